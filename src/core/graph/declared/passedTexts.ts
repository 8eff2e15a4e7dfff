// Looks up the arguments of a call as terms. A function in a term is a symbol index, so that its text need not be parsed.
import type { CallFact } from '../../symbols/facts.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { splitAt } from '../values/typeText.ts';

/** Calls that pass functions, keyed by callee text; null when several calls have the same text. */
type CallsByText = ReadonlyMap<string, CallFact | null>;

const cache = new WeakMap<readonly CallFact[], CallsByText>();
const quotedText = /(["'`])(?:\\.|(?!\1)[^])*\1/g;

/** Terms that the only call of `callee` passes, matched by text; undefined when there is no call or several. */
export function passedTextsOf(entry: FileEntry, callee: string): readonly string[] | undefined {
  const { calls } = entry.file.facts;
  const byText = cache.get(calls) ?? callsByText(calls);
  cache.set(calls, byText);
  const argumentText = byText.get(keyOf(callee))?.passed;
  return argumentText === undefined ? undefined : splitAt(argumentText, ',');
}

function callsByText(calls: readonly CallFact[]): CallsByText {
  const byText = new Map<string, CallFact | null>();
  for (const call of calls) {
    if (!call.passed?.includes('@')) continue;
    const key = keyOf(call.receiver === undefined ? call.name : `${call.receiver}.${call.name}`);
    byText.set(key, byText.has(key) ? null : call);
  }
  return byText;
}

/** Text without white space and without the content of quotation marks. */
function keyOf(text: string): string {
  return text.replace(quotedText, '""').replace(/\s+/g, '');
}
