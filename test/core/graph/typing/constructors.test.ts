// Which methods are constructors: by the language's own name for them, else by the name of the class.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isConstructor } from '../../../../src/core/graph/typing/constructors.ts';
import type { SymbolNode } from '../../../../src/core/graph/edges/types.ts';

const is = (language: string, qualifiedName: string, kind = 'method'): boolean =>
  isConstructor({ language, fact: { kind, name: qualifiedName.split('.').at(-1), qualifiedName } } as unknown as SymbolNode);

test('a constructor has the name that its language has for it, else that of its class', () => {
  assert.ok(is('python', 'Boat.__init__') && is('python', 'Boat.__new__') && is('typescript', 'Boat.constructor'));
  assert.ok(is('ruby', 'Boat.initialize') && is('php', 'Boat.__construct') && is('java', 'harbour.Boat.Boat') && is('csharp', 'Boat.Boat'));
});

test('other methods, and functions of a module of their name, are none', () => {
  assert.ok(!is('python', 'Boat.Boat') && !is('java', 'Boat.init') && !is('typescript', 'Boat.__init__') && !is('ruby', 'Boat.Boat'));
  assert.ok(!is('rust', 'boat.boat', 'function') && !is('java', 'Boat'));
});
