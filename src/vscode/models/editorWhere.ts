// Names the provider of an editor's model for people, since nobody else knows where it runs.
import * as l10n from '@vscode/l10n';

/** Words for the provider. @param vendor as the editor names it; empty when unknown */
export function editorWhere(vendor: string): string {
  return vendor ? l10n.t('the editor ({0})', vendor) : l10n.t('the editor');
}
