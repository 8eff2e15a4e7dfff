// "When does X return nothing?": the returns of that value, however the function gives it, or of the function that it forwards to.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { decideReturns } from '../../../../src/core/planning/decisions/returnDecision.ts';
import type { QuestionValue } from '../../../../src/core/reading/asks/decisionQuestion.ts';
import { dedent } from '../../../support/dedent.ts';
import { codeAt, contextOver } from './decisionFixture.ts';

const context = await contextOver({
  'src/shelf.py': dedent`
    def find(shelf, name):
        if name == "":
            return None
        return shelf.books[name]


    def titles(shelf):
        names = []
        if shelf.closed:
            return names
        return shelf.names


    def trimmed(text):
        if text.clean:
            return text
        return text.strip()


    def first(shelf):
        if shelf.books:
            return shelf.books[0]


    def look_up(shelf, name):
        return find(shelf, name)


    def is_open(shelf):
        if shelf.closed:
            return False
        return True
  `,
});

/** The returns of `value` as code, with the function that holds them. */
async function returnsOf(subject: string, value: QuestionValue): Promise<readonly string[] | undefined> {
  const decision = await decideReturns({ ask: 'returns', form: 'when', subject, value }, context);
  if (decision?.kind !== 'ways') return undefined;
  const lines = decision.ways.map(({ line }) => line);
  return [decision.decidingSymbol.fact.name, ...(await codeAt(decision.decidingSymbol, lines, context))];
}

suite('returns of a value', () => {
  test('are the lines that return it', async () => {
    assert.deepEqual(await returnsOf('find', 'null'), ['find', 'return None']);
    assert.deepEqual(await returnsOf('is_open', { text: 'false' }), ['is_open', 'return False']);
  });

  test('are also the lines that return a name to which it was assigned', async () => {
    assert.deepEqual(await returnsOf('titles', 'empty'), ['titles', 'return names']);
  });

  test('are the lines that return a parameter, for a value that comes back unchanged', async () => {
    assert.deepEqual(await returnsOf('trimmed', 'unchanged'), ['trimmed', 'return text']);
  });

  test('may be the end of a function whose last statement returns only under a condition', async () => {
    const decision = await decideReturns({ ask: 'returns', form: 'when', subject: 'first', value: 'null' }, context);
    assert.ok(decision?.kind === 'ways');
    assert.equal(decision.falls, true);
    assert.deepEqual(
      decision.ways.flatMap(({ guards }) => guards.map(({ kind }) => kind)),
      ['else'],
    );
  });

  test('may be in the function whose value is returned', async () => {
    assert.deepEqual(await returnsOf('look_up', 'null'), ['find', 'return None']);
  });

  test('that nothing gives are reported for a yes or no only', async () => {
    assert.equal(await returnsOf('is_open', 'empty'), undefined);
    const decision = await decideReturns({ ask: 'returns', form: 'whether', subject: 'is_open', value: 'empty' }, context);
    assert.deepEqual([decision?.kind, decision?.kind === 'none' && decision.ask], ['none', 'returns']);
  });
});
