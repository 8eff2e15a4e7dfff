// Extracts the names in queries: lines with them stay when a place is cut.
import { namesInLine } from '../../reading/mentions/names.ts';
import type { AnswerRun } from '../answerRun.ts';
import type { Naming } from '../evidence/packItems.ts';

/** Names of `queries` first, then those of the question. */
export function queryNames(queries: readonly string[], { intent }: Pick<AnswerRun, 'intent'>): Naming {
  const named = new Set(queries.flatMap((query) => namesInLine(query).map(({ name }) => name)));
  return { named: [...named], beside: intent.names.flatMap(({ name }) => (named.has(name) ? [] : name)) };
}
