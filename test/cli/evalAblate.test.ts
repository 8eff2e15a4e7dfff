// `clew eval ablate`: one line for each change of a weight with an effect, and the names of the weights without one.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { clew, temporaryFolder } from './commandLine.ts';
import { dedent } from '../support/dedent.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';

test('prints the effect of each changed weight on the tasks', async (t) => {
  const folder = temporaryFolder(t);
  const tree = join(folder, 'trees', 'owner+name', commit.slice(0, 12));
  mkdirSync(tree, { recursive: true });
  writeFileSync(
    join(tree, 'harbour.py'),
    dedent`
      def admit(ship):
          if ship.long:
              raise BerthError("the ship is too long for this quay")
          return ship
    `,
  );
  writeFileSync(
    join(tree, 'quay.py'),
    dedent`
      def quay_length_for_ship(ship):
          """How long this quay is: a ship too long for the quay is a ship for another quay."""
          return ship.quay
    `,
  );
  const query = 'Where does "the ship is too long for this quay" come from?';
  const task = { id: 'a', repo: 'owner/name', commit, lang: 'python', query };
  const gold = { gold_files: ['harbour.py'], gold_symbols: [{ file: 'harbour.py', line_start: 1, line_end: 4 }] };
  const tasks = [
    { ...task, ...gold },
    { ...task, id: 'b', commit: 'fedcba98', ...gold },
    { ...task, id: 'c' },
  ];
  writeFileSync(join(folder, 'tasks.jsonl'), tasks.map((one) => JSON.stringify(one)).join('\n'));
  const flags = [
    '--tasks',
    join(folder, 'tasks.jsonl'),
    '--trees',
    join(folder, 'trees'),
    '--store',
    join(folder, 'store'),
    '--embedder',
    'off',
  ];
  const { code, stdout, stderr } = await clew(['eval', 'ablate', ...flags, '--weights', 'literals,frames,names.unmarked']);
  assert.equal(code, 0, stderr);
  assert.match(stderr, /1 tasks done, 1 without a tree/);
  assert.match(stdout, /over 1 tasks\.$/m);
  assert.match(stdout, /^literals +3 +0 +1 +1 +0 +1 +-100\.0 \[-100\.0, -100\.0\] .* -50\.0 \[-50\.0, -50\.0\]/m);
  assert.match(stdout, /^Nothing changes by: frames, names\.unmarked$/m);
  const json = await clew(['eval', 'ablate', ...flags, '--weights', 'literals', '--json']);
  const { rows } = JSON.parse(json.stdout) as { rows: { weight: string; to: string; worse: number }[] };
  assert.deepEqual(
    rows.map(({ weight, to, worse }) => `${weight} ${to} ${worse}`),
    ['literals zero 1', 'literals half 0', 'literals double 0'],
  );
});
