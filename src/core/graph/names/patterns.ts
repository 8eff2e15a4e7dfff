// Parser for object patterns (`{ a, b: { c }, d: e = 1 }`): finds the keys that lead to a name.
import { splitAt } from '../values/typeText.ts';

const maxDepth = 6;
const keyPattern = /^["']?([\p{L}_$][\p{L}\p{N}_$]*)["']?\s*(?::\s*([^]*))?$/u;

/** Keys from the object to the variable `name` of the pattern; undefined when the pattern has no such name. */
export function keysTo(name: string, pattern: string, depth = 0): readonly string[] | undefined {
  if (depth > maxDepth || !pattern.startsWith('{') || !pattern.includes(name)) return undefined;
  for (const part of splitAt(pattern.slice(1, pattern.lastIndexOf('}')), ',')) {
    const [, key, target] = keyPattern.exec(withoutDefault(part)) ?? [];
    if (key === undefined) continue;
    if ((target ?? key) === name) return [key];
    const inner = target === undefined ? undefined : keysTo(name, target, depth + 1);
    if (inner) return [key, ...inner];
  }
  return undefined;
}

/** `a = 1` without its default. */
function withoutDefault(part: string): string {
  return splitAt(part, '=')[0] ?? part;
}
