// Validates the reading of a question by a model: contradictory, disallowed or invented parts are dropped, so that the rest is reliable.
import { questionKinds, aimOf, modeOf, type Aim, type QuestionKind } from './kind/questionKinds.ts';
import { forms, type Form } from './kind/forms.ts';
import { modes, type Mode } from './mode.ts';

/** Reading of a question by a model. */
export interface ModelReading {
  readonly mode: Mode;
  /** Aim; undefined for none in particular. */
  readonly aim: Aim | undefined;
  /** Form of the first sentence of the answer; undefined when the model gives none. */
  readonly form: Form | undefined;
  /** Subject of the aim, as written in the question. */
  readonly subject: string | undefined;
  /** Folder or file as the scope, as written in the question. It may not exist. */
  readonly scope: string | undefined;
  /** 0 to 1, according to the model. */
  readonly confidence: number;
}

/** Limit beyond any name or path. */
const maxNameLength = 200;

/**
 * Validates the JSON value of a reply about `question`. Undefined without a mode or a confidence. The aim only counts if the mode allows
 * it, and names only if the question has them, because models invent others.
 */
export function modelReadingOf(value: unknown, question: string): ModelReading | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { mode, asks, form, of, scope, confidence } = value as Readonly<Record<string, unknown>>;
  if (!isMode(mode) || typeof confidence !== 'number' || !(confidence >= 0 && confidence <= 1)) return undefined;
  const kind = questionKinds.find((each) => each === asks);
  return {
    mode,
    aim: kind && modeOf(kind) === mode ? aimOf(kind) : undefined,
    form: forms.find((each) => each === form),
    subject: partOf(question, of),
    scope: partOf(question, scope),
    confidence,
  };
}

/** All aims that a reading may have, in the order of the table of weights. */
export const askableAims: readonly Aim[] = questionKinds.filter((kind: QuestionKind): kind is Aim => aimOf(kind) !== undefined);

function isMode(value: unknown): value is Mode {
  return (modes as readonly unknown[]).includes(value);
}

/** `value` without quotation marks, if `question` has it as a whole word. */
function partOf(question: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const part = value.trim().replace(/^[`'"]+|[`'"]+$/g, '');
  return part.length <= maxNameLength && holdsWord(question, part) ? part : undefined;
}

function holdsWord(text: string, part: string): boolean {
  const isWordAt = (at: number): boolean => /[\w$]/.test(text.charAt(at));
  for (let at = text.indexOf(part); part && at >= 0; at = text.indexOf(part, at + 1)) {
    const end = at + part.length;
    if (!(isWordAt(at - 1) && isWordAt(at)) && !(isWordAt(end - 1) && isWordAt(end))) return true;
  }
  return false;
}
