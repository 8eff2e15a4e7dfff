// Conditions and negations that a sentence tells, against the guards of its lines. What cannot be checked is said to be open, never proven.
import { clausesOf, type Clause } from './clauses.ts';
import { compare } from './comparisons.ts';
import { guardsOn, type Guard } from './guards.ts';
import { namesIn } from './names.ts';
import { proseAgrees } from './prose.ts';
import { says } from './wordTable.ts';

/** `none`: it tells no condition; `held`: its lines have it so; `open`: they could not be asked; `wrong`: they compare otherwise. */
export type Condition = 'none' | 'held' | 'open' | 'wrong';

/** What became of the conditions of `sentence` in `text`, its cited lines. */
export function conditionOf(sentence: string, text: string): Condition {
  const compared = compare(sentence, text);
  if (compared === 'wrong') return compared;
  const agrees = proseAgrees(sentence, text);
  if (agrees === false) return 'open';
  const clauses = clausesOf(sentence);
  const lines = text.split('\n');
  const asked = clauses.map((clause, i) => askedIn(clause, { before: clauses.slice(0, i), all: clauses, sentence, lines }));
  if (compared === 'open' || (asked.includes(false) && agrees !== true && compared !== 'held')) return 'open';
  return compared === 'held' || asked.includes(true) || agrees === true ? 'held' : 'none';
}

interface Around {
  readonly before: readonly Clause[];
  readonly all: readonly Clause[];
  readonly sentence: string;
  readonly lines: readonly string[];
}

/** Whether the guards of the lines say the same as a clause with a condition or a negation; undefined where there is nothing to ask. */
function askedIn(clause: Clause, { before, all, sentence, lines }: Around): boolean | undefined {
  const isTold = says('condition', clause.plain) || says('negation', clause.plain);
  // "Is `x` empty, …": a state alone is a condition where the lines ask for it.
  if (!isTold && !says('absent', clause.plain)) return undefined;
  const own = guardsOf(clause, lines);
  // "when it is set": what was named last.
  const guards = own.length
    ? own
    : guardsOf(
        before.findLast(({ text }) => /\p{L}{4}/u.test(text)),
        lines,
      );
  // That something happens at a time, and is not denied, is no condition that lines could contradict.
  if (guards.length === 0) return isTold && clause.negated ? false : undefined;
  if (says('regardless', clause.plain)) return false;
  const isOut = says('leaving', sentence) || all.some((each) => each !== clause && each.negated);
  return guards.some((guard) => guard.negative === clause.negated && (!guard.leaves || isOut) && leadsTo(sentence, guard));
}

function guardsOf(clause: Clause | undefined, lines: readonly string[]): readonly Guard[] {
  if (!clause) return [];
  const named = namesIn(clause.text).flatMap(({ words }) => words.slice(-1));
  if (named.length) return named.flatMap((name) => guardsOn(name, lines));
  const words = clause.plain.match(/\p{L}{4,}/gu)?.filter((each) => !says('condition', each) && !says('negation', each)) ?? [];
  return words.flatMap((each) => guardsOn(each, lines, true));
}

/** A truth value that the sentence says to be returned is not the other one behind the guard. */
function leadsTo(sentence: string, { then }: Guard): boolean {
  const given = /\breturn\s+(true|false)\b/i.exec(then)?.[1]?.toLowerCase();
  const told =
    /(?:returns?|liefert|gibt|renvoie|retourne|devuelve|retorna|restituisce|возвращает|返回|返|반환)[\s`]*(true|false|wahr|falsch|vrai|faux|真|假)/iu
      .exec(sentence)?.[1]
      ?.toLowerCase();
  if (given === undefined || told === undefined) return true;
  return /true|wahr|vrai|真/.test(told) === (given === 'true');
}
