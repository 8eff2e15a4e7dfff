// Messages lead to the lines that emit them: in code by its literals, in other files line by line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { findMessages, runsOf } from '../../../../src/core/messages/matching/findMessage.ts';
import { extractFacts } from '../../../../src/core/symbols/extractFacts.ts';
import { languageOf, languages } from '../../../../src/core/syntax/languages.ts';
import { FileTexts, type TextFile } from '../../../../src/core/text/fileTexts.ts';
import { nodeClock } from '../../../../src/node/clock.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import type { MessageMatch } from '../../../../src/core/messages/matching/messageMatch.ts';
import { dedent } from '../../../support/dedent.ts';

/** The matches of one message in the given files: the same when they are read, when they are in memory, and when it is known which hold its words. */
async function matchesOf(message: string, texts: Readonly<Record<string, string>>, most = 5): Promise<MessageMatch[]> {
  const files = Object.keys(texts).map((path): TextFile => ({ root: 'r', path, role: path.startsWith('test/') ? 'test' : 'code' }));
  const fileTexts = new FileTexts({
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
  const source = { version: 1, literals: ({ path }: TextFile) => literals.get(path) };
  const search = (): Promise<MessageMatch[][]> => findMessages([message], fileTexts, source, { maxMatches: most }, neverCancelled);
  const [[matches = []], inMemory, known] = [await search(), await search(), await search()];
  assert.deepEqual([inMemory, known], [[matches], [matches]]);
  return matches;
}

/** Each match as `path:line kind`. */
const placesIn = (matches: readonly MessageMatch[]): string[] => matches.map(({ file, line, kind }) => `${file.path}:${line} ${kind}`);

test('finds a pasted line of code as code', async () => {
  const texts = {
    'a.py': dedent`
      def send(method):
          method = to_native_string(method)
          return method
    `,
  };
  const [match] = await matchesOf('method = to_native_string(method)', texts);
  assert.deepEqual([match?.line, match?.kind, match?.role], [1, 'whole', 'code']);
});

test('accepts any values in holes, and ignores comments', async () => {
  const matches = await matchesOf("'2kb' is not a valid size: see the manual of the tool", {
    'a.rs': dedent`
      // is not a valid size
      fn f() { bail!("'{}' is not a valid size: see the {} of the tool", s, t) }
    `,
    'b.py': dedent`
      # is not a valid size: see the manual
      x = 1
    `,
  });
  assert.deepEqual(placesIn(matches), ['a.rs:1 whole']);
});

test('matches a literal that is joined over lines, and reports the line where it begins', async () => {
  const text = dedent`
    raise Broken(
      'The queue is full, '
      f'{count} jobs were refused and will have to be sent again'
    )
  `;
  assert.deepEqual(placesIn(await matchesOf('The queue is full, 12 jobs were refused and will have to be sent again', { 'a.py': text })), [
    'a.py:1 whole',
  ]);
});

test('reports the line of the matched part of a long literal', async () => {
  const text = dedent`
    fail(
      "The queue of " +
        name +
        " has no room for any more" +
        job
    );
  `;
  assert.deepEqual(placesIn(await matchesOf('has no room for any more', { 'a.js': text })), ['a.js:3 holds']);
});

test('matches a message that several literals in a row write', async () => {
  const text = dedent`
    void f() {
      out << "The queue of "
          << name << " has no room for "
          << job << " any more";
    }
  `;
  assert.equal((await matchesOf('The queue of mail has no room for job-7 any more', { 'a.cpp': text }))[0]?.kind, 'whole');
});

test('ranks whole texts first, code before tests, and partial matches last', async () => {
  const texts = {
    'test/a.js': "expect('cannot open the second file for reading')",
    'b.js': "throw new Error('cannot open the second file for reading')",
    'c.js': "throw new Error('cannot open the second file for ' + mode)",
    'd.js': "throw new Error('cannot open the second file for reading: ask the owner')",
    'e.js': "throw new Error('cannot lock the second file for reading')",
  };
  assert.deepEqual(placesIn(await matchesOf('cannot open the second file for reading', texts)), [
    'b.js:0 whole',
    'test/a.js:0 whole',
    'c.js:0 whole',
    'd.js:0 holds',
    'e.js:0 part',
  ]);
});

test('reads files without a grammar line by line: values of keys, quotations, whole lines', async () => {
  const texts = {
    'a.yml': dedent`
      errors:
        full: The queue of %{name} is full today
    `,
    'b.properties': 'errors.full=The queue of {0} is full today\n',
    'c.sh': dedent`
      # The queue of mail
      echo "The queue of $1 is full today" >&2
    `,
  };
  assert.deepEqual(placesIn(await matchesOf('The queue of mail is full today', texts)).toSorted(), [
    'a.yml:1 whole',
    'b.properties:0 whole',
    'c.sh:1 whole',
  ]);
});

test('finds nothing for a message that shares too little', async () => {
  const texts = { 'a.js': "fail('cannot open the second file because the disk has been removed from this machine')" };
  assert.deepEqual(await matchesOf('cannot open the door of the other house', texts), []);
  assert.deepEqual(await matchesOf('nothing of this stands anywhere', texts), []);
});

test('matches a message in another case only if nothing matches as written', async () => {
  const texts = { 'a.js': "fail('cannot open the second file')", 'b.js': "fail('CANNOT OPEN THE SECOND FILE')" };
  assert.deepEqual(placesIn(await matchesOf('CANNOT OPEN THE SECOND FILE', { 'a.js': texts['a.js'] })), ['a.js:0 whole']);
  assert.deepEqual(placesIn(await matchesOf('CANNOT OPEN THE SECOND FILE', texts)), ['b.js:0 whole']);
});

test('keeps one match per key of a resource file, and at most the requested number', async () => {
  const texts = {
    'locales/de/a.json': '{ "full": "Die Warteschlange ist heute voll" }',
    'locales/at/a.json': '{ "full": "Die Warteschlange ist heute voll" }',
    'a.js': "fail('Die Warteschlange ist heute voll')",
  };
  assert.equal((await matchesOf('Die Warteschlange ist heute voll', texts)).length, 2);
  assert.equal((await matchesOf('Die Warteschlange ist heute voll', texts, 1)).length, 1);
});

test('searches for runs of two words, and for long words where runs are few', () => {
  assert.deepEqual(runsOf('cannot open the file'), ['cannot open', 'open the', 'the file', 'cannot', 'open', 'file']);
  assert.deepEqual(runsOf('open a.txt now'), ['open']);
  assert.equal(runsOf(Array.from({ length: 90 }, () => 'word').join(' ')).length, 16);
});

test('finds a text of several lines behind a comment sign of its own', async () => {
  const matches = await matchesOf('see the manual of the tool for sizes', {
    'a.js': dedent`
      // see the manual of the tool for sizes
      const help = \`sizes\\n
        // see the manual of the tool for sizes\`;
    `,
  });
  assert.deepEqual([matches[0]?.line, matches[0]?.role], [2, 'constant']);
});

test('leaves comments out of files in memory as of files that are read', async () => {
  const line = fc.constantFrom(
    'log("cannot open the file");',
    '// cannot open the file',
    '/* cannot open',
    'the file */ call("the file is open");',
    'const a = `cannot open',
    '# the file`;',
    'open("http://cannot open the file"); // the file is open',
    'cannot.open(the, file);',
    '<p>see http://manual cannot open the file</p>',
    '"',
  );
  const path = fc.constantFrom('a.js', 'a.py', 'a.json', 'a.php', 'a.vue', 'a.md');
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 8 }), path, async (lines, file) => {
      await matchesOf('cannot open the file', { [file]: lines.join('\n'), 'b.js': 'log("cannot open the door")' });
    }),
    { numRuns: 60 },
  );
});
