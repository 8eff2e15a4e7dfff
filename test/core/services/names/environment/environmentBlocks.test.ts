// Blocks of environment variables in YAML: any text is read in linear time, and each name stands at its offset.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { environmentBlocks } from '../../../../../src/core/services/names/environment/environmentBlocks.ts';
import { costsLittle } from '../../../../support/hostileTime.ts';

test('names stand at their offsets, whatever the text', () => {
  const piece = fc.constantFrom('env:', 'environment:\n', '\n', '  ', '- ', 'name: ', 'KEY', '"', ': 3', '=x', '#', '\t');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      for (const { name, offset } of environmentBlocks(text)) assert.equal(text.slice(offset, offset + name.length), name);
    }),
    { numRuns: 2000 },
  );
});

test('a huge file takes linear time', async () => {
  await costsLittle('a block of 200,000 lines', () => environmentBlocks(`env:\n${'  - name: KEY\n'.repeat(200_000)}`));
  await costsLittle('a line of a million blanks', () => environmentBlocks(`env:\n${' '.repeat(1_000_000)}x`));
});
