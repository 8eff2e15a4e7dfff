// The owner of a key: each row is code with a marked key, and the place that is read from it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isPlainKeyAt, keyAt } from '../../../../src/core/uses/places/objectKey.ts';

const rows: readonly (readonly [code: string, place: string])[] = [
  ['run({ «url»: 1 })', 'argument run 0 : '],
  ['a.b(1, { x: 2, «url»: 1 })', 'argument a.b 1 : '],
  ['make<Options>({ «url»: 1 })', 'argument make 0 Options : '],
  ['return new Client({ «url»: 1 }) as Other', 'argument Client 0 : '],
  ['new Client({ «url» })', 'argument Client 0 : shorthand'],
  ['run({ nested: { «deep»: 3 } })', 'argument run 0 : nested'],
  ['run([{ «url»: 1 }, { url: 2 }])', 'argument run 0 : *'],
  ['run(a ?? { «url»: 1 })', 'argument run 0 : '],
  ['run(ok ? { url: 1 } : { «url»: 2 })', 'argument run 0 : '],
  ['const o: Options = { «url»: 1 }', 'type Options : '],
  ['const o: Map<string, Options> = { «url»: 1 }', 'type Map<string, Options> : '],
  ['class A { options: Options = { «url»: 1 }; }', 'type Options : '],
  ['this.options = { «url»: 1 }', 'value this.options : '],
  ['const o = { «url»: 1 } as Options;', 'type Options : '],
  ['const o = { «url»: 1 } satisfies Options;', 'type Options : '],
  ['const { «url» } = options.inner;', 'value options.inner : shorthand'],
  ['const { «url»: other } = await load();', 'value await load() : '],
  ['const { «url» }: Options = x;', 'type Options : shorthand'],
  ['for (const { «url» } of all) {}', 'value all : * shorthand'],
  ['function take({ «url» }: Options) {}', 'type Options : shorthand'],
  ['list.map(({ «url» }) => url)', 'parameter 0 : shorthand'],
  ['const f = (): Options => ({ «url»: 1 })', 'result : '],
  ['function f() { return { «url»: 1 }; }', 'result : '],
  ['<Panel «url»="x" />', 'attribute Panel : '],
  ['<Panel other={{ a: 1 }} «url»={x}>', 'attribute Panel : '],
  [`const f = () => {${' '.repeat(500)}};\n<Panel «url»={x} />`, 'attribute Panel : '],
  ['f({ a: 1 }); <Panel other={{ a: 1 }} more=" " «url»={x}>', 'attribute Panel : '],
  ['<«title»>x</title>', 'element : '],
];

const none = [
  'if (a) { «url»; }',
  'const o = { «url»: 1 };',
  'label: { «url»: for (;;) {} }',
  'f(«url», 1)',
  'return ok ? «url» : other;',
  'const f = () => { «url»; }',
  '<Panel>{ «url» }</Panel>',
];

function read(marked: string): string | undefined {
  const start = marked.indexOf('«');
  const key = keyAt(marked.replace(/[«»]/g, ''), start, marked.indexOf('»') - 1);
  if (!key) return undefined;
  const { how, ...rest } = key.anchor;
  const parts = [...key.keys, ...(key.isShorthand ? ['shorthand'] : [])];
  return `${[how, ...Object.values(rest)].join(' ')} : ${parts.join(' ')}`;
}

suite('owners of keys', () => {
  for (const [code, place] of rows) test(code, () => assert.equal(read(code), place));
  test('reads long attributes with much white space quickly', () => {
    const attributes = `a={${' '.repeat(40)}}\n`.repeat(8);
    const start = performance.now();
    assert.equal(read(`<Panel ${attributes} ! «title» />`), undefined);
    assert.ok(performance.now() - start < 1000);
  });
  for (const code of none) test(`no key: ${code}`, () => assert.equal(read(code), undefined));
});

test('recognises a name with a colon after a brace or comma as a plain key', () => {
  const isPlain = (code: string): boolean => isPlainKeyAt(code, code.indexOf('total'), code.indexOf('total') + 5);
  for (const key of ['f({ total: 1 })', 'x = { a,\n  total: 1 }', 'f({ total?: 1 })']) assert.equal(isPlain(key), true, key);
  for (const none of ['f({ total })', 'f({ total = 1 })', 'a ? total : b', '{ total::of }', 'case total: x'])
    assert.equal(isPlain(none), false, none);
});
