// An option or field that is no definition: its declaration with what is said of it there, then where it is read.
import * as l10n from '@vscode/l10n';
import type { KeyUses } from '../../../planning/concepts/keyUsesPlan.ts';
import { code, fencedCode } from '../../page/markdown.ts';
import { addRelation } from './relationList.ts';
import { nameAsCode, type WriterContext } from '../definition.ts';

/** Adds what is known of `keyed`. */
export async function addKeyed(writing: WriterContext, { name, declared, reads }: KeyUses): Promise<void> {
  const { page } = writing;
  for (const { owner, lines } of declared) {
    const { root, path, language } = owner;
    const cited = await page.cite({ root, path, lines }, `${owner.fact.name}.${name}`, l10n.t('declares {0}', name), owner);
    const text = ((await page.book.file(root, path)) ?? []).slice(lines.first, lines.last + 1);
    if (cited && text.length)
      page.add(`${l10n.t('{0} is a field of {1}', code(name), nameAsCode(owner))}${cited}:`, '', fencedCode(unindented(text), language));
  }
  await addRelation(writing, declared.length ? { ...reads, definitions: [] } : reads);
}

/** Without the white space that all lines begin with. */
function unindented(lines: readonly string[]): readonly string[] {
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const least = Math.min(...depths);
  return lines.map((line) => line.slice(least));
}
