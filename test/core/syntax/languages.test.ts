// The registry of languages: in which language files are read, and the effect of a broken grammar.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { extractFacts } from '../../../src/core/symbols/extractFacts.ts';
import { languageOf, languages } from '../../../src/core/syntax/languages.ts';
import { Parsers } from '../../../src/core/syntax/parser.ts';
import { testAssets } from '../symbols/testAssets.ts';

suite('the registry of languages', () => {
  test('recognises a file by its ending, name or first line', () => {
    const languageByPath = {
      'a/b.py': 'python',
      'x.pyi': 'python',
      'x.d.ts': 'typescript',
      'x.MTS': 'typescript',
      'x.tsx': 'tsx',
      'x.cjs': 'javascript',
      'X.java': 'java',
    };
    for (const [path, language] of Object.entries(languageByPath)) assert.equal(languageOf(path), language, path);
    assert.equal(languageOf('README'), 'plaintext');
    assert.equal(languageOf('docs/a.rst'), 'restructuredtext');
    assert.equal(languageOf('src/CMakeLists.txt'), 'cmake');
    assert.equal(languageOf('Dockerfile.dev'), 'dockerfile');
    assert.equal(languageOf('bin/run', '#!/usr/bin/env python3\n'), 'python');
    assert.equal(languageOf('bin/run', '#!/usr/bin/env node\n'), 'javascript');
  });

  test('knows no language for other files', () => {
    for (const path of ['a.png', 'a.wasm', 'lib.so', 'noext', 'a.pyc', 'x.zip', 'constructor', 'a.__proto__', ''])
      assert.equal(languageOf(path), undefined, path);
  });

  test('has each ending for one language only', () => {
    const endings = [...languages.values()].flatMap(({ extensions }) => extensions);
    assert.equal(new Set(endings).size, endings.length);
  });

  test('loses only the language of a broken grammar, and reports it once', async () => {
    const parsers = await Parsers.create({
      read: (path) => (path === 'grammars/java.wasm' ? Promise.resolve(new Uint8Array([1, 2, 3])) : testAssets.read(path)),
    });
    const java = await extractFacts('class A {}', 'java', parsers);
    await extractFacts('class B {}', 'java', parsers);
    assert.deepEqual(
      java.symbols.map(({ name }) => name),
      ['<module>'],
    );
    assert.deepEqual(
      parsers.failures.map(({ language }) => language),
      ['java'],
    );
    assert.equal((await extractFacts('class A: pass', 'python', parsers)).symbols[1]?.name, 'A');
    parsers.dispose();
  });

  test('reports a missing query', async () => {
    const parsers = await Parsers.create({
      read: (path) => (path.startsWith('queries/') ? Promise.reject(new Error(`no ${path}`)) : testAssets.read(path)),
    });
    await extractFacts('x', 'python', parsers);
    assert.match(parsers.failures[0]?.message ?? '', /no queries\/python/);
    parsers.dispose();
  });
});
