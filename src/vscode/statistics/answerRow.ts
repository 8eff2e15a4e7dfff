// Row of the statistics for one answer: numbers only, nothing of the question, the code or the answer.
import * as v from 'valibot';
import type { AnswerRecord } from '../../core/answering/record/answerRecord.ts';
import { modes } from '../../core/reading/mode.ts';

const countSchema = v.pipe(v.number(), v.minValue(0));

/** One answer in numbers. Times in ms. */
export const answerRowSchema = v.object({
  id: v.string(),
  /** When, in milliseconds since 1970. */
  at: v.number(),
  mode: v.picklist(modes),
  by: v.picklist(['model', 'rules', 'user', 'command', 'settings']),
  /** Whether a model wrote it. */
  model: v.boolean(),
  passes: countSchema,
  gaps: countSchema,
  resolved: countSchema,
  tokens: countSchema,
  /** Time without waiting for models and for the person. */
  ownMs: countSchema,
  phases: v.record(v.string(), countSchema),
  citations: countSchema,
  unsupported: countSchema,
  level: v.picklist(['high', 'medium', 'low']),
  stopped: v.boolean(),
  /** The person's rating: 1 helpful, -1 not. */
  thumb: v.optional(v.picklist([1, -1])),
});

/** @see answerRowSchema */
export type AnswerRow = v.InferOutput<typeof answerRowSchema>;

/** Phases that wait for others. */
const waitingPhases = new Set(['total', 'model', 'consent']);

/** Whether an answer was made here: an imported one tells nothing about this machine. */
export function isCounted({ strategy }: Pick<AnswerRecord, 'strategy'>): boolean {
  return strategy !== 'imported';
}

/** The row of `record`, answered at `at`. */
export function answerRow(record: AnswerRecord, at: number): AnswerRow {
  const { id, mode, model, passes, gaps, tokens, ms, citations, confidence, stop } = record;
  const ownPhases = Object.entries(ms).filter(([phase]) => !waitingPhases.has(phase));
  return {
    ...{ id, at, mode: mode.value, by: mode.by, model: model !== null },
    passes: passes.length,
    gaps: gaps.identified.length,
    resolved: gaps.resolved.length,
    tokens: tokens.total,
    ownMs: ownPhases.reduce((sum, [, phaseMs]) => sum + phaseMs, 0),
    phases: { ...ms },
    citations: citations.length,
    unsupported: citations.filter(({ status }) => status === 'unsupported').length,
    level: confidence.level,
    stopped: stop === 'user',
  };
}
