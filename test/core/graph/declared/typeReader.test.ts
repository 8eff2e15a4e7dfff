// Types are read to trees; a part that cannot be read stands for nothing and does not spoil the rest.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readType } from '../../../../src/core/graph/declared/typeReader.ts';

const name = (text: string): unknown => ({ kind: 'name', name: text, arguments: [] });

test('reads names with arguments, lists, tuples and indexed types', () => {
  assert.deepEqual(readType('Map<string, a.Cart[]>'), {
    kind: 'name',
    name: 'Map',
    arguments: [name('string'), { kind: 'list', of: name('a.Cart') }],
  });
  assert.deepEqual(readType('[first: A, ...rest: B]'), { kind: 'tuple', items: [name('A'), name('B')] });
  assert.deepEqual(readType("A['key']"), { kind: 'part', of: name('A'), key: { kind: 'literal', value: 'key' } });
});

test('an intersection binds closer than a union', () => {
  assert.deepEqual(readType('| A & B | C'), {
    kind: 'options',
    isUnion: true,
    of: [{ kind: 'options', isUnion: false, of: [name('A'), name('B')] }, name('C')],
  });
});

test('reads functions with type parameters, rest parameters and the type of `this`', () => {
  const node = readType('<T extends A = B>(this: C, { a }: D, ...rest: E[]) => T');
  assert.ok(node.kind === 'function');
  assert.deepEqual(node.typeParameters, [{ name: 'T', bound: name('A'), default: name('B') }]);
  assert.deepEqual(
    node.parameters.map((parameter) => parameter.name),
    ['{ a }', '...rest'],
  );
  assert.deepEqual([node.self, node.result], [name('C'), name('T')]);
});

test('members know their path below the declared name, methods and index signatures too', () => {
  const node = readType('{ a: { readonly b?: A }; run(x: B): C; [key: string]: D; new (): E }', 'options');
  assert.ok(node.kind === 'object');
  assert.deepEqual(
    node.members.map(({ path }) => path),
    ['options.a', 'options.run'],
  );
  const [inner] = node.members;
  assert.ok(inner?.type?.kind === 'object');
  assert.equal(inner.type.members[0]?.path, 'options.a.b');
  assert.deepEqual([node.values, node.calls.map(({ constructs }) => constructs)], [name('D'), [true]]);
});

test('reads conditional, mapped, guard and import types', () => {
  assert.deepEqual(readType('A extends B ? C : D'), { kind: 'choice', yes: name('C'), no: name('D') });
  assert.deepEqual(readType('x is A'), { kind: 'guard', of: name('A') });
  assert.equal(readType('{ [K in keyof T]: T[K] }').kind, 'mapped');
  assert.deepEqual(readType("import('./a').B.C"), { kind: 'imported', module: './a', name: 'B.C', arguments: [] });
});

test('ends on broken and deeply nested text', () => {
  for (const text of ['', '{', 'Map<', '((((', '{ a: }', '['.repeat(500)]) assert.ok(readType(text).kind);
});
