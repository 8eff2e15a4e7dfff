// "Clew: Measure on This Workspace": asks questions taken from the workspace with each embedder, and compares the hits.
import * as vscode from 'vscode';
import { CancelledError, type CancellationToken } from '../../../core/base/cancellation.ts';
import { UserError } from '../../../core/base/wording/errors.ts';
import { embedderSentence } from '../../../core/base/wording/words.ts';
import type { EmbeddingChoice } from '../../../core/embedding/status.ts';
import type { MeasureProgress } from '../../../core/measuring/measure.ts';
import { comparedVariants, measureTable, type MeasuredEmbedder } from '../../../core/measuring/measureTable.ts';
import type { Clew } from '../../clew.ts';
import { shownDocument } from '../../places/shownDocument.ts';
import { withFailureShown } from '../saying.ts';

/** Registers the command. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  let text = '';
  const show = shownDocument(context, 'clew-measured', () => text, 'page');
  const run = async (): Promise<void> => {
    const measured = await measure(clew);
    if (!measured) return;
    text = `${measureTable(measured)}\n${vscode.l10n.t('Run "Clew: Choose Embedder" to change the embedder.')}\n`;
    await show(vscode.l10n.t('Measured on this workspace'));
  };
  context.subscriptions.push(vscode.commands.registerCommand('clew.measure', () => withFailureShown(clew, run)));
}

/** Undefined when the person cancels. Texts are only sent to an embedder that the person has agreed to. */
async function measure(clew: Clew): Promise<readonly MeasuredEmbedder[] | undefined> {
  await clew.index.start();
  const endpoint = await clew.embedding.forMeasuring();
  if (endpoint === 'cancelled') return undefined;
  const progress = {
    location: vscode.ProgressLocation.Notification,
    title: vscode.l10n.t('Clew: measuring on this workspace'),
    cancellable: true,
  };
  return vscode.window.withProgress(progress, async (report, token) => {
    const told = (name: string, at: MeasureProgress): void => report.report({ message: `${name}: ${words(at)}` });
    try {
      const builtIn = await measured(clew, vscode.l10n.t('built in'), { provider: 'builtIn' }, told, token);
      if (!endpoint) return [builtIn];
      const { info } = endpoint;
      const name = vscode.l10n.t('{0} at {1}', info.name, info.where);
      const its = await measured(clew, name, { provider: 'lent', embedder: endpoint }, told, token);
      return [builtIn, { ...its, ...(info.price ? { price: info.price } : {}) }];
    } catch (error) {
      if (error instanceof CancelledError) return undefined;
      throw error;
    }
  });
}

async function measured(
  { client, embedding }: Clew,
  name: string,
  choice: EmbeddingChoice,
  told: (name: string, at: MeasureProgress) => void,
  token: CancellationToken,
): Promise<MeasuredEmbedder> {
  const where = choice.provider === 'lent' ? choice.embedder.info : undefined;
  const sentBefore = tokensTo(embedding.embedded.totals, where);
  const watch = new EmbeddingWatch();
  const failure = choice.provider === 'lent' ? failuresOf(choice) : undefined;
  const measurement = await client.measure({ variants: comparedVariants, embedding: failure?.choice ?? choice }, token, (at) => {
    watch.add(at);
    told(name, at);
  });
  return {
    name,
    measurement,
    embeddingSeconds: watch.seconds,
    tokens: tokensTo(embedding.embedded.totals, where) - sentBefore,
    ...(failure?.last ? { problem: failure.last } : {}),
  };
}

/** Notes why an embedder failed, since figures with half of its vectors would pass for complete ones. */
function failuresOf({ embedder }: Extract<EmbeddingChoice, { provider: 'lent' }>): { readonly choice: EmbeddingChoice; last?: string } {
  const noted: { choice: EmbeddingChoice; last?: string } = {
    choice: {
      provider: 'lent',
      embedder: {
        info: embedder.info,
        embed: async (request, token) => {
          try {
            return await embedder.embed(request, token);
          } catch (error) {
            if (error instanceof UserError) noted.last = embedderSentence(error.code, error.args);
            throw error;
          }
        },
      },
    },
  };
  return noted;
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

function tokensTo(
  totals: Clew['embedding']['embedded']['totals'],
  to: { readonly where: string; readonly name: string } | undefined,
): number {
  return totals.find(({ destination, model }) => destination === to?.where && model === to.name)?.tokens ?? 0;
}

function words({ phase, done, total }: MeasureProgress): string {
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
