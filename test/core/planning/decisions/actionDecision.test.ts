// "Does X close the file?": the line of the function, or of a callee, that does so, and whether nothing else decides it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { decideAction } from '../../../../src/core/planning/decisions/actionDecision.ts';
import { actionOf } from '../../../../src/core/planning/decisions/actionPatterns.ts';
import type { Decision } from '../../../../src/core/planning/decisions/decisionTypes.ts';
import { dedent } from '../../../support/dedent.ts';
import { codeAt, contextOver } from './decisionFixture.ts';

const context = await contextOver({
  'src/door.py': dedent`
    def shut(door):
        door.lamp.off()
        door.bolt.close()


    def leave(door):
        shut(door)


    def leave_late(door):
        if door.late:
            shut(door)


    def greet(door):
        door.lamp.on()


    def paint(walls, colour):
        for wall in walls:
            walls.append(colour)


    def decorate(house, colour):
        paint(house, colour)
  `,
});

async function decide(subject: string, verb: string, words: string): Promise<Decision | undefined> {
  const action = actionOf(verb) ?? assert.fail(`no pattern for ${verb}`);
  return decideAction({ ask: 'deed', subject, verb, words }, action, context);
}

/** The deciding line as code. */
async function codeOf(decision: Decision | undefined): Promise<string | undefined> {
  if (decision?.kind !== 'deed') return undefined;
  return (await codeAt(decision.decidingSymbol, [decision.targetLine.line], context))[0];
}

suite('the decision whether a function does something', () => {
  test('is the line of the function itself', async () => {
    const decision = await decide('shut', 'close', ' the bolt');
    assert.equal(await codeOf(decision), 'door.bolt.close()');
    assert.ok(decision?.kind === 'deed' && decision.isComplete);
  });

  test('is the line of a callee, with the call that leads there', async () => {
    const decision = await decide('leave', 'close', ' the bolt');
    assert.ok(decision?.kind === 'deed');
    assert.equal(await codeOf(decision), 'door.bolt.close()');
    assert.deepEqual([decision.symbol.fact.name, decision.decidingSymbol.fact.name, decision.through.length], ['leave', 'shut', 1]);
    assert.equal(decision.isComplete, true);
  });

  test('is not complete when a condition decides the call that leads there', async () => {
    const decision = await decide('leave_late', 'close', ' the bolt');
    assert.ok(decision?.kind === 'deed');
    assert.equal(decision.isComplete, false);
  });

  test('is that nothing does it when the code of the action is known', async () => {
    const decision = await decide('greet', 'close', ' the bolt');
    assert.deepEqual([decision?.kind, decision?.kind === 'none' && decision.ask], ['none', 'deed']);
  });

  test('is the line that changes a parameter, also in a callee that gets it', async () => {
    assert.equal(await codeOf(await decide('paint', 'modify', ' its argument')), 'walls.append(colour)');
    const decision = await decide('decorate', 'modify', ' its argument');
    assert.ok(decision?.kind === 'deed');
    assert.equal(await codeOf(decision), 'walls.append(colour)');
    assert.equal(decision.through.length, 1);
  });

  test('is open for a change of something that is no argument', async () => {
    assert.equal(await decide('paint', 'modify', ' the house'), undefined);
  });
});
