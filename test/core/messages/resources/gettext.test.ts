// Catalogs of gettext: the blocks around offsets have the same entries, at the same lines, as the whole catalog.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { gettextEntries } from '../../../../src/core/messages/resources/gettext.ts';

const block = fc.oneof(
  fc.constant('msgid ""\nmsgstr ""\n"Language: de\\n"'),
  fc.constant('#~ msgid "old"\n#~ msgstr "alt"'),
  fc
    .tuple(fc.constantFrom('open', 'close the file'), fc.constantFrom('', '\n" now"'))
    .map(([id, more]) => `#: a.py:1\nmsgid "${id}"${more}\nmsgstr "${id} auf Deutsch"`),
  fc.constant('msgctxt "menu"\nmsgid "one"\nmsgid_plural "many"\nmsgstr[0] "eins"\nmsgstr[1] "viele"'),
  fc.constant('msgid "a"\nmsgstr "b"\nmsgid "c"\nmsgstr "d"'),
);
const catalog = fc
  .tuple(fc.array(block, { maxLength: 8 }), fc.constantFrom('\n\n', '\n\n\n', '\n \n', '\r\n\r\n'))
  .map(([blocks, gap]) => blocks.join(gap));

test('an offset gives the entries of its block', () => {
  fc.assert(
    fc.property(catalog, fc.array(fc.nat(600), { maxLength: 5 }), (text, places) => {
      const offsets = places.filter((offset) => offset < text.length).sort((a, b) => a - b);
      const all = gettextEntries(text);
      const near = gettextEntries(text, offsets);
      // Nothing is made up or moved, and nothing comes twice.
      for (const entry of near) assert.equal(all.filter((each) => isSame(each, entry)).length, 1);
      assert.equal(new Set(near.map(({ line }) => line)).size, near.length);
      // Nothing on a line of an offset is missing.
      const lines = new Set(offsets.map((offset) => text.slice(0, offset).split('\n').length - 1));
      for (const entry of all)
        if ([...lines].some((line) => line >= entry.line && line <= entry.endLine)) assert.ok(near.some((each) => isSame(each, entry)));
    }),
  );
});

function isSame(a: ReturnType<typeof gettextEntries>[number], b: ReturnType<typeof gettextEntries>[number]): boolean {
  return a.line === b.line && a.endLine === b.endLine && a.key === b.key && a.text === b.text;
}
