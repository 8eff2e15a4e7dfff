// Words of a call tree: titles, marks and kinds for people, and the whole tree as text to paste.
import * as l10n from '@vscode/l10n';
import type { CallMark, CallNode, CallTree, PicturePlace, TreeKind } from '../../core/answering/record/picture.ts';

/** Title of a tree. */
export function treeTitle({ kind, root }: CallTree): string {
  const titles: Readonly<Record<TreeKind, () => string>> = {
    calls: () => l10n.t('Flow from {0}', root.name),
    callers: () => l10n.t('Callers of {0}', root.name),
    tests: () => l10n.t('Tests of {0}', root.name),
    raises: () => l10n.t('What {0} can raise', root.name),
    failure: () => l10n.t('What leads to {0}', root.name),
  };
  return titles[kind]();
}

/** Message of a tree that has only its root; undefined where none is needed. */
export function emptySentence({ kind, root }: CallTree): string | undefined {
  if (root.children?.length) return undefined;
  const words: Partial<Record<TreeKind, () => string>> = {
    callers: () => l10n.t('No direct callers were found.'),
    tests: () => l10n.t('No tests were found that reach it.'),
    raises: () => l10n.t('Nothing that it can raise was found.'),
  };
  return words[kind]?.();
}

/** Notes about a step, each in a few words. */
export function marksOf({ marks = [], others, contract }: CallNode): readonly string[] {
  const words: Readonly<Record<CallMark, string>> = {
    recursive: l10n.t('recursive'),
    weak: l10n.t('by name only'),
    unsure: l10n.t('not certain'),
    mutates: l10n.t('changes state'),
    test: l10n.t('test'),
    cut: l10n.t('not followed further'),
    declared: l10n.t('no implementation is known here'),
  };
  return [
    ...(contract === undefined ? [] : [l10n.t('through {0}', contract)]),
    ...marks.map((mark) => words[mark]),
    ...(others ? [l10n.t('ambiguous: {0} more have this name', others)] : []),
  ];
}

/** Number of unlisted steps below this one; empty when all are listed. */
export function omittedPhrase({ omitted }: CallNode): string {
  return omitted ? l10n.t('{0} more not listed', omitted) : '';
}

/** The visual marks of a step in words, for screen readers. */
export function quietPhrase(node: CallNode): string {
  return [node.kind === 'external' ? l10n.t('outside the workspace') : '', omittedPhrase(node)].filter(Boolean).join(', ');
}

/** `src/a.ts:12`, the way people and editors write a place. */
export function placeText(place: PicturePlace | undefined): string {
  if (!place) return '';
  const file = place.root ? `${place.root}/${place.file}` : place.file;
  return place.line > 0 ? `${file}:${place.line}` : file;
}

/** The whole tree as indented lines with places and marks. */
export function treeText(tree: CallTree, places: readonly PicturePlace[]): string {
  const lines = [treeTitle(tree)];
  const visit = (node: CallNode, depth: number): void => {
    const place = node.at === undefined ? '' : `  ${placeText(places[node.at])}`;
    const marks = [...marksOf(node), quietPhrase(node)].filter(Boolean);
    lines.push(`${'  '.repeat(depth)}${node.name}${place}${marks.length ? `  (${marks.join(', ')})` : ''}`);
    for (const child of node.children ?? []) visit(child, depth + 1);
  };
  visit(tree.root, 0);
  return `${lines.join('\n')}\n`;
}
