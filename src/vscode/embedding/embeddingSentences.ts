// Texts about embedding a workspace: the question before anything is sent, and the progress. Pure.
import * as l10n from '@vscode/l10n';
import { tokenCost } from '../../core/base/settings/cost.ts';
import { embedderSentence } from '../../core/base/wording/errorSentences.ts';
import type { VectorStatus } from '../../core/embedding/vectorStatus.ts';
import type { EmbedderInfo } from '../../core/ports.ts';
import type { Destination } from '../../models/gate/gate.ts';

/** Work that embedding will take: chunks without a vector, their files and estimated tokens. */
export type Workload = Pick<VectorStatus, 'done' | 'total' | 'files' | 'tokens'>;

/** The question before the workspace is embedded: destination, amount and cost. */
export function consentQuestion(info: EmbedderInfo, destination: Destination, workload: Workload, dailyCap: number | undefined): string {
  const pieces = formatCount(workload.total - workload.done);
  const [files, tokens] = [formatCount(workload.files), formatCount(workload.tokens)];
  const what = destination.local
    ? l10n.t('Embed this workspace with {0} at {1}, on this machine?', info.name, info.where)
    : l10n.t('Send this workspace to {1} to be embedded with {0}?', info.name, info.where);
  const amount = l10n.t('{0} pieces of {1} files, about {2} tokens.', pieces, files, tokens);
  return [what, amount, ...costWords(info, workload, dailyCap), ...(destination.exposed ? [exposureWords(info)] : [])].join(' ');
}

function costWords({ price }: EmbedderInfo, { tokens }: Workload, dailyCap: number | undefined): readonly string[] {
  if (!price) return [];
  const cost = tokenCost({ promptTokens: tokens, completionTokens: 0, cachedTokens: 0 }, price);
  const words = l10n.t('About {0} {1}.', cost < 0.01 ? cost.toFixed(4) : cost.toFixed(2), price.currency);
  if (dailyCap === undefined || cost <= dailyCap) return [words];
  return [
    words,
    l10n.t('That is more than the daily cap of {0} {1}: embedding stops at the cap and can be resumed.', dailyCap, price.currency),
  ];
}

function exposureWords({ where }: EmbedderInfo): string {
  return l10n.t('Anything sent to {0} can be read on the network path, because its address begins with http.', where);
}

/** Text and tooltip of the status bar item; undefined while there is nothing to show. */
export function embeddingStatusLabels(
  status: VectorStatus,
): { readonly text: string; readonly tooltip: string; readonly warns: boolean } | undefined {
  const { phase, done, total, name, where, problem } = status;
  if (problem) {
    const waits = problem.code === 'embedder-paused' || problem.code === 'embedder-consent';
    const text = waits ? `$(debug-pause) ${l10n.t('Embedding is waiting')}` : `$(warning) ${l10n.t('No vectors')}`;
    const progressText = done > 0 ? ` ${l10n.t('{0} of {1} chunks have vectors.', formatCount(done), formatCount(total))}` : '';
    return { text, tooltip: embedderSentence(problem.code, problem.args) + progressText, warns: !waits };
  }
  if (phase !== 'embedding') return undefined;
  const tooltip = name
    ? l10n.t('Clew embeds the workspace with {0} at {1}. Search works meanwhile.', name, where)
    : l10n.t('Clew embeds the workspace on this machine. Search works meanwhile.');
  return { text: `$(sync~spin) ${l10n.t('Embedding {0} of {1}', formatCount(done), formatCount(total))}`, tooltip, warns: false };
}

/** One line for the index status: embedder and progress. */
export function vectorsLine({ provider, name, where, phase, done, total, problem }: VectorStatus): string {
  const makerWords =
    provider === 'builtIn'
      ? l10n.t('made by Clew on this machine')
      : provider === 'lent'
        ? l10n.t('made by {0} at {1}', name, where)
        : l10n.t('off');
  const progressText = provider === 'off' ? '' : `, ${l10n.t('{0} of {1} chunks', formatCount(done), formatCount(total))}`;
  const state = phase === 'stopped' ? `, ${l10n.t('stopped')}` : '';
  const reason = problem ? `. ${embedderSentence(problem.code, problem.args)}` : '';
  return l10n.t('Vectors: {0}', makerWords + progressText + state + reason);
}

function formatCount(value: number): string {
  return value.toLocaleString('en');
}
