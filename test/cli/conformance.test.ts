// The conformance suite of the Model Context Protocol against `clew mcp`, in both revisions. The suite knows only addresses, so a relay on this
// machine carries its messages. Its findings about that relay are excluded by name, each with the reason.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { supportedRevisions } from '../../src/mcp/checkedStdio.ts';
import { temporaryFolder } from './commandLine.ts';
import { plainServer, write } from './mcpClients.ts';
import { mcpOverHttp, type StandIns } from './mcpOverHttp.ts';

const conformanceTool = join(
  dirname(fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/package.json'))),
  'dist',
  'index.js',
);

/** In the order in which they run: a connection of the current revision begins with a request that names it, or it is one of the revision before. */
const scenarios: Readonly<Record<string, readonly string[]>> = {
  '2025-11-25': ['server-initialize', 'ping', 'tools-list', 'tools-call-simple-text', 'tools-call-error'],
  '2026-07-28': [
    'tools-list',
    'server-stateless',
    'caching',
    'tools-call-simple-text',
    'tools-call-error',
    'input-required-result-unsupported-methods',
  ],
};

/** Tools of the suite's sample server that ours can stand in for. */
const standIns: StandIns = {
  test_simple_text: { name: 'find_uses', arguments: { name: 'delivery_fee' } },
  test_error_handling: { name: 'find_uses', arguments: {} },
};

/** Scenarios that do not apply, by the beginning of their name. */
const leftOut: readonly (readonly [names: RegExp, why: string])[] = [
  [/^(dns-rebinding|http-|server-sse-|server-session-)/, 'of HTTP: the server speaks over standard streams alone'],
  [/^(resources-|sep-2164-|prompts-|completion-|logging-)/, 'of a capability that is not offered'],
  [/^tools-call-(image|audio|embedded|mixed|with-logging|sampling|elicitation)/, 'of content and requests that no tool of ours has'],
  [/^tools-call-with-progress$/, 'of a call that takes long each time: test/cli/mcpLife.test.ts has progress on a large project'],
  [/^json-schema-2020-12$/, 'of a sample tool with a schema by definitions; ours are checked in every list by the schema of the revision'],
  [/^(elicitation-|input-required-result-(?!unsupported))/, 'of questions to the person, which no tool asks'],
  [/^(tasks-|sep-2640-)/, 'of extensions that are not offered'],
];

/** Checks of the scenarios above that do not apply. */
const leftOutChecks: readonly (readonly [ids: RegExp, why: string])[] = [
  [
    /^sep-2575-(http-server-(?!error-jsonrpc)|missing-capability-http)/,
    'of the status codes and headers of HTTP, which are those of the relay',
  ],
  [/^sep-2575-server-(rejects-undeclared-capability|no-log-without-loglevel)$/, 'of diagnostic tools of the sample server'],
  [/^sep-2549-(prompts|resources)-/, 'of lists that are not offered'],
];

interface Check {
  readonly id: string;
  readonly status: string;
  readonly errorMessage?: string;
}

async function runSuite(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [conformanceTool, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await new Promise((resolve) => child.once('close', resolve));
  return output;
}

async function checksOf(t: TestContext, scenario: string, revision: string, url: string): Promise<readonly Check[]> {
  const folder = temporaryFolder(t);
  await runSuite(['server', '--url', url, '--scenario', scenario, '--spec-version', revision, '-o', folder, '--timeout', '20000']);
  const [result, ...others] = readdirSync(folder);
  assert.ok(result !== undefined && others.length === 0, `${scenario} left no result`);
  return JSON.parse(readFileSync(join(folder, result, 'checks.json'), 'utf8')) as readonly Check[];
}

suite('the conformance suite of the protocol', { timeout: 120_000 }, () => {
  for (const [revision, names] of Object.entries(scenarios)) {
    test(`finds nothing wrong in ${revision}`, async (t) => {
      const folder = temporaryFolder(t);
      write(folder, {
        'src/fees.py': 'def delivery_fee():\n    return 1\n',
        'src/orders.py': 'from fees import delivery_fee\ndelivery_fee()\n',
      });
      const url = await mcpOverHttp(t, { folders: [folder], store: temporaryFolder(t) }, standIns);
      const unused = new Set(revision === supportedRevisions[0] ? leftOutChecks.map(([ids]) => ids) : []);
      for (const name of names) {
        const checks = await checksOf(t, name, revision, url);
        const isLeftOut = ({ id }: Check): boolean => {
          const row = leftOutChecks.find(([ids]) => ids.test(id));
          if (row) unused.delete(row[0]);
          return row !== undefined;
        };
        const ours = checks.filter((check) => !isLeftOut(check) && check.status !== 'SKIPPED');
        assert.ok(ours.length > 0, `${name} checked nothing`);
        for (const { id, status, errorMessage } of ours) assert.equal(status, 'SUCCESS', `${name}: ${id}: ${errorMessage}`);
      }
      assert.deepEqual([...unused], []);
    });
  }

  test('runs or excludes every scenario for servers', async () => {
    const listed = await runSuite(['list', '--server']);
    const coveredScenarios = Object.entries(scenarios).flatMap(([revision, names]) => names.map((name) => `${revision} ${name}`));
    const rows = [...listed.matchAll(/^ {2}- (\S+) \[(.*)\]$/gm)].map(
      ([, name = '', revisions = '']) => [name, revisions.split(',')] as const,
    );
    assert.ok(rows.length > 50, listed);
    for (const [name, revisions] of rows) {
      const isLeftOut = leftOut.some(([names]) => names.test(name));
      for (const revision of Object.keys(scenarios).filter((each) => revisions.includes(each)))
        assert.notEqual(isLeftOut, coveredScenarios.includes(`${revision} ${name}`), `${name} in ${revision}`);
    }
  });

  test('covers the revisions that the library serves', async (t) => {
    const server = plainServer(t, { folders: [temporaryFolder(t)], store: temporaryFolder(t) });
    const _meta = { 'io.modelcontextprotocol/protocolVersion': supportedRevisions[0], 'io.modelcontextprotocol/clientCapabilities': {} };
    server.send({ id: 1, method: 'server/discover', params: { _meta } });
    const { result } = (await server.answer(1)) as { readonly result: { readonly supportedVersions: readonly string[] } };
    assert.deepEqual(result.supportedVersions, supportedRevisions);
    assert.deepEqual(Object.keys(scenarios).slice(1), supportedRevisions);
  });
});
