// Commands and menus of the manifest: entries in menus of the editor name Clew, and only usable commands are offered.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { seldomCommands } from '../../../src/vscode/dialogs/seldomCommands.ts';

interface Entry {
  readonly command?: string;
  readonly submenu?: string;
  readonly when?: string;
}

const root = join(import.meta.dirname, '../../..');
const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
const { contributes } = read<{
  readonly contributes: {
    readonly menus: Readonly<Record<string, readonly Entry[]>>;
    readonly commands: readonly { readonly command: string; readonly title: string }[];
    readonly submenus: readonly { readonly id: string; readonly label: string }[];
  };
}>('package.json');
const words = read<Readonly<Record<string, string>>>('package.nls.json');

/** Menus that are not Clew's own: the palette shows the category, and the title of the view shows Clew. */
const foreign = Object.keys(contributes.menus).filter(
  (menu) => !['commandPalette', 'view/title'].includes(menu) && !menu.startsWith('clew.'),
);

function label({ command, submenu }: Entry): string {
  const key = submenu
    ? contributes.submenus.find(({ id }) => id === submenu)?.label
    : contributes.commands.find((each) => each.command === command)?.title;
  return words[key?.replaceAll('%', '') ?? ''] ?? '';
}

test('every entry in a menu of the editor names Clew', () => {
  assert.ok(foreign.length >= 5);
  for (const menu of foreign) for (const entry of contributes.menus[menu] ?? []) assert.match(label(entry), /\bClew\b/, menu);
});

test('the command to remove a key is offered only when there is a key', () => {
  const entry = contributes.menus['commandPalette']?.find(({ command }) => command === 'clew.removeApiKey');
  assert.equal(entry?.when, 'clew.hasApiKey');
});

/** Whether the palette shows a command with this `when` clause in these contexts. Reads only conjunctions of names and comparisons, as ours are. */
function holds(when: string | undefined, contexts: Readonly<Record<string, string | number | boolean>>): boolean {
  return (when ?? 'true').split(' && ').every((part) => {
    const [name = '', operator, value = ''] = part.split(' ');
    const is = name === 'true' || name === 'false' ? name === 'true' : (contexts[name] ?? false);
    if (operator === '==') return String(is) === value;
    if (operator === '>') return Number(is) > Number(value);
    assert.equal(operator, undefined, part);
    return Boolean(is);
  });
}

function inPalette(contexts: Readonly<Record<string, string | number | boolean>>): readonly string[] {
  const entries = new Map(contributes.menus['commandPalette']?.map(({ command = '', when }) => [command, when]));
  return contributes.commands.map(({ command }) => command).filter((command) => holds(entries.get(command), contexts));
}

const working = { workspaceFolderCount: 1, editorIsOpen: true, 'clew.indexing': 'running', 'config.clew.embedding.provider': 'builtIn' };

test('the palette shows at most 25 commands without a model, and none that needs one', () => {
  const paletteCommands = inPalette(working);
  assert.ok(paletteCommands.length <= 25, `${paletteCommands.length}: ${paletteCommands.join(', ')}`);
  for (const command of ['clew.testConnection', 'clew.showWouldBeSent', 'clew.showUsage', 'clew.writeOverviews', 'clew.startIndex'])
    assert.ok(!paletteCommands.includes(command), command);
  assert.ok(inPalette({ ...working, 'clew.hasModel': true }).includes('clew.testConnection'));
  assert.ok(inPalette({ ...working, 'clew.indexing': 'off' }).includes('clew.startIndex'));
});

test('every command is in the palette, in "More…" or in a menu', () => {
  const all = { ...working, 'clew.hasModel': true, 'clew.hasApiKey': true, terminalIsOpen: true, 'clew.embeddingCanPause': true };
  const states = ['off', 'running', 'paused'].flatMap((state) =>
    ['builtIn', 'endpoint'].map((provider) => ({ ...all, 'clew.indexing': state, 'config.clew.embedding.provider': provider })),
  );
  const ever = new Set(states.flatMap(inPalette));
  const inMenus = Object.entries(contributes.menus).flatMap(([menu, entries]) =>
    menu === 'commandPalette' ? [] : entries.map(({ command }) => command),
  );
  for (const { command } of contributes.commands)
    assert.ok(ever.has(command) || (seldomCommands as readonly string[]).includes(command) || inMenus.includes(command), command);
  for (const command of seldomCommands) assert.ok(!ever.has(command), command);
});
