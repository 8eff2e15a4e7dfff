// Evidence that was read for an answer, each piece with its place and the reason for its choice.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type { Caution, EvidenceRecord } from '../../../core/answering/record/answerRecord.ts';
import type { SendToHost } from '../../actions.ts';
import type { TurnView } from '../../state/turnState.ts';
import { icon } from '../../icon.ts';
import { markButtons } from './steeringControls.ts';

/** A closed list, since the answer itself links to what matters. */
export function sources(turn: TurnView, send: SendToHost): TemplateResult | undefined {
  if (!turn.evidence.length) return undefined;
  return html`<details class="fold sources">
    <summary>${l10n.t('Sources ({0})', turn.evidence.length)}</summary>
    <ul class="files">
      ${[...byFile(turn.evidence)].map(
        ([file, pieces]) =>
          html`<li>
            <span class="file" title=${file}>${file}</span>
            <ol>
              ${pieces.map(
                (evidence) =>
                  html`<li>
                    ${source(file, evidence, (beside) =>
                      send({ kind: 'openEvidence', answerId: turn.id, n: evidence.n, ...(beside ? { beside } : {}) }),
                    )}
                    ${relatedButton(evidence.n, () => send({ kind: 'related', answerId: turn.id, n: evidence.n }))}
                    ${markButtons(turn, evidence.n, send)}
                  </li>`,
              )}
            </ol>
          </li>`,
      )}
    </ul>
  </details>`;
}

/** Groups evidence by file, in reading order. */
function byFile(evidenceRecords: readonly EvidenceRecord[]): ReadonlyMap<string, readonly EvidenceRecord[]> {
  const files = new Map<string, EvidenceRecord[]>();
  for (const evidence of evidenceRecords) {
    const file = evidence.root ? `${evidence.root}/${evidence.file}` : evidence.file;
    files.set(file, [...(files.get(file) ?? []), evidence]);
  }
  return files;
}

function source(file: string, evidence: EvidenceRecord, open: (beside: boolean) => void): TemplateResult {
  const lines = evidence.lineEnd > evidence.lineStart ? `${evidence.lineStart}-${evidence.lineEnd}` : `${evidence.lineStart}`;
  return html`<button
    class="source"
    data-evidence=${evidence.n}
    data-place="${file}:${evidence.lineStart}"
    @click=${({ altKey }: MouseEvent) => open(altKey)}
  >
    <span class="number">${evidence.n}</span>
    <span class="place"><span class="name">${lines}</span></span>
    <span class="why"
      >${evidence.symbol ? html`<code>${evidence.symbol}</code> ` : undefined}${evidence.why}${
        evidence.goesOnTo ? html` (${l10n.t('continues to line {0}', evidence.goesOnTo)})` : undefined
      }</span
    >
    ${(evidence.cautions ?? []).map(caution)}
  </button>`;
}

/** What to look out for in the lines; nothing for a caution of a later version. */
function caution(kind: Caution): TemplateResult | undefined {
  const words = cautionWords(kind);
  return words === undefined ? undefined : html`<span class="caution">${icon('warning')}<span>${words}</span></span>`;
}

function cautionWords(kind: Caution): string | undefined {
  switch (kind) {
    case 'invisible':
      return l10n.t('has invisible characters');
    case 'orders':
      return l10n.t('speaks to language models');
    default:
      return undefined;
  }
}

/** Callers, callees, members, tests and sections of documents, in a list of the editor, since few people need it. */
function relatedButton(n: number, show: () => void): TemplateResult {
  const words = l10n.t('Show related code');
  return html`<button class="quiet mark" title=${words} aria-label=${l10n.t('{0}: {1}', n, words)} @click=${show}>
    ${icon('references')}
  </button>`;
}
