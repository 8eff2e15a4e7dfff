// Finds symbols by the typed start of a name: at every letter, long before whole words give hits.
import * as vscode from 'vscode';
import type { RankedResult, SymbolMatch, SymbolMatches } from '../../core/codebase/api.ts';
import type { NameFit } from '../../core/searching/typed/nameMatch.ts';
import type { SymbolKind } from '../../core/symbols/facts.ts';
import { displayNameOf } from '../../core/symbols/displayNames.ts';
import { symbolIcons } from '../../protocol/symbolIcons.ts';
import { pathAndLine, sentenceItem, type SearchItem } from './searchList.ts';

/** Symbols to show above the hits; another letter brings the rest. */
export const maxNames = 6;

const icons: Readonly<Record<SymbolKind, string>> = { ...symbolIcons, route: 'symbol-event' };
const maxNameLength = 100;
const namePattern = /^[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|#)[\p{L}_$][\p{L}\p{N}_$]*)*$/u;

/** Whether the typed text may be a name, instead of words, a path or a message. */
export function isName(typedText: string): boolean {
  return typedText.length <= maxNameLength && namePattern.test(typedText);
}

/** Selects the symbols to show: if one begins with the typed text, or its words do, only such ones. The hits cover the others better. */
export function nearNames({ symbols }: SymbolMatches): readonly SymbolMatch[] {
  const closeMatches = symbols.filter(({ fit }) => fit !== 'part' && fit !== 'letters');
  return closeMatches.length ? closeMatches : symbols.filter(({ fit }) => fit === 'part');
}

/** Rows of the symbols; `names` counts all fitting names. */
export function nameItems(nearMatches: readonly SymbolMatch[], names: number, button: vscode.QuickInputButton): SearchItem[] {
  const items = nearMatches.map((match) => itemOf(match, button));
  return nearMatches.length >= maxNames && names > nearMatches.length ? [...items, sentenceItem(moreNamesSentence(names))] : items;
}

/** Hits that are not among the names already. */
export function hitsBesideNames(rankedResults: readonly RankedResult[], nearMatches: readonly SymbolMatch[]): RankedResult[] {
  const keys = new Set(nearMatches.map(({ root, file, qualifiedName }) => keyOf(root, file, qualifiedName)));
  return rankedResults.filter(({ root, file, symbol }) => symbol === null || !keys.has(keyOf(root, file, symbol)));
}

function keyOf(root: string, file: string, symbol: string): string {
  return `${root}\0${file}\0${symbol}`;
}

function moreNamesSentence(names: number): string {
  return vscode.l10n.t('{0} names match: type more of the name.', names);
}

function itemOf(match: SymbolMatch, button: vscode.QuickInputButton): SearchItem {
  const { root, file, line, lineEnd, kind, qualifiedName, fit } = match;
  const place = { root, file, lineStart: line, lineEnd };
  return {
    label: `$(${icons[kind]}) ${displayNameOf(qualifiedName)}`,
    description: pathAndLine(place),
    detail: reasonWords(fit),
    alwaysShow: true,
    place,
    buttons: [button],
  };
}

function reasonWords(fit: NameFit): string {
  switch (fit) {
    case 'exact':
      return vscode.l10n.t('has this name');
    case 'prefix':
      return vscode.l10n.t('its name begins with that');
    case 'words':
      return vscode.l10n.t('words of its name begin with that');
    case 'part':
    case 'letters':
      return vscode.l10n.t('has that in its name');
  }
}
