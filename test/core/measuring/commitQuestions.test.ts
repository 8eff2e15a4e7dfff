// Questions made from a workspace: which comments and commits ask, for what, and what is taken out before they are asked.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { commitQuestions } from '../../../src/core/measuring/commitQuestions.ts';
import { asQuestion, docQuestions, withoutDocs } from '../../../src/core/measuring/docQuestions.ts';
import { LineHistory } from '../../../src/core/measuring/lineHistory.ts';
import type { Commit, Hunk } from '../../../src/core/ports.ts';
import { memoryRoot } from '../../support/memory.ts';
import { openFixture } from '../answering/openFixture.ts';

const nameOf = (_root: string, path: string): string => path;

const python = `"""Money of the shop."""


def pay(order):
    """Takes the money for an order from the customer's card. More."""
    charge(order)
    return order


def charge(order):
    """Does what charge says it does here."""
    order.done = True
    return order


class Till:
    def close(self):
        """Counts what is in the drawer at night."""
        total = sum(self.coins)
        return total

    def open(self):
        """Counts what is in the drawer at night."""
        total = sum(self.coins)
        return total
`;

describe('questions from doc comments', () => {
  it('are first sentences that stand at one function and do not name it', async () => {
    const { codebase } = await openFixture({ 'shop.py': python, 'test_shop.py': python.replace('Takes the money', 'Has tests') });
    const made = docQuestions(codebase.graph, 10);
    assert.deepEqual(
      made.map(({ text }) => text),
      ["Takes the money for an order from the customer's card."],
    );
    const [question] = made.map((one) => asQuestion(one, nameOf));
    assert.deepEqual(question?.gold, { files: ['shop.py'], symbols: [{ file: 'shop.py', lineStart: 4, lineEnd: 7 }] });
    const without = withoutDocs(python, made);
    assert.equal(without.split('\n').length, python.split('\n').length, 'no line moves');
    assert.ok(!without.includes('Takes the money') && without.includes('Counts what is'));
  });

  it('keep to the first sentence of comments with links, tags and lists', async () => {
    const doc = (comment: string, name: string): string => `/** ${comment} */\nfunction ${name}() {\n  one();\n  two();\n}\n`;
    const { codebase } = await openFixture({
      'a.js':
        doc('Sends what {@link Queue} holds to `those` who wait e.g. for days\n * @param a b', 'flush') +
        doc('ここでは順番を待っている人たちに送ります。次の文。', 'japanese') +
        doc('Too short.', 'short'),
    });
    assert.deepEqual(
      docQuestions(codebase.graph, 10)
        .map(({ text }) => text)
        .sort(),
      ['Sends what Queue holds to those who wait e.g.', 'ここでは順番を待っている人たちに送ります。'],
    );
  });
});

describe('lines of earlier commits', () => {
  it('are where the later patches put them', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat({ max: 30 }), { maxLength: 4 }), { maxLength: 5 }), fc.nat({ max: 19 }), (edits, line) => {
        // Each edit replaces a line by two or removes it; lines are told apart by what they were at first.
        let text = Array.from({ length: 20 }, (_, i) => `line ${i}`);
        const patches: Hunk[][] = [];
        for (const [n, places] of edits.entries()) {
          const at = [...new Set(places.map((place) => place % Math.max(1, text.length)))].sort((a, b) => a - b);
          const hunks: Hunk[] = [];
          const next: string[] = [];
          text.forEach((old, i) => {
            if (!at.includes(i)) {
              next.push(old);
              return;
            }
            const added = i % 2 ? [`new ${n} ${i} a`, `new ${n} ${i} b`] : [];
            hunks.push({ oldFirst: i, oldLines: 1, newFirst: next.length, added });
            next.push(...added);
          });
          patches.push(hunks);
          text = next;
        }
        const history = new LineHistory();
        for (const hunks of patches.toReversed()) history.add('a', hunks);
        const expected = text.indexOf(`line ${line}`);
        assert.equal(history.presentLine('a', line), expected < 0 ? undefined : expected);
      }),
      { numRuns: 200 },
    );
  });

  it('after an insertion move, those before it stay', () => {
    const history = new LineHistory();
    history.add('a', [{ oldFirst: 3, oldLines: 0, newFirst: 3, added: ['x', 'y'] }]);
    assert.deepEqual([history.presentLine('a', 2), history.presentLine('a', 3), history.presentLine('b', 3)], [2, 5, 3]);
  });
});

describe('questions from commits', () => {
  const lines = python.split('\n');
  const commit = (subject: string, files: Commit['files'], body = ''): Commit => ({ commit: 'c', date: 0, subject, body, files });
  const change = (path: string, newFirst: number, added: readonly string[]): Commit['files'] => [
    { path, hunks: [{ oldFirst: newFirst, oldLines: added.length, newFirst, added }] },
  ];
  const at = (text: string): number => lines.indexOf(text);

  async function asked(commits: readonly Commit[]): Promise<string[]> {
    const { codebase } = await openFixture({ 'shop.py': python, 'test_shop.py': python });
    const sources = { root: memoryRoot.key, graph: codebase.graph, lines: async () => lines, nameOf };
    const made = await commitQuestions(commits, sources, 10);
    return made.map(({ text, gold }) => `${text} -> ${gold.symbols.map(({ file, lineStart }) => `${file}:${lineStart}`).join(' ')}`);
  }

  it('ask for the functions whose lines the commit wrote', async () => {
    const done = change('shop.py', at('    order.done = True'), ['    order.done = True']);
    assert.deepEqual(await asked([commit('Orders are marked as done once paid', done, 'Body.\n\nSigned-off-by: A <a@b>')]), [
      'Orders are marked as done once paid\n\nBody. -> shop.py:10',
    ]);
    assert.deepEqual(await asked([commit('Merge pull request #7 from x/y', done, 'Orders are marked once paid')]), [
      'Orders are marked once paid -> shop.py:10',
    ]);
  });

  it('leave out commits that are housekeeping, change only tests or were overwritten', async () => {
    const done = change('shop.py', at('    order.done = True'), ['    order.done = True']);
    assert.deepEqual(
      await asked([
        commit('chore: tidy up the imports of everything', done),
        commit('Bump version to one point two', done),
        commit('short message', done),
        commit('Tests for orders that are marked', change('test_shop.py', 12, ['    order.done = True'])),
        commit('Lines that are not there any more', change('shop.py', 12, ['    nothing like it'])),
        commit('A change of the module alone', change('shop.py', 0, ['"""Money of the shop."""'])),
      ]),
      [],
    );
    const later = commit('Replaces the very same line again', done);
    assert.deepEqual(await asked([later, commit('Wrote the line in the first place', done)]), [
      'Replaces the very same line again -> shop.py:10',
    ]);
  });
});
