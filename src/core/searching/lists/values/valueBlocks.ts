// Reads values some lines below their name, or in the default argument of a declaration, together with the name they belong to.
import { indentOf } from '../../../text/indent.ts';
import { valueLiteral, valuesOf, type WrittenValue } from './valueForms.ts';

/** A value with the zero-based lines from its name to it. */
export interface ValueBlock extends WrittenValue {
  readonly first: number;
  readonly line: number;
  /** Text in the brackets between the name and the value, which describes the value. */
  readonly bracketText: string;
}

/** Limit: longer brackets are bodies, not declarations. Set by judgement. */
const maxBlockLines = 60;

/** `] = 30,`: the end of an annotation, followed by the default. */
const closingPattern = new RegExp(String.raw`^(?<indent>\s*)[\])}>]+\s*=\s*(?<value>${valueLiteral}|\w*Default\(\s*${valueLiteral}\s*\))`);
/** A line that begins by declaring a name: `timeout: Annotated[`, `private timeout = Field(`. */
const declarationPattern =
  /^\s*(?:(?:export|public|private|protected|static|readonly|final|const|let|var|val)\s+)*["']?(?<name>[A-Za-z_$][\w$-]*)["']?\s*\??\s*(?::|=|=>)/;
const defaultKey = /^default(?:_?value)?$/i;
/** The first quoted argument: `"--timeout"`, `'timeout'`, `:timeout`. */
const firstText = /^[\s@\w.]*?\(?\s*(?:["']|:(?=\w))-{0,2}(?<name>[A-Za-z][\w-]*)/;

/** All values on line `at`, each with its name, which may be on another line. */
export function settingsAt(lines: readonly string[], at: number): readonly ValueBlock[] {
  const line = lines[at] ?? '';
  const closingGroups = closingPattern.exec(line)?.groups;
  if (closingGroups) return valuesAtClosing(lines, at, closingGroups['value'] ?? '');
  const ownValues = valuesOf(line).map((each) => {
    if (defaultKey.test(each.name)) return valueOfArgument(lines, at, each);
    return valueInLine(isGuarded(lines[at - 1] ?? '', each.name) ? { ...each, isFallback: true } : each, at);
  });
  return [...ownValues, ...valuesOnNextLine(lines, at, line)];
}

/** `if (size == 0)` before `size = 30`: the value is a fallback. */
function isGuarded(before: string, name: string): boolean {
  const [, condition] = /^\s*(?:if|unless)\b(.*)$/.exec(before) ?? [];
  return (
    condition !== undefined && unsetPattern.test(condition) && new RegExp(`(?<!\\w)${name.replace(/[$]/g, '\\$&')}(?!\\w)`).test(condition)
  );
}

/** Tests whether something is unset. */
const unsetPattern =
  /(?:==|<=?|\bis\b)\s*(?:0|""|''|nil|null|None|undefined|-1)(?![\w.])|<\s*1(?![\w.])|!(?!=)|\bnot\b|\b(?:isNull|isEmpty|is_none|IsNullOrEmpty|nil\?|empty)\b|^\s*[\w@$.]+\s*$/;

function valueInLine(value: WrittenValue, at: number): ValueBlock {
  return { ...value, first: at, line: at, bracketText: '' };
}

/** `name =` at the end of a line: the value is on the next line. */
function valuesOnNextLine(lines: readonly string[], at: number, line: string): readonly ValueBlock[] {
  const next = lines[at + 1]?.trim();
  if (next === undefined || !/[\w\])>]\s*(?:=|\?\?|\|\|)\s*$/.test(line)) return [];
  return valuesOf(`${line.trimEnd()} ${next}`).map((each) => ({ ...each, first: at, line: at + 1, bracketText: '' }));
}

function valuesAtClosing(lines: readonly string[], at: number, value: string): readonly ValueBlock[] {
  const indent = indentOf(lines[at] ?? '');
  for (let above = at - 1; above >= 0 && at - above <= maxBlockLines; above--) {
    const text = lines[above] ?? '';
    if (text.trim() === '' || indentOf(text) > indent) continue;
    const name = indentOf(text) === indent && /[[({<]\s*$/.test(text) ? declarationPattern.exec(text)?.groups?.['name'] : undefined;
    if (name === undefined) return [];
    return [{ name, value, isFallback: false, first: above, line: at, bracketText: lines.slice(above + 1, at).join('\n') }];
  }
  return [];
}

/** Assigns a default argument or key to the declaration around its brackets. */
function valueOfArgument(lines: readonly string[], at: number, value: WrittenValue): ValueBlock {
  const line = lines[at] ?? '';
  const before = line.slice(0, line.indexOf(value.name));
  const open = lastOpenBracket(before);
  if (open >= 0) {
    const name = nameOf(before.slice(0, open), before.slice(open + 1));
    return name === undefined ? valueInLine(value, at) : { ...valueInLine({ ...value, name, isFallback: true }, at), bracketText: line };
  }
  const from = openerOf(lines, at);
  if (from === undefined) return valueInLine(value, at);
  const text = (lines[from] ?? '').trimEnd();
  const name = nameOf(text.slice(0, -1), lines[from + 1] ?? '') ?? firstText.exec(text)?.groups?.['name'];
  if (name === undefined) return valueInLine(value, at);
  return { ...value, name, isFallback: true, first: from, line: at, bracketText: lines.slice(from, endOf(lines, at)).join('\n') };
}

/** The first quoted argument, or the name before the brackets. */
function nameOf(head: string, inside: string): string | undefined {
  return (
    /^\s*(?:["']|:(?=\w))-{0,2}(?<name>[A-Za-z][\w-]*)/.exec(inside)?.groups?.['name'] ??
    /["']-{0,2}(?<name>[A-Za-z][\w-]*)[^"']*["']\s*,\s*$/.exec(head)?.groups?.['name'] ??
    declarationPattern.exec(head)?.groups?.['name']
  );
}

/** The line above that opens the brackets around line `at`. */
function openerOf(lines: readonly string[], at: number): number | undefined {
  const indent = indentOf(lines[at] ?? '');
  for (let above = at - 1; above >= 0 && at - above <= maxBlockLines; above--) {
    const text = lines[above] ?? '';
    if (text.trim() === '' || indentOf(text) >= indent) continue;
    return /[[({]\s*$/.test(text) ? above : undefined;
  }
  return undefined;
}

/** The line after the brackets around line `at`. */
function endOf(lines: readonly string[], at: number): number {
  const indent = indentOf(lines[at] ?? '');
  let end = at + 1;
  while (end < lines.length && end - at < maxBlockLines && (lines[end]?.trim() === '' || indentOf(lines[end] ?? '') >= indent)) end++;
  return end;
}

/** Position of the last unclosed bracket in `text`; -1 when all are closed. */
function lastOpenBracket(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    if (')]}'.includes(text.charAt(at))) depth++;
    else if ('([{'.includes(text.charAt(at)) && --depth < 0) return at;
  }
  return -1;
}
