// What is said of the uses of a definition, in one sentence: counts are of direct places, and "nobody" tells what was looked at.
import * as l10n from '@vscode/l10n';
import type { UseKind } from './useKind.ts';
import type { UsesResult } from './usesAnswer.ts';

/** How a place uses a definition, as people are told. */
export function useKindWords(kind: UseKind): string {
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
  };
  return words[kind];
}

/** For people. `possible` and `undecided` places are never part of the count. */
export function usesSentence({ places, possible, undecided, verdict }: UsesResult): string {
  const senders = possible.filter(({ throughEvent }) => throughEvent !== undefined).length;
  const rest = restSentence(possible.length - senders, undecided.length, senders);
  if (places.length) return [countSentence(places.length), rest].filter(Boolean).join(' ');
  if (verdict.is === 'nobody')
    return l10n.t('Nobody uses it: no other place of the indexed code names it, and nothing outside its file can.');
  if (verdict.is === 'used') return l10n.t('No use of these kinds.');
  switch (verdict.because) {
    case 'possible':
    case 'undecided':
      return [l10n.t('No direct use is known.'), rest].filter(Boolean).join(' ');
    case 'incomplete':
      return l10n.t('No use is known yet: not everything is indexed.');
    case 'quoted':
      return l10n.t('No use is known, but its name stands in quotation marks: it may be reached by its name.');
    case 'exported':
      return l10n.t('No use is known in this workspace; code outside of it can use it.');
    case 'called-from-outside':
      return l10n.t('No use is known in this workspace; a framework, the language or a base from outside may call it.');
  }
}

function countSentence(count: number): string {
  return count === 1 ? l10n.t('1 place uses it.') : l10n.t('{0} places use it.', count);
}

/** Places that are no part of the count, since it is not known that they use it. `senders` send an event that it is registered for. */
export function restSentence(possible: number, undecided: number, senders = 0): string {
  const parts = [
    senders ? l10n.t('{0} more may reach it through an event.', senders) : '',
    possible ? l10n.t('{0} more may reach it through a base or derived type.', possible) : '',
    undecided ? l10n.t('{0} more have the name, and it is open what they mean.', undecided) : '',
  ];
  return parts.filter(Boolean).join(' ');
}
