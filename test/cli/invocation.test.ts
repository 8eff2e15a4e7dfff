// Runs of the built program with invalid arguments, which give exit code 2 and one sentence on standard error, and with requests for help.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { clew, temporaryFolder } from './commandLine.ts';

suite('clew exits with 2 and one sentence', () => {
  const cases: readonly (readonly [what: string, args: (folder: string) => readonly string[]])[] = [
    ['without a command', () => []],
    ['for an unknown command', () => ['explode']],
    ['for an unknown flag', (folder) => ['index', '--workspace', folder, '--fast']],
    ['without a question', (folder) => ['ask', '--workspace', folder]],
    ['without a folder', () => ['index', '--json']],
    ['for a folder that is not there', (folder) => ['search', 'x', '--workspace', join(folder, 'nowhere')]],
    ['for a file instead of a folder', (folder) => ['graph', '--workspace', join(folder, 'file.txt'), '--json']],
    ['for an unknown mode', (folder) => ['search', 'x', '--workspace', folder, '--mode', 'magical']],
    ['for a limit that is no number', (folder) => ['search', 'x', '--workspace', folder, '--limit', 'many']],
    ['for a budget that is none', (folder) => ['ask', 'x', '--workspace', folder, '--budget', 'huge']],
    ['for a dry run without a model', (folder) => ['ask', 'x', '--workspace', folder, '--what-is-sent']],
    ['for tasks that are not there', (folder) => ['eval', '--tasks', join(folder, 'no'), '--trees', folder, '--out', join(folder, 'out')]],
    [
      'for trees that are not there',
      (folder) => ['eval', '--tasks', join(folder, 'file.txt'), '--trees', join(folder, 'no'), '--out', join(folder, 'out')],
    ],
    [
      'for results that cannot be written',
      (folder) => ['eval', '--tasks', join(folder, 'file.txt'), '--trees', folder, '--out', join(folder, 'no', 'out')],
    ],
  ];
  for (const [what, args] of cases) {
    test(what, async (t) => {
      const folder = temporaryFolder(t);
      writeFileSync(join(folder, 'file.txt'), '');
      const { code, stdout, stderr } = await clew(args(folder), { env: { CLEW_STORE: join(folder, 'store') } });
      assert.equal(code, 2);
      assert.equal(stdout, '');
      assert.match(stderr, /^[^\n]+[.:!]\n$/);
      assert.doesNotMatch(stderr, /\bat .*:\d+:\d+/, 'no stack');
    });
  }
});

suite('help', () => {
  test('lists every command that can be run', async () => {
    const { stderr: refusal } = await clew(['no-such-command']);
    const commandNames = /the commands are (.+)\.$/m.exec(refusal)?.[1]?.split(', ') ?? [];
    assert.ok(commandNames.length >= 10 && commandNames.includes('eval modes'), refusal);
    const { code, stdout, stderr } = await clew(['--help']);
    assert.equal(code, 0);
    assert.equal(stderr, '');
    for (const name of commandNames) assert.match(stdout, new RegExp(`^ {2}${name} `, 'm'));
  });

  test('prints the version of the package', async () => {
    const { code, stdout } = await clew(['--version']);
    assert.equal(code, 0);
    assert.equal(
      stdout.trim(),
      (JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string }).version,
    );
  });

  test('lists all flags of a command even when arguments are missing', async () => {
    const { code, stdout } = await clew(['ask', '--help']);
    assert.equal(code, 0);
    for (const flag of [
      'workspace',
      'mode',
      'strategy',
      'max-passes',
      'budget',
      'scope',
      'session',
      'base-url',
      'model',
      'small-model',
      'what-is-sent',
      'json',
      'store',
    ]) {
      assert.match(stdout, new RegExp(`^ {2}--${flag}\\b`, 'm'));
    }
  });
});
