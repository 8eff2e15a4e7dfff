// Describes triples and rounds of a knowledge graph in words for people: the same in panel, command line and Markdown.
import * as l10n from '@vscode/l10n';
import type { KnowledgeRecord, RoundRecord, TripleRecord } from '../../record/answerRecord.ts';

/** `a → relation → b`. */
export function tripleText({ from, relation, to }: TripleRecord): string {
  return `${from} → ${relation} → ${to}`;
}

/** Words for the standing of a triple. */
export function standingLabel({ standing }: TripleRecord): string {
  switch (standing) {
    case 'known':
      return l10n.t('known from the code');
    case 'shown':
      return l10n.t('claimed by the model; its line names both');
    case 'claimed':
      return l10n.t('claimed by the model, shown by no line');
  }
}

/** Place of a triple; empty for a claim. */
export function triplePlaceText({ root, file, line }: TripleRecord): string {
  return file === undefined ? '' : `${root ? `${root}/` : ''}${file}:${line}`;
}

/** Words for the reason why there was no further round. */
export function endPhrase(end: KnowledgeRecord['end']): string {
  switch (end) {
    case 'sufficient':
      return l10n.t('the results were judged sufficient');
    case 'max-rounds':
      return l10n.t('no rounds were left');
    case 'repeated-query':
      return l10n.t('the next search repeats an earlier one');
    case 'nothing-new':
      return l10n.t('the next search found nothing new');
    case 'no-query':
      return l10n.t('nothing was named to look for');
    case 'no-judgement':
      return l10n.t('the model did not say whether the results were sufficient');
  }
}

/** Whether a model judged the round. The last possible round is never judged. */
export function isJudged({ n, nextQuery }: RoundRecord, knowledge: Pick<KnowledgeRecord, 'rounds' | 'end'> | undefined): boolean {
  const ends = knowledge?.rounds.at(-1)?.n === n ? knowledge.end : undefined;
  return nextQuery !== '' || (ends !== 'max-rounds' && ends !== 'no-judgement');
}

/** Counts of triples: all, those known from the code, and those that only the model claims. */
export function graphSizePhrase(triples: readonly TripleRecord[]): string {
  const claimedCount = triples.filter(({ standing }) => standing === 'claimed').length;
  const knownCount = triples.filter(({ standing }) => standing === 'known').length;
  return l10n.t('relations: {0}, known from the code: {1}, claimed by the model: {2}', triples.length, knownCount, claimedCount);
}
