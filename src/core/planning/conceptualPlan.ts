// Plans the answer to "what does X do" and "where is X decided": definitions and documents by a search over both, named ones first.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../base/collections/firstOfEach.ts';
import { defaultAskSettings } from '../base/settings/askSettings.ts';
import type { SymbolNode } from '../graph/edges/graphTypes.ts';
import type { Intent } from '../reading/intent.ts';
import { keyOf, symbolCandidate, type Candidate } from '../searching/candidate.ts';
import type { Inquiry, Sources } from '../searching/inquiry.ts';
import { inScope } from '../searching/scope.ts';
import { describedLines, type DescribedLines } from './decisions/describedLines.ts';
import { keyUsesOf, type KeyUses } from './conceptual/keyUsesPlan.ts';
import type { NearestValue } from './conceptual/nearestValue.ts';
import type { MemberSet } from '../searching/lists/values/memberSets.ts';
import { overviewsOf, type FileOverview } from './conceptual/overviews.ts';
import { isLicenceFile, isProse } from '../workspace/roles.ts';
import type { RetrieverRuns } from '../searching/retrieverRuns.ts';
import { isOfTestsAlone, subjectsOf, type Subject } from './subjects.ts';
import { withSharedBase } from './conceptual/sharedBase.ts';
import { withSuperCalls } from './conceptual/superCalls.ts';
import { sortPublicFirst, exampleUses, type DefinitionUse } from './conceptual/exampleUses.ts';
import { rankHybrid } from '../searching/hybridRanking.ts';

/** Plan of a conceptual answer. */
export interface ConceptualPlan {
  readonly mode: 'conceptual';
  readonly subjects: readonly Subject[];
  readonly definitions: readonly Candidate[];
  readonly documents: readonly Candidate[];
  /** Purpose of the files of the first definitions. */
  readonly overviews: readonly FileOverview[];
  /** Lines outside all definitions that the question is about; the rest is then only possibly related. */
  readonly placeOutsideDefinitions: Candidate | null;
  /** Definitions that the person pointed at. */
  readonly focus: readonly SymbolNode[];
  /** Places that show how to use the first definitions, where the question asks for that: then documents come first. */
  readonly uses?: readonly DefinitionUse[];
  /** Lines of the first definitions that do what the question describes. */
  readonly describes?: DescribedLines;
  /** Uses of the option or field that the question names. */
  readonly keyUses?: KeyUses;
  /** Nearest match when the question asks for a value or members and nothing sets them. */
  readonly nearestValue?: NearestValue;
  /** Groups that may be meant where a list is asked for and none is certain, best first. */
  readonly nearestSets?: readonly MemberSet[];
}

/** Maximum share of the results for definitions. With the share of documents it exceeds 1, since one of both is often rare. Set by judgement. */
const definitionShare = 0.8;
/** Maximum share of the results for documents. Set by judgement. */
const documentShare = 0.3;
/** Results with a lower score are no definitions of the answer; the best scores 1. Set by judgement. */
const strongEnough = 0.25;
/** Definitions that an answer without a model shows in full. Set by judgement. */
export const fullDefinitions = 3;

/** Searches code and documents, and plans what the answer shows of them. */
export async function planConceptual(
  inquiry: Inquiry,
  sources: Sources,
  runs: RetrieverRuns,
  limit: number,
): Promise<{ readonly rankedCandidates: readonly Candidate[]; readonly plan: ConceptualPlan }> {
  const rankedCandidates = await rankHybrid(inquiry, sources, runs, limit);
  const { settings = defaultAskSettings } = inquiry;
  const results = settings['retrieval.results'];
  const subjects = settings['features.codeIndex'] ? subjectsOutsideMessage(inquiry, sources, rankedCandidates) : [];
  const strongCandidates = rankedCandidates.filter(({ symbol, score }) => symbol && symbol.fact.kind !== 'module' && score >= strongEnough);
  const keyUses = settings['features.codeIndex'] ? await keyUsesOf(inquiry, sources) : undefined;
  const howToUse = settings['features.codeIndex'] && inquiry.intent.asksHowToUse;
  const publicFirst = howToUse ? sortPublicFirst(strongCandidates, sources.graph) : strongCandidates;
  const codeFirst = inquiry.intent.wants === 'code' ? sortTestsLast(publicFirst, inquiry.intent, sources) : publicFirst;
  const readersFirst = withReaders(codeFirst, keyUses, inquiry);
  const isAllowed = (each: SymbolNode): boolean => inScope(each, inquiry.scope);
  const sortedCandidates = withSharedBase(readersFirst, inquiry.intent.content, sources.graph, isAllowed);
  const symbols = settings['features.callGraph'] ? withSuperCalls(sortedCandidates, sources.graph, isAllowed) : sortedCandidates;
  const focus = inquiry.focus.filter(({ fact }) => fact.kind !== 'module');
  const documents = rankedCandidates
    .filter(({ role, path }) => role === 'documentation' && isProse(path) && !isLicenceFile(path))
    .slice(0, Math.round(results * documentShare));
  return {
    rankedCandidates,
    plan: {
      mode: 'conceptual',
      subjects,
      overviews: settings['features.codeIndex'] ? await overviewsOf(symbols, sources) : [],
      definitions: symbols.slice(0, Math.max(1, Math.round(results * definitionShare))),
      documents,
      placeOutsideDefinitions: selectedPlaceOf(inquiry) ?? outsideDefinitions(rankedCandidates),
      focus,
      ...(keyUses ? { keyUses } : {}),
      ...(inquiry.intent.describesBehaviour && focus.length === 0 ? { describes: await describedLines(symbols, inquiry, sources) } : {}),
      ...(howToUse ? { uses: exampleUses(symbolsInFull(focus, subjects, symbols), sources.graph, isAllowed) } : {}),
    },
  };
}

/** Subjects of the question. Names inside a message that code contains are part of that message. */
function subjectsOutsideMessage(inquiry: Inquiry, sources: Sources, rankedCandidates: readonly Candidate[]): readonly Subject[] {
  const subjects = subjectsOf(inquiry, sources).filter(({ name }) => !isProjectBesideContent(name, inquiry.intent));
  const isInCode = rankedCandidates.some(({ message }) => message !== undefined && message.kind !== 'part');
  return isInCode ? subjects.filter(({ name }) => !inquiry.intent.onlyQuotedNames.includes(name)) : subjects;
}

/**
 * Whether a name stands for the project in a question about something else: "How does Acme check the graph?" is about the check, also where
 * a class is called `Acme`.
 */
function isProjectBesideContent(name: string, { ownNames, content, relation }: Intent): boolean {
  return ownNames.includes(name) && relation?.name !== name && content.some((word) => word !== name);
}

/** The selected definitions, whatever the words are; otherwise each named one that is unique. */
export function subjectDefinitions({ focus, subjects }: Pick<ConceptualPlan, 'focus' | 'subjects'>): readonly SymbolNode[] {
  return focus.length ? focus : subjects.flatMap(({ definitions }) => (definitions.length === 1 ? definitions : []));
}

/** Symbols that an answer shows in full: the selection, otherwise named and found ones. */
function symbolsInFull(
  focus: readonly SymbolNode[],
  subjects: readonly Subject[],
  candidates: readonly Candidate[],
): readonly SymbolNode[] {
  const symbols = subjectDefinitions({ focus, subjects });
  return symbols.length ? symbols.slice(0, fullDefinitions) : candidates.flatMap(({ symbol }) => symbol ?? []).slice(0, fullDefinitions);
}

/** Puts functions that read the option in question first: they show its effect. */
function withReaders(candidates: readonly Candidate[], keyUses: KeyUses | undefined, { scope }: Inquiry): readonly Candidate[] {
  if (!keyUses) return candidates;
  const why = l10n.t('reads {0}', keyUses.name);
  const readers = keyUses.reads.uses.places.flatMap(({ symbol, role, line }) =>
    symbol && symbol.fact.kind !== 'module' && role === 'code' && inScope(symbol, scope)
      ? [{ ...symbolCandidate(symbol, 1, why), at: line }]
      : [],
  );
  return firstOfEach([...readers, ...candidates], keyOf);
}

/** Puts tests last, however well they match, unless the question names them: code explains itself. */
function sortTestsLast(candidates: readonly Candidate[], { names }: Intent, sources: Sources): readonly Candidate[] {
  const questionNames = new Set(names.flatMap(({ name }) => (isOfTestsAlone(name, sources) ? [] : name)));
  const comesLast = ({ role, symbol }: Candidate): boolean => role === 'test' && !(symbol && questionNames.has(symbol.fact.name));
  return [...candidates.filter((each) => !comesLast(each)), ...candidates.filter(comesLast)];
}

/** The best matching line, if it is outside all definitions. */
function outsideDefinitions([first]: readonly Candidate[]): Candidate | null {
  if (first?.at === undefined || (first.symbol && first.symbol.fact.kind !== 'module')) return null;
  return { ...first, lines: { first: first.at, last: first.at } };
}

function selectedPlaceOf({ focus: [file], selected }: Inquiry): Candidate | null {
  if (!file || !selected) return null;
  return { ...symbolCandidate(file, 1, l10n.t('is what was selected')), lines: selected };
}
