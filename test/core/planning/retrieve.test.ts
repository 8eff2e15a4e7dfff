// The plan of a question: that of its mode, unless a list, a value or the project answers it, or the plan rests only on a guess.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isInventory } from '../../../src/core/planning/conceptual/inventoryPlan.ts';
import { isForSettings } from '../../../src/core/planning/conceptual/settingsPlan.ts';
import { isForMembers } from '../../../src/core/planning/conceptual/membersPlan.ts';
import { isForValue } from '../../../src/core/planning/conceptual/valuePlan.ts';
import { isAboutProject } from '../../../src/core/planning/conceptual/wholeProject.ts';
import type { ConceptualPlan } from '../../../src/core/planning/conceptualPlan.ts';
import type { Plan } from '../../../src/core/planning/plan.ts';
import { retrieve, type Retrieval } from '../../../src/core/planning/retrieve.ts';
import type { Inquiry } from '../../../src/core/searching/inquiry.ts';
import { MemoryClock } from '../../support/memory.ts';
import { dedent } from '../../support/dedent.ts';
import { sourcesOf } from '../searching/memorySources.ts';
import { plainInquiry } from '../searching/plainInquiry.ts';

const sources = await sourcesOf({
  'README.md': '# Shop\n\nThe shop sells parcels to people.\n',
  'src/shop.py': dedent`
    import os

    MAX_PARCELS = 12
    COLOURS = ["red", "green"]


    class ParcelError(Exception):
        pass


    def send(parcel):
        if parcel.heavy:
            raise ParcelError(parcel)
        return weigh(parcel)


    def weigh(parcel):
        return parcel.grams


    def home():
        return os.environ["SHOP_HOME"]
  `,
});

function retrieved(question: string, mode: Plan['mode'] = 'conceptual', changes: Partial<Inquiry> = {}): Promise<Retrieval> {
  return retrieve(mode, plainInquiry(question, changes), sources, new MemoryClock(), 10);
}

suite('the plan of a question', () => {
  const rows: readonly (readonly [kind: string, question: string, isOfKind: (plan: ConceptualPlan) => boolean])[] = [
    ['all definitions of a kind', 'Which error classes are there?', isInventory],
    ['environment variables', 'Which environment variables are read?', isForSettings],
    ['a value', 'What is the maximum number of parcels?', isForValue],
    ['the members of a set', 'Which colours are there?', isForMembers],
    ['the project', 'What does this project do?', isAboutProject],
  ];
  for (const [kind, question, isOfKind] of rows)
    test(`lists ${kind} for "${question}", and ranks its places first`, async () => {
      const { plan, rankedCandidates } = await retrieved(question);
      assert.ok(plan.mode === 'conceptual' && isOfKind(plan), JSON.stringify(Object.keys(plan)));
      assert.ok(rankedCandidates.length > 0);
    });

  test('stays that of the search when code is selected', async () => {
    const [send] = sources.graph.byName('send');
    assert.ok(send);
    const { plan } = await retrieved('Which error classes are there?', 'conceptual', { focus: [send] });
    assert.ok(plan.mode === 'conceptual' && !isInventory(plan));
  });

  test('follows the calls of a named function', async () => {
    const { plan } = await retrieved('Trace send', 'exploratory');
    assert.equal(plan.mode, 'exploratory');
  });

  test('follows no calls from a place that only words found, for a question that asks for no steps', async () => {
    const question = 'Can a heavy parcel be sold to people?';
    assert.equal((await retrieved(question, 'exploratory')).plan.mode, 'conceptual');
    const [send] = sources.graph.byName('send');
    assert.ok(send);
    assert.equal((await retrieved(question, 'exploratory', { focus: [send] })).plan.mode, 'exploratory');
    assert.equal((await retrieved('How is a heavy parcel sold to people?', 'exploratory')).plan.mode, 'exploratory');
  });

  test('has the decision that a question asks for, and the record of the retrievers', async () => {
    const { decision, retrievers } = await retrieved('When does send fail?');
    assert.ok(decision?.kind === 'ways');
    assert.deepEqual(
      decision.ways.map(({ value }) => value),
      ['ParcelError'],
    );
    assert.ok(retrievers.some(({ name, ran }) => name === 'text' && ran));
  });
});
