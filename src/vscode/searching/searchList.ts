// Rows for search results, grouped by file, each with place and reason. No separators: the editor hides them while the box holds text.
import * as vscode from 'vscode';
import type { RankedResult, RelatedResults } from '../../core/codebase/api.ts';
import type { Notice } from '../../core/base/wording/errors.ts';
import { embedderSentence } from '../../core/base/wording/errorSentences.ts';
import type { PlaceRelation } from '../../core/searching/relations/relatedPlaces.ts';
import { groupByFile } from '../../core/searching/groupByFile.ts';
import { nameInList } from '../../core/symbols/displayNames.ts';

/** Most rows to list; the rest is counted. */
const rowLimits = { files: 12, hitsOfFile: 3 };

/** A row of the list; without `place` and `command` it is only a message. */
export interface SearchItem extends vscode.QuickPickItem {
  readonly place?: Pick<RankedResult, 'root' | 'file' | 'lineStart' | 'lineEnd'>;
  /** Command to run when the row is chosen. */
  readonly command?: string;
}

/** The list of a search, the file of the best hit first. `button` goes on rows with related places. */
export function searchItems(rankedResults: readonly RankedResult[], button: vscode.QuickInputButton): SearchItem[] {
  const { groups, omittedFiles } = groupByFile(rankedResults, rowLimits);
  const items = groups.flatMap(({ root, file, hits, omittedHits }): SearchItem[] => [
    ...hits.map((hit) => itemOf(hit, button)),
    ...(omittedHits ? [sentenceItem(vscode.l10n.t('{0} more in {1}', omittedHits, nameOf(root, file)))] : []),
  ]);
  return omittedFiles ? [...items, sentenceItem(vscode.l10n.t('{0} more files: make the search more specific.', omittedFiles))] : items;
}

function itemOf(hit: RankedResult, button: vscode.QuickInputButton): SearchItem {
  const { file, symbol, why, related } = hit;
  return {
    label: nameInList(symbol, file),
    description: pathAndLine(hit),
    detail: why,
    // The list is sorted already; the editor's own matching differs.
    alwaysShow: true,
    place: hit,
    ...(related?.places.length ? { buttons: [button] } : {}),
  };
}

/** Reports missing vectors with the reason, and leads to a remedy. */
export function problemItems(problem: Notice | undefined): SearchItem[] {
  if (!problem) return [];
  const label = `$(warning) ${vscode.l10n.t('Searched by words only, without vectors')}`;
  const detail = embedderSentence(problem.code, problem.args);
  return [{ label, detail, alwaysShow: true, command: 'clew.embeddingActions' }];
}

/** Code related to a hit, by kind of relation. Typing filters it. */
export function relatedItems({ places, omitted }: RelatedResults): SearchItem[] {
  const relations = [...new Set(places.map(({ relation }) => relation))];
  return relations.flatMap((relation): SearchItem[] => {
    const more = omitted[relation];
    const words = relationWords(relation);
    return [
      ...places
        .filter((place) => place.relation === relation)
        .map((place) => ({ label: nameInList(place.symbol, place.file), description: words, detail: pathAndLine(place), place })),
      ...(more ? [sentenceItem(vscode.l10n.t('{0} more: {1}', more, words))] : []),
    ];
  });
}

/** Characters of a row that every list can show; the editor cuts longer ones. */
const maxRowLength = 70;

/** A message row: a long sentence continues on the row's second line, so that nothing is cut. */
export function sentenceItem(sentence: string): SearchItem {
  const [label = '', ...otherLines] = wrapSentence(sentence);
  return { label, ...(otherLines.length ? { detail: otherLines.join(' ') } : {}), alwaysShow: true };
}

/** Several message rows for a sentence of more than two lines. */
export function sentenceItems(sentence: string): SearchItem[] {
  const lines = wrapSentence(sentence);
  const items: SearchItem[] = [];
  for (let i = 0; i < lines.length; i += 2) items.push(sentenceItem(lines.slice(i, i + 2).join(' ')));
  return items;
}

function wrapSentence(sentence: string): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < maxRowLength) lines[lines.length - 1] = `${line} ${word}`;
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

function relationWords(relation: PlaceRelation): string {
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
