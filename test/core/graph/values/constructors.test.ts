// Which methods are constructors: those with the name that the language has for them, otherwise those with the name of their class.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isConstructor } from '../../../../src/core/graph/values/constructors.ts';
import type { SymbolNode } from '../../../../src/core/graph/edges/graphTypes.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';

function checkConstructor(expected: boolean, language: string, qualifiedName: string, kind = 'method'): void {
  const symbol = { language, fact: { kind, name: qualifiedName.split('.').at(-1), qualifiedName } } as unknown as SymbolNode;
  assert.equal(isConstructor(symbol), expected, `${language} ${qualifiedName}`);
}

test('a method with the constructor name of its language is a constructor', () => {
  checkConstructor(true, 'python', 'Boat.__init__');
  checkConstructor(true, 'python', 'Boat.__new__');
  checkConstructor(true, 'typescript', 'Boat.constructor');
  checkConstructor(true, 'ruby', 'Boat.initialize');
  checkConstructor(true, 'php', 'Boat.__construct');
});

test('a method with the name of its class is a constructor in languages without a fixed name', () => {
  checkConstructor(true, 'java', 'harbour.Boat.Boat');
  checkConstructor(true, 'csharp', 'Boat.Boat');
  checkConstructor(false, 'python', 'Boat.Boat');
  checkConstructor(false, 'ruby', 'Boat.Boat');
});

test('a method with the constructor name of another language is no constructor', () => {
  checkConstructor(false, 'java', 'Boat.init');
  checkConstructor(false, 'typescript', 'Boat.__init__');
});

test('a function with the name of its module and a plain function are no constructors', () => {
  checkConstructor(false, 'rust', 'boat.boat', 'function');
  checkConstructor(false, 'java', 'Boat');
});

test('a Go method with the name of its type does not construct it', async () => {
  const parsers = await testParsers();
  const text =
    'package moves\n\ntype Move struct{ to int }\n\nfunc (m *Move) Move(to int) {}\n\nfunc start() *Move { return &Move{to: 1} }\n';
  const graph = graphOf([await graphFile('move.go', text, 'go', parsers)]);
  const callees = [...graph.edges()].filter(({ caller }) => caller.endsWith('#start')).map(({ callee }) => callee);
  assert.ok(callees.length > 0 && callees.every((callee) => callee?.endsWith('#Move')), callees.join());
  parsers.dispose();
});
