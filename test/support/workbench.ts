// One window of VS Code as a person sees it: commands, editors, the panel, notifications.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Page } from 'playwright-core';

/** A place in the editor that has the focus, one-based. */
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

  /** Loads the window, or loads it again with what the browser remembers. */
  async load(): Promise<void> {
    await this.page.goto(this.#address);
    await this.page.waitForSelector('.monaco-workbench', { timeout: 60_000 });
    await this.page.waitForSelector('.statusbar-item');
  }

  /** Runs a command by its title, as one would: F1, type, Enter. */
  async command(title: string): Promise<void> {
    await this.#pick('F1', `>${title}`, title);
  }

  /** Opens a file by its path, at a line when one is given. */
  async openFile(path: string, line?: number): Promise<void> {
    const name = path.slice(path.lastIndexOf('/') + 1);
    await this.#pick('Control+P', line === undefined ? path : `${path}:${line}`, name);
    await this.page.waitForSelector(`.tab.active[data-resource-name="${name}"]`);
  }

  async #pick(key: string, text: string, row: string): Promise<void> {
    const input = this.page.locator('.quick-input-widget input').first();
    await until(`the list for "${text}"`, async () => {
      if (!(await input.isVisible())) await this.page.keyboard.press(key);
      return input.isVisible();
    });
    await input.fill(text);
    await this.page.locator('.quick-input-list .monaco-list-row', { hasText: row }).first().waitFor();
    await this.page.keyboard.press('Enter');
  }

  /** The frame that holds an element: webviews are frames inside frames. */
  async frame(selector: string, timeoutMs = 30_000): Promise<Frame> {
    return until(`a frame with ${selector}`, () => this.#frameNow(selector), timeoutMs);
  }

  async #frameNow(selector: string): Promise<Frame | undefined> {
    for (const frame of this.page.frames()) {
      // A frame may go away while it is asked; then it is not the one.
      const found = await frame.$(selector).catch(() => null);
      if (found) return frame;
    }
    return undefined;
  }

  /** File and line of the active editor, from its tab and the status bar. */
  async place(): Promise<EditorPlace | undefined> {
    return this.page.evaluate(() => {
      const file = document.querySelector('.tab.active')?.getAttribute('data-resource-name');
      const status = document.querySelector('#status\\.editor\\.selection')?.textContent ?? '';
      const line = Number(/(\d+)/.exec(status)?.[1]);
      return file && line ? { file, line } : undefined;
    });
  }

  /** Resolves when the active editor shows that line of that file. */
  async waitForPlace(wanted: EditorPlace): Promise<void> {
    let last: EditorPlace | undefined;
    try {
      await until('the place', async () => {
        last = await this.place();
        return last?.file === wanted.file && last.line === wanted.line;
      });
    } catch (error) {
      throw new Error(`Expected ${JSON.stringify(wanted)} in the editor, found ${JSON.stringify(last)}`, { cause: error });
    }
  }

  /** Texts of the notifications that are on the screen. */
  async notifications(): Promise<readonly string[]> {
    return this.page.locator('.notification-list-item-message').allTextContents();
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

/** Asks until the answer is truthy; an error that names `what` after the time limit. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false>, timeoutMs = 30_000): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain for ${what}`);
    await sleep(100);
  }
}
