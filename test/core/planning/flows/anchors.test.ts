// Flows that begin at the start of a program or at a command line option.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { unfold } from '../../../../src/core/answering/page/folds.ts';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const program = {
  'package.json': '{ "name": "lister", "type": "module", "bin": { "lister": "./bin/lister.js" } }\n',
  'bin/lister.js': "import { main } from '../src/main.js';\nmain(process.argv);\n",
  'src/main.js': `import { readOptions } from './options.js';
import { walk } from './walk.js';
export function main(argv) {
  const options = readOptions(argv);
  return walk(options);
}
`,
  'src/options.js': dedent`
    export function readOptions(argv) {
      return argv.slice(2);
    }
  `,
  'src/walk.js': `import { printEntry } from './print.js';
export function walk(options) {
  return visit(options, '.');
}
function visit(options, folder) {
  printEntry(folder);
}
`,
  'src/print.js': dedent`
    export function printEntry(folder) {
      write(folder);
    }
    function write(text) {
      console.log(text);
    }
  `,
  'src/pattern.js': dedent`
    export function checkPattern(pattern) {
      throw new Error("run with another pattern: " + pattern);
    }
  `,
};

suite('the flow from the start of a program', () => {
  test('begins at the program in the manifest and follows the calls that lead furthest', async () => {
    const { codebase } = await openFixture(program);
    const { answer } = await ask(codebase, 'What happens when I run lister with a pattern?');
    assert.match(answer, /leads to `write` in \d calls[^]*`main`[^]*`walk`[^]*`visit`[^]*`printEntry`/, answer);
    assert.doesNotMatch(answer, /checkPattern/);
    codebase.dispose();
  });

  test('reports a start that the index leaves out, and begins at main instead', async () => {
    const files = { ...program, '.gitignore': 'lister.js\n' };
    const { codebase } = await openFixture(files);
    const trace = await ask(codebase, 'What happens when I run lister with a pattern?');
    assert.match(trace.answer, /`package\.json` \[\d+\] names `bin\/lister\.js` as `bin`, but that file is not in the index/, trace.answer);
    assert.match(trace.answer, /1\. `main`/);
    const overview = await ask(codebase, 'What is this project and where do I start?');
    assert.match(
      overview.answer,
      /Entry points[^]*- `main`[^]*`bin\/lister\.js` as `bin`, but that file is not in the index/,
      overview.answer,
    );
    codebase.dispose();
  });

  test('leads to the end that the question describes', async () => {
    const { codebase } = await openFixture(program);
    const { answer } = await ask(codebase, 'Trace from the command line to where an entry is printed');
    assert.match(answer, /1\. [^\n]*\n[^]*`main`[^]*`walk`[^]*`printEntry`/, answer);
    codebase.dispose();
  });
});

test('the flow of an option begins at the callback beside its text', async () => {
  const { codebase } = await openFixture({
    'tool/cli.py': `import click
from tool.shell import append_profile


def react(context, value):
    if value:
        append_profile(value)


def other(context, value):
    return value


@click.command()
@click.option(
    "--install-shell",
    callback=react,
)
def tool(install_shell):
    return install_shell
`,
    'tool/shell.py': dedent`
      def append_profile(shell):
          """Installs for a shell when a user passes the option."""
          append(shell)


      def append(shell):
          return shell
    `,
  });
  const { answer } = await ask(codebase, 'What happens when a user passes --install-shell?');
  assert.match(answer, /Flow from `react`[^]*`append_profile`[^]*`append`/, answer);
  codebase.dispose();
});

test('a long chain of calls is shown in few steps, and folded as a whole', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [
      `src/part${at}.ts`,
      dedent`
        import { enter${at + 1} } from './part${at + 1}.ts';
        export function enter${at}(): void {
          inner${at}();
        }
        function inner${at}(): void {
          enter${at + 1}();
        }
      `,
    ]),
  );
  const { codebase } = await openFixture({ ...files, 'src/part6.ts': 'export function enter6(): void {}\n' });
  const record = await ask(codebase, 'Trace from enter0 to enter6');
  const { text, folded } = unfold(record);
  const steps = text.match(/^\d+\. /gm) ?? [];
  assert.ok(steps.length >= 5 && steps.length <= 12, text);
  assert.match(text, /… \d+ calls?|… 1 call/);
  assert.match(text, /`enter0`[^]*`enter6`/);
  assert.ok(
    folded.some(({ label, text: whole }) => label === 'All 12 calls' && whole.includes('`inner4`')),
    text,
  );
  codebase.dispose();
});
