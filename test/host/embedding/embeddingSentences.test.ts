// Words about embedding: the consent question, the status bar item, and the line about vectors.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { noVectors, type VectorStatus } from '../../../src/core/embedding/vectorStatus.ts';
import type { EmbedderInfo } from '../../../src/core/ports.ts';
import { consentQuestion, embeddingStatusLabels, vectorsLine } from '../../../src/vscode/embedding/embeddingSentences.ts';

const info: EmbedderInfo = { stamp: 's', name: 'embed-small', where: 'api.example.com', dimensions: 256, maxInputTokens: undefined };

const load = { done: 0, total: 8000, files: 400, tokens: 1_200_000 };

const status: VectorStatus = {
  ...noVectors,
  provider: 'lent',
  name: 'embed-small',
  where: 'api.example.com',
  phase: 'embedding',
  done: 1200,
  total: 8000,
};

suite('consentQuestion', () => {
  test('names destination, amount and cost', () => {
    const price = { input: 0.02, output: 0, currency: 'USD' };
    assert.equal(
      consentQuestion({ ...info, price }, { key: 'k', local: false }, load, undefined),
      'Send this workspace to api.example.com to be embedded with embed-small? 8,000 pieces of 400 files, about 1,200,000 tokens. About 0.02 USD.',
    );
  });

  test('says when the code stays on this machine, exceeds the daily cap, or travels unencrypted', () => {
    const local = consentQuestion(info, { key: 'k', local: true }, load, undefined);
    assert.match(local, /on this machine\?/);
    assert.doesNotMatch(local, /Send|undefined/);
    const dear = { ...info, price: { input: 10, output: 0, currency: 'EUR' } };
    assert.match(consentQuestion(dear, { key: 'k', local: false }, load, 5), /About 12\.00 EUR\. That is more than the daily cap of 5 EUR/);
    assert.match(consentQuestion(info, { key: 'k', local: false, exposed: true }, load, undefined), /can be read on the network path/);
  });

  test('counts only the remaining work', () => {
    assert.match(consentQuestion(info, { key: 'k', local: false }, { ...load, done: 7000 }, undefined), / 1,000 pieces/);
  });
});

suite('embeddingStatusWords and vectorsLine', () => {
  test('show the status bar item only while embedding runs', () => {
    assert.equal(embeddingStatusLabels(status)?.text, '$(sync~spin) Embedding 1,200 of 8,000');
    assert.match(embeddingStatusLabels(status)?.tooltip ?? '', /embed-small at api\.example\.com/);
    assert.equal(embeddingStatusLabels({ ...status, phase: 'ready' }), undefined);
    assert.equal(embeddingStatusLabels(noVectors), undefined);
  });

  test('warn of a failure, but not of a pause that the person chose', () => {
    const failed = embeddingStatusLabels({
      ...status,
      phase: 'stopped',
      problem: { code: 'model-unauthorized', args: ['api.example.com'] },
    });
    assert.equal(failed?.warns, true);
    assert.match(failed.tooltip, /did not accept the key; search continues without vectors.*1,200 of 8,000 chunks have vectors/);
    assert.equal(embeddingStatusLabels({ ...status, phase: 'stopped', problem: { code: 'embedder-paused', args: [] } })?.warns, false);
  });

  test('describe the embedder and its progress in one line', () => {
    assert.equal(vectorsLine(noVectors), 'Vectors: off');
    assert.equal(
      vectorsLine({ ...status, phase: 'ready', done: 8000 }),
      'Vectors: made by embed-small at api.example.com, 8,000 of 8,000 chunks',
    );
    const stopped = vectorsLine({ ...status, phase: 'stopped', problem: { code: 'embedder-paused', args: [] } });
    assert.match(stopped, /1,200 of 8,000 chunks, stopped\. Embedding is paused; search continues without vectors/);
  });
});
