// Findings by severity, each with its category and its place.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type { FindingPicture, Pictures } from '../../../core/answering/record/picture.ts';
import { placeText } from '../../pictures/treeLabels.ts';
import { icon } from '../../icon.ts';

type Severity = FindingPicture['severity'];

const severities: readonly Severity[] = ['high', 'medium', 'low'];
/** Larger groups would fill the panel and start closed. */
const maxOpen = 8;

/** One fold per severity, worst first; nothing without findings. */
export function findingsView(
  { findings, findingsOmitted, places }: Pictures,
  open: (n: number, beside: boolean) => void,
): TemplateResult | undefined {
  if (findings.length === 0) return undefined;
  const row = (finding: FindingPicture): TemplateResult =>
    html`<li>
      <button
        class="finding"
        title=${l10n.t('{0} (Alt: open beside)', placeText(places[finding.at]))}
        @click=${(event: MouseEvent) => open(finding.at, event.altKey)}
      >
        ${icon(icons[finding.severity])}<span class="message">${finding.message}</span>
        <span class="place">${placeText(places[finding.at])}</span> <span class="category">${categoryWords(finding.category)}</span>
      </button>
    </li>`;
  return html`<div class="findings">
    ${severities.map((severity) => {
      const group = findings.filter((each) => each.severity === severity);
      if (group.length === 0) return undefined;
      return html`<details class="fold ${severity}" ?open=${severity !== 'low' && group.length <= maxOpen}>
        <summary>${heading(severity, group.length)}</summary>
        <ul>
          ${group.map(row)}
        </ul>
      </details>`;
    })}
    ${findingsOmitted ? html`<p class="note">${l10n.t('{0} further findings are not in this list.', findingsOmitted)}</p>` : undefined}
  </div>`;
}

const icons: Readonly<Record<Severity, string>> = { high: 'error', medium: 'warning', low: 'info' };

function heading(severity: Severity, count: number): string {
  if (severity === 'high') return l10n.t('Major findings ({0})', count);
  return severity === 'medium' ? l10n.t('Findings ({0})', count) : l10n.t('Minor findings ({0})', count);
}

function categoryWords(category: FindingPicture['category']): string {
  const words: Readonly<Record<FindingPicture['category'], string>> = {
    correctness: l10n.t('correctness'),
    security: l10n.t('security'),
    performance: l10n.t('performance'),
    maintainability: l10n.t('maintainability'),
  };
  return words[category];
}
