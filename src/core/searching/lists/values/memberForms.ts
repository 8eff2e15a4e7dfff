// Parses the members of a definition: an enum, a list, a table or a union of literals.

/** Members in the text of `kind`; empty for unbalanced brackets. */
export function membersOf(text: string, kind: 'enum' | 'list'): readonly string[] {
  const bare = withoutComments(text);
  return kind === 'enum' ? enumMembers(bare) : listMembers(bare);
}

/** Removes comments and attributes, which hold no members, but not strings. */
function withoutComments(text: string): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[^]*?\*\/|\/\/[^\n]*|(?<=^|\s)#(?!\[)[^\n]*|#\[[^\n]*\]/g, (part) =>
    /^["']/.test(part) ? part : '',
  );
}

function enumMembers(text: string): readonly string[] {
  const open = text.indexOf('{');
  if (open < 0 || /^\s*class\b[^{\n]*:\s*$/m.test(text)) return indentedMembers(text);
  const body = bracketContents(text, open);
  if (body === undefined) return [];
  const [memberText = ''] = body.split(';');
  return splitAtCommas(memberText).flatMap((part) => {
    const bare = part.replace(/@\w+(?:\([^()]*\))?|\[[\w.]+(?:\([^()]*\))?\]/g, '').trim();
    return /^(?:case\s+)?([A-Za-z_]\w*)/.exec(bare)?.[1] ?? [];
  });
}

/** Members on lines of their own, one level below the head: `RED = 1`. Methods and documentation are deeper or in strings. */
function indentedMembers(text: string): readonly string[] {
  const indentedNames = text
    .replace(/\"{3}[^]*?\"{3}|'{3}[^]*?'{3}/g, '')
    .split('\n')
    .flatMap((line) => {
      const { indent, name } = /^(?<indent>\s+)(?<name>[A-Za-z_]\w*)\s*(?::\s*[\w.]+\s*)?=(?!=)/.exec(line)?.groups ?? {};
      return indent !== undefined && name !== undefined && !/^_.*_$/.test(name) ? [{ indent: indent.length, name }] : [];
    });
  const memberIndent = Math.min(...indentedNames.map(({ indent }) => indent));
  return indentedNames.filter(({ indent }) => indent === memberIndent).map(({ name }) => name);
}

function listMembers(text: string): readonly string[] {
  const at = text.search(/=(?![=>])/);
  const value = (at < 0 ? text : text.slice(at + 1)).replace(typeOfList, '').trim();
  const words = /^%[wi]([[({<])([^\])}>]*)[\])}>]/.exec(value)?.[2];
  if (words !== undefined) return words.trim().split(/\s+/).filter(Boolean);
  const union = /^\|?\s*(?:(?:"[^"]*"|'[^']*')\s*\|\s*)+(?:"[^"]*"|'[^']*')/.exec(value)?.[0];
  if (union !== undefined) return isConcatenated(value.slice(union.length)) ? [] : union.split('|').map(bareOf).filter(Boolean);
  const open = /^((?:new )?[\w.<>, ]*)([[({])/.exec(value);
  if (!open || (open[2] === '(' && !collectionCall.test(open[1] ?? ''))) return [];
  const body = bracketContents(value, open[0].length - 1);
  if (body === undefined || isConcatenated(value.slice(open[0].length + body.length + 1))) return [];
  const parts = splitAtCommas(body);
  // A call around a single list is that list: `Set.new([204, 304])`.
  const [onlyPart] = parts;
  if (parts.length === 1 && onlyPart !== undefined && /^[[({]/.test(onlyPart)) return listMembers(onlyPart);
  return parts.some((part) => /^\.\.\.|^[^"']*(?:=>\s*\{|\bfunction\b)/.test(part)) ? [] : parts.map(bareOf).filter(Boolean);
}

/** Type of the list before its brackets: `[]string`, `new String[]`, `new()`, `&`. */
const typeOfList =
  /^\s*(?:(?:\[[\w.]*\]|\.\.\.|&|map\[[\w.]*\])+\s*[\w.*]*\s*(?=\{)|&(?:mut )?(?=\[)|new(?:\s+[\w.<>, ]+?)?\s*(?:\[\d*\]|\(\))?\s*(?=\{))/;

/** Start of a list value after a name: its bracket, or a constructor of a list, array or set. */
const listStart =
  /(?:=>|:?=(?![=~>])|:(?!:))\s*(?:new(?:\s+[\w.<>, ]+?)?\s*(?:\[\d*\]|\(\))?\s*(?=\{)|new\s+[\w.<>, ]*(?=\()|&(?:mut )?(?=\[)|(?:map)?(?:\[[\w.]*\])+[\w.*]*\s*|\.\.\.|(?:[\w.]*\.)?(?:freeze|of|asList|array|Array|\w*[Ss]et(?:Of)?|tuple|list|List|listOf|arrayOf)(?:<[\w, ]*>)?(?=\())?(?:%[wi])?(?:\((?=\s*[[{]))?[[({]/;

/** A quoted string without values in it, a number, or a constant by its path. A field of a field (`part.slice.start`) is a value at run time. */
const literalPart =
  /^(?!f["'][^"']*\{)(?:[rbuf]?"(?:[^"\\]|\\.)*"|[rbuf]?'(?:[^'\\]|\\.)*'|`[^`$]*`|[-+]?\d[\w.]*|(?!(?:self|this|cls)\.|[a-z_][a-z\d_]*(?:\.[a-z_][a-z\d_]*){2,}$)(?:[A-Za-z_]\w*(?:\.|::))+[A-Za-z_]\w*|[A-Z][A-Z\d_]+|:\w+)$/;

/**
 * Members of the list at the start of `text`, and its number of lines. Undefined when there is none, or when a member is an expression,
 * whose value is unknown.
 */
export function literalMembers(text: string): { readonly members: readonly string[]; readonly lines: number } | undefined {
  // The type before the assignment may look like a list: `: &[&str] =`.
  const sign = Math.max(0, (/^.*$/m.exec(text)?.[0] ?? '').search(/(?<![=!<>:])=(?![=>~])/));
  const start = listStart.exec(text.slice(sign));
  if (!start) return undefined;
  const at = sign + start.index;
  // A bracket in the type of a name begins no list, and the next list below is another's.
  if (text.slice(0, at).includes('\n')) return undefined;
  const open = at + start[0].length - 1;
  const body = bracketContents(text, open);
  if (body === undefined) return undefined;
  const lines = text.slice(0, open + body.length + 1).split('\n').length;
  const members = listMembers(withoutComments(`= ${text.slice(at).replace(/^(?:=>|:?=|:)\s*/, '')}`));
  const isWords = /%[wi]\W?$/.test(text.slice(0, open + 1));
  const inner = withoutComments(body).replace(/^\s*[[({]([^]*)[\])}]\s*$/, '$1');
  if (members.length < 2 || !(isWords || splitAtCommas(inner).every((part) => literalPart.test(part)))) return undefined;
  return { members, lines };
}

/** Calls whose arguments are members; an empty match means a tuple. */
const collectionCall = /^\s*$|(?:^|[.\s])(?:new|of|array|asList|freeze|(?:frozen)?set|tuple|list|\w+Of|\w*(?:Set|List)(?:<[^()]*>)?)\s*$/;

/** Whether the list is concatenated with something: its number of members is then unknown. */
function isConcatenated(after: string): boolean {
  return /^\s*(?:[+|&]|\.(?:concat|union|plus|merge)\b)/.test(after);
}

/** The key without its value, or the literal without its quotes. */
function bareOf(part: string): string {
  const key = /^("[^"]*"|'[^']*'|[\w$.-]+)\s*(?::(?!:)|=>)/.exec(part.trim())?.[1];
  return (key ?? part.trim()).replace(/^["'`](.*)["'`]$/, '$1');
}

/** Contents of the bracket at `open`; undefined when it is not closed. */
function bracketContents(text: string, open: number): string | undefined {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    const sign = text.charAt(at);
    if ('[({'.includes(sign)) depth++;
    else if ('])}'.includes(sign) && --depth === 0) return text.slice(open + 1, at);
    else if (sign === '"' || sign === "'") at = endOfText(text, at);
  }
  return undefined;
}

/** Splits at commas outside brackets. */
function splitAtCommas(body: string): readonly string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < body.length; at++) {
    const sign = body.charAt(at);
    if ('[({'.includes(sign)) depth++;
    else if ('])}'.includes(sign)) depth--;
    else if (sign === '"' || sign === "'") at = endOfText(body, at);
    else if (sign === ',' && depth === 0) {
      parts.push(body.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(body.slice(from));
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** End of the quoted string at `at`; `at` itself when its line does not close it, as with an apostrophe. */
function endOfText(text: string, at: number): number {
  const quote = text.charAt(at);
  for (let end = at + 1; end < text.length && text.charAt(end) !== '\n'; end++) {
    if (text.charAt(end) === '\\') end++;
    else if (text.charAt(end) === quote) return end;
  }
  return at;
}
