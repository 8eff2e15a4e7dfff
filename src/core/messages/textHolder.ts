// Finds the name under which code keeps a text that it raises elsewhere: a field or constant, a key of a table in a class, a variant of an
// error type.

/** Kind and name of the holder of a text. */
export interface TextHolder {
  readonly how: 'name' | 'key' | 'variant';
  readonly name: string;
}

const assignedName = /(?:^|[\s$@.])([\p{L}_$][\p{L}\p{N}_$]*)\s*(?::(?!:)[^=;{}]{0,80})?\s*:?=(?![=>~])\s*[^=]{0,80}$/u;
const keyBefore = /(["'`]?)([\p{L}_$][\p{L}\p{N}_$.-]*)\1\s*(?::(?!:)|=>)\s*[\p{L}]{0,2}$/u;
const variantArm = /\b[\p{L}\p{N}_]+::([\p{Lu}][\p{L}\p{N}_]*)\b[^=]{0,120}=>/u;
/** The head of a statement with a body, which holds no text. */
const statementHead =
  /^\s*(?:\}\s*)?(?:if|else|elif|elsif|unless|for|foreach|while|until|switch|match|case|when|try|catch|except|rescue|do|func|fn|def|function)\b/;
const errorAttribute = /^\s*#\[error\(/;
/** Maximum number of lines between a name and its text. Set by judgement: a text joined over lines begins right after its name. */
const maxLinesAbove = 2;
/** Number of characters of a text that are enough to find it in its line. */
const openingLength = 12;

/** The holder of the text that begins with `text` on `line`, zero-based; undefined where the lines show none. */
export function textHolder(lines: readonly string[], line: number, text: string): TextHolder | undefined {
  const ownLine = lines[line] ?? '';
  if (errorAttribute.test(ownLine)) return variantBelow(lines, line);
  const start = text.split('…')[0]?.slice(0, openingLength) ?? '';
  const at = start ? ownLine.indexOf(start) : -1;
  const before = (at < 0 ? (/^[^"'`]*/.exec(ownLine)?.[0] ?? '') : ownLine.slice(0, at)).replace(/\p{L}{0,2}["'`]{1,3}$/u, '');
  const key = keyBefore.exec(before)?.[2];
  if (key !== undefined) return { how: 'key', name: key };
  const arm = variantArm.exec(ownLine) ?? variantArm.exec(lines[line - 1] ?? '');
  if (arm?.[1] !== undefined) return { how: 'variant', name: arm[1] };
  for (let up = line; up >= Math.max(0, line - maxLinesAbove); up--) {
    const head = up === line ? before : (lines[up] ?? '');
    if (up < line && statementHead.test(head)) return undefined;
    const name = assignedName.exec(head)?.[1];
    if (name !== undefined) return { how: 'name', name };
    if (up < line && !/[=(\[{,+.\\]\s*$/.test(head)) return undefined;
  }
  return undefined;
}

/** The variant that an attribute belongs to: the first name below that is no attribute. */
function variantBelow(lines: readonly string[], line: number): TextHolder | undefined {
  for (const text of lines.slice(line, line + 6)) {
    const name = /^\s*(\p{Lu}[\p{L}\p{N}_]*)\s*(?:[({,=]|$)/u.exec(text)?.[1];
    if (name !== undefined) return { how: 'variant', name };
  }
  return undefined;
}
