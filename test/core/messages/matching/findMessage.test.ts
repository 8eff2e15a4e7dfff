// Messages as somebody saw them lead to the lines that say them, in code by its literals, in any other file line by line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { findMessages } from '../../../../src/core/messages/matching/findMessage.ts';
import { extractFacts } from '../../../../src/core/symbols/extract.ts';
import { languageOf, languages } from '../../../../src/core/syntax/languages.ts';
import { FileTexts, type TextFile } from '../../../../src/core/text/fileTexts.ts';
import { nodeClock } from '../../../../src/node/clock.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import type { MessageMatch } from '../../../../src/core/messages/matching/messageMatch.ts';
import { dedent } from '../../../support/dedent.ts';

async function find(message: string, texts: Readonly<Record<string, string>>, most = 5): Promise<MessageMatch[]> {
  const files = Object.keys(texts).map((path): TextFile => ({ root: 'r', path, role: path.startsWith('test/') ? 'test' : 'code' }));
  const held = new FileTexts({
    clock: nodeClock,
    files: () => files,
    version: () => 1,
    changes: () => 1,
    keyOf: (_, path) => path,
    readText: async (_, path) => texts[path],
  });
  const literals = new Map<string, Uint8Array>();
  for (const [path, text] of Object.entries(texts)) {
    const language = languages.get(languageOf(path, text) ?? '');
    if (!language?.grammar) continue;
    const facts = await extractFacts(text, language.id, await testParsers());
    literals.set(path, facts.literals ?? new Uint8Array());
  }
  const source = { literals: ({ path }: TextFile) => literals.get(path) };
  const [found = []] = await findMessages([message], held, source, { most }, neverCancelled);
  return found;
}

const places = (found: readonly MessageMatch[]): string[] => found.map(({ file, line, kind }) => `${file.path}:${line} ${kind}`);

test('a line of code that is asked about is found as what it is, after literals', async () => {
  const texts = {
    'a.py': dedent`
      def send(method):
          method = to_native_string(method)
          return method
    `,
  };
  const [found] = await find('method = to_native_string(method)', texts);
  assert.deepEqual([found?.line, found?.kind, found?.role], [1, 'whole', 'code']);
});

test('values in holes do not matter, and a comment says nothing', async () => {
  const found = await find("'2kb' is not a valid size: see the manual of the tool", {
    'a.rs': '// is not a valid size\nfn f() { bail!("\'{}\' is not a valid size: see the {} of the tool", s, t) }\n',
    'b.py': '# is not a valid size: see the manual\nx = 1\n',
  });
  assert.deepEqual(places(found), ['a.rs:1 whole']);
});

test('a literal joined over lines is one, and the line where it begins is meant', async () => {
  const text = dedent`
    raise Broken(
      'The queue is full, '
      f'{count} jobs were refused and will have to be sent again'
    )
  `;
  assert.deepEqual(places(await find('The queue is full, 12 jobs were refused and will have to be sent again', { 'a.py': text })), [
    'a.py:1 whole',
  ]);
});

test('a part of a literal that goes on for lines is shown on its own line', async () => {
  const text = dedent`
    fail(
      "The queue of " +
        name +
        " has no room for any more" +
        job
    );
  `;
  assert.deepEqual(places(await find('has no room for any more', { 'a.js': text })), ['a.js:3 holds']);
});

test('literals that are written one after the other say one message', async () => {
  const text = dedent`
    void f() {
      out << "The queue of "
          << name << " has no room for "
          << job << " any more";
    }
  `;
  assert.equal((await find('The queue of mail has no room for job-7 any more', { 'a.cpp': text }))[0]?.kind, 'whole');
});

test('whole texts come before those that hold the message, code before tests, and parts last', async () => {
  const texts = {
    'test/a.js': "expect('cannot open the second file for reading')",
    'b.js': "throw new Error('cannot open the second file for reading')",
    'c.js': "throw new Error('cannot open the second file for ' + mode)",
    'd.js': "throw new Error('cannot open the second file for reading: ask the owner')",
    'e.js': "throw new Error('cannot lock the second file for reading')",
  };
  assert.deepEqual(places(await find('cannot open the second file for reading', texts)), [
    'b.js:0 whole',
    'test/a.js:0 whole',
    'c.js:0 whole',
    'd.js:0 holds',
    'e.js:0 part',
  ]);
});

test('files without a grammar are read line by line: values of keys, quotations, whole lines', async () => {
  const texts = {
    'a.yml': 'errors:\n  full: The queue of %{name} is full today\n',
    'b.properties': 'errors.full=The queue of {0} is full today\n',
    'c.sh': '# The queue of mail\necho "The queue of $1 is full today" >&2\n',
  };
  assert.deepEqual(places(await find('The queue of mail is full today', texts)).toSorted(), [
    'a.yml:1 whole',
    'b.properties:0 whole',
    'c.sh:1 whole',
  ]);
});

test('less than enough of a message is another message', async () => {
  const texts = { 'a.js': "fail('cannot open the second file because the disk has been removed from this machine')" };
  assert.deepEqual(await find('cannot open the door of the other house', texts), []);
  assert.deepEqual(await find('nothing of this stands anywhere', texts), []);
});
