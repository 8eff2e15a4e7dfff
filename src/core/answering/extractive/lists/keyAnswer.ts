// Writes about an option or field without a definition: its declaration with the comment there, then its reads.
import * as l10n from '@vscode/l10n';
import type { KeyUses } from '../../../planning/conceptual/keyUsesPlan.ts';
import { code, fencedCode } from '../../page/markdownText.ts';
import { addRelation } from './relationList.ts';
import { nameAsCode } from '../symbolText.ts';
import type { WriterContext } from '../writerContext.ts';

/** Adds the facts about the key. */
export async function addKeyUses(writerContext: WriterContext, { name, declarations, reads }: KeyUses): Promise<void> {
  const { page } = writerContext;
  for (const { owner, lines } of declarations) {
    const { root, path, language } = owner;
    const citation = await page.cite({ root, path, lines }, `${owner.fact.name}.${name}`, l10n.t('declares {0}', name), owner);
    const text = ((await page.book.readLines(root, path)) ?? []).slice(lines.first, lines.last + 1);
    if (citation && text.length)
      page.add(
        `${l10n.t('{0} is a field of {1}', code(name), nameAsCode(owner))}${citation}:`,
        '',
        fencedCode(removeIndent(text), language),
      );
  }
  await addRelation(writerContext, declarations.length ? { ...reads, definitions: [] } : reads);
}

/** Lines without their common indentation. */
function removeIndent(lines: readonly string[]): readonly string[] {
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const minDepth = Math.min(...depths);
  return lines.map((line) => line.slice(minDepth));
}
