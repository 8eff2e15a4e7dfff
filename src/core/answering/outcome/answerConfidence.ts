// Rates the confidence in an answer as low, medium or high, with the reasons.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { code } from '../page/markdownText.ts';
import type { AnswerRecord, Citation } from '../record/answerRecord.ts';
import type { RelationPlan } from '../../planning/relations/relationPlan.ts';
import type { AskedCallers } from '../../planning/relations/callersPlan.ts';
import { isAlmostAsLikely } from '../../planning/decisions/describedLines.ts';
import { coversEnd } from '../../searching/lists/messages/messageParts.ts';
import { isAboutProject, type ProjectPlan } from '../../planning/conceptual/wholeProject.ts';
import { isInventory } from '../../planning/conceptual/inventoryPlan.ts';
import { isLookup } from '../../planning/conceptual/isLookup.ts';
import { isForMembers } from '../../planning/conceptual/membersPlan.ts';
import { isForValue } from '../../planning/conceptual/valuePlan.ts';
import { isForSettings } from '../../planning/conceptual/settingsPlan.ts';
import type { AnalyticalPlan } from '../../planning/analyticalPlan.ts';
import type { ConceptualPlan } from '../../planning/conceptualPlan.ts';
import type { DiagnosticPlan } from '../../planning/diagnosticPlan.ts';
import type { ExploratoryPlan } from '../../planning/exploratoryPlan.ts';
import type { Retrieval } from '../../planning/retrieve.ts';
import { isGuess, isMoreThanItsName, type Wording } from '../understanding/wording.ts';
import type { Coverage } from '../../indexing/indexReport.ts';
import { indexedShare } from '../record/indexedShare.ts';

/** 0 low, 1 medium, 2 high. */
type Level = 0 | 1 | 2;

/**
 * Rates an answer: the kind of results gives a level, and each objection can lower it. `wording` is set where words led to the results and
 * no model judged these.
 */
export function rateConfidence(
  retrieval: Retrieval,
  citations: readonly Citation[],
  coverage: Coverage,
  wording?: Wording,
): AnswerRecord['confidence'] {
  const reasons: string[] = [];
  let level: number = planLevel(retrieval, reasons);
  if (wording) level = Math.min(level, rankLevel(retrieval.plan, reasons));
  if (wording && indexedShare(coverage) === 1) level = Math.min(level, wordingLevel(retrieval.plan, wording, reasons));
  const brokenCount = citations.filter(({ status }) => status === 'unsupported').length;
  if (citations.length === 0) {
    level = 0;
    reasons.push(l10n.t('Nothing in this workspace could be cited.'));
  } else if (brokenCount > 0) {
    level = Math.min(level, 1);
    reasons.push(l10n.t('{0} of {1} citations could not be verified.', brokenCount, citations.length));
  }
  if (indexedShare(coverage) < 1) {
    level = Math.min(level, 1);
    reasons.push(l10n.t('The index is not complete yet: {0} % of the files.', Math.floor(100 * indexedShare(coverage))));
  }
  return { level: (['low', 'medium', 'high'] as const)[level] ?? 'low', reasons };
}

/** The level that the kind of results allows at most, before any objection. Adds its reason to `reasons`. */
function planLevel({ plan, rankedCandidates }: Retrieval, reasons: string[]): Level {
  switch (plan.mode) {
    case 'conceptual':
      return conceptualLevel(plan, rankedCandidates.length, reasons);
    case 'exploratory':
      return exploratoryLevel(plan, rankedCandidates.length, reasons);
    case 'diagnostic':
      return diagnosticLevel(plan, reasons);
    case 'analytical':
      return analyticalLevel(plan, reasons);
  }
}

function conceptualLevel(plan: ConceptualPlan, placeCount: number, reasons: string[]): Level {
  if (isAboutProject(plan)) return projectLevel(plan, reasons);
  if (isForValue(plan) || isForMembers(plan)) return addReason(reasons, l10n.t('The line was found by the words of the question.'), 1);
  if (plan.nearestValue?.comment) return addReason(reasons, l10n.t('A comment states the default.'), 1);
  if (plan.nearestValue) return addReason(reasons, l10n.t('No line that sets a value has all words of the question.'), 0);
  if (isForSettings(plan)) return addReason(reasons, l10n.t('Read from the text of all code files.'), 2);
  if (isInventory(plan)) return addReason(reasons, l10n.t('Counted from the code graph.'), 2);
  return subjectLevel(plan.subjects, placeCount, reasons);
}

function exploratoryLevel(plan: ExploratoryPlan, placeCount: number, reasons: string[]): Level {
  if (plan.describedSymbol) return addReason(reasons, l10n.t('The question describes its subject and does not name it.'), 0);
  if (plan.relationPlan) return relationLevel(plan.relationPlan, reasons);
  if (plan.missing.length || plan.ends?.guessedWords)
    return addReason(reasons, l10n.t('An end of the flow is missing here, or was guessed from its words.'), 0);
  if (plan.flows.length + plan.callers.length === 0) return addReason(reasons, l10n.t('No entry point was found for the flow.'), 0);
  return Math.min(usesLevel(plan.callers, reasons), subjectLevel(plan.subjects, placeCount, reasons)) as Level;
}

function diagnosticLevel(plan: DiagnosticPlan, reasons: string[]): Level {
  if (plan.frames.some(({ symbol }) => symbol)) return addReason(reasons, l10n.t('The stack trace leads to code of this workspace.'), 2);
  if (plan.message === 'missing' && plan.nearest?.message && coversEnd(plan.nearest.message))
    return addReason(reasons, l10n.t('The text of the error was found in the code, but for its beginning.'), 1);
  if (plan.anchored && plan.message === 'missing')
    return addReason(reasons, l10n.t('No code was found with this message: the results raise its type or have a similar message.'), 0);
  if (plan.runtime) return addReason(reasons, l10n.t('Only a runtime writes the text: which line made it do so is not certain.'), 0);
  if (plan.anchored && plan.message === 'found') return addReason(reasons, l10n.t('The text of the error was found in the code.'), 1);
  if (plan.anchored) return addReason(reasons, l10n.t('The error was found where it is raised or logged.'), 1);
  return addReason(reasons, l10n.t('Only the words of the question lead to this code.'), 0);
}

function analyticalLevel(plan: AnalyticalPlan, reasons: string[]): Level {
  if (plan.symbols === 0) return addReason(reasons, l10n.t('The scope contains no code.'), 0);
  if (!plan.isGuessed) return addReason(reasons, l10n.t('Counted from the code graph.'), 2);
  const names = namesOf(plan.namedDefinitions);
  return addReason(reasons, l10n.t('Inferred from ordinary words: {0}. The question may mean something else.', names), 0);
}

/** A project's own introduction and the starts in its manifests are facts; conclusions from file names are guesses. */
function projectLevel({ project }: ProjectPlan, reasons: string[]): Level {
  const isDocumented = project.every(
    ({ introduction: sentence, entries }) => sentence !== undefined && entries.some(({ manifestLine }) => manifestLine !== undefined),
  );
  return isDocumented
    ? addReason(reasons, l10n.t('Based on the README, the manifests and the folders.'), 2)
    : addReason(reasons, l10n.t('Neither manifest nor README covers all of it: a part comes from names of files and folders.'), 1);
}

/** Possible uses through another type, and places with only the name, may be uses that the answer does not count. */
function usesLevel(callers: readonly AskedCallers[], reasons: string[]): 1 | 2 {
  const isKnown = callers.every(
    ({ usesOrLines }) => !usesOrLines || (usesOrLines.complete && usesOrLines.total === (usesOrLines.uses?.places.length ?? 0)),
  );
  if (isKnown) return 2;
  reasons.push(l10n.t('For some places it is not known whether they use it; they are counted separately.'));
  return 1;
}

/** A list of uses is certain if every place with the name is decided. */
function relationLevel({ definitions, others, symbols }: RelationPlan, reasons: string[]): Level {
  if (definitions.length > 1) return addReason(reasons, l10n.t('A name in the question has several definitions.'), 1);
  const openCount = symbols.length ? 0 : others.undecided.length + others.possible.length;
  if (openCount > 0)
    return addReason(reasons, l10n.t('For some places it is not known whether they use it; they are counted separately.'), 1);
  const isDecided = symbols.length > 0 || others.verdict.is !== 'unknown';
  return isDecided
    ? addReason(reasons, l10n.t('Based on the list of all uses.'), 2)
    : addReason(reasons, l10n.t('No use is known, but code outside of the index may use it.'), 1);
}

function subjectLevel(subjects: readonly { readonly definitions: readonly unknown[] }[], placeCount: number, reasons: string[]): Level {
  if (placeCount === 0) return addReason(reasons, l10n.t('Nothing matched the question.'), 0);
  if (subjects.length === 0) return addReason(reasons, l10n.t('Found by the words of the question, not by a name.'), 1);
  if (subjects.some(({ definitions }) => definitions.length === 0))
    return addReason(reasons, l10n.t('A name in the question is not defined here.'), 0);
  if (subjects.some(({ definitions }) => definitions.length > 1))
    return addReason(reasons, l10n.t('A name in the question has several definitions.'), 1);
  return addReason(reasons, l10n.t('The names in the question are defined here, each once.'), 2);
}

/** A second definition that matches described behaviour almost as well as the first is as likely to be meant. */
function rankLevel(plan: Retrieval['plan'], reasons: string[]): Level {
  if (plan.mode !== 'conceptual' || !plan.describes || plan.subjects.some(({ definitions }) => definitions.length > 0)) return 2;
  const [first, next] = plan.definitions;
  return first && next && isAlmostAsLikely(next, first)
    ? addReason(reasons, l10n.t('Another definition matches the words almost as well.'), 0)
    : 2;
}

/** Words that occur in no file suggest that the question is about something else than the results. */
function wordingLevel(plan: Retrieval['plan'], wording: Wording, reasons: string[]): Level {
  if (plan.mode !== 'conceptual' && plan.mode !== 'exploratory') return 2;
  if ((plan.mode === 'exploratory' && (plan.relationPlan || plan.paths.length > 0)) || (plan.mode === 'conceptual' && isLookup(plan)))
    return 2;
  const isNamed = plan.subjects.some(({ definitions }) => definitions.length > 0);
  const level = isNamed ? (isMoreThanItsName(wording) ? 1 : 2) : isGuess(wording) ? 0 : 2;
  if (level === 2) return 2;
  return addReason(
    reasons,
    l10n.t('{0} of {1} words of the question appear in no file.', wording.unknown.length, wording.words.length),
    level,
  );
}

function namesOf(symbols: readonly SymbolNode[]): string {
  return [...new Set(symbols.map(({ fact, path }) => code(fact.kind === 'module' ? path : fact.name)))].join(', ');
}

function addReason(reasons: string[], reason: string, level: Level): Level {
  reasons.push(reason);
  return level;
}
