// Settings of questions from the environment and from `--set`: a wrong variable is said and its default counts, a wrong flag is refused.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askSettingsFrom, askSettingsHelp, askSettingsIn } from '../../src/cli/askSettings.ts';
import { UsageError } from '../../src/cli/usageError.ts';
import { numberNames, switchNames } from '../../src/core/base/askSettings.ts';

describe('settings of questions on the command line', () => {
  it('come from variables that are named like the settings of the editor', () => {
    const said: string[] = [];
    const env = { CLEW_GRAPH_CALLER_HOPS: '5', CLEW_FEATURES_CALL_GRAPH: 'false', CLEW_BUDGET_TOTAL: 'much', CLEW_LOG_GAPS: 'no' };
    const settings = askSettingsFrom(env, (sentence) => said.push(sentence));
    assert.deepEqual(settings, { 'graph.callerHops': 5, 'features.callGraph': false });
    assert.equal(said.length, 2);
    assert.match(said[0] ?? '', /CLEW_BUDGET_TOTAL must be a number from 1000 to 200000, not "much": the default counts \(6000\)/);
    assert.match(said[1] ?? '', /CLEW_LOG_GAPS must be true or false, not "no"/);
  });

  it('come from --set, where what is wrong is refused', () => {
    assert.deepEqual(askSettingsIn('graph.callerHops=5, clew.features.callGraph=0'), {
      'graph.callerHops': 5,
      'features.callGraph': false,
    });
    assert.deepEqual(askSettingsIn(''), {});
    for (const wrong of ['nothing=1', 'graph.callerHops=99', 'constructor=1']) assert.throws(() => askSettingsIn(wrong), UsageError);
  });

  it('are all in the help', () => {
    assert.equal(askSettingsHelp().length, numberNames.length + switchNames.length);
  });
});
