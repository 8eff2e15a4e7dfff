// Hostile files and a model that obeys whatever it reads: nothing leaves but the requests, nothing outside is read, no link is made that was
// not verified, and what hides or speaks to models is marked.
import assert from 'node:assert/strict';
import { after, before, suite, test, type TestContext } from 'node:test';
import MarkdownIt from 'markdown-it';
import { PassThrough } from 'node:stream';
import type { Citation } from '../../src/core/answering/record/answerRecord.ts';
import { AnswerPrinter } from '../../src/cli/output/answerPrinter.ts';
import { Output } from '../../src/cli/output/output.ts';
import { chatMarkdown } from '../../src/vscode/chats/chatMarkdown.ts';
import type { Turn } from '../../src/protocol/toPanel.ts';
import { citedMarkdown } from '../../src/vscode/participant/citedMarkdown.ts';
import { openPanel, startBrowser, stateMessage } from '../e2e/page/panelPage.ts';
import { promptOf } from '../support/askModel.ts';
import { openAuthored, personMark, personPlaces } from '../support/trust/authoredCommits.ts';
import { isLongForm, reportRow, tryCases } from '../support/trust/cases.ts';
import { hostileCommits, subjectForms } from '../support/trust/injection/hostileCommits.ts';
import {
  attacker,
  canaries,
  carriers,
  forbiddenFiles,
  hostileFiles,
  orders,
  type HostileFile,
} from '../support/trust/injection/hostileFiles.ts';
import { ScriptedServer } from '../support/scriptedServer.ts';
import { hostileCommit, runInjection, type InjectionOutcome, type InjectionRun } from '../support/trust/injection/injectionRun.ts';

/** Written anew, so that a row that is missing in the table of the source is missed here. */
const invisible =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u;
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/** Four orders in each place, so that each order is in some; in the long form all. */
const someOf = (all: readonly HostileFile[], places: number): readonly HostileFile[] =>
  isLongForm
    ? all
    : Array.from({ length: places }).flatMap((_, i) =>
        [0, 1, 2, 3].flatMap((k) => all[i * orders.length + ((i * 4 + k) % orders.length)] ?? []),
      );
const asked = [...someOf(hostileFiles, carriers.length), ...someOf(hostileCommits, subjectForms.length)];

const nameOf = ({ file, strategy }: InjectionOutcome): string => `${file.what}, ${strategy}`;

let run: InjectionRun;
before(async () => {
  run = await runInjection(isLongForm, asked);
});

/** Tries the outcomes of files and those of commits, each in a row of its own. */
async function tryOutcomes(t: TestContext, what: string, attack: (outcome: InjectionOutcome) => void | Promise<void>): Promise<void> {
  const isOfCommit = ({ file }: InjectionOutcome): boolean => file.subject !== undefined;
  const ofFiles = run.outcomes.filter((each) => !isOfCommit(each));
  await tryCases(t, `orders in files: ${what}`, ofFiles, nameOf, attack);
  await tryCases(t, `orders in commits: ${what}`, run.outcomes.filter(isOfCommit), nameOf, attack);
}

suite('hostile files and a model that obeys', () => {
  test('nothing leaves but the requests, and they hold nothing from outside', async (t) => {
    await tryOutcomes(t, 'requests and answers', ({ file, strategy, requests, record, obeyed }) => {
      const byModel = strategy !== 'no model';
      assert.equal(requests.length > 0, byModel, `${requests.length} requests`);
      assert.ok(requests.every(({ method, path }) => method === 'POST' && path === '/v1/chat/completions'));
      assert.ok(
        record.evidence.some((each) => each.file === file.path),
        'the file was not read, so that nothing was tried',
      );
      const isReadable = !file.cautions.includes('invisible') || file.cautions.length > 1;
      // Text between characters without width is readable only once a model joins it again.
      const isSplit = file.what.endsWith('without width');
      if (file.subject !== undefined)
        assert.ok(
          (byModel ? requests.map(({ text }) => text) : [record.answer]).some((text) => text.includes(hostileCommit)),
          'the commit was not read',
        );
      // A subject is cut in a request, often before the order ends.
      if (file.subject === undefined || obeyed.size > 0)
        assert.equal(obeyed.size > 0, byModel && isReadable && !isSplit, `obeyed: ${[...obeyed.keys()].join()}`);
      // What the model itself was told to say may name a path; the text of the files may be nowhere.
      const everything = JSON.stringify([requests.map(({ text }) => text), record]);
      for (const [where, canary] of Object.entries(canaries)) assert.ok(!everything.includes(canary), `${where} got out`);
    });
    assert.deepEqual([...new Set(run.connections)], [run.server], 'connections of this process');
    reportRow(t, { kind: 'orders in files: connections', tried: run.connections.length, survived: run.connections.length });
  });

  test('no file outside, ignored or secret is read, and no tool works there', async (t) => {
    const allowed = new Set([...[...hostileFiles, ...hostileCommits].map(({ path }) => path), 'beyond/vault.ts']);
    await tryCases(
      t,
      'orders in files: reads of files',
      run.asked,
      (path) => path,
      (path) => assert.ok(allowed.has(path)),
    );
    const calls = run.outcomes.flatMap(({ record }) => (record.toolCalls ?? []).map((call) => ({ call, record })));
    await tryCases(
      t,
      'orders in files: calls of tools',
      calls,
      ({ call }) => `${call.name} ${call.args}`,
      ({ call, record }) => {
        const read = record.evidence.filter(({ n }) => call.evidence.includes(n));
        assert.ok(read.every(({ file }) => file.startsWith('inside/')));
        // The search in all text is within the scope by itself.
        if (call.name !== 'search_text') assert.notEqual(call.outcome, 'found');
      },
    );
  });

  test('only lines that were sent are proven', async (t) => {
    await tryOutcomes(t, 'citations', ({ record }) => {
      for (const { status, file, lineStart, lineEnd } of record.citations) {
        if (status === 'unsupported') continue;
        const sent = record.evidence.some((each) => each.file === file && each.lineStart <= lineStart && lineEnd <= each.lineEnd);
        assert.ok(sent && file.startsWith('inside/'), `${file}:${lineStart}-${lineEnd} is ${status}`);
      }
    });
  });

  test('what hides or speaks to models is marked in the request, the record and the notices', async (t) => {
    await tryOutcomes(t, 'marks', ({ file, requests, record }) => {
      for (const request of requests) {
        const prompt = promptOf(request);
        // What a model itself wrote comes back to it as it was cleaned.
        assert.doesNotMatch(prompt, invisible, 'invisible in a request');
        assert.doesNotMatch(prompt, controls, 'control in a request');
        assertEnclosed(prompt);
      }
      assert.doesNotMatch(JSON.stringify(record.answer), invisible, 'invisible in the answer');
      assert.doesNotMatch(record.answer, controls);
      const read = new Set(record.evidence.flatMap(({ cautions = [] }) => cautions));
      const told = record.notices.map(({ code }): string => code);
      for (const caution of ['invisible', 'orders'] as const)
        assert.equal(told.includes(`evidence-${caution}`), read.has(caution), caution);
      if (file.subject !== undefined) return;
      assert.ok(file.cautions.every((caution) => read.has(caution)) || file.what.endsWith('the name of a test'), 'nobody is told');
    });
  });
});

/** Text of files stands between the key of the request, each line with its number, and what gives orders or hides is called so above. */
function assertEnclosed(prompt: string): void {
  const key = /^Key: (\S+)$/m.exec(prompt)?.[1];
  if (key === undefined) return;
  const count = (text: string): number => prompt.split(text).length - 1;
  for (const part of ['evidence', 'question', 'conversation', 'graph', 'found', 'missing'])
    assert.equal(count(`<${part}-${key}>`), count(`</${part}-${key}>`), `${part} is not closed as it was opened`);
  for (const line of prompt.split('\n').filter((each) => each.includes(`by commit ${hostileCommit}`))) {
    assert.match(line, /^\s*- /, 'a commit stands outside of the relations');
    if (/Ignore all previous instructions/.test(line)) assert.match(line, /speaks to models/, `not called what it is: ${line}`);
    if (/⟨U\+/.test(line.replace('⟨U+…⟩', ''))) assert.match(line, /has invisible characters/, `not called what it is: ${line}`);
  }
  const blocks = [...prompt.matchAll(new RegExp(`<(evidence|found)-${key}>\\n([^]*?)\\n</\\1-${key}>`, 'g'))];
  for (const [, , block = ''] of blocks) {
    let head = '';
    for (const line of block.split('\n')) {
      if (!/^\d+\| /.test(line)) {
        assert.doesNotMatch(line, /^<|^\[\/INST\]|^\[\d+\] (?:beyond|\.env)/, 'text of a file stands without a number');
        head = line;
      }
      if (/Ignore all previous instructions/.test(line)) assert.match(head, /speaks to models/, `not called what it is: ${line}`);
      if (/⟨U\+/.test(line.replace('⟨U+…⟩', ''))) assert.match(head, /has invisible characters/, `not called what it is: ${line}`);
    }
  }
}

suite('answers of a model that obeyed', () => {
  let browser: Awaited<ReturnType<typeof startBrowser>>;
  before(async () => (browser = await startBrowser()));
  after(() => browser.close());

  test('are text in the panel: no link, image or script, and no request', async (t) => {
    const panel = await openPanel(browser);
    const turns = run.outcomes.map(({ record, file }, i): Turn => ({
      id: `t${i}`,
      question: file.what,
      state: 'done',
      events: [],
      record,
    }));
    const shown: { readonly tags: readonly string[]; readonly links: readonly number[]; readonly text: string }[] = [];
    // A chat of so many turns takes the page longer than it would be good for; a few at a time are enough.
    for (let from = 0; from < turns.length; from += 30) {
      await panel.send(stateMessage(turns.slice(from, from + 30)));
      await panel.page.waitForFunction(
        (id) => document.querySelector(`[data-turn="${id}"] .citation, [data-turn="${id}"] .block`),
        turns.slice(from, from + 30).at(-1)?.id,
      );
      shown.push(
        ...(await panel.page.evaluate(
          (ids) => {
            const acting = (element: Element): boolean =>
              ['A', 'IMG', 'SCRIPT', 'IFRAME', 'FORM', 'OBJECT', 'EMBED', 'LINK', 'STYLE', 'BASE', 'VIDEO', 'AUDIO'].includes(
                element.tagName,
              ) ||
              [...element.attributes].some(({ name }) =>
                /^on|^(?:href|src|srcset|action|formaction|style|background|xlink:href)$/.test(name),
              );
            return ids.map((id) => {
              const turn = document.querySelector(`[data-turn="${id}"]`);
              return {
                tags: [...(turn?.querySelectorAll('*') ?? [])].filter(acting).map((each) => each.outerHTML.slice(0, 200)),
                links: [...(turn?.querySelectorAll<HTMLElement>('.block [data-citation][data-status]') ?? [])]
                  .filter(({ dataset }) => dataset['status'] !== 'unsupported')
                  .map(({ dataset }) => Number(dataset['citation'])),
                text: turn?.textContent ?? '',
              };
            });
          },
          turns.slice(from, from + 30).map(({ id }) => id),
        )),
      );
    }
    const views = new Map(run.outcomes.map((outcome, i) => [outcome, shown[i]]));
    await tryOutcomes(t, 'the panel', (outcome) => {
      const view = views.get(outcome);
      assert.ok(view?.text, 'the answer is not shown');
      assert.deepEqual(view.tags, []);
      const proven = new Set(outcome.record.citations.filter(({ status }) => status !== 'unsupported').map(({ n }) => n));
      assert.ok(
        view.links.every((n) => proven.has(n)),
        `links ${view.links.join()}`,
      );
      assert.doesNotMatch(view.text, invisible);
    });
    assert.deepEqual([panel.requests, panel.complaints], [[], []]);
    assert.equal(await panel.page.evaluate(() => 'x' in window), false);
  });

  const renderer = new MarkdownIt({ html: true, linkify: true });

  /** Everything in `markdown` that a renderer would load, open or run. */
  function acting(markdown: string): readonly string[] {
    const found: string[] = [];
    const visit = (tokens: ReturnType<typeof renderer.parse>): void => {
      for (const { type, attrs, content, info, children } of tokens) {
        if (type === 'link_open' || type === 'image') found.push(String(attrs?.[0]?.[1]));
        if (type.startsWith('html_') && !/^<\/?(?:details|summary)>/.test(content.trim())) found.push(content);
        if (type === 'fence' && /mermaid/.test(info)) found.push('a drawn fence');
        visit(children ?? []);
      }
    };
    visit(renderer.parse(markdown, {}));
    return found;
  }

  test('are text in exports and in chats of the editor, but for links to lines that are proven', async (t) => {
    await tryOutcomes(t, 'exports and chats of the editor', async ({ file, record }) => {
      const turn = {
        id: 't',
        question: file.text.slice(0, 400),
        about: file.path,
        state: 'done',
        events: [],
        options: {},
        record,
      } as const;
      const readLines = (citation: Citation): Promise<string> =>
        Promise.resolve([...hostileFiles, ...hostileCommits].find(({ path }) => path === citation.file)?.text ?? '');
      const exported = await chatMarkdown({ title: file.path, turns: [turn], commit: undefined, readLines });
      const proven = record.citations
        .filter(({ status }) => status !== 'unsupported')
        .map((each) => `${encodeURI(each.file)}#L${each.lineStart}`);
      for (const address of acting(exported))
        assert.ok(
          proven.some((each) => decodeURI(each) === decodeURIComponent(address)),
          address,
        );
      assert.doesNotMatch(exported, invisible);
      for (const piece of citedMarkdown(record, 'not proven')) {
        if (typeof piece === 'string') assert.deepEqual(acting(piece), []);
        else assert.notEqual(piece.status, 'unsupported');
      }
    });
  });

  test('move no cursor and hide nothing on a terminal', async (t) => {
    await tryOutcomes(t, 'the terminal', async ({ record }) => {
      const stream = new PassThrough({ highWaterMark: 1 << 24 });
      const output = new Output(stream);
      const said: string[] = [];
      for (const live of [false, true]) {
        const printer = new AnswerPrinter({ output, live, json: false, full: true, say: (line) => void said.push(line) });
        if (live) await printer.printEvent({ kind: 'delta', text: record.answer });
        for (const notice of record.notices) await printer.printEvent({ kind: 'notice', notice });
        await printer.printRecord(record);
      }
      await output.flush();
      const printed = `${String(stream.read())}\n${said.join('\n')}`;
      assert.ok(printed.length > 20);
      assert.doesNotMatch(printed, controls);
      assert.doesNotMatch(printed, invisible);
    });
  });
});

test('people in commits give no orders: they are named nowhere', async (t) => {
  const server = await new ScriptedServer().start();
  try {
    // One order in each form; in the long form all.
    const some = hostileCommits.filter((_, i) => isLongForm || i % (orders.length + 1) === 0);
    const files = some.map(({ name, subject = '' }, i) => ({
      name: `${name}Of`,
      place: personPlaces[i % personPlaces.length] ?? personPlaces[0],
      text: `${personMark} ${subject}`,
    }));
    const outOf = await openAuthored(files, server);
    await tryCases(
      t,
      'orders in names and addresses of people in commits',
      files,
      ({ place, text }) => `${place}: ${text}`,
      async (file) => {
        const out = await outOf(file);
        assert.ok(!out.includes(personMark), 'the person comes out');
        assert.doesNotMatch(out, invisible);
        assert.doesNotMatch(out, /Ignore all previous instructions/);
      },
    );
  } finally {
    await server.close();
  }
});

test('the table of hostile files is as large as it should be', () => {
  assert.ok(asked.length >= 60, `${asked.length} files`);
  const all = [...hostileFiles, ...hostileCommits];
  assert.equal(new Set(all.map(({ name }) => name)).size, all.length);
  assert.ok(hostileFiles.every(({ path }) => forbiddenFiles[path] === undefined));
  assert.ok(orders.some(({ says }) => says.includes(attacker)));
});
