// Who names a class in a judgement gets that class and the figures of its files, not those of the whole workspace.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { answer } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { askWith, modelAt, reply } from '../answering/askModel.ts';
import { ask, openFixture } from '../answering/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

const long = (name: string): string =>
  `export function ${name}(input: number): number {\n${Array.from({ length: 120 }, (_, i) => `  input += ${i};`).join('\n')}\n  return input;\n}\n`;

test('a judgement of a named class is about that class', async () => {
  const { codebase } = await openFixture({
    'src/stamp.ts': dedent`
      export class StampPrice {
        constructor(readonly cents: number) {}
        equals(other: StampPrice): boolean {
          return String(this) === String(other);
        }
      }
    `,
    'src/big.ts': long('sortEverything'),
  });
  const { answer, citations } = await ask(codebase, 'What is wrong with `StampPrice`?', { mode: 'analytical' });
  assert.ok(citations.some(({ file }) => file === 'src/stamp.ts'));
  assert.doesNotMatch(answer, /sortEverything/);
  const whole = await ask(codebase, 'What is wrong with the code here?', { mode: 'analytical' });
  assert.match(whole.answer, /sortEverything/);
});

test('words that spell the name of a class or of a file name it as well', async () => {
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
    'src/big.ts': `${long('sortEverything')}${long('sortAll')}`,
  });
  const ofClass = await ask(codebase, 'What is wrong with the stamp price table?', { mode: 'analytical' });
  assert.match(ofClass.answer, /^`src\/stamp.ts`: 1 code file/);
  const ofFile = await ask(codebase, 'What are the weak points of the price rules?', { mode: 'analytical' });
  assert.match(ofFile.answer, /^`src\/price_rules.ts`: 1 code file/);
  const whole = await ask(codebase, 'What are the weak points of the prices?', { mode: 'analytical' });
  assert.match(whole.answer, /^The workspace: 3 code files, \d+ functions and methods, 2 findings\. The most serious: .* \[1\]/);
});

test('a subject that ordinary words spell is a guess, and one that is named is none', async () => {
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
  const spelled = await ask(codebase, 'What are the weak points of the price rules?', { mode: 'analytical' });
  assert.equal(spelled.confidence.level, 'low');
  assert.match(spelled.confidence.reasons.join(' '), /Inferred from ordinary words: `src\/price_rules\.ts`/);
  const named = await ask(codebase, 'What is wrong with `BigTill`?', { mode: 'analytical' });
  assert.equal(named.confidence.level, 'high');
});

test('an unsure judgement of what ordinary words spell is no judgement', async () => {
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
  const asked = await ask(codebase, 'is the debugger on in production?', { mode: 'analytical' });
  assert.match(asked.answer, /^`src\/debugger.js`: 1 code file/);
});

test('the first sentence is true of the circles below it, and these are those of what is named', async () => {
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
  const named = await ask(codebase, 'What is wrong with `Alone`?', { mode: 'analytical' });
  assert.match(named.answer, /No rule finds a problem/);
  assert.doesNotMatch(named.answer, /cycle\*\*/);
});

test('a question where something is, is no judgement of a type that its words spell', async () => {
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
  assert.match(record.answer, /`check_cookie_name` fits the words of the question best/);
});

suite('a model that judges a class', () => {
  const server = new ScriptedServer();
  before(() => server.start());
  after(() => server.close());

  test('may read beyond it, since nobody chose to keep to it', async () => {
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
