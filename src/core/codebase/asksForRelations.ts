// Tells which questions wait for the edges between services: those that are answered by who uses or calls what.
import type { Mode } from '../reading/mode.ts';
import { readIntent } from '../reading/readIntent.ts';

/** Whether the answer rests on relations, by the wording of the question or the mode that was chosen for it. */
export function asksForRelations(question: string, mode: Mode | undefined): boolean {
  if (mode === 'exploratory') return true;
  const intent = readIntent(question);
  return intent.mode.value === 'exploratory' || intent.relation !== undefined || intent.flow !== undefined;
}
