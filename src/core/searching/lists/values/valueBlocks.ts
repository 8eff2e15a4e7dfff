// Values that stand some lines below their name, or as the default among the arguments of what declares it: read with the name that they belong to.
import { indentOf } from '../../../text/indent.ts';
import { valueLiteral, valuesOf, type WrittenValue } from './valueForms.ts';

/** A value with the lines from its name to it. Zero-based. */
export interface SetValue extends WrittenValue {
  readonly first: number;
  readonly line: number;
  /** What stands in the brackets between the name and the value, which says what the value is for. */
  readonly beside: string;
}

/** Longer brackets are bodies, not declarations. Set by judgement. */
const longestBlock = 60;

/** `] = 30,`: the end of an annotation, then the default. */
const closing = new RegExp(String.raw`^(?<indent>\s*)[\])}>]+\s*=\s*(?<value>${valueLiteral}|\w*Default\(\s*${valueLiteral}\s*\))`);
/** What declares a name as its first word: `timeout: Annotated[`, `private timeout = Field(`. */
const declared =
  /^\s*(?:(?:export|public|private|protected|static|readonly|final|const|let|var|val)\s+)*["']?(?<name>[A-Za-z_$][\w$-]*)["']?\s*\??\s*(?::|=|=>)/;
const defaultKey = /^default(?:_?value)?$/i;
/** The first argument in quotes: `"--timeout"`, `'timeout'`, `:timeout`. */
const firstText = /^[\s@\w.]*?\(?\s*(?:["']|:(?=\w))-{0,2}(?<name>[A-Za-z][\w-]*)/;

/** All values of the line `at`, each with its name, wherever that stands. */
export function settingsAt(lines: readonly string[], at: number): readonly SetValue[] {
  const line = lines[at] ?? '';
  const closed = closing.exec(line)?.groups;
  if (closed) return ofClosing(lines, at, closed['value'] ?? '');
  const own = valuesOf(line).map((each) => {
    if (defaultKey.test(each.name)) return ofArgument(lines, at, each);
    return inLine(isGuarded(lines[at - 1] ?? '', each.name) ? { ...each, isFallback: true } : each, at);
  });
  return [...own, ...onNextLine(lines, at, line)];
}

/** `if (size == 0)` before `size = 30`: the value stands in where none was given. */
function isGuarded(before: string, name: string): boolean {
  const [, condition] = /^\s*(?:if|unless)\b(.*)$/.exec(before) ?? [];
  return condition !== undefined && isUnset.test(condition) && new RegExp(`(?<!\\w)${name.replace(/[$]/g, '\\$&')}(?!\\w)`).test(condition);
}

/** Asks whether something has no value yet. */
const isUnset =
  /(?:==|<=?|\bis\b)\s*(?:0|""|''|nil|null|None|undefined|-1)(?![\w.])|!(?!=)|\bnot\b|\b(?:isNull|isEmpty|is_none|IsNullOrEmpty|nil\?|empty)\b|^\s*[\w@$.]+\s*$/;

function inLine(value: WrittenValue, at: number): SetValue {
  return { ...value, first: at, line: at, beside: '' };
}

/** `name =` at the end of a line: the value begins the next one. */
function onNextLine(lines: readonly string[], at: number, line: string): readonly SetValue[] {
  const next = lines[at + 1]?.trim();
  if (next === undefined || !/[\w\])>]\s*(?:=|\?\?|\|\|)\s*$/.test(line)) return [];
  return valuesOf(`${line.trimEnd()} ${next}`).map((each) => ({ ...each, first: at, line: at + 1, beside: '' }));
}

function ofClosing(lines: readonly string[], at: number, value: string): readonly SetValue[] {
  const indent = indentOf(lines[at] ?? '');
  for (let above = at - 1; above >= 0 && at - above <= longestBlock; above--) {
    const text = lines[above] ?? '';
    if (text.trim() === '' || indentOf(text) > indent) continue;
    const name = indentOf(text) === indent && /[[({<]\s*$/.test(text) ? declared.exec(text)?.groups?.['name'] : undefined;
    if (name === undefined) return [];
    return [{ name, value, isFallback: false, first: above, line: at, beside: lines.slice(above + 1, at).join('\n') }];
  }
  return [];
}

/** A default that is given as an argument or key belongs to what the brackets around it declare. */
function ofArgument(lines: readonly string[], at: number, value: WrittenValue): SetValue {
  const line = lines[at] ?? '';
  const before = line.slice(0, line.indexOf(value.name));
  const open = lastOpen(before);
  if (open >= 0) {
    const name = nameOf(before.slice(0, open), before.slice(open + 1));
    return name === undefined ? inLine(value, at) : { ...inLine({ ...value, name, isFallback: true }, at), beside: line };
  }
  const from = openerOf(lines, at);
  if (from === undefined) return inLine(value, at);
  const text = (lines[from] ?? '').trimEnd();
  const name = nameOf(text.slice(0, -1), lines[from + 1] ?? '') ?? firstText.exec(text)?.groups?.['name'];
  if (name === undefined) return inLine(value, at);
  return { ...value, name, isFallback: true, first: from, line: at, beside: lines.slice(from, endOf(lines, at)).join('\n') };
}

/** The argument in quotes that comes first, or what the brackets are the value of. */
function nameOf(head: string, inside: string): string | undefined {
  return (
    /^\s*(?:["']|:(?=\w))-{0,2}(?<name>[A-Za-z][\w-]*)/.exec(inside)?.groups?.['name'] ??
    /["']-{0,2}(?<name>[A-Za-z][\w-]*)[^"']*["']\s*,\s*$/.exec(head)?.groups?.['name'] ??
    declared.exec(head)?.groups?.['name']
  );
}

/** The line above that opens the brackets in which the line `at` stands. */
function openerOf(lines: readonly string[], at: number): number | undefined {
  const indent = indentOf(lines[at] ?? '');
  for (let above = at - 1; above >= 0 && at - above <= longestBlock; above--) {
    const text = lines[above] ?? '';
    if (text.trim() === '' || indentOf(text) >= indent) continue;
    return /[[({]\s*$/.test(text) ? above : undefined;
  }
  return undefined;
}

/** The line after the last one of the brackets in which the line `at` stands. */
function endOf(lines: readonly string[], at: number): number {
  const indent = indentOf(lines[at] ?? '');
  let end = at + 1;
  while (end < lines.length && end - at < longestBlock && (lines[end]?.trim() === '' || indentOf(lines[end] ?? '') >= indent)) end++;
  return end;
}

/** Where the last bracket opens that `text` does not close; -1 where it closes all. */
function lastOpen(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    if (')]}'.includes(text.charAt(at))) depth++;
    else if ('([{'.includes(text.charAt(at)) && --depth < 0) return at;
  }
  return -1;
}
