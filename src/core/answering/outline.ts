// A class in a few lines: its head and the heads of its members, those that others use before those of its own.
import * as l10n from '@vscode/l10n';
import { shortened } from '../base/shortened.ts';
import { comment } from '../packing/cut.ts';
import type { SymbolNode } from '../graph/types.ts';

const mostMembers = 12;
const longestHead = 120;
/** A class of fewer lines is shown as it is. */
export const shortClass = 12;

/** The head of `symbol` and those of its `members`, each in one line; members that do not fit are counted in a comment. */
export function outline(symbol: SymbolNode, members: readonly SymbolNode[]): string[] {
  const chosen = members.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostMembers);
  const heads = chosen.toSorted((a, b) => a.fact.index - b.fact.index).map(({ fact }) => `  ${short(fact.signature)}`);
  const rest = members.length - chosen.length;
  const more = rest === 1 ? l10n.t('1 more member') : l10n.t('{0} more members', rest);
  return [short(symbol.fact.signature), ...heads, ...(rest > 0 ? [`  ${comment(more, symbol.language)}`] : [])];
}

function short(written: string): string {
  return shortened(written.replace(/([([]) /g, '$1').replace(/ ([)\]])/g, '$1'), longestHead);
}

/** Members that are called from elsewhere, then the constructor and its like, then those that are marked as the class's own. */
function rank({ fact: { name, signature } }: SymbolNode): number {
  if (/^__\w+__$/.test(name)) return 1;
  return name.startsWith('_') || name.startsWith('#') || /^(?:\w+ )*(?:private|protected) /.test(signature) ? 2 : 0;
}
