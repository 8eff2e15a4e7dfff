// Secrets of known formats in every kind of input: none leaves through the gate, an answer or a saved chat.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import fc from 'fast-check';
import type { Git, Model } from '../../../src/core/ports.ts';
import { Gate } from '../../../src/models/gate/gate.ts';
import { UsageLedger } from '../../../src/models/gate/ledger.ts';
import { nodeClock } from '../../../src/node/clock.ts';
import { Maker } from '../secrets/made.ts';
import { answer } from '../../support/scriptedReplies.ts';
import { MemoryLog } from '../../support/memory.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, reply } from '../../support/askModel.ts';
import { openFixture } from '../../support/openFixture.ts';

const server = new ScriptedServer();
before(() => server.start());
after(() => server.close());
beforeEach(() => server.reset());

/** Formats with the characters that Markdown, JSON and addresses escape. */
const formats: readonly ((make: Maker) => string)[] = [
  (make) => `ghp_${make.of('alnum', 36)}`,
  (make) => `github_pat_${make.of('alnum', 22)}_${make.of('alnum', 59)}`,
  (make) => `glpat-${make.of('alnum', 20)}`,
  (make) => `sk_live_${make.of('alnum', 24)}`,
  (make) => `hf_${make.of('alnum', 34)}`,
  (make) => `hvs.${make.of('alnum', 30)}`,
];

/** What a person or a program reads of a text: escapes taken off, whoever put them there. */
function plainText(text: string): string {
  return text.replace(/\\+/g, '');
}

/** The model at the server as people have it: behind the gate, with consent. */
function modelBehindGate(): Model {
  const log = new MemoryLog();
  const gate = new Gate({
    localOnly: () => false,
    dailyCap: () => undefined,
    consents: { isGiven: () => true, remember: () => Promise.resolve() },
    consent: () => Promise.resolve('always'),
    ledger: new UsageLedger({ get: () => [], update: () => Promise.resolve() }, log),
    onSent: () => undefined,
    log,
    now: () => 1_000,
  });
  return gate.gateModel(modelAt(server), { key: server.url, local: true });
}

/** A change of every line, with a subject that holds a secret. */
function historyWith(secret: string): Git {
  const change = { commit: 'a'.repeat(40), date: 1_700_000_000_000, subject: `Use ${secret} for *all* calls` };
  return { recentChanges: () => Promise.resolve([change]), commits: () => Promise.resolve([]) };
}

/** A workspace with a secret in each kind of text that answers are made of, those of file names too. */
function filesWith(secret: () => string): Record<string, string> {
  return {
    'README.md': `# Cloud ${secret()}\n\nOpens the cloud with ${secret()} and closes it when nobody needs it any more.\n`,
    'src/cloud.ts': [
      `import { call } from './${secret()}';`,
      `/** Opens the cloud with ${secret()} as its key. */`,
      `export function openCloud(key: string) {`,
      `  if (!key) throw new Error('no cloud for ${secret()}');`,
      `  return connect('${secret()}'); // ${secret()}`,
      `}`,
      `function connect(key: string) { return call(key); }`,
      '',
    ].join('\n'),
    'src/cloud.test.ts': `import { openCloud } from './cloud';\ntest('opens ${secret()}', () => { openCloud('a'); });\n`,
    [`src/${secret()}.ts`]: `import { openCloud } from './cloud';\nexport function openNamed() { return openCloud('b'); }\n`,
    [`${secret()}/inside.ts`]: `export function openInside() { return openCloud('c'); }\n`,
  };
}

suite('secrets in every kind of input', () => {
  test('never leave, neither to a model nor in an answer or a saved chat', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom(...formats), async (seed, format) => {
        const make = new Maker(seed);
        const secrets: string[] = [];
        const secret = (): string => secrets[secrets.push(format(make)) - 1] ?? '';
        const { codebase } = await openFixture(filesWith(secret), nodeClock, historyWith(secret()));
        const trace = `Error: no cloud for ${secret()}\n    at openCloud (src/cloud.ts:4:9)`;
        const questions = [trace, `What does \`openCloud\` do with ${secret()}?`, 'Trace `openCloud`', 'What is wrong in src/?', 'What is this project?']; // prettier-ignore
        for (const models of [{}, { answering: modelBehindGate() }])
          for (const question of questions) {
            server.fallback = answer(reply('The answer.', '`openNamed`'));
            const { events } = await askWith(codebase, question, models);
            const told = plainText(JSON.stringify(events));
            for (const each of secrets) assert.ok(!told.includes(each), `${each} in the answer to ${question}`);
          }
        const sent = plainText(server.chats.map(promptOf).join('\n'));
        assert.match(sent, /openCloud/);
        for (const each of secrets) assert.ok(!sent.includes(each), `${each} was sent`);
      }),
      { numRuns: 8, endOnFailure: true, seed: 21 },
    );
  });
});
