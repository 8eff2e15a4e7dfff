// Reads a question and retrieves for it. Rules start at once; where they are unsure a small model reads in parallel.
import type { AskSettings } from '../base/settings/askSettings.ts';
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import type { Intent } from '../reading/intent.ts';
import type { Form } from '../reading/kind/forms.ts';
import { reasonOf } from '../reading/kind/kindReasons.ts';
import type { Inquiry, Sources } from '../searching/inquiry.ts';
import { isAboutGuess } from '../planning/analyticalPlan.ts';
import { projectNames } from '../planning/overview/projectNames.ts';
import { retrieve, type Retrieval } from '../planning/retrieve.ts';
import { scrub, type SecretPlaceholders } from '../secrets/scrub.ts';
import type { EditorProblem } from '../findings/editorProblems.ts';
import type { LookUpDependencies } from './input/lookUpDependencies.ts';
import type { AskEvent } from './record/events.ts';
import { pastedMessage } from './understanding/pastedMessage.ts';
import type { Phases } from './record/phases.ts';
import { readByModel } from './understanding/readByModel.ts';
import { modelReadingSetting } from './preparation/choice/chosenStrategy.ts';
import type { FollowUp } from './session/followUp.ts';
import type { UsageMeter } from './record/usageMeter.ts';
import { inquiryOf, readQuestion, understand, type QuestionUnderstanding } from './understanding/understand.ts';
import type { AskModels, AskOptions } from './input/askOptions.ts';

const rankedLimit = 60;

/** Dependencies of reading and retrieving. */
export interface ReadAndFindInput {
  readonly dependencies: LookUpDependencies;
  readonly options: AskOptions;
  readonly settings: AskSettings;
  readonly followUp: FollowUp | undefined;
  readonly models: AskModels;
  readonly usageMeter: UsageMeter;
  readonly phases: Phases;
  readonly token: CancellationToken;
  /** Placeholders for the secrets of the question: problems that the editor reports can quote them as well. */
  readonly names: SecretPlaceholders;
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

/** Reads `scrubbedQuestion`, a question without its secrets, and finds what it asks about. Rejects with `CancelledError` when `token` is cancelled. */
export async function* readAndFind(
  scrubbedQuestion: ReturnType<typeof scrub>,
  { dependencies, options, settings, followUp, models, usageMeter, phases, token, tellsKind, names }: ReadAndFindInput,
): AsyncGenerator<AskEvent, ReadingResult, undefined> {
  const { sources, clock } = dependencies;
  const problems = withoutSecrets(options.problems ?? [], names);
  const resolvedQuestion = followUp?.question ?? scrubbedQuestion.text;
  const readIntent = readQuestion(resolvedQuestion, sources, await projectNames(sources, dependencies.roots));
  const byRules = readIntent();
  const message = await pastedMessage(byRules, sources);
  const inquiryFor = (understanding: QuestionUnderstanding): Inquiry => ({
    ...inquiryOf(understanding, options.focus, dependencies, options.attached),
    settings,
    problems,
    ...(options.relation ? { command: options.relation } : {}),
  });
  const firstUnderstanding = conceptualIfUnsure(
    understand(scrubbedQuestion.text, byRules, options, dependencies, followUp, message),
    inquiryFor,
    sources,
  );
  const find = (understanding: QuestionUnderstanding): Promise<Retrieval> =>
    retrieve(understanding.mode.value, inquiryFor(understanding), sources, clock, rankedLimit);
  const readerModel = message === undefined && isUnsure(byRules, options, settings) ? models.classifying : undefined;
  // The search starts from what the rules read while the model still reads.
  const earlyRetrieval = readerModel && clock.sleep(0).then(() => find(firstUnderstanding));
  // Avoids an unhandled rejection: nobody awaits this search after a cancel, or when the model reads the question differently.
  earlyRetrieval?.catch(() => undefined);
  const byModel = readerModel
    ? yield* readByModel(resolvedQuestion, readerModel, { ...dependencies, usageMeter, settings, token, secrets: scrubbedQuestion.count })
    : { declined: false };
  const understanding = byModel.reading
    ? understand(scrubbedQuestion.text, readIntent(byModel.reading), options, dependencies, followUp, message)
    : firstUnderstanding;
  phases.end('classify');
  if (tellsKind) yield { kind: 'classified', mode: understanding.mode };
  const retrieval = await (earlyRetrieval && asksTheSame(firstUnderstanding, understanding) ? earlyRetrieval : find(understanding));
  throwIfCancelled(token);
  phases.end('retrieve');
  return { understanding, inquiry: inquiryFor(understanding), retrieval, declined: byModel.declined };
}

/**
 * Below this the judgement is a guess. "Is the debugger on in production?", "does it bind query parameters?": of 80 questions about 14
 * projects, four asked for yes or no with words that spell a file; none of the four was a judgement, and one of the labelled ones is judged
 * so unsurely (2026-11-26).
 */
const unsureJudgement = 0.6;

/** Forms that ask for a fact, beside those that ask for a place. */
const asksForFact: ReadonlySet<Form> = new Set(['yes-no', 'how']);

/**
 * An unsure judgement of something that only ordinary words spell is two guesses: the words answer such a question. The same holds for a
 * question for a place, because a judgement names none.
 */
function conceptualIfUnsure(
  understanding: QuestionUnderstanding,
  inquiryFor: (understanding: QuestionUnderstanding) => Inquiry,
  sources: Sources,
): QuestionUnderstanding {
  const { mode } = understanding;
  const form = understanding.intent.form.value;
  const isJudgement = mode.value === 'analytical' && mode.by === 'rules';
  const mayBeNone = form === 'where' || (asksForFact.has(form) && mode.confidence < unsureJudgement);
  if (!isJudgement || !mayBeNone || !isAboutGuess(inquiryFor(understanding), sources)) return understanding;
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
  const of = ({ mode, scope, intent: { relation, aim } }: QuestionUnderstanding): string =>
    JSON.stringify([mode.value, scope.text, relation, aim]);
  return of(a) === of(b);
}

function withoutSecrets(problems: readonly EditorProblem[], names: SecretPlaceholders): readonly EditorProblem[] {
  return problems.map((problem) => ({ ...problem, message: scrub(problem.message, names).text }));
}
