// Literals of code, read by a scanner of our own that knows nothing of the index: strings and comments by the rules of each language,
// the statement before them, and what stands in their holes when the program runs.
import { lineAt, type SourceText } from './files.ts';
import { oneOf } from '../sampling.ts';

/** A literal that is a message. Lines one-based. */
export interface MessageLiteral {
  readonly kind: 'raise' | 'log' | 'const' | 'template';
  readonly path: string;
  readonly language: string;
  /** Its first line with holes as they are written. */
  readonly text: string;
  /** The longest stretch without holes and escapes, as it stands in the file. */
  readonly key: string;
  readonly exception: string | undefined;
  readonly first: number;
  readonly last: number;
}

interface Piece {
  readonly start: number;
  end: number;
  raw: string;
  text: string;
  readonly quote: string;
}

interface Scanner {
  readonly comments: RegExp;
  readonly strings: RegExp;
  /** What may stand between two literals that are one text. */
  readonly joint: RegExp;
  readonly holes: string;
}

const double = String.raw`"(?:[^"\\\n]|\\[\s\S])*"`;
const single = String.raw`'(?:[^'\\\n]|\\[\s\S])*'`;
const back = '`(?:[^`\\\\]|\\\\[\\s\\S])*`';
const slashes = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;
const triple = String.raw`"""[\s\S]*?"""`;
const scanners: Readonly<Record<string, Scanner>> = {
  python: scanner(
    String.raw`#[^\n]*`,
    `${triple}|'''[\\s\\S]*?'''|${double}|${single}`,
    /^[\s\\+]*[fFrRbBuU]{0,2}$/,
    'percent|named|brace',
  ),
  javascript: scanner(slashes, `${double}|${single}|${back}`, /^\s*\+\s*$/, 'dollar|index|percent'),
  java: scanner(slashes, `${triple}|${double}|${single}`, /^\s*\+\s*$/, 'percent|index|empty'),
  kotlin: scanner(slashes, `${triple}|${double}|${single}`, /^\s*\+\s*$/, 'percent|dollar|name|empty'),
  go: scanner(slashes, `${double}|${back}|'(?:[^'\\\\\\n]|\\\\.)+'`, /^\s*\+\s*$/, 'percent'),
  rust: scanner(slashes, `"(?:[^"\\\\]|\\\\[\\s\\S])*"|'(?:[^'\\\\\\n]|\\\\.)'`, /^(?!)/, 'brace'),
  c: scanner(slashes, `${double}|'(?:[^'\\\\\\n]|\\\\.)+'`, /^[\s\\]*$/, 'percent'),
  csharp: scanner(slashes, String.raw`\$?@"(?:[^"]|"")*"|${double}|'(?:[^'\\\n]|\\.)+'`, /^\s*\+\s*\$?$/, 'brace'),
  ruby: scanner(
    String.raw`(?<=^|\s)#(?!\{)[^\n]*|^=begin[\s\S]*?^=end`,
    `${double}|(?<![\\w$?])${single}`,
    /^\s*\\?\s*\+?\s*\\?\s*$/,
    'hash|percent|named',
  ),
  php: scanner(
    String.raw`${slashes}|(?<=\s)#(?!\[)[^\n]*`,
    `"(?:[^"\\\\]|\\\\[\\s\\S])*"|${single}`,
    /^\s*\.\s*$/,
    'percent|variable|name',
  ),
};

function scanner(comments: string, strings: string, joint: RegExp, holes: string): Scanner {
  return { comments: new RegExp(comments), strings: new RegExp(`(?<comment>${comments})|(?<string>${strings})`, 'gm'), joint, holes };
}

const fillings: Readonly<Record<string, readonly [RegExp, readonly string[]]>> = {
  dollar: [/\$\{[^{}]*\}/g, ['alpha', 'beta-2', 'main', '3']],
  hash: [/#\{[^{}]*\}/g, ['alpha', 'beta-2', 'main', '3']],
  variable: [/\{\$[^{}]*\}|\{[a-zA-Z_]\w*\}/g, ['alpha', 'some_name', '12']],
  name: [/\$\w+(?:->\w+)?/g, ['alpha', 'some_name', '12']],
  named: [/%\([\w.]+\)[#0\- +]*\d*(?:\.\d+)?[a-z]|%\{\w+\}|%<\w+>\w/g, ['alpha', 'value', '17']],
  index: [/\{\d+\}/g, ['alpha', 'some_name', '12']],
  empty: [/\{\}/g, ['alpha', 'some_name', '12']],
  brace: [/\{[^{}\n]{0,60}\}/g, ['alpha', 'some_name', "'x'", '9']],
  percent: [/%(?:\d+\$|\[\d+\])?[#0\-+]*\d*(?:\.\d+)?(?:ll|l|z|h)?[sdiufxXgqvwTpc]/g, ['alpha', 'some_name', '42', 'x.txt']],
};

const raises =
  /(\braise\b|\bthrow\b|panic!?\(|errorf\(|errors\.(new|wrapf?)\(|new\s+\w*(error|exception)\(|bail!\(|anyhow!\(|\berr\(|\w+(error|exception)\(|\babort[ (]|\bfail[ (]|\berror\(|\brequire\(|\bcheck\(|context\()/i;
const logs =
  /(log(ger|ging)?\b[\w.]*[( ]|\b(warn(ing)?|info|debug|error|fatal|trace)\w*!?\(|print\w*!?\(|console\.\w+\(|echo\(|\becho\b|\bputs\b|report\w*\(|timber\.\w+\(|writeln\()/i;
const word = /\p{L}{2,}/gu;
const anyHole = new RegExp(
  Object.values(fillings)
    .map(([{ source }]) => source)
    .join('|'),
  'g',
);

/** The expression for holes of a language; every kind of hole for templates and resources. */
export function holesOf(language: string): RegExp {
  const names = scanners[language]?.holes.split('|');
  if (!names) return new RegExp(anyHole.source, 'g');
  return new RegExp(names.map((name) => fillings[name]?.[0].source ?? '(?!)').join('|'), 'g');
}

/** `text` with values in its holes. */
export function filled(text: string, language: string, random: () => number): string {
  const names = scanners[language]?.holes.split('|') ?? Object.keys(fillings);
  let made = text;
  for (const name of names) {
    const [hole, values] = fillings[name] ?? [/(?!)/g, ['']];
    made = made.replace(hole, () => oneOf(values, random));
  }
  return made.replace(/%%/g, '%');
}

/** Messages among the literals of a file of code: at least four words, one that says something and is no text of help or documentation. */
export function literalsOf(file: SourceText): MessageLiteral[] {
  const rules = scanners[file.language];
  if (!rules) return [];
  // Rust keeps tests at the end of the file that they test.
  const end = file.language === 'rust' ? file.text.indexOf('#[cfg(test)]') : -1;
  return pieces(end < 0 ? file.text : file.text.slice(0, end), rules).flatMap((piece) => messageOf(piece, file) ?? []);
}

/** The first line of every literal of a file with two words or more, whatever it is for. */
export function linesOfLiterals({ text, language }: SourceText): { readonly text: string; readonly language: string }[] {
  const rules = scanners[language];
  if (!rules) return [];
  return pieces(text, rules).flatMap((piece) => {
    const line = firstLine(piece.text);
    return (line.replace(holesOf(language), ' ').match(word) ?? []).length >= 2 ? [{ text: line, language }] : [];
  });
}

/** The strings of code, each with what stands in its place in the running program, escapes resolved; for a reader of single statements. */
export function stringsOf({
  text,
  language,
}: SourceText): readonly { readonly start: number; readonly end: number; readonly text: string }[] {
  const rules = scanners[language];
  return rules ? pieces(text, rules) : [];
}

function pieces(text: string, { strings, joint }: Scanner): Piece[] {
  const found: Piece[] = [];
  let behindComment = false;
  for (const match of text.matchAll(strings)) {
    const source = match.groups?.['string'];
    if (source === undefined) {
      behindComment = true;
      continue;
    }
    const quote = /^\$?@?("""|'''|["'`])/.exec(source)?.[1] ?? '"';
    const raw = source.slice(source.indexOf(quote) + quote.length, -quote.length);
    const last = found.at(-1);
    const gap = last ? text.slice(last.end, match.index) : '';
    if (last && !behindComment && joint.test(gap) && !gap.includes('\n\n')) {
      last.raw += `\0${raw}`;
      last.text += unescaped(raw);
      last.end = match.index + source.length;
    } else found.push({ start: match.index, end: match.index + source.length, raw, text: unescaped(raw), quote });
    behindComment = false;
  }
  return found;
}

function unescaped(raw: string): string {
  return raw
    .replace(/\\\r?\n\s*/g, '')
    .replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign === 't' || sign === 'r' ? ' ' : sign));
}

function messageOf({ start, end, raw, text, quote }: Piece, file: SourceText): MessageLiteral | undefined {
  const source = file.text;
  const message = firstLine(text);
  const holes = holesOf(file.language);
  if (!isMessage(message, holes) || raw.split('\n').length > 12) return undefined;
  const before = source.slice(Math.max(0, start - 160), start).replace(/[$fFrRbBuU@]{1,2}$/, '');
  // A text of documentation stands alone.
  if (quote.length === 3 && !/[=(,]\s*$/.test(before)) return undefined;
  if (file.language === 'python' && /(^|:)\s*$/.test(before) && !/[(,=]\s*$/.test(before)) return undefined;
  const statement = before.split(/[;{}]|\n\s*\n/).at(-1) ?? '';
  const kind = kindOf(statement, before);
  const key = longestConstant(raw, holes);
  if (!kind || key.length < 12) return undefined;
  const exception = /(?:raise|throw new|throw)\s+([A-Z]\w+)/.exec(statement)?.[1];
  const { path, language } = file;
  return {
    kind,
    path,
    language,
    text: withNeighbours(text, message, holes),
    key,
    exception,
    first: lineAt(source, start),
    last: lineAt(source, end),
  };
}

/** A text that begins or ends in the middle of a sentence is shown with a value there: `"cannot find " + name`. */
function withNeighbours(text: string, message: string, holes: RegExp): string {
  const value = ['{}', '%s', '${x}', '#{x}', '{$x}'].find((each) => each.replace(holes, '') === '') ?? '{}';
  const line = text.split('\n').find((each) => each.trim() !== '') ?? '';
  const before = /^(?: |'(?! )|\))/.test(line) && !/^'.*'/.test(line) ? (line.startsWith(' ') ? `${value} ` : value) : '';
  const after = /[:=(]$| $/.test(line) ? ` ${value}` : '';
  return `${before}${message}${after}`;
}

function kindOf(statement: string, before: string): MessageLiteral['kind'] | undefined {
  if (raises.test(statement.slice(-110))) return 'raise';
  if (logs.test(statement.slice(-90))) return 'log';
  if (!/[=:(,[]\s*$|=>\s*$|\breturn\s*\(?$/.test(before)) return undefined;
  if (/(help|description|usage|doc|short|long|example|title|label|query|sql|regex|pattern)\w*["']?\s*[:=(]+\s*$/i.test(before))
    return undefined;
  return 'const';
}

/** The first line that is not empty. */
export function firstLine(text: string): string {
  return (
    text
      .split('\n')
      .map((line) => line.trim())
      .find(Boolean) ?? ''
  );
}

/** Whether a text is a sentence for people: four words, no markup, no pattern. */
export function isMessage(text: string, holes: RegExp): boolean {
  const constant = text.replace(holes, ' ');
  if (text.length > 200 || text.includes('://') || text.split(/\s+/).length < 4) return false;
  if ((constant.match(word) ?? []).length < 4) return false;
  if ((constant.match(/(?<![\p{L}\w])\p{Ll}{3,}/gu) ?? []).length < 3) return false;
  return (
    !/= [?'$]|;\s*[\w-]+:|\$\w+:|Version=|[<>{}=;|]{2,}|\\[dwsb]|<\/|\b(select|insert|update|delete)\b.*\b(from|into|set)\b/i.test(
      constant,
    ) && !/\s{3,}/.test(text)
  );
}

/** The longest part of `raw` without holes, escapes, joints and line breaks. */
export function longestConstant(raw: string, holes: RegExp): string {
  const parts = raw.replace(holes, '\0').split(/\0|\\.|\r?\n/);
  return parts.map((part) => part.trim()).reduce((a, b) => (b.length > a.length ? b : a), '');
}
