// Extracts the names in queries: lines with them stay when a place is cut.
import { namesInLine } from '../../../reading/mentions/codeNames.ts';
import type { AnswerRun } from '../../run/answerRun.ts';
import type { KeptNames } from '../../material/evidence/packItems.ts';

/** Names of `queries` first, then those of the question. */
export function queryNames(queries: readonly string[], { intent }: Pick<AnswerRun, 'intent'>): KeptNames {
  const namesOfQueries = new Set(queries.flatMap((query) => namesInLine(query).map(({ name }) => name)));
  return { primaryNames: [...namesOfQueries], secondaryNames: intent.names.flatMap(({ name }) => (namesOfQueries.has(name) ? [] : name)) };
}
