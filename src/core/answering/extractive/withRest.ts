// Joins the first items of a list that is too long for one line of an answer.
import * as l10n from '@vscode/l10n';

/** A list in one line, with the number of omitted items. */
export function withRest(items: readonly string[], total: number): string {
  const omittedCount = total - items.length;
  return items.join(', ') + (omittedCount > 0 ? ` ${l10n.t('and {0} more', omittedCount)}` : '');
}
