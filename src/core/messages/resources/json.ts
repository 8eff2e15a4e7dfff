// Readers for texts in JSON: VS Code extensions, browser extensions, and the nested files of i18next and similar tools.
import type { ResourceEntry } from './resourceEntry.ts';
import { jsonLeaves, type JsonLeaf } from './jsonText.ts';

/** `package.nls.json` and `bundle.l10n.json`: one text per key, or an object with the text as `message` beside a comment. */
export function nlsEntries(text: string): readonly ResourceEntry[] {
  return jsonLeaves(text).leaves.flatMap((leaf) => {
    const [key = '', part] = leaf.path;
    const isText = leaf.path.length === 1 || (leaf.path.length === 2 && part === 'message');
    // A comment in the key distinguishes two equal texts: `text/comment`.
    return isText ? [entryOf(leaf, key)] : [];
  });
}

/** `_locales/de/messages.json` of browser extensions: one object per key. */
export function browserEntries(text: string): readonly ResourceEntry[] {
  return jsonLeaves(text).leaves.flatMap((leaf) => {
    const [key = '', part] = leaf.path;
    return leaf.path.length === 2 && part === 'message' ? [entryOf(leaf, key)] : [];
  });
}

/**
 * Least shares for nested JSON to count as texts, beside its path. Set by judgement: settings are mostly numbers, switches and identifiers.
 * - `strings`: share of strings among all values.
 * - `prose`: share of strings that read like text: a blank inside, a capital at the start, or a letter beyond ASCII.
 */
const minShares = { strings: 0.9, prose: 0.5 } as const;
const readsLikeText = /\S\s+\S|^\p{Lu}|[^\p{ASCII}]/u;

/** Files of i18next and others with nested keys; nothing where the strings are not mostly texts. */
export function nestedEntries(text: string): readonly ResourceEntry[] {
  const { leaves, others } = jsonLeaves(text);
  const prose = leaves.filter((leaf) => readsLikeText.test(leaf.text)).length;
  if (leaves.length < (leaves.length + others) * minShares.strings || prose < leaves.length * minShares.prose) return [];
  return leaves.map((leaf) => entryOf(leaf, leaf.path.join('.')));
}

function entryOf({ text, line }: JsonLeaf, key: string): ResourceEntry {
  return { key, text, line, endLine: line };
}
