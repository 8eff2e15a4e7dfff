// `CLEW_…` variables in the editor: they override settings, except those about destinations, readable files and cost.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { variableOf } from '../../../src/core/base/settings/variables.ts';
import { isOpenToVariables, variableFor, withVariables } from '../../../src/vscode/settings/environment.ts';
import { isSettingKey, readSettings, settingDefaults, wrongSettings, type SettingKey } from '../../../src/vscode/settings/settings.ts';
import { wrongSettingSentence } from '../../../src/vscode/settings/wrongSettingSentence.ts';

const keys = Object.keys(settingDefaults) as readonly SettingKey[];
const groupOf = (key: string): string => key.split('.')[0] ?? '';

/** Value of a setting with the value `set` in the editor and the variables `env`. */
function read(key: SettingKey, env: NodeJS.ProcessEnv, set: unknown = undefined): unknown {
  return readSettings(withVariables((name) => (name === `clew.${key}` ? set : undefined), env))[key];
}

suite('a variable of the environment', () => {
  test('overrides the setting, with the value in the type of the setting', () => {
    for (const [key, text, set, value] of [
      ['graph.callerHops', '5', 2, 5],
      ['classify.timeLimit', ' 0.5 ', 9, 0.5],
      ['features.callGraph', 'false', true, false],
      ['features.callGraph', 'FALSE', true, false],
      ['features.callGraph', '0', true, false],
      ['codeLens.enabled', '1', false, true],
      ['codeLens.enabled', 'True', false, true],
      ['index.priority', 'low', 'normal', 'low'],
      ['log.level', 'off', 'info', 'off'],
      ['answer.language', 'Latin', 'German', 'Latin'],
      // Set to nothing, a text is nothing.
      ['answer.language', '', 'German', ''],
    ] as const)
      assert.deepEqual(read(key, { [variableOf(key)]: text }, set), value, `${key}=${text}`);
  });

  test('that is missing leaves the setting or its default', () => {
    assert.equal(read('graph.callerHops', { CLEW_GRAPH_CALLEE_HOPS: '5' }, 2), 2);
    assert.equal(read('graph.callerHops', {}), 3);
  });

  test('is named in the message about its wrong value, if it may set the setting at all', () => {
    const env = { CLEW_LOG_LEVEL: 'loud', CLEW_MODEL_TEMPERATURE: 'hot' };
    assert.equal(variableFor('log.level', env), 'CLEW_LOG_LEVEL');
    assert.equal(variableFor('log.level', {}), undefined);
    assert.equal(variableFor('model.temperature', env), undefined);
    assert.equal(
      wrongSettingSentence('log.level', 'loud', 'trace', { enum: ['off', 'trace'] }, variableFor('log.level', env)),
      'The environment variable CLEW_LOG_LEVEL must be one of off, trace, not "loud": the default of its setting is used ("trace").',
    );
  });

  test('is read each time the setting is read', () => {
    const env: NodeJS.ProcessEnv = {};
    const get = withVariables(() => 2, env);
    env['CLEW_GRAPH_CALLER_HOPS'] = '4';
    assert.equal(get('clew.graph.callerHops'), 4);
  });

  test('with an invalid value is reported, and the default is used', () => {
    for (const [key, text, told, byDefault] of [
      ['graph.callerHops', '99', 99, 3],
      ['graph.callerHops', '2.5', 2.5, 3],
      ['graph.callerHops', 'many', 'many', 3],
      ['graph.callerHops', ' ', '', 3],
      ['features.callGraph', 'no', 'no', true],
      ['features.callGraph', '', '', true],
      ['index.start', 'never', 'never', 'automatic'],
      ['log.level', '', '', 'trace'],
    ] as const) {
      const get = withVariables(() => undefined, { [variableOf(key)]: text });
      assert.deepEqual(wrongSettings(get), [[key, told]], `${key}=${text}`);
      assert.equal(read(key, { [variableOf(key)]: text }, settingDefaults[key]), byDefault);
    }
  });

  test('has a different name for each setting', () => {
    const names = keys.map(variableOf);
    assert.equal(new Set(names).size, keys.length);
    for (const name of names) assert.match(name, /^CLEW_[A-Z]+(?:_[A-Z]+)*$/);
    assert.equal(variableOf('budget.gapsOfLaterPasses'), 'CLEW_BUDGET_GAPS_OF_LATER_PASSES');
  });
});

suite('settings that no variable sets', () => {
  test('are those about destinations, readable files, storage and cost, and no others', () => {
    const [open, closed] = [keys.filter(isOpenToVariables), keys.filter((key) => !isOpenToVariables(key))];
    assert.deepEqual([...new Set(closed.map(groupOf))].sort(), [
      'chat',
      'embedding',
      'engine',
      'exclude',
      'include',
      'mcp',
      'model',
      'privacy',
      'statistics',
    ]);
    assert.deepEqual([...new Set(open.map(groupOf))].sort(), [
      ...[
        'analyse',
        'answer',
        'budget',
        'classify',
        'codeAction',
        'codeLens',
        'confidence',
        'copy',
        'extract',
        'features',
        'graph',
        'index',
        'knowledgeGraph',
        'languageServers',
        'log',
      ],
      ...['loop', 'multiStep', 'navigation', 'retrieval', 'session', 'source', 'strategy', 'terminalLinks'],
    ]);
  });

  test('keep their value when such a variable is set', () => {
    for (const key of keys.filter((each) => !isOpenToVariables(each))) {
      const get = withVariables((name) => `${name} as set`, { [variableOf(key)]: 'http://elsewhere.example' });
      assert.equal(get(`clew.${key}`), `clew.${key} as set`);
    }
  });

  test('include settings of VS Code and names that are no setting', () => {
    const env = { CLEW_FILES_EXCLUDE: 'x', CLEW_CONSTRUCTOR: 'x', FILES_EXCLUDE: 'x', CLEW_: 'x', CLEW_NOTHING: 'x' };
    const get = withVariables(() => 'as set', env);
    for (const name of ['files.exclude', 'search.useIgnoreFiles', 'clew.constructor', 'clew.nothing', 'clew.', 'clew'])
      assert.equal(get(name), 'as set', name);
    assert.ok(!isSettingKey('constructor') && !isSettingKey('toString') && isSettingKey('exclude'));
  });
});
