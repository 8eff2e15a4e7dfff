// One question on its way to an answer: what it is answered with, and what has been found, told and spent so far. Strategies share it.
import type { AskSettings } from '../base/settings/askSettings.ts';
import type { CancellationToken } from '../base/cancellation.ts';
import type { Notice } from '../base/wording/errors.ts';
import type { Retrieval } from '../planning/retrieve.ts';
import type { SecretNames } from '../secrets/scrub.ts';
import type { AskEvent } from './events.ts';
import type { Phases } from './record/phases.ts';
import type { Pictures } from './record/picture.ts';
import type { QueryFinds } from './queries/queryFinds.ts';
import type { StrategyChoice, ToolCallRecord } from './record/record.ts';
import type { Session } from './session/session.ts';
import type { Spent } from './record/spent.ts';
import type { Steering } from './steering.ts';
import type { AnswerParts } from './answerParts.ts';
import type { UsesOf } from './relations/relations.ts';
import type { QuestionUnderstanding } from './understanding/understand.ts';
import type { Wording } from './understanding/wording.ts';
import type { AskOptions } from './askOptions.ts';

/** The question, understood, with what retrieval found for it. Secrets in its text are placeholders already. */
export interface AnswerRun extends QuestionUnderstanding {
  readonly options: AskOptions;
  /** The strategy of `options`, where the question decided it. */
  readonly strategyChoice?: StrategyChoice | undefined;
  /** Numbers and switches of `options`, the defaults where they say nothing. */
  readonly settings: AskSettings;
  readonly parts: AnswerParts;
  readonly token: CancellationToken;
  readonly retrieval: Retrieval;
  /** Tells who uses a definition within the scope of the question. */
  readonly usesOf: UsesOf;
  readonly wording: Wording;
  readonly session: Session;
  /** Who may say something between two passes. */
  readonly steering?: Steering | undefined;
  readonly phases: Phases;
  readonly spent: Spent;
  /** What can be drawn of what was found, once it has been. */
  pictures?: Pictures | undefined;
  /** What a strategy found with queries of its own, once it has. */
  queryFinds?: QueryFinds | undefined;
  /** What people were told beside the answer, in order. */
  readonly notices: Notice[];
  /** What a model looked up itself, in order. */
  readonly toolCalls: ToolCallRecord[];
  /** Secrets that the question itself held. */
  readonly secrets: number;
  /** What stands for them, and for those of the files. */
  readonly secretNames: SecretNames;
}

/** Tells how many secrets the question and what the answer is made from had: once it is known which answer that is. */
export function* tellSecrets(run: Pick<AnswerRun, 'notices' | 'secrets'>, inEvidence: number): Generator<AskEvent> {
  const count = run.secrets + inEvidence;
  if (count > 0) yield tell(run, { code: 'secrets-replaced', args: [String(count)] });
}

/** Tells people something and keeps it for the record. */
export function tell(run: Pick<AnswerRun, 'notices'>, notice: Notice): AskEvent {
  run.notices.push(notice);
  return { kind: 'notice', notice };
}
