// Arguments of calls as terms, in which functions appear as symbol indexes.
import type { CallFact } from '../../symbols/facts.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { splitAt } from '../values/typeText.ts';

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

function callsByText(all: readonly CallFact[]): CallsByText {
  const calls = new Map<string, CallFact | null>();
  for (const call of all) {
    if (!call.passed?.includes('@')) continue;
    const key = keyOf(call.receiver === undefined ? call.name : `${call.receiver}.${call.name}`);
    calls.set(key, calls.has(key) ? null : call);
  }
  return calls;
}

/** Text without white space and without the content of quotation marks. */
function keyOf(text: string): string {
  return text.replace(quotedText, '""').replace(/\s+/g, '');
}
