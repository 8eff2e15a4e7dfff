// Labels of the modes for the panel, the timeline and the command line.
import * as l10n from '@vscode/l10n';
import type { Mode } from './mode.ts';

/** Label of a mode. */
export function modeLabel(mode: Mode): string {
  switch (mode) {
    case 'conceptual':
      return l10n.t('Conceptual');
    case 'diagnostic':
      return l10n.t('Diagnostic');
    case 'exploratory':
      return l10n.t('Exploratory');
    case 'analytical':
      return l10n.t('Analytical');
  }
}
