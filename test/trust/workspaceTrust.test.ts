// What a workspace that nobody trusts can change: no setting that widens what is read, sent, confirmed or kept, and on the command line no git.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import fc from 'fast-check';
import ts from 'typescript';
import { root } from '../../scripts/paths.mjs';
import { manifestSettings, type SettingsManifest } from '../../src/core/base/settings/manifestSettings.ts';
import { neverCancelled } from '../../src/core/base/cancellation.ts';
import { isTrusted } from '../../src/cli/trust.ts';
import { readTrust } from '../../src/cli/settings/trustedFolders.ts';
import { enabledPatterns, untrustedValue } from '../../src/vscode/settings/settings.ts';
import { isOpenToVariables } from '../../src/vscode/settings/environment.ts';
import { listLog } from '../engine/engineFixture.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { isLongForm, tryCases } from '../support/trust/cases.ts';
import { editorSettings, guardedEffects, settingEffects, type SettingEffect } from '../support/trust/paths/settingEffects.ts';

interface Manifest extends SettingsManifest<{ readonly scope?: string }> {
  readonly capabilities: { readonly untrustedWorkspaces: { readonly restrictedConfigurations: readonly string[] } };
}
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const properties = manifestSettings(manifest);
const restricted = new Set(manifest.capabilities.untrustedWorkspaces.restrictedConfigurations);
/** Scopes whose settings the editor takes from the person alone. */
const ownScopes = new Set(['machine', 'application']);

suite('settings', () => {
  test('have an effect on record, and those that matter are out of reach of an untrusted workspace', async (t) => {
    const rows = Object.entries(settingEffects).flatMap(([effect, names]) =>
      names.map((name) => ({ effect: effect as SettingEffect, name })),
    );
    assert.deepEqual(
      rows.map(({ name }) => `clew.${name}`).filter((name) => !properties[name]),
      [],
      'settings that are gone',
    );
    await tryCases(
      t,
      'settings of an untrusted workspace',
      Object.entries(properties),
      ([name]) => name,
      ([name, { scope = 'window' }]) => {
        const effects = rows.filter((row) => `clew.${row.name}` === name).map(({ effect }) => effect);
        assert.equal(effects.length, 1, `it has ${effects.length} rows in settingEffects.ts: say what it changes`);
        const isGuarded = ownScopes.has(scope) || restricted.has(name);
        for (const effect of effects) assert.equal(isGuarded, guardedEffects.includes(effect), `${effect}, of scope ${scope}`);
        // A destination is out of reach of a trusted workspace, too, and of a variable.
        if (/^clew\.(?:model|embedding|privacy|mcp)\./.test(name))
          assert.deepEqual([scope, isOpenToVariables(name.slice(5))], ['machine', false]);
      },
    );
  });

  test('of the editor that Clew reads are on record', async (t) => {
    await tryCases(t, 'settings of the editor', new Set(foreignSettings()), String, (name) =>
      assert.ok(editorSettings[name], 'it has no row in settingEffects.ts: say why an untrusted workspace gains nothing by it'),
    );
  });

  test('that leave files out can be added to by an untrusted workspace, and never taken back', async (t) => {
    const pattern = fc.constantFrom('**/.env', 'a/**', '**/*.pem', 'b', '__proto__', 'constructor', '');
    const value = fc.option(
      fc.oneof(fc.dictionary(pattern, fc.oneof(fc.boolean(), fc.constant('true'), fc.constant({ when: 'x' }))), fc.anything()),
      { nil: undefined },
    );
    const runs = isLongForm ? 20_000 : 300;
    const names = ['clew.exclude', 'files.exclude', 'search.exclude'];
    const levels = fc.sample(fc.record({ defaultValue: value, globalValue: value, workspaceValue: value, workspaceFolderValue: value }), {
      numRuns: runs,
      seed: 32,
    });
    const cases = names.flatMap((name) => levels.map((level) => ({ name, level })));
    await tryCases(
      t,
      'exclusions of an untrusted workspace',
      cases,
      ({ name, level }) => `${name} ${JSON.stringify(level)}`,
      ({ name, level }) => {
        const own = { ...asObject(level.defaultValue), ...asObject(level.globalValue) };
        const both = enabledPatterns(untrustedValue(name, level, level.workspaceFolderValue ?? level.workspaceValue));
        assert.deepEqual(
          enabledPatterns(own).filter((each) => !both.includes(each)),
          [],
        );
      },
    );
    const flags = [undefined, true, false, 'false', 0, null];
    const switches = flags.flatMap((globalValue) =>
      flags.flatMap((workspaceValue) => flags.map((workspaceFolderValue) => ({ globalValue, workspaceValue, workspaceFolderValue }))),
    );
    await tryCases(t, 'ignore files switched off by an untrusted workspace', switches, JSON.stringify, (level) => {
      const own = (level.globalValue ?? true) !== false;
      const result = untrustedValue(
        'search.useIgnoreFiles',
        { defaultValue: true, ...level },
        level.workspaceFolderValue ?? level.workspaceValue,
      );
      assert.ok(!own || result !== false, 'its own ignore files no longer count');
    });
  });
});

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Full names of settings outside of `clew` that the sources for the editor read. */
function foreignSettings(): readonly string[] {
  const folder = join(root, 'src/vscode');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  return paths.flatMap((path) => {
    const [spaces, names]: [string[], string[]] = [[], []];
    const visit = (node: ts.Node): void => {
      node.forEachChild(visit);
      if (!ts.isCallExpression(node)) return;
      const { expression } = node;
      const callee = ts.isPropertyAccessExpression(expression) ? expression.name.text : ts.isIdentifier(expression) ? expression.text : '';
      const [first] = node.arguments;
      if (!first || !ts.isStringLiteralLike(first)) return;
      if (callee === 'getConfiguration') spaces.push(first.text);
      if (callee === 'get' || callee === 'inspect') names.push(first.text);
    };
    visit(ts.createSourceFile(path, readFileSync(join(folder, path), 'utf8'), ts.ScriptTarget.Latest, true));
    const inSpaces = spaces.flatMap((space) => names.filter((name) => !name.includes('.')).map((name) => `${space}.${name}`));
    const whole = names.filter((name) => /^(?:files|search|http|git|editor|security|telemetry|terminal|workbench|chat)\.\w+$/.test(name));
    return [...inSpaces, ...whole].filter((name) => !name.startsWith('clew.'));
  });
}

/** A repository whose history has a failure, and a program `git` that notes each time it is run. */
function historyFolder(t: TestContext): { folder: string; store: string; env: NodeJS.ProcessEnv; runs: () => number } {
  const base = temporaryFolder('trust', t);
  const folder = join(base, 'app');
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/quay.ts'), "export function open(n: number) {\n  if (n > 3) throw new Error('the quay is closed');\n}\n");
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder, stdio: 'pipe' });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'closes the quay');
  const [programs, notes] = [join(base, 'programs'), join(base, 'notes')];
  mkdirSync(programs);
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  writeFileSync(join(programs, 'git'), `#!/bin/sh\necho run >> '${notes}'\nexec '${real}' "$@"\n`);
  chmodSync(join(programs, 'git'), 0o755);
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}` };
  return {
    folder,
    store: join(base, 'store'),
    env,
    runs: () => (existsSync(notes) ? readFileSync(notes, 'utf8').split('\n').length - 1 : 0),
  };
}

const posixOnly = { skip: process.platform !== 'linux' && 'a shell script stands for git, and `script` for a terminal' };
const cli = resolve(root, 'dist/cli.js');

suite('the command line', posixOnly, () => {
  test('trusts a folder by a flag, a remembered answer or not at all', async (t) => {
    const { folder } = historyFolder(t);
    const cases = [undefined, true, false].flatMap((known) =>
      [true, false].flatMap((flag) => [true, false].flatMap((mayAsk) => [true, false].map((json) => ({ known, flag, mayAsk, json })))),
    );
    const taken = join(temporaryFolder('trust', t), 'taken');
    writeFileSync(taken, 'a file in the place of the store');
    const noStore = { has: (name: string) => name === 'trust', get: () => join(taken, 'store'), all: () => [] };
    assert.equal(await isTrusted([folder], { flags: noStore, log: listLog(), token: neverCancelled }, true), true);
    await tryCases(t, 'trust without a terminal', cases, JSON.stringify, async ({ known, flag, mayAsk, json }) => {
      const store = temporaryFolder('trust', t);
      if (known !== undefined) writeFileSync(join(store, 'trusted-folders.json'), JSON.stringify({ [folder]: known }));
      const values = new Map([['store', store], ...(flag ? [['trust', ''] as const] : []), ...(json ? [['json', ''] as const] : [])]);
      const flags = { has: (name: string) => values.has(name), get: (name: string) => values.get(name), all: () => [] };
      assert.equal(await isTrusted([folder], { flags, log: listLog(), token: neverCancelled }, mayAsk), flag || known === true);
      assert.equal(await readTrust(store, folder), flag ? true : known);
      // Trust in one folder is no trust in another.
      const other = { ...flags, has: (name: string) => name !== 'trust' && flags.has(name) };
      assert.equal(await isTrusted([folder, join(folder, 'src')], { flags: other, log: listLog(), token: neverCancelled }, mayAsk), false);
    });
  });

  test('runs git only in a folder that a person trusts, and asks once', async (t) => {
    const { folder, store, env, runs } = historyFolder(t);
    const words = ['ask', 'Error: the quay is closed', '--workspace', folder, '--store', store, '--embedder', 'off'];
    const ask = (...more: readonly string[]): Promise<string> => outputOf(process.execPath, [cli, ...words, ...more], env);
    const quoted = (list: readonly string[]): string => list.map((word) => `'${word}'`).join(' ');
    /** The command at a terminal where somebody types `answer`. */
    const atTerminal = (answer: string, storeFolder = store): Promise<string> =>
      outputOf(
        'script',
        ['-qec', quoted([process.execPath, cli, ...words.map((word) => (word === store ? storeFolder : word))]), '/dev/null'],
        env,
        `${answer}\n`,
      );
    const steps: readonly { readonly name: string; run(): Promise<string>; readonly asks: boolean; readonly usesGit: boolean }[] = [
      { name: 'no terminal', run: () => ask(), asks: false, usesGit: false },
      { name: 'the answer no', run: () => atTerminal('n'), asks: true, usesGit: false },
      { name: 'the flag', run: () => ask('--trust'), asks: false, usesGit: true },
      { name: 'the flag is remembered', run: () => ask(), asks: false, usesGit: true },
      ...(isLongForm
        ? [
            {
              name: 'no is remembered',
              run: async () => (await atTerminal('n', `${store}5`)) && atTerminal('y', `${store}5`),
              asks: false,
              usesGit: false,
            },
            { name: 'the answer yes', run: () => atTerminal('y', `${store}2`), asks: true, usesGit: true },
            { name: 'yes is remembered', run: () => atTerminal('n', `${store}2`), asks: false, usesGit: true },
            { name: 'an empty answer', run: () => atTerminal('', `${store}3`), asks: true, usesGit: false },
            {
              name: 'measure',
              run: () =>
                outputOf(process.execPath, [cli, 'measure', '--workspace', folder, '--store', `${store}4`, '--embedder', 'off'], env),
              asks: false,
              usesGit: false,
            },
          ]
        : []),
    ];
    await tryCases(
      t,
      'git on the command line',
      steps,
      ({ name }) => name,
      async ({ run, asks, usesGit }) => {
        const before = runs();
        const output = await run();
        assert.equal(/Do you trust the authors/.test(output), asks, output);
        assert.equal(runs() > before, usesGit, `git was run ${runs() - before} times`);
        assert.equal(/closes the quay/.test(output), usesGit, output);
      },
    );
  });
});

/** All output of a program that must end by itself. */
function outputOf(program: string, args: readonly string[], env: NodeJS.ProcessEnv, input?: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { env: { ...env, NO_COLOR: '1' }, stdio: ['pipe', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      // Only when it is asked for: a terminal would echo it before.
      if (input !== undefined && /\(y\/n\)/.test(text)) child.stdin.write(input);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    if (input === undefined) child.stdin.end();
    child.once('error', fail).once('close', () => done(output));
  });
}
