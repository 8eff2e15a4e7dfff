// Arguments and settings of the command line: how they are read, and the sentence for each invalid one.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { numberFlag, readArguments } from '../../../src/cli/arguments.ts';
import { askCommand } from '../../../src/cli/commands/askCommand.ts';
import { indexCommand } from '../../../src/cli/commands/indexCommand.ts';
import { modelSettingsFrom } from '../../../src/cli/models/modelSettings.ts';
import { settingsFrom } from '../../../src/cli/settings/environmentSettings.ts';
import { UsageError } from '../../../src/cli/usageError.ts';

function sentenceOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof UsageError, String(error));
    return error.message;
  }
  throw new Error('It was accepted');
}

suite('arguments', () => {
  test('are accepted in any order, with and without =', () => {
    const { operand, flags } = readArguments(askCommand(), ['--json', '--workspace=a b', 'What is --this?', '--mode', 'conceptual']);
    assert.equal(operand, 'What is --this?');
    assert.equal(flags.get('workspace'), 'a b');
    assert.equal(flags.get('mode'), 'conceptual');
    assert.ok(flags.has('json'));
    assert.ok(!flags.has('verbose'));
  });

  test('after -- are always the question', () => {
    assert.equal(readArguments(askCommand(), ['--json', '--', '--why?']).operand, '--why?');
  });

  test('with blanks are the question even when they begin like a flag', () => {
    for (const text of ['- too many long flags', '-bash: shelf: not found', '--shelf is not known here', '- one\n- two', '-k=v and -z']) {
      const { operand, flags } = readArguments(askCommand(), ['--json', text, '--workspace', 'a']);
      assert.deepEqual([operand, flags.get('workspace')], [text, 'a']);
    }
    assert.equal(readArguments(askCommand(), ['--workspace', '- a b', 'What is this?']).flags.get('workspace'), '- a b');
    assert.match(
      sentenceOf(() => readArguments(askCommand(), ['--shelf=a b', 'What?'])),
      /There is no flag --shelf/,
    );
    assert.match(
      sentenceOf(() => readArguments(askCommand(), ['- one two', 'three'])),
      /one word too many/,
    );
  });

  test('with blanks behind = are the question unless a flag has that name or another question stands beside', () => {
    const text = '--all=on and --none=on exclude each other';
    for (const words of [
      ['--json', text, '--workspace', 'a'],
      ['--workspace', 'a', text],
    ]) {
      const { operand, flags } = readArguments(askCommand(), words);
      assert.deepEqual([operand, flags.get('workspace')], [text, 'a']);
    }
    assert.throws(() => readArguments(askCommand(), ['--all=on']), UsageError);
    assert.throws(() => readArguments(askCommand(), ['--workspace=a b']), UsageError);
    assert.match(
      sentenceOf(() => readArguments(askCommand(), [text, text])),
      /one word too many/,
    );
  });

  test('are rejected in one sentence when they are invalid', () => {
    const ask = askCommand();
    const cases: readonly (readonly [readonly string[], RegExp])[] = [
      [[], /question is missing/],
      [['  '], /question is missing/],
      [['one', 'two'], /"two" is one word too many/],
      [['x', '--nonsense'], /no flag --nonsense/],
      [['x', '-z'], /no flag -z/],
      [['x', '--__proto__', 'y'], /no flag --__proto__/],
      [['x', '--constructor'], /no flag --constructor/],
      [['x', '--mode'], /--mode needs a value/],
      [['x', '--mode', '--json'], /--mode needs a value/],
      [['x', '--mode='], /--mode needs a value/],
      [['x', '--json=yes'], /--json takes no value/],
    ];
    for (const [words, sentence] of cases)
      assert.match(
        sentenceOf(() => readArguments(ask, words)),
        sentence,
        words.join(' '),
      );
    assert.match(
      sentenceOf(() => readArguments(indexCommand(), ['folder'])),
      /"folder" is one word too many/,
    );
  });

  test('must be whole numbers within bounds where a number is required', () => {
    const flags = (text: string): { has(): boolean; get(): string } => ({ has: () => true, get: () => text });
    assert.equal(numberFlag(flags('12'), 'limit', 1), 12);
    for (const text of ['0', '-1', '1.5', 'ten', '', 'NaN', '1e999'])
      assert.match(
        sentenceOf(() => numberFlag(flags(text), 'limit', 1)),
        /--limit must be/,
      );
    assert.match(
      sentenceOf(() => numberFlag(flags('7'), 'max-passes', 1, 6)),
      /from 1 to 6/,
    );
  });
});

suite('settings', () => {
  test('from the environment are validated', () => {
    assert.equal(settingsFrom({ CLEW_INDEX_MAX_FILE_SIZE: '2.5' }).rules.maxFileSize, 2_500_000);
    assert.deepEqual(settingsFrom({ CLEW_EXCLUDE: ' a/** ,, b ' }).rules.clewExclude, ['a/**', 'b']);
    const sentences: string[] = [];
    const cases = settingsFrom({ CLEW_INDEX_MAX_FILE_SIZE: '-1', CLEW_EXTRACT_RAISES: 'maybe' }, (sentence) => sentences.push(sentence));
    assert.deepEqual([cases.rules.maxFileSize, cases.extractRaises], [2_000_000, true]);
    assert.match(sentences[0] ?? '', /CLEW_INDEX_MAX_FILE_SIZE must be a number from 0\.01 to 100, not "-1": the default is used \(2\)/);
    assert.match(sentences[1] ?? '', /CLEW_EXTRACT_RAISES must be true or false, not "maybe": the default is used \(true\)/);
  });

  test('of models are validated, with flags before the environment', () => {
    const flags = (given: Readonly<Record<string, string>>) => ({
      has: (name: string) => name in given,
      get: (name: string) => given[name],
    });
    const none = modelSettingsFrom({}, flags({}));
    assert.deepEqual(
      [none.baseUrl, none.large, none.key, none.maxOutputTokens, none.temperature, none.dailyCap, none.localOnly, none.language],
      ['', '', undefined, 1500, 0.2, undefined, false, undefined],
    );
    assert.deepEqual(none.timeouts, { connect: 10_000, firstByte: 120_000, silence: 60_000, total: 900_000 });
    const env = {
      ...{
        CLEW_MODEL_BASE_URL: 'http://localhost:1/v1',
        CLEW_MODEL_LARGE: 'one',
        CLEW_MODEL_SMALL: 'tiny',
        CLEW_MODEL_TIMEOUT_SILENCE: '1.5',
      },
      ...{ CLEW_MODEL_PRICE: '{"input":1,"output":2,"currency":"EUR"}', CLEW_PRIVACY_LOCAL_ONLY: 'true', CLEW_API_KEY: ' k ' },
    };
    const set = modelSettingsFrom(env, flags({ model: 'two' }));
    assert.deepEqual([set.large, set.small, set.timeouts.silence, set.localOnly, set.key], ['two', 'tiny', 1500, true, 'k']);
    assert.deepEqual(set.price, { input: 1, output: 2, currency: 'EUR' });
    const sentences: string[] = [];
    const odd = { CLEW_MODEL_TEMPERATURE: '3', CLEW_MODEL_MAX_OUTPUT_TOKENS: '0', CLEW_MODEL_TIMEOUT_CONNECT: 'soon' };
    const { temperature, maxOutputTokens, timeouts } = modelSettingsFrom(odd, flags({}), (sentence) => sentences.push(sentence));
    assert.deepEqual([temperature, maxOutputTokens, timeouts.connect], [0.2, 1500, 10_000]);
    for (const name of Object.keys(odd))
      assert.ok(sentences.some((sentence) => new RegExp(`${name} must be .* the default is used`).test(sentence)));
  });

  test('of cost and privacy are errors when they are invalid', () => {
    const flags = { has: () => false, get: () => undefined };
    for (const [name, text] of [
      ['CLEW_MODEL_PRICE', '5'],
      ['CLEW_MODEL_PRICE', '{"input":-1,"output":2,"currency":"EUR"}'],
      ['CLEW_MODEL_DAILY_CAP', 'ten'],
      ['CLEW_PRIVACY_LOCAL_ONLY', 'maybe'],
    ] as const) {
      const sentence = sentenceOf(() => modelSettingsFrom({ [name]: text }, flags));
      assert.match(sentence, new RegExp(name));
    }
  });

  test('use a key only for the address it was set with', () => {
    const flags = { has: () => true, get: (name: string) => (name === 'base-url' ? 'http://localhost:2/v1' : undefined) };
    const environment = { CLEW_MODEL_BASE_URL: 'https://api.example.com/v1', CLEW_API_KEY: 'k' };
    const { key, keyOrigin } = modelSettingsFrom(environment, flags);
    assert.deepEqual([key, keyOrigin], [undefined, 'https://api.example.com']);
    assert.equal(modelSettingsFrom({ CLEW_API_KEY: 'k' }, flags).key, 'k');
    assert.equal(modelSettingsFrom({ ...environment, CLEW_MODEL_BASE_URL: 'http://localhost:2/v1/' }, flags).key, 'k');
  });
});
