// Whether a secret may begin at a place of a text.

/** Not in the middle of a word, but after an escape (`\n`, `\u0022`, `%3D`), which ends like a word. */
export function mayBegin(text: string, at: number): boolean {
  if (at === 0 || !isWord(text.charCodeAt(at - 1))) return true;
  return /(?:\\[nrt]|\\u00[0-9a-fA-F]{2}|\\x[0-9a-fA-F]{2}|%[0-9a-fA-F]{2}|\x1b\[\d{1,3}m)$/.test(text.slice(Math.max(0, at - 6), at));
}

function isWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}
