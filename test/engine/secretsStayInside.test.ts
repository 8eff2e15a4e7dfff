// Secrets in a small project and in the question appear in nothing that is stored, logged, shown or sent.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import type { AskEvent } from '../../src/core/answering/record/events.ts';
import { neverCancelled } from '../../src/core/base/cancellation.ts';
import type { HostModels } from '../../src/engine/host/modelRequests.ts';
import { modelAt } from '../support/askModel.ts';
import { Maker } from '../core/secrets/made.ts';
import { dedent } from '../support/dedent.ts';
import { answer } from '../support/scriptedReplies.ts';
import { ScriptedServer } from '../support/scriptedServer.ts';
import { sendJson } from '../support/scriptedWire.ts';
import { listLog, newClient, opening, temporaryFolder, write } from './engineFixture.ts';
import type { AskOptions } from '../../src/core/codebase/api.ts';

const make = new Maker(20);
const pem = make.pem('RSA PRIVATE KEY', 8);
const pemLines = pem.split('\n').slice(1, -1);
/** All secrets of the project, by kind. */
const canaries = {
  aws: `AKIA${make.of('upper', 16)}`,
  awsSecret: make.of('base64', 40),
  github: `ghp_${make.of('alnum', 36)}`,
  slack: `xoxb-${make.of('digits', 12)}-${make.of('digits', 12)}-${make.of('alnum', 24)}`,
  stripe: `sk_live_${make.of('alnum', 24)}`,
  openai: `sk-proj-${make.of('alnum', 48)}`,
  anthropic: `sk-ant-api03-${make.of('alnum', 60)}`,
  google: `AIza${make.of('alnum', 35)}`,
  sendgrid: `SG.${make.of('alnum', 22)}.${make.of('alnum', 43)}`,
  jwt: `eyJ${make.of('alnum', 33)}.eyJ${make.of('alnum', 60)}.${make.of('alnum', 43)}`,
  database: make.of('alnum', 14),
  password: 'Qz7!tV2#pLm9$wXk',
  apiKey: make.of('alnum', 32),
  bearer: make.of('alnum', 40),
  session: make.of('hex', 40),
  gitlab: `glpat-${make.of('alnum', 20)}`,
  broken: `npm_${make.of('alnum', 36)}`,
} as const;

/** In the project, by where a person would have left it. */
const project = {
  'src/payments/charge.ts': `// Charges a card. The live key is ${canaries.stripe}, rotate it.
import { connect } from '../database/connect.ts';
const gatewayKey = '${canaries.stripe}';
const apiKey: string = "${canaries.apiKey}";

/** Charges the card of a customer. Tested with token ${canaries.github} on the build server. */
export async function chargeCard(amount: number, token = '${canaries.github}'): Promise<void> {
  if (amount < 0) throw new Error('The gateway refused key ${canaries.google}');
  console.error('charge failed with ${canaries.slack}');
  await connect(gatewayKey, apiKey, token);
}
`,
  'src/database/connect.ts': `const url = 'postgres://app:${canaries.database}@db.internal:5432/app';
export function connect(...keys: string[]): Promise<void> {
  const headers = { Authorization: 'Bearer ${canaries.bearer}' };
  return Promise.resolve(void [url, headers, keys]);
}
`,
  'src/mail/sender.py': `"""Sends mail. Key: ${canaries.sendgrid}"""
SESSION_SECRET = "${canaries.session}"

class MailError(Exception):
    pass

def send_mail(to, body):
    """Sends one mail with ${canaries.openai}."""
    raise MailError("mail gateway said no to ${canaries.anthropic}")
`,
  'src/keys/signing.ts': `export const signingKey = \`${pem}\`;
export function signInvoice(text: string): string {
  return text + signingKey;
}
`,
  'src/broken.js': `function brokenUpload( { if (x {{{ return "${canaries.broken}" \n const secretToken = '${canaries.jwt}'\n`,
  'config/settings.yaml': dedent`
    database:
      host: db
      password: ${canaries.password}
    aws:
      access_key_id: ${canaries.aws}
      secret_access_key: ${canaries.awsSecret}
  `,
  'config/environment.txt': `AWS_SECRET_ACCESS_KEY=${canaries.awsSecret}\nDB_PASSWORD=${canaries.password}\n`,
  'docs/deploy.md': dedent`
    # How to deploy

    Export the token:

        export GITLAB_TOKEN=${canaries.gitlab}

    Then run the charge job.
  `,
  '.env': `OPENAI_API_KEY=${canaries.openai}\n`,
} as const;

const questions = [
  'How does chargeCard charge a card?',
  'Where is the mail sent and what does MailError mean?',
  'What is the database password in the settings?',
  'How is an invoice signed? Show signingKey.',
  'How to deploy with the gitlab token?',
  'brokenUpload',
  `What does the token ${canaries.github} do in "The gateway refused key ${canaries.google}"?`,
  dedent`
    Why does it fail?
    Error: The gateway refused key ${canaries.google}
        at chargeCard (src/payments/charge.ts:8:27)
        at connect (src/database/connect.ts:4:3)`,
  `password = "${canaries.password}" mail gateway said no to ${canaries.anthropic}`,
];

/** Texts that must not occur: each secret, either half of it, and the lines of the key. */
const traces: readonly string[] = [...Object.values(canaries), ...pemLines].flatMap((secret) => {
  // The first letters of a format (`sk-ant-api03-`) tell nothing.
  const half = secret.length >> 1;
  return [secret, secret.slice(half), ...(secret.length > 40 ? [secret.slice(half >> 1, half + 4)] : [])];
});
const asTerms = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

function assertClean(text: string, where: string): void {
  const foundTraces = traces.filter((trace) => text.includes(trace));
  assert.deepEqual(foundTraces, [], `${where} holds a canary`);
}

/** All bytes under `folder`, as text in which every byte is a character. */
function bytesOf(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1')).join('\n');
}

async function eventTextOf(stream: AsyncIterable<AskEvent>): Promise<string> {
  const events: AskEvent[] = [];
  for await (const event of stream) events.push(event);
  assert.ok(events.length > 1, 'something was answered');
  return JSON.stringify(events);
}

/** JSON as text without its escapes, so that escaped secrets are found as well. */
function unescaped(json: string): string {
  return json.replace(/\\(["\\/])/g, '$1').replaceAll('\\n', '\n');
}

suite('secrets of a test project', () => {
  const server = new ScriptedServer();
  before(() => server.start());
  after(() => server.close());

  test('appear in no store, log, answer, search result, request or error', async (t) => {
    const [folder, store] = [temporaryFolder(t), temporaryFolder(t)];
    write(folder, project);
    const log = listLog();
    const client = newClient(t, { log });
    await client.open(opening(folder, store));
    const report = await client.index({ rebuild: false });
    assert.equal(report.files, Object.keys(project).length - 1, 'all but .env are indexed');
    assert.ok(report.parseErrors > 0, 'the broken file was parsed as far as it goes');

    const model = modelAt(server);
    const lent: HostModels['lentModels'] = { answering: model.info, classifying: model.info };
    const call: HostModels['call'] = ({ request }, token) => model.chat(request, token);
    let replaced = 0;
    for (const question of questions) {
      for (const options of [{ strategy: 'extractive' }, { settings: { 'classify.byModel': 'always' } }] satisfies AskOptions[]) {
        const events = await eventTextOf(client.ask(question, options, neverCancelled, { lentModels: lent, call }));
        assertClean(unescaped(events), `the answer to ${JSON.stringify(question.slice(0, 40))}`);
        replaced += Number(/"secretsReplaced":(\d+)/.exec(events)?.[1] ?? 0);
      }
      const results = await client.search(question, { limit: 20 });
      assert.ok(results.ranked.length > 0);
      assertClean(unescaped(JSON.stringify(results)), `the results for ${JSON.stringify(question.slice(0, 40))}`);
    }
    assert.ok(replaced > questions.length, `${replaced} placeholders were counted`);

    assert.ok(server.chats.length >= questions.length, `${server.chats.length} requests`);
    const requestText = server.requests
      .map(({ text, path, headers }) => unescaped(`${path}\n${JSON.stringify(headers)}\n${text}`))
      .join('\n');
    assert.match(requestText, /<secret:/);
    assert.match(requestText, /chargeCard/);
    assertClean(requestText, 'a request');

    await client.dispose();
    const stored = bytesOf(store);
    assert.match(stored, /chargeCard/, 'the store can be read like this');
    assertClean(stored, 'the store');
    const storedTerms = stored.toLowerCase();
    const inTerms = traces.map(asTerms).filter((trace) => trace.length >= 8 && storedTerms.includes(trace));
    assert.deepEqual(inTerms, [], 'the store holds terms of a canary');
    assertClean(log.lines.join('\n'), 'the log');
  });

  test('appear in no notice and no log when a server repeats them', async (t) => {
    const [folder, store] = [temporaryFolder(t), temporaryFolder(t)];
    write(folder, project);
    const log = listLog();
    const client = newClient(t, { log });
    await client.open(opening(folder, store));
    await client.index({ rebuild: false });
    const model = modelAt(server);
    for (const status of [400, 401, 403, 500]) {
      server.fallback = (_, response) => {
        sendJson(response, status, { error: { message: `No good: ${canaries.openai} and Bearer ${canaries.bearer}` } });
      };
      const call: HostModels['call'] = ({ request }, token) => model.chat(request, token);
      const events = await eventTextOf(client.ask(questions[0] ?? '', {}, neverCancelled, { lentModels: { answering: model.info }, call }));
      assertClean(unescaped(events), `an answer after ${status}`);
    }
    server.fallback = answer('Scripted answer.');
    await client.dispose();
    assertClean(log.lines.join('\n'), 'the log');
  });
});
