// A real VS Code for tests: the server on a free loopback port with folders of its own, and a browser that shows it.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { folderAddress, startServer, testPayload, type Server } from '../../scripts/vscode-server.mjs';
import { unzip } from './unzip.ts';
import { Workbench } from './workbench.ts';

/** How the editor is set up. */
export interface VSCodeOptions {
  /** Extensions to install: .vsix files. */
  readonly vsix?: readonly string[];
  /** Folders that are extensions, put beside the installed ones. */
  readonly extensions?: readonly string[];
  /** Asks whether a folder is trusted, as VS Code does for people. Default: everything is trusted. */
  readonly workspaceTrust?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Settings of the machine: the only ones that may say where a model is. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Size of a window in CSS pixels, and how many pixels of the screen one of them is. Default: 1400 by 900, at one. */
  readonly screen?: { readonly width: number; readonly height: number; readonly scale: number };
  /** Receives the output of the server. */
  readonly log?: (line: string) => void;
}

const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Settings that hide everything that tests do not need. */
const quiet = {
  'workbench.startupEditor': 'none',
  'extensions.ignoreRecommendations': true,
  'workbench.tips.enabled': false,
  // Nothing is fetched, and no npm runs beside the tests.
  'typescript.disableAutomaticTypeAcquisition': true,
};

/** A running VS Code; `stop` ends it and deletes its folders. */
export class VSCode {
  readonly #server: Server;
  readonly #browser: Browser;
  readonly #home: string;
  readonly #screen: Required<VSCodeOptions>['screen'];

  private constructor(server: Server, browser: Browser, home: string, screen: Required<VSCodeOptions>['screen']) {
    this.#server = server;
    this.#browser = browser;
    this.#home = home;
    this.#screen = screen;
  }

  static async start(options: VSCodeOptions = {}): Promise<VSCode> {
    const home = mkdtempSync(join(tmpdir(), 'clew-vscode-'));
    try {
      return await VSCode.#startIn(home, options);
    } catch (error) {
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
      throw error;
    }
  }

  static async #startIn(home: string, options: VSCodeOptions): Promise<VSCode> {
    const executablePath = await ensureChromium();
    const extensionsDir = join(home, 'extensions');
    mkdirSync(extensionsDir);
    for (const file of options.vsix ?? []) installVsix(file, extensionsDir);
    for (const folder of options.extensions ?? []) cpSync(folder, join(extensionsDir, basename(folder)), { recursive: true });
    const machine = join(home, 'data/data/Machine');
    mkdirSync(machine, { recursive: true });
    writeFileSync(join(machine, 'settings.json'), JSON.stringify({ ...quiet, ...options.settings }));
    const server = await startServer({
      dataDir: join(home, 'data'),
      extensionsDir,
      testHooks: true,
      workspaceTrust: options.workspaceTrust ?? false,
      env: { ...options.env },
      ...(options.log ? { log: options.log } : {}),
    });
    try {
      const browser = await chromium.launch({ executablePath, args: browserFlags });
      return new VSCode(server, browser, home, options.screen ?? { width: 1400, height: 900, scale: 1 });
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  /** Folder for the data of extensions. */
  get dataFolder(): string {
    return join(this.#home, 'data');
  }

  /** Opens a folder in a new window of its own. */
  open(folder: string): Promise<Workbench> {
    return this.#window(folderAddress(this.#server, folder));
  }

  /** Opens a window without a folder. */
  openWithoutFolder(): Promise<Workbench> {
    return this.#window(`${this.#server.address}?ew=true`);
  }

  async #window(address: string): Promise<Workbench> {
    const { scale, ...viewport } = this.#screen;
    const context = await this.#browser.newContext({ viewport, deviceScaleFactor: scale });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    const workbench = new Workbench(page, address);
    await workbench.load();
    return workbench;
  }

  /**
   * Runs a test suite (a module that exports `run()`) in the extension host with the extension at `extension` under test.
   * Resolves with the exit code; the output of the suite goes to `print`.
   */
  async runSuite(
    folder: string,
    paths: { readonly extension: string; readonly tests: string },
    print: (line: string) => void,
    timeoutMs: number,
  ): Promise<number> {
    const context = await this.#browser.newContext({ viewport: { width: 1400, height: 900 } });
    const page = await context.newPage();
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const timer = setTimeout(() => reject(new Error(`The suite did not end within ${timeoutMs} ms`)), timeoutMs);
    await page.exposeFunction('codeAutomationLog', (_type: string, args: readonly unknown[]) => print(args.map(asText).join(' ')));
    await page.exposeFunction('codeAutomationExit', resolve);
    await page.goto(folderAddress(this.#server, folder, { payload: testPayload(this.#server, paths) }));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      await context.close();
    }
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.#server.stop();
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Lays a .vsix out as VS Code does: a folder named after publisher, name and version. */
function installVsix(file: string, extensionsDir: string): void {
  const draft = mkdtempSync(join(extensionsDir, '.draft-'));
  if (unzip(file, 'extension/', draft) === 0) throw new Error(`${file} holds no extension`);
  const { publisher, name, version } = JSON.parse(readFileSync(join(draft, 'package.json'), 'utf8')) as Record<string, string>;
  unzip(file, 'extension/', join(extensionsDir, `${publisher}.${name}-${version}`));
  rmSync(draft, { recursive: true });
}
