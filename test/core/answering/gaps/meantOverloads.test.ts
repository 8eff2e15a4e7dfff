// Of several overloads the look-up reads the one that does the work, and names the lines of the others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { openFixture } from '../../../support/openFixture.ts';

const text = `package shop;

class Printer {
  void print(String text) {
    print(text, 80, true);
  }

  void print(String text, int width, boolean wraps) {
    emit(text.substring(0, width));
  }

  void print(String text, int width) {
    // A long body that hands everything on.
    int checked = Math.max(width, 1);
    int most = Math.min(checked, 200);
    print(text, most, false);
  }

  void emit(String text) {
  }

  void emit(int number) {
    int twice = number * 2;
    System.out.println(twice);
  }
}
`;

const { codebase } = await openFixture({ 'src/Printer.java': text });

test('the look-up reads the overload that the others call', async () => {
  const { outcome, places, note } = await codebase.lookUp('`Printer.print`', neverCancelled);
  assert.equal(outcome, 'found', note);
  assert.deepEqual(
    places.map(({ lineStart }) => lineStart),
    [8],
  );
  assert.match(note, /one of 3 definitions of this name; the others begin in lines 4, 12 of src\/Printer\.java/);
});

test('the look-up reads the longest overload if none calls another', async () => {
  const { outcome, places, note } = await codebase.lookUp('`emit`', neverCancelled);
  assert.deepEqual([outcome, places[0]?.lineStart], ['found', 22], note);
});

test('the look-up reads the overload with the requested parameters', async () => {
  const { places } = await codebase.lookUp('`print(String, int)`', neverCancelled);
  assert.deepEqual(
    places.map(({ lineStart }) => lineStart),
    [12],
  );
});
