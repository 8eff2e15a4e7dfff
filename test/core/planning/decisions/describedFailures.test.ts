// Failures of a described action: the function that performs it, with its errors, those of its callees, and the errors that it handles.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { decideDescribedFailures } from '../../../../src/core/planning/decisions/describedFailures.ts';
import { describedFunctions } from '../../../../src/core/planning/decisions/decisionSubject.ts';
import { dedent } from '../../../support/dedent.ts';
import { codeAt, contextOver } from './decisionFixture.ts';

const file = dedent`
  def bake_bread(bread):
      try:
          weigh(bread)
      except ScaleError:
          return None
      if bread.burnt:
          raise BurntError(bread)


  def weigh(bread):
      if bread.weight < 1:
          raise LightError(bread)


  def sell_bread(result):
      if isinstance(result, ScaleError):
          return 0
      return 1


  def run_shop(result):
      if result.sold:
          raise EmptyError()
      return sell_bread(result)


  def paint_door(door):
      door.paint()
`;

async function failuresOf(action: string, found: readonly string[]): Promise<readonly string[] | undefined> {
  const context = await contextOver({ 'src/oven.py': file }, found);
  const decision = await decideDescribedFailures(action, describedFunctions(context.rankedCandidates), context);
  if (!decision) return undefined;
  const lines: string[] = [];
  for (const { kind, symbol, way, through } of decision.failures)
    lines.push([kind, symbol.fact.name, through.length, ...(await codeAt(symbol, [way.line], context))].join(' '));
  return lines;
}

suite('failures of a described action', () => {
  test('are the errors that are raised, caught and raised by direct callees', async () => {
    assert.deepEqual(await failuresOf('baking bread', ['paint_door', 'bake_bread']), [
      'caught bake_bread 0 return None',
      'raised bake_bread 0 raise BurntError(bread)',
      'raised weigh 1 raise LightError(bread)',
    ]);
  });

  test('are also tests for an error that was kept', async () => {
    assert.deepEqual(await failuresOf('selling bread', ['sell_bread', 'bake_bread', 'run_shop']), ['tested sell_bread 0 return 0']);
  });

  test('are undefined where the function that fits best shows none', async () => {
    assert.equal(await failuresOf('painting a door', ['paint_door', 'bake_bread']), undefined);
    assert.equal(await failuresOf('washing a car', ['paint_door', 'bake_bread']), undefined);
  });
});
