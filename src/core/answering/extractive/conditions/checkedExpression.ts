// Finds what a statement with an error text checks itself, without an `if`: `requireNonNull(name, "…")`, `assert size > 0, "…"`, `load()?.context("…")`.
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { rulesOf } from '../../../syntax/languages.ts';
import { stringLiterals, wholeStatements } from '../../material/evidence/wholeStatements.ts';

/** The checked expression, and the outcome that leads to the text. */
export interface CheckedExpression {
  /** It is false, is null, is empty, gives an error or no value, or is not equal to the next argument. */
  readonly outcome: 'false' | 'null' | 'empty' | 'failed' | 'unequal';
  readonly text: string;
}

/** What a call with an error text behind its first argument checks about this argument: a row of docs/ranking.md. */
interface CheckRow {
  readonly name: RegExp;
  readonly outcome: CheckedExpression['outcome'];
}

const checkRows: readonly CheckRow[] = [
  { name: /(?:^|[.:])(?:requireNonNull|requireNotNull|checkNotNull|notNull|NotNull|ThrowIfNull)$/, outcome: 'null' },
  { name: /(?:^|[.:])(?:hasText|hasLength|notEmpty|notBlank|NotNullOrEmpty|ThrowIfNullOrEmpty)$/, outcome: 'empty' },
  {
    name: /(?:^|[.:])(?:assert|Assert|debug_assert|ensure|invariant|check|checkArgument|checkState|require|isTrue|validState)!?$|\bassert\.ok$/,
    outcome: 'false',
  },
  { name: /(?:^|:)(?:debug_)?assert_eq!$|\bassert\.(?:strictE|deepE|deepStrictE|e)qual$/, outcome: 'unequal' },
];

/** Calls between the check and its text that are looked at: `ok_or(Error::Other(format!("…")))`. */
const maxNesting = 4;
/** Characters by which a text is recognised: a part of it may stand on the next line. */
const frontLength = 12;
/** Longer statements are data or minified code. */
const maxStatement = 4000;
/** Longer expressions tell nobody what is checked. */
const maxLength = 160;
/** `assert size > 0, "…"`. */
const assertStatement = /^\s*assert\b(?!\s*!)\s*(?<expression>.*?)\s*,\s*[([]?\s*[a-zA-Z]{0,2}$/s;
/** `book ?? throw new Missing("…")`, `book ?: error("…")`: the alternative of a value that is null. */
const nullFallback = /\s*(?:\?\?|\?:)\s*(?:throw|raise|error|return)\b[^?]*$/;
/** `open(path) or die "…"`, `book || raise("…")`: the alternative of a value that is false. */
const falseFallback = /\s*(?:\|\||\bor\b)\s*(?:raise|die|fail|abort|throw|exit)\b[^|]*$/;
/** `size > 0 && "…"`: C's assertions have their text as a part of the condition. */
const textOperand = /\s*&&\s*"(?:[^"\\]|\\.)*"\s*$/;
/** Keywords before an expression. */
const leadingKeyword = /^\s*(?:(?:return|yield|match|if|while|let|await|not)\s+)+/;

/** The checked expression of the statement with the text on `line` of `file`; undefined where it checks nothing itself. */
export function checkedExpression(
  file: readonly string[],
  { fact, language }: SymbolNode,
  { line, literal }: Pick<MessageMatch, 'line' | 'literal'>,
): CheckedExpression | undefined {
  const head = fact.range.start.line;
  const { from, to } = wholeStatements(file, head, { from: line, to: line + 1 });
  const lines = file.slice(from, to);
  const statement = lines.join('\n');
  const start = lines.slice(0, line - from).reduce((sum, each) => sum + each.length + 1, 0);
  const quote = statement.length > maxStatement ? undefined : quotePosition(statement, start, literal);
  if (quote === undefined) return undefined;
  // Strings keep their length, so that positions are the same and their brackets are no code.
  const code = statement.replace(stringLiterals, (text) => '"'.repeat(text.length));
  return (
    checkAround(statement, code, quote, rulesOf(language).failingMethods) ?? checkBefore(statement.slice(0, quote), code.slice(0, quote))
  );
}

/** Position of the string with the text that begins on its line or after it; a string in several parts has the text in its first. */
function quotePosition(statement: string, start: number, literal: string): number | undefined {
  const [front = ''] = literal.split('…');
  const strings = [...statement.matchAll(stringLiterals)].filter(({ index }) => index >= start);
  return (strings.find(([text]) => text.includes(front.slice(0, frontLength))) ?? strings[0])?.index;
}

/** The check whose call is around the text. */
function checkAround(statement: string, code: string, quote: number, failingMethods: ReadonlySet<string>): CheckedExpression | undefined {
  let at = quote;
  for (let nesting = 0; nesting < maxNesting; nesting++) {
    const open = openBefore(code, at);
    if (open === undefined) return undefined;
    const callee = code[open] === '(' ? (/[\w$.:]+!?\s*$/.exec(code.slice(0, open))?.[0].trim() ?? '') : '';
    const row = checkRows.find(({ name }) => name.test(callee));
    if (row) return argumentOf(row.outcome, statement, code, { start: open + 1, quote });
    const [, method = ''] = /\.(\w+)$/.exec(callee) ?? [];
    if (failingMethods.has(method)) {
      return expressionBefore('failed', statement, code, code.slice(0, open).trimEnd().length - method.length - 1);
    }
    at = open;
  }
  return undefined;
}

/** The first argument of a check, with the next where both are compared; undefined where the text is among them. */
function argumentOf(
  outcome: CheckedExpression['outcome'],
  statement: string,
  code: string,
  { start, quote }: { readonly start: number; readonly quote: number },
): CheckedExpression | undefined {
  const first = argumentEnd(code, start);
  const end = outcome === 'unequal' ? argumentEnd(code, first + 1) : first;
  const argument = statement.slice(start, end);
  if (end <= quote) return expression(outcome, argument);
  const condition = argument.replace(textOperand, '');
  return condition === argument || start + condition.length > quote ? undefined : expression(outcome, condition);
}

/** The assertion or alternative before the text, in languages that need no brackets for it. */
function checkBefore(text: string, code: string): CheckedExpression | undefined {
  const asserted = assertStatement.exec(code)?.groups?.['expression'];
  if (asserted) return expression('false', text.slice(code.indexOf(asserted)).slice(0, asserted.length));
  for (const [pattern, outcome] of [
    [nullFallback, 'null'],
    [falseFallback, 'false'],
  ] as const) {
    const fallback = pattern.exec(code);
    if (fallback) return expressionBefore(outcome, text, code, fallback.index);
  }
  return undefined;
}

/** The expression that ends at `end`: from an open bracket, a comma, an arrow or an assignment on. */
function expressionBefore(outcome: CheckedExpression['outcome'], text: string, code: string, end: number): CheckedExpression | undefined {
  let depth = 0;
  let start = 0;
  for (let at = end - 1; at >= 0 && start === 0; at--) {
    const char = code[at] ?? '';
    if (')]}'.includes(char)) depth++;
    if ('([{'.includes(char)) depth--;
    const isAssignment = char === '=' && !/[=!<>]/.test(code[at - 1] ?? '') && !/[=~]/.test(code[at + 1] ?? '');
    if (depth < 0 || (depth === 0 && (',;{}'.includes(char) || isAssignment))) start = at + 1;
  }
  return expression(outcome, text.slice(start, end).replace(/^>/, '').replace(leadingKeyword, ''));
}

/** The checked expression in one line; undefined where it is too long to read, empty, or a text itself. */
function expression(outcome: CheckedExpression['outcome'], text: string): CheckedExpression | undefined {
  const line = text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/ \./g, '.')
    .trim()
    .replace(/^\(\s*([^()]*?)\s*\)$/, '$1');
  // `assert(0 && "…")` always fails: what decides stands elsewhere.
  return line === '' || line.length > maxLength || /^["'`]|^(?:0|false|False)$/.test(line) ? undefined : { outcome, text: line };
}

/** Position of the bracket that is open before `at`. */
function openBefore(code: string, at: number): number | undefined {
  let depth = 0;
  for (let position = at - 1; position >= 0; position--) {
    const char = code[position] ?? '';
    if (')]}'.includes(char)) depth++;
    if ('([{'.includes(char) && --depth < 0) return position;
  }
  return undefined;
}

/** End of the argument that begins at `from`: its comma, or the bracket that closes the call. */
function argumentEnd(code: string, from: number): number {
  let depth = 0;
  for (let position = from; position < code.length; position++) {
    const char = code[position] ?? '';
    if ('([{'.includes(char)) depth++;
    if (')]}'.includes(char) && --depth < 0) return position;
    if (char === ',' && depth === 0) return position;
  }
  return code.length;
}
