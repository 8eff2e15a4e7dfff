// Words of a text that look like names of code: in backticks, called, dotted, snake_case, camelCase or CONSTANT_CASE.
import { writtenName } from '../../base/writtenName.ts';

const marked = /`{1,2}([^`\n]{1,160})`{1,2}/g;
const word = /[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.#?|::|#|->)[\p{L}_$][\p{L}\p{N}_$]*){0,8}(\(\))?/gu;

/** Hosts and paths of links are no names. */
const link = /\b[a-z]{2,8}:\/\/\S+/gi;

/** Where a word of code ends and one of a script without spaces begins, or a Korean ending: `parseHeader를`. */
const endOfCode = /(?<=[A-Za-z0-9_$])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/gu;

/** What ends like this is a file; paths are read for themselves. */
const fileEnding =
  /\.(?:[cm]?[jt]sx?|pyi?|ipynb|java|kts?|go|rs|c|h|cc|cpp|hpp|cs|rb|php|md|rst|txt|json|ya?ml|toml|html?|css|com|org|net|io|dev)$/i;

/** Dotted words of running text that are no code. */
const plainDotted = /^(?:e\.g|i\.e|etc|www|vs)\b/i;

/** A span of nothing but words, flags and values, as a line for a shell is written: its words are no names unless they look like code. */
const commandLine = /^[\w@.-]{1,40}(?:\s+(?:--?[\w-]{1,40}(?:=\S{1,80})?|[\w@./:~+-]{1,80})){1,20}$/;

/** One name as found; `marked` when the writer set it off as code. */
export interface FoundName {
  readonly name: string;
  readonly marked: boolean;
}

/** Names in one line. A dotted name also gives its last part, which is what the definition is called. */
export function namesInLine(text: string): FoundName[] {
  const foundNames: FoundName[] = [];
  const line = text.replace(link, ' ');
  for (const match of line.matchAll(marked)) {
    const span = (match[1] ?? '').trim();
    const isCommand = commandLine.test(span);
    for (const inner of span.matchAll(word)) {
      const isName = !isCommand || looksLikeCode(inner[0], inner[1] !== undefined, span[inner.index + inner[0].length]);
      if (isName) addName(foundNames, inner[0], true);
    }
  }
  const apart = line.replace(endOfCode, ' ');
  for (const match of apart.matchAll(word)) {
    if (looksLikeCode(match[0], match[1] !== undefined, apart[(match.index ?? 0) + match[0].length])) addName(foundNames, match[0], false);
  }
  return foundNames;
}

function addName(foundNames: FoundName[], text: string, isMarked: boolean): void {
  const name = writtenName(text);
  if (name.length < 2 || name.length > 120 || plainDotted.test(name) || fileEnding.test(name)) return;
  foundNames.push({ name, marked: isMarked });
  const own = name.slice(name.lastIndexOf('.') + 1);
  // A private member is another one than what has its name elsewhere.
  const last = text.includes(`.#${own}`) ? `#${own}` : own;
  if (own !== name && last.length > 1) foundNames.push({ name: last, marked: isMarked });
}

function looksLikeCode(text: string, called: boolean, next: string | undefined): boolean {
  if (called || next === '(') return true;
  if (/[._$]|::|->|#/.test(text)) return /^[\p{L}_$][\s\S]*[\p{L}\p{N}_$]$/u.test(text);
  if (/[a-z\d][A-Z]/.test(text)) return true;
  return /^[A-Z]{2,}[a-z]/.test(text);
}
