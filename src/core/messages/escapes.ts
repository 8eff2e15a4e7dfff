// Escapes of string literals and of files of texts: all are a backslash with a code or a sign, and differ in which codes and signs there are.

/** How one format writes escapes. */
export interface Escapes {
  /** Matches an escape, all of them (`g`). Its first group is the hexadecimal code of a character, its second one a sign. */
  readonly pattern: RegExp;
  /** What signs stand for; any other sign stands for itself. */
  readonly signs: Readonly<Record<string, string>>;
}

/** `text` with what its escapes stand for in their place. */
export function withoutEscapes(text: string, { pattern, signs }: Escapes): string {
  if (!text.includes('\\')) return text;
  return text.replace(pattern, (_, code: string | undefined, sign: string | undefined) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (signs[sign ?? ''] ?? sign ?? ''),
  );
}
