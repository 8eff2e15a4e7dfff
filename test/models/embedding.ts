// Embeds texts in tests and records vectors, failure and calls.
import assert from 'node:assert/strict';
import { neverCancelled, type CancellationToken } from '../../src/core/base/cancellation.ts';
import { UserError } from '../../src/core/base/wording/errors.ts';
import { embedderSentence } from '../../src/core/base/wording/errorSentences.ts';
import type { EmbedRequest } from '../../src/core/ports.ts';
import { createEndpointEmbedder, type CountedEmbedder } from '../../src/models/embedding/embeddings.ts';
import { assertOneSentence, RecordingLog, wide } from './asking.ts';
import type { EndpointDependencies } from '../../src/models/endpoint/endpointSettings.ts';
import type { EmbedderSettings, EmbeddingCall } from '../../src/models/embedding/embedderSettings.ts';

/** Outcome of embedding. */
export interface EmbedResult {
  readonly vectors: readonly Float32Array[];
  readonly calls: readonly EmbeddingCall[];
  readonly error: unknown;
}

export function embedderAt(
  baseUrl: string,
  settings: Partial<EmbedderSettings> = {},
  deps: Partial<EndpointDependencies> = {},
): CountedEmbedder {
  const usual = { dimensions: 256, queryPrefix: '', documentPrefix: '', timeouts: wide, backOffMs: 5 };
  return createEndpointEmbedder(
    { baseUrl, model: 'scripted-embedder', ...usual, ...settings },
    { fetch, log: new RecordingLog(), remote: false, ...deps },
  );
}

export async function embedAll(
  embedder: CountedEmbedder,
  texts: readonly string[],
  kind: EmbedRequest['kind'] = 'code',
  token: CancellationToken = neverCancelled,
): Promise<EmbedResult> {
  const calls: EmbeddingCall[] = [];
  try {
    const vectors = await embedder.embed({ kind, texts, places: [] }, token, (call) => calls.push(call));
    return { vectors, calls, error: undefined };
  } catch (error) {
    return { vectors: [], calls, error };
  }
}

/** It must have failed so, with one sentence that says that search goes on. */
export function assertEmbedFailed({ error }: EmbedResult, code: string, args?: readonly string[]): void {
  assert.ok(error instanceof UserError, `expected ${code}, got ${String(error)}`);
  assert.equal(error.code, code);
  if (args) assert.deepEqual(error.args, args);
  const words = embedderSentence(error.code, error.args);
  assertOneSentence(words);
  assert.match(words, /search continues without vectors/);
}
