// Secrets: every format, written in every way, at every place where text comes out.
import assert from 'node:assert/strict';
import { after, before, suite, test, type TestContext } from 'node:test';
import fc from 'fast-check';
import { findAllSecrets } from '../../src/core/secrets/findSecrets.ts';
import { maskForIndex, scrub } from '../../src/core/secrets/scrub.ts';
import { publicFormats } from '../../src/core/secrets/publicFormats.ts';
import { secretFormats } from '../../src/core/secrets/secretFormats.ts';
import { prose } from '../../src/core/answering/page/markdownText.ts';
import { fenceText } from '../../src/vscode/documents/codeFence.ts';
import { positives } from '../core/secrets/positives.ts';
import { openAuthored, personMark, personPlaces } from '../support/trust/authoredCommits.ts';
import { isLongForm, reportRow, tryCases } from '../support/trust/cases.ts';
import { breaks, disguises, shows, type Disguise } from '../support/trust/secrets/disguises.ts';
import { askPlaces, toldOfFile } from '../support/trust/secrets/askPlaces.ts';
import { chatPlaces } from '../support/trust/secrets/chatPlaces.ts';
import { modelPlaces } from '../support/trust/secrets/modelPlaces.ts';
import { notPromised, type NotPromised } from '../support/trust/secrets/notPromised.ts';
import { secretExamples, type SecretExample } from '../support/trust/secrets/secretExamples.ts';
import { quietPlaces, type TextPlace } from '../support/trust/secrets/secretPlaces.ts';
import { ScriptedServer } from '../support/scriptedServer.ts';

const perFormat = isLongForm ? 100 : 3;

/** A secret in one way of writing. */
interface Written {
  readonly example: SecretExample;
  readonly way: Disguise;
}

function* written(ways: readonly Disguise[], count: number, seed: number): Generator<Written> {
  for (const example of secretExamples(count, seed))
    for (const way of ways) if (!way.breaksNames || example.text === example.secret) yield { example, way };
}

/** Formats without a beginning of their own are found on one line only: a word of the text says that they may be there. */
const needsOneLine = new Set(publicFormats.filter(({ place }) => place === 'anywhere').map(({ kind }) => kind));

const nameOf = ({ example: { kind, text }, way }: Written): string => `${kind} ${way.name}: ${JSON.stringify(way.write(text))}`;

function* brokenOnes(): Generator<Written> {
  for (const each of written(breaks, perFormat, 2)) if (!needsOneLine.has(each.example.kind)) yield each;
}

/** Tries the values that are promised; the others are counted apart, each with its reason, and may be few only. */
async function tryWritten(t: TestContext, kind: string, cases: Iterable<Written>, attack: (each: Written) => void): Promise<void> {
  const all = [...cases];
  const reasonOf = ({ example, way }: Written): NotPromised | undefined => notPromised(example, breaks.includes(way));
  const isMasked = (each: Written): boolean => {
    try {
      attack(each);
      return true;
    } catch {
      return false;
    }
  };
  const promised = all.filter((each) => reasonOf(each) === undefined);
  for (const [reason, others] of Map.groupBy(all, reasonOf))
    if (reason !== undefined) reportRow(t, { kind: reason, tried: others.length, survived: others.filter(isMasked).length });
  assert.ok(promised.length > 0.99 * all.length, `${promised.length} of ${all.length} cases are promised`);
  await tryCases(t, kind, promised, nameOf, attack);
}

suite('every format', () => {
  test('is replaced and masked however it is written', (t) =>
    tryWritten(t, 'every format, in every way of writing', written(disguises, perFormat, 1), ({ example, way }) => {
      const text = way.write(example.text);
      assert.ok(shows(text, example.secret), `the case shows nothing: ${text}`);
      const scrubbed = scrub(text).text;
      assert.ok(!shows(scrubbed, example.secret), `scrubbed: ${scrubbed}`);
      assert.ok(!shows(maskForIndex(text), example.secret), `masked: ${maskForIndex(text)}`);
    }));

  test('is replaced and masked where it is broken over lines', (t) =>
    tryWritten(t, 'every format that shows by itself, broken over lines', brokenOnes(), ({ example, way }) => {
      const text = way.write(example.text);
      const scrubbed = scrub(text);
      assert.ok(!shows(scrubbed.text, example.secret), `scrubbed: ${scrubbed.text}`);
      assert.ok(!shows(maskForIndex(text), example.secret), `masked: ${maskForIndex(text)}`);
      assert.equal(scrubbed.text.split('\n').length, text.split('\n').length, 'a line is gone');
    }));
});

/** One of each sort: with `_`, `-`, `.` and none, in several parts, after a name, after a name of a service, in an address, after a command. */
function* fewExamples(): Generator<SecretExample> {
  const kinds = ['github-pat', 'gitlab-pat', 'sendgrid-api-token', 'aws-access-token', 'jwt', 'twitter-api-secret', 'anthropic-api-key'];
  for (const example of secretExamples(1, 3)) if (kinds.includes(example.kind)) yield example;
  const password = 'Kx9mP2vQ7zL4';
  for (const [kind, text] of [
    ['name', `db_password = "${password}"`],
    ['pairs', `Server=db;User Id=sa;Password=${password};Encrypt=true`],
    ['address', `postgres://app:${password}@db.internal/app`],
    ['command', `mysql -u root -p${password} app`],
  ] as const)
    yield { kind, text, secret: password };
}

interface PlacedCase extends Written {
  readonly place: TextPlace;
}

function* placed(places: readonly TextPlace[], ways = [...disguises, ...breaks]): Generator<PlacedCase> {
  for (const example of fewExamples())
    for (const way of ways)
      if (!way.breaksNames || example.text === example.secret)
        for (const place of places) if (!place.hasOneLine || !/[\r\n]/.test(way.write(example.text))) yield { example, way, place };
}

async function attackPlace({ example, way, place }: PlacedCase): Promise<void> {
  const out = await place.out(way.write(example.text));
  assert.ok(!shows(out, example.secret), `${place.name} shows it: ${out.slice(0, 300)}`);
}

const nameOfPlaced = (each: PlacedCase): string => `${each.place.name}: ${nameOf(each)}`;

suite('every place', () => {
  const server = new ScriptedServer();
  before(() => server.start());
  after(() => server.close());

  test('of logs, parts of answers and what is stored', (t) =>
    tryCases(t, 'places: logs, answers, the store', placed(quietPlaces), nameOfPlaced, attackPlace));

  test('of chats', (t) => tryCases(t, 'places: panel, saved chats, exports, clipboard', placed(chatPlaces), nameOfPlaced, attackPlace));

  test('of answers, search and tools over a workspace', async (t) => {
    const every = isLongForm ? 1 : 4;
    const ways = [...disguises, ...breaks].filter((_, i) => i % every === 0);
    const places = await askPlaces(server);
    await tryCases(t, 'places: answers, requests without a gate, search, tools', placed(places, ways), nameOfPlaced, attackPlace);
  });

  test('that names files', (t) => {
    const names = [...secretExamples(1, 4)].filter(({ text, secret }) => text === secret && /^[\w.-]+$/.test(text));
    const few = names.filter((_, i) => isLongForm || i % 5 === 0);
    return tryCases(
      t,
      'names of files and folders with a secret',
      few,
      ({ text }) => text,
      async ({ text, secret }) => {
        const told = await toldOfFile(text);
        assert.ok(!shows(told, secret), told.slice(0, 400));
      },
    );
  });

  test('with the history of real commits, where people are named', async (t) => {
    const examples = [...fewExamples()];
    const files = examples.flatMap((example, i) =>
      personPlaces.flatMap((place, j) =>
        isLongForm || (i + j) % 4 === 0 ? [{ name: `refuse${i}From${j}`, place, text: `${personMark} ${example.text}`, example }] : [],
      ),
    );
    const outOf = await openAuthored(files, server);
    await tryCases(
      t,
      'places: names and addresses of people in commits',
      files,
      ({ place, text }) => `${place}: ${text}`,
      async (file) => {
        const out = await outOf(file);
        assert.ok(!shows(out, file.example.secret), 'the secret comes out');
        assert.ok(!out.includes(personMark), 'the person comes out');
      },
    );
  });

  test('that sends to a model', (t) =>
    tryCases(t, 'places: requests to models and embedders, over HTTP', placed(modelPlaces(server)), nameOfPlaced, attackPlace));
});

/** What real code does to a text that was scrubbed. */
const transforms: readonly ((text: string) => string)[] = [
  prose,
  (text) => text.replace(/\s+/g, ' '),
  (text) => JSON.stringify({ text }),
  (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  (text) => text.slice(0, Math.ceil(text.length * 0.7)),
  (text) => text.slice(Math.floor(text.length * 0.3)),
  (text) => text.split('\n').slice(0, -1).join('\n'),
  (text) => `> ${text.replaceAll('\n', '\n> ')}`,
  (text) => `**${text}** [1]`,
  (text) => fenceText(text),
  (text) => encodeURIComponent(text.toWellFormed()),
  (text) => `${text}\n${text}`,
  (text) => text.toLowerCase(),
];

suite('any text', () => {
  const rows = fc.integer({ min: 1, max: 1e6 }).chain((seed) => fc.constantFrom(...positives(seed)));
  const ordinary = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom('An order is placed, and charged at once.', 'const total = price * count;'),
  );
  const texts = fc.tuple(ordinary, rows, ordinary).map(([before, { text }, after]) => `${before}\n${text}\n${after}`);
  const ways = fc.array(fc.constantFrom(...transforms), { minLength: 1, maxLength: 3 });

  test('that was masked holds nothing for the gate, whatever is done to it', (t) => {
    const numRuns = isLongForm ? 30_000 : 1_500;
    let tried = 0;
    fc.assert(
      fc.property(texts, ways, (text, steps) => {
        tried++;
        for (const masked of [scrub(text).text, maskForIndex(text)]) {
          const changed = steps.reduce((now, step) => step(now), masked);
          assert.deepEqual(scrub(changed), { text: changed, count: 0 });
        }
      }),
      { numRuns, endOnFailure: !isLongForm, seed: 5 },
    );
    reportRow(t, { kind: 'texts masked, then escaped, cut, joined, translated: the gate finds nothing', tried, survived: tried });
  });

  test('costs linear time, however hostile', (t) =>
    tryCases(
      t,
      'hostile texts of 150,000 characters in linear time',
      hostileTexts(),
      (unit) => JSON.stringify(unit),
      (unit) => {
        const text = unit.repeat(Math.ceil(150_000 / unit.length));
        const start = process.cpuUsage();
        findAllSecrets(text);
        const { user, system } = process.cpuUsage(start);
        assert.ok(user + system < 1_500_000, `${String(Math.round((user + system) / 1000))} ms`);
      },
    ));
});

/** Texts that begin every format again and again, whole, without end and with separators, and those of the other finders. */
function* hostileTexts(): Generator<string> {
  // The short form takes every fifth format: all of them together need half a minute.
  const every = isLongForm ? 1 : 5;
  const some = publicFormats.filter((_, i) => i % every === 0);
  for (const { words } of some) for (const word of isLongForm ? words : words.slice(0, 1)) yield* [word, `${word} = `, `${word}="a1`];
  for (const { starts } of secretFormats.filter((_, i) => i % every === 0))
    for (const start of isLongForm ? starts : starts.slice(0, 1)) yield* [start, `${start}a1B2\n`];
  for (const command of [
    'curl -u ',
    'mysql -p',
    'docker login ',
    'docker ',
    'htpasswd -b a ',
    'auth=("a", ',
    'ldapsearch -w ',
    'az login -p',
  ])
    yield command;
  for (const value of [
    'password = (\n',
    'token = "a1" +\n',
    'password="\\\n',
    'Server=a;Password=',
    '密码：“',
    '<password>',
    'token: |\n  ',
  ])
    yield value;
  for (const escape of ['\\_', '&#95;', '%5F', '\\u005f', 'a\\\n', 'ghp_a1\n', 'ghp_a1" +\n"', '\u200b']) yield escape;
}
