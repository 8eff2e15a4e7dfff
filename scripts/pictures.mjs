// `npm run pictures`: packs Clew and takes the screenshots of the README in a real VS Code, with a sample project of the tests. Check them afterwards.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { node24 } from './node24.mjs';
import { palettePng } from './palettePng.mjs';
import { root, vsixPath } from './paths.mjs';
import { run } from './processes.mjs';

/** @typedef {import('../test/support/workbench.ts').Workbench} Workbench */
/** @typedef {import('../test/support/clewPanel.ts').ClewPanel} ClewPanel */
/** @typedef {import('../test/support/clewPanel.ts').ShownTurn} ShownTurn */
/** @typedef {import('../test/support/scriptedRequest.ts').ReceivedRequest} ReceivedRequest */
/** @typedef {{ window: Workbench, panel: ClewPanel, folder: string }} Scene */

const target = join(root, 'media/readme');
/** Narrow, so that words can be read where a README is 800 pixels wide. */
const screen = { width: 1040, height: 825, scale: 2 };
/** Width of a side bar. */
const SIDE_PX = 430;
/** Size limit of a picture, so that the README loads fast. */
const LIMIT_KB = 150;

/** Placeholder for the name of the reader's own model. */
const MODEL = 'your-model';

/** Settings that hide what is not about Clew, and switch off what moves. */
const plain = {
  'workbench.activityBar.location': 'hidden',
  'workbench.layoutControl.enabled': false,
  'window.commandCenter': false,
  // Otherwise actions and buttons of another assistant stand beside ours.
  'chat.disableAIFeatures': true,
  'editor.folding': false,
  'editor.fontSize': 12,
  'editor.lightbulb.enabled': 'off',
  'editor.minimap.enabled': false,
  'editor.stickyScroll.enabled': false,
  'editor.hideCursorInOverviewRuler': true,
  'editor.lineNumbersMinChars': 3,
  'editor.scrollbar.horizontal': 'hidden',
  'editor.scrollbar.vertical': 'hidden',
  'editor.wordWrap': 'on',
  'editor.cursorBlinking': 'solid',
  'editor.occurrencesHighlight': 'off',
  'editor.renderLineHighlight': 'none',
  'workbench.editor.enablePreview': false,
  'workbench.reduceMotion': 'on',
};

// Packing comes first, so that its processes have ended before the folders below are removed.
await run(node24(), ['scripts/package.mjs'], { cwd: root });
const { temporaryFolder } = await import('../test/support/temporaryFolder.ts');
// Editor and browser leave their files in one folder, which is removed when this process ends. On macOS paths of sockets in it would be too long.
const scratch = temporaryFolder('pictures');
if (process.platform !== 'darwin') for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = scratch;
const { VSCode } = await import('../test/support/vscodeServer.ts');
const { ClewPanel } = await import('../test/support/clewPanel.ts');
const { ScriptedServer } = await import('../test/support/scriptedServer.ts');
const { answer } = await import('../test/support/scriptedReplies.ts');
const { cite } = await import('../test/support/promptEvidence.ts');
const { appears, until } = await import('../test/support/workbench.ts');

/** Written only when all have been taken, so that a run that fails changes nothing.
 * @type {Map<string, Buffer>}
 */
const pictures = new Map();

/** Opens the sample in an editor of its own, does `work` in it, and leaves nothing.
 * @param {Record<string, unknown>} settings
 * @param {(scene: Scene) => Promise<void>} work
 */
async function inEditor(settings, work) {
  // A name without random letters: it can be seen.
  const folder = join(scratch, 'orders');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'test/fixtures/orders'), folder, { recursive: true });
  const summary = join(folder, 'src/summary.ts');
  writeFileSync(summary, readFileSync(summary, 'utf8').replace(/\/\*\*.*\*\//, '/** What the customer reads of the delivery fee. */'));
  const vscode = await VSCode.start({ vsix: [vsixPath()], settings: { ...plain, ...settings }, screen });
  try {
    const window = await vscode.open(folder);
    const panel = await ClewPanel.open(window);
    await panel.indexed();
    await window.command('View: Close Primary Side Bar');
    await window.setSideBarWidth('auxiliarybar', SIDE_PX);
    await work({ window, panel, folder });
  } finally {
    await vscode.stop();
  }
}

/** @param {Scene} scene @param {'Dark' | 'Light'} theme */
async function inTheme({ panel, folder }, theme) {
  const file = join(folder, '.vscode/settings.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ 'workbench.colorTheme': `Default ${theme} Modern`, 'workbench.statusBar.visible': false }));
  await panel.root.waitForSelector(`body.vscode-${theme.toLowerCase()}`);
}

/** Makes the window as high as what is to be seen in it.
 * @param {Scene} scene @param {number} height
 */
async function setHeight({ window }, height) {
  await window.page.setViewportSize({ width: screen.width, height });
}

/** Asks in a chat of its own.
 * @param {Scene} scene @param {string} question
 */
async function asked({ window, panel }, question) {
  if ((await panel.turnCount()) > 0) await window.command('Clew: New Chat');
  await until('an empty chat', async () => (await panel.turnCount()) === 0);
  return panel.ask(question);
}

/** Takes a screenshot once the window no longer changes, with the answer of `turn` at the top of the panel.
 * @param {Scene} scene
 * @param {string} name
 * @param {ShownTurn} [turn]
 */
async function photograph({ window }, name, turn) {
  await turn?.article.evaluate((article) => {
    article.scrollIntoView({ block: 'start' });
    // The duration would differ in every picture.
    for (const facts of article.querySelectorAll('.facts')) facts.textContent = (facts.textContent ?? '').replace(/ · [\d.]+ s$/, '');
  });
  // A place where hovering shows nothing.
  await window.page.mouse.move(SIDE_PX + 50, (window.page.viewportSize()?.height ?? 0) - 50);
  let before = '';
  const picture = await until('the window to be still', async () => {
    await window.page.waitForTimeout(500);
    const now = await window.page.screenshot({ caret: 'hide' });
    const same = now.toString('base64') === before;
    before = now.toString('base64');
    return same && now;
  });
  const said = await window.notifications();
  if (said.length > 0) throw new Error(`On ${name}.png a notification covers the editor: ${said.join(' ')}`);
  pictures.set(name, palettePng(picture));
}

/** @param {Scene} scene */
async function withoutModel(scene) {
  const { window } = scene;
  await inTheme(scene, 'Dark');
  await window.openFile('src/orders/price.ts', 15);
  await photograph(scene, 'error-message', await asked(scene, 'Why does this fail? OrderError: We do not sell soap'));
  await window.openFile('src/orders/price.ts', 20);
  await setHeight(scene, 600);
  await photograph(scene, 'who-calls', await asked(scene, 'Who calls deliveryFee?'));

  await window.command('View: Close All Editors');
  await window.command('Clew: New Chat');
  await setHeight(scene, 560);
  await window.openFile('src/summary.ts', 5, 9);
  await window.page.waitForSelector('.squiggly-error', { timeout: 60_000 });
  const action = window.page.locator('.action-widget .monaco-list-row', { hasText: 'Ask why this errors' }).first();
  await until('the action', async () => {
    await window.page.keyboard.press('Escape');
    await window.page.keyboard.press('Control+.');
    return appears(action, 3000);
  });
  await photograph(scene, 'light-bulb');
  await window.page.keyboard.press('Escape');

  await inTheme(scene, 'Light');
  await window.command('View: Close All Editors');
  await window.openFile('src/orders/placeOrder.ts', 6, 18);
  await window.command('View: Hide Secondary Side Bar');
  const uses = window.page.locator('.pane .monaco-list-row', { hasText: 'Uses of placeOrder' });
  // The cursor may come later than the tab, and the command takes what is at it.
  await until('the uses', async () => {
    await window.command('Clew: Show Callers and Callees');
    return appears(uses, 3000);
  });
  await window.setSideBarWidth('sidebar', SIDE_PX);
  await window.page.locator('.pane-header', { hasText: 'orders' }).first().click();
  await setHeight(scene, 400);
  await photograph(scene, 'callers-and-callees');
}

/** @param {Scene} scene */
async function withModel(scene) {
  await inTheme(scene, 'Dark');
  await scene.window.openFile('src/orders/price.ts', 20);
  const { panel } = scene;
  await panel.submit('Where is the delivery fee decided?');
  await panel.decide('Send, and do not ask again in this workspace');
  const turn = await panel.turn(0);
  const timeline = turn.article.locator('details.timeline');
  await timeline.locator('summary').first().click();
  await setHeight(scene, 710);
  await photograph(scene, 'model-answer', turn);
}

/** @param {ReceivedRequest} request */
function written(request) {
  /** @param {string} text */
  const price = (text) => cite(request, 'src/orders/price.ts', text);
  return (
    `The delivery fee is decided by \`deliveryFee\` ${price('function deliveryFee')}: orders of \`freeDeliveryFrom\` ` +
    `${price('const freeDeliveryFrom')} cents or more are delivered free, all others cost 490 cents ${price('return total >=')}.\n\n` +
    `\`placeOrder\` adds it to the sum before the customer is charged ${cite(request, 'src/orders/placeOrder.ts', 'return charge')}.`
  );
}

async function takeAll() {
  await inEditor({}, withoutModel);
  const server = await new ScriptedServer().start();
  try {
    server.models = [{ id: MODEL }];
    server.fallback = answer(written, { usage: { prompt: 1240, completion: 96 } });
    await inEditor({ 'clew.model.provider': 'endpoint', 'clew.model.baseUrl': server.url, 'clew.model.large': MODEL }, withModel);
    if (server.problems.length > 0) throw new Error(`The scripted model failed: ${String(server.problems[0])}`);
  } finally {
    await server.close();
  }
}

function writeAll() {
  for (const [name, png] of pictures)
    if (png.length > LIMIT_KB * 1000) throw new Error(`${name}.png has ${kilobytes(png.length)}: over ${LIMIT_KB} KB.`);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [name, png] of pictures) {
    const file = join(target, `${name}.png`);
    writeFileSync(file, png);
    console.log(`${relative(root, file)}: ${kilobytes(png.length)}`);
  }
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(0)} KB`;
}

try {
  await takeAll();
  writeAll();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
// Editors, server and browser have ended; whatever else still holds the process open must not hold up the person who waits.
process.exit();
