// Which literal is the message of a question: all of it and no value in it; what only resembles it, or raises its type, is told as that.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ErrorTexts } from '../../../src/core/graph/errorTexts.ts';
import { quotedIn } from '../../../src/core/retrieval/messages.ts';
import { ask, openFixture } from '../answering/openFixture.ts';
import { graphFile, graphOf } from '../graph/folderGraph.ts';
import { testParsers } from '../symbols/testAssets.ts';

const parsers = await testParsers();

/** How a literal that is raised answers to a text. */
async function matchOf(literal: string, text: string): Promise<string | undefined> {
  const source = `def fail():\n    raise ValueError(${JSON.stringify(literal)})\n`;
  const graph = graphOf([await graphFile('a.py', source, 'python', parsers)]);
  return new ErrorTexts(graph.symbols()).find(text)[0]?.match;
}

suite('how a literal answers to a text', () => {
  for (const [match, literal, text] of [
    ['whole', 'no basket matched %q', 'no basket matched "blue-one"'],
    ['whole', 'no basket matched %q', 'checkout failed: no basket matched "blue-one"'],
    ['whole', 'Cannot open {name}: {cause}.', 'Cannot open a.txt: it is locked'],
    ['whole', '${count} baskets are left in $place', '7 baskets are left in the hall.'],
    ['whole', 'nothing left', 'nothing left'],
    ['part', 'Working beside the basket. Set one up first.', 'working beside the basket'],
    ['similar', 'no basket matched %q', 'no basket was matched'],
    ['similar', 'no basket matched', 'no basket matched "blue-one"'],
    ['similar', 'the number of baskets is odd', 'number'],
    ['similar', 'failed: %s', 'failed: the whole of the basket'],
    ['similar', 'the basket number is odd', 'never mind whether the basket number is odd today'],
  ] as const) {
    test(`${match}: ${literal} / ${text}`, async () => {
      const found = await matchOf(literal, text);
      if (match === 'similar') assert.ok(found === undefined || found === 'similar', found);
      else assert.equal(found, match);
    });
  }
});

test('a quotation in a quotation is a value of it', () => {
  assert.deepEqual(quotedIn('why "no basket matched "blue-one""?'), ['no basket matched "blue-one"']);
  assert.deepEqual(quotedIn('"left here" and \'right there\', it\'s 5" wide'), ['left here', 'right there']);
});

const files = {
  'shop/baskets.py':
    'def match(name):\n    raise RuntimeError("no basket matched %s" % name)\n\n\n' +
    'def close():\n    raise RuntimeError("shop closed")\n\n\n' +
    'def weigh(text):\n    raise RuntimeError(text)\n',
  'shop/texts.py': 'OUTSIDE = """\\\nWorking beside the basket.\n\nSet one up first.\n"""\n',
  'shop/proxy.py': 'from shop.texts import OUTSIDE\n\nproxy = make(OUTSIDE)\n',
};

suite('the answer to a message', async () => {
  const { codebase } = await openFixture(files);

  test('pasted with a quoted value leads to the literal, told as it stands in the code', async () => {
    const { answer, mode } = await ask(codebase, 'no basket matched "shop closed"');
    assert.equal(mode.value, 'diagnostic');
    assert.match(answer, /^### `match`\n\n[^\n]* raises or logs "no basket matched %s"/);
    assert.doesNotMatch(answer, /### `close`/);
  });

  test('whose text is a constant is found there, with what uses it; who raises its type and says something else is not told', async () => {
    const { answer } = await ask(codebase, 'RuntimeError: Working beside the basket.');
    assert.match(answer, /^### `OUTSIDE`\n\n[^\n]* holds the text "Working beside the basket\."/);
    assert.match(answer, /2 places name it: [^\n]*`proxy`/);
    assert.doesNotMatch(answer, /### `(?:match|close)`/);
  });

  test('that no code says is said not to be found, beside what may raise it', async () => {
    const { answer, confidence } = await ask(codebase, 'RuntimeError: the handle of the crate came off');
    assert.match(answer, /^No code was found that says this message\./);
    assert.match(answer, /### `weigh`/);
    assert.doesNotMatch(answer, /### `(?:match|close)`|raises or logs/);
    assert.equal(confidence.level, 'low');
  });
});
