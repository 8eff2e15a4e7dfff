// Go types that satisfy an interface: function types with methods, structs that embed others, and interfaces of the standard library.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { satisfyingTypes, satisfyingLibraryTypes } from '../../../../src/core/graph/golang/goShapes.ts';
import type { CodeGraph, SymbolNode } from '../../../../src/core/graph/edges/graphTypes.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

const source = dedent`
  package shop

  import (
  	"io"
  	"net/http"
  )

  type Saver interface {
  	io.Closer
  	Namer
  	Save(id int) error
  }

  type Namer interface{ Name() string }

  type SaveFunc func(id int) error

  func (f SaveFunc) Save(id int) error { return f(id) }
  func (f SaveFunc) Name() string      { return "" }
  func (f SaveFunc) Close() error      { return nil }

  type base struct{}

  func (base) Name() string { return "" }
  func (base) Close() error { return nil }

  type Rows struct{ base }

  func (r *Rows) Save(id int) error { return nil }

  type Cached struct{ *Rows }

  type Half struct{}

  func (Half) Save(id int) error { return nil }

  type Other struct{ base }

  func (Other) Save(id string) error { return nil }

  type Page struct{}

  func (p *Page) ServeHTTP(w http.ResponseWriter, r *http.Request) {}
`;

async function shopGraph(): Promise<CodeGraph> {
  return graphOf([await graphFile('shop.go', source, 'go', parsers)]);
}

function namesOf(symbols: readonly SymbolNode[]): readonly string[] {
  return symbols.map(({ fact }) => fact.qualifiedName).sort();
}

test('function types, and structs with methods from embedded types, satisfy an interface', async () => {
  const graph = await shopGraph();
  const [saver] = graph.byName('Saver');
  assert.ok(saver);
  assert.deepEqual(namesOf(satisfyingTypes(saver, graph)), ['Rows', 'SaveFunc']);
});

test('types satisfy interfaces of the standard library', async () => {
  const graph = await shopGraph();
  assert.deepEqual(namesOf(satisfyingLibraryTypes('http.Handler', graph)), ['Page']);
  assert.deepEqual(namesOf(satisfyingLibraryTypes('net/http.Handler', graph)), ['Page']);
  assert.deepEqual(namesOf(satisfyingLibraryTypes('http.Nothing', graph)), []);
});
