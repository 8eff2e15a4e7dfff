// Formats numbers for people, in the language of the page.
import * as l10n from '@vscode/l10n';

/** A whole number with thousands separators. */
export function formatCount(value: number): string {
  return value.toLocaleString();
}

/** An amount of money: with cents for large sums, with two significant digits for small ones. `currency` is as the settings name it. */
export function formatMoney(amount: number, currency: string): string {
  const digits: Intl.NumberFormatOptions =
    amount >= 1 || amount === 0 ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : { maximumSignificantDigits: 2 };
  return l10n.t('{0} {1}', amount.toLocaleString(undefined, digits), currency);
}

/** `12 places in 3 files`. */
export function placesInFiles(places: number, files: number): string {
  if (files === 1) return places === 1 ? l10n.t('1 place in 1 file') : l10n.t('{0} places in 1 file', formatCount(places));
  return l10n.t('{0} places in {1} files', formatCount(places), formatCount(files));
}

/** `2 secrets replaced`. */
export function formatSecrets(count: number): string {
  return count === 1 ? l10n.t('1 secret replaced') : l10n.t('{0} secrets replaced', formatCount(count));
}
