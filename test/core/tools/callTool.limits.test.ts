// Limits of every result: its tokens, no secrets, no lines of files that are left out, and nothing outside the scope.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import fc from 'fast-check';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { UserError } from '../../../src/core/base/wording/errors.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { countTokens } from '../../../src/core/packing/tokens.ts';
import { useKinds } from '../../../src/core/uses/places/useKind.ts';
import { openFixture } from '../../support/openFixture.ts';
import { call, files, neverShown, openProject, plantedSecret } from './toolFixture.ts';

const words = [
  ...['placeOrder', 'charge', 'reset', 'Order.total', 'accessKey', 'send', 'value7', 'orders', 'nothing', plantedSecret, neverShown],
  ...['src/store.ts', 'src/long.ts', 'src', '.env', 'ignored/hidden.ts', '../up.ts', '/etc/passwd', 'How is an order charged?'],
];
const word = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: fc.string({ maxLength: 300 }) });
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined, freq: 2 });
const shared = {
  scope: maybe(fc.constantFrom('src', 'lib', 'src/payment.ts', 'placeOrder', 'ignored', '..')),
  max_tokens: fc.integer({ min: 200, max: 900 }),
};

const calls = fc.oneof(
  fc.tuple(fc.constantFrom('explore_code'), fc.record({ question: word, ...shared })),
  fc.tuple(fc.constantFrom('find_symbol'), fc.record({ name: word, path: maybe(word), ...shared })),
  fc.tuple(fc.constantFrom('find_uses'), fc.record({ name: word, path: maybe(word), kinds: maybe(fc.subarray([...useKinds])), ...shared })),
  fc.tuple(fc.constantFrom('search_text'), fc.record({ text: word, regex: fc.boolean(), ignore_case: fc.boolean(), ...shared })),
  fc.tuple(
    fc.constantFrom('trace_calls'),
    fc.record({ name: word, to: maybe(word), direction: fc.constantFrom('callers', 'callees'), ...shared }),
  ),
  fc.tuple(fc.constantFrom('explain_failure'), fc.record({ failure: word, ...shared })),
  fc.tuple(
    fc.constantFrom('read_lines'),
    fc.record({ path: word, start: maybe(fc.integer({ min: 1, max: 300 })), max_tokens: shared.max_tokens }),
  ),
);

/** The arguments without undefined ones, as JSON has none. */
function withoutUndefined(args: object): Readonly<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(args));
}

suite('limits of tools', () => {
  let codebase: Codebase;

  before(async () => {
    ({ codebase } = await openProject());
  });

  after(() => codebase.dispose());

  test('no result exceeds its tokens or contains a secret or text of an unread file', async () => {
    await fc.assert(
      fc.asyncProperty(calls, async ([name, args]) => {
        const sentArguments = withoutUndefined(args);
        const { text, tokens, places } = await call(codebase, name, sentArguments);
        assert.equal(tokens, await countTokens(text));
        assert.ok(tokens <= Number(sentArguments['max_tokens']), `${tokens} of ${String(sentArguments['max_tokens'])}:\n${text}`);
        assert.ok(!text.includes(plantedSecret), text);
        // A result may repeat its arguments, but no other text of such a file.
        assert.ok(!text.includes(`return '${neverShown}`) && !text.includes(`SECRET=${neverShown}`), text);
        assert.ok(places.every(({ file }) => file in files && !file.startsWith('ignored/') && file !== '.env'));
      }),
      { numRuns: 400 },
    );
  });

  test('the limit of the caller overrides the tokens that a call requests', async () => {
    for (const mostTokens of [1, 5, 40, 150]) {
      const { text, tokens } = await call(
        codebase,
        'explore_code',
        { question: 'How is an order charged?', max_tokens: 4000 },
        { mostTokens },
      );
      assert.ok(tokens <= mostTokens, `${tokens} of ${mostTokens}: ${text}`);
    }
  });

  test('long names and paths do not exceed the tokens', async () => {
    const long = 'a'.repeat(200);
    const path = `${long}/${long}/${long}/${long}.ts`;
    const project = await openFixture({ [path]: `export function ${long}(): void {\n  ${long}();\n}\n` });
    for (const [name, args] of [
      ['find_symbol', { name: long }],
      ['find_uses', { name: long }],
      ['read_lines', { path }],
      ['search_text', { text: long }],
    ] as const) {
      const { text, tokens } = await call(project.codebase, name, { ...args, max_tokens: 200 });
      assert.ok(tokens <= 200 && tokens === (await countTokens(text)), `${name}: ${tokens}`);
    }
    project.codebase.dispose();
  });

  test('more tokens show more of a long list, up to all of it', async () => {
    const rows = async (max_tokens: number): Promise<number> =>
      (await call(codebase, 'search_text', { text: 'of the long file', max_tokens })).text
        .split('\n')
        .filter((line) => line.startsWith('- ')).length;
    const [few, more, all] = [await rows(300), await rows(1500), await rows(12_000)];
    assert.ok(few >= 5 && few < more && more < all, `${few}, ${more}, ${all}`);
    assert.equal(all, 200);
    const { text } = await call(codebase, 'search_text', { text: 'of the long file', max_tokens: 300 });
    assert.match(text, new RegExp(`Left out: ${200 - few} more lines of this list\\. Raise max_tokens`));
  });

  test('a placeholder replaces a secret, and is counted', async () => {
    const { text, secretsReplaced } = await call(codebase, 'read_lines', { path: 'src/payment.ts' });
    assert.match(text, /const accessKey = '<secret:[\w-]+:1>'/);
    assert.equal(secretsReplaced, 1);
    const searchForSecret = await call(codebase, 'search_text', { text: plantedSecret });
    assert.equal(searchForSecret.outcome, 'nothing');
    assert.match(searchForSecret.text, /"<secret:/);
  });

  test('files that are left out are reported with the reason, and never read', async () => {
    assert.match((await call(codebase, 'read_lines', { path: '.env' })).text, /\.env is not read: secret/);
    assert.match((await call(codebase, 'read_lines', { path: 'ignored/hidden.ts' })).text, /ignored\/hidden\.ts is not read: gitignore/);
    assert.doesNotMatch((await call(codebase, 'find_symbol', { name: 'placeOrder' })).text, /ignored/);
  });

  test('a path out of the workspace is refused, as path and as scope', async () => {
    for (const path of [
      '../src/store.ts',
      'src/../../src/store.ts',
      '/src/store.ts',
      'C:\\src\\store.ts',
      '~/src/store.ts',
      'file:///src/store.ts',
      '..\\src\\store.ts',
    ]) {
      const { text, outcome, places } = await call(codebase, 'read_lines', { path });
      assert.equal(outcome, 'refused', path);
      assert.match(text, /leads out of the workspace/, path);
      assert.deepEqual(places, []);
      assert.match((await call(codebase, 'explore_code', { question: 'orders', scope: path })).text, /leads out of the workspace/, path);
    }
    assert.match((await call(codebase, 'read_lines', { path: 'src/../lib/reset.ts' })).text, /^2\| export function reset/m);
  });

  test('a link out of the workspace is not read', async () => {
    const project = await openProject();
    project.files.place('src/shop.ts', { kind: 'link', target: '/etc/passwd' });
    const { text, places } = await call(project.codebase, 'read_lines', { path: 'src/shop.ts' });
    assert.match(text, /cannot be read any more/);
    assert.deepEqual(places, []);
    project.codebase.dispose();
  });

  test('nothing outside the scope of the caller is shown, and a call can only narrow the scope', async () => {
    const scope = 'src/shop.ts';
    for (const [name, args] of [
      ['explore_code', { question: 'How does placeOrder charge an order?' }],
      ['find_symbol', { name: 'placeOrder' }],
      ['find_uses', { name: 'placeOrder' }],
      ['search_text', { text: 'order' }],
      ['trace_calls', { name: 'buy', direction: 'callees' }],
      ['trace_calls', { name: 'buyAll', to: 'send' }],
      ['explain_failure', { failure: 'The order 3 has a negative total' }],
      ['read_lines', { path: 'src/store.ts' }],
      ['find_symbol', { name: 'reset', scope: 'lib' }],
    ] as const) {
      const { text, places } = await call(codebase, name, args, { scope });
      assert.ok(
        places.every(({ file }) => file === scope),
        `${name}: ${JSON.stringify(places)}`,
      );
      // Lines inside the scope may mention other files.
      assert.doesNotMatch(text, /src\/store\.ts:\d|payment\.ts:\d|lib\/reset|negative total'?\)/, `${name}:\n${text}`);
    }
    await assert.rejects(codebase.callTool('find_symbol', { name: 'buy' }, { scope: 'nowhere' }, neverCancelled), (error) => {
      return error instanceof UserError && error.code === 'unknown-scope';
    });
  });
});
