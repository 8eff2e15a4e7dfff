// What is felt while a model streams 100 chunks a second into the packed extension in a real VS Code: blocks of the extension host's event
// loop, with Clew and in an editor without it, long tasks of the panel, and how long Stop takes.
// `npm run package && npm run bench -- stream [SECONDS]`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, vsixPath } from '../../../scripts/paths.mjs';
import { ClewPanel } from '../../support/clewPanel.ts';
import { cite } from '../../support/promptEvidence.ts';
import { sampleProject } from '../../support/sampleProject.ts';
import { beginStream, streamEvents } from '../../support/scriptedWire.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { VSCode } from '../../support/vscodeServer.ts';
import { until } from '../../support/workbench.ts';
import type { ReceivedRequest, Reply } from '../../support/scriptedRequest.ts';

const seconds = Number(process.argv[2] ?? 20);
const home = mkdtempSync(join(tmpdir(), 'clew-bench-'));
const lagFile = join(home, 'lag');
const project = sampleProject('orders');
const server = await new ScriptedServer().start();
const probe = { extensions: [join(root, 'test/fixtures/lag-probe')], env: { CLEW_LAG_FILE: lagFile, CLEW_LAG_ALL: '1' } };

try {
  await withoutClew();
  await withClew();
} finally {
  await server.close();
  project.dispose();
  rmSync(home, { recursive: true, force: true });
}

/** The same editor and folder with nothing to do: what is not ours. */
async function withoutClew(): Promise<void> {
  const vscode = await VSCode.start(probe);
  try {
    await vscode.open(project.folder);
    await settled();
    const began = Date.now();
    await sleep(seconds * 1000);
    report('without Clew', began);
  } finally {
    await vscode.stop();
  }
}

async function withClew(): Promise<void> {
  const endpoint = { provider: 'endpoint', baseUrl: server.url, large: 'scripted-large', maxOutputTokens: 100_000 };
  const settings = Object.fromEntries(Object.entries(endpoint).map(([name, value]) => [`clew.model.${name}`, value]));
  const vscode = await VSCode.start({ ...probe, vsix: [vsixPath()], settings });
  try {
    const panel = await ClewPanel.open(await vscode.open(project.folder));
    await panel.indexed();
    await settled();
    await streamed(panel);
    await stopped(panel);
  } finally {
    await vscode.stop();
  }
}

/** One whole answer of the length that the rate makes. */
async function streamed(panel: ClewPanel): Promise<void> {
  await watch(panel);
  server.fallback = streaming();
  const index = await panel.submit('Where is the delivery fee decided?');
  const sentAt = Date.now();
  await panel.decide('Send, and do not ask again in this workspace');
  await until('the first words', async () => (await panel.unfinished(index).answer()).length > 0);
  await sleep(1000);
  report('the first call of a model, which loads its library', sentAt);
  const began = Date.now();
  const turn = await until('the end', async () => (await finished(panel, index)) && panel.unfinished(index), (seconds + 60) * 1000);
  report(`with Clew, ${Math.round((Date.now() - began) / 1000)} s of 100 chunks a second, ${(await turn.text()).length} characters`, began);
  const { long, frames } = await seen(panel);
  console.log(
    `panel: ${frames} frames, ${long.length} tasks over 50 ms${long.length ? `, the longest ${Math.round(Math.max(...long))} ms` : ''}`,
  );
}

async function finished(panel: ClewPanel, index: number): Promise<boolean> {
  return (await panel.unfinished(index).article.getAttribute('aria-busy')) === 'false';
}

/** Stop, some seconds into an answer. */
async function stopped(panel: ClewPanel): Promise<void> {
  const index = await panel.submit('Which function decides what delivery costs?');
  await until('some text', async () => (await panel.unfinished(index).answer()).length > 500);
  await panel.stop();
  await until('the end', () => finished(panel, index));
  await sleep(1000);
  const { stopAt, textAt, overAt } = await seen(panel);
  const hungUp = server.chats.at(-1)?.hungUpAt;
  console.log(
    `Stop: last change of the text ${Math.max(0, Math.round(textAt - stopAt))} ms after the click, shown as stopped after ` +
      `${Math.round(overAt - stopAt)} ms, the server saw it after ${hungUp ? Math.round(hungUp - stopAt) : 'never'} ms`,
  );
}

/** What {@link watch} keeps in the panel; times in ms since 1970. */
interface Seen {
  readonly long: readonly number[];
  readonly frames: number;
  readonly stopAt: number;
  readonly textAt: number;
  readonly overAt: number;
}

async function watch(panel: ClewPanel): Promise<void> {
  await panel.root.evaluate(() => {
    const seen = { long: [] as number[], frames: 0, stopAt: 0, textAt: 0, overAt: 0 };
    Object.assign(window, { seen });
    const now = (): number => performance.timeOrigin + performance.now();
    const frame = (): void => {
      seen.frames++;
      requestAnimationFrame(frame);
    };
    frame();
    // Of all frames of this window; the panel's own carry the name `self`.
    const own = (list: PerformanceObserverEntryList): readonly PerformanceEntry[] =>
      list.getEntries().filter(({ name }) => name === 'self');
    new PerformanceObserver((list) => seen.long.push(...own(list).map(({ duration }) => duration))).observe({ type: 'longtask' });
    const isStop = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[aria-label^="Stop"]') !== null;
    window.addEventListener('click', ({ target }) => isStop(target) && (seen.stopAt = now()), { capture: true });
    new MutationObserver((changes) => {
      const answer = ({ target }: MutationRecord): Element | null =>
        (target instanceof Element ? target : target.parentElement)?.closest('clew-answer') ?? null;
      if (changes.some((change) => answer(change))) seen.textAt = now();
      if (changes.some(({ attributeName, target }) => attributeName === 'aria-busy' && target.nodeName === 'ARTICLE')) seen.overAt = now();
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

async function seen(panel: ClewPanel): Promise<Seen> {
  return panel.root.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

/** 100 chunks a second by the clock, whatever the timers do; every sentence cites a line that was sent. */
function streaming(): Reply {
  return async (request, response) => {
    beginStream(response);
    const events = streamEvents(request, chunks(request), {});
    const began = performance.now();
    for (let sent = 0; sent < events.length && !response.destroyed; await sleep(5)) {
      for (; sent < events.length && sent * 10 <= performance.now() - began; sent++) response.write(events[sent]);
    }
    response.end();
  };
}

function chunks(request: ReceivedRequest): readonly string[] {
  const mark = cite(request, 'src/orders/price.ts', 'function deliveryFee');
  const part = (n: number): string =>
    `Delivery of part ${n} is **decided** by \`deliveryFee\` from the total of the order ${mark}.\n\n- one item of \`part${n}\` ${mark}\n- another one\n\n` +
    `\`\`\`ts\nconst fee${n} = deliveryFee(total);\n\`\`\`\n\n`;
  const pieces: string[] = [];
  for (let n = 0; pieces.length < seconds * 100; n++) pieces.push(...(part(n).match(/[^]{1,8}/g) ?? []));
  return pieces;
}

/** Until the editor has started what it starts. */
async function settled(): Promise<void> {
  await sleep(8000);
}

/** The longest and the p95 turn of the extension host's thread since then. */
function report(what: string, since: number): void {
  const lines = existsSync(lagFile) ? readFileSync(lagFile, 'utf8').trim().split('\n').filter(Boolean) : [];
  const turns = lines.map((line) => JSON.parse(line) as { at: number; ms: number; cpuMs: number }).filter(({ at }) => at >= since);
  const of = (pick: (turn: { ms: number; cpuMs: number }) => number): string => {
    const sorted = turns.map(pick).sort((a, b) => a - b);
    return `longest ${sorted.at(-1) ?? 0} ms, p95 ${sorted[Math.floor(sorted.length * 0.95)] ?? 0} ms, over 50 ms: ${sorted.filter((ms) => ms > 50).length}`;
  };
  console.log(`${what}: the extension host's own work at a stretch: ${of(({ cpuMs }) => cpuMs)}; by the clock: ${of(({ ms }) => ms)}`);
}
