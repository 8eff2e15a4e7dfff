// Tells the declaration of a field, member or variable from other places of its name, by the text around it: facts have no place for each.
import type { Occurrence } from './occurrences.ts';

/** Text before the name of a member: modifiers and types, or nothing. */
const beforeMember = /(?:^|[\p{L}\p{N}_$>\])&{};?]|\S\s*\*)\s*$/u;
/** Words that look like a modifier or type, but are followed by a value. */
const beforeValue = /\b(?:return|else|if|in|is|not|and|or|await|yield|del|new|typeof|of|as|extends|implements)\s+$/;

/** Whether a name in the body of a class or enum, or at the top of a module, declares a field, member or variable. */
export function declaresMember({ receiver, before, after }: Occurrence): boolean {
  return receiver === undefined && /^\s*(?:\??!?:|=(?![=>])|;|$|,)/.test(after) && beforeMember.test(before) && !beforeValue.test(before);
}
