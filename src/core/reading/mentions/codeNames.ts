// Finds names of code in a text: in backticks, called, dotted, snake_case, camelCase or CONSTANT_CASE.
import { normalizeName } from '../../base/normalizeName.ts';

const codeSpan = /`{1,2}([^`\n]{1,160})`{1,2}/g;
const word = /[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.#?|::|#|->)[\p{L}_$][\p{L}\p{N}_$]*){0,8}(\(\))?/gu;

/** Hosts and paths in links are not names. */
const link = /\b[a-z]{2,8}:\/\/\S+/gi;

/** Boundary between code and a script without spaces or a Korean ending: `parseHeader를`. */
const endOfCode = /(?<=[A-Za-z0-9_$])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/gu;

/**
 * A word with such an ending is a file; paths have their own parser. Endings that are also names of members are not here (`app.conf`,
 * `logger.log`).
 */
const fileEnding =
  /\.(?:[cm]?[jt]sx?|pyi?|ipynb|java|kts?|go|rs|c|h|cc|cpp|hpp|cs|rb|php|md|rst|txt|json|ya?ml|toml|html?|css|s[ac]ss|less|vue|svelte|sql|cfg|ini|xml|[ct]sv|sh|bat|ps1|proto|graphql|swift|scala|lua|svg|png|jpe?g|gif|pdf|zip|gz|tar|jar|exe|dll|com|org|net|io|dev)$/i;

/** Dotted words of prose. */
const dottedProse = /^(?:e\.g|i\.e|etc|www|vs)\b/i;

/** A span of words, flags and values, such as a shell command: its words are only names if they look like code. */
const commandLine = /^[\w@.-]{1,40}(?:\s+(?:--?[\w-]{1,40}(?:=\S{1,80})?|[\w@./:~+-]{1,80})){1,20}$/;

/** A name in a text; `marked` when it is in backticks. */
export interface FoundName {
  readonly name: string;
  readonly marked: boolean;
}

/** Names in one line. A dotted name also yields its last part, the name of the definition. */
export function namesInLine(text: string): FoundName[] {
  const foundNames: FoundName[] = [];
  const line = text.replace(link, ' ');
  for (const match of line.matchAll(codeSpan)) {
    const span = (match[1] ?? '').trim();
    const isCommand = commandLine.test(span);
    for (const inner of span.matchAll(word)) {
      const isName = !isCommand || looksLikeCode(inner[0], inner[1] !== undefined, span[inner.index + inner[0].length]);
      if (isName) addName(foundNames, inner[0], true);
    }
  }
  const spacedLine = line.replace(endOfCode, ' ');
  for (const match of spacedLine.matchAll(word)) {
    if (looksLikeCode(match[0], match[1] !== undefined, spacedLine[(match.index ?? 0) + match[0].length]))
      addName(foundNames, match[0], false);
  }
  return foundNames;
}

function addName(foundNames: FoundName[], text: string, isMarked: boolean): void {
  const name = normalizeName(text);
  if (name.length < 2 || name.length > 120 || dottedProse.test(name) || fileEnding.test(name)) return;
  foundNames.push({ name, marked: isMarked });
  const ownName = name.slice(name.lastIndexOf('.') + 1);
  // A private member differs from other members of its name.
  const last = text.includes(`.#${ownName}`) ? `#${ownName}` : ownName;
  if (ownName !== name && last.length > 1) foundNames.push({ name: last, marked: isMarked });
}

function looksLikeCode(text: string, isCalled: boolean, next: string | undefined): boolean {
  if (isCalled || next === '(') return true;
  if (/[._$]|::|->|#/.test(text)) return /^[\p{L}_$][\s\S]*[\p{L}\p{N}_$]$/u.test(text);
  if (/[a-z\d][A-Z]/.test(text)) return true;
  return /^[A-Z]{2,}[a-z]/.test(text);
}
