// The relations of a failure: frames, writers of the state that the site reads, latest changes, names behind a bundle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Git } from '../../../../../src/core/ports.ts';
import { answer } from '../../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf } from '../../../../support/askModel.ts';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const cart = `class Base:
    def reset(self):
        self.rate = None


class Cart(Base):
    def __init__(self):
        self.rate = 1
        self.items = []

    def total(self):
        return sum(self.items) * self.rate


class Order:
    def reset(self):
        self.rate = 7
`;

const trace = `Why does it fail?
Traceback (most recent call last):
  File "/app/shop/cart.py", line 12, in total
    return sum(self.items) * self.rate
TypeError: unsupported operand type(s) for *: 'int' and 'NoneType'`;

const git: Git = {
  recentChanges: async (_root, path, first, last, limit) => {
    assert.ok(first <= 11 && last >= 11, 'the lines of the function are asked for');
    const all = [
      { commit: 'a'.repeat(40), date: Date.UTC(2026, 1, 3), subject: `rates may be reset in ${path}` },
      { commit: 'b'.repeat(40), date: Date.UTC(2025, 4, 6), subject: 'total' },
    ];
    return all.slice(0, limit);
  },
  commits: async () => [],
};

test('lists the methods of the class and its bases that write the state, before the constructor', async () => {
  const { codebase } = await openFixture({ 'shop/cart.py': cart });
  const { answer, evidence } = await ask(codebase, trace);
  const [, state = ''] = answer.split('**State it depends on**');
  const line = state.split('\n').find((each) => each.includes('`self.rate`')) ?? '';
  assert.match(line, /`Cart\.total` reads `self\.rate`/);
  assert.match(line, /changed by `Base\.reset`.*`Cart\.__init__`/);
  assert.doesNotMatch(line, /Order/);
  assert.ok(evidence.some(({ why }) => why === 'changes self.rate'));
  codebase.dispose();
});

test('names state as the code does', async () => {
  const { codebase } = await openFixture({
    'store.go': `package store

type Box struct { failed error }

func (b *Box) Put(v string) { b.failed = check(v) }

func (b *Box) Close() error {
	if b.failed != nil {
		panic("box is broken")
	}
	return nil
}
`,
    'Shelf.java': `class Shelf {
  private int room;
  void fill(int books) { room = books; }
  void add() {
    if (room < 1) throw new IllegalStateException("no room left on the shelf");
  }
}
`,
  });
  const go = await ask(codebase, 'Why does it fail with "box is broken"?');
  assert.match(go.answer, /`Box\.Close` reads `b\.failed`/);
  const java = await ask(codebase, 'Why does it fail with "no room left on the shelf"?');
  assert.match(java.answer, /`Shelf\.add` reads `room`/);
  codebase.dispose();
});

test('lists the latest changes of the failing lines', async () => {
  const { codebase } = await openFixture({ 'shop/cart.py': cart }, undefined, git);
  const { answer } = await ask(codebase, trace);
  assert.match(answer, /Last changed on 2026-02-03 by `aaaaaaaaaa`: rates may be reset in shop\/cart\.py/);
  assert.match(answer, /before that on 2025-05-06 by `bbbbbbbbbb`: total/);
  codebase.dispose();
});

test('finds the function of a bundled frame by its name, and among several raises the one with the message', async () => {
  const { codebase } = await openFixture({
    'src/main.ts': "import { createArticle } from './articles';\ncreateArticle({});\n",
    'src/articles.ts': `export function createArticle(given: Record<string, string>) {
  if (!given.title) {
    throw new HttpError(422, { errors: { title: ['cannot be blank'] } });
  }
  if (taken(given.title)) {
    throw new HttpError(422, { errors: { title: ['must be unique'] } });
  }
}
`,
  });
  const { answer } = await ask(
    codebase,
    dedent`
      Why does it answer 422?
      HttpError: {"errors":{"title":["must be unique"]}}
          at createArticle (/usr/src/app/dist/main.js:1402:15)
          at /usr/src/app/node_modules/express/lib/router/layer.js:95:5`,
  );
  assert.match(answer, /- `createArticle` `src\/articles\.ts:1`.*compiled as `\/usr\/src\/app\/dist\/main\.js:1402`, located by its name/);
  assert.match(answer, /layer\.js:95`: outside this workspace/);
  assert.match(/```[^`]*```/.exec(answer)?.[0] ?? '', /must be unique/);
  codebase.dispose();
});

test('puts callers that change state first', async () => {
  const source = `class StockError(Exception):
    pass


def check(count):
    if count < 0:
        raise StockError("stock must not be negative")


def audit(shop):
    for count in shop.counts:
        check(count)


def report(shop):
    for count in shop.counts:
        check(count)
    return shop.counts


class Shop:
    def __init__(self):
        self.counts = []

    def take(self, count):
        self.counts = self.counts + [-count]
        check(-count)
`;
  const { codebase } = await openFixture({ 'shop/stock.py': source });
  const server = await new ScriptedServer().start();
  try {
    server.script(answer('It is taken too often.'));
    await askWith(codebase, 'Why do I get "stock must not be negative"?', { answering: modelAt(server) }, { strategy: 'single-pass' });
    const calls = [...promptOf(server.requests[0]).matchAll(/^\s*- (\S+) calls check/gm)].map(([, name]) => name);
    assert.deepEqual([calls[0], calls.length], ['Shop.take', 3]);
    const record = await ask(codebase, 'Why do I get "stock must not be negative"?');
    const at = (name: string): number => record.answer.indexOf(name);
    assert.ok(at('take') >= 0 && at('take') < at('audit') && at('take') < at('report'), record.answer);
  } finally {
    await server.close();
  }
});
