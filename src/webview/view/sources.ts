// The evidence that was read for an answer, each piece with its place and why it was chosen.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type { EvidenceRecord } from '../../core/answering/record.ts';
import type { Send } from '../actions.ts';
import type { TurnView } from '../state.ts';

/** A closed list, since the answer itself links to what matters. */
export function sources(turn: TurnView, send: Send): TemplateResult | undefined {
  if (!turn.evidence.length) return undefined;
  return html`<details class="fold sources">
    <summary>${l10n.t('Sources ({0})', turn.evidence.length)}</summary>
    <ol>
      ${turn.evidence.map((evidence) => html`<li>${source(evidence, (beside) => send({ kind: 'openEvidence', answerId: turn.id, n: evidence.n, ...(beside ? { beside } : {}) }))}</li>`)}
    </ol>
  </details>`;
}

function source(evidence: EvidenceRecord, open: (beside: boolean) => void): TemplateResult {
  const lines = evidence.lineEnd > evidence.lineStart ? `${evidence.lineStart}-${evidence.lineEnd}` : `${evidence.lineStart}`;
  const file = evidence.root ? `${evidence.root}/${evidence.file}` : evidence.file;
  const slash = file.lastIndexOf('/');
  return html`<button class="source" title="${file}:${lines}" @click=${({ altKey }: MouseEvent) => open(altKey)}>
    <span class="number">${evidence.n}</span>
    <span class="place"
      ><span class="name">${file.slice(slash + 1)}:${lines}</span> <span class="folder">${file.slice(0, Math.max(0, slash))}</span></span
    >
    <span class="why">${evidence.symbol ? html`<code>${evidence.symbol}</code> ` : undefined}${evidence.why}</span>
  </button>`;
}
