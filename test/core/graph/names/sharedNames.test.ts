// Names that files of a package share: types in functions are not among them.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { languageOf } from '../../../../src/core/syntax/languages.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

const cookie = 'package web\n\ntype Cookie struct{ Name string }\n';
const local = 'package web\n\nfunc parse() string {\n\ttype Cookie struct{ Name string }\n\treturn Cookie{}.Name\n}\n';
const user = 'package web\n\nfunc use() Cookie { return Cookie{Name: "a"} }\n';
const other = 'package app\n\nimport "example.com/web"\n\nfunc run() string {\n\tone := web.Cookie{Name: "a"}\n\treturn one.Name\n}\n';

/** Files of the types that `path` refers to. */
async function typesUsedIn(path: string, sources: readonly (readonly [path: string, text: string])[]): Promise<readonly string[]> {
  const graph = graphOf(await Promise.all(sources.map(([each, text]) => graphFile(each, text, languageOf(each) ?? '', parsers))));
  const names = [...graph.edges()].flatMap(({ caller, callee }) => (caller.includes(path) && callee?.endsWith('Cookie') ? [callee] : []));
  return [...new Set(names)];
}

test('a type in a function is unknown outside it, whichever file comes first', async () => {
  const sources = [
    ['web/a_test.go', local],
    ['web/cookie.go', cookie],
    ['web/use.go', user],
    ['app/run.go', other],
    ['go.mod', 'module example.com\n'],
  ] as const;
  for (const order of [sources, sources.toReversed()]) {
    for (const path of ['web/use.go', 'app/run.go']) {
      const types = await typesUsedIn(path, order);
      assert.ok(types.length === 1 && types[0]?.includes('web/cookie.go'), `${path}: ${types.join()}`);
    }
  }
});

test('languages of one runtime import types from each other, and their methods override each other', async () => {
  const sources = [
    ['src/main/java/shop/Converter.java', 'package shop;\npublic interface Converter { int convert(int value); }\n'],
    [
      'src/main/kotlin/shop/parts/Doubler.kt',
      'package shop.parts\n\nimport shop.Converter\n\nclass Doubler : Converter {\n  override fun convert(value: Int) = value * 2\n}\n',
    ],
    [
      'src/main/java/shop/Use.java',
      'package shop;\nimport shop.parts.Doubler;\nclass Use {\n  int run(Converter c) { return c.convert(1); }\n  int go() { return new Doubler().convert(2); }\n}\n',
    ],
    ['src/other/Converter.py', 'class Converter:\n    def convert(self, value):\n        return value\n'],
  ] as const;
  const graph = graphOf(await Promise.all(sources.map(([path, text]) => graphFile(path, text, languageOf(path) ?? '', parsers))));
  const edges = [...graph.edges()].map(
    ({ caller, kind, callee }) => `${caller.split('#')[1]} ${kind} ${callee?.replace(/^.*\.(\w+)#/, '$1 ') ?? ''}`,
  );
  assert.ok(edges.includes('Doubler implements java Converter'), edges.join('\n'));
  assert.ok(edges.includes('Doubler.convert overrides java Converter.convert'));
  assert.ok(edges.includes('Use.run calls kt Doubler.convert'));
  assert.ok(edges.includes('Use.go calls kt Doubler.convert'));
  assert.ok(!edges.includes('Use.go calls java Converter.convert'));

  // A type of the other language that comes later is linked to those that asked for it.
  const [converter, doubler, use] = await Promise.all(
    sources.slice(0, 3).map(([path, text]) => graphFile(path, text, languageOf(path) ?? '', parsers)),
  );
  assert.ok(converter && doubler && use);
  const later = graphOf([use]);
  const targets = (): readonly string[] => [...later.edges()].flatMap(({ callee }) => callee ?? []);
  assert.deepEqual(targets(), []);
  later.update({ changedFiles: [doubler], removedFiles: [] });
  assert.ok(targets().some((id) => id.endsWith('#Doubler.convert')));
  assert.ok(!targets().some((id) => id.endsWith('#Converter')));
  later.update({ changedFiles: [converter], removedFiles: [] });
  assert.ok(targets().some((id) => id.endsWith('#Converter.convert')));
  later.update({ changedFiles: [], removedFiles: [{ root: 'r', path: doubler.path }] });
  assert.ok(!targets().some((id) => id.includes('Doubler')));
});
