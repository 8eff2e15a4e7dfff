// Checks comparisons in a sentence against those in its lines: `< 3` does not show "at least 3".
import { clausesOf, span } from './clauses.ts';
import { leavesAfter } from './guards.ts';
import { says, wordPattern, type WordSense } from './wordTable.ts';

type Operator = 'lt' | 'le' | 'gt' | 'ge' | 'eq' | 'ne';
/** `held`: the lines compare so; `wrong`: they do, except for the limit itself; `open`: undecidable. */
export type ComparisonVerdict = 'none' | 'held' | 'open' | 'wrong';

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
const flipped: Readonly<Record<Operator, Operator>> = { lt: 'gt', le: 'ge', gt: 'lt', ge: 'le', eq: 'eq', ne: 'ne' };
const opposite: Readonly<Record<Operator, Operator>> = { lt: 'ge', ge: 'lt', gt: 'le', le: 'gt', eq: 'ne', ne: 'eq' };
/** Operators of the same direction with another result at the limit. */
const beside: Readonly<Partial<Record<Operator, Operator>>> = { lt: 'le', le: 'lt', gt: 'ge', ge: 'gt' };
const told = ['ge', 'le', 'gt', 'lt'] as const satisfies readonly WordSense[];
const side = '(?:-?[\\w$#.*&?()[\\]]{1,80}(?:\\s[-+*/]\\s[\\w$#.?()[\\]]{1,80})?|"[^"\\n]{0,80}"|\'[^\'\\n]{0,80}\')';
const inCode = new RegExp(`(${side})\\s*(?<![-=<>])(===|!==|==|!=|<=|>=|<(?![<=])|>(?![>=]))(?=[\\s\\w"'-])\\s*(${side})`, 'g');
const bound = /\b(min|max)\s*\(/gi;
/** Words after their limit, not before it. */
const limitBefore = /or more|or less|or fewer|以上|以下|未満|이상|이하|미만|を超え|より|보다|초과/i;
/** Words for reaching a limit, where no other limit follows. */
const reached = /reach|passed|erreicht|atteint|alcanza|atinge|raggiunge|достига|达到/i;
const operand = /`[^`]+`|(?<![\p{L}\p{N}_.])\d[\d_.]*/gu;

/** Whether `plain` has words of comparison. */
export function isComparison(plain: string): boolean {
  return told.some((concept) => says(concept, plain));
}

/** Whether the comparisons of `sentence` match those of `lines`. */
export function comparisonVerdict(sentence: string, lines: string): ComparisonVerdict {
  const made = comparisonsIn(lines);
  const inWords = clausesOf(sentence).flatMap(({ text, plain, negated }) =>
    told.flatMap((concept) => {
      if (!says(concept, plain)) return [];
      const isOpposite = negated && says('negation', plain);
      const operator = isOpposite ? opposite[concept] : concept;
      return [compared(text, { concept, operator, leaves: says('leaving', sentence) || says('raising', sentence) }, made, lines)];
    }),
  );
  const results = [...inWords, ...written(sentence, made)];
  if (results.includes('wrong')) return 'wrong';
  if (results.includes('open')) return 'open';
  return results.includes('held') ? 'held' : 'none';
}

/** Comparisons that the sentence writes as code. */
function written(sentence: string, made: readonly Comparison[]): ComparisonVerdict[] {
  return [...sentence.matchAll(span)].flatMap(([, code = '']) =>
    comparisonsIn(code).map(({ left, operator, right }) =>
      among(
        operator,
        made.flatMap((one) => oriented(one, left, right)),
      ),
    ),
  );
}

interface StatedComparison {
  readonly concept: WordSense;
  readonly operator: Operator;
  /** The sentence describes a way out. */
  readonly leaves: boolean;
}

function compared(
  clause: string,
  { concept, operator, leaves }: StatedComparison,
  made: readonly Comparison[],
  lines: string,
): ComparisonVerdict {
  const [before, after] = operandsAround(clause, concept);
  const isSaid = isSaidIn(lines, concept, after ?? before);
  if (before === undefined && after === undefined)
    return isSaid ? 'held' : made.length || told.some((each) => isSaidIn(lines, each, undefined)) ? 'open' : 'none';
  const near = made.filter((one) => oriented(one, before, after).length > 0);
  // If the sentence names both sides, a comparison of one of them with something else proves nothing.
  const both = near.filter((one) => before !== undefined && after !== undefined && isOfBoth(one, before, after));
  const alike = both.length ? both : near;
  if (alike.length === 0) return isSaid || isBoundIn(lines, operator, after ?? before) ? 'held' : 'open';
  const result = among(
    operator,
    alike.flatMap((one) => oriented(one, before, after)),
  );
  return result === 'held' && !leaves && alike.every((one) => one.leaves) ? 'open' : result;
}

function among(operator: Operator, matches: readonly Operator[]): ComparisonVerdict {
  if (matches.includes(operator)) return 'held';
  // The opposite may guard an early exit.
  if (matches.includes(opposite[operator])) return 'open';
  const near = beside[operator];
  return near !== undefined && matches.includes(near) ? 'wrong' : 'open';
}

/** Both operands; an unnamed limit is zero where the word implies it. */
function operandsAround(clause: string, concept: WordSense): readonly [string | undefined, string | undefined] {
  const match = new RegExp(wordPattern(concept), 'iu').exec(clause.replace(span, (code) => ' '.repeat(code.length)));
  const [start, end] = match ? [match.index, match.index + match[0].length] : [0, 0];
  const all = [...clause.matchAll(operand)];
  const before = all.filter(({ index }) => index < start).at(-1)?.[0];
  const after = all.find(({ index }) => index >= end)?.[0];
  if (match && /negativ|отриц/i.test(match[0])) return [after ?? before, '0'];
  if (match && limitBefore.test(match[0])) return [undefined, before ?? after];
  return match && after === undefined && reached.test(match[0]) ? [undefined, before] : [before, after];
}

function isOfBoth({ left, right }: Comparison, before: string, after: string): boolean {
  return (isSame(before, left) && isSame(after, right)) || (isSame(before, right) && isSame(after, left));
}

function oriented({ left, operator, right }: Comparison, before: string | undefined, after: string | undefined): Operator[] {
  const isAt = (shown: string | undefined, side: string): boolean => shown !== undefined && isSame(shown, side);
  if (isAt(after, right)) return [operator];
  if (isAt(after, left)) return [flipped[operator]];
  if (isAt(before, left)) return [operator];
  return isAt(before, right) ? [flipped[operator]] : [];
}

/** Whether both are the same number or end in the same name, possibly as part of a sum. */
function isSame(shown: string, side: string): boolean {
  const bare = shown.replaceAll('`', '');
  if (/^[\d.]+$/.test(bare)) return Number(side) === Number(bare);
  const last = (text: string): string | undefined =>
    text
      .replace(/\(.*$|[)\]]+$/, '')
      .match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)
      ?.at(-1);
  const name = last(bare);
  return name !== undefined && side.split(/\s[-+*/]\s/).some((part) => name === last(part));
}

function comparisonsIn(code: string): readonly Comparison[] {
  const lines = code.split('\n');
  return lines.flatMap((line, i) =>
    [...line.matchAll(inCode)].flatMap(([, left = '', sign = '', right = '']) => {
      const operator = operators[sign];
      return operator ? [{ left: bareOperand(left), operator, right: bareOperand(right), leaves: leavesAfter(lines, i) }] : [];
    }),
  );
}

/** The operand without brackets of the condition around it. */
function bareOperand(side: string): string {
  const open = side.match(/\(/g)?.length ?? 0;
  const close = side.match(/\)/g)?.length ?? 0;
  if (open === close) return side;
  return open > close ? side.replace(/^.*\(/, '') : side.replace(/\)+$/, '');
}

/** Comments and documentation may use the same words. */
function isSaidIn(lines: string, concept: WordSense, limit: string | undefined): boolean {
  const bare = limit?.replaceAll('`', '');
  return lines.split('\n').some((line) => says(concept, line.replace(/[<>]=?/g, ' ')) && (bare === undefined || line.includes(bare)));
}

/** `max(x, 1)` keeps a value at least at 1. */
function isBoundIn(lines: string, operator: Operator, limit: string | undefined): boolean {
  if (limit === undefined || !new RegExp(`(?<![\\w.])${limit.replace(/[^\w.]/g, '')}(?![\\w.])`).test(lines)) return false;
  return [...lines.matchAll(bound)].some(([, name = '']) => (name.toLowerCase() === 'max' ? operator === 'ge' : operator === 'le'));
}
