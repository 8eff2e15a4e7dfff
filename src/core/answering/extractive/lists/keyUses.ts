// Writes about an option or field without a definition: its declaration with the comment there, then its reads.
import * as l10n from '@vscode/l10n';
import type { KeyUses } from '../../../planning/concepts/keyUsesPlan.ts';
import { code, fencedCode } from '../../page/markdown.ts';
import { addRelation } from './relationList.ts';
import { nameAsCode, type WriterContext } from '../definition.ts';

/** Adds the facts about the key. */
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

/** Lines without their common indentation. */
function unindented(lines: readonly string[]): readonly string[] {
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const least = Math.min(...depths);
  return lines.map((line) => line.slice(least));
}
