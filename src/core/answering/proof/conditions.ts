// Checks conditions and negations in a sentence against the guards of its lines. An uncheckable one is open, never proven.
import { stopWords } from '../../text/stopWords.ts';
import { clausesOf, span, type Clause } from './clauses.ts';
import { comparisonVerdict, isComparison } from './comparisons.ts';
import { guardsOn, guardsThrough, type NameGuard } from './guards.ts';
import { Identifiers, sentenceNames } from './names.ts';
import { proseAgrees } from './prose.ts';
import { says } from './wordTable.ts';

/**
 * `none`: no condition in the sentence; `held`: its lines have it so; `open`: they do not decide it; `beside`: open as well, but for a side
 * remark; `wrong`: their comparison differs.
 */
export type ConditionVerdict = 'none' | 'held' | 'open' | 'beside' | 'wrong';

/** Words are compared by this many first letters. */
const beginning = 5;

/** Verdict on the conditions of `sentence` by `text`, its cited lines. `around`: names of the definitions around them. */
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
 * Verdict of guards on a clause: the same, another, undecided where it matters, or undecided for a side remark; undefined without a
 * condition.
 */
type GuardVerdict = 'same' | 'other' | 'unasked' | 'passing' | undefined;

/** A word this short is part of many identifiers: it matches only as a separate word. */
const shortWord = 3;
/** Minimum words of a separate clause. */
const fewestWords = 3;

function askedIn(at: number, parts: ClauseContext): GuardVerdict {
  const { clauses, lines } = parts;
  const clause = clauses[at];
  if (!clause) return undefined;
  const isTold = says('condition', clause.plain) || says('negation', clause.plain);
  // "Is `x` empty, …": a bare state is a condition where the lines test it.
  if (!isTold && !says('absent', clause.plain)) return undefined;
  // Words lead to a guard only if the clause is a condition.
  const byWords = says('condition', clause.plain) || isDeciding(clause);
  const own = guardsOf(clause, lines, byWords);
  // "when it is set": "it" is the last name.
  const before = clauses.slice(0, at).findLast(({ text }) => /\p{L}{4}/u.test(text));
  const guards = (own.length ? own : guardsOf(before, lines, byWords)).filter((guard) => isOfValue(guard, clause));
  // Lines without a test do not show when something happens, and a plain time needs no notice.
  if (guards.length === 0)
    return isTold && clause.negated && isDeciding(clause)
      ? 'unasked'
      : isTold && (clause.negated || isDeciding(clause))
        ? 'passing'
        : undefined;
  if (says('regardless', clause.plain)) return 'other';
  const main = mainOf(clauses, at);
  // If one guard leads to the statement, the others are conditions of something else.
  const told = guards.flatMap((guard) => {
    const side = sideOf(guard, main, clause, parts.around);
    return side ? [{ guard, side }] : [];
  });
  const verdicts = told.length
    ? told.map(({ guard, side }) => verdictOf(guard, side, clause, main, parts))
    : guards.map((guard) => verdictOf(guard, onlySide(guard, main), clause, main, parts));
  const isNamed = sentenceNames(clause.text).length > 0 && own.length > 0;
  // Words may lead to several guards: then these have to agree.
  if (verdicts.includes('same')) return isNamed || !verdicts.includes('other') ? 'same' : 'unasked';
  // "Is `x` empty, …" opens a condition in languages that put the verb first.
  const decides = byWords || (at === 0 && clauses.length > 1 && says('absent', clause.plain));
  return !decides && !verdicts.includes('other') ? 'passing' : verdicts.includes('unasked') ? 'unasked' : 'other';
}

/** Whether a clause opens a condition with a deciding word; "that has" and "while" only add a detail. */
function isDeciding({ plain }: Clause): boolean {
  return says('deciding', plain);
}

/** The clauses that depend on the condition: those after it up to the next condition, otherwise those before it. */
function mainOf(clauses: readonly Clause[], at: number): readonly Clause[] {
  const before = clauses.slice(0, at).filter(({ plain }) => !says('condition', plain));
  // "X happens if y" has them before the condition, "if y, x happens" after it.
  if (before.some(({ text }) => (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= fewestWords)) return before;
  const behind = clauses.slice(at + 1);
  const next = behind.findIndex(({ plain }) => says('condition', plain));
  return next < 0 ? behind : behind.slice(0, next);
}

/** A comparison with a value counts only for that value. */
function isOfValue({ value }: NameGuard, { text }: Clause): boolean {
  if (value === undefined) return true;
  const last = value.match(/[\p{L}\p{N}_$]+/gu)?.at(-1);
  return last !== undefined && new RegExp(`(?<![\\p{L}\\p{N}_])${last.replace(/\$/g, '\\$&')}(?![\\p{L}\\p{N}_])`, 'iu').test(text);
}

type BranchSide = 'then' | 'otherwise';

/** The only possible side, where the lines show no other path. */
function onlySide({ then, otherwise, leaves }: NameGuard, main: readonly Clause[]): BranchSide | undefined {
  const isOut = main.some(({ plain }) => says('leaving', plain) || says('raising', plain));
  return otherwise === '' && then !== '' && (isOut || !leaves) ? 'then' : undefined;
}

/** Whether the guard has the dependent clauses on the side that the sentence states: `side`, if known. */
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

/** Whether the clause negates something that is in the code by its name: neither side shows that. */
function isDenial({ text, plain }: Clause, code: string): boolean {
  const identifiers = new Identifiers(code);
  return says('negation', plain) && sentenceNames(text).some((name) => identifiers.hold(name));
}

/** The side of the guard with the content of the clauses; undefined where undecidable. */
function sideOf(guard: NameGuard, main: readonly Clause[], clause: Clause, around: ReadonlySet<string>): BranchSide | undefined {
  const own = new Set(sentenceNames(clause.text).flatMap(({ words }) => words));
  const names = main
    .flatMap(({ text }) => sentenceNames(text))
    .filter(({ words }) => !words.every((each) => around.has(each) || own.has(each)));
  const isWayOut = main.some(({ plain }) => says('raising', plain) || says('leaving', plain));
  // A message names things without using them.
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

/** The side with the numbers of the clauses, if only one has them. */
function numberSide({ then, otherwise }: NameGuard, main: readonly Clause[]): BranchSide | undefined {
  const numbers = main.flatMap(({ plain }) => plain.match(/(?<![\p{L}\p{N}_.])\d+(?:\.\d+)?/gu) ?? []);
  const has = (code: string, number: string): boolean => code.split(/[^\p{L}\p{N}_.]+/u).includes(number);
  return one(
    numbers.some((number) => has(then, number)),
    numbers.some((number) => has(otherwise, number)),
  );
}

const literal = /(?<![\p{L}\p{N}_.])(?:true|false|nil|None|null|undefined|-?\d+)(?![\p{L}\p{N}_.])/iu;

/** The side with the returned values of the clauses, if only one has them. */
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

/** The side whose identifiers match words of the clauses, or with the way out. */
function wordSide(guard: NameGuard, main: readonly Clause[]): BranchSide | undefined {
  const text = main.map(({ plain }) => plain).join(' ');
  const words = (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((each) => !stopWords.has(each))
    .map((each) => each.slice(0, beginning));
  const [then, otherwise] = [partsOf(guard.then), partsOf(guard.otherwise)];
  const here = words.filter((word) => then.some((part) => part.startsWith(word)));
  const there = words.filter((word) => otherwise.some((part) => part.startsWith(word)));
  const byWord = one(here.length > there.length, there.length > here.length);
  // If only one side throws, "throws" means that side.
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

/** Whether a returned truth value agrees with the one after the guard. */
function leadsTo(sentence: string, { then }: NameGuard): boolean {
  const given = /\breturn\s+(true|false)\b/i.exec(then)?.[1]?.toLowerCase();
  const verb =
    /(?:returns?|liefert|gibt|renvoie|retourne|devuelve|retorna|restituisce|возвращает|返回|返|반환)[\s`]*(true|false|wahr|falsch|vrai|faux|真|假)/iu
      .exec(sentence)?.[1]
      ?.toLowerCase();
  if (given === undefined || verb === undefined) return true;
  return /true|wahr|vrai|真/.test(verb) === (given === 'true');
}
