// What Clew adds to menus of the editor says whose it is, and nothing is offered that cannot work.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';

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

it('names Clew in every menu of the editor', () => {
  assert.ok(foreign.length >= 5);
  for (const menu of foreign) for (const entry of contributes.menus[menu] ?? []) assert.match(label(entry), /\bClew\b/, menu);
});

it('offers to remove a key only where there is one', () => {
  const entry = contributes.menus['commandPalette']?.find(({ command }) => command === 'clew.removeApiKey');
  assert.equal(entry?.when, 'clew.hasApiKey');
});
