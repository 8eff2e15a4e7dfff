// Test of an embedder: asks it for vectors of a few sentences of ours and reports its qualities. Sends nothing of a workspace.
import * as l10n from '@vscode/l10n';
import type { CancellationToken } from '../../core/base/cancellation.ts';
import { UserError, type UserErrorCode } from '../../core/base/wording/errors.ts';
import { embedderSentence } from '../../core/base/wording/errorSentences.ts';
import type { Embedder } from '../../core/ports.ts';
import { connectionFaultSentence } from './connectionSentences.ts';
import type { CountedEmbedder } from '../embedding/embeddings.ts';
import type { EmbeddingCall } from '../embedding/embedderSettings.ts';

/** Result of one check. */
export interface EmbedderCheck {
  readonly check: 'vectors' | 'dimensions' | 'meaning' | 'speed' | 'usage';
  readonly outcome: 'ok' | 'warning' | 'failed';
  /** One sentence for people. */
  readonly sentence: string;
  /** The failure, if it is one. */
  readonly code?: UserErrorCode;
}

/** Dependencies of the test besides the embedder. */
export interface EmbedderTestDependencies {
  /** Puts the gate in front: local-only and the daily cap hold for the test too, and its calls are counted. */
  gateEmbedder(embedder: CountedEmbedder): Embedder;
  /** Chunks of the workspace, to estimate how long embedding would take; 0 when unknown. */
  readonly chunks: number;
}

const question = 'How is the total price of an order computed?';
/** A text that answers the question. */
const relatedText = 'def order_total(order): """Sums the prices of all items and adds delivery and tax."""';
/** A text about something else. */
const unrelatedText = 'Draws a rounded rectangle with the current brush on the canvas.';

/** Number of texts in the timed call. */
const timedTexts = 32;
/** Each of them is about as long as a chunk. */
const timedText = 'Opens the connection, sends the request and reads the reply; closes it again when anything fails. '.repeat(8);

/** Yields each check once it is made; a `failed` one is the last. Rejects with `CancelledError`. */
export async function* testEmbedder(
  embedder: CountedEmbedder,
  dependencies: EmbedderTestDependencies,
  token: CancellationToken,
): AsyncGenerator<EmbedderCheck, void, undefined> {
  const calls: EmbeddingCall[] = [];
  const gatedEmbedder = dependencies.gateEmbedder(recordingEmbedder(embedder, calls));
  const embed = (kind: 'query' | 'code', texts: readonly string[]): Promise<readonly Float32Array[]> =>
    gatedEmbedder.embed({ kind, texts, places: [] }, token);
  try {
    const [questionVector] = await embed('query', [question]);
    const [relatedVector, unrelatedVector] = await embed('code', [relatedText, unrelatedText]);
    yield { check: 'vectors', outcome: 'ok', sentence: l10n.t('{0} at {1} makes vectors.', embedder.info.name, embedder.info.where) };
    yield dimensionsCheck(embedder);
    if (questionVector && relatedVector && unrelatedVector)
      yield meaningCheck(dotProduct(questionVector, relatedVector), dotProduct(questionVector, unrelatedVector));
    const start = performance.now();
    await embed(
      'code',
      Array.from({ length: timedTexts }, (_, i) => `${String(i)} ${timedText}`),
    );
    yield speedCheck((performance.now() - start) / 1000, dependencies.chunks);
    yield usageCheck(embedder, calls);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    yield failureCheck(error);
  }
}

/** Returns the failed check for the error where there is no embedder to test. */
export function failureCheck({ code, args }: UserError): EmbedderCheck {
  return { check: 'vectors', outcome: 'failed', sentence: connectionFaultSentence(code, args) ?? embedderSentence(code, args), code };
}

function recordingEmbedder(embedder: CountedEmbedder, calls: EmbeddingCall[]): CountedEmbedder {
  return {
    info: embedder.info,
    get sentDimensions() {
      return embedder.sentDimensions;
    },
    embed: (request, token, onCall) =>
      embedder.embed(request, token, (call) => {
        calls.push(call);
        onCall(call);
      }),
  };
}

function dimensionsCheck({ info, sentDimensions: actualLength = 0 }: CountedEmbedder): EmbedderCheck {
  const [wantedText, actualText] = [String(info.dimensions), actualLength.toLocaleString('en')];
  if (actualLength === info.dimensions)
    return { check: 'dimensions', outcome: 'ok', sentence: l10n.t('Its vectors have {0} numbers, as asked.', wantedText) };
  if (actualLength > info.dimensions)
    return {
      check: 'dimensions',
      outcome: 'ok',
      sentence: l10n.t('Its vectors have {0} numbers, whatever is asked; the first {1} are kept.', actualText, wantedText),
    };
  return { check: 'dimensions', outcome: 'ok', sentence: l10n.t('Its vectors have {0} numbers, which is the whole length.', actualText) };
}

function meaningCheck(relatedProduct: number, unrelatedProduct: number): EmbedderCheck {
  const figures = [relatedProduct.toFixed(2), unrelatedProduct.toFixed(2)] as const;
  return relatedProduct > unrelatedProduct
    ? {
        check: 'meaning',
        outcome: 'ok',
        sentence: l10n.t('A question is closer to code that answers it ({0}) than to other code ({1}).', ...figures),
      }
    : {
        check: 'meaning',
        outcome: 'warning',
        sentence: l10n.t(
          'A question is no closer to code that answers it ({0}) than to other code ({1}): this may not be a search model, or it needs other prefixes.',
          ...figures,
        ),
      };
}

function speedCheck(seconds: number, chunks: number): EmbedderCheck {
  const perSecond = timedTexts / Math.max(seconds, 0.001);
  const rate = perSecond < 10 ? perSecond.toFixed(1) : String(Math.round(perSecond));
  const measurement = l10n.t('{0} texts took {1} s, which is about {2} a second.', timedTexts, seconds.toFixed(1), rate);
  if (chunks === 0) return { check: 'speed', outcome: 'ok', sentence: measurement };
  const minutes = Math.max(1, Math.ceil(chunks / perSecond / 60));
  const estimate = l10n.t('The {0} chunks of this workspace would take about {1} min.', chunks.toLocaleString('en'), minutes);
  return { check: 'speed', outcome: 'ok', sentence: `${measurement} ${estimate}` };
}

function usageCheck({ info }: CountedEmbedder, calls: readonly EmbeddingCall[]): EmbedderCheck {
  if (calls.some(({ promptTokens }) => promptTokens === undefined))
    return {
      check: 'usage',
      outcome: 'warning',
      sentence: l10n.t('{0} does not count tokens, so usage and cost are estimates.', info.where),
    };
  const tokens = calls.reduce((sum, { promptTokens = 0 }) => sum + promptTokens, 0);
  return { check: 'usage', outcome: 'ok', sentence: l10n.t('It counted {0} tokens for this test.', tokens.toLocaleString('en')) };
}

function dotProduct(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}
