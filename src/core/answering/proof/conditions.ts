// Conditions and negations that a sentence tells, against the guards of its lines. What cannot be checked is said to be open, never proven.
import { stopWords } from '../../text/stopWords.ts';
import { clausesOf, span, type Clause } from './clauses.ts';
import { comparisonVerdict, isComparison } from './comparisons.ts';
import { guardsOn, guardsThrough, type NameGuard } from './guards.ts';
import { Identifiers, sentenceNames } from './names.ts';
import { proseAgrees } from './prose.ts';
import { says } from './wordTable.ts';

/**
 * `none`: it tells no condition; `held`: its lines have it so; `open`: they could not be asked; `beside`: the same of something that the sentence
 * tells in passing and that decides nothing; `wrong`: they compare otherwise.
 */
export type ConditionVerdict = 'none' | 'held' | 'open' | 'beside' | 'wrong';

/** Words are compared by their beginnings. */
const beginning = 5;

/** What became of the conditions of `sentence` in `text`, its cited lines. `around`: names of the definitions that they lie in. */
export function conditionOf(sentence: string, text: string, around: ReadonlySet<string> = new Set()): ConditionVerdict {
  const compared = comparisonVerdict(sentence, text);
  if (compared === 'wrong') return compared;
  const agrees = proseAgrees(sentence, text);
  const clauses = clausesOf(sentence);
  const lines = text.split('\n');
  const guardVerdicts = clauses.map((clause, at) =>
    compared === 'held' && isComparison(clause.plain) ? undefined : askedIn(at, { clauses, sentence, lines, around }),
  );
  if (compared === 'open' || guardVerdicts.includes('other')) return 'open';
  if (agrees === false) return clauses.some(isDeciding) ? 'open' : 'beside';
  if (compared === 'held' || agrees === true) return 'held';
  if (guardVerdicts.includes('unasked')) return 'open';
  if (guardVerdicts.includes('passing')) return 'beside';
  return guardVerdicts.includes('same') ? 'held' : 'none';
}

interface ClauseContext {
  readonly clauses: readonly Clause[];
  readonly sentence: string;
  readonly lines: readonly string[];
  readonly around: ReadonlySet<string>;
}

/**
 * What guards say of a clause: the same, something else, nothing where they should, or nothing of what is only told in passing; undefined where
 * there is nothing to ask.
 */
type GuardVerdict = 'same' | 'other' | 'unasked' | 'passing' | undefined;

/** A word as short as that stands in many identifiers: only as one of its own does it mean the same. */
const shortWord = 3;
/** Fewer words than that are no clause of their own. */
const fewestWords = 3;

function askedIn(at: number, parts: ClauseContext): GuardVerdict {
  const { clauses, lines } = parts;
  const clause = clauses[at];
  if (!clause) return undefined;
  const isTold = says('condition', clause.plain) || says('negation', clause.plain);
  // "Is `x` empty, …": a state alone is a condition where the lines ask for it.
  if (!isTold && !says('absent', clause.plain)) return undefined;
  // Words lead to a guard only where the clause is about one.
  const byWords = says('condition', clause.plain) || isDeciding(clause);
  const own = guardsOf(clause, lines, byWords);
  // "when it is set": what was named last.
  const before = clauses.slice(0, at).findLast(({ text }) => /\p{L}{4}/u.test(text));
  const guards = (own.length ? own : guardsOf(before, lines, byWords)).filter((guard) => isOfValue(guard, clause));
  // That something happens at a time is not shown by lines that ask for nothing of it, and nobody needs to be told so.
  if (guards.length === 0)
    return isTold && clause.negated && isDeciding(clause)
      ? 'unasked'
      : isTold && (clause.negated || isDeciding(clause))
        ? 'passing'
        : undefined;
  if (says('regardless', clause.plain)) return 'other';
  const main = mainOf(clauses, at);
  // Where one guard leads to what the sentence tells, the others are conditions of something else.
  const told = guards.flatMap((guard) => {
    const side = sideOf(guard, main, clause, parts.around);
    return side ? [{ guard, side }] : [];
  });
  const verdicts = told.length
    ? told.map(({ guard, side }) => verdictOf(guard, side, clause, main, parts))
    : guards.map((guard) => verdictOf(guard, onlySide(guard, main), clause, main, parts));
  const isNamed = sentenceNames(clause.text).length > 0 && own.length > 0;
  // Words may lead to several guards: then they have to agree.
  if (verdicts.includes('same')) return isNamed || !verdicts.includes('other') ? 'same' : 'unasked';
  // "Is `x` empty, …" opens a condition as well, in languages that put the verb first.
  const decides = byWords || (at === 0 && clauses.length > 1 && says('absent', clause.plain));
  return !decides && !verdicts.includes('other') ? 'passing' : verdicts.includes('unasked') ? 'unasked' : 'other';
}

/** Opens a condition with a word that decides; "that has" and "while" only tell more of something. */
function isDeciding({ plain }: Clause): boolean {
  return says('deciding', plain);
}

/** What depends on the condition: the clauses behind it up to the next condition, else those before it. */
function mainOf(clauses: readonly Clause[], at: number): readonly Clause[] {
  const before = clauses.slice(0, at).filter(({ plain }) => !says('condition', plain));
  // "X happens if y" has it in front, "if y, x happens" behind.
  if (before.some(({ text }) => (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= fewestWords)) return before;
  const behind = clauses.slice(at + 1);
  const next = behind.findIndex(({ plain }) => says('condition', plain));
  return next < 0 ? behind : behind.slice(0, next);
}

/** A comparison with a value is asked only for that value. */
function isOfValue({ value }: NameGuard, { text }: Clause): boolean {
  if (value === undefined) return true;
  const last = value.match(/[\p{L}\p{N}_$]+/gu)?.at(-1);
  return last !== undefined && new RegExp(`(?<![\\p{L}\\p{N}_])${last.replace(/\$/g, '\\$&')}(?![\\p{L}\\p{N}_])`, 'iu').test(text);
}

type BranchSide = 'then' | 'otherwise';

/** Where the lines show no other way on, the sentence can only mean this one. */
function onlySide({ then, otherwise, leaves }: NameGuard, main: readonly Clause[]): BranchSide | undefined {
  const isOut = main.some(({ plain }) => says('leaving', plain) || says('raising', plain));
  return otherwise === '' && then !== '' && (isOut || !leaves) ? 'then' : undefined;
}

/** Whether the guard puts what depends on the clause where the clause puts it: on `side`, if that is known. */
function verdictOf(
  guard: NameGuard,
  side: BranchSide | undefined,
  clause: Clause,
  main: readonly Clause[],
  { sentence }: ClauseContext,
): GuardVerdict {
  const isNegated = clause.negated;
  if (side && main.some((each) => isDenial(each, guard[side]))) return 'unasked';
  if (side === 'then') return guard.negative === isNegated && leadsTo(sentence, guard) ? 'same' : 'other';
  if (side === 'otherwise') return guard.negative !== isNegated ? 'same' : 'other';
  return guard.negative === isNegated || guard.otherwise || guard.leaves ? 'unasked' : 'other';
}

/** The clause denies what stands there by its name: neither way shows that. */
function isDenial({ text, plain }: Clause, code: string): boolean {
  const identifiers = new Identifiers(code);
  return says('negation', plain) && sentenceNames(text).some((name) => identifiers.hold(name));
}

/** In which of its two ways the guard has what the clauses tell; undefined where that cannot be told. */
function sideOf(guard: NameGuard, main: readonly Clause[], clause: Clause, around: ReadonlySet<string>): BranchSide | undefined {
  const own = new Set(sentenceNames(clause.text).flatMap(({ words }) => words));
  const names = main
    .flatMap(({ text }) => sentenceNames(text))
    .filter(({ words }) => !words.every((each) => around.has(each) || own.has(each)));
  const isWayOut = main.some(({ plain }) => says('raising', plain) || says('leaving', plain));
  // A message names things without doing anything with them.
  const bare = (code: string): string => (isWayOut ? code : code.replace(/(["'`])(?:(?!\1)[^\\\n]|\\.)*\1/g, ' '));
  const [then, otherwise] = [new Identifiers(bare(guard.then)), new Identifiers(bare(guard.otherwise))];
  const byName = one(
    names.some((name) => then.hold(name)),
    names.some((name) => otherwise.hold(name)),
  );
  const byValue = valueSide(guard, main);
  if (byName && byValue && byName !== byValue) return undefined;
  return byValue ?? byName ?? numberSide(guard, main) ?? wordSide(guard, main);
}

function one(then: boolean, otherwise: boolean): BranchSide | undefined {
  return then === otherwise ? undefined : then ? 'then' : 'otherwise';
}

/** Numbers that stand on one side only. */
function numberSide({ then, otherwise }: NameGuard, main: readonly Clause[]): BranchSide | undefined {
  const numbers = main.flatMap(({ plain }) => plain.match(/(?<![\p{L}\p{N}_.])\d+(?:\.\d+)?/gu) ?? []);
  const has = (code: string, number: string): boolean => code.split(/[^\p{L}\p{N}_.]+/u).includes(number);
  return one(
    numbers.some((number) => has(then, number)),
    numbers.some((number) => has(otherwise, number)),
  );
}

const literal = /(?<![\p{L}\p{N}_.])(?:true|false|nil|None|null|undefined|-?\d+)(?![\p{L}\p{N}_.])/iu;

/** Values that are said to be given back, and are on one side only. */
function valueSide({ then, otherwise }: NameGuard, main: readonly Clause[]): BranchSide | undefined {
  const text = main.map((each) => each.text).join(' ');
  if (!says('leaving', text)) return undefined;
  const values = [...text.matchAll(span)].map(([, code = '']) => code).filter((code) => literal.test(code));
  const sides = values.map((value) => one(returns(then, value), returns(otherwise, value))).filter((side) => side !== undefined);
  return sides.every((side) => side === sides[0]) ? sides[0] : undefined;
}

function returns(code: string, value: string): boolean {
  return code.split('\n').some((line) => /\breturn\b/.test(line) && line.replace(/\s+/g, ' ').includes(value));
}

/** Words of what is told, found in identifiers of one side only, and ways out. */
function wordSide(guard: NameGuard, main: readonly Clause[]): BranchSide | undefined {
  const text = main.map(({ plain }) => plain).join(' ');
  const words = (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((each) => !stopWords.has(each))
    .map((each) => each.slice(0, beginning));
  const [then, otherwise] = [partsOf(guard.then), partsOf(guard.otherwise)];
  const here = words.filter((word) => then.some((part) => part.startsWith(word)));
  const there = words.filter((word) => otherwise.some((part) => part.startsWith(word)));
  const byWord = one(here.length > there.length, there.length > here.length);
  // Only one side can be thrown out of, where the other does not throw.
  const isRaised = /\b(?:throw|raise|panic|reject)\b|Errorf?\(/;
  const byRaise = says('raising', text) ? one(isRaised.test(guard.then), isRaised.test(guard.otherwise)) : undefined;
  if (byRaise && byWord && byRaise !== byWord) return undefined;
  return byRaise ?? byWord;
}

function partsOf(code: string): readonly string[] {
  return code.split(/[^\p{L}\p{N}]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u).map((each) => each.toLowerCase());
}

function guardsOf(clause: Clause | undefined, lines: readonly string[], byWords: boolean): readonly NameGuard[] {
  if (!clause) return [];
  const named = sentenceNames(clause.text).flatMap(({ words }) => words.slice(-1));
  const byName = named.flatMap((name) => guardsOn(name, lines));
  if (byName.length) return byName;
  const through = named.flatMap((name) => guardsThrough(name, lines));
  if (through.length || !byWords) return through;
  const words =
    clause.plain
      .match(/\p{L}{3,}/gu)
      ?.filter((each) => !stopWords.has(each.toLowerCase()) && !says('condition', each) && !says('negation', each)) ?? [];
  return words.flatMap((each) => guardsOn(each.slice(0, Math.max(beginning, each.length - 2)), lines, each.length > shortWord));
}

/** A truth value that the sentence says to be returned is not the other one behind the guard. */
function leadsTo(sentence: string, { then }: NameGuard): boolean {
  const given = /\breturn\s+(true|false)\b/i.exec(then)?.[1]?.toLowerCase();
  const verb =
    /(?:returns?|liefert|gibt|renvoie|retourne|devuelve|retorna|restituisce|возвращает|返回|返|반환)[\s`]*(true|false|wahr|falsch|vrai|faux|真|假)/iu
      .exec(sentence)?.[1]
      ?.toLowerCase();
  if (given === undefined || verb === undefined) return true;
  return /true|wahr|vrai|真/.test(verb) === (given === 'true');
}
