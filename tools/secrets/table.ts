// The table of public formats as text, from the rules of gitleaks, which lie in `gitleaks` with their licence.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { array, object, optional, parse as check, string } from 'valibot';
import { formatOf } from './format.ts';
import { leftRules } from './left.ts';

const ruleFile = object({ rules: array(object({ id: string(), regex: optional(string()), keywords: optional(array(string())) })) });
const head = `// Made by \`node tools/secrets/make.ts\` from the rules of gitleaks (MIT, tools/secrets/gitleaks): a line a format. Do not edit.
import { anywhere, form, named, type PublicFormat } from './publicFormat.ts';

/** Formats of the public rule set, by the names of its rules. */
export const publicFormats: readonly PublicFormat[] = [
`;

/** The text of `publicFormats.ts`, and the number of its rows. Throws where a rule has a form that is not known here, or a left one is gone. */
export function publicFormatTable(): { readonly text: string; readonly count: number } {
  const { rules } = check(ruleFile, parse(readFileSync(join(import.meta.dirname, 'gitleaks/gitleaks.toml'), 'utf8')));
  const forgotten = Object.keys(leftRules).filter((id) => !rules.some((rule) => rule.id === id));
  if (forgotten.length > 0) throw new Error(`No longer a rule: ${forgotten.join(', ')}`);
  const rows = rules.flatMap(({ id, regex = '', keywords = [] }) => (Object.hasOwn(leftRules, id) ? [] : formatOf(id, regex, keywords)));
  return { text: `${head}${rows.map((row) => `  ${row},\n`).join('')}];\n`, count: rows.length };
}
