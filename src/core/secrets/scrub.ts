// Removes secrets from texts: placeholders in shown or sent text, masks of the same length in indexed text.
import { findAllSecrets } from './findSecrets.ts';
import type { Secret } from './secret.ts';

/** Most rounds: removing one secret can reveal another, but not more often. */
const maxRounds = 8;
/** Placeholders; Markdown may escape the closing bracket. */
const placeholder = /<secret:([a-z0-9-]{1,40}):(\d{1,6})\\?>/g;

/**
 * `text` with a placeholder such as `<secret:aws-access-key:1>` for each secret, and the number of replacements. The same secret gets the
 * same number within a text; scrubbing again changes and counts nothing. Lines stay where they are: the first line of a key block becomes
 * the placeholder and its other lines become empty, so whole files can be scrubbed before lines are taken out of them.
 * @param placeholders shared by texts that are read together, so that a number means the same secret in all of them
 */
export function scrub(text: string, placeholders = new SecretPlaceholders()): { text: string; count: number } {
  let scrubbedText = text;
  let count = 0;
  for (let round = 0; round < maxRounds; round++) {
    const secrets = findAllSecrets(scrubbedText);
    if (secrets.length === 0) break;
    count += secrets.length;
    scrubbedText = withPlaceholders(scrubbedText, secrets, placeholders);
  }
  return { text: scrubbedText, count };
}

/** `text` with every character of a secret replaced by an `x`, except quotes, escapes and line breaks: length, lines, columns and syntax stay. */
export function maskForIndex(text: string): string {
  let maskedText = text;
  for (let round = 0; round < maxRounds; round++) {
    const secrets = findAllSecrets(maskedText);
    if (secrets.length === 0) break;
    maskedText = replaceSecrets(maskedText, secrets, (stretch) =>
      stretch.replace(/\\[^]|[^"'`\r\n\\]/g, (part) => (part.length > 1 ? part : 'x')),
    );
  }
  return maskedText;
}

/** Placeholders by secret. It holds the secrets themselves, so it must not outlive the texts that it serves. */
export class SecretPlaceholders {
  readonly #names = new Map<string, string>();
  readonly #highest = new Map<string, number>();

  /** The placeholder of `secret`; a new secret gets a new one. */
  placeholderOf(kind: string, secret: string): string {
    const key = `${kind}\0${secret}`;
    const existing = this.#names.get(key);
    if (existing !== undefined) return existing;
    const number = (this.#highest.get(kind) ?? 0) + 1;
    const name = `<secret:${kind}:${number}>`;
    this.#highest.set(kind, number);
    this.#names.set(key, name);
    return name;
  }

  /** Skips the numbers of placeholders already in `text`: an earlier pass over a part of it may have left some. */
  skipUsedNumbers(text: string): void {
    for (const [, kind = '', number] of text.matchAll(placeholder))
      this.#highest.set(kind, Math.max(this.#highest.get(kind) ?? 0, Number(number)));
  }
}

function withPlaceholders(text: string, secrets: readonly Secret[], placeholders: SecretPlaceholders): string {
  placeholders.skipUsedNumbers(text);
  return replaceSecrets(text, secrets, (_, secret, isFirst) => {
    const whole = secret.stretches.map(({ start, end }) => text.slice(start, end)).join('');
    return isFirst ? placeholders.placeholderOf(secret.kind, whole) : '';
  });
}

function replaceSecrets(
  text: string,
  secrets: readonly Secret[],
  replacement: (stretch: string, secret: Secret, isFirst: boolean) => string,
): string {
  const parts: string[] = [];
  let at = 0;
  for (const secret of secrets) {
    for (const [i, { start, end }] of secret.stretches.entries()) {
      parts.push(text.slice(at, start), replacement(text.slice(start, end), secret, i === 0));
      at = end;
    }
  }
  parts.push(text.slice(at));
  return parts.join('');
}
