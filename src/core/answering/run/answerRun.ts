// State of one question on its way to an answer: the question, its results, its notices and its cost so far. All strategies share it.
import type { AskSettings } from '../../base/settings/askSettings.ts';
import type { CancellationToken } from '../../base/cancellation.ts';
import type { Notice } from '../../base/wording/errors.ts';
import type { Retrieval } from '../../planning/retrieve.ts';
import type { SecretPlaceholders } from '../../secrets/scrub.ts';
import type { AskEvent } from '../record/events.ts';
import type { Phases } from '../record/phases.ts';
import type { Pictures } from '../record/picture.ts';
import { filesWith } from '../material/evidence/cautions.ts';
import type { Evidence } from '../material/evidence/evidenceBook.ts';
import { visibleText } from '../material/evidence/visibleText.ts';
import type { QueryResults } from './queryResults.ts';
import type { StrategyChoice, ToolCallRecord } from '../record/answerRecord.ts';
import type { Session } from '../session/session.ts';
import type { UsageMeter } from '../record/usageMeter.ts';
import type { Steering } from '../input/steering.ts';
import type { AnswerDependencies } from '../input/answerDependencies.ts';
import type { UsesOf } from '../material/relations/planRelations.ts';
import type { QuestionUnderstanding } from '../understanding/understand.ts';
import type { Wording } from '../understanding/wording.ts';
import type { AskOptions } from '../input/askOptions.ts';

/** Files that a notice names. Set by judgement: what fits a line. */
const mostNamedFiles = 3;

/** The question, understood, with the results of retrieval. Placeholders have replaced the secrets in its text. */
export interface AnswerRun extends QuestionUnderstanding {
  readonly options: AskOptions;
  /** The strategy, where the question decided it. */
  readonly strategyChoice?: StrategyChoice | undefined;
  /** Numbers and switches of `options`, with defaults for the absent ones. */
  readonly settings: AskSettings;
  readonly dependencies: AnswerDependencies;
  readonly token: CancellationToken;
  readonly retrieval: Retrieval;
  /** Finds the uses of a definition within the scope of the question. */
  readonly usesOf: UsesOf;
  readonly wording: Wording;
  readonly session: Session;
  /** Lets a person intervene between two passes. */
  readonly steering?: Steering | undefined;
  readonly phases: Phases;
  readonly usageMeter: UsageMeter;
  /** Pictures of the results, once they are drawn. */
  pictures?: Pictures | undefined;
  /** Results of the strategy's own queries, once it has run them. */
  queryResults?: QueryResults | undefined;
  /** Notices shown beside the answer, in order. */
  readonly notices: Notice[];
  /** Tool calls of the model, in order. */
  readonly toolCalls: ToolCallRecord[];
  /** Number of secrets in the question itself. */
  readonly secretCount: number;
  /** Placeholders for the secrets of the question and of the files. */
  readonly placeholders: SecretPlaceholders;
}

/** Reports the number of secrets in the question and in the evidence of the answer. Runs once it is known which answer is shown. */
export function* noticeSecrets(run: Pick<AnswerRun, 'notices' | 'secretCount'>, evidenceSecretCount: number): Generator<AskEvent> {
  const count = run.secretCount + evidenceSecretCount;
  if (count > 0) yield addNotice(run, { code: 'secrets-replaced', args: [String(count)] });
}

/** Names the files with invisible characters, and those with text that speaks to models, among the evidence of the answer. */
export function* noticeCautions(run: Pick<AnswerRun, 'notices'>, evidence: readonly Evidence[]): Generator<AskEvent> {
  for (const [caution, code] of [
    ['invisible', 'evidence-invisible'],
    ['orders', 'evidence-orders'],
  ] as const) {
    const files = filesWith(caution, evidence).map((path) => visibleText(path.replace(/\s/g, ' ')));
    const named = files.length > mostNamedFiles ? [...files.slice(0, mostNamedFiles), '…'] : files;
    if (named.length) yield addNotice(run, { code, args: [named.join(', ')] });
  }
}

/** Shows a notice and keeps it for the record. */
export function addNotice(run: Pick<AnswerRun, 'notices'>, notice: Notice): AskEvent {
  run.notices.push(notice);
  return { kind: 'notice', notice };
}
