// What the state of a file is called, and what it means, in words for people.
import * as l10n from '@vscode/l10n';
import type { SkipReason } from '../workspace/document.ts';
import type { FileRow, FileState } from './fileListing.ts';

/** The name of a state, as in a list. */
export function stateLabel(state: FileState): string {
  return labels[state]();
}

const labels: Readonly<Record<FileState, () => string>> = {
  indexed: () => l10n.t('indexed'),
  'text-only': () => l10n.t('as text only'),
  'parse-errors': () => l10n.t('with parse errors'),
  gitignore: () => l10n.t('ignored by git'),
  clewignore: () => l10n.t('ignored by .clewignore'),
  'files.exclude': () => l10n.t('setting files.exclude'),
  'search.exclude': () => l10n.t('setting search.exclude'),
  'clew.exclude': () => l10n.t('setting clew.exclude'),
  'built-in': () => l10n.t('made by tools'),
  secret: () => l10n.t('may hold secrets'),
  binary: () => l10n.t('binary'),
  'too-large': () => l10n.t('too large'),
  minified: () => l10n.t('minified'),
  unsupported: () => l10n.t('unknown kind'),
  link: () => l10n.t('symbolic link'),
  outside: () => l10n.t('leads out of the folder'),
  'other-folder': () => l10n.t('in a folder of its own'),
  unreadable: () => l10n.t('unreadable'),
  'rules-unread': () => l10n.t('rules not read'),
  'no-room': () => l10n.t('no memory left'),
  quarantined: () => l10n.t('stopped the engine'),
};

/** Whether a file in this state can be searched. */
export function isInIndex(state: FileState): boolean {
  return state === 'indexed' || state === 'text-only' || state === 'parse-errors';
}

/** One sentence that says why a file is as it is: the rule, and where it stands. */
export function stateSentence(row: FileRow): string {
  const { state, detail, parseErrors, symbols, chunks } = row;
  const more = besides(row);
  switch (state) {
    case 'indexed':
      return l10n.t('Indexed. Symbols: {0}; pieces that can be searched: {1}.', symbols, chunks) + more;
    case 'text-only':
      return l10n.t('Indexed as text: Clew has no grammar for this language, so it knows no symbols and calls in it.') + more;
    case 'parse-errors':
      return l10n.t('Indexed, but not all of it could be parsed (places: {0}): what is defined there may be missing.', parseErrors) + more;
    default:
      return outsideSentence(state, detail);
  }
}

/** What else is to be said of a file that is in the index. */
function besides({ included, unsaved, unkept }: FileRow): string {
  const sentences = [
    ...(included ? [l10n.t('It is included by the setting clew.include.')] : []),
    ...(unsaved ? [l10n.t('What counts is its text in the editor, which is not saved yet.')] : []),
    ...(unkept ? [l10n.t('What was found in it is too large to be kept on disk, so it is read anew at each start.')] : []),
  ];
  return sentences.map((sentence) => ` ${sentence}`).join('');
}

/** Why a file or folder is not in the index: the rule, and where it stands. */
export function outsideSentence(state: SkipReason, detail: string): string {
  switch (state) {
    case 'gitignore':
    case 'clewignore':
      return l10n.t('Left out by a line of an ignore file: {0}', detail);
    case 'files.exclude':
    case 'search.exclude':
    case 'clew.exclude':
      return l10n.t('Left out by the pattern {0} of the setting {1}.', detail, state);
    case 'built-in':
      return l10n.t('Left out, since tools make it: {0}', detail);
    case 'secret':
      return l10n.t('Never read: by its name ({0}) it may hold secrets. This cannot be changed.', detail);
    case 'binary':
      return l10n.t('Holds no text: {0}', detail);
    case 'too-large':
      return l10n.t('Larger than clew.index.maxFileSize allows (bytes: {0}).', detail);
    case 'minified':
      return l10n.t('Minified, not written by hand: {0}', detail);
    case 'unsupported':
      return l10n.t('Of no kind that Clew knows: {0}', detail);
    case 'link':
      return l10n.t('Symbolic links are not followed; what they lead to is indexed where it lies, if that is in the workspace.');
    case 'outside':
      return l10n.t('This link leads out of the folder, so nothing is read through it. Add what it leads to as a folder of the workspace.');
    case 'other-folder':
      return l10n.t('Indexed as the folder {0} of this workspace, which it belongs to.', detail);
    case 'unreadable':
      return l10n.t('Could not be read: {0}', detail);
    case 'rules-unread':
      return l10n.t('Its lines leave nothing out, since this ignore file could not be read whole: {0}', detail);
    case 'no-room':
      return l10n.t(
        'Not read, since the memory of the engine was nearly full: {0}. Leave folders out, or raise clew.engine.memory.',
        detail,
      );
    case 'quarantined':
      return l10n.t('Left out, since parsing it stopped the engine: {0}', detail);
    default:
      return state satisfies never;
  }
}
