// A language server that hangs, lies, floods or fails: an answer comes in time, and says and cites nothing that the files do not show.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { CancelledError, neverCancelled } from '../../src/core/base/cancellation.ts';
import type { AnswerRecord } from '../../src/core/answering/record/answerRecord.ts';
import type { Codebase } from '../../src/core/codebase/api.ts';
import { consultationLimits } from '../../src/core/languageServers/consultation.ts';
import type { LanguageServers, ServerPlace, ServerReply, ServerRequest } from '../../src/core/ports.ts';
import { randomNumbers } from '../bench/sampling.ts';
import { nodeClock } from '../../src/node/clock.ts';
import { dedent } from '../support/dedent.ts';
import { memoryRoot } from '../support/memoryFiles.ts';
import { ask, openFixture } from '../support/openFixture.ts';
import { isLongForm, reportRow, tryCases } from '../support/trust/cases.ts';

const files: Readonly<Record<string, string>> = {
  'stores.py': dedent`
    class Shelf:
        def stow(self, item):
            return dust(item)


    class Drawer:
        def stow(self, item):
            return item


    def dust(item):
        return item
  `,
  'main.py': dedent`
    from stores import Shelf


    def keep(store, item):
        store.stow(item)
        return Shelf().stow(item)


    def fill(store):
        # stow is only said here
        return keep(store, "stow")
  `,
};
const questions = ['Who calls Shelf.stow?', 'Trace keep', 'What breaks if dust changes?', 'Who calls dust?'];

/** A server that answers each request by `reply`. */
function serverOf(reply: (request: ServerRequest) => ServerReply | undefined | Promise<ServerReply | undefined>): LanguageServers {
  return { ask: async (request) => reply(request) };
}

async function open(servers: LanguageServers): Promise<Codebase> {
  return (await openFixture(files, nodeClock, undefined, servers)).codebase;
}

/** Lines that an answer cites or quotes must hold what it says of them. */
function assertTrue({ citations, answer }: AnswerRecord, what: string): void {
  for (const { file, lineStart, lineEnd, status } of citations) {
    const lines = files[file]?.split('\n') ?? [];
    assert.equal(status, 'verified', what);
    assert.ok(lineStart >= 1 && lineEnd <= lines.length, `${what}: ${file}:${lineStart}-${lineEnd}`);
  }
  for (const [, quotation = ''] of answer.matchAll(/: `([^`]+)`$/gm))
    assert.ok(
      Object.values(files).some((text) => text.includes(quotation)),
      `${what}: ${quotation}`,
    );
  assert.doesNotMatch(answer, /secret|\/etc\/passwd/, what);
}

/** Uses may only be lines in which the name stands as code. */
async function assertUses(codebase: Codebase, what: string): Promise<void> {
  for (const name of ['Shelf.stow', 'dust', 'keep', 'Shelf']) {
    for (const { places, possible, undecided } of await codebase.uses({ name }, { asksServers: true }, neverCancelled)) {
      for (const { path, line, column } of [...places, ...possible, ...undecided]) {
        const text = files[path]?.split('\n')[line - 1] ?? '';
        assert.ok(text.slice(column - 1).startsWith(name.split('.').at(-1) ?? ''), `${what}: ${path}:${line}:${column}`);
        assert.ok(!text.trim().startsWith('#'), `${what}: a comment`);
      }
    }
  }
}

/** Numbers, paths and roots as only a broken or hostile server sends them. */
const oddNumbers = [0, 1, 4, 5, 9, 10, 1e9, Number.MAX_SAFE_INTEGER, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY];
const oddPaths = [
  'main.py',
  'stores.py',
  '',
  '.',
  '../secret.py',
  '/etc/passwd',
  'main.py/../../secret',
  'missing.py',
  'main.py\0',
  '__proto__',
];

function lies(seed: number): LanguageServers {
  const random = randomNumbers(seed);
  const oneOf = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const position = (): { line: number; column: number } => ({ line: oneOf(oddNumbers), column: oneOf(oddNumbers) });
  const place = (): ServerPlace => ({
    ...{ root: oneOf([memoryRoot.key, '', 'other', 'constructor']), path: oneOf(oddPaths), ...position() },
    ...(random() < 0.6 ? { name: oneOf(['stow', 'dust', 'constructor', '__proto__', '']), calls: [position(), position()] } : {}),
  });
  return serverOf(() => {
    if (random() < 0.1) return undefined;
    if (random() < 0.05) throw new Error('the server failed');
    return { places: Array.from({ length: Math.floor(random() * 8) }, place), isCut: random() < 0.2 };
  });
}

suite('language servers', () => {
  test('that lie add nothing that the files do not show', async (t) => {
    const seeds = Array.from({ length: isLongForm ? 2000 : 60 }, (_, at) => at + 1);
    await tryCases(
      t,
      'a language server lies',
      seeds,
      (seed) => `seed ${seed}`,
      async (seed) => {
        const codebase = await open(lies(seed));
        for (const question of questions) assertTrue(await ask(codebase, question), `${seed}: ${question}`);
        await assertUses(codebase, String(seed));
        codebase.dispose();
      },
    );
  });

  test('that hang, or answer late, cost a question no more than its time', async (t) => {
    const slow: readonly [string, LanguageServers][] = [
      ['never answers', serverOf(() => new Promise(() => undefined))],
      ['never answers about calls', serverOf(({ question }) => (question === 'references' ? undefined : new Promise(() => undefined)))],
      ['answers after a minute', serverOf(async () => (await new Promise((resolve) => setTimeout(resolve, 60_000).unref()), undefined))],
    ];
    let longestMs = 0;
    await tryCases(
      t,
      'a language server hangs',
      slow,
      ([name]) => name,
      async ([name, server]) => {
        const plain = await ask((await openFixture(files, nodeClock)).codebase, 'Who calls dust?');
        const codebase = await open(server);
        const start = performance.now();
        const record = await ask(codebase, 'Who calls dust?');
        longestMs = Math.max(longestMs, performance.now() - start);
        assert.equal(record.answer, plain.answer, name);
        // Room for a busy machine; what is held is that the wait has an end.
        assert.ok(performance.now() - start < consultationLimits.ms + 10_000, name);
      },
    );
    reportRow(t, { kind: 'longest answer beside a server that hangs', tried: 1, survived: 1, figure: `${Math.round(longestMs)} ms` });
  });

  test('that flood are bounded, and the answer stays true', async (t) => {
    const flood = (question: ServerRequest['question']): LanguageServers =>
      serverOf((request) => ({
        isCut: request.question !== question,
        places: Array.from({ length: 50_000 }, (_, at) => ({
          ...{ root: memoryRoot.key, path: at % 2 ? 'main.py' : 'stores.py', line: at % 12, column: at % 40, name: 'stow' },
          calls: [{ line: at % 12, column: at % 40 }],
        })),
      }));
    await tryCases(t, 'a language server floods', ['references', 'outgoing-calls', 'definition'] as const, String, async (question) => {
      const codebase = await open(flood(question));
      for (const each of questions) assertTrue(await ask(codebase, each), question);
      await assertUses(codebase, question);
    });
  });

  test('are asked within the limits, whatever the question', async (t) => {
    await tryCases(t, 'requests of one question', questions, String, async (question) => {
      let count = 0;
      const server = serverOf(({ question: asked, ...place }) => {
        count += asked === 'outgoing-calls' || asked === 'subtypes' ? 2 : 1;
        return { places: [place], isCut: false };
      });
      await ask(await open(server), question);
      assert.ok(count > 0 && count <= consultationLimits.requests, `${count} requests`);
    });
  });

  test('do not keep a cancelled question', async (t) => {
    await tryCases(t, 'a question is cancelled while a server hangs', questions.slice(0, 2), String, async (question) => {
      let cancel = (): void => undefined;
      const token = {
        isCancellationRequested: false,
        onCancellationRequested: (listener: (event: unknown) => unknown) => {
          cancel = () => {
            token.isCancellationRequested = true;
            listener(undefined);
          };
          return { dispose() {} };
        },
      };
      const codebase = await open(
        serverOf(() => {
          cancel();
          return new Promise(() => undefined);
        }),
      );
      await assert.rejects(async () => {
        for await (const event of codebase.ask(question, {}, token)) assert.notEqual(event.kind, 'done');
      }, CancelledError);
    });
  });
});
