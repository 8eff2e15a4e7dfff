// What a model says of a question: what it may not say, contradicts itself or made up is dropped, so that the rest can be believed.
import { questionKinds, aimOf, modeOf, type Aim, type QuestionKind } from './kind/classes.ts';
import { forms, type Form } from './kind/forms.ts';
import { modes, type Mode } from './mode.ts';

/** A question as a model reads it. */
export interface ModelReading {
  readonly mode: Mode;
  /** What is asked for; undefined for nothing in particular. */
  readonly aim: Aim | undefined;
  /** What the first sentence of the answer is to say; undefined where the model does not tell. */
  readonly form: Form | undefined;
  /** What it is asked of, as the question writes it. */
  readonly subject: string | undefined;
  /** A folder or file that the question keeps itself to, as the question writes it. Nobody has looked yet whether it exists. */
  readonly scope: string | undefined;
  /** 0 to 1, as the model says. */
  readonly confidence: number;
}

/** Longer than any name or path that is asked about. */
const longestName = 200;

/**
 * Reads the JSON value of a reply about `question`. Undefined without a mode or a confidence.
 * What is asked for counts only where the mode can answer it, and names only where the question holds them: others were made up.
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

/** Everything that a reading may ask for, in the order of the table of weights. */
export const askable: readonly Aim[] = questionKinds.filter((kind: QuestionKind): kind is Aim => aimOf(kind) !== undefined);

function isMode(value: unknown): value is Mode {
  return (modes as readonly unknown[]).includes(value);
}

/** `value` without quotation marks around it, where `question` holds it and not only inside of a longer name. */
function partOf(question: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const part = value.trim().replace(/^[`'"]+|[`'"]+$/g, '');
  return part.length <= longestName && standsIn(question, part) ? part : undefined;
}

function standsIn(text: string, part: string): boolean {
  const isWordAt = (at: number): boolean => /[\w$]/.test(text.charAt(at));
  for (let at = text.indexOf(part); part && at >= 0; at = text.indexOf(part, at + 1)) {
    const end = at + part.length;
    if (!(isWordAt(at - 1) && isWordAt(at)) && !(isWordAt(end - 1) && isWordAt(end))) return true;
  }
  return false;
}
