// A judgement of a named class shows figures of its files, not those of the whole workspace.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { answer } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { askWith, modelAt, reply } from '../../support/askModel.ts';
import { ask, openFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

const longFunction = (name: string): string =>
  `export function ${name}(input: number): number {\n${Array.from({ length: 120 }, (_, i) => `  input += ${i};`).join('\n')}\n  return input;\n}\n`;

test('a judgement of a named class shows only findings in its file', async () => {
  const { codebase } = await openFixture({
    'src/stamp.ts': dedent`
      export class StampPrice {
        constructor(readonly cents: number) {}
        equals(other: StampPrice): boolean {
          return String(this) === String(other);
        }
      }
    `,
    'src/big.ts': longFunction('sortEverything'),
  });
  const { answer, citations } = await ask(codebase, 'What is wrong with `StampPrice`?', { mode: 'analytical' });
  assert.ok(citations.some(({ file }) => file === 'src/stamp.ts'));
  assert.doesNotMatch(answer, /sortEverything/);
  const whole = await ask(codebase, 'What is wrong with the code here?', { mode: 'analytical' });
  assert.match(whole.answer, /sortEverything/);
});

test('ordinary words that spell the name of a class or file choose it as the subject', async () => {
  const { codebase } = await openFixture({
    'src/stamp.ts': dedent`
      export class StampPriceTable {
        lookUp(cents: number): number {
          return cents;
        }
      }
    `,
    'src/price_rules.ts': dedent`
      export function rule(cents: number): number {
        return cents;
      }
    `,
    'src/big.ts': `${longFunction('sortEverything')}${longFunction('sortAll')}`,
  });
  const ofClass = await ask(codebase, 'What is wrong with the stamp price table?', { mode: 'analytical' });
  assert.match(ofClass.answer, /^`src\/stamp.ts`: 1 code file/);
  const ofFile = await ask(codebase, 'What are the weak points of the price rules?', { mode: 'analytical' });
  assert.match(ofFile.answer, /^`src\/price_rules.ts`: 1 code file/);
  const whole = await ask(codebase, 'What are the weak points of the prices?', { mode: 'analytical' });
  assert.match(whole.answer, /^The workspace: 3 code files, \d+ functions and methods, 2 findings\. The most serious: .* \[1\]/);
});

test('a subject from ordinary words lowers the confidence, one in backticks does not', async () => {
  const { codebase } = await openFixture({
    'src/price_rules.ts': dedent`
      export function rule(cents: number): number {
        return cents;
      }
    `,
    'src/big.ts': dedent`
      export class BigTill {
        open(cents: number): number {
          return cents;
        }
      }
    `,
  });
  const guessedSubject = await ask(codebase, 'What are the weak points of the price rules?', { mode: 'analytical' });
  assert.equal(guessedSubject.confidence.level, 'low');
  assert.match(guessedSubject.confidence.reasons.join(' '), /Inferred from ordinary words: `src\/price_rules\.ts`/);
  const namedSubject = await ask(codebase, 'What is wrong with `BigTill`?', { mode: 'analytical' });
  assert.equal(namedSubject.confidence.level, 'high');
});

test('a question that only may ask for a judgement is not answered by one about a guessed subject', async () => {
  const { codebase } = await openFixture({
    'src/debugger.js': dedent`
      export function draw(frame) {
        return frame;
      }
    `,
    'src/serve.js': dedent`
      export function serve(useDebugger = false) {
        return useDebugger;
      }
    `,
  });
  const { mode, answer } = await ask(codebase, 'is the debugger on in production?');
  assert.equal(mode.value, 'conceptual');
  assert.doesNotMatch(answer, /^`src\/debugger.js`: 1 code file/);
  const forcedJudgement = await ask(codebase, 'is the debugger on in production?', { mode: 'analytical' });
  assert.match(forcedJudgement.answer, /^`src\/debugger.js`: 1 code file/);
});

test('import cycles are listed, and for a named class only those of its file', async () => {
  const { codebase } = await openFixture({
    'src/left.ts': dedent`
      import { Right } from './right';
      export interface Left {
        readonly right: Right;
      }
    `,
    'src/right.ts': dedent`
      import { Left } from './left';
      export interface Right {
        readonly left: Left;
      }
    `,
    'src/alone.ts': dedent`
      export class Alone {
        one(): number {
          return 1;
        }
      }
    `,
  });
  const whole = await ask(codebase, 'What is wrong with the code here?', { mode: 'analytical' });
  assert.match(whole.answer, /\. Files import each other in a cycle, which is listed below; no rule finds another problem\./);
  assert.match(whole.answer, /cycle\*\*/);
  const namedSubject = await ask(codebase, 'What is wrong with `Alone`?', { mode: 'analytical' });
  assert.match(namedSubject.answer, /No rule finds a problem/);
  assert.doesNotMatch(namedSubject.answer, /cycle\*\*/);
});

test('a question where something happens is not answered by a judgement of a type with that name', async () => {
  const { codebase } = await openFixture({
    'src/cookie.py': dedent`
      class Cookie:
          def text(self):
              return ""
    `,
    'src/names.py': dedent`
      def check_cookie_name(name):
          """Rejects bad names of cookies."""
          if not name:
              raise ValueError("no cookie name")
    `,
  });
  const record = await ask(codebase, 'Where are bad cookie names rejected?');
  assert.equal(record.mode.value, 'conceptual');
  assert.match(record.answer, /^`src\/names\.py:3` \[1\]: `if not name:`, in `check_cookie_name`/);
});

suite('a model that judges a named class', () => {
  const server = new ScriptedServer();
  before(() => server.start());
  after(() => server.close());

  test('may read other files, because no scope was chosen', async () => {
    const { codebase } = await openFixture({
      'src/stamp.ts': dedent`
        export class StampPrice {
          equals(other: StampPrice): boolean {
            return String(this) === String(other);
          }
        }
      `,
      'src/till.ts': dedent`
        export function charge(cents: number): number {
          return cents;
        }
      `,
    });
    server.script(answer(reply('It compares texts.', 'src/till.ts:1-3')), answer(reply('It compares texts.', 'none')));
    const { record } = await askWith(codebase, 'What is wrong with `StampPrice`?', { answering: modelAt(server) }, { mode: 'analytical' });
    assert.deepEqual(
      record.passes[0]?.gaps.map(({ outcome }) => outcome),
      ['found'],
    );
  });
});
