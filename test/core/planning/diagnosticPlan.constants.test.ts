// A message in a constant leads to the function that uses it, with the condition there.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask, openFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

const files = {
  'src/texts.ts': "export const tooHeavy = 'The parcel is too heavy.';\n",
  'src/scale.ts': dedent`
    import { tooHeavy } from './texts.ts';
    export function weigh(grams: number): void {
      if (grams > 30_000) {
        report(tooHeavy);
      }
    }
    function report(text: string): void {
      console.log(text);
    }
  `,
  'test/scale.test.ts': dedent`
    import { tooHeavy } from '../src/texts.ts';
    it('says so', () => {
      expect(last()).toBe(tooHeavy);
    });
  `,
};

suite('a message in a constant', () => {
  test('leads to the function that uses it and to the condition of that use', async () => {
    const { codebase } = await openFixture(files);
    const { answer, citations } = await ask(codebase, 'The parcel is too heavy.');
    const first =
      /^`weigh` uses `tooHeavy`, whose text is "The parcel is too heavy." \[(\d+)\] \[\d+\]. Reached if this holds: `if \(grams > 30_000\)`/;
    assert.match(answer, first);
    assert.match(answer, /if \(grams > 30_000\) \{\n +report\(tooHeavy\);/);
    const n = Number(first.exec(answer)?.[1]);
    assert.deepEqual(
      [citations.find((each) => each.n === n)?.file, citations.find((each) => each.n === n)?.lineStart],
      ['src/scale.ts', 4],
    );
    assert.doesNotMatch(answer, /### `says so`/);
  });
});
