// The built panel in a browser page, with the test as its host: real browser, real policy, no editor.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { ensureChromium } from '../../../scripts/chromium.mjs';
import type { FromPanel } from '../../../src/protocol/fromPanel.ts';
import type { IndexView, ToPanel, Turn } from '../../../src/protocol/toPanel.ts';
import { panelState, readyIndex } from '../../support/panel/panelState.ts';
import { panelPage } from '../../../src/vscode/pages/panelPage.ts';

const dist = join(import.meta.dirname, '..', '..', '..', 'dist', 'webview');
const origin = 'http://panel.test';

/** A panel to drive: messages go in with `send`, what it posts and complains about is kept. */
export interface PanelPage {
  readonly page: Page;
  readonly posted: FromPanel[];
  /** Requests beyond the panel's own files, and violations of its policy. */
  readonly requests: string[];
  readonly complaints: string[];
  send(message: ToPanel): Promise<void>;
}

/** Starts the browser for {@link openPanel}. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
}

/** Opens the panel as VS Code would, with the page that the extension makes; files of it that match `without` cannot be read. */
export async function openPanel(browser: Browser, without?: RegExp): Promise<PanelPage> {
  const page = await browser.newPage({ viewport: { width: 400, height: 700 } });
  const panel: PanelPage = {
    page,
    posted: [],
    requests: [],
    complaints: [],
    send: (message) => page.evaluate((m) => window.postMessage(m, '*'), message),
  };
  page.on('console', (message) => message.type() === 'error' && panel.complaints.push(message.text()));
  page.on('pageerror', (error) => panel.complaints.push(String(error)));
  await page.exposeFunction('posted', (message: FromPanel) => panel.posted.push(message));
  await page.addInitScript(() => {
    Object.assign(window, { acquireVsCodeApi: () => ({ postMessage: (window as unknown as { posted: unknown }).posted }) });
  });
  await page.route('**/*', async (route) => {
    const { pathname, origin: from } = new URL(route.request().url());
    if (from !== origin) {
      panel.requests.push(route.request().url());
      return route.abort();
    }
    if (without?.test(pathname)) return route.abort();
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html() });
    const type = pathname.endsWith('.css') ? 'text/css' : pathname.endsWith('.js') ? 'text/javascript' : 'font/ttf';
    return route.fulfill({ contentType: type, body: await readFile(join(dist, pathname)) });
  });
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => document.readyState === 'complete');
  return panel;
}

function html(): string {
  const box = { label: 'Question about this code', placeholder: 'Ask about this code' };
  return panelPage({ script: `${origin}/panel.js`, style: `${origin}/panel.css`, source: origin, nonce: 'bm9uY2U=', language: 'en', box });
}

/** The first message to a new panel: these turns and this state of the index, without example questions. */
export function stateMessage(turns: readonly Turn[] = [], index: IndexView = readyIndex): ToPanel {
  return panelState({ turns, index, examples: [] });
}
