// One window of VS Code as a person sees it: commands, editors, the panel, notifications.
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errors, type Frame, type Locator, type Page } from 'playwright-core';

/** A place in a file of the open folder: path relative to it, line one-based. */
export interface EditorPlace {
  readonly file: string;
  readonly line: number;
}

/** A window with a folder open. */
export class Workbench {
  readonly page: Page;
  readonly #address: string;

  constructor(page: Page, address: string) {
    this.page = page;
    this.#address = address;
  }

  /** Loads the window, or reloads it with the state of the browser. */
  async load(): Promise<void> {
    await this.page.goto(this.#address);
    await this.page.waitForSelector('.monaco-workbench', { timeout: 60_000 });
    await this.page.waitForSelector('.statusbar-item');
  }

  /** Runs a command by its title, as one would: F1, type, Enter. */
  async command(title: string): Promise<void> {
    await this.#pick('F1', `>${title}`, title);
  }

  /** Runs a command that the palette leaves to "Clew: More…". */
  async more(title: string): Promise<void> {
    await this.command('Clew: More…');
    const row = this.page.locator('.quick-input-list .monaco-list-row', { hasText: title }).first();
    await row.waitFor();
    await row.click();
  }

  /** Opens a file by its path, at a line and column (from 1) when they are given. */
  async openFile(path: string, line?: number, column?: number): Promise<void> {
    const name = path.slice(path.lastIndexOf('/') + 1);
    await this.#pick('Control+P', [path, line, column].filter((part) => part !== undefined).join(':'), name);
    await this.page.waitForSelector(`.tab.active[data-resource-name="${name}"]`);
  }

  /** Commands of an extension appear in a list only when the list is opened after the extension was read: hence the retries. */
  async #pick(key: string, text: string, row: string): Promise<void> {
    const input = this.page.locator('.quick-input-widget input').first();
    const wantedRow = this.page.locator('.quick-input-list .monaco-list-row', { hasText: row }).first();
    await until(`"${row}" in the list for "${text}"`, async () => {
      await this.page.keyboard.press('Escape');
      await this.page.keyboard.press(key);
      // A view that comes up may take the focus, which closes the list.
      return (await appears(input, 2000)) && (await fills(input, text)) && (await appears(wantedRow, 2000)) && (await clicks(wantedRow));
    });
  }

  /** The frame that holds an element: webviews are frames inside frames. */
  async frame(selector: string, timeoutMs = 60_000): Promise<Frame> {
    return until(`a frame with ${selector}`, () => this.#frameNow(selector), timeoutMs);
  }

  async #frameNow(selector: string): Promise<Frame | undefined> {
    for (const frame of this.page.frames()) {
      // A frame that disappears meanwhile is not the wanted one.
      const element = await frame.$(selector).catch(() => null);
      if (element) return frame;
    }
    return undefined;
  }

  /** Name of the file in the active editor, and the cursor in the status bar, such as `Ln 22, Col 2 (100 selected)`. */
  async #editor(): Promise<{ readonly name: string; readonly cursor: string }> {
    return this.page.evaluate(() => ({
      name: document.querySelector('.tab.active')?.getAttribute('data-resource-name') ?? '',
      cursor: document.querySelector('#status\\.editor\\.selection')?.textContent ?? '',
    }));
  }

  /** Resolves when the active editor shows that file with the cursor in that line. */
  async waitForPlace({ file, line }: EditorPlace): Promise<void> {
    let last = { name: '', cursor: '' };
    try {
      await until(`${file}:${line} in the editor`, async () => {
        last = await this.#editor();
        return last.name === basename(file) && Number(/\d+/.exec(last.cursor)?.[0]) === line;
      });
    } catch (error) {
      throw new Error(`Expected ${file}:${line} in the editor, found ${last.name} ${last.cursor}`, { cause: error });
    }
  }

  /** Drags the edge of a side bar with the mouse until it is so wide, give or take the width of its frame. */
  async setSideBarWidth(part: 'sidebar' | 'auxiliarybar', width: number): Promise<void> {
    const { page } = this;
    const isLeft = part === 'sidebar';
    const bounds = async (): Promise<{ readonly x: number; readonly width: number }> => {
      const box = await page.locator(`.part.${part}`).boundingBox();
      if (!box) throw new Error(`The ${part} is not open.`);
      return box;
    };
    await until(`the ${part} to be ${width} px wide`, async () => {
      const box = await bounds();
      const missing = width - box.width;
      if (Math.abs(missing) < 8) return true;
      const edge = box.x + (isLeft ? box.width : 0);
      const sashes = await Promise.all((await page.locator('.monaco-sash.vertical').all()).map((sash) => sash.boundingBox()));
      const sash = sashes.find((each) => each && Math.abs(each.x + each.width / 2 - edge) < 8);
      if (!sash) throw new Error(`The ${part} has no edge that can be drawn.`);
      const from = sash.x + sash.width / 2;
      await page.mouse.move(from, 200);
      await page.mouse.down();
      await page.mouse.move(from + (isLeft ? missing : -missing), 200, { steps: 10 });
      await page.mouse.up();
      return false;
    });
  }

  /** Texts of the notifications that are on the screen. */
  async notifications(): Promise<readonly string[]> {
    return this.page.locator('.notification-list-item-message').allTextContents();
  }

  /** Resolves once a notification matches. Looks into their list, since they show themselves for a few seconds only. */
  async notified(words: RegExp): Promise<void> {
    await until(
      `a notification that says ${String(words)}`,
      async () => {
        await this.command('Notifications: Show Notifications');
        return (await this.notifications()).some((text) => words.test(text));
      },
      60_000,
    );
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

/** Whether the element shows itself within the time limit. */
export function appears(element: Locator, timeoutMs: number): Promise<boolean> {
  return inTime(element.waitFor({ timeout: timeoutMs }));
}

/** Whether the element was clicked; a list that something else closes in between has none. */
function clicks(element: Locator): Promise<boolean> {
  return inTime(element.click({ timeout: 3000 }));
}

/** Whether the text is in the box; a list that something else closes in between takes none. */
function fills(box: Locator, text: string): Promise<boolean> {
  return inTime(box.fill(text, { timeout: 2000 }));
}

async function inTime(done: Promise<void>): Promise<boolean> {
  try {
    await done;
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

/** Calls `ask` until the result is truthy. Rejects after the time limit with an error that names `what`. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false>, timeoutMs = 30_000): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain for ${what}`);
    await sleep(100);
  }
}
