// Line ranges of uncommitted changes, read from a diff.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { changedLines } from '../../../src/vscode/changes/changedLines.ts';
import { dedent } from '../../support/dedent.ts';

suite('changedLines', () => {
  test('returns the lines of the new side, also for a deletion', () => {
    const diff = dedent`
      --- a/x
      +++ b/x
      @@ -1,2 +1,3 @@
       a
      +b
       c
      @@ -9 +10 @@ f()
      -x
      +y
      @@ -20,3 +21,0 @@
      -z`;
    assert.deepEqual(changedLines(diff), [
      { lineStart: 1, lineEnd: 3 },
      { lineStart: 10, lineEnd: 10 },
      { lineStart: 21, lineEnd: 21 },
    ]);
  });
});
