// Reader for YAML locale files (Rails, Symfony, Hugo): nested keys, plain, quoted and block scalars. Such files use no flow collections
// and no aliases. A full YAML parser costs ten times as much and gives no lines without a second pass.
import { withoutEscapes, type Escapes } from '../literalEscapes.ts';
import type { ResourceEntry } from './resourceEntry.ts';

const keyLine = /^( *)(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|(-?[^\s:#'"&*!|>%@`{[\]},-][^:#]*)) *:(?: +(.*)|)$/;
const itemLine = /^( *)- +(.*)$/;
const blockHead = /^[|>][-+\d]{0,2}\s*(?:#.*)?$/;
const nodeMarks = /^(?:[&!]\S*\s+)+/;
const maxDepth = 32;
const escapes: Escapes = {
  pattern: /\\(?:[xu]((?<=x)[\dA-Fa-f]{2}|(?<=u)[\dA-Fa-f]{4})|(.))/g,
  signs: { n: '\n', t: '\t', r: '\r', '0': '\0' },
};

/** Reads all scalars that are texts; dots join the parts of a key, and list items have numbers. */
export function yamlEntries(text: string): readonly ResourceEntry[] {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const entries: ResourceEntry[] = [];
  const nesting: { readonly indent: number; readonly key: string; count: number }[] = [];
  /** The line of the last key without a text, which may follow on the next line. */
  let openKeyLine = -1;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (/^\s*(?:#|$)|^(?:---|\.\.\.|%)/.test(line)) continue;
    const item = itemLine.exec(line);
    const pair = item ? null : keyLine.exec(line);
    const indent = (item?.[1] ?? pair?.[1])?.length;
    if (indent === undefined) {
      const scalarBelow = openKeyLine === i - 1 ? scalarAt(lines, i, line.trim(), nesting.at(-1)?.indent ?? 0) : undefined;
      if (scalarBelow?.text)
        entries.push({ key: nesting.map(({ key }) => key).join('.'), text: scalarBelow.text, line: i, endLine: scalarBelow.endLine });
      i = scalarBelow?.endLine ?? i;
      continue;
    }
    while (nesting.length && (nesting.at(-1)?.indent ?? 0) >= indent + (item ? 1 : 0)) nesting.pop();
    const owner = nesting.at(-1);
    if (nesting.length > maxDepth) continue;
    const path = nesting.map(({ key }) => key);
    const ownKey = item ? String(owner ? owner.count++ : 0) : keyText(pair);
    const scalar = scalarAt(lines, i, ((item?.[2] ?? pair?.[5]) || '').replace(nodeMarks, ''), indent);
    if (scalar === undefined) {
      nesting.push({ indent, key: ownKey, count: 0 });
      openKeyLine = i;
    } else {
      if (scalar.text !== '') entries.push({ key: [...path, ownKey].join('.'), text: scalar.text, line: i, endLine: scalar.endLine });
      i = scalar.endLine;
    }
  }
  return entries;
}

function keyText(pair: RegExpExecArray | null): string {
  const [, , double, single, plain] = pair ?? [];
  return double !== undefined ? withoutEscapes(double, escapes) : (single?.replaceAll("''", "'") ?? plain ?? '').trim();
}

interface Scalar {
  readonly text: string;
  readonly endLine: number;
}

/** The scalar that begins with `first` after its key on line `at`; undefined where nested keys follow. */
function scalarAt(lines: readonly string[], at: number, first: string, indent: number): Scalar | undefined {
  const head = first.trim();
  if (head === '' || head.startsWith('#')) return undefined;
  if (blockHead.test(head)) return blockAt(lines, at, indent, head.startsWith('>'));
  if (head.startsWith('"') || head.startsWith("'")) return quotedAt(lines, at, head);
  if (/^[{[*]/.test(head)) return { text: '', endLine: at };
  const parts = [head.replace(/\s#.*$/, '')];
  let end = at;
  for (let next = at + 1; next < lines.length && isDeeper(lines[next] ?? '', indent); next++) {
    parts.push((lines[next] ?? '').trim().replace(/(?:^|\s)#.*$/, ''));
    end = next;
  }
  return { text: parts.join(' ').trim(), endLine: end };
}

function isDeeper(line: string, indent: number): boolean {
  const depth = line.search(/\S/);
  return depth > indent;
}

/** Lines below `at` with more indentation. Blanks join folded ones; an empty line between them is a line break. */
function blockAt(lines: readonly string[], at: number, indent: number, folds: boolean): Scalar {
  const parts: string[] = [];
  let end = at;
  for (let next = at + 1; next < lines.length; next++) {
    const line = lines[next] ?? '';
    if (line.trim() === '') {
      parts.push('');
      continue;
    }
    if (!isDeeper(line, indent)) break;
    parts.push(line);
    end = next;
  }
  const body = parts.slice(0, end - at);
  const depth = Math.max(0, (body.find((line) => line !== '') ?? '').search(/\S/));
  const texts = body.map((line) => line.slice(Math.min(depth, Math.max(0, line.search(/\S/)))));
  return { text: folds ? texts.join('\n').replace(/(\S)\n(?=\S)/g, '$1 ') : texts.join('\n'), endLine: end };
}

/** A quoted scalar, which may span lines: an inner line break is a blank. */
function quotedAt(lines: readonly string[], at: number, first: string): Scalar {
  const mark = first[0] ?? '"';
  const parts: string[] = [];
  for (let i = at, line = first.slice(1); i < lines.length && i - at < maxScalarLines; line = (lines[++i] ?? '').trim()) {
    const end = closingMark(line, mark);
    parts.push(end < 0 ? line : line.slice(0, end));
    if (end >= 0) {
      const joinedText = parts.join(' ');
      return { text: mark === '"' ? withoutEscapes(joinedText, escapes) : joinedText.replaceAll("''", "'"), endLine: i };
    }
  }
  return { text: '', endLine: at };
}

/** Maximum number of lines of a quoted scalar, so that an unclosed one is not searched to the end of the file again and again. */
const maxScalarLines = 200;

function closingMark(line: string, mark: string): number {
  for (let i = 0; i < line.length; i++) {
    if (mark === '"' && line[i] === '\\') i++;
    else if (line[i] === mark && mark === "'" && line[i + 1] === mark) i++;
    else if (line[i] === mark) return i;
  }
  return -1;
}
