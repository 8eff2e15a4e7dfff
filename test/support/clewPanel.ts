// The panel of Clew as a person sees it: the question box, answers, citations, the line about the index.
import type { Frame, Locator } from 'playwright-core';
import { until, type Workbench } from './workbench.ts';

/** A citation that can be clicked, with the place it promises to open (path from the workspace folder, line one-based). */
export interface ShownCitation {
  readonly file: string;
  readonly line: number;
  readonly button: Locator;
}

/** The panel in one window. */
export class ClewPanel {
  readonly #workbench: Workbench;
  #frame: Frame;

  private constructor(workbench: Workbench, frame: Frame) {
    this.#workbench = workbench;
    this.#frame = frame;
  }

  /** Shows the panel by its command and waits until it can be typed into. */
  static async open(workbench: Workbench): Promise<ClewPanel> {
    await workbench.command('Clew: Ask a Question');
    return new ClewPanel(workbench, await workbench.frame('#question'));
  }

  /** The panel once its page has been loaded again. No command is used: Escape, which goes before one, stops a question in the panel. */
  async reloaded(): Promise<ClewPanel> {
    await until('the page before to be gone', () => Promise.resolve(this.#frame.isDetached()));
    return new ClewPanel(this.#workbench, await this.#workbench.frame('#question'));
  }

  get root(): Frame {
    return this.#frame;
  }

  /** Resolves with the text of the line about the index once the index is ready. */
  async indexed(timeoutMs = 60_000): Promise<string> {
    await this.#frame.locator('.index.ready').waitFor({ timeout: timeoutMs });
    return (await this.#frame.locator('.index .line').innerText()).trim();
  }

  /** Resolves when the line about the index says something that matches. */
  async indexSays(pattern: RegExp, timeoutMs = 20_000): Promise<void> {
    await until(
      `the index line to say ${String(pattern)}`,
      async () => pattern.test(await this.#frame.locator('.index .line').innerText()),
      timeoutMs,
    );
  }

  /** Types a question, presses Enter and waits for the answer to be whole. */
  async ask(question: string): Promise<ShownTurn> {
    return this.turn(await this.submit(question));
  }

  /** Types a question and presses Enter; resolves with the number of its turn while the answer is being made. */
  async submit(question: string): Promise<number> {
    const before = await this.turnCount();
    await this.#frame.locator('#question').fill(question);
    await this.#frame.locator('#question').press('Enter');
    await this.#frame.locator('article.turn').nth(before).waitFor();
    return before;
  }

  /** The prompt for consent to a request; visible only while one waits. */
  get gate(): Locator {
    return this.#frame.locator('.gate');
  }

  /** Answers the gate by the name of a button, once it asks. */
  async decide(button: 'Send' | 'Send, and do not ask again in this workspace' | 'Answer without a model'): Promise<void> {
    await this.gate.getByRole('button', { name: button, exact: true }).click();
  }

  async stop(): Promise<void> {
    await this.#frame.getByRole('button', { name: 'Stop (Escape)' }).click();
  }

  /** The answer number `index`, finished or not. */
  unfinished(index: number): ShownTurn {
    return new ShownTurn(this.#frame.locator('article.turn').nth(index));
  }

  /** The answer number `index` of this chat, once it is whole. */
  async turn(index: number): Promise<ShownTurn> {
    const article = this.#frame.locator('article.turn').nth(index);
    await article.waitFor();
    await until('the answer to be whole', async () => (await article.getAttribute('aria-busy')) === 'false', 60_000);
    return new ShownTurn(article);
  }

  async turnCount(): Promise<number> {
    return this.#frame.locator('article.turn').count();
  }

  /** Clicks a citation and waits until the editor shows its lines. */
  async follow({ file, line, button }: ShownCitation): Promise<void> {
    await button.click();
    await this.#workbench.waitForPlace({ file, line });
  }
}

/** A question with its answer. */
export class ShownTurn {
  readonly article: Locator;

  constructor(article: Locator) {
    this.article = article;
  }

  /** Also of a turn that is scrolled out of sight, which has no laid out text. */
  async question(): Promise<string> {
    return ((await this.article.locator('.question h2').textContent()) ?? '').trim();
  }

  /** The text as it is seen. */
  async answer(): Promise<string> {
    return this.article.locator(':scope > clew-answer').innerText();
  }

  /** The whole text, with parts that are out of sight and therefore not laid out. */
  async text(): Promise<string> {
    return (await this.article.locator(':scope > clew-answer').textContent()) ?? '';
  }

  /** The boxes with remarks about this answer. */
  async notices(): Promise<readonly string[]> {
    return this.article.locator('.notice').allInnerTexts();
  }

  async state(): Promise<string> {
    return (await this.article.getAttribute('class')) ?? '';
  }

  /** All citations that can be clicked; their label says which place they open. */
  async citations(): Promise<readonly ShownCitation[]> {
    // A folded citation cannot be clicked before its line is opened.
    const buttons = await this.article.locator(':scope > clew-answer button.citation').all();
    return Promise.all(
      buttons.map(async (button) => {
        const label = (await button.getAttribute('aria-label')) ?? '';
        const place = /open (\S+):(\d+)(?:-\d+)?$/.exec(label);
        if (!place?.[1]) throw new Error(`A citation without a place: ${label}`);
        return { file: place[1], line: Number(place[2]), button };
      }),
    );
  }
}
