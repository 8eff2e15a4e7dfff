// The order in which places get tokens: requested ones, the best hits of the search, the rest of the plan, then further hits.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import type { AnalyticalPlan } from '../../../src/core/planning/analyticalPlan.ts';
import type { ConceptualPlan } from '../../../src/core/planning/conceptualPlan.ts';
import type { DiagnosticPlan } from '../../../src/core/planning/diagnosticPlan.ts';
import { isAskedFor, placesOfPlan, readingOrder } from '../../../src/core/packing/readingOrder.ts';
import { symbolCandidate, type Candidate } from '../../../src/core/searching/candidate.ts';
import { openFixture } from '../../support/openFixture.ts';

let codebase: Codebase;
before(async () => {
  const names = ['frame', 'caller', 'best', 'second', 'third', 'fourth'];
  const source = names.map((name) => `/** Says what ${name} does. */\nexport function ${name}() {\n  return 1;\n}\n`).join('\n');
  codebase = (await openFixture({ 'src/a.ts': source })).codebase;
});

function place(name: string, more: Partial<Candidate> = {}): Candidate {
  const [symbol] = codebase.graph.byName(name);
  assert.ok(symbol);
  return { ...symbolCandidate(symbol, 1, 'is there'), ...more };
}

function planOf(sources: readonly Candidate[]): DiagnosticPlan {
  const nothing = { frames: [], sites: [], state: [], exceptions: [], changes: [], editorProblems: [] };
  return { mode: 'diagnostic', anchored: true, message: 'none', placesToRead: sources, tests: [], ...nothing };
}

const titles = (places: readonly Candidate[]): readonly string[] => places.map(({ title }) => title);

suite('the reading order of a plan', () => {
  test('begins with a frame of the trace, then has the three best hits, the callers and further hits', () => {
    const finds = ['best', 'second', 'third', 'fourth'].map((name) => place(name));
    const order = readingOrder(planOf([place('caller'), place('frame', { at: 2 })]), finds);
    assert.deepEqual(titles(order), ['frame', 'best', 'second', 'third', 'caller', 'fourth']);
  });

  test('alternates with the hits of several queries after the requested places', () => {
    const finds = ['best', 'second', 'third', 'fourth'].map((name) => place(name));
    const order = readingOrder(planOf([place('caller'), place('frame', { at: 2 })]), finds, true);
    assert.deepEqual(titles(order), ['frame', 'best', 'caller', 'second', 'third', 'fourth']);
  });

  test('puts the hits of several queries before the rest of a conceptual plan', () => {
    const places = { definitions: [place('caller'), place('third')], documents: [], overviews: [], placeOutsideDefinitions: null };
    const plan: ConceptualPlan = { mode: 'conceptual', subjects: [], focus: [], ...places };
    const order = readingOrder(plan, [place('best'), place('third'), place('fourth')], true);
    assert.deepEqual(titles(order), ['best', 'third', 'fourth', 'caller']);
  });

  test('puts samples of a named class first, and alternates those of the whole project with hits', () => {
    const [symbol] = codebase.graph.byName('third');
    assert.ok(symbol);
    const analyticalPlan = (namedDefinitions: AnalyticalPlan['namedDefinitions']): AnalyticalPlan => {
      const lists = { topFanIn: [], topFanOut: [], longest: [], coupling: [], cohesion: [], cycles: [], findings: [] };
      return {
        mode: 'analytical',
        files: 1,
        symbols: 6,
        possibleCalls: 0,
        ...lists,
        namedDefinitions,
        isGuessed: false,
        asksForWarnings: false,
        samples: [place('third'), place('fourth')],
      };
    };
    const finds = [place('best'), place('second')];
    assert.deepEqual(titles(readingOrder(analyticalPlan([]), finds, true)), ['best', 'third', 'second', 'fourth']);
    assert.deepEqual(titles(readingOrder(analyticalPlan([symbol]), finds, true)), ['third', 'best', 'second', 'fourth']);
  });

  test('has every place once, with the comment above it', () => {
    const order = readingOrder(planOf([place('frame', { at: 2 })]), [place('frame'), place('best')]);
    assert.deepEqual(titles(order), ['frame', 'best']);
    const [first] = codebase.graph.byName('best');
    assert.equal(order[1]?.lines.first, (first?.fact.range.start.line ?? 0) - 1);
  });

  test('puts own code before tests for a failure, except for tests that the question names', () => {
    const plan = { ...planOf([place('caller', { role: 'test' }), place('best')]), tests: [place('third', { role: 'test' })] };
    assert.deepEqual(titles(placesOfPlan(plan)), ['third', 'best', 'caller']);
    assert.ok(isAskedFor(place('third'), plan));
    assert.ok(!isAskedFor(place('caller'), plan));
  });
});
