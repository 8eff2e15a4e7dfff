// Finds where the value comes from that a condition tests for being there: the call before it decides.
import { indentOf } from '../../../text/indent.ts';

/** The assignment of a tested name. */
export interface TestedValue {
  readonly name: string;
  /** The assigned expression, as far as its line shows it. */
  readonly value: string;
  /** Zero-based line of the assignment. */
  readonly line: number;
}

/** Maximum lines between the assignment and the condition. Set by judgement: farther away, more may have happened. */
const maxDistance = 12;
/** Longer lines are code that nobody reads. Set by judgement. */
const maxLineLength = 400;
/** A condition that only asks whether a name has a value: `if (!x)`, `if x is None`, `if err != nil`, `unless x`. */
const presenceTest = new RegExp(
  [
    String.raw`^(?:\}\s*)?(?:else\s+)?(?:if|elif|elsif|unless|guard)\s*\(?\s*(?:!|not\s+)?(?<name>[A-Za-z_$][\w$]*)`,
    String.raw`(?:\s*(?:[!=]==?|is(?:\s+not)?)\s*(?:null|undefined|nil|None|NULL|nullptr)`,
    String.raw`|\.(?:nil\?|is_none\(\)|is_err\(\)|isEmpty\(\)|is_empty\(\)|empty\?|blank\?))?\s*\)?(?:\s+then)?$`,
  ].join(''),
);

/** The nearest assignment above the condition `head` on `line` of `file`, if a call gives the value; not above `first`, where the function begins. */
export function testedValue(file: readonly string[], line: number, head: string, first: number): TestedValue | undefined {
  const name = presenceTest.exec(head.trim())?.groups?.['name'];
  if (name === undefined) return undefined;
  const assignment = new RegExp(
    String.raw`^\s*(?:[A-Za-z_][\w.<>\[\]?]*\s+)*(?:\w+\s*,\s*)*${name.replace(/\$/g, '\\$&')}(?:\s*,\s*\w+)*(?:\s*:\s*[^=]{1,80}?)?\s*:?=(?![=>])\s*(?<value>.+?)[;\s]*$`,
  );
  const indent = indentOf(file[line] ?? '');
  for (let at = line - 1; at > first && line - at <= maxDistance; at--) {
    const text = file[at] ?? '';
    if (text.length > maxLineLength) continue;
    const value = assignment.exec(text)?.groups?.['value'];
    if (value === undefined) continue;
    // In a branch it is one of several values.
    return indentOf(text) <= indent && /[\w$?!]\s*\(/.test(value) ? { name, value: closed(value), line: at } : undefined;
  }
  return undefined;
}

/** A call that goes on in the next lines, with an ellipsis for them. */
function closed(value: string): string {
  return /[([{,]$/.test(value) ? `${value.replace(/\s*,$/, ', ')}…` : value;
}
