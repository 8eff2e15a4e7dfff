// The second step of the ranking: what moves a place, and what keeps it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultAskSettings } from '../../../../src/core/base/settings/askSettings.ts';
import { keyOf, symbolCandidate, type Candidate } from '../../../../src/core/searching/candidate.ts';
import type { Inquiry } from '../../../../src/core/searching/inquiry.ts';
import { rankHybrid } from '../../../../src/core/searching/hybridRanking.ts';
import { rerank } from '../../../../src/core/searching/reranking/rerank.ts';
import type { RerankFeatures } from '../../../../src/core/searching/reranking/features.ts';
import { RetrieverRuns } from '../../../../src/core/searching/retrieverRuns.ts';
import { MemoryClock } from '../../../support/memory.ts';
import { dedent } from '../../../support/dedent.ts';
import { sourcesOf } from '../memorySources.ts';
import { plainInquiry } from '../plainInquiry.ts';

const sources = await sourcesOf({
  'src/irrigation/schedule.py': dedent`
    """Irrigation schedule of a garden."""


    def next_watering(garden):
        """When the irrigation waters the garden next."""
        return garden.schedule.first()


    def skip_after_rain(garden, rain):
        """Skips the irrigation of a wet garden after rain."""
        if rain > garden.limit:
            garden.schedule.skip()


    def gather(garden):
        return [bed.moisture for bed in garden.beds]
  `,
  'src/report.py': dedent`
    def print_rain(rain):
        print("rain today", rain)


    def explode(tank):
        raise ValueError("the tank has no lid at all")
  `,
  'test/test_schedule.py': dedent`
    def test_skip_after_rain(garden):
        skip_after_rain(garden, rain=9)
  `,
});

/** Candidates in this order, with falling scores. */
function candidatesOf(...names: readonly string[]): Candidate[] {
  return names.map((name, at) => {
    const symbol = sources.graph.byName(name)[0] ?? assert.fail(`no symbol ${name}`);
    return symbolCandidate(symbol, 1 - at / 10, 'test');
  });
}

function order(candidates: readonly Candidate[], question: string, more: Partial<Inquiry> = {}): readonly (string | undefined)[] {
  return rerank(candidates, plainInquiry(question, more), sources).map(({ symbol }) => symbol?.fact.name);
}

const description = 'Irrigation of the garden is not skipped after rain when the schedule is wet';
const list = candidatesOf('print_rain', 'skip_after_rain', 'next_watering');

test('prefers a place in a file that is about the description as a whole', () => {
  assert.equal(order(list, description)[0], 'skip_after_rain');
});

test('keeps the length of the list, the scores of its ranks, and every place once', () => {
  const result = rerank(list, plainInquiry(description), sources);
  assert.deepEqual(
    result.map(({ score }) => score),
    list.map(({ score }) => score),
  );
  assert.equal(new Set(result.map(keyOf)).size, list.length);
});

test('leaves a question, and a search for tests or without the code index, in its order', () => {
  const before = list.map(({ symbol }) => symbol?.fact.name);
  assert.deepEqual(order(list, 'Where is the irrigation of the garden skipped after rain?'), before);
  assert.deepEqual(order(list, description, { settings: { ...defaultAskSettings, 'features.codeIndex': false } }), before);
  assert.deepEqual(order(list, description, { weights: new Map([['rule.rerank', 0]]) }), before);
  const { intent } = plainInquiry(description);
  assert.deepEqual(order(list, description, { intent: { ...intent, wants: 'tests' } }), before);
});

test('the line that emits the message stays first', async () => {
  const inquiry = plainInquiry(`${description}\n\nValueError: the tank has no lid at all`);
  const ranked = await rankHybrid(inquiry, sources, new RetrieverRuns(new MemoryClock()), 5);
  assert.equal(ranked[0]?.symbol?.fact.name, 'explode');
});

test('looks at places of the same files that the list does not hold, inside the scope only', () => {
  const placesOf = (more: Partial<Inquiry>): readonly string[] => {
    let features: RerankFeatures | undefined;
    rerank(
      candidatesOf('print_rain', 'next_watering'),
      plainInquiry(description, { ...more, onFeatures: (each) => (features = each) }),
      sources,
    );
    return features?.places.map(({ candidate }) => candidate.title) ?? [];
  };
  assert.ok(placesOf({}).includes('skip_after_rain'));
  const { scope } = plainInquiry(description);
  assert.ok(!placesOf({ scope: { ...scope, contains: (_root, path) => path === 'src/report.py' } }).includes('skip_after_rain'));
});
