// The lines on which a failing line depends: its conditions, and the assignments of what they test.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureSlice } from '../../../../src/core/planning/decisions/failureSlice.ts';
import { dedent } from '../../../support/dedent.ts';

function sliceOf(text: string, failing: string): readonly string[] {
  const file = text.split('\n');
  const line = file.findIndex((each) => each.includes(failing));
  return failureSlice({ file, first: 0, last: file.length - 1 }, line).map((each) => each.text.trim());
}

test('follows the names of a condition back to their assignments', () => {
  const text = dedent`
    def pour(self, cup):
        self.count += 1
        size = self.sizes[cup]
        label = self.labels[cup]
        rest, other = self.level - size, label
        if rest < 0:
            raise Empty("nothing left")
        self.level = rest`;
  assert.deepEqual(sliceOf(text, 'raise'), [
    'size = self.sizes[cup]',
    'label = self.labels[cup]',
    'rest, other = self.level - size, label',
    'if rest < 0:',
    'raise Empty("nothing left")',
  ]);
});

test('keeps earlier conditions that leave, and loops that give a name', () => {
  const text = dedent`
    function find(items) {
      const noise = tune();
      if (closed) return;
      for (const item of items.open) {
        if (item.isBad) {
          throw new Error('bad item');
        }
      }
    }`;
  const slice = sliceOf(text, 'throw');
  assert.ok(slice.includes('for (const item of items.open) {'));
  assert.ok(slice.includes('if (item.isBad) {'));
  assert.ok(!slice.includes('const noise = tune();'));
});
