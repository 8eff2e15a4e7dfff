// What a search found as lines of a list: the hits of one file together, each with its place and its reason. Pure but for the words.
// No separators: the editor leaves them out while words stand in the box.
import * as vscode from 'vscode';
import type { RankedResult, RelatedResults } from '../../core/codebase/api.ts';
import type { Notice } from '../../core/base/wording/errors.ts';
import { embedderSentence } from '../../core/base/wording/words.ts';
import type { NeighbourKind } from '../../core/searching/relations/related.ts';
import { byFile } from '../../core/searching/byFile.ts';
import { nameInList } from '../../core/symbols/standIns.ts';

/** What is listed at most; what is left out is counted. */
const shown = { files: 12, hitsOfFile: 3 };

/** A line of the list; without `place` and `command` it only says something. */
export interface SearchItem extends vscode.QuickPickItem {
  readonly place?: Pick<RankedResult, 'root' | 'file' | 'lineStart' | 'lineEnd'>;
  /** Is run where the line is chosen. */
  readonly command?: string;
}

/** The list of a search, the file of the best hit first. `button` goes on lines whose place has others that belong to it. */
export function searchItems(ranked: readonly RankedResult[], button: vscode.QuickInputButton): SearchItem[] {
  const { groups, omittedFiles } = byFile(ranked, shown);
  const items = groups.flatMap(({ root, file, hits, omitted }): SearchItem[] => [
    ...hits.map((hit) => itemOf(hit, button)),
    ...(omitted ? [sentenceItem(vscode.l10n.t('{0} more in {1}', omitted, nameOf(root, file)))] : []),
  ]);
  return omittedFiles ? [...items, sentenceItem(vscode.l10n.t('{0} more files: make the search more specific.', omittedFiles))] : items;
}

function itemOf(hit: RankedResult, button: vscode.QuickInputButton): SearchItem {
  const { file, symbol, why, related } = hit;
  return {
    label: nameInList(symbol, file),
    description: pathAndLine(hit),
    detail: why,
    // The list is in order already; what the editor makes of the letters differs.
    alwaysShow: true,
    place: hit,
    ...(related?.places.length ? { buttons: [button] } : {}),
  };
}

/** Says that vectors were wanted and are missing, why, and leads to what can be done. */
export function problemItems(problem: Notice | undefined): SearchItem[] {
  if (!problem) return [];
  const label = `$(warning) ${vscode.l10n.t('Searched by words only, without vectors')}`;
  const detail = embedderSentence(problem.code, problem.args);
  return [{ label, detail, alwaysShow: true, command: 'clew.embeddingActions' }];
}

/** What belongs to a hit, by kind of relation. Typing narrows it down. */
export function relatedItems({ places, omitted }: RelatedResults): SearchItem[] {
  const relations = [...new Set(places.map(({ relation }) => relation))];
  return relations.flatMap((relation): SearchItem[] => {
    const more = omitted[relation];
    const words = wordsOf(relation);
    return [
      ...places
        .filter((place) => place.relation === relation)
        .map((place) => ({ label: nameInList(place.symbol, place.file), description: words, detail: pathAndLine(place), place })),
      ...(more ? [sentenceItem(vscode.l10n.t('{0} more: {1}', more, words))] : []),
    ];
  });
}

/** Characters of a line that every list has room for; the editor cuts what is longer. */
const widest = 70;

/** A line that only says something: of a long sentence the rest stands below its beginning, so that nothing of it is cut. */
export function sentenceItem(sentence: string): SearchItem {
  const [label = '', ...rest] = wrapped(sentence);
  return { label, ...(rest.length ? { detail: rest.join(' ') } : {}), alwaysShow: true };
}

/** A sentence that takes more than two lines, as several of them. */
export function sayings(sentence: string): SearchItem[] {
  const lines = wrapped(sentence);
  const items: SearchItem[] = [];
  for (let i = 0; i < lines.length; i += 2) items.push(sentenceItem(lines.slice(i, i + 2).join(' ')));
  return items;
}

function wrapped(sentence: string): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < widest) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Path and line, with the name of the folder where there are several. */
export function pathAndLine({ root, file, lineStart }: Pick<RankedResult, 'root' | 'file' | 'lineStart'>): string {
  return `${nameOf(root, file)}:${lineStart}`;
}

function nameOf(root: string, file: string): string {
  return root ? `${root}/${file}` : file;
}

function wordsOf(relation: NeighbourKind): string {
  switch (relation) {
    case 'owner':
      return vscode.l10n.t('part of');
    case 'member':
      return vscode.l10n.t('members');
    case 'caller':
      return vscode.l10n.t('called by');
    case 'user':
      return vscode.l10n.t('used by');
    case 'possible':
      return vscode.l10n.t('possible use, through another type');
    case 'undecided':
      return vscode.l10n.t('meaning undecided');
    case 'callee':
      return vscode.l10n.t('calls');
    case 'test':
      return vscode.l10n.t('tests');
    case 'documentation':
      return vscode.l10n.t('documentation');
    case 'mentioned':
      return vscode.l10n.t('mentions');
  }
}
