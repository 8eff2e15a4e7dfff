// Decodes escapes in string literals and resource files: a backslash with a code or a sign. Each format has its own set.

/** Escape syntax of one format. */
export interface Escapes {
  /** Matches every escape (`g`). Its first group is the hexadecimal code of a character, its second one a sign. */
  readonly pattern: RegExp;
  /** Meaning of signs; any other sign stands for itself. */
  readonly signs: Readonly<Record<string, string>>;
}

/** `text` with its escapes replaced by their meaning. */
export function withoutEscapes(text: string, { pattern, signs }: Escapes): string {
  if (!text.includes('\\')) return text;
  return text.replace(pattern, (_, code: string | undefined, sign: string | undefined) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (signs[sign ?? ''] ?? sign ?? ''),
  );
}
