// In which order places get room: what was asked for, the best finds, the rest of the plan, then further finds.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import type { AnalyticalPlan } from '../../../src/core/planning/analyticalPlan.ts';
import type { ConceptualPlan } from '../../../src/core/planning/conceptualPlan.ts';
import type { DiagnosticPlan } from '../../../src/core/planning/diagnosticPlan.ts';
import { readingOrder } from '../../../src/core/packing/readingOrder.ts';
import { symbolCandidate, type Candidate } from '../../../src/core/searching/candidate.ts';
import { openFixture } from '../answering/openFixture.ts';

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
  return { mode: 'diagnostic', anchored: true, message: 'none', sources, tests: [], ...nothing };
}

const titles = (places: readonly Candidate[]): readonly string[] => places.map(({ title }) => title);

suite('places are read', () => {
  test('with the frame first, then the three best finds, then callers, then what else was found', () => {
    const finds = ['best', 'second', 'third', 'fourth'].map((name) => place(name));
    const order = readingOrder(planOf([place('caller'), place('frame', { at: 2 })]), finds);
    assert.deepEqual(titles(order), ['frame', 'best', 'second', 'third', 'caller', 'fourth']);
  });

  test('by turns with the finds of several queries, after what was asked for', () => {
    const finds = ['best', 'second', 'third', 'fourth'].map((name) => place(name));
    const order = readingOrder(planOf([place('caller'), place('frame', { at: 2 })]), finds, true);
    assert.deepEqual(titles(order), ['frame', 'best', 'caller', 'second', 'third', 'fourth']);
  });

  test('of several queries before the rest of a conceptual plan, which is made of finds of one of them', () => {
    const places = { definitions: [place('caller'), place('third')], documents: [], overviews: [], selectedPlace: null };
    const plan: ConceptualPlan = { mode: 'conceptual', subjects: [], focus: [], ...places };
    const order = readingOrder(plan, [place('best'), place('third'), place('fourth')], true);
    assert.deepEqual(titles(order), ['best', 'third', 'fourth', 'caller']);
  });

  test('by turns with samples of findings about the whole project, which nobody asked for, and after those of what was named', () => {
    const [symbol] = codebase.graph.byName('third');
    assert.ok(symbol);
    const of = (named: AnalyticalPlan['namedDefinitions']): AnalyticalPlan => {
      const lists = { topFanIn: [], topFanOut: [], longest: [], coupling: [], cohesion: [], cycles: [], findings: [] };
      return {
        mode: 'analytical',
        files: 1,
        symbols: 6,
        possibleCalls: 0,
        ...lists,
        namedDefinitions: named,
        isGuessed: false,
        asksForWarnings: false,
        samples: [place('third'), place('fourth')],
      };
    };
    const finds = [place('best'), place('second')];
    assert.deepEqual(titles(readingOrder(of([]), finds, true)), ['best', 'third', 'second', 'fourth']);
    assert.deepEqual(titles(readingOrder(of([symbol]), finds, true)), ['third', 'best', 'second', 'fourth']);
  });

  test('once each, with the comment above them', () => {
    const order = readingOrder(planOf([place('frame', { at: 2 })]), [place('frame'), place('best')]);
    assert.deepEqual(titles(order), ['frame', 'best']);
    const [first] = codebase.graph.byName('best');
    assert.equal(order[1]?.lines.first, (first?.fact.range.start.line ?? 0) - 1);
  });
});
