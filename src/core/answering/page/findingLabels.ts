// Words for the severity and the category of a finding.
import * as l10n from '@vscode/l10n';
import type { Finding } from '../../findings/finding.ts';

/** The severity in the language of the interface. */
export function severityLabel(severity: Finding['severity']): string {
  return { high: l10n.t('high'), medium: l10n.t('medium'), low: l10n.t('low') }[severity];
}

/** The category in the language of the interface. */
export function categoryLabel(category: Finding['category']): string {
  const words = {
    correctness: l10n.t('correctness'),
    security: l10n.t('security'),
    performance: l10n.t('performance'),
    maintainability: l10n.t('maintainability'),
  };
  return words[category];
}
