// Finds the key of a text in a table of code: `NO_USER: createError('…', 'No such user')`. It reads the layout of the lines.

/** Maximum number of lines between a key and its text. Set by judgement: a call with one argument per line is rarely longer. */
const maxLines = 8;
const keyLine = /^\s*(?:(["'`]?)(?<key>[\p{L}_$][\p{L}\p{N}_$]*)\1)\s*(?::|=>|=(?!=))/u;

/**
 * The key of the value that contains the text on `line`, zero-based. It looks below `first`, where the table begins, and is undefined if
 * there is no key. The value may be a call over several lines.
 */
export function tableKey(lines: readonly string[], line: number, first: number): string | undefined {
  const ownKey = keyLine.exec(lines[line] ?? '')?.groups?.['key'];
  if (ownKey !== undefined && line > first) return ownKey;
  let depth = 0;
  for (let at = line - 1; at > first && at >= line - maxLines; at--) {
    const text = lines[at] ?? '';
    depth += count(text, /[)\]}]/g) - count(text, /[([{]/g);
    if (depth >= 0) continue;
    return keyLine.exec(text)?.groups?.['key'];
  }
  return undefined;
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}
