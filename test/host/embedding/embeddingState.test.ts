// Embedding as the host words and stores it: the consent question, the progress, the decisions, and the table of a measurement.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Estimate } from '../../../src/core/measuring/bootstrap.ts';
import type { MeasuredVariant, Measurement } from '../../../src/core/measuring/measure.ts';
import { noVectors, type VectorStatus } from '../../../src/core/embedding/vectorStatus.ts';
import type { EmbedderInfo } from '../../../src/core/ports.ts';
import { withScheme } from '../../../src/models/endpoint/address.ts';
import { embeddedTotalsText } from '../../../src/vscode/embedding/embeddedTotalsText.ts';
import { EmbeddingState } from '../../../src/vscode/embedding/embeddingState.ts';
import { consentQuestion, embeddingStatusWords, vectorsLine } from '../../../src/vscode/embedding/embeddingWords.ts';
import { measureTable, type MeasuredEmbedder } from '../../../src/core/measuring/measureTable.ts';
import { wrongSettings } from '../../../src/vscode/settings/settings.ts';
import { usageText } from '../../../src/vscode/usageText.ts';

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

describe('consentQuestion', () => {
  it('names destination, amount and cost', () => {
    const price = { input: 0.02, output: 0, currency: 'USD' };
    assert.equal(
      consentQuestion({ ...info, price }, { key: 'k', local: false }, load, undefined),
      'Send this workspace to api.example.com to be embedded with embed-small? 8,000 pieces of 400 files, about 1,200,000 tokens. About 0.02 USD.',
    );
  });

  it('says when the code stays on this machine, exceeds the daily cap, or travels unencrypted', () => {
    const local = consentQuestion(info, { key: 'k', local: true }, load, undefined);
    assert.match(local, /on this machine\?/);
    assert.doesNotMatch(local, /Send|undefined/);
    const dear = { ...info, price: { input: 10, output: 0, currency: 'EUR' } };
    assert.match(consentQuestion(dear, { key: 'k', local: false }, load, 5), /About 12\.00 EUR\. That is more than the daily cap of 5 EUR/);
    assert.match(consentQuestion(info, { key: 'k', local: false, exposed: true }, load, undefined), /can be read on the network path/);
  });

  it('counts only the remaining work', () => {
    assert.match(consentQuestion(info, { key: 'k', local: false }, { ...load, done: 7000 }, undefined), / 1,000 pieces/);
  });
});

describe('embeddingStatusWords and vectorsLine', () => {
  it('show the status bar item only while embedding runs', () => {
    assert.equal(embeddingStatusWords(status)?.text, '$(sync~spin) Embedding 1,200 of 8,000');
    assert.match(embeddingStatusWords(status)?.tooltip ?? '', /embed-small at api\.example\.com/);
    assert.equal(embeddingStatusWords({ ...status, phase: 'ready' }), undefined);
    assert.equal(embeddingStatusWords(noVectors), undefined);
  });

  it('warn of a failure, but not of a pause that the person chose', () => {
    const failed = embeddingStatusWords({
      ...status,
      phase: 'stopped',
      problem: { code: 'model-unauthorized', args: ['api.example.com'] },
    });
    assert.equal(failed?.warns, true);
    assert.match(failed.tooltip, /did not accept the key; search continues without vectors.*1,200 of 8,000 chunks have vectors/);
    assert.equal(embeddingStatusWords({ ...status, phase: 'stopped', problem: { code: 'embedder-paused', args: [] } })?.warns, false);
  });

  it('describe the embedder and its progress in one line', () => {
    assert.equal(vectorsLine(noVectors), 'Vectors: off');
    assert.equal(
      vectorsLine({ ...status, phase: 'ready', done: 8000 }),
      'Vectors: made by embed-small at api.example.com, 8,000 of 8,000 chunks',
    );
    const stopped = vectorsLine({ ...status, phase: 'stopped', problem: { code: 'embedder-paused', args: [] } });
    assert.match(stopped, /1,200 of 8,000 chunks, stopped\. Embedding is paused; search continues without vectors/);
  });
});

describe('EmbeddingState', () => {
  const state = (kept: Map<string, unknown>): EmbeddingState =>
    new EmbeddingState({
      keys: () => [...kept.keys()],
      get: (key: string) => kept.get(key),
      update: (key: string, value: unknown) => {
        kept.set(key, value);
        return Promise.resolve();
      },
    } as ConstructorParameters<typeof EmbeddingState>[0]);

  it('stores the decision on each embedder, and forgets them on request', async () => {
    const kept = new Map<string, unknown>();
    await state(kept).decide('a', 'given');
    await state(kept).decide('constructor', 'declined');
    assert.deepEqual(
      [state(kept).consent('a'), state(kept).consent('constructor'), state(kept).consent('b')],
      ['given', 'declined', undefined],
    );
    await state(kept).decide('a', undefined);
    assert.equal(state(kept).consent('a'), undefined);
    assert.equal(await state(kept).forget(), 1);
    assert.equal(state(kept).consent('constructor'), undefined);
  });

  it('takes damaged values as no consent', () => {
    for (const wrong of ['given', { a: 'given' }, [['a']], [['a', true]], [3]])
      assert.equal(state(new Map([['clew.embedConsents', wrong]])).consent('a'), undefined);
  });
});

it('withScheme completes an address: http on local networks, https elsewhere', () => {
  const cases = [
    ['localhost:8977', 'http://localhost:8977'],
    [' 192.168.0.4:11434/v1 ', 'http://192.168.0.4:11434/v1'],
    ['box.local', 'http://box.local'],
    ['api.example.com/v1', 'https://api.example.com/v1'],
    ['https://api.example.com', 'https://api.example.com'],
    ['ftp://x', 'ftp://x'],
    ['', ''],
    ['two words', 'two words'],
    ['user:pass@host', 'user:pass@host'],
  ] as const;
  for (const [typed, wanted] of cases) assert.equal(withScheme(typed), wanted);
});

it('wrongSettings lists settings with invalid values', () => {
  const values: Record<string, unknown> = {
    'clew.embedding.dimensions': 7,
    'clew.embedding.provider': 'magic',
    'clew.embedding.model': 'm',
    'clew.embedding.price': { input: -1 },
    'clew.model.temperature': 'hot',
  };
  assert.deepEqual(
    wrongSettings((name) => values[name]).map(([key]) => key),
    ['model.temperature', 'embedding.provider', 'embedding.dimensions', 'embedding.price'],
  );
  assert.deepEqual(
    wrongSettings(() => undefined),
    [],
  );
});

it('usageText lists embedding separately', () => {
  const totals = { model: 'm', where: 'w', calls: 1, promptTokens: 5, completionTokens: 0, cachedTokens: 0, estimatedCalls: 0, cost: {} };
  const text = usageText([{ day: '2026-01-01', models: [totals, { ...totals, kind: 'embedding' }] }], { amount: 0, currency: '' });
  assert.match(text, /\| m \| w[^\n]*\n\| m \(embedding\) \| w/);
});

it('embeddedTotalsText lists counts, and samples in a fence that they cannot close', () => {
  const record = {
    at: 1,
    destination: 'd',
    model: 'm',
    kind: 'code',
    texts: 2,
    tokens: 9,
    secretsReplaced: 0,
    files: [],
    sample: ['a ``` b'],
  } as const;
  const totals = {
    destination: 'd',
    model: 'm',
    calls: 3,
    texts: 1200,
    questions: 2,
    tokens: 54_321,
    files: 40,
    secretsReplaced: 1,
    lastAt: 1,
  };
  const text = embeddedTotalsText([{ ...totals, samples: [record] }]);
  assert.match(text, /Pieces of the workspace: 1,200, of 40 files/);
  assert.match(text, /Calls: 3, about 54,321 tokens/);
  assert.match(text, /````\n?[^\n]*\n?a ``` b\n````/);
  assert.match(embeddedTotalsText([]), /Nothing was sent to be embedded/);
});

describe('measureTable', () => {
  const estimate = (mean: number): Estimate => ({ mean, low: mean - 0.05, high: mean + 0.05, n: 60 });
  const variant = (name: MeasuredVariant['variant'], mean: number): MeasuredVariant => {
    const summary = { 'MRR@10': estimate(mean), 'Acc@1': estimate(mean), 'Acc@5': estimate(mean) };
    return {
      variant: name,
      documentation: summary,
      commit: summary,
      all: summary,
      gain: name === 'text' ? null : summary,
      ms: { p50: 4.2, p95: 9.7 },
    };
  };
  const measurement = (mean: number): Measurement => ({
    questions: { documentation: 40, commit: 20 },
    variants: [variant('text', 0.5), variant('text+graph', 0.55), variant('all', mean)],
  });
  const builtIn: MeasuredEmbedder = { name: 'built in', measurement: measurement(0.6), embeddingSeconds: 3.21, tokens: 0 };
  const price = { input: 0.02, output: 0, currency: 'USD' };
  const other: MeasuredEmbedder = { name: 'm | x', measurement: measurement(0.7), embeddingSeconds: 60, tokens: 500_000, price };

  it('has one row per kind of search, with intervals, gains and costs', () => {
    const text = measureTable([builtIn, other]);
    assert.match(text, /60 questions: 40 from doc comments, which were hidden during the measurement, and 20 from commit messages/);
    const [all = ''] = text.split('## ');
    assert.equal(all.match(/\| words alone/g)?.length, 1);
    assert.equal(all.match(/\| everything, no embedder/g)?.length, 1);
    assert.match(all, /everything, built in +\| 60\.0 \[55\.0,\u00a065\.0\]/);
    assert.match(all, /everything, m \\\| x +\| 70\.0.*\+70\.0 \[\+65\.0,\u00a0\+75\.0\] +\|/);
    assert.match(text, /m \| x: 60\.0 s .*; about 500,000 tokens were sent, for about 0\.0100 USD\./);
    assert.match(text, /built in: 3\.2 s .*; nothing was sent\./);
    assert.match(text, /everything, m \\\| x +\| +4 \| +10 \|/);
  });

  it('begins with a summary, and says which difference may be chance', () => {
    const gained = (low: number, high: number): string => {
      const variants = measurement(0.6).variants.map((each) => ({
        ...each,
        gain: each.variant === 'all' ? { 'MRR@10': { mean: (low + high) / 2, low, high, n: 60 } } : each.gain,
      }));
      return measureTable([{ ...builtIn, measurement: { ...measurement(0.6), variants } }]);
    };
    assert.match(gained(0.01, 0.05), /- built in: search finds more here than with words alone, \+3\.0 \[\+1\.0,\s\+5\.0\]/);
    assert.match(gained(-0.05, -0.01), /- built in: search finds less here than with words alone/);
    assert.match(gained(-0.01, 0.05), /- built in: no difference .* chance/);
    assert.doesNotMatch(measureTable([{ ...builtIn, problem: 'It is down.' }]), /built in: (?:search|no difference)/);
  });

  it('has columns of equal width', () => {
    const table = measureTable([builtIn, other])
      .split('\n')
      .filter((line) => line.startsWith('|'));
    const [first = ''] = table;
    assert.ok(table.slice(0, 5).every(({ length }) => length === first.length));
  });

  it('shows no figures for an embedder that failed', () => {
    const text = measureTable([builtIn, { ...other, name: 'broken', problem: 'It is down.' }]);
    assert.doesNotMatch(text, /everything, broken/);
    assert.match(text, /broken: not measured\. It is down\./);
  });

  it('says when there are no questions to measure with', () => {
    const empty = { ...builtIn, measurement: { questions: { documentation: 0, commit: 0 }, variants: [] } };
    assert.match(measureTable([empty]), /Neither doc comments nor commits/);
  });
});
