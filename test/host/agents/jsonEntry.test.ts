// An entry in a JSON file with comments: the rest of the file stays as it was.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import JSON5 from 'json5';
import { withJsonEntry } from '../../../src/vscode/agents/jsonEntry.ts';
import { dedent } from '../../support/dedent.ts';

suite('withJsonEntry', () => {
  const entry = { command: 'node', args: ['a b', '"q"'] };
  const addEntry = (text: string): string => {
    const merged = withJsonEntry(text, 'servers', 'clew', entry);
    assert.ok(merged.outcome === 'added', `${merged.outcome}: ${text}`);
    return merged.text;
  };

  test('adds the entry after the others and keeps comments and indentation', () => {
    const text = dedent`
      // mine
      {
      	"servers": {
      		"other": { "command": "x" }, // keep
      		/* and this */
      	},
      	"inputs": []
      }
    `;
    assert.equal(
      addEntry(text),
      dedent`
        // mine
        {
        	"servers": {
        		"other": { "command": "x" }, // keep
        		/* and this */
        		"clew": {
        			"command": "node",
        			"args": [
        				"a b",
        				"\\"q\\""
        			]
        		}
        	},
        	"inputs": []
        }
      `,
    );
  });

  test('adds the entry on new lines to a one-line text, and after a trailing comment', () => {
    for (const text of [
      '{}',
      '{"servers":{}}',
      '{ "servers": { "a": {} } }',
      '{\n  "a": 1 // last\n}',
      '{"a":"}//{"}',
      '\ufeff{"x":[{}]}\r\n',
    ])
      assert.ok(addEntry(text).includes('"clew"'), text);
    assert.match(addEntry('{\n  "a": 1 // last\n}'), /"a": 1, \/\/ last\n {2}"servers"/);
  });

  test('replaces only the entry of the same name', () => {
    const text = '{ "servers": { "clew": { "command": "old" /* why */ }, "other": 1 } }';
    const merged = withJsonEntry(text, 'servers', 'clew', entry);
    assert.ok(merged.outcome === 'replaced');
    assert.deepEqual(JSON5.parse(merged.text), { servers: { clew: entry, other: 1 } });
    assert.ok(merged.text.endsWith(', "other": 1 } }'));
  });

  test('refuses a text that is no such configuration', () => {
    for (const text of ['{', '[]', 'null', '{"servers": []}', '{"servers": "x"}', 'servers: {}'])
      assert.equal(withJsonEntry(text, 'servers', 'clew', entry).outcome, 'unreadable', text);
  });

  test('keeps every other value of any valid file', () => {
    const space = fc.constantFrom('', ' ', '\n', '\n\t', ' // a "c" }\n', '/* { , */');
    const objects = fc.dictionary(fc.constantFrom('a', 'servers', 'x"y', "it's", '}', '//'), fc.jsonValue(), { maxKeys: 4 });
    const texts = fc
      .tuple(objects, fc.option(objects, { nil: undefined }), fc.array(space, { minLength: 8, maxLength: 8 }), fc.boolean())
      .map(([outer, servers, spaces, comma]) => {
        const all: Readonly<Record<string, unknown>> = { ...outer, servers: servers ?? {} };
        const rows = Object.entries(all).map(
          ([name, value], i) =>
            `${spaces[i % 8]}${JSON.stringify(name)}${spaces[(i + 1) % 8]}:${spaces[(i + 2) % 8]}${JSON.stringify(value)}`,
        );
        return { all, text: `${spaces[6]}{${rows.join(`${spaces[5]},`)}${comma ? ',' : ''}${spaces[7]}}` };
      });
    fc.assert(
      fc.property(texts, ({ all, text }) => {
        const merged = withJsonEntry(text, 'servers', 'clew', entry);
        assert.ok(merged.outcome === 'added', `${merged.outcome}: ${text}`);
        assert.deepEqual(
          JSON5.parse(merged.text),
          JSON5.parse(JSON.stringify({ ...all, servers: { ...(all['servers'] as object), clew: entry } })),
        );
      }),
      { numRuns: 500 },
    );
  });
});
