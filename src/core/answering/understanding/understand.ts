// Chooses for a question that was read: its mode, the part of the workspace that bounds it, and the code that the person pointed at.
import * as l10n from '@vscode/l10n';
import { withDefaults } from '../../base/settings/askSettings.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { Intent } from '../../reading/intent.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { implementationsOf } from '../../searching/definitions/overloads.ts';
import { resolveNameAt } from '../../searching/definitions/resolveNameAt.ts';
import { mentionedNames } from '../../searching/lists/nameList.ts';
import { QuestionText } from '../../reading/questionText.ts';
import type { Vocabulary } from '../../reading/vocabulary.ts';
import { withoutConstructors } from '../../graph/values/constructors.ts';
import { everywhere, resolveScope, scopeWithout, type ExcludedLines, type ResolvedScope } from '../../searching/scope.ts';
import { rootByLabel } from '../../workspace/rootByLabel.ts';
import type { LookUpDependencies } from '../input/lookUpDependencies.ts';
import type { ModeChoice } from '../../reading/mode.ts';
import { asFailure, asRuntimeFailure, intentOfMessage } from './pastedMessage.ts';
import type { FollowUp } from '../session/followUp.ts';
import type { AskOptions } from '../input/askOptions.ts';

/** A question after reading. */
export interface QuestionUnderstanding {
  /** Intent of the text, with a name in place of the word that a follow-up used for it. */
  readonly intent: Intent;
  /** The text as it was asked. */
  readonly question: QuestionText;
  readonly followUp: FollowUp | undefined;
  readonly mode: ModeChoice;
  readonly scope: ResolvedScope;
  /**
   * Scope of the evidence where `scope` is only the class or function to judge; absent where both are the same. Evidence about a class is
   * not limited to its lines.
   */
  readonly evidenceScope?: ResolvedScope;
}

/** Maximum symbols of one selection. */
const maxFocusSymbols = 5;
/** Maximum symbols of all selections together. */
const maxAttached = 15;

/** What the workspace knows of names and paths, for reading a question. */
export function vocabularyOf({ graph, files }: Pick<Sources, 'graph' | 'files'>, projectNames: readonly string[] = []): Vocabulary {
  return { files, definitions: (name) => graph.byName(name).length, projectNames };
}

/**
 * Chooses the mode of `question` and looks up its scope. `baseIntent` is its intent, with a name in place of a follow-up's word; `options`
 * override it. `message`: the pasted message, where the text is nothing else; absent in a search while somebody types.
 */
export function understand(
  question: string,
  baseIntent: Intent,
  options: Pick<AskOptions, 'mode' | 'scope' | 'settings' | 'excluded'>,
  dependencies: Pick<LookUpDependencies, 'sources' | 'roots'>,
  followUp?: FollowUp,
  message?: string,
): QuestionUnderstanding {
  const { graph, files } = dependencies.sources;
  const intent = message === undefined ? baseIntent : intentOfMessage(baseIntent, message);
  const choice = chooseMode(options, failureOf(baseIntent, message) ?? baseIntent.mode);
  const { value } = choice;
  const resolve = (scope: string | null | undefined): ResolvedScope => resolveScope(scope, graph, files, dependencies.roots);
  const scopeName = options.scope ?? baseIntent.scopeByMode[value];
  const judgedSymbol = scopeName === null && value === 'analytical' ? soleNamedSymbol(intent, graph) : null;
  const scope = resolve(scopeName ?? judgedSymbol);
  const linesToExclude = excludedLines(options.excluded, dependencies);
  return {
    intent,
    question: new QuestionText(question),
    followUp,
    mode: { ...choice, scope: scope.text },
    scope: scopeWithout(scope, linesToExclude),
    ...(judgedSymbol === null ? {} : { evidenceScope: scopeWithout(everywhere, linesToExclude) }),
  };
}

/** Diagnostic mode for a text in another mode that is a message of this workspace or of a runtime. */
function failureOf({ mode, runtime, act }: Intent, message: string | undefined): ModeChoice | undefined {
  if (mode.value === 'diagnostic') return undefined;
  if (message !== undefined) return asFailure();
  return runtime !== undefined && act !== 'question' ? asRuntimeFailure() : undefined;
}

/** The class or function that a question asks to judge, if it names exactly one. */
function soleNamedSymbol(intent: Intent, graph: CodeGraph): string | null {
  const names =
    intent.act === 'report' ? [] : mentionedNames(intent, graph).filter(({ name }) => withoutConstructors(graph.byName(name)).length === 1);
  const [only] = names;
  return names.length === 1 && only ? only.name : null;
}

function excludedLines(excludedPlaces: AskOptions['excluded'] = [], { roots }: Pick<LookUpDependencies, 'roots'>): ExcludedLines[] {
  return excludedPlaces.flatMap(({ root: label, path, lineStart, lineEnd }) => {
    const root = rootByLabel(label, roots);
    return root ? [{ root: root.key, path, lines: { first: lineStart - 1, last: lineEnd - 1 } }] : [];
  });
}

function chooseMode({ mode, modeBy, settings }: Pick<AskOptions, 'mode' | 'modeBy' | 'settings'>, readMode: ModeChoice): ModeChoice {
  const { 'features.codeIndex': index, 'features.modeRouting': routing } = withDefaults(settings);
  // Without an index of the code the other modes have nothing to walk.
  if (!index || (!routing && !mode)) {
    const reason = index ? l10n.t('Choosing a kind of question is switched off.') : l10n.t('The code index is switched off.');
    return { value: 'conceptual', confidence: 1, reason, scope: null, by: 'settings' };
  }
  if (mode && modeBy === 'command') {
    return { value: mode, confidence: 1, reason: l10n.t('Chosen by the command.'), scope: null, by: 'command' };
  }
  return mode ? { value: mode, confidence: 1, reason: l10n.t('Chosen by you.'), scope: null, by: 'user' } : readMode;
}

/** Input of retrieval for the question. A follow-up without a selection is about the symbol of the earlier turn. */
export function inquiryOf(
  { intent, scope, followUp }: QuestionUnderstanding,
  selection: AskOptions['focus'],
  dependencies: LookUpDependencies,
  attachedPlaces: AskOptions['attached'] = [],
): Inquiry {
  const symbols = [selection, ...attachedPlaces].flatMap((each) => symbolsAt(each, dependencies));
  const pointedSymbols = [...new Map(symbols.map((symbol) => [symbol.id, symbol])).values()].slice(0, maxAttached);
  const focus = selection || !followUp ? pointedSymbols : [followUp.symbol];
  return { intent, scope, focus, ...selectedLines(selection, focus) };
}

/** Symbols at the place that the question points at: the innermost one at its start, and those that begin inside it. */
function symbolsAt(place: AskOptions['focus'], { sources, roots }: Pick<LookUpDependencies, 'sources' | 'roots'>): SymbolNode[] {
  if (!place) return [];
  const root = rootByLabel(place.root, roots);
  if (!root) return [];
  const [first, last] = [place.lineStart - 1, place.lineEnd - 1];
  const namedSymbols = place.name ? resolveNameAt({ root: root.key, path: place.path, line: first, name: place.name }, sources.graph) : [];
  if (namedSymbols.length) return namedSymbols.slice(0, maxFocusSymbols);
  const inFile = sources.graph.inFile(root.key, place.path);
  const at = sources.graph.at(root.key, place.path, first);
  const inside = inFile.filter(
    ({ id, fact }) => id !== at?.id && fact.kind !== 'module' && fact.nameRange.start.line >= first && fact.nameRange.start.line <= last,
  );
  const chosenSymbols = at && (at.fact.kind !== 'module' || inside.length === 0) ? [at, ...inside] : inside;
  // Between two definitions people mean the one that the comment there documents, otherwise the file.
  const documentedSymbols = chosenSymbols.every(({ fact }) => fact.kind === 'module')
    ? inFile.filter(({ fact }) => isInDocComment(fact, last))
    : [];
  return implementationsOf(documentedSymbols.length ? documentedSymbols : chosenSymbols, sources.graph).slice(0, maxFocusSymbols);
}

/** The selected lines themselves where no definition but the file holds them. */
function selectedLines(selection: AskOptions['focus'], focus: readonly SymbolNode[]): Pick<Inquiry, 'selected'> {
  if (!selection || focus[0]?.fact.kind !== 'module') return {};
  return { selected: { first: selection.lineStart - 1, last: Math.max(selection.lineStart, selection.lineEnd) - 1 } };
}

function isInDocComment({ docLines, range }: SymbolNode['fact'], line: number): boolean {
  return docLines !== undefined && docLines.first <= line && line < range.start.line;
}
