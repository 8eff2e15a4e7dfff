// A question for a command-line option leads to the lines that have it as a literal.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../../../src/core/base/cancellation.ts';
import { optionsIn } from '../../../../../src/core/reading/mentions/options.ts';
import { openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

test('reads the options of a text', () => {
  assert.deepEqual(optionsIn('Does `--dry-run` beat --force=yes, or "--dry-run"?'), ['dry-run', 'force']);
  for (const text of ['a -- b', 'x--y', '--', 'a ---- b', '-v', '--a-']) assert.deepEqual(optionsIn(text), [], text);
});

const files = {
  'flags.py': dedent`
    def declare(parser):
        # --errors-only is the one that people want
        parser.add("--all-errors-only", "x")
        table(("errors-only", {"action": Quiet}))
  `,
  'handle.py': dedent`
    def handle_flag(flag):
        """Handles a flag of errors only."""
        return flag
  `,
  'help.py': dedent`
    def usage():
        print("Give --errors-only to see errors, and nothing else")
  `,
  'cli.js': dedent`
    export function build(program) {
      program.option('-o, --out-dir <dir>', 'where to write');
    }
  `,
  'out.js': dedent`
    export function outDir(dir) {
      return dir;
    }
  `,
};

test('puts the declaration of an option before code that only has its words', async () => {
  const { codebase } = await openFixture(files);
  const symbolsFor = async (question: string): Promise<readonly (string | null)[]> =>
    (await codebase.search(question, { limit: 3 }, neverCancelled)).ranked.map(({ symbol }) => symbol);
  assert.deepEqual((await symbolsFor('Where is the --errors-only flag handled?')).slice(0, 2), ['declare', 'usage']);
  assert.equal((await symbolsFor('What does --out-dir do?'))[0], 'build');
  assert.equal((await symbolsFor('What does the outDir do?'))[0], 'outDir');
});
