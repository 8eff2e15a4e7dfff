// A new language needs only data: an entry, queries and rules bring definitions, calls, links across files, uses and answers.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { CodeGraph } from '../../../src/core/graph/edges/graphTypes.ts';
import { languageRules, words } from '../../../src/core/languages/languageRules.ts';
import { grammars } from '../../../src/core/syntax/grammars.ts';
import type { Language } from '../../../src/core/syntax/language.ts';
import { addLanguage, languageOf, languages } from '../../../src/core/syntax/languages.ts';
import { ask, openFixture } from '../../support/openFixture.ts';
import { graphFile, graphOf } from '../graph/folderGraph.ts';
import { testParsers } from '../symbols/testAssets.ts';
import { dedent } from '../../support/dedent.ts';

/** It has the syntax of JavaScript, whose grammar exists, but rules of its own. */
const toy: Language = {
  id: 'toy',
  name: 'Toy',
  kind: 'full',
  extensions: ['.toy'],
  comments: { line: '//' },
  grammar: {
    ...grammars.kotlin,
    rules: languageRules('toy', {
      selfNames: words('this'),
      namesMembersBare: true,
      undeclaredAssignment: 'member',
      moduleResolution: 'loadPath',
      optionalEnding: '.toy',
      constructorName: 'begin',
      privacy: 'workspace',
      hooks: /^ring$/,
    }),
    name: 'javascript',
    queries: ['../../../../test/fixtures/toy'],
    textNodes: ['string_fragment'],
    stringNodes: ['string'],
    functionNodes: [],
  },
};

const files = {
  'lib/cart.toy': dedent`
    class Cart {
      begin(size) {
        fill(size);
      }
      fill(size) {
        return size;
      }
      sum() {
        if (!fill(1)) throw new EmptyCart("the cart holds nothing at all");
        return 1;
      }
    }
    function total(cart) {
      return 2;
    }
    class EmptyCart {}
  `,
  'shop/buy.toy': dedent`
    import { Cart, total } from "lib/cart";

    function buy() {
      const cart = new Cart(3);
      cart.sum();
      return total(cart);
    }
  `,
  'shop/other.js': dedent`
    function total(cart) {
      return 3;
    }
    function pay() {
      return total(1);
    }
  `,
};

async function graphOfFiles(): Promise<CodeGraph> {
  const parsers = await testParsers();
  const parsedFiles = Object.entries(files).map(([path, text]) => graphFile(path, text, languageOf(path) ?? '', parsers));
  return graphOf(await Promise.all(parsedFiles));
}

function calleesOf(name: string, graph: CodeGraph): readonly string[] {
  const [symbol] = graph.byName(name);
  assert.ok(symbol, name);
  return graph.callees(symbol.id).map(({ callee, evidence }) => {
    const target = callee === null ? undefined : graph.symbol(callee);
    return `${target?.path} ${target?.fact.qualifiedName} ${evidence}`;
  });
}

suite('a new language', () => {
  // Hooks outside of a suite would run for all files of the process.
  let remove: () => void;
  before(() => (remove = addLanguage(toy)));
  after(() => remove());

  test('has its definitions', async () => {
    const graph = await graphOfFiles();
    const definitions = graph.inFile('r', 'lib/cart.toy').map(({ fact, language }) => `${language} ${fact.kind} ${fact.qualifiedName}`);
    assert.deepEqual(definitions.slice(1), [
      'toy class Cart',
      'toy method Cart.begin',
      'toy method Cart.fill',
      'toy method Cart.sum',
      'toy function total',
      'toy class EmptyCart',
    ]);
  });

  test('is linked across files by its own rules', async () => {
    const graph = await graphOfFiles();
    assert.deepEqual(calleesOf('buy', graph), [
      'lib/cart.toy Cart.begin import-resolved',
      'lib/cart.toy Cart.sum receiver-typed',
      'lib/cart.toy total import-resolved',
    ]);
    // Plain names mean members in this language.
    assert.deepEqual(
      calleesOf('begin', graph).map((each) => each.split(' ').slice(0, 2).join(' ')),
      ['lib/cart.toy Cart.fill'],
    );
    // Calls do not lead to languages with other rules.
    assert.match(calleesOf('pay', graph)[0] ?? '', /^shop\/other\.js total /);
  });

  test('has uses and answers like any other', async () => {
    const { codebase } = await openFixture(files);
    const [result] = await codebase.uses({ name: 'sum' }, {}, neverCancelled);
    assert.deepEqual(
      result?.places.map(({ path, line, kind }) => `${path}:${line} ${kind}`),
      ['shop/buy.toy:5 calls'],
    );
    const { answer } = await ask(codebase, 'Who calls Cart.sum?');
    assert.match(answer, /^1 place calls `Cart\.sum`[^]*`buy` \[\d+\]: `cart\.sum\(\);`[^]*Raises: `EmptyCart`/);
    const messageAnswer = await ask(codebase, 'the cart holds nothing at all');
    assert.ok(messageAnswer.citations.some(({ file, lineStart }) => file === 'lib/cart.toy' && lineStart <= 9));
  });

  test('is unknown once it is removed', () => {
    remove();
    assert.deepEqual([languageOf('a.toy'), languages.has('toy')], [undefined, false]);
    addLanguage(toy);
  });
});
