// Kinds of questions that the classifier distinguishes: the modes, and within code-following and judging questions their aim.
import { modes, type Mode } from '../mode.ts';
import { relations, type Relation } from '../relations.ts';

/** Aim of a question beyond an explanation: a relation, the path between two things, or unused code. */
export type Aim = Relation | 'path' | 'unused';

/** A kind of question. A bare mode has no particular aim. */
export type QuestionKind = Mode | Aim;

/** All kinds, in the order of the table of weights. */
export const questionKinds: readonly QuestionKind[] = [...modes, ...relations, 'path', 'unused'];

/** Whether a kind is a bare mode. */
function isMode(kind: QuestionKind): kind is Mode {
  return (modes as readonly QuestionKind[]).includes(kind);
}

/** The mode of each kind: mode and aim come from one row and cannot contradict each other. */
export function modeOf(kind: QuestionKind): Mode {
  if (kind === 'unused') return 'analytical';
  return isMode(kind) ? kind : 'exploratory';
}

/** The aim of a kind; undefined for a bare mode. */
export function aimOf(kind: QuestionKind): Aim | undefined {
  return isMode(kind) ? undefined : kind;
}
