// Checks conditions and negations in a sentence against the guards of its lines. An uncheckable one is open, never proven.
import { stopWords } from '../../text/stopWords.ts';
import { clausesOf, codeSpan, type Clause } from './clauses.ts';
import { comparisonVerdict, isComparison } from './comparisons.ts';
import { guardsOn, guardsThrough, type NameGuard } from './guards.ts';
import { Identifiers, sentenceNames } from './sentenceNames.ts';
import { proseAgrees } from './prose.ts';
import { hasWordOf } from './wordTable.ts';

/** Verdict of the cited lines on the conditions of a sentence. */
export type ConditionVerdict =
  /** The sentence has no condition. */
  | 'none'
  /** The lines have the same condition. */
  | 'held'
  /** The lines do not decide it. */
  | 'open'
  /** The lines do not decide it, but it is only a side remark. */
  | 'beside'
  /** The lines make another comparison. */
  | 'wrong';

/** Words are compared by this many first letters. */
const prefixLength = 5;

/** Verdict on the conditions of `sentence` by `text`, its cited lines. `around`: names of the definitions around them. */
export function conditionVerdict(sentence: string, text: string, around: ReadonlySet<string> = new Set()): ConditionVerdict {
  const comparison = comparisonVerdict(sentence, text);
  if (comparison === 'wrong') return comparison;
  const proseAgreement = proseAgrees(sentence, text);
  const clauses = clausesOf(sentence);
  const lines = text.split('\n');
  const guardVerdicts = clauses.map((clause, index) =>
    comparison === 'held' && isComparison(clause.plain) ? undefined : guardVerdictOn(index, { clauses, sentence, lines, around }),
  );
  if (comparison === 'open' || guardVerdicts.includes('other')) return 'open';
  if (proseAgreement === false) return clauses.some(isDeciding) ? 'open' : 'beside';
  if (comparison === 'held' || proseAgreement === true) return 'held';
  if (guardVerdicts.includes('open')) return 'open';
  if (guardVerdicts.includes('beside')) return 'beside';
  return guardVerdicts.includes('held') ? 'held' : 'none';
}

interface ClauseContext {
  readonly clauses: readonly Clause[];
  readonly sentence: string;
  readonly lines: readonly string[];
  readonly around: ReadonlySet<string>;
}

/** Verdict of the guards in the lines on a clause; undefined where the clause has no condition. */
type GuardVerdict =
  /** A guard has the condition of the clause. */
  | 'held'
  /** The guards have another condition. */
  | 'other'
  /** The lines do not decide a condition that matters. */
  | 'open'
  /** The lines do not decide a condition that is only a side remark. */
  | 'beside'
  | undefined;

/** A word this short is part of many identifiers: it matches only as a separate word. */
const shortWord = 3;
/** Minimum words of a separate clause. */
const minWords = 3;

function guardVerdictOn(at: number, context: ClauseContext): GuardVerdict {
  const { clauses, lines } = context;
  const clause = clauses[at];
  if (!clause) return undefined;
  const isStated = hasWordOf('condition', clause.plain) || hasWordOf('negation', clause.plain);
  // "Is `x` empty, …": a bare state is a condition where the lines test it.
  if (!isStated && !hasWordOf('absent', clause.plain)) return undefined;
  // Words lead to a guard only if the clause is a condition.
  const byWords = hasWordOf('condition', clause.plain) || isDeciding(clause);
  const ownGuards = guardsOf(clause, lines, byWords);
  // "when it is set": "it" is the last name.
  const earlierClause = clauses.slice(0, at).findLast(({ text }) => /\p{L}{4}/u.test(text));
  const guards = (ownGuards.length ? ownGuards : guardsOf(earlierClause, lines, byWords)).filter((guard) => isOfValue(guard, clause));
  // Lines without a test do not show when something happens, and a plain time needs no notice.
  if (guards.length === 0)
    return isStated && clause.negated && isDeciding(clause)
      ? 'open'
      : isStated && (clause.negated || isDeciding(clause))
        ? 'beside'
        : undefined;
  if (hasWordOf('regardless', clause.plain)) return 'other';
  const mainClauses = mainClausesOf(clauses, at);
  // If one guard leads to the statement, the others are conditions of something else.
  const sidedGuards = guards.flatMap((guard) => {
    const side = sideOf(guard, mainClauses, clause, context.around);
    return side ? [{ guard, side }] : [];
  });
  const verdicts = sidedGuards.length
    ? sidedGuards.map(({ guard, side }) => verdictOf(guard, side, clause, mainClauses, context))
    : guards.map((guard) => verdictOf(guard, onlySide(guard, mainClauses), clause, mainClauses, context));
  const isNamed = sentenceNames(clause.text).length > 0 && ownGuards.length > 0;
  // Words may lead to several guards: then these have to agree.
  if (verdicts.includes('held')) return isNamed || !verdicts.includes('other') ? 'held' : 'open';
  // "Is `x` empty, …" opens a condition in languages that put the verb first.
  const isDecisive = byWords || (at === 0 && clauses.length > 1 && hasWordOf('absent', clause.plain));
  return !isDecisive && !verdicts.includes('other') ? 'beside' : verdicts.includes('open') ? 'open' : 'other';
}

/** Whether a clause opens a condition with a deciding word; "that has" and "while" only add a detail. */
function isDeciding({ plain }: Clause): boolean {
  return hasWordOf('deciding', plain);
}

/** The clauses that depend on the condition: those after it up to the next condition, otherwise those before it. */
function mainClausesOf(clauses: readonly Clause[], at: number): readonly Clause[] {
  const clausesBefore = clauses.slice(0, at).filter(({ plain }) => !hasWordOf('condition', plain));
  // "X happens if y" has them before the condition, "if y, x happens" after it.
  if (clausesBefore.some(({ text }) => (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= minWords)) return clausesBefore;
  const clausesBehind = clauses.slice(at + 1);
  const nextCondition = clausesBehind.findIndex(({ plain }) => hasWordOf('condition', plain));
  return nextCondition < 0 ? clausesBehind : clausesBehind.slice(0, nextCondition);
}

/** A comparison with a value counts only for that value. */
function isOfValue({ value }: NameGuard, { text }: Clause): boolean {
  if (value === undefined) return true;
  const lastWord = value.match(/[\p{L}\p{N}_$]+/gu)?.at(-1);
  return lastWord !== undefined && new RegExp(`(?<![\\p{L}\\p{N}_])${lastWord.replace(/\$/g, '\\$&')}(?![\\p{L}\\p{N}_])`, 'iu').test(text);
}

type BranchSide = 'then' | 'otherwise';

/** The only possible side, where the lines show no other path. */
function onlySide({ then, otherwise, leaves }: NameGuard, mainClauses: readonly Clause[]): BranchSide | undefined {
  const isOut = mainClauses.some(({ plain }) => hasWordOf('leaving', plain) || hasWordOf('raising', plain));
  return otherwise === '' && then !== '' && (isOut || !leaves) ? 'then' : undefined;
}

/** Whether the guard has the dependent clauses on the side that the sentence states: `side`, if known. */
function verdictOf(
  guard: NameGuard,
  side: BranchSide | undefined,
  clause: Clause,
  mainClauses: readonly Clause[],
  { sentence }: ClauseContext,
): GuardVerdict {
  const isNegated = clause.negated;
  if (side && mainClauses.some((each) => isDenial(each, guard[side]))) return 'open';
  if (side === 'then') return guard.negative === isNegated && leadsTo(sentence, guard) ? 'held' : 'other';
  if (side === 'otherwise') return guard.negative !== isNegated ? 'held' : 'other';
  return guard.negative === isNegated || guard.otherwise || guard.leaves ? 'open' : 'other';
}

/** Whether the clause negates something that is in the code by its name: neither side shows that. */
function isDenial({ text, plain }: Clause, code: string): boolean {
  const identifiers = new Identifiers(code);
  return hasWordOf('negation', plain) && sentenceNames(text).some((name) => identifiers.hasName(name));
}

/** The side of the guard with the content of the clauses; undefined where undecidable. */
function sideOf(guard: NameGuard, mainClauses: readonly Clause[], clause: Clause, around: ReadonlySet<string>): BranchSide | undefined {
  const ownWords = new Set(sentenceNames(clause.text).flatMap(({ words }) => words));
  const names = mainClauses
    .flatMap(({ text }) => sentenceNames(text))
    .filter(({ words }) => !words.every((each) => around.has(each) || ownWords.has(each)));
  const isWayOut = mainClauses.some(({ plain }) => hasWordOf('raising', plain) || hasWordOf('leaving', plain));
  // A message names things without using them.
  const withoutTexts = (code: string): string => (isWayOut ? code : code.replace(/(["'`])(?:(?!\1)[^\\\n]|\\.)*\1/g, ' '));
  const [then, otherwise] = [new Identifiers(withoutTexts(guard.then)), new Identifiers(withoutTexts(guard.otherwise))];
  const byName = onlySideWith(
    names.some((name) => then.hasName(name)),
    names.some((name) => otherwise.hasName(name)),
  );
  const byValue = valueSide(guard, mainClauses);
  if (byName && byValue && byName !== byValue) return undefined;
  return byValue ?? byName ?? numberSide(guard, mainClauses) ?? wordSide(guard, mainClauses);
}

function onlySideWith(then: boolean, otherwise: boolean): BranchSide | undefined {
  return then === otherwise ? undefined : then ? 'then' : 'otherwise';
}

/** The side with the numbers of the clauses, if only one has them. */
function numberSide({ then, otherwise }: NameGuard, mainClauses: readonly Clause[]): BranchSide | undefined {
  const numbers = mainClauses.flatMap(({ plain }) => plain.match(/(?<![\p{L}\p{N}_.])\d+(?:\.\d+)?/gu) ?? []);
  const hasNumber = (code: string, number: string): boolean => code.split(/[^\p{L}\p{N}_.]+/u).includes(number);
  return onlySideWith(
    numbers.some((number) => hasNumber(then, number)),
    numbers.some((number) => hasNumber(otherwise, number)),
  );
}

const literal = /(?<![\p{L}\p{N}_.])(?:true|false|nil|None|null|undefined|-?\d+)(?![\p{L}\p{N}_.])/iu;

/** The side with the returned values of the clauses, if only one has them. */
function valueSide({ then, otherwise }: NameGuard, mainClauses: readonly Clause[]): BranchSide | undefined {
  const text = mainClauses.map((each) => each.text).join(' ');
  if (!hasWordOf('leaving', text)) return undefined;
  const values = [...text.matchAll(codeSpan)].map(([, code = '']) => code).filter((code) => literal.test(code));
  const sides = values
    .map((value) => onlySideWith(hasReturn(then, value), hasReturn(otherwise, value)))
    .filter((side) => side !== undefined);
  return sides.every((side) => side === sides[0]) ? sides[0] : undefined;
}

function hasReturn(code: string, value: string): boolean {
  return code.split('\n').some((line) => /\breturn\b/.test(line) && line.replace(/\s+/g, ' ').includes(value));
}

/** The side whose identifiers match words of the clauses, or with the way out. */
function wordSide(guard: NameGuard, mainClauses: readonly Clause[]): BranchSide | undefined {
  const text = mainClauses.map(({ plain }) => plain).join(' ');
  const words = (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((each) => !stopWords.has(each))
    .map((each) => each.slice(0, prefixLength));
  const [then, otherwise] = [identifierWords(guard.then), identifierWords(guard.otherwise)];
  const thenWords = words.filter((word) => then.some((part) => part.startsWith(word)));
  const otherwiseWords = words.filter((word) => otherwise.some((part) => part.startsWith(word)));
  const byWord = onlySideWith(thenWords.length > otherwiseWords.length, otherwiseWords.length > thenWords.length);
  // If only one side throws, "throws" means that side.
  const raiseWords = /\b(?:throw|raise|panic|reject)\b|Errorf?\(/;
  const byRaise = hasWordOf('raising', text) ? onlySideWith(raiseWords.test(guard.then), raiseWords.test(guard.otherwise)) : undefined;
  if (byRaise && byWord && byRaise !== byWord) return undefined;
  return byRaise ?? byWord;
}

function identifierWords(code: string): readonly string[] {
  return code.split(/[^\p{L}\p{N}]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u).map((each) => each.toLowerCase());
}

function guardsOf(clause: Clause | undefined, lines: readonly string[], byWords: boolean): readonly NameGuard[] {
  if (!clause) return [];
  const names = sentenceNames(clause.text).flatMap(({ words }) => words.slice(-1));
  const byName = names.flatMap((name) => guardsOn(name, lines));
  if (byName.length) return byName;
  const derivedGuards = names.flatMap((name) => guardsThrough(name, lines));
  if (derivedGuards.length || !byWords) return derivedGuards;
  const words =
    clause.plain
      .match(/\p{L}{3,}/gu)
      ?.filter((each) => !stopWords.has(each.toLowerCase()) && !hasWordOf('condition', each) && !hasWordOf('negation', each)) ?? [];
  return words.flatMap((each) => guardsOn(each.slice(0, Math.max(prefixLength, each.length - 2)), lines, each.length > shortWord));
}

/** Whether a returned truth value agrees with the one after the guard. */
function leadsTo(sentence: string, { then }: NameGuard): boolean {
  const returnedValue = /\breturn\s+(true|false)\b/i.exec(then)?.[1]?.toLowerCase();
  const statedValue =
    /(?:returns?|liefert|gibt|renvoie|retourne|devuelve|retorna|restituisce|возвращает|返回|返|반환)[\s`]*(true|false|wahr|falsch|vrai|faux|真|假)/iu
      .exec(sentence)?.[1]
      ?.toLowerCase();
  if (returnedValue === undefined || statedValue === undefined) return true;
  return /true|wahr|vrai|真/.test(statedValue) === (returnedValue === 'true');
}
