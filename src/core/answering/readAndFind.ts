// Reads a question and finds what it asks about: the rules start at once, a small model reads beside them where they are unsure.
import type { AskSettings } from '../base/settings/askSettings.ts';
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import type { Intent } from '../reading/intent.ts';
import type { Form } from '../reading/kind/forms.ts';
import { reasonOf } from '../reading/kind/kindReasons.ts';
import type { Inquiry, Sources } from '../searching/inquiry.ts';
import { isAboutGuess } from '../planning/analytical.ts';
import { projectNames } from '../planning/overview/projectNames.ts';
import { retrieve, type Retrieval } from '../planning/retrieve.ts';
import { scrub, type SecretNames } from '../secrets/scrub.ts';
import type { EditorProblem } from '../findings/editorProblems.ts';
import type { LookUpParts } from './lookUpParts.ts';
import type { AskEvent } from './events.ts';
import { pastedMessage } from './understanding/pastedMessage.ts';
import type { Phases } from './record/phases.ts';
import { readByModel } from './understanding/readByModel.ts';
import { modelReadingSetting } from './choice/chosenStrategy.ts';
import type { FollowUp } from './session/followUp.ts';
import type { Spent } from './record/spent.ts';
import { inquiryOf, readQuestion, understand, type QuestionUnderstanding } from './understanding/understand.ts';
import type { AskModels, AskOptions } from './askOptions.ts';

const rankedLimit = 60;

/** What reading and finding need beside the question. */
export interface ReadAndFindParts {
  readonly parts: LookUpParts;
  readonly options: AskOptions;
  readonly settings: AskSettings;
  readonly reference: FollowUp | undefined;
  readonly models: AskModels;
  readonly spent: Spent;
  readonly phases: Phases;
  readonly token: CancellationToken;
  /** Of the secrets of the question: what the editor reports can quote them as well. */
  readonly names: SecretNames;
  /** Whether people are told which kind of question it is taken for. */
  readonly tellsKind: boolean;
}

/** A question that has been read, and what was found for it; `declined` when the person did not let it out to the small model. */
export interface ReadingResult {
  readonly understood: QuestionUnderstanding;
  readonly inquiry: Inquiry;
  readonly retrieval: Retrieval;
  readonly declined: boolean;
}

/** Reads `scrubbed`, a question without its secrets, and finds what it asks about. Rejects with `CancelledError` when `token` is cancelled. */
export async function* readAndFind(
  scrubbed: ReturnType<typeof scrub>,
  { parts, options, settings, reference: referring, models, spent, phases, token, tellsKind, names }: ReadAndFindParts,
): AsyncGenerator<AskEvent, ReadingResult, undefined> {
  const { sources, clock } = parts;
  const problems = withoutSecrets(options.problems ?? [], names);
  const resolvedQuestion = referring?.question ?? scrubbed.text;
  const read = readQuestion(resolvedQuestion, sources, await projectNames(sources, parts.roots));
  const byRules = read();
  const message = await pastedMessage(byRules, sources);
  const inquiryFor = (understood: QuestionUnderstanding): Inquiry => ({
    ...inquiryOf(understood, options.focus, parts, options.attached),
    settings,
    problems,
    ...(options.relation ? { command: options.relation } : {}),
  });
  const first = conceptualIfUnsure(understand(scrubbed.text, byRules, options, parts, referring, message), inquiryFor, sources);
  const find = (understood: QuestionUnderstanding): Promise<Retrieval> =>
    retrieve(understood.mode.value, inquiryFor(understood), sources, clock, rankedLimit);
  const reader = message === undefined && isUnsure(byRules, options, settings) ? models.classifying : undefined;
  // The search begins with what the rules read, as soon as the question is on its way to the model.
  const earlyRetrieval = reader && clock.sleep(0).then(() => find(first));
  // Nobody waits for it when the question is given up, or when the model reads something else.
  earlyRetrieval?.catch(() => undefined);
  const byModel = reader
    ? yield* readByModel(resolvedQuestion, reader, { ...parts, spent, settings, token, secrets: scrubbed.count })
    : { declined: false };
  const understood = byModel.reading ? understand(scrubbed.text, read(byModel.reading), options, parts, referring, message) : first;
  phases.end('classify');
  if (tellsKind) yield { kind: 'classified', mode: understood.mode };
  const retrieval = await (earlyRetrieval && asksTheSame(first, understood) ? earlyRetrieval : find(understood));
  throwIfCancelled(token);
  phases.end('retrieve');
  return { understood, inquiry: inquiryFor(understood), retrieval, declined: byModel.declined };
}

/**
 * Under this a judgement is hardly surer than what else a question may ask. "Is the debugger on in production?", "does it bind query parameters?": of
 * such questions that ask for yes or no, and whose words spell a file, all four of 80 asked about 14 projects were none, and one of
 * the labelled ones is judged so unsurely (2026-11-26).
 */
const unsureJudgement = 0.6;

/** Forms that ask for a fact beside those for a place. */
const asksForFact: ReadonlySet<Form> = new Set(['yes-no', 'how']);

/**
 * A judgement that is unsure, of something that only ordinary words spell, is two guesses: such a question is answered by its words. So is one that
 * asks where something is, since a judgement of what its words spell says no place.
 */
function conceptualIfUnsure(
  understood: QuestionUnderstanding,
  inquiryFor: (understood: QuestionUnderstanding) => Inquiry,
  sources: Sources,
): QuestionUnderstanding {
  const { mode } = understood;
  const form = understood.intent.form.value;
  const isJudgement = mode.value === 'analytical' && mode.by === 'rules';
  const mayBeNone = form === 'where' || (asksForFact.has(form) && mode.confidence < unsureJudgement);
  if (!isJudgement || !mayBeNone || !isAboutGuess(inquiryFor(understood), sources)) return understood;
  const { words: _, ...kept } = mode;
  return { ...understood, mode: { ...kept, value: 'conceptual', reason: reasonOf('conceptual') } };
}

/** Whether a small model is to read the question too: nobody said what kind it is, and the rules are not sure enough. */
function isUnsure({ confidence }: Intent, options: AskOptions, settings: AskSettings): boolean {
  const when = modelReadingSetting({ options, settings });
  return when === 'always' || (when === 'auto' && confidence < settings['classify.sureRules']);
}

/** Whether both readings search for the same. */
function asksTheSame(a: QuestionUnderstanding, b: QuestionUnderstanding): boolean {
  const of = ({ mode, scope, intent: { relation, aim } }: QuestionUnderstanding): string =>
    JSON.stringify([mode.value, scope.text, relation, aim]);
  return of(a) === of(b);
}

function withoutSecrets(problems: readonly EditorProblem[], names: SecretNames): readonly EditorProblem[] {
  return problems.map((problem) => ({ ...problem, message: scrub(problem.message, names).text }));
}
