// VS Code's own chat and the panel of Clew with the same answer about a project, in a real VS Code: pictures in four kinds of themes, narrow,
// wide and at 200 %, and their measures side by side. What differs, and why, stands in docs/measurements/panel.md.
// `npm run package && npm run bench -- beside FOLDER [QUESTION]`; pictures go to test-results/beside/, measures to the standard output.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Frame } from 'playwright-core';
import { results, vsixPath } from '../../../scripts/paths.mjs';
import { ClewPanel } from '../../support/clewPanel.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { VSCode } from '../../support/vscodeServer.ts';
import type { Workbench } from '../../support/workbench.ts';
import { measure, table, type Measures } from './besideMeasures.ts';

/** By the class of the workbench. */
const themes = {
  vs: 'Default Light Modern',
  'vs-dark': 'Default Dark Modern',
  'hc-black': 'Default High Contrast',
  'hc-light': 'Default High Contrast Light',
};
/** Width and height of the window, and width of the side bar. At 200 % the page of a window has half as many pixels. */
const sizes = { narrow: [1400, 1100, 300], zoomed: [700, 550, 300], wide: [1800, 1100, 1200] } as const;

/** What a model says in both: each kind of Markdown once. */
const reply = `Both rest on the same lines [1], and \`a name in code\` stands in **a sentence** [2]. A second sentence makes the paragraph longer than a line [1].

A second paragraph.

## A title

A paragraph below it, with [a link](https://example.com).

- one item [1]
- another one
  - one below it

### A smaller title

1. the first step
2. the second step

\`\`\`python
def retry(times: int) -> None:
    """Tries again."""
    for n in range(times):  # a comment
        print(f"attempt {n} of {times}, and a line that is longer than the view")
\`\`\`

| what | how many |
| --- | ---: |
| items | 12 |

> A sentence that is quoted.
`;

const [folder = '', question = 'How is a lost connection opened again?'] = process.argv.slice(2);
const target = join(results, 'beside');
mkdirSync(target, { recursive: true });
// The themes are settings of the folder, so they are written into a copy.
const home = temporaryFolder('beside');
const project = join(home, basename(resolve(folder)));
cpSync(folder, project, { recursive: true });
mkdirSync(join(project, '.vscode'), { recursive: true });

const vscode = await VSCode.start({
  vsix: [vsixPath()],
  extensions: [join(import.meta.dirname, '../../vscode/modelProvider')],
  // The editor leaves sockets where temporary files go.
  env: { CLEW_TEST_QUERY: `@clew ${question}`, CLEW_TEST_REPLY: reply, TMPDIR: home },
});
try {
  const window = await vscode.open(project);
  await (await ClewPanel.open(window)).indexed(300_000);
  await window.command('View: Close Primary Side Bar');
  await inSizes(window, ['narrow'], (name) => photograph(window, `empty-${name}`));
  await answered(window);
  const measures: Record<string, readonly [chat: Measures, clew: Measures]> = {};
  await inSizes(window, ['narrow', 'zoomed', 'wide'], async (name) => {
    const top = await photograph(window, `answer-${name}`);
    const end = await photograph(window, `end-${name}`, true);
    // The list of the chat draws only what is in sight.
    measures[name] = [
      { ...end[0], ...top[0] },
      { ...end[1], ...top[1] },
    ];
  });
  console.log(table(measures));
  console.log(`Keys from the box to a link: ${await keysToLink(window)}`);
  console.log(`Spoken by the chat: ${(await window.page.locator('.monaco-status').allTextContents()).join(' ').slice(0, 300)}…`);
} finally {
  await vscode.stop();
}

/** Asks in the chat, agrees in the panel, and opens the answer there too. */
async function answered(window: Workbench): Promise<void> {
  await window.command('Test: Ask in the Chat View');
  await window.frame('.gate');
  await photograph(window, 'waiting');
  await (await window.frame('.gate')).locator('button', { hasText: /^Send$/ }).click();
  await showTab(window, 'Chat');
  const response = window.page.locator('.interactive-response').first();
  await response.getByText('A sentence that is quoted').waitFor();
  await response.locator('.monaco-button', { hasText: 'Open in Clew' }).click();
  await (await window.frame('clew-answer')).getByText('A sentence that is quoted').waitFor();
}

/** In each size and theme. */
async function inSizes(window: Workbench, names: readonly (keyof typeof sizes)[], work: (name: string) => Promise<unknown>): Promise<void> {
  for (const size of names) {
    const [width, height, side] = sizes[size];
    await window.page.setViewportSize({ width, height });
    await window.setSideBarWidth('auxiliarybar', side);
    for (const [kind, theme] of Object.entries(themes)) {
      writeFileSync(join(project, '.vscode/settings.json'), JSON.stringify({ 'workbench.colorTheme': theme }));
      await window.page.waitForSelector(`.monaco-workbench.${kind}`);
      await work(`${size}-${kind}`);
    }
  }
}

/** The side bar with the chat, then with the panel, both at their beginning or end, and what is measured in them. */
async function photograph(window: Workbench, name: string, atEnd = false): Promise<readonly [chat: Measures, clew: Measures]> {
  const shot = async (whose: string): Promise<void> => {
    await window.page.mouse.move(5, 5);
    // Colours change with a transition, and scroll bars fade.
    await window.page.waitForTimeout(700);
    await window.page.locator('.part.auxiliarybar').screenshot({ path: join(target, `${name}-${whose}.png`) });
  };
  await showTab(window, 'Chat');
  const list = window.page.locator('.interactive-list').first();
  if (await list.isVisible()) {
    await list.hover();
    // One turn of the wheel goes as far as what is laid out; rows above it are laid out then.
    for (let turn = 0; turn < 4; turn++) {
      await window.page.mouse.wheel(0, atEnd ? 5000 : -5000);
      await window.page.waitForTimeout(100);
    }
  }
  await shot('chat');
  const chat = await measure(window.page, 'chat');
  const clew = await showTab(window, 'Clew');
  await clew.locator('#chat').evaluate((answers, top) => answers.scrollTo(0, top), atEnd ? Number.MAX_SAFE_INTEGER : 0);
  await shot('clew');
  return [chat, await measure(clew, 'clew')];
}

async function showTab(window: Workbench, name: 'Chat' | 'Clew'): Promise<Frame> {
  const tab = window.page.locator('.part.auxiliarybar .action-label', { hasText: new RegExp(`^${name}$`) }).first();
  await tab.click();
  if (name === 'Chat') await window.page.locator('.interactive-session').first().waitFor();
  return name === 'Chat' ? window.page.mainFrame() : window.frame('#question');
}

/** How many keys lead from the box to the first link of the newest answer. */
async function keysToLink(window: Workbench): Promise<string> {
  const pressed = async (frame: Frame, key: string, link: string): Promise<number> => {
    for (let keys = 1; keys <= 60; keys++) {
      await window.page.keyboard.press(key);
      if (await frame.evaluate((selector) => document.activeElement?.matches(selector) === true, link)) return keys;
    }
    return Infinity;
  };
  const chat = await showTab(window, 'Chat');
  await chat.locator('.interactive-input-editor').click();
  const inChat = await pressed(chat, 'Shift+Tab', '.chat-inline-anchor-widget');
  const clew = await showTab(window, 'Clew');
  await clew.locator('#question').click();
  return `chat ${inChat} (Shift+Tab), Clew ${await pressed(clew, 'Alt+ArrowDown', 'button.citation')} (Alt+Down)`;
}
