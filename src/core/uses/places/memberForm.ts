// What the form of a name tells in languages in which it tells something: only methods are called on an object there, fields never are.
import type { Family } from '../../graph/edges/families.ts';
import type { MemberForm } from '../../graph/edges/types.ts';
import type { Occurrence } from './occurrences.ts';
import { isTyped } from './localNames.ts';

const called = /^\s*(?:::\s*<[^()]*>\s*)?\(/;
const goDeclared = /^(?:\s*,\s*\w+)*[ \t]+(?:[\w*[(]|<-)/;
const goBefore = /(?:^|[{;])\s*(?:\w+\s*,\s*)*$/;
const rustBefore = /(?:^|[{,])\s*(?:pub(?:\([^)]*\))?\s+)?$/;

/** What can stand there: a method, or anything but one; undefined where the form does not tell. */
export function memberForm({ receiver, before, after, code, offset }: Occurrence, family: Family): MemberForm | undefined {
  if (family !== 'java' && family !== 'rust') return undefined;
  const isPath =
    receiver !== undefined &&
    code
      .slice(Math.max(0, offset - 40), offset)
      .trimEnd()
      .endsWith('::');
  if (family === 'rust') return receiver === undefined || isPath ? undefined : called.test(after) ? 'method' : 'field';
  if (/(?:\bnew\s+|@)$/.test(before)) return undefined;
  // `Cart::total` names a method, `serialize = false` in an annotation is one.
  if (isPath || called.test(after)) return 'method';
  return receiver === undefined && /[(,]\s*$/.test(before) && /^\s*=(?!=)/.test(after) ? undefined : 'field';
}

/** Whether a plain name in the body of a type is that of a field declared there. */
export function declaresField(occurrence: Occurrence, family: Family): boolean {
  const { receiver, before, after } = occurrence;
  if (receiver !== undefined) return false;
  if (family === 'go') return goBefore.test(before) && goDeclared.test(after);
  if (family === 'rust') return rustBefore.test(before) && /^\s*:(?!:)/.test(after);
  return family === 'java' && isTyped(before, family) && /^\s*(?:\[\s*\]\s*)*[=;,]/.test(after);
}
