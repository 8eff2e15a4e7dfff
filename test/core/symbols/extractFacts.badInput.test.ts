// Hostile source: whatever a file contains, extraction yields facts inside the text in reasonable time.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import fc from 'fast-check';
import { extractFacts } from '../../../src/core/symbols/extractFacts.ts';
import type { FileFacts } from '../../../src/core/symbols/facts.ts';
import { languageOf, languages } from '../../../src/core/syntax/languages.ts';
import type { Parsers } from '../../../src/core/syntax/parser.ts';
import { testParsers } from './testAssets.ts';
import { dedent } from '../../support/dedent.ts';

const folder = join(import.meta.dirname, '../../fixtures/symbols');
const samples = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.\w+$/.test(file))
  .map((file) => ({ language: languageOf(file) ?? '', text: readFileSync(join(folder, file), 'utf8') }));
const code = [...languages.values()].filter(({ kind }) => kind === 'full').map(({ id }) => id);

/** Everything that points into the text must lie inside it, and parents must come to the module. */
function assertSound(facts: FileFacts, text: string): void {
  const lines = text.split('\n');
  const within = ({ line, column }: { line: number; column: number }): boolean =>
    column >= 0 && column <= (lines[line] ?? '').length && line < lines.length;
  const line = (at: number): void => assert.ok(at >= 0 && at < lines.length, `line ${at} of ${lines.length}`);
  const symbol = (at: number): void => assert.ok(at >= 0 && at < facts.symbols.length, `symbol ${at}`);
  assert.equal(facts.symbols[0]?.kind, 'module');
  for (const [i, fact] of facts.symbols.entries()) {
    assert.equal(fact.index, i);
    for (const { start, end } of [fact.range, fact.nameRange]) {
      assert.ok(within(start) && within(end), `${fact.qualifiedName} lies outside the text`);
      assert.ok(
        start.line < end.line || (start.line === end.line && start.column <= end.column),
        `${fact.qualifiedName} ends before it starts`,
      );
    }
    for (const { line: at } of [...fact.raises, ...fact.mutates, ...fact.reads, ...fact.errorStrings, ...fact.typeReferences]) line(at);
    assert.ok(!/[\r\n]/.test(fact.signature));
    let up = i;
    for (let steps = 0; up > 0; steps += 1) {
      assert.ok(steps <= facts.symbols.length, 'parents go in a circle');
      up = facts.symbols[up]?.parent ?? 0;
    }
  }
  const names = facts.symbols.map(({ qualifiedName, ordinal }) => `${qualifiedName}~${ordinal}`);
  assert.equal(new Set(names).size, names.length, 'two symbols share a name and an ordinal');
  for (const call of facts.calls) {
    symbol(call.caller);
    assert.ok(within(call), `call of ${call.name} lies outside the text`);
    assert.ok((call.receiver ?? '').length <= 300);
  }
  for (const fact of facts.bindings) symbol(fact.scope);
  for (const fact of [...facts.imports, ...facts.bindings, ...facts.notes]) line(fact.line);
}

suite('extraction from bad input', () => {
  let parsers: Parsers;
  const extract = async (text: string, language: string): Promise<FileFacts> => {
    const facts = await extractFacts(text, language, parsers);
    assertSound(facts, text);
    return facts;
  };
  before(async () => {
    parsers = await testParsers();
  });
  after(() => parsers.dispose());

  test('yields sound facts however a source is damaged', async () => {
    const damage = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.nat(60),
      put: fc.string({ unit: 'binary', maxLength: 8 }),
    });
    const bracket = fc.constantFrom(
      '(',
      ')',
      '{',
      '}',
      '"',
      "'",
      '`',
      '${',
      '/*',
      '*/',
      '//',
      '#',
      '"""',
      '\n',
      '\r\n',
      '@',
      '=>',
      ':',
      '\ud800',
      '\u0000',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...samples),
        fc.array(fc.tuple(damage, bracket), { minLength: 1, maxLength: 6 }),
        async ({ language, text }, edits) => {
          let damaged = text;
          for (const [{ at, cut, put }, mark] of edits) {
            const start = Math.floor(at * damaged.length);
            damaged = damaged.slice(0, start) + put + mark + damaged.slice(start + cut);
          }
          await extract(damaged, language);
        },
      ),
      { numRuns: process.env.CLEW_LONG_TESTS ? 400 : 20 },
    );
  });

  test('gives equal facts for equal text', async () => {
    for (const { language, text } of samples) assert.deepEqual(await extract(text, language), await extract(text, language));
  });

  for (const language of code) {
    test(`survives empty, blank and nonsensical ${language}`, async () => {
      for (const text of [
        '',
        '\n',
        '\r\n\r\n',
        ' ',
        '\ufeff',
        '\u0000',
        '\ud800',
        ')))',
        '((((',
        '"',
        '`${',
        '/*',
        '@',
        '🙂🙂',
        'def class {',
        '\\',
      ]) {
        await extract(text, language);
      }
    });

    test(`survives deep nesting in ${language}`, async () => {
      for (const [open, close] of [
        ['(', ')'],
        ['[', ']'],
        ['{', '}'],
        ['f(', ')'],
        ['a.b(', ').c'],
        ['!', ''],
        ['x+', ''],
      ] as const) {
        await extract(open.repeat(3000) + 'x' + close.repeat(3000), language);
      }
    });
  }

  test('reads a line of a megabyte', async () => {
    const call = `fine("${'long enough '.repeat(8)}");`;
    const facts = await extractFacts(call.repeat(10_000), 'javascript', parsers);
    assert.equal(facts.calls.length, 10_000);
    assert.equal(facts.lineCount, 1);
  });

  test('keeps names that every JavaScript object has, such as constructor', async () => {
    const text = dedent`
      function constructor() {}
      class __proto__ { hasOwnProperty() { this.toString = valueOf; } }
      const __proto__2 = constructor;
    `;
    const facts = await extract(text, 'javascript');
    const names = facts.symbols.map(({ qualifiedName }) => qualifiedName);
    assert.deepEqual(names, ['<module>', 'constructor', '__proto__', '__proto__.hasOwnProperty', '__proto__2']);
    assert.deepEqual(
      facts.calls.map(({ name, how }) => `${how} ${name}`),
      ['reference constructor'],
    );
  });

  test('counts lines on \\n and \\r\\n alike', async () => {
    for (const end of ['\n', '\r\n']) {
      const facts = await extract(['# Doc.', '# More.', 'def f():', '    """A', '    b"""', '    raise X("y")', ''].join(end), 'python');
      assert.equal(facts.lineCount, 6);
      assert.deepEqual(facts.symbols[1]?.raises, [{ name: 'X', line: 5 }]);
      assert.deepEqual(facts.symbols[1]?.docLines, { first: 3, last: 4 });
    }
  });

  test('counts columns in UTF-16 units, past characters beyond the first plane', async () => {
    for (const [language, text] of [
      ['javascript', 'const s = "🙂é漢"; run();'],
      ['python', 's = "🙂é漢"; run()'],
    ] as const) {
      const facts = await extract(text, language);
      assert.equal(facts.calls[0]?.column, text.indexOf('run'));
      assert.equal(facts.symbols[0]?.range.end.column, text.length);
    }
  });

  test('counts places that do not parse and keeps the rest', async () => {
    const facts = await extract(
      dedent`
        function good() {}
        function (((
        function fine() {}
      `,
      'javascript',
    );
    assert.ok(facts.parseErrors > 0);
    assert.ok(facts.symbols.some(({ name }) => name === 'good'));
    assert.equal((await extract('function good() {}\n', 'javascript')).parseErrors, 0);
  });

  test('reads deep nesting, and counts text that would take quadratic time as an error', async () => {
    const nested = (depth: number): string => `class A { void f() { ${'a.b('.repeat(depth)}x${')'.repeat(depth)}; } }`;
    const deep = await extract(nested(1500), 'java');
    assert.equal(deep.parseErrors, 0);
    assert.equal(deep.calls.length, 1500);
    assert.equal((await extract('x=>'.repeat(3000) + 'x', 'javascript')).symbols.length, 3001);
    const names = (count: number): string => `package a\nvar ${Array.from({ length: count }, (_, i) => `n${i}`).join(', ')} int\n`;
    assert.equal((await extract(names(300), 'go')).parseErrors, 0);
    assert.equal((await extract(names(5000), 'go')).parseErrors, 1);
  });

  test('cuts long error strings, counts the rest and never splits a character', async () => {
    const facts = await extract(`throw new Error("${'x'.repeat(99)}🙂 tail");`, 'javascript');
    assert.deepEqual(facts.symbols[0]?.errorStrings, [{ text: 'x'.repeat(99), line: 0, cut: 7, via: 'raise' }]);
  });

  test('leaves out facts that are switched off', async () => {
    const text = 'let n = 0;\nfunction f() { n = 1; throw new Error("x"); }\n';
    const facts = await extractFacts(text, 'javascript', parsers, { raises: false, errorStrings: false, mutates: false });
    const { raises, errorStrings, mutates } = facts.symbols[2] ?? {};
    assert.deepEqual({ raises, errorStrings, mutates }, { raises: [], errorStrings: [], mutates: [] });
    assert.equal((await extract(text, 'javascript')).symbols[2]?.mutates[0]?.name, 'n');
  });
});
