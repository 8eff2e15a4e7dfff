// Uses of script names in the templates of components, in any page and in time linear in its length.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { FileFacts } from '../../../../src/core/symbols/facts.ts';
import { Source } from '../../../../src/core/symbols/source.ts';
import { templateUses } from '../../../../src/core/symbols/definitions/templateUses.ts';

const names = ['save', 'Row', 'api'].map((name) => ({ imported: name, local: name }));
const facts: Pick<FileFacts, 'symbols' | 'imports'> = {
  symbols: [],
  imports: [{ module: './x', names, line: 0, scope: 0, reexport: false, typeOnly: false }],
};

function uses(text: string, language: string): string[] {
  return templateUses(facts, new Source(text), language).map(({ receiver, name, how, column }) => {
    assert.ok(text.split('\n').some((line) => line.startsWith(name, column) || /^row$/i.test(line.slice(column, column + 3))));
    return `${how} ${receiver === undefined ? '' : `${receiver}.`}${name}`;
  });
}

suite('uses in templates', () => {
  test('follow the syntax of Vue and Svelte', () => {
    assert.deepEqual(uses('<p @click="save">{save}</p>', 'vue'), ['reference save']);
    assert.deepEqual(uses('<p @click="save" on:click={save}>{{save}}</p>', 'svelte'), ['reference save', 'reference save']);
    assert.deepEqual(uses('<row/><Row a="x > save" :b="{ x: api.save() }">save</Row>', 'vue'), ['call Row', 'call Row', 'call api.save']);
    assert.deepEqual(uses('<row/><a title="save {save(1)}" {...api}/>', 'svelte'), ['call save', 'reference api']);
    assert.deepEqual(uses('<api.save/><api./>', 'svelte'), ['call api.save', 'call api']);
    assert.deepEqual(uses('<style>.save { save }</style><script>save()</script>', 'svelte'), []);
    assert.deepEqual(uses('<p :a="x.save + \'save\'" v-slot="save" a="save">{{ x?.save }}</p>', 'vue'), []);
  });

  test('have places inside the page, whatever the page contains', () => {
    const part = fc.constantFrom(
      '<Row',
      '<',
      '>',
      '/>',
      '{',
      '{{',
      '}',
      '}}',
      '"',
      "'",
      ' @a=',
      ' use:save',
      'save',
      'api.',
      '(',
      '\n',
      '<!--',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), fc.constantFrom('vue', 'svelte'), (parts, language) => {
        uses(parts.join(''), language);
      }),
    );
    for (const hostile of ['{', '<Row ', '<Row a="', '{{save(', '<!--', '<a b={', '(']) {
      for (const language of ['vue', 'svelte']) templateUses(facts, new Source(hostile.repeat(20_000)), language);
    }
  });
});
