// Confidence in an answer of a model: less proof or more gaps never raise it, whatever the thresholds are.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { capAtMedium, rateModelConfidence, type Thresholds } from '../../../../src/core/answering/outcome/modelConfidence.ts';
import type { GapRecord } from '../../../../src/core/answering/record/answerRecord.ts';
import { defaultAskSettings, numberSettings } from '../../../../src/core/base/settings/askSettings.ts';
import type { Retrieval } from '../../../../src/core/planning/retrieve.ts';
import { citation } from '../../../support/panel/answerRecord.ts';

type Outcome = GapRecord['outcome'];

/** As good as a find can be: what is rated lower is so for what the model made of it. */
const counted: Retrieval = {
  rankedCandidates: [],
  retrievers: [],
  plan: {
    mode: 'analytical',
    ...{
      files: 1,
      symbols: 1,
      topFanIn: [],
      topFanOut: [],
      longest: [],
      coupling: [],
      cohesion: [],
      possibleCalls: 0,
      cycles: [],
      findings: [],
      namedDefinitions: [],
      isGuessed: false,
      asksForWarnings: false,
      samples: [],
    },
  },
};
const settled: readonly Outcome[] = ['found', 'external'];
const unsettled: readonly Outcome[] = [
  ...(['partial', 'near', 'ambiguous', 'out-of-scope', 'ignored'] as const),
  ...(['not-found', 'known-unresolvable', 'not-pursued', 'skipped'] as const),
];

function level(sentences: number, unsupported: number, outcomes: readonly Outcome[], thresholds: Thresholds = defaultAskSettings): number {
  const gaps = outcomes.map((outcome, n): GapRecord => {
    return { text: `g${n}`, normalized: `g${n}`, how: 'symbol', outcome, evidence: [], tokens: 0, ms: 0 };
  });
  const rated = rateModelConfidence(
    counted,
    [citation()],
    { text: 1, graph: 1, vectors: 1 },
    { sentences, unprovenCount: unsupported },
    gaps,
    thresholds,
  );
  return ['low', 'medium', 'high'].indexOf(rated.level);
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const thresholds = fc.record({
  'confidence.forHigh': share,
  'confidence.forMedium': share,
  'confidence.manyUnresolved': fc.integer({ min: 1, max: numberSettings['confidence.manyUnresolved'].most }),
});
const outcomes = fc.array(fc.constantFrom(...settled, ...unsettled), { maxLength: 12 });

suite('confidence of an answer that a model wrote', () => {
  test('is never raised by one more gap that was not found', () => {
    fc.assert(
      fc.property(thresholds, outcomes, fc.constantFrom(...unsettled), fc.nat(20), fc.nat(20), (set, before, more, proven, unproven) => {
        const of = (all: readonly Outcome[]): number => level(proven + unproven, unproven, all, set);
        assert.ok(of([...before, more]) <= of(before));
      }),
    );
  });

  test('is never raised when a gap is not found instead of found', () => {
    fc.assert(
      fc.property(thresholds, outcomes, fc.constantFrom(...settled), fc.constantFrom(...unsettled), (set, rest, found, missing) => {
        assert.ok(level(1, 0, [...rest, missing], set) <= level(1, 0, [...rest, found], set));
      }),
    );
  });

  test('is never raised by one more unproven sentence', () => {
    fc.assert(
      fc.property(thresholds, outcomes, fc.integer({ min: 1, max: 20 }), fc.nat(20), (set, gaps, sentences, unproven) => {
        fc.pre(unproven < sentences);
        assert.ok(level(sentences, unproven + 1, gaps, set) <= level(sentences, unproven, gaps, set));
      }),
    );
  });

  test('is never high while the index is incomplete, and a reason has its share', () => {
    const coverage = { text: 1, graph: 0.509, vectors: 1 };
    const { level: of, reasons } = rateModelConfidence(
      counted,
      [citation()],
      coverage,
      { sentences: 1, unprovenCount: 0 },
      [],
      defaultAskSettings,
    );
    assert.equal(of, 'medium');
    assert.ok(reasons.includes('The index is not complete yet: 50 % of the files.'), reasons.join(' '));
  });

  test('is at most medium for half an answer', () => {
    const levels = (['high', 'medium', 'low'] as const).map((each) => capAtMedium({ level: each, reasons: [] }).level);
    assert.deepEqual(levels, ['medium', 'medium', 'low']);
  });

  test('falls at the thresholds of the settings', () => {
    assert.deepEqual(
      [0, 2, 3, 5, 6].map((unproven) => level(10, unproven, [])),
      [2, 2, 1, 1, 0],
    );
    const strict = { ...defaultAskSettings, 'confidence.forHigh': 1, 'confidence.forMedium': 0.9 };
    assert.deepEqual(
      [0, 1, 2].map((unproven) => level(10, unproven, [], strict)),
      [2, 1, 0],
    );
    const missing = (n: number): Outcome[] => Array.from({ length: n }, () => 'not-found');
    assert.deepEqual(
      [0, 1, 2, 3].map((n) => level(1, 0, missing(n))),
      [2, 1, 1, 0],
    );
    assert.deepEqual(
      [0, 1].map((n) => level(1, 0, missing(n), { ...defaultAskSettings, 'confidence.manyUnresolved': 1 })),
      [2, 0],
    );
  });
});
