// Conditions and negations that a sentence tells, against the guards of its lines. What cannot be checked is said to be open, never proven.
import { stopWords } from '../../text/stopWords.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { compare, isComparison } from './comparisons.ts';
import { guardsOn, type Guard } from './guards.ts';
import { Identifiers, namesIn } from './names.ts';
import { proseAgrees } from './prose.ts';
import { says } from './wordTable.ts';

/** `none`: it tells no condition; `held`: its lines have it so; `open`: they could not be asked; `wrong`: they compare otherwise. */
export type Condition = 'none' | 'held' | 'open' | 'wrong';

/** Words are compared by their beginnings. */
const beginning = 5;

/** What became of the conditions of `sentence` in `text`, its cited lines. */
export function conditionOf(sentence: string, text: string): Condition {
  const compared = compare(sentence, text);
  if (compared === 'wrong') return compared;
  const agrees = proseAgrees(sentence, text);
  if (agrees === false) return 'open';
  const clauses = clausesOf(sentence);
  const lines = text.split('\n');
  const asked = clauses.map((clause, i) =>
    compared === 'held' && isComparison(clause.plain)
      ? undefined
      : askedIn(clause, { before: clauses.slice(0, i), all: clauses, sentence, lines }),
  );
  if (compared === 'open' || asked.includes('other')) return 'open';
  if (compared === 'held' || agrees === true) return 'held';
  if (asked.includes('unasked')) return 'open';
  return asked.includes('same') ? 'held' : 'none';
}

interface Around {
  readonly before: readonly Clause[];
  readonly all: readonly Clause[];
  readonly sentence: string;
  readonly lines: readonly string[];
}

/** What guards say of a clause: the same, something else, or nothing where they should; undefined where there is nothing to ask. */
type Asked = 'same' | 'other' | 'unasked' | undefined;

function askedIn(clause: Clause, { before, all, sentence, lines }: Around): Asked {
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
  if (guards.length === 0) return isTold && clause.negated ? 'unasked' : undefined;
  if (says('regardless', clause.plain)) return 'other';
  const rest = all.filter((each) => each !== clause);
  const isOut = says('leaving', sentence) || rest.some(({ negated }) => negated);
  const fitting = guards.filter(({ negative, leaves }) => negative === clause.negated && (!leaves || isOut));
  if (fitting.length === 0) return 'other';
  return fitting.some((guard) => leadsTo(sentence, guard) && (guard.leaves || isThen(rest, guard))) ? 'same' : 'unasked';
}

function guardsOf(clause: Clause | undefined, lines: readonly string[]): readonly Guard[] {
  if (!clause) return [];
  const named = namesIn(clause.text).flatMap(({ words }) => words.slice(-1));
  const byName = named.flatMap((name) => guardsOn(name, lines));
  if (byName.length) return byName;
  const words = clause.plain.match(/\p{L}{4,}/gu)?.filter((each) => !says('condition', each) && !says('negation', each)) ?? [];
  return words.flatMap((each) => guardsOn(each.slice(0, Math.max(beginning, each.length - 2)), lines, true));
}

/** What the rest of the sentence names or says stands where the guard leads to, not at its other case. */
function isThen(rest: readonly Clause[], { then }: Guard): boolean {
  const names = rest.flatMap(({ text }) => namesIn(text));
  const identifiers = new Identifiers(then);
  if (names.some((name) => identifiers.hold(name))) return true;
  const lower = then.toLowerCase();
  const words = rest.flatMap(({ plain }) => plain.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return words.some((each) => !stopWords.has(each) && lower.includes(each.slice(0, beginning)));
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
