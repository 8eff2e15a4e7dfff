// Tells whether a query that is built by calls writes its table: by the names of the calls in its chain.
import type { UseKind } from '../../../uses/places/useKind.ts';
import { bracketAfter, enclosingBracket } from '../../../uses/places/brackets.ts';

/** Methods of Knex, Kysely, Supabase, Laravel, gorm and squirrel that change rows. By their documentation, 2026-11. */
const writes =
  /^(?:insert\w*|update\w*|upsert|del|delete\w*|truncate|increment|decrement|create\w*|save|Insert\w*|Update\w*|Delete\w*|Create|Save)$/;
const writeBefore = /(?:\.|->)(?:insert\w{0,20}|update\w{0,20}|upsert|delete\w{0,20}|del|truncate)\s?\([^;]{0,300}$/;
const nextCall = /\s*(?:\?\.|\.|->)\s*(\w{1,50})\s*\(/y;
/** Most calls of one chain that are read. */
const maxCalls = 30;

/** `writes` where a call of the chain around the argument at `offset` changes rows, otherwise `reads`. */
export function builderKind(code: string, offset: number): UseKind {
  const open = enclosingBracket(code, offset);
  if (!open) return 'reads';
  if (writeBefore.test(code.slice(Math.max(0, open.at - 300), open.at))) return 'writes';
  let close = bracketAfter(code, open.at);
  for (let count = 0; close !== undefined && count < maxCalls; count++) {
    nextCall.lastIndex = close + 1;
    const [, name] = nextCall.exec(code) ?? [];
    if (name === undefined) return 'reads';
    if (writes.test(name)) return 'writes';
    close = bracketAfter(code, nextCall.lastIndex - 1);
  }
  return 'reads';
}
