// Reads a question and finds code for it. Rules read it at once; where they are unsure, a small model reads it while the search runs.
import type { AskSettings } from '../base/settings/askSettings.ts';
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import type { Intent } from '../reading/intent.ts';
import type { Form } from '../reading/kind/forms.ts';
import { reasonOf } from '../reading/kind/kindReasons.ts';
import type { Inquiry, Sources } from '../searching/inquiry.ts';
import { hasGuessedSubject } from '../planning/analyticalPlan.ts';
import { retrieve, type Retrieval } from '../planning/retrieve.ts';
import { scrub, type SecretPlaceholders } from '../secrets/scrub.ts';
import type { EditorProblem } from '../findings/problemFindings.ts';
import type { LookUpDependencies } from './input/lookUpDependencies.ts';
import type { AskEvent } from './record/events.ts';
import type { Phases } from './record/phases.ts';
import { readByModel } from './understanding/readByModel.ts';
import { rankedLimit, readQuestion } from './understanding/readQuestion.ts';
import { modelReadingSetting } from './preparation/choice/chosenStrategy.ts';
import type { FollowUp } from './session/followUp.ts';
import type { UsageMeter } from './record/usageMeter.ts';
import { inquiryOf, understand, type QuestionUnderstanding } from './understanding/understand.ts';
import type { AskModels, AskOptions } from './input/askOptions.ts';

/** Dependencies of reading and retrieving. */
export interface ReadAndFindDependencies {
  readonly dependencies: LookUpDependencies;
  readonly options: AskOptions;
  readonly settings: AskSettings;
  readonly followUp: FollowUp | undefined;
  readonly models: AskModels;
  readonly usageMeter: UsageMeter;
  readonly phases: Phases;
  readonly token: CancellationToken;
  /** Placeholders for the secrets of the question: problems that the editor reports can quote them as well. */
  readonly placeholders: SecretPlaceholders;
  /** Whether people see the kind of their question. */
  readonly tellsKind: boolean;
}

/** A question that was read, with its results; `declined` when the person refused to send it to the small model. */
export interface ReadingResult {
  readonly understanding: QuestionUnderstanding;
  readonly inquiry: Inquiry;
  readonly retrieval: Retrieval;
  readonly declined: boolean;
}

/** Reads `scrubbedQuestion`, which has placeholders for its secrets, and finds code for it. Rejects with `CancelledError`. */
export async function* readAndFind(
  scrubbedQuestion: ReturnType<typeof scrub>,
  { dependencies, options, settings, followUp, models, usageMeter, phases, token, tellsKind, placeholders }: ReadAndFindDependencies,
): AsyncGenerator<AskEvent, ReadingResult, undefined> {
  const { sources, clock } = dependencies;
  const problems = withoutSecrets(options.problems ?? [], placeholders);
  const resolvedQuestion = followUp?.question ?? scrubbedQuestion.text;
  const { intentByRules, readIntentWith, message } = await readQuestion(resolvedQuestion, dependencies);
  const inquiryFor = (understanding: QuestionUnderstanding): Inquiry => ({
    ...inquiryOf(understanding, options.focus, dependencies, options.attached),
    settings,
    problems,
    ...(options.relation ? { relation: options.relation } : {}),
  });
  const understandAs = (intent: Intent): QuestionUnderstanding =>
    understand(scrubbedQuestion.text, intent, options, dependencies, followUp, message);
  const firstUnderstanding = conceptualIfUnsure(understandAs(intentByRules), inquiryFor, sources);
  const find = (understanding: QuestionUnderstanding): Promise<Retrieval> =>
    retrieve(understanding.mode.value, inquiryFor(understanding), sources, clock, rankedLimit);
  const readerModel = message === undefined && isUnsure(intentByRules, options, settings) ? models.classifying : undefined;
  // While the model reads, the search already runs with the reading of the rules.
  const earlyRetrieval = readerModel && clock.sleep(0).then(() => find(firstUnderstanding));
  // Nobody awaits this search after a cancel, or when the model reads the question differently: its rejection must not be unhandled.
  earlyRetrieval?.catch(() => undefined);
  const byModel = readerModel
    ? yield* readByModel(resolvedQuestion, readerModel, {
        ...dependencies,
        usageMeter,
        settings,
        token,
        secretCount: scrubbedQuestion.count,
      })
    : { declined: false };
  const understanding = byModel.reading ? understandAs(readIntentWith(byModel.reading)) : firstUnderstanding;
  phases.end('classify');
  if (tellsKind) yield { kind: 'classified', mode: understanding.mode };
  const retrieval = await (earlyRetrieval && asksTheSame(firstUnderstanding, understanding) ? earlyRetrieval : find(understanding));
  throwIfCancelled(token);
  phases.end('retrieve');
  return { understanding, inquiry: inquiryFor(understanding), retrieval, declined: byModel.declined };
}

/** Below this confidence of the rules, a question for a fact is not taken as one for a judgement. Measured: docs/ranking.md. */
const minJudgementConfidence = 0.6;

/** Forms that can ask for a fact or for a judgement. */
const factForms: ReadonlySet<Form> = new Set(['yes-no', 'how']);

/**
 * Turns a judgement ("how good is this code?") into a search by words where two guesses meet: the rules are not sure that the question asks
 * for a judgement, and only ordinary words spell its subject. "Is the debugger on in production?" asks for a fact, although a file is named
 * `debugger`. A question for a place is treated alike however sure the rules are, since a judgement has no place.
 */
function conceptualIfUnsure(
  understanding: QuestionUnderstanding,
  inquiryFor: (understanding: QuestionUnderstanding) => Inquiry,
  sources: Sources,
): QuestionUnderstanding {
  const { mode } = understanding;
  const form = understanding.intent.form.value;
  const isJudgement = mode.value === 'analytical' && mode.by === 'rules';
  const mayAskForFact = form === 'where' || (factForms.has(form) && mode.confidence < minJudgementConfidence);
  if (!isJudgement || !mayAskForFact || !hasGuessedSubject(inquiryFor(understanding), sources)) return understanding;
  const { words: _, ...modeWithoutWords } = mode;
  return { ...understanding, mode: { ...modeWithoutWords, value: 'conceptual', reason: reasonOf('conceptual') } };
}

/** Whether a small model should read the question too: nobody chose a mode, and the rules are unsure. */
function isUnsure({ confidence }: Intent, options: AskOptions, settings: AskSettings): boolean {
  const when = modelReadingSetting({ options, settings });
  return when === 'always' || (when === 'auto' && confidence < settings['classify.sureRules']);
}

/** Whether both readings lead to the same search. */
function asksTheSame(a: QuestionUnderstanding, b: QuestionUnderstanding): boolean {
  const keyOf = ({ mode, scope, intent: { relation, aim } }: QuestionUnderstanding): string =>
    JSON.stringify([mode.value, scope.text, relation, aim]);
  return keyOf(a) === keyOf(b);
}

function withoutSecrets(problems: readonly EditorProblem[], placeholders: SecretPlaceholders): readonly EditorProblem[] {
  return problems.map((problem) => ({ ...problem, message: scrub(problem.message, placeholders).text }));
}
