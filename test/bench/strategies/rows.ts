// One row of the comparison of strategies: a task answered by one of them, with what of the question could lead a rule that chooses.
import { readFileSync } from 'node:fs';
import type { Codebase } from '../../../src/core/api.ts';
import { readIntent } from '../../../src/core/reading/readIntent.ts';
import { PathIndex } from '../../../src/core/workspace/pathIndex.ts';

/** What is read of a question before it is answered. */
export interface Asking {
  readonly mode: string;
  readonly form: string;
  /** How sure mode and form are, 0 to 1. */
  readonly modeConfidence: number;
  readonly formConfidence: number;
  /** What is asked of something, such as `callers`; absent where nothing is. */
  readonly asked?: string;
  readonly isFlow: boolean;
  readonly act: string;
  /** How much it names: names of code, paths, frames of traces, messages; and its length. */
  readonly names: number;
  readonly paths: number;
  readonly frames: number;
  readonly messages: number;
  readonly words: number;
}

/** A task answered by a strategy. */
export interface StrategyRow extends Asking {
  readonly id: string;
  readonly repo: string;
  readonly source: string;
  readonly kind: string;
  readonly strategy: string;
  /** The strategy that the record names; absent for the floor. */
  readonly ran?: string;
  /** Share of the gold lines that can be read in all that was sent, and in the requests for the answer alone. */
  readonly readable: number;
  readonly readableToAnswer: number;
  readonly evidence: number;
  readonly prompts: number;
  readonly small: number;
  readonly answering: number;
  readonly tools: readonly string[];
  /** Without the model's replies, and these alone. */
  readonly ms: number;
  readonly replyMs: number;
  /** Sentences of the answer that claim something, and those that nothing proves; absent for the floor. */
  readonly sentences?: number;
  readonly unproven?: number;
  readonly stop?: string;
  /** Why there is no answer by the model. */
  readonly failed?: string;
}

/** Reads `question` beside what the codebase defines. */
export function askingOf(question: string, { graph }: Codebase): Asking {
  const files = new PathIndex(graph.files());
  const intent = readIntent(question, { files, definitions: (name) => graph.byName(name).length, projectNames: [] });
  const { mode, form, aim, flow, act, names, paths, frames, messages } = intent;
  return {
    mode: mode.value,
    form: form.value,
    modeConfidence: mode.confidence,
    formConfidence: form.confidence,
    ...(aim ? { asked: aim } : {}),
    isFlow: flow !== undefined,
    act,
    ...{ names: names.length, paths: paths.length, frames: frames.length, messages: messages.length },
    words: question.match(/\S+/g)?.length ?? 0,
  };
}

/** Rows that an earlier run printed with `--json`, one a line. */
export function readRows(file: string): readonly StrategyRow[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as StrategyRow);
}
