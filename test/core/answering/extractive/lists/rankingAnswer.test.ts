// Questions for the longest or most used code: the first is in the first sentence, the others follow in a list.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { branchesIn } from '../../../../../src/core/findings/branchCount.ts';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const longFunction = `export function longest(): void {\n${'  step();\n'.repeat(30)}}\n`;
const nestedFunction = `  function inner(): void {\n${'    step();\n'.repeat(40)}  }\n`;
const branchingFunction = `export function forked(a: number): number {\n${'  if (a > 1 && a < 5) a++;\n'.repeat(6)}  return a;\n}\n`;
const files = {
  'src/a.ts': `import { step } from './b';\n${longFunction}export function outer(): void {\n${nestedFunction}}\n`,
  'src/b.ts': `${branchingFunction}export function step(): void {}\n`,
  'src/c.ts': dedent`
    import { step } from './b';
    export class Small {
      one(): void {
        step();
      }
    }
  `,
  'shelf/shelf.go': `package shelf\n\ntype Box struct{ n int }\n\nfunc (b *Box) Put() {\n${'\tb.n++\n'.repeat(20)}}\n\nfunc (b *Box) Get() int { return b.n }\n`,
  'test/huge.test.ts': `function huge() {\n${'  step();\n'.repeat(300)}}\n`,
};

test('functions are ranked by lines and branches, without tests', async () => {
  const { codebase } = await openFixture(files);
  const { answer } = await ask(codebase, 'Which functions are the longest or most complicated?');
  const [lead = '', ...otherLines] = answer.split('\n');
  assert.match(lead, /^Most lines: `outer`.*44 lines, 2 without the named functions in it.*Most branches: `forked`.*12 branches/);
  const list = otherLines.filter((line) => /^\d+\. /.test(line));
  assert.match(list[0] ?? '', /^1\. `outer`/);
  assert.match(list[1] ?? '', /^2\. `outer\.inner`.*42 lines/);
  assert.ok(list.length <= 8);
  assert.doesNotMatch(answer, /huge/);
  codebase.dispose();
});

test('types are ranked with methods outside of their body, files by their users', async () => {
  const { codebase } = await openFixture(files);
  const classes = await ask(codebase, 'what is the biggest class?');
  assert.match(classes.answer, /^Most lines: `Box`.*24 lines, 2 methods/);
  const mostUsed = await ask(codebase, 'Which file is the most depended on?');
  assert.match(mostUsed.answer, /^Most used: `src\/b\.ts`.*used by 2 files/);
  codebase.dispose();
});

test('branches are counted in code alone', () => {
  const count = (text: string, language = 'typescript', line = '//'): number =>
    branchesIn(text.split('\n'), language, { line, block: ['/*', '*/'] });
  assert.equal(count('if (a && b) x(); else if (c) y(); // if that is so'), 3);
  assert.equal(count('say("if and or"); /* while */ return a ? b : c;'), 1);
  assert.equal(count('for x in y:\n  if x and z: pass\n  elif w: pass', 'python', '#'), 4);
  assert.equal(count("fn f<'a>(x: &'a str) { match x { A => 1, B => 2 } if x {} }", 'rust'), 3);
  assert.equal(count('x.if(); data-if; obj = { case: 1 }'), 0);
});
