// The kinds of questions that are told apart: the modes, and of what follows code or judges it what is asked for.
import { modes, type Mode } from '../mode.ts';
import { relations, type Relation } from '../relations.ts';

/** What a question can ask for beside an explanation: a relation, the way from one thing to another, or what nobody uses. */
export type Aim = Relation | 'path' | 'unused';

/** A kind of question. A mode alone: nothing in particular is asked for. */
export type QuestionKind = Mode | Aim;

/** All kinds, in the order of the table of weights. */
export const questionKinds: readonly QuestionKind[] = [...modes, ...relations, 'path', 'unused'];

/** Whether a kind is a mode alone. */
function isMode(kind: QuestionKind): kind is Mode {
  return (modes as readonly QuestionKind[]).includes(kind);
}

/** The mode of each kind: what is asked for and how it is looked for come from one row and cannot contradict. */
export function modeOf(kind: QuestionKind): Mode {
  if (kind === 'unused') return 'analytical';
  return isMode(kind) ? kind : 'exploratory';
}

/** What a kind asks for; undefined of a mode alone. */
export function aimOf(kind: QuestionKind): Aim | undefined {
  return isMode(kind) ? undefined : kind;
}
