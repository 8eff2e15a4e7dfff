// Writes the answer to "which exit codes are there?" without a model: number and names first, then the lines of the set.
import * as l10n from '@vscode/l10n';
import type { MemberSet } from '../../../searching/lists/values/memberSets.ts';
import { code, fencedCode } from '../../page/markdown.ts';
import { withRest, type WriterContext } from '../definition.ts';

/** Maximum names in the first sentence, and lines of the set. */
const [mostNames, mostLines] = [16, 30];

/** Writes the answer. */
export async function writeMembers(writing: WriterContext, sets: readonly MemberSet[]): Promise<void> {
  const { page } = writing;
  const [best, ...others] = sets;
  if (!best) return;
  page.add(await sentence(writing, best));
  const { symbol, lines } = best;
  const text = (await page.book.file(symbol.root, symbol.path)) ?? [];
  if (best.of !== 'subtypes')
    page.add(fencedCode(text.slice(lines.first, Math.min(lines.last + 1, lines.first + mostLines)), symbol.language));
  const items: string[] = [];
  for (const other of others) items.push(`- ${await sentence(writing, other)}`);
  if (items.length) page.add(`**${l10n.t('Other sets that fit the words')}**`, '', ...items);
}

async function sentence({ page }: WriterContext, { of, name, symbol, lines, members }: MemberSet): Promise<string> {
  const { root, path } = symbol;
  const cited = await page.cite({ root, path, lines }, name, l10n.t('is one of the requested items'), symbol);
  const place = `${code(`${path}:${lines.first + 1}`)}${cited}`;
  const names = withRest(members.slice(0, mostNames).map(code), members.length);
  const count = members.length;
  switch (of) {
    case 'subtypes':
      return l10n.t('{0} types derive from {1} in {2}: {3}.', count, code(name), place, names);
    case 'family':
      return l10n.t('{0} constants begin with {1} in {2}: {3}.', count, code(name), place, names);
    default:
      return l10n.t('{0} members of {1} in {2}: {3}.', count, code(name), place, names);
  }
}
