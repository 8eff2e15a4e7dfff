// Checks comparisons in a sentence against those in its lines: `< 3` does not show "at least 3".
import { clausesOf, codeSpan } from './clauses.ts';
import { leavesAfter } from './guards.ts';
import { hasWordOf, wordPattern, type WordSense } from './wordTable.ts';

type Operator = 'lt' | 'le' | 'gt' | 'ge' | 'eq' | 'ne';
/** Verdict of the cited lines on the comparisons of a sentence. */
export type ComparisonVerdict =
  /** The sentence compares nothing. */
  | 'none'
  /** The lines make the same comparison. */
  | 'held'
  /** The lines do not decide it. */
  | 'open'
  /** The lines compare in the same direction, but differ at the limit itself. */
  | 'wrong';

interface Comparison {
  readonly left: string;
  readonly operator: Operator;
  readonly right: string;
  /** The code after it leaves: the opposite holds for what comes after. */
  readonly leaves: boolean;
}

const operators: Readonly<Record<string, Operator>> = {
  '<': 'lt',
  '<=': 'le',
  '>': 'gt',
  '>=': 'ge',
  '==': 'eq',
  '===': 'eq',
  '!=': 'ne',
  '!==': 'ne',
};
const flippedOperators: Readonly<Record<Operator, Operator>> = { lt: 'gt', le: 'ge', gt: 'lt', ge: 'le', eq: 'eq', ne: 'ne' };
const oppositeOperators: Readonly<Record<Operator, Operator>> = { lt: 'ge', ge: 'lt', gt: 'le', le: 'gt', eq: 'ne', ne: 'eq' };
/** Operators of the same direction with another result at the limit. */
const sameDirectionOperators: Readonly<Partial<Record<Operator, Operator>>> = { lt: 'le', le: 'lt', gt: 'ge', ge: 'gt' };
const comparisonSenses = ['ge', 'le', 'gt', 'lt'] as const satisfies readonly WordSense[];
const operandPattern = '(?:-?[\\w$#.*&?()[\\]]{1,80}(?:\\s[-+*/]\\s[\\w$#.?()[\\]]{1,80})?|"[^"\\n]{0,80}"|\'[^\'\\n]{0,80}\')';
const codeComparison = new RegExp(
  `(${operandPattern})\\s*(?<![-=<>])(===|!==|==|!=|<=|>=|<(?![<=])|>(?![>=]))(?=[\\s\\w"'-])\\s*(${operandPattern})`,
  'g',
);
const minMaxCall = /\b(min|max)\s*\(/gi;
/** Words after their limit, not before it. */
const limitBefore = /or more|or less|or fewer|以上|以下|未満|이상|이하|미만|を超え|より|보다|초과/i;
/** Words for reaching a limit, where no other limit follows. */
const reachWords = /reach|passed|erreicht|atteint|alcanza|atinge|raggiunge|достига|达到/i;
const statedOperand = /`[^`]+`|(?<![\p{L}\p{N}_.])\d[\d_.]*/gu;

/** Whether `plain` has words of comparison. */
export function isComparison(plain: string): boolean {
  return comparisonSenses.some((sense) => hasWordOf(sense, plain));
}

/** Whether the comparisons of `sentence` match those of `lines`. */
export function comparisonVerdict(sentence: string, lines: string): ComparisonVerdict {
  const codeComparisons = comparisonsIn(lines);
  const wordVerdicts = clausesOf(sentence).flatMap(({ text, plain, negated }) =>
    comparisonSenses.flatMap((sense) => {
      if (!hasWordOf(sense, plain)) return [];
      const isOpposite = negated && hasWordOf('negation', plain);
      const operator = isOpposite ? oppositeOperators[sense] : sense;
      return [
        statedVerdict(
          text,
          { sense, operator, leaves: hasWordOf('leaving', sentence) || hasWordOf('raising', sentence) },
          codeComparisons,
          lines,
        ),
      ];
    }),
  );
  const verdicts = [...wordVerdicts, ...codeVerdicts(sentence, codeComparisons)];
  if (verdicts.includes('wrong')) return 'wrong';
  if (verdicts.includes('open')) return 'open';
  return verdicts.includes('held') ? 'held' : 'none';
}

/** Comparisons that the sentence writes as code. */
function codeVerdicts(sentence: string, comparisons: readonly Comparison[]): ComparisonVerdict[] {
  return [...sentence.matchAll(codeSpan)].flatMap(([, code = '']) =>
    comparisonsIn(code).map(({ left, operator, right }) =>
      verdictAmong(
        operator,
        comparisons.flatMap((comparison) => orientedOperators(comparison, left, right)),
      ),
    ),
  );
}

interface StatedComparison {
  readonly sense: WordSense;
  readonly operator: Operator;
  /** The sentence describes a way out. */
  readonly leaves: boolean;
}

function statedVerdict(
  clause: string,
  { sense, operator, leaves }: StatedComparison,
  comparisons: readonly Comparison[],
  lines: string,
): ComparisonVerdict {
  const [before, after] = operandsAround(clause, sense);
  const isInLines = isSaidIn(lines, sense, after ?? before);
  if (before === undefined && after === undefined)
    return isInLines ? 'held' : comparisons.length || comparisonSenses.some((each) => isSaidIn(lines, each, undefined)) ? 'open' : 'none';
  const relatedComparisons = comparisons.filter((comparison) => orientedOperators(comparison, before, after).length > 0);
  // If the sentence names both sides, a comparison of one of them with something else proves nothing.
  const bothSided = relatedComparisons.filter(
    (comparison) => before !== undefined && after !== undefined && isOfBoth(comparison, before, after),
  );
  const decisiveComparisons = bothSided.length ? bothSided : relatedComparisons;
  if (decisiveComparisons.length === 0) return isInLines || isBoundIn(lines, operator, after ?? before) ? 'held' : 'open';
  const result = verdictAmong(
    operator,
    decisiveComparisons.flatMap((comparison) => orientedOperators(comparison, before, after)),
  );
  return result === 'held' && !leaves && decisiveComparisons.every((comparison) => comparison.leaves) ? 'open' : result;
}

function verdictAmong(operator: Operator, foundOperators: readonly Operator[]): ComparisonVerdict {
  if (foundOperators.includes(operator)) return 'held';
  // The opposite may guard an early exit.
  if (foundOperators.includes(oppositeOperators[operator])) return 'open';
  const twin = sameDirectionOperators[operator];
  return twin !== undefined && foundOperators.includes(twin) ? 'wrong' : 'open';
}

/** Both operands; an unnamed limit is zero where the word implies it. */
function operandsAround(clause: string, sense: WordSense): readonly [string | undefined, string | undefined] {
  const match = new RegExp(wordPattern(sense), 'iu').exec(clause.replace(codeSpan, (code) => ' '.repeat(code.length)));
  const [start, end] = match ? [match.index, match.index + match[0].length] : [0, 0];
  const operands = [...clause.matchAll(statedOperand)];
  const before = operands.filter(({ index }) => index < start).at(-1)?.[0];
  const after = operands.find(({ index }) => index >= end)?.[0];
  if (match && /negativ|отриц/i.test(match[0])) return [after ?? before, '0'];
  if (match && limitBefore.test(match[0])) return [undefined, before ?? after];
  return match && after === undefined && reachWords.test(match[0]) ? [undefined, before] : [before, after];
}

function isOfBoth({ left, right }: Comparison, before: string, after: string): boolean {
  return (isSame(before, left) && isSame(after, right)) || (isSame(before, right) && isSame(after, left));
}

function orientedOperators({ left, operator, right }: Comparison, before: string | undefined, after: string | undefined): Operator[] {
  const isAt = (statedText: string | undefined, side: string): boolean => statedText !== undefined && isSame(statedText, side);
  if (isAt(after, right)) return [operator];
  if (isAt(after, left)) return [flippedOperators[operator]];
  if (isAt(before, left)) return [operator];
  return isAt(before, right) ? [flippedOperators[operator]] : [];
}

/** Whether both are the same number or end in the same name, possibly as part of a sum. */
function isSame(statedText: string, codeOperand: string): boolean {
  const bareText = statedText.replaceAll('`', '');
  if (/^[\d.]+$/.test(bareText)) return Number(codeOperand) === Number(bareText);
  const lastName = (text: string): string | undefined =>
    text
      .replace(/\(.*$|[)\]]+$/, '')
      .match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)
      ?.at(-1);
  const name = lastName(bareText);
  return name !== undefined && codeOperand.split(/\s[-+*/]\s/).some((part) => name === lastName(part));
}

function comparisonsIn(code: string): readonly Comparison[] {
  const lines = code.split('\n');
  return lines.flatMap((line, i) =>
    [...line.matchAll(codeComparison)].flatMap(([, left = '', sign = '', right = '']) => {
      const operator = operators[sign];
      return operator ? [{ left: bareOperand(left), operator, right: bareOperand(right), leaves: leavesAfter(lines, i) }] : [];
    }),
  );
}

/** The operand without brackets of the condition around it. */
function bareOperand(codeOperand: string): string {
  const openCount = codeOperand.match(/\(/g)?.length ?? 0;
  const closeCount = codeOperand.match(/\)/g)?.length ?? 0;
  if (openCount === closeCount) return codeOperand;
  return openCount > closeCount ? codeOperand.replace(/^.*\(/, '') : codeOperand.replace(/\)+$/, '');
}

/** Comments and documentation may use the same words. */
function isSaidIn(lines: string, sense: WordSense, limit: string | undefined): boolean {
  const bareLimit = limit?.replaceAll('`', '');
  return lines
    .split('\n')
    .some((line) => hasWordOf(sense, line.replace(/[<>]=?/g, ' ')) && (bareLimit === undefined || line.includes(bareLimit)));
}

/** `max(x, 1)` keeps a value at least at 1. */
function isBoundIn(lines: string, operator: Operator, limit: string | undefined): boolean {
  if (limit === undefined || !new RegExp(`(?<![\\w.])${limit.replace(/[^\w.]/g, '')}(?![\\w.])`).test(lines)) return false;
  return [...lines.matchAll(minMaxCall)].some(([, name = '']) => (name.toLowerCase() === 'max' ? operator === 'ge' : operator === 'le'));
}
