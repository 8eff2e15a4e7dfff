// "When does X fail?": the raises of the function itself, otherwise those of the nearest callee, otherwise that nothing raises.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { decideRaises, sureReach } from '../../../../src/core/planning/decisions/raiseDecision.ts';
import { dedent } from '../../../support/dedent.ts';
import { codeAt, contextOver } from './decisionFixture.ts';

const files = {
  'src/oven.py': dedent`
    import math


    class Oven:
        def __init__(self, heat):
            if heat < 0:
                raise ColdError(heat)
            self.heat = heat


    def bake(bread):
        if bread.raw:
            raise RawError(bread)
        weigh(bread)
        if bread.burnt:
            raise BurntError(bread)
        return bread


    def open_shop(bread):
        return prepare(bread)


    def prepare(bread):
        return bake(bread)


    def rest(bread):
        return cool(bread)


    def cool(bread):
        return math.floor(bread)
  `,
};
const context = await contextOver(files);
const decide = (subject: string, words = '', form: 'when' | 'whether' = 'when') =>
  decideRaises({ ask: 'raises', form, subject, words }, context);

suite('raises of a function', () => {
  test('its own raises come with their conditions, the type in the question first', async () => {
    const decision = await decide('bake', ' with a BurntError');
    assert.ok(decision?.kind === 'ways');
    assert.deepEqual(
      decision.ways.map(({ value }) => value),
      ['BurntError', 'RawError'],
    );
    const guardLines = decision.ways.flatMap(({ guards }) => guards.map(({ line }) => line));
    assert.deepEqual(await codeAt(decision.symbol, guardLines, context), ['if bread.burnt:', 'if bread.raw:']);
    assert.deepEqual(decision.through, []);
  });

  test('the raises of its nearest callee come with the calls that lead there', async () => {
    const decision = await decide('open_shop');
    assert.ok(decision?.kind === 'ways');
    assert.equal(decision.symbol.fact.name, 'open_shop');
    assert.equal(decision.decidingSymbol.fact.name, 'bake');
    assert.equal(decision.through.length, 2);
  });

  test('the raises of a class are those of its constructor', async () => {
    const decision = await decide('Oven');
    assert.ok(decision?.kind === 'ways');
    assert.equal(decision.decidingSymbol.fact.qualifiedName, 'Oven.__init__');
  });

  test('a function that raises nothing is certain only for a yes or no', async () => {
    assert.equal(await decide('rest'), undefined);
    const decision = await decide('rest', '', 'whether');
    assert.ok(decision?.kind === 'none');
    assert.deepEqual([decision.ask, decision.calleeCount, decision.outsideCount], ['raises', 1, 1]);
  });

  test('a description leads to the raise with its words among the found functions', async () => {
    const described = await contextOver(files, ['rest', 'bake']);
    const decision = await decideRaises({ ask: 'raises', form: 'when', subject: 'the bread', words: ' as burnt' }, described);
    assert.ok(decision?.kind === 'ways');
    assert.deepEqual(
      decision.ways.map(({ value }) => value),
      ['BurntError', 'RawError'],
    );
    assert.equal(await decideRaises({ ask: 'raises', form: 'whether', subject: 'the bread', words: ' burnt' }, described), undefined);
  });
});

test('the reach of a function counts its callees in the workspace and the names outside', async () => {
  const [rest] = context.sources.graph.byName('rest');
  assert.ok(rest);
  assert.deepEqual(sureReach(rest, context), { calleeCount: 1, outsideCount: 1 });
});
