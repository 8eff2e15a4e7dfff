// "Clew: Measure on This Workspace": asks questions taken from the workspace with each embedder, and compares the hits.
import * as vscode from 'vscode';
import { CancelledError, type CancellationToken } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import { embedderSentence } from '../../core/base/wording/errorSentences.ts';
import type { EmbeddingChoice } from '../../core/embedding/vectorStatus.ts';
import type { MeasureProgress } from '../../core/measuring/measure.ts';
import { comparedVariants, measureTable, type MeasuredEmbedder } from '../../core/measuring/measureTable.ts';
import type { Clew } from '../clew.ts';
import { registerDocument } from '../documents/registerDocument.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  let text = '';
  const show = registerDocument(context, 'clew-measured', () => text, 'page');
  const run = async (): Promise<void> => {
    const measuredEmbedders = await measure(clew);
    if (!measuredEmbedders) return;
    text = `${measureTable(measuredEmbedders)}\n${vscode.l10n.t('Run "Clew: Choose Embedder" to change the embedder.')}\n`;
    await show(vscode.l10n.t('Measured on this workspace'));
  };
  context.subscriptions.push(vscode.commands.registerCommand('clew.measure', () => runShowingFailure(clew, run)));
}

/** Undefined when the person cancels. Texts are only sent to an embedder that the person has agreed to. */
async function measure(clew: Clew): Promise<readonly MeasuredEmbedder[] | undefined> {
  await clew.index.start();
  const endpoint = await clew.workspaceEmbedder.embedderForMeasuring();
  if (endpoint === 'cancelled') return undefined;
  const progress = {
    location: vscode.ProgressLocation.Notification,
    title: vscode.l10n.t('Clew: measuring on this workspace'),
    cancellable: true,
  };
  return vscode.window.withProgress(progress, async (report, token) => {
    const reportProgress = (name: string, at: MeasureProgress): void => report.report({ message: `${name}: ${progressWords(at)}` });
    try {
      const builtIn = await measureEmbedder(clew, vscode.l10n.t('built in'), { provider: 'builtIn' }, reportProgress, token);
      if (!endpoint) return [builtIn];
      const { info } = endpoint;
      const name = vscode.l10n.t('{0} at {1}', info.name, info.where);
      const endpointResult = await measureEmbedder(clew, name, { provider: 'lent', embedder: endpoint }, reportProgress, token);
      return [builtIn, { ...endpointResult, ...(info.price ? { price: info.price } : {}) }];
    } catch (error) {
      if (error instanceof CancelledError) return undefined;
      throw error;
    }
  });
}

async function measureEmbedder(
  { client, workspaceEmbedder }: Clew,
  name: string,
  choice: EmbeddingChoice,
  reportProgress: (name: string, at: MeasureProgress) => void,
  token: CancellationToken,
): Promise<MeasuredEmbedder> {
  const where = choice.provider === 'lent' ? choice.embedder.info : undefined;
  const sentBefore = tokensSentTo(workspaceEmbedder.embeddedLog.totals, where);
  const watch = new EmbeddingWatch();
  const recorder = choice.provider === 'lent' ? recordFailures(choice) : undefined;
  const measurement = await client.measure({ variants: comparedVariants, embedding: recorder?.choice ?? choice }, token, (at) => {
    watch.add(at);
    reportProgress(name, at);
  });
  return {
    name,
    measurement,
    embeddingSeconds: watch.seconds,
    tokens: tokensSentTo(workspaceEmbedder.embeddedLog.totals, where) - sentBefore,
    ...(recorder?.last ? { problem: recorder.last } : {}),
  };
}

/** Notes why an embedder failed, since figures with half of its vectors would pass for complete ones. */
function recordFailures({ embedder }: Extract<EmbeddingChoice, { provider: 'lent' }>): { readonly choice: EmbeddingChoice; last?: string } {
  const recorder: { choice: EmbeddingChoice; last?: string } = {
    choice: {
      provider: 'lent',
      embedder: {
        info: embedder.info,
        embed: async (request, token) => {
          try {
            return await embedder.embed(request, token);
          } catch (error) {
            if (error instanceof UserError) recorder.last = embedderSentence(error.code, error.args);
            throw error;
          }
        },
      },
    },
  };
  return recorder;
}

/** Adds up the time spent on vectors. */
class EmbeddingWatch {
  #since: number | undefined;
  #ms = 0;

  add({ phase }: MeasureProgress): void {
    const now = performance.now();
    if (this.#since !== undefined) this.#ms += now - this.#since;
    this.#since = phase === 'embedding' ? now : undefined;
  }

  get seconds(): number {
    return this.#ms / 1000;
  }
}

function tokensSentTo(
  totals: Clew['workspaceEmbedder']['embeddedLog']['totals'],
  embedder: { readonly where: string; readonly name: string } | undefined,
): number {
  return totals.find(({ destination, model }) => destination === embedder?.where && model === embedder.name)?.tokens ?? 0;
}

function progressWords({ phase, done, total }: MeasureProgress): string {
  switch (phase) {
    case 'indexing':
      return vscode.l10n.t('reading the index, {0} of {1} files', done.toLocaleString(), total.toLocaleString());
    case 'questions':
      return vscode.l10n.t('writing questions from doc comments and commits');
    case 'embedding':
      return total
        ? vscode.l10n.t('embedding {0} of {1}', done.toLocaleString(), total.toLocaleString())
        : vscode.l10n.t('embedding changes for the questions');
    case 'searching':
      return vscode.l10n.t('question {0} of {1}', done, total);
  }
}
