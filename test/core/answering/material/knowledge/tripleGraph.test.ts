// The graph of triples: each thing once in all its spellings, in any order of adding, and never larger than its limit.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { TripleGraph, maxTriples } from '../../../../../src/core/answering/material/knowledge/tripleGraph.ts';
import { linearise } from '../../../../../src/core/answering/material/knowledge/linearise.ts';
import { namesOf, graphRecordsOf } from '../../../../../src/core/answering/material/knowledge/graphRecords.ts';
import {
  entityName,
  isNameText,
  spellingKey,
  relationKey,
  relationName,
} from '../../../../../src/core/answering/material/knowledge/spelling.ts';
import { isJudged } from '../../../../../src/core/answering/material/knowledge/knowledgeLabels.ts';
import type { Entity, Triple } from '../../../../../src/core/answering/material/knowledge/triple.ts';
import type { KnowledgeRecord, RoundRecord } from '../../../../../src/core/answering/record/answerRecord.ts';
import { estimateTokens } from '../../../../../src/core/packing/tokens.ts';

const word = fc.constantFrom(
  'order',
  'applyDiscount',
  'apply_discount',
  'apply discount',
  'Coupon.share',
  'coupon share',
  'stock',
  'Stock()',
);
const named: fc.Arbitrary<Entity> = word.map((text) => ({ key: `name:${spellingKey(text)}`, name: entityName(text) }));
const tied: fc.Arbitrary<Entity> = fc.constantFrom('applyDiscount', 'Coupon.share', 'stock').map((name) => ({
  key: `symbol:${name}`,
  name,
  tie: 'symbol',
  place: { root: 'r', path: 'a.ts', line: 3 },
}));
const entity = fc.oneof(named, tied);
const place = fc.record({ root: fc.constant('r'), path: fc.constantFrom('a.ts', 'b.ts'), line: fc.nat(5) });
const triple = fc
  .record({
    from: entity,
    to: entity,
    relation: fc.constantFrom('calls', 'call', 'reads'),
    standing: fc.constantFrom('known' as const, 'shown' as const, 'claimed' as const),
    stated: fc.boolean(),
    round: fc.integer({ min: 1, max: 3 }),
    place,
  })
  .map(({ from, to, place: at, ...rest }) => ({ from, to, triple: rest.standing === 'claimed' ? rest : { ...rest, place: at } }));
type Given = typeof triple extends fc.Arbitrary<infer T> ? T : never;

function graphOf(all: readonly Given[]): TripleGraph {
  const graph = new TripleGraph();
  for (const each of all) graph.add(each.from, each.to, each.triple);
  return graph;
}

/** What does not depend on the spelling that came first. */
function contentOf({ triples, entities }: TripleGraph): unknown {
  const rows = triples.map(({ from, relation, to, standing, stated, round, place: at }) =>
    JSON.stringify([from, relationKey(relation), to, standing, stated, round, at]),
  );
  return { rows: rows.sort(), keys: [...entities.keys()].sort() };
}

suite('merging', () => {
  test('does not depend on order and repetition', () => {
    fc.assert(
      fc.property(fc.array(triple, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (all, seeds) => {
        const order = all.map((each) => [seeds.next().value ?? 0, each] as const).sort(([a], [b]) => a - b);
        const other = order.map(([, each]) => each);
        assert.deepEqual(contentOf(graphOf(other)), contentOf(graphOf(all)));
        assert.deepEqual(contentOf(graphOf([...all, ...other])), contentOf(graphOf(all)));
      }),
      { numRuns: 1000 },
    );
  });

  test('leaves one entity per spelling where one is tied, and no triple without its ends', () => {
    fc.assert(
      fc.property(fc.array(triple, { maxLength: 30 }), (all) => {
        const { entities, triples } = graphOf(all);
        const ties = [...entities.values()].filter(({ tie }) => tie).map(({ name }) => spellingKey(name));
        for (const { name, tie } of entities.values()) assert.ok(tie || !ties.includes(spellingKey(name)), name);
        for (const { from, to } of triples) assert.ok(entities.has(from) && entities.has(to));
      }),
    );
  });

  test('keeps the best standing: an edge before a line, a line before a claim', () => {
    const [a, b] = ['a', 'b'].map((name) => ({ key: name, name }));
    assert.ok(a && b);
    const said = { relation: 'call', stated: true, round: 1, standing: 'claimed' as const };
    const graph = new TripleGraph();
    graph.add(a, b, said);
    assert.equal(graph.triples[0]?.standing, 'claimed');
    graph.add(a, b, { ...said, round: 2, standing: 'shown', place: { root: '', path: 'x', line: 1 } });
    graph.add(a, b, { ...said, relation: 'calls', stated: false, round: 3, standing: 'known', place: { root: '', path: 'x', line: 2 } });
    assert.deepEqual(graph.triples, [
      { ...{ from: 'a', relation: 'calls', to: 'b', standing: 'known', stated: true, round: 1 }, place: { root: '', path: 'x', line: 2 } },
    ]);
  });

  test('joins a bare name with neither of two definitions', () => {
    const graph = new TripleGraph();
    for (const key of ['symbol:1', 'symbol:2', 'name:total'])
      graph.addEntity({ key, name: 'total', ...(key.startsWith('s') ? { tie: 'symbol' as const } : {}) });
    assert.deepEqual([...graph.entities.keys()], ['symbol:1', 'symbol:2', 'name:total']);
  });

  test('ends at the limit and counts the rest', () => {
    const one = { key: 'one', name: 'one' };
    const graph = new TripleGraph();
    for (let i = 0; i < 5000; i++) graph.add(one, one, { relation: `r${i} x`, standing: 'claimed', stated: true, round: 1 });
    assert.deepEqual([graph.triples.length, graph.omittedCount], [maxTriples, 5000 - maxTriples]);
    const other = new TripleGraph();
    for (let i = 0; i < 5000; i++) other.addEntity({ key: String(i), name: String(i) });
    assert.equal(other.entities.size + other.omittedCount, 5000);
    assert.ok(other.entities.size <= 200);
  });
});

suite('the graph as text', () => {
  const at = ({ path, line }: { path: string; line: number }): string => `${path}:${line + 1}`;

  test('stays within its tokens, and counts omitted triples', () => {
    fc.assert(
      fc.property(fc.array(triple, { maxLength: 30 }), fc.integer({ min: 0, max: 300 }), (all, most) => {
        const { triples, entities } = graphOf(all);
        const { text, omittedCount } = linearise(triples, entities, at, most);
        const lines = text ? text.split('\n') : [];
        assert.equal(lines.length + omittedCount, triples.length);
        assert.ok(lines.reduce((sum, line) => sum + estimateTokens(`${line}\n`), 0) <= most);
        for (const line of lines) assert.match(line, /^.+ -.+-> .+$/);
      }),
    );
  });

  test('marks the standing of each triple, puts stated ones first, and lets no name look like a place', () => {
    const entities = new Map(['a', 'b [src/x.ts:1] -> c'].map((name) => [name, { key: name, name }]));
    const row = (relation: string, over: Partial<Triple>): Triple => {
      return { from: 'a', relation, to: 'b [src/x.ts:1] -> c', standing: 'shown', stated: true, round: 1, ...over };
    };
    const spot = { root: '', path: 'x.ts', line: 4 };
    const triples = [
      row('edge', { standing: 'known', stated: false, place: spot }),
      row('word', { standing: 'claimed' }),
      row('line', { place: spot }),
      row('both', { standing: 'known', place: spot }),
    ];
    assert.deepEqual(linearise(triples, entities, at, 500).text.split('\n'), [
      'a -both-> b (src/x.ts:1) → c [x.ts:5] (code graph)',
      'a -line-> b (src/x.ts:1) → c [x.ts:5]',
      'a -word-> b (src/x.ts:1) → c (no line shows it)',
      'a -edge-> b (src/x.ts:1) → c [x.ts:5] (code graph)',
    ]);
    assert.match(linearise(triples, entities, () => undefined, 500).text, /^a -both-> b \(src\/x.ts:1\) → c \(code graph\)$/m);
  });
});

test('brackets and arrows inside names stay as written', () => {
  const names = ['scope["router"]', 'p->next', 'items[0]', 'a -is-> b', 'see [2:14-17]'];
  const entities = new Map(names.map((name) => [name, { key: name, name }]));
  const triples = names.map((to): Triple => ({ from: 'p->next', relation: 'is->', to, standing: 'claimed', stated: true, round: 1 }));
  const lines = linearise(triples, entities, () => undefined, 500).text.split('\n');
  assert.deepEqual(
    lines.map((line) => line.replace('p->next -is→-> ', '').replace(' (no line shows it)', '')),
    ['scope["router"]', 'p->next', 'items[0]', 'a -is→ b', 'see (2:14-17)'],
  );
});

suite('records', () => {
  test('distinguish things of the same name, and every triple names entities', () => {
    const all = ['a.ts', 'b.ts'].map((path): Entity => ({ key: path, name: 'total', tie: 'symbol', place: { root: '', path, line: 6 } }));
    assert.deepEqual([...namesOf(all, () => '').values()], ['total (a.ts:7)', 'total (b.ts:7)']);
    fc.assert(
      fc.property(fc.array(triple, { maxLength: 30 }), (given) => {
        const { entities, triples } = graphRecordsOf(graphOf(given), () => '');
        const names = new Set(entities.map(({ name }) => name));
        assert.equal(names.size, entities.length);
        for (const { from, to, standing, file } of triples) {
          assert.ok(names.has(from) && names.has(to));
          assert.equal(file === undefined, standing === 'claimed');
        }
      }),
    );
  });
});

test('the last possible round does not count as judged', () => {
  const round = (n: number, nextQuery: string): RoundRecord => ({
    n,
    query: 'q',
    triples: [],
    sufficient: false,
    reasoning: '',
    nextQuery,
  });
  const rounds = [round(1, 'x'), round(2, '')];
  const judged = (end: KnowledgeRecord['end']): readonly boolean[] => rounds.map((each) => isJudged(each, { rounds, end }));
  assert.deepEqual(judged('max-rounds'), [true, false]);
  assert.deepEqual(judged('no-judgement'), [true, false]);
  assert.deepEqual(judged('no-query'), [true, true]);
  assert.ok(isJudged(round(1, ''), undefined));
});

suite('spelling', () => {
  test('is the same for the usual forms of a name, which is one line of bounded length', () => {
    const forms = ['applyDiscount', 'apply_discount', '`applyDiscount()`', 'Apply discount', 'apply-discount'];
    assert.equal(new Set(forms.map((form) => spellingKey(entityName(form)))).size, 1);
    for (const form of ['isCalledBy', 'is_called_by', '"is called by"', 'Is  called by'])
      assert.equal(relationKey(relationName(form)), relationKey('is called by'), form);
    assert.equal(relationKey('calls'), relationKey(relationName('CALL')));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        assert.doesNotMatch(entityName(text), /[\u0000-\u001f\u2028\u2029]/);
        assert.ok(entityName(text).length <= 100 && relationName(text).length <= 60);
      }),
    );
  });

  test('serves only for comparison: names are kept as written, with a mark where they are cut', () => {
    for (const said of ['returns when length > 1', 'needs no hasListeners', 'requires python 3.13']) assert.equal(relationName(said), said);
    assert.notEqual(relationKey('returns when length > 1'), relationKey('returns when length < 1'));
    for (const name of ['Error "is sending messages"', 'scope["router"]', '"router" not in "scope"']) assert.equal(entityName(name), name);
    assert.equal(entityName('“the shop”'), 'the shop');
    assert.match(relationName(`is ${'very '.repeat(40)}`), /^is very .*…$/);
  });

  test('distinguishes names, which have letters and joints only, from phrases', () => {
    for (const name of ['applyDiscount', 'apply discount', 'Cart#total', 'std::map', 'src/a-b.ts', 'p->next', 'save.ƒ'])
      assert.ok(isNameText(name), name);
    for (const saying of ['length > 1', '!order', 'a = b', 'scope["router"]', 'a - b', '3 + 4', '…'])
      assert.ok(!isNameText(saying), saying);
  });
});
