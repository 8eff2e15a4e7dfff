// Settings of questions from the environment and from `--set`: an invalid variable is reported, an invalid flag is refused.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { askSettingsFrom, askSettingsHelp, askSettingsIn } from '../../src/cli/settings/environmentAskSettings.ts';
import { unknownVariables } from '../../src/cli/settings/unknownVariables.ts';
import { UsageError } from '../../src/cli/usageError.ts';
import { variablesHelp } from '../../src/cli/help.ts';
import type { AnswerRecord } from '../../src/core/answering/record/answerRecord.ts';
import { choiceNames, numberNames, switchNames } from '../../src/core/base/settings/askSettings.ts';
import { variableOf } from '../../src/core/base/settings/variables.ts';
import { settingDefaults } from '../../src/vscode/settings/settings.ts';
import { clewJson, temporaryFolder } from './commandLine.ts';

const store = temporaryFolder();

suite('settings of questions on the command line', () => {
  test('come from variables that are named like the settings of the editor', () => {
    const sentences: string[] = [];
    const env = { CLEW_GRAPH_CALLER_HOPS: '5', CLEW_FEATURES_CALL_GRAPH: 'false', CLEW_BUDGET_TOTAL: 'much', CLEW_LOG_GAPS: 'no' };
    const settings = askSettingsFrom(env, (sentence) => sentences.push(sentence));
    assert.deepEqual(settings, { 'graph.callerHops': 5, 'features.callGraph': false });
    assert.equal(sentences.length, 2);
    assert.match(
      sentences[0] ?? '',
      /CLEW_BUDGET_TOTAL must be a whole number from 2000 to 200000, not "much": the default is used \(6000\)/,
    );
    assert.match(sentences[1] ?? '', /CLEW_LOG_GAPS must be true or false, not "no"/);
  });

  test('are reported when they are empty or otherwise invalid', () => {
    const sentences: string[] = [];
    const env = { CLEW_GRAPH_CALLER_HOPS: ' ', CLEW_FEATURES_CALL_GRAPH: '', CLEW_GRAPH_CALLEE_HOPS: '2.5' };
    assert.deepEqual(
      askSettingsFrom(env, (sentence) => sentences.push(sentence)),
      {},
    );
    assert.deepEqual(
      sentences.map((sentence) =>
        /^The environment variable (\w+) .*, not "(.*)": the default is used \((\w+)\)\.$/.exec(sentence)?.slice(1),
      ),
      [
        ['CLEW_GRAPH_CALLER_HOPS', '', '3'],
        ['CLEW_GRAPH_CALLEE_HOPS', '2.5', '4'],
        ['CLEW_FEATURES_CALL_GRAPH', '', 'true'],
      ],
    );
  });

  test('are reported when they do not exist, with similar names', () => {
    const env = {
      CLEW_BUDGET: 'huge',
      CLEW_GRAPH_HOPS: '3',
      CLEW_CACHE: '/tmp',
      CLEW_LOOP_MAX_PASSES: '2',
      CLEW_API_KEY: 'k',
      CLEW_LOG_LEVEL: 'off',
      HOME: '/',
    };
    const sentences = unknownVariables(env);
    assert.equal(sentences.length, 2);
    assert.match(sentences[0] ?? '', /no setting CLEW_BUDGET, .*there is CLEW_BUDGET_TOTAL, CLEW_BUDGET_INITIAL, CLEW_BUDGET_GAPS\./);
    assert.match(sentences[1] ?? '', /no setting CLEW_GRAPH_HOPS, .*"clew --help" lists the settings/);
  });

  test('accept only the listed choices', () => {
    const sentences: string[] = [];
    const say = (sentence: string): number => sentences.push(sentence);
    assert.deepEqual(askSettingsFrom({ CLEW_CLASSIFY_BY_MODEL: 'never' }, say), { 'classify.byModel': 'never' });
    assert.deepEqual(askSettingsFrom({ CLEW_CLASSIFY_BY_MODEL: 'sometimes' }, say), {});
    assert.deepEqual(sentences.length, 1);
    assert.match(sentences[0] ?? '', /must be one of auto, always, never, not "sometimes": the default is used \(auto\)/);
    assert.throws(() => askSettingsIn('classify.byModel=true'), UsageError);
  });

  test('come from --set, which rejects invalid values', () => {
    assert.deepEqual(askSettingsIn('graph.callerHops=5, clew.features.callGraph=0'), {
      'graph.callerHops': 5,
      'features.callGraph': false,
    });
    assert.deepEqual(askSettingsIn(''), {});
    for (const invalidText of ['nothing=1', 'graph.callerHops=99', 'graph.callerHops=', 'graph.callerHops', 'constructor=1'])
      assert.throws(() => askSettingsIn(invalidText), UsageError);
  });

  test('exist for every setting except those of the editor alone', () => {
    const documentedVariables = new Set(variablesHelp().map(([name]) => name));
    const none = Object.keys(settingDefaults).filter((key) => !documentedVariables.has(variableOf(key)));
    assert.deepEqual(none, [
      ...['index.start', 'index.priority', 'engine.memory', 'include', 'languageServers.enabled', 'navigation.enabled'],
      ...['codeAction.enabled', 'codeLens.enabled', 'terminalLinks.enabled'],
      'mcp.inEditor',
      // Named by a base URL, and by flags that choose how an answer is made.
      ...['model.provider', 'log.level', 'chat.keepDays', 'copy.mostTokens', 'statistics.enabled', 'loop.confirmGaps'],
    ]);
  });

  test('prefer --set to a variable, and a dedicated flag to --set', async () => {
    const folder = join(import.meta.dirname, '../fixtures/orders');
    const budget = async (...flags: readonly string[]): Promise<unknown> => {
      const args = [
        'ask',
        'Where is the delivery fee decided?',
        '--workspace',
        folder,
        '--store',
        store,
        '--strategy',
        'extractive',
        ...flags,
      ];
      const record = (await clewJson(args, { env: { CLEW_BUDGET_TOTAL: '3000' } })) as AnswerRecord;
      return record.tokens.budget;
    };
    assert.equal(await budget(), 3000);
    assert.equal(await budget('--set', 'budget.total=4000'), 4000);
    assert.equal(await budget('--set', 'budget.total=4000', '--budget', '5000'), 5000);
  });

  test('are all listed in the help', () => {
    assert.equal(askSettingsHelp().length, numberNames.length + switchNames.length + choiceNames.length + 2);
  });
});
