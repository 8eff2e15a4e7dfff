// Packages across the folders of one workspace: what one publishes under a name is found by that name in the others.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { createGraph } from '../../../../src/core/graph/queries/derivedGraph.ts';
import type { CodeGraph } from '../../../../src/core/graph/edges/graphTypes.ts';
import { extractFacts } from '../../../../src/core/symbols/extractFacts.ts';
import { languageOf } from '../../../../src/core/syntax/languages.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

type Files = Readonly<Record<string, string>>;

async function graphOfRoots(roots: Readonly<Record<string, Files>>): Promise<CodeGraph> {
  const graph = createGraph(new Map(Object.keys(roots).map((root) => [root, root])));
  const changedFiles = [];
  for (const [root, files] of Object.entries(roots)) {
    for (const [path, text] of Object.entries(files)) {
      const facts = await extractFacts(text, languageOf(path) ?? '', parsers);
      changedFiles.push({ root, path, role: 'code' as const, facts });
    }
  }
  graph.update({ changedFiles, removedFiles: [] });
  return graph;
}

async function calleesOf(name: string, roots: Readonly<Record<string, Files>>): Promise<readonly string[]> {
  const graph = await graphOfRoots(roots);
  const [symbol] = graph.byName(name);
  assert.ok(symbol, name);
  return graph.callees(symbol.id).flatMap(({ callee, evidence }) => (callee === null ? [] : [`${callee} ${evidence}`]));
}

suite('a package of another root', () => {
  test('is found by the name in its package.json', async () => {
    const roots = {
      shop: { 'src/main.ts': "import { price } from '@acme/prices';\nexport function total() {\n  return price(1);\n}\n" },
      prices: {
        'package.json': '{ "name": "@acme/prices", "main": "dist/index.js" }',
        'src/index.ts': 'export function price(count: number) {\n  return count;\n}\n',
      },
    };
    assert.deepEqual(await calleesOf('total', roots), ['prices:src/index.ts#price import-resolved']);
  });

  test('is not looked for where the own root has it, or where no root publishes the name', async () => {
    const own = {
      shop: {
        'package.json': '{ "name": "shop", "workspaces": ["packages/*"] }',
        'packages/prices/package.json': '{ "name": "@acme/prices", "main": "index.ts" }',
        'packages/prices/index.ts': 'export function price() {}\n',
        'src/main.ts': "import { price } from '@acme/prices';\nexport function total() {\n  price();\n}\n",
      },
      prices: { 'package.json': '{ "name": "@acme/prices" }', 'index.ts': 'export function price() {}\n' },
    };
    assert.deepEqual(await calleesOf('total', own), ['shop:packages/prices/index.ts#price import-resolved']);
    const unpublished = {
      shop: { 'src/main.ts': "import { price } from 'prices';\nexport function total() {\n  price();\n}\n" },
      prices: { 'package.json': '{ "name": "@acme/prices" }', 'index.ts': 'export function price() {}\n' },
    };
    assert.deepEqual(await calleesOf('total', unpublished), []);
  });

  test('is found in Python in the flat and the src layout, and tests of others are not', async () => {
    const main = 'from prices.table import price\n\n\ndef total():\n    return price()\n';
    for (const layout of ['', 'src/']) {
      const roots = {
        shop: { 'shop/main.py': main, 'shop/__init__.py': '' },
        library: { [`${layout}prices/__init__.py`]: '', [`${layout}prices/table.py`]: 'def price():\n    return 1\n' },
      };
      assert.deepEqual(await calleesOf('total', roots), [`library:${layout}prices/table.py#price import-resolved`]);
    }
    const tests = {
      shop: { 'main.py': 'from tests.helpers import price\n\n\ndef total():\n    return price()\n' },
      library: { 'tests/__init__.py': '', 'tests/helpers.py': 'def price():\n    return 1\n' },
    };
    assert.deepEqual(await calleesOf('total', tests), []);
  });

  test('is found by the path in its go.mod', async () => {
    const roots = {
      shop: {
        'go.mod': 'module acme.example/shop\n',
        'main.go': 'package main\n\nimport "acme.example/prices/table"\n\nfunc total() int {\n\treturn table.Price()\n}\n',
      },
      prices: { 'go.mod': 'module acme.example/prices\n', 'table/table.go': 'package table\n\nfunc Price() int {\n\treturn 1\n}\n' },
    };
    assert.deepEqual(await calleesOf('total', roots), ['prices:table/table.go#Price import-resolved']);
  });

  test('is found by the name in its Cargo.toml', async () => {
    const roots = {
      shop: { 'Cargo.toml': '[package]\nname = "shop"\n', 'src/main.rs': 'use prices::price;\n\nfn total() -> i32 {\n    price()\n}\n' },
      other: { 'Cargo.toml': '[package]\nname = "prices"\n', 'src/lib.rs': 'pub fn price() -> i32 {\n    1\n}\n' },
    };
    assert.deepEqual(await calleesOf('total', roots), ['other:src/lib.rs#price import-resolved']);
  });

  test('is found by the qualified name of a Java type', async () => {
    const roots = {
      shop: {
        'src/main/java/shop/Main.java':
          'package shop;\n\nimport acme.prices.Table;\n\nclass Main {\n  int total() {\n    return Table.price();\n  }\n}\n',
      },
      prices: {
        'src/main/java/acme/prices/Table.java':
          'package acme.prices;\n\npublic class Table {\n  public static int price() {\n    return 1;\n  }\n}\n',
      },
    };
    assert.deepEqual(await calleesOf('total', roots), ['prices:src/main/java/acme/prices/Table.java#Table.price import-resolved']);
  });
});

test('a package.json that comes or goes relinks the files that import its name', async () => {
  const graph = await graphOfRoots({
    shop: { 'src/main.ts': "import { price } from 'prices';\nexport function total() {\n  price();\n}\n" },
    prices: { 'index.ts': 'export function price() {}\n' },
  });
  const total = graph.byName('total')[0]?.id ?? '';
  const isLinked = (): boolean => graph.callees(total).some(({ callee }) => callee !== null);
  assert.equal(isLinked(), false);
  const facts = await extractFacts('{ "name": "prices", "main": "index.js" }', languageOf('package.json') ?? '', parsers);
  graph.update({ changedFiles: [{ root: 'prices', path: 'package.json', role: 'configuration', facts }], removedFiles: [] });
  assert.equal(isLinked(), true);
  graph.update({ changedFiles: [], removedFiles: [{ root: 'prices', path: 'package.json' }] });
  assert.equal(isLinked(), false);
});
