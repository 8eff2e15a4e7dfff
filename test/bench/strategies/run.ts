// Answers one task by one strategy of Clew, or by the floor, and measures what that took.
import type { Codebase } from '../../../src/core/codebase/api.ts';
import type { AnswerRecord } from '../../../src/core/answering/record/answerRecord.ts';
import { claimsIn } from '../../../src/core/answering/proof/claims.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { UserError } from '../../../src/core/base/wording/errors.ts';
import { isModelStrategy, strategyNames } from '../../../src/core/base/settings/strategies.ts';
import type { Model } from '../../../src/core/ports.ts';
import { QuestionText } from '../../../src/core/reading/questionText.ts';
import type { EvalTask } from '../../../src/cli/eval/evalTasks.ts';
import { readable, type GoldLines } from '../answers/recallScore.ts';
import { askWithGrep } from './floor.ts';
import { Meter } from './meter.ts';
import { askingOf, type StrategyRow } from './rows.ts';

/** The agent with grep and read alone. */
export const floor = 'floor';
/** What is compared when nothing is chosen: each strategy by which a model is asked, and the floor. */
export const compared: readonly string[] = [...strategyNames.filter(isModelStrategy), floor];
/** What can be chosen. */
export const choices: readonly string[] = [...strategyNames.filter((name) => name !== 'extractive'), floor];

/** What came of an answer. */
type Outcome = Pick<StrategyRow, 'ran' | 'sentences' | 'unproven' | 'stop' | 'failed'>;

/** How a task is answered. */
export interface Way {
  readonly strategy: string;
  /** Tokens of a request at most. */
  readonly budget: number;
  readonly model: Model;
}

/** Answers `task` in one way. `counts`: tokens of texts that were counted before. */
export async function runTask(
  codebase: Codebase,
  task: EvalTask,
  gold: readonly GoldLines[],
  { strategy, budget, model }: Way,
  counts: Map<string, number>,
): Promise<StrategyRow> {
  const { id, repo, source, kind, query } = task;
  const meter = new Meter(counts);
  const metered = meter.wrap(model);
  const start = performance.now();
  const outcome = await (strategy === floor
    ? byFloor(codebase, query, budget, metered)
    : byStrategy(codebase, query, { strategy, budget, model: metered }));
  const ms = performance.now() - start - meter.replyMs - meter.countMs;
  return {
    ...{ id, repo, source, kind, strategy },
    ...askingOf(query, codebase),
    readable: readable(gold, meter.shown),
    readableToAnswer: readable(gold, meter.shownToAnswer),
    ...{ evidence: meter.evidence, prompts: meter.prompts, ...meter.calls, tools: meter.tools },
    ...{ ms: Math.round(ms), replyMs: Math.round(meter.replyMs) },
    ...outcome,
  };
}

async function byFloor(codebase: Codebase, question: string, budget: number, model: Model): Promise<Outcome> {
  try {
    const text = await askWithGrep(codebase, question, budget, model);
    return text.trim() ? {} : { failed: 'empty' };
  } catch (error) {
    // A model that fails is counted; a bug ends the run.
    if (error instanceof UserError) return { failed: error.code };
    throw error;
  }
}

async function byStrategy(codebase: Codebase, question: string, { strategy, budget, model }: Way): Promise<Outcome> {
  let record: AnswerRecord | undefined;
  for await (const event of codebase.ask(question, { strategy, budget }, neverCancelled, { answering: model, analysing: model })) {
    if (event.kind === 'failed') return { failed: event.code };
    if (event.kind === 'done') ({ record } = event);
  }
  if (!record) return { failed: 'no-record' };
  const { answer, unproven = [], strategy: ran, stop } = record;
  const sentences = Math.max(unproven.length, claimsIn(answer, new QuestionText(question)).length);
  const why = record.notices.find(({ code }) => code.startsWith('model-'))?.code ?? 'no-answer';
  const byModel = record.model === null ? { failed: why } : {};
  return { ran, stop, sentences, unproven: unproven.length, ...byModel };
}
