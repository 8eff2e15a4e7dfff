// List of what an answer missed at first, with each outcome: found, ambiguous, outside, or not there.
import { baseName } from '../../../core/base/baseName.ts';
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type { GapRecord } from '../../../core/answering/record/answerRecord.ts';
import type { SendToHost } from '../../actions.ts';
import type { TurnView } from '../../state/turnState.ts';
import { icon } from '../../icon.ts';

/** A closed list under one line with the count; nothing for an answer without gaps. */
export function gapLedger(turn: TurnView, send: SendToHost): TemplateResult | undefined {
  // A repeated gap appears once, with its last outcome.
  const gaps = [...new Map(turn.gaps.map(({ gap }) => [gap.normalized.toLowerCase(), gap])).values()];
  // Without a model nothing was missing: what was looked up stands in the answer.
  if (gaps.length === 0 || turn.record?.model === null) return undefined;
  return html`<details class="fold gaps">
    <summary>${headline(turn, gaps)}</summary>
    <ul>
      ${gaps.map((gap) => html`<li>${entry(turn, gap, send)}</li>`)}
    </ul>
  </details>`;
}

function headline({ record, pass }: TurnView, gaps: readonly GapRecord[]): string {
  const foundCount = gaps.filter(({ outcome }) => outcome === 'found').length;
  const passes = record?.passes.length ?? pass?.n ?? 1;
  if (passes === 1) return l10n.t('Missing pieces: found {0} of {1}', foundCount, gaps.length);
  return l10n.t('{0} passes, found {1} of {2} missing pieces', passes, foundCount, gaps.length);
}

function entry(turn: TurnView, gap: GapRecord, send: SendToHost): TemplateResult {
  const places = gap.evidence.flatMap((n) => turn.evidence.find((each) => each.n === n) ?? []);
  return html`${icon(icons[gap.outcome])}<span class="gap"
      ><code>${gap.normalized}</code> <span class="why">${words(gap)}</span> ${places.map(
        ({ n, file, lineStart }) =>
          html`<button
            class="quiet"
            @click=${({ altKey: beside }: MouseEvent) => send({ kind: 'openEvidence', answerId: turn.id, n, ...(beside ? { beside } : {}) })}
          >
            ${baseName(file)}:${lineStart}
          </button>`,
      )}</span
    >`;
}

const icons: Readonly<Record<GapRecord['outcome'], string>> = {
  found: 'check',
  partial: 'question',
  near: 'question',
  ambiguous: 'question',
  external: 'package',
  'out-of-scope': 'eye-closed',
  ignored: 'eye-closed',
  'not-found': 'circle-slash',
  'known-unresolvable': 'circle-slash',
  'not-pursued': 'debug-pause',
  skipped: 'debug-step-over',
};

function words({ outcome, how, candidates = [], rule }: GapRecord): string {
  switch (outcome) {
    case 'found':
      return how === 'semantic' ? l10n.t('found by meaning') : l10n.t('found');
    case 'partial':
      return l10n.t('found in part: the detail that was asked for is not known');
    case 'out-of-scope':
      return l10n.t('outside the scope that you chose');
    case 'near':
      return how === 'semantic' ? l10n.t('nothing fits well') : l10n.t('not there; something with that name is elsewhere');
    case 'ambiguous':
      return l10n.t('ambiguous: {0} could be meant', candidates.length);
    case 'external':
      return l10n.t('not in this workspace: it comes from a library');
    case 'ignored':
      return rule ?? l10n.t('left out of the index');
    case 'not-found':
    case 'known-unresolvable':
      return l10n.t('not found in this workspace');
    case 'not-pursued':
      return l10n.t('not looked up: the passes or the budget ran out');
    case 'skipped':
      return l10n.t('skipped, as you chose');
    default:
      outcome satisfies never;
      return '';
  }
}
