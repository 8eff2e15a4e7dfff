// Sentences about the state of a file: which rule excludes or includes it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { FileRow } from '../../../../src/core/indexing/files/fileListing.ts';
import { stateSentence } from '../../../../src/core/indexing/files/fileStateLabels.ts';

const row = (path: string, state: FileRow['state'], detail = ''): FileRow => ({
  ...{ root: 'k', path, directory: false, state, detail, language: '', symbols: 0, chunks: 0, parseErrors: 0 },
  ...{ unsaved: false, included: false, unkept: false, unlinked: false },
});

suite('stateSentence', () => {
  test('names the rule that excludes or includes a file', () => {
    assert.match(stateSentence(row('a', 'gitignore', '.gitignore:4 *.log')), /\.gitignore:4 \*\.log/);
    assert.match(stateSentence(row('a', 'files.exclude', '**/a')), /\*\*\/a of the setting files\.exclude/);
    assert.match(stateSentence({ ...row('a', 'indexed'), included: true }), /clew\.include/);
    assert.match(
      stateSentence({ ...row('a', 'parse-errors'), unkept: true }),
      /too large to be stored on disk, so the file is read again at each start/,
    );
  });
});
