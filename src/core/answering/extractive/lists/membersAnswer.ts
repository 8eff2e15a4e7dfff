// Writes the answer to "which exit codes are there?" without a model: number and names first, then the lines of the set.
import * as l10n from '@vscode/l10n';
import type { MemberSet } from '../../../searching/lists/values/memberSets.ts';
import { code, fencedCode } from '../../page/markdownText.ts';
import { withRest } from '../withRest.ts';
import type { WriterContext } from '../writerContext.ts';

/** Maximum names in the first sentence. */
const maxNames = 16;
/** Maximum lines of the set. */
const maxLines = 30;

/** Writes the best of `sets` with its lines, and lists the others. Writes nothing without a set. */
export async function writeMembers(writerContext: WriterContext, sets: readonly MemberSet[]): Promise<void> {
  const { page } = writerContext;
  const [best, ...others] = sets;
  if (!best) return;
  page.add(await setSentence(writerContext, best));
  const { symbol, lines } = best;
  const text = (await page.book.readLines(symbol.root, symbol.path)) ?? [];
  if (best.of !== 'subtypes' && best.of !== 'namesakes')
    page.add(fencedCode(text.slice(lines.first, Math.min(lines.last + 1, lines.first + maxLines)), symbol.language));
  await writeSets(writerContext, l10n.t('Other sets that fit the words'), others);
}

/** Lists `sets` with their members under a title. Writes nothing without a set. */
export async function writeSets(writerContext: WriterContext, title: string, sets: readonly MemberSet[]): Promise<void> {
  const items: string[] = [];
  for (const each of sets) items.push(`- ${await setSentence(writerContext, each)}`);
  if (items.length) writerContext.page.add(`**${title}**`, '', ...items);
}

async function setSentence({ page }: WriterContext, { of, name, symbol, lines, members }: MemberSet): Promise<string> {
  const { root, path } = symbol;
  const citation = await page.cite({ root, path, lines }, name, l10n.t('is one of the requested items'), symbol);
  const place = `${code(`${path}:${lines.first + 1}`)}${citation}`;
  const names = withRest(members.slice(0, maxNames).map(code), members.length);
  const count = members.length;
  switch (of) {
    case 'subtypes':
      return l10n.t('{0} types derive from {1} in {2}: {3}.', count, code(name), place, names);
    case 'family':
      return l10n.t('{0} constants begin with {1} in {2}: {3}.', count, code(name), place, names);
    case 'namesakes':
      return l10n.t('{0} definitions end with {1} in {2}: {3}.', count, code(name), place, names);
    default:
      return l10n.t('{0} members of {1} in {2}: {3}.', count, code(name), place, names);
  }
}
