// Languages that are served together: each language with a grammar is in one group, under the names of the editor.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { languages } from '../../../src/core/syntax/languages.ts';
import { groupOfDocument, groupOfFile, languageGroups } from '../../../src/vscode/languageServers/languageGroups.ts';

suite('groups of languages', () => {
  test('hold each language with a grammar once, and no other', () => {
    const grouped = languageGroups.flatMap((group) => group.languages);
    const full = [...languages.values()].filter(({ grammar }) => grammar !== undefined).map(({ id }) => id);
    assert.deepEqual(grouped.toSorted(), full.toSorted());
  });

  test('have each name of the editor once', () => {
    const names = languageGroups.flatMap(({ editorLanguages }) => editorLanguages);
    assert.deepEqual(names, [...new Set(names)]);
  });

  test('are found by the language of a document, and by the path of a file', () => {
    const rows = [
      ['python', 'a/b.pyi', 'python'],
      ['typescriptreact', 'a.tsx', 'typescript'],
      ['javascriptreact', 'a.jsx', 'typescript'],
      ['cpp', 'a.h', 'cpp'],
      ['markdown', 'a.md', undefined],
      ['vue', 'a.vue', undefined],
    ] as const;
    for (const [language, path, id] of rows) assert.deepEqual([groupOfDocument(language)?.id, groupOfFile(path)?.id], [id, id], path);
  });
});
