// Words for how bad a finding is and what it is about.
import * as l10n from '@vscode/l10n';
import type { Finding } from '../../findings/finding.ts';

/** How bad it is. */
export function severityWord(severity: Finding['severity']): string {
  return { high: l10n.t('high'), medium: l10n.t('medium'), low: l10n.t('low') }[severity];
}

/** What it is about. */
export function categoryWord(category: Finding['category']): string {
  const words = {
    correctness: l10n.t('correctness'),
    security: l10n.t('security'),
    performance: l10n.t('performance'),
    maintainability: l10n.t('maintainability'),
  };
  return words[category];
}
