// A raise without a condition in its function is explained by the condition around the only call of the function.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { callerCondition } from '../../../../../src/core/answering/extractive/failures/callerCondition.ts';
import { dedent } from '../../../../support/dedent.ts';
import { openWriter } from '../openWriter.ts';

const { writerContext, symbolOf } = await openWriter({
  'lamps.py': dedent`
    def refuse_old():
        raise ValueError("old")


    def refuse_new():
        raise ValueError("new")


    def check(lamp):
        if lamp.old:
            refuse_old()
        else:
            refuse_new()


    def refuse_always():
        raise ValueError("always")


    def always():
        refuse_always()


    def refuse_often():
        raise ValueError("often")


    def often(lamp):
        if lamp.hot:
            refuse_often()
        if lamp.wet:
            refuse_often()


    def is_dark():
        raise ValueError("dark")


    def look(lamp):
        if is_dark():
            return lamp
  `,
});

const conditionFor = async (name: string): Promise<string> => callerCondition(writerContext, symbolOf(name), { conditions: [] });

suite('the sentence about the only caller', () => {
  test('quotes the condition that must hold', async () => {
    assert.match(await conditionFor('refuse_old'), /^Its only caller, `check`, gets there if this holds: `if lamp\.old` \[\d+\]\.$/);
  });

  test('quotes the condition that must not hold', async () => {
    assert.match(
      await conditionFor('refuse_new'),
      /^Its only caller, `check`, gets there if this does not hold: `if lamp\.old` \[\d+\]\.$/,
    );
  });

  test('is empty for a call without a condition', async () => {
    assert.equal(await conditionFor('refuse_always'), '');
  });

  test('is empty for several calls', async () => {
    assert.equal(await conditionFor('refuse_often'), '');
  });

  test('is empty for a call that is part of the condition', async () => {
    assert.equal(await conditionFor('is_dark'), '');
  });

  test('is empty for a message with a condition in its own function', async () => {
    const conditions = [{ line: 1, kind: 'if' }] as const;
    assert.equal(await callerCondition(writerContext, symbolOf('refuse_old'), { conditions }), '');
  });
});
