// The names that queries write: lines that hold them stay when a place that was found for them is cut.
import { namesIn } from '../../reading/mentions/names.ts';
import type { Asked } from '../asked.ts';
import type { Naming } from '../evidence/packItems.ts';

/** Names of `queries` first, then those of the question. */
export function queryNames(queries: readonly string[], { question }: Pick<Asked, 'question'>): Naming {
  const asked = new Set(queries.flatMap((query) => namesIn(query).map(({ name }) => name)));
  return { asked: [...asked], beside: question.names.flatMap(({ name }) => (asked.has(name) ? [] : name)) };
}
