// Sentences about the uses of a definition: counts are of direct places, and "nobody" names the searched area.
import * as l10n from '@vscode/l10n';
import type { UseCounts } from './useCounts.ts';
import type { UsesVerdict } from './usesVerdict.ts';
import type { UseKind } from '../places/useKind.ts';
import { summarizeUses, type UsesSummary, type UsesAnswer } from './usesAnswer.ts';

/** The kind of a use, in words for people. */
export function useKindPhrase(kind: UseKind): string {
  const words: Readonly<Record<UseKind, string>> = {
    calls: l10n.t('calls it'),
    constructs: l10n.t('constructs it'),
    writes: l10n.t('writes it'),
    reads: l10n.t('reads it'),
    extends: l10n.t('extends it'),
    implements: l10n.t('implements it'),
    overrides: l10n.t('overrides it'),
    typed: l10n.t('has its type'),
    raises: l10n.t('raises it'),
    catches: l10n.t('catches it'),
    decorates: l10n.t('is decorated with it'),
    sends: l10n.t('sends it'),
    handles: l10n.t('handles it'),
    registers: l10n.t('registers it'),
    passed: l10n.t('passes it on'),
    imports: l10n.t('imports it'),
    declares: l10n.t('declares it'),
  };
  return words[kind];
}

/** The sentence for a result. The count never includes `possible` and `undecided` places. */
export function usesSentence(result: UsesAnswer): string {
  return countSentence(summarizeUses(result));
}

/** The same sentence from the numbers alone. */
export function countSentence(usesSummary: Omit<UsesSummary, 'name' | 'file' | 'line'>): string {
  const { direct, verdict } = usesSummary;
  if (direct) return [directSentence(direct), restSentence(usesSummary)].filter(Boolean).join(' ');
  if (verdict.is === 'nobody') return nobodySentence(verdict.within);
  if (verdict.is === 'used') return l10n.t('No use of these kinds.');
  switch (verdict.because) {
    case 'possible':
    case 'undecided':
      return [noDirectSentence(usesSummary), restSentence({ ...usesSummary, possible: usesSummary.senders })].filter(Boolean).join(' ');
    case 'incomplete':
      return l10n.t('No use is known yet: not everything is indexed.');
    case 'quoted':
      return l10n.t('No use is known, but its name appears in quotation marks, so it may be reached by name.');
    case 'exported':
      return l10n.t('No use is known in this workspace; code outside of it can use it.');
    case 'called-from-outside':
      return l10n.t('No use is known in this workspace; a framework, the language or a base from outside may call it.');
  }
}

/** The sentence for "nobody": the language decides whether other code cannot name it or only should not. */
function nobodySentence(within: Extract<UsesVerdict, { is: 'nobody' }>['within']): string {
  const reason = {
    class: l10n.t('only its class can'),
    file: l10n.t('nothing outside its file can'),
    folder: l10n.t('nothing outside its package can'),
    workspace: l10n.t('nothing outside this workspace should'),
  }[within];
  return l10n.t('Nobody uses it: no other place of the indexed code names it, and {0}.', reason);
}

function directSentence(count: number): string {
  return count === 1 ? l10n.t('1 place uses it.') : l10n.t('{0} places use it.', count);
}

function noDirectSentence({ possible, senders, through }: UseCounts): string {
  return possible > senders
    ? l10n.t('No direct use is known; {0} possible through {1}.', possible - senders, typesWords(through))
    : l10n.t('No direct use is known.');
}

/** The sentence about uncertain places, which are not in the count. */
export function restSentence({ possible, senders, undecided, through }: UseCounts): string {
  const parts = [
    senders ? l10n.t('{0} more may reach it through an event.', senders) : '',
    possible > senders ? l10n.t('{0} more may reach it through {1}.', possible - senders, typesWords(through)) : '',
    undecided === 1 ? l10n.t('1 more place has the name and may mean another one.') : '',
    undecided > 1 ? l10n.t('{0} more places have the name and may mean another one.', undecided) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** Maximum number of types that a sentence names; the others are only counted. */
const maxTypes = 3;

/** The types that possible uses name, in one phrase. */
function typesWords(through: readonly string[]): string {
  if (through.length === 0) return l10n.t('a base or derived type');
  const typeList = through.slice(0, maxTypes).join(', ');
  return through.length > maxTypes ? l10n.t('{0} and {1} more types', typeList, through.length - maxTypes) : typeList;
}
