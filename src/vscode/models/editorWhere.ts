// Where a model of the editor runs, for people: nobody but its provider knows more than who provides it.
import * as l10n from '@vscode/l10n';

/** @param vendor as the editor names it; empty when it is unknown */
export function editorWhere(vendor: string): string {
  return vendor ? l10n.t('the editor ({0})', vendor) : l10n.t('the editor');
}
