// Which types of Go meet an interface: functions with methods, structs that embed others, and interfaces of the standard library.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { satisfyingTypes, satisfyingLibraryTypes } from '../../../../src/core/graph/golang/goShapes.ts';
import type { CodeGraph, SymbolNode } from '../../../../src/core/graph/edges/types.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

const source = `package shop

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

async function shop(): Promise<CodeGraph> {
  return graphOf([await graphFile('shop.go', source, 'go', parsers)]);
}

function names(symbols: readonly SymbolNode[]): readonly string[] {
  return symbols.map(({ fact }) => fact.qualifiedName).sort();
}

test('function types and structs that have a part from what they embed meet an interface', async () => {
  const graph = await shop();
  const [saver] = graph.byName('Saver');
  assert.ok(saver);
  assert.deepEqual(names(satisfyingTypes(saver, graph)), ['Rows', 'SaveFunc']);
});

test('types meet interfaces of the standard library', async () => {
  const graph = await shop();
  assert.deepEqual(names(satisfyingLibraryTypes('http.Handler', graph)), ['Page']);
  assert.deepEqual(names(satisfyingLibraryTypes('net/http.Handler', graph)), ['Page']);
  assert.deepEqual(names(satisfyingLibraryTypes('http.Nothing', graph)), []);
});
