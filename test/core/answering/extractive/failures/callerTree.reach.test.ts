// What callers pass decides where they stand in the tree: first, in it, or apart from it with the reason.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const bar = dedent`
  def _pour(kind, size=3):
      if kind is None:
          raise ValueError('a drink needs its kind')
      return kind, size

  def serve(kind):
      return _pour(kind)

  def tea():
      return _pour('tea')

  def nothing():
      return _pour(None, size=1)
`;
const question = 'Why do I get "a drink needs its kind"?';

test('callers that meet the condition are first, and those that cannot are apart, each with what it passes', async () => {
  const { codebase } = await openFixture({ 'bar.py': bar });
  const { answer } = await ask(codebase, question);
  const [tree = '', apart = ''] = (answer.split('- Reached from:')[1] ?? '').split('Calls that cannot lead to this line of');
  assert.match(tree, /`nothing` \[\d+\], passes `None` for `kind`, with which the condition is met\n {2}- `serve` \[\d+\]/);
  assert.doesNotMatch(tree, /`tea`/);
  assert.match(apart, /- `tea` \[\d+\] passes `'tea'` for `kind`, so `kind is None` does not hold/);
  assert.doesNotMatch(answer, /Direct uses of/);
  codebase.dispose();
});

test('where no known caller can lead there, the answer says so', async () => {
  const { codebase } = await openFixture({
    'bar.py': bar.slice(0, bar.indexOf('def nothing')).replace('_pour(kind)\n', "_pour('milk')\n"),
  });
  const { answer } = await ask(codebase, question);
  assert.match(answer, /- No code of this workspace that is known to call it can lead to this line, because of what it passes\./);
  assert.doesNotMatch(answer, /Reached from:|only tests|Direct uses/);
  codebase.dispose();
});

test('callers beyond the usual number take the place of those that cannot lead there', async () => {
  const callers = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `def tea_${name}():\n    return _pour('tea')\n`).join('\n');
  const { codebase } = await openFixture({
    'bar.py': `${bar.slice(0, bar.indexOf('def serve'))}${callers}\ndef nothing():\n    return _pour(None)\n`,
  });
  const { answer } = await ask(codebase, question);
  assert.match(answer, /- Reached from:\n {2}- `nothing` \[\d+\], passes `None`/);
  assert.match(answer, /because of what they pass: 7 more/);
  codebase.dispose();
});

test('an exit that what is passed takes keeps the line from running', async () => {
  const { codebase } = await openFixture({
    'src/find.ts': dedent`
      export function find(name: string, fallback?: string): string {
        if (fallback !== undefined) return fallback;
        throw new Error('the shelf has no such name');
      }
      export function lenient(): string {
        return find('a', 'b');
      }
      export function strict(): string {
        return find('a');
      }
    `,
  });
  const { answer } = await ask(codebase, 'Why do I get "the shelf has no such name"?');
  assert.match(answer, /- Reached from:\n {2}- `strict` \[\d+\]\n/);
  assert.match(answer, /`lenient` \[\d+\] passes `'b'` for `fallback`, so `fallback !== undefined` holds, and this line is not reached/);
  codebase.dispose();
});

test('an exported function without callers is called by other code, and a value meets its condition', async () => {
  const files = {
    'src/jar.ts': dedent`
      export function fill(size: number): number {
        if (size > 8) {
          throw new Error('the jar is too small');
        }
        return size;
      }
    `,
    'test/jar.test.ts': "import { fill } from '../src/jar.ts';\ntest('fills', () => {\n  fill(2);\n});\n",
  };
  const { codebase } = await openFixture(files);
  const { answer } = await ask(codebase, 'Why do I get "the jar is too small"?');
  assert.match(answer, /- Code outside of this workspace can call it; the condition is met by `9` for `size`, for example\./);
  codebase.dispose();
});

test('a function that only tests of its package call is called by nothing else', async () => {
  const { codebase } = await openFixture({
    'jar/jar.go':
      'package jar\n\nfunc fill(name string) error {\n\tif name == "" {\n\t\treturn errors.New("the jar has no name")\n\t}\n\treturn nil\n}\n',
    'jar/jar_test.go': 'package jar\n\nfunc TestFill(t *testing.T) {\n\tfill("")\n}\n',
  });
  const { answer } = await ask(codebase, 'Why do I get "the jar has no name"?');
  assert.match(answer, /- Only tests call it here:\n {2}- `TestFill` \[\d+\], passes `""` for `name`, with which the condition is met\n/);
  assert.match(answer, /- Nothing in this workspace calls it, apart from tests\./);
  assert.doesNotMatch(answer, /Code outside/);
  codebase.dispose();
});

test('a caller that nothing calls ends the way', async () => {
  const { codebase } = await openFixture({
    'jar/jar.go':
      'package jar\n\nfunc fill(name string) error {\n\tif name == "" {\n\t\treturn errors.New("the jar has no name")\n\t}\n\treturn nil\n}\n\nfunc refill(name string) error {\n\treturn fill(name)\n}\n\nfunc Open(name string) error {\n\treturn fill(name)\n}\n',
  });
  const { answer } = await ask(codebase, 'Why do I get "the jar has no name"?');
  assert.match(answer, /- `refill` \[\d+\], which nothing in this workspace calls, apart from tests\n/);
  assert.match(answer, /- `Open` \[\d+\]\n/);
  codebase.dispose();
});
