// A text that a function passes to a helper leads to the line on which the helper raises it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { raisingHelper } from '../../../../../src/core/answering/extractive/failures/raisingHelper.ts';
import type { MessageMatch } from '../../../../../src/core/messages/matching/messageMatch.ts';
import { dedent } from '../../../../support/dedent.ts';
import { openWriter } from '../openWriter.ts';

const text = dedent`
  def refuse(door, text):
      if door:
          raise ValueError(text)


  def warn(door, text):
      full = "Door: " + text
      raise ValueError(full)


  def keep(door, text):
      raise ValueError(door)


  class Gate:
      def shut(self, door, text):
          raise ValueError(text)

      def lock(self, door):
          self.shut(door, "this gate is locked")


  def pull(door):
      refuse(door, "this door can only be pushed")


  def push(door):
      warn(door, "this door can only be pulled")


  def look(door):
      keep(door, "this door is kept in mind")


  def open_all(door):
      refuse(door, str("no door can be opened"))
`;
const lines = text.split('\n');
const { writerContext, symbolOf } = await openWriter({ 'doors.py': text });

/** `function:line` of the helper for the text in `caller`, one-based; undefined without one. */
async function helperFor(caller: string, literal: string, role: MessageMatch['role'] = 'argument'): Promise<string | undefined> {
  const symbol = symbolOf(caller);
  const message: MessageMatch = {
    kind: 'whole',
    spans: [],
    coveredShare: 1,
    share: 1,
    first: 0,
    file: symbol,
    line: lines.findIndex((line) => line.includes(literal)),
    message: literal,
    literal,
    role,
    conditions: [],
  };
  const helper = await raisingHelper(writerContext, symbol, message);
  return helper && `${helper.symbol.fact.qualifiedName}:${helper.line + 1}`;
}

suite('the helper that raises a text', () => {
  test('is the callee whose parameter receives the text', async () => {
    assert.equal(await helperFor('pull', 'this door can only be pushed'), 'refuse:3');
  });

  test('may raise a variable that contains the text', async () => {
    assert.equal(await helperFor('push', 'this door can only be pulled'), 'warn:8');
  });

  test('may be a method, whose receiver is no argument', async () => {
    assert.equal(await helperFor('Gate.lock', 'this gate is locked'), 'Gate.shut:17');
  });

  test('is found around an inner call with the text', async () => {
    assert.equal(await helperFor('open_all', 'no door can be opened'), 'refuse:3');
  });

  test('is missing if the callee raises another parameter', async () => {
    assert.equal(await helperFor('look', 'this door is kept in mind'), undefined);
  });

  test('is missing if the function raises the text itself', async () => {
    assert.equal(await helperFor('pull', 'this door can only be pushed', 'raised'), undefined);
  });
});
