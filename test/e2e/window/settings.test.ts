// Settings whose effect only a window shows: start of the index, memory of its process, terminal links, lifetime of chats.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { daysOfGrace } from '../../../src/vscode/chats/savedChats.ts';
import { ClewPanel } from '../../support/clewPanel.ts';
import { sampleProject, type SampleProject } from '../../support/sampleProject.ts';
import { VSCode } from '../../support/vscodeServer.ts';
import { appears, until, type Workbench } from '../../support/workbench.ts';

const vsix = process.env['CLEW_VSIX'] ?? '';
const day = 24 * 60 * 60 * 1000;
/** Longer than a window waits before it indexes by itself. */
const idle = 4000;

suite('a setting in a window', { timeout: 6 * 60_000 }, () => {
  let vscode: VSCode;
  let project: SampleProject;
  let window: Workbench;

  before(async () => {
    project = sampleProject('orders');
    // Text of a terminal is in the page where no graphics card draws it.
    vscode = await VSCode.start({
      vsix: [vsix],
      settings: {
        ...{ 'terminal.integrated.gpuAcceleration': 'off', 'clew.index.start': 'onFirstUse', 'clew.engine.memory': 1234 },
        'clew.terminalLinks.enabled': false,
      },
    });
    window = await vscode.open(project.folder);
  });

  after(async () => {
    await vscode.stop();
    project.dispose();
  });

  /** Changes settings of the machine, as the page of settings does. */
  function change(settings: Readonly<Record<string, unknown>>): void {
    const file = join(vscode.dataFolder, 'data/Machine/settings.json');
    const known = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...known, ...settings }));
  }

  /** Writes the settings of the person, which the window keeps itself. */
  async function changeOwn(settings: Readonly<Record<string, unknown>>): Promise<void> {
    const { keyboard } = window.page;
    await window.command('Preferences: Open User Settings (JSON)');
    await window.page.waitForSelector('.tab.active[data-resource-name="settings.json"]');
    await window.page.locator('.editor-instance .view-lines').click();
    await keyboard.press('ControlOrMeta+A');
    await keyboard.insertText(JSON.stringify(settings));
    await keyboard.press('ControlOrMeta+S');
    await window.page.locator('.tab.active.dirty').waitFor({ state: 'detached' });
    await window.command('View: Close Editor');
  }

  /** Memory that the processes of the index may use, in MB: one of them in a window that has begun. */
  function memories(): readonly number[] {
    const all = execFileSync('ps', ['-eww', '-o', 'args'], { encoding: 'utf8' }).split('\n');
    const engines = all.filter((line) => line.includes(dirname(vscode.dataFolder)) && line.includes('engine.js'));
    return engines.flatMap((line) => Number(/--max-old-space-size=(\d+)/.exec(line)?.[1] ?? []));
  }

  /** Files of chats on the server. */
  function chatFiles(): readonly string[] {
    const all = readdirSync(join(vscode.dataFolder, 'data/User/workspaceStorage'), { recursive: true, encoding: 'utf8' });
    return all.filter((path) => /chats[\\/][^\\/]+\.json$/.test(path));
  }

  test('index.start delays the index until the first question, or starts it with the window', async () => {
    const panel = await ClewPanel.open(window);
    await sleep(idle);
    assert.equal(await panel.root.locator('.index.ready').count(), 0);
    assert.deepEqual(memories(), []);
    change({ 'clew.index.start': 'automatic' });
    await window.load();
    await (await ClewPanel.open(window)).indexed();
  });

  test('engine.memory limits the process of the index', async () => {
    await until('the process', () => Promise.resolve(memories().includes(1234)));
    change({ 'clew.engine.memory': 1500 });
    await window.load();
    await (await ClewPanel.open(window)).indexed();
    await until('the process with more memory', () => Promise.resolve(memories().includes(1500)));
  });

  test('terminalLinks.enabled turns an error line in the terminal into a link', async () => {
    await window.command('Terminal: Create New Terminal');
    const line = window.page.locator('.xterm-rows > div', { hasText: /^TypeError: quay is closed/ }).last();
    await window.page.locator('.xterm-helper-textarea').last().waitFor({ state: 'attached' });
    await until('the line in the terminal', async () => {
      await window.page.locator('.xterm-helper-textarea').last().focus();
      await window.page.keyboard.type("echo 'TypeError: quay is closed'\n");
      return appears(line, 3000);
    });
    const hint = window.page.getByText('Ask Clew why this fails');
    const isOffered = (): Promise<boolean> => showsOnHover(line, hint);
    assert.equal(await isOffered(), false);
    change({ 'clew.terminalLinks.enabled': true });
    await until('the link', isOffered);
  });

  test('chat.keepDays limits how long an unused chat is kept', async () => {
    await changeOwn({ 'clew.chat.keepDays': 0 });
    const panel = await ClewPanel.open(window);
    await panel.ask('Which chat is kept for the delivery fee?');
    await window.command('Clew: New Chat');
    const isListed = async (): Promise<boolean> => {
      await window.command('Clew: Show Chats');
      const row = window.page.locator('.quick-input-list .monaco-list-row', { hasText: 'Which chat is kept' });
      const found = await appears(row.first(), 3000);
      await window.page.keyboard.press('Escape');
      return found;
    };
    await until('the chat in the list', isListed);
    await until('the chat to be stored', async () => (await storedNumbers(window, 'at')) > 0);
    const { origin } = new URL(window.page.url());
    // The window is gone while what it keeps is changed; this page is of the same server.
    await window.page.goto(`${origin}/version`);
    assert.ok((await storedNumbers(window, 'at', -30 * day)) > 0);
    await window.load();
    assert.equal(await isListed(), true);
    await changeOwn({ 'clew.chat.keepDays': 20 });
    assert.equal(await isListed(), true, 'it is there for a week of use');
    // The editor writes its state a moment later.
    await until('the first day of that to be stored', async () => (await storedNumbers(window, 'lastDay')) > 0);
    assert.equal(chatFiles().length, 1);
    await window.page.goto(`${origin}/version`);
    assert.equal(await storedNumbers(window, 'lastDay', -2 * day), 1);
    assert.equal(await storedNumbers(window, 'days', daysOfGrace - 2), 1);
    await window.load();
    await ClewPanel.open(window);
    await until('the chat to be deleted', () => Promise.resolve(chatFiles().length === 0));
  });
});

/** Whether `hint` shows itself while the mouse is over the beginning of `line`. */
async function showsOnHover(line: Locator, hint: Locator): Promise<boolean> {
  const page = line.page();
  // A link is looked for when the mouse comes to a line.
  await page.mouse.move(5, 5);
  const box = await line.boundingBox();
  if (!box) return false;
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.move(box.x + 44, box.y + box.height / 2, { steps: 3 });
  return appears(hint, 3000);
}

/** How many numbers of this name the browser keeps with the chat; `by` is added to each. */
async function storedNumbers({ page }: Workbench, name: 'at' | 'days' | 'lastDay', by = 0): Promise<number> {
  return page.evaluate(
    async ([field, difference]) => {
      const result = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('no result'));
        });
      let count = 0;
      for (const { name: databaseName } of await indexedDB.databases()) {
        if (!databaseName?.startsWith('vscode-web-state-db')) continue;
        const database = await result(indexedDB.open(databaseName));
        for (const storeName of database.objectStoreNames) {
          const store = database.transaction(storeName, 'readwrite').objectStore(storeName);
          for (const key of await result(store.getAllKeys())) {
            const value: unknown = await result(store.get(key));
            if (typeof value !== 'string' || !value.includes('Which chat is kept')) continue;
            const moved = value.replace(
              new RegExp(`(\\\\?"${field}\\\\?":)(\\d+)`, 'g'),
              (_, front: string, digits: string) => (count++, front + String(Number(digits) + difference)),
            );
            if (difference !== 0) await result(store.put(moved, key));
          }
        }
        database.close();
      }
      return count;
    },
    [name, by] as const,
  );
}
