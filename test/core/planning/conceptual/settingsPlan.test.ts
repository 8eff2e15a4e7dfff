// The settings of a program take the place of the search results: all of them, or the one that the question describes.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { emptyPlan } from '../../../../src/core/planning/conceptual/emptyPlan.ts';
import { isForSettings, withSettings, type SettingsAnswer } from '../../../../src/core/planning/conceptual/settingsPlan.ts';
import type { Inquiry, Sources } from '../../../../src/core/searching/inquiry.ts';
import { dedent } from '../../../support/dedent.ts';
import { sourcesOf } from '../../searching/memorySources.ts';
import { plainInquiry } from '../../searching/plainInquiry.ts';

const sources = await sourcesOf({
  'src/run.py': dedent`
    import os


    def home():
        return os.environ["SHOP_HOME"]


    def proxy(name):
        return os.getenv("SHOP_PROXY") or os.getenv(name)
  `,
});

async function settingsFor(question: string, changes: Partial<Inquiry> = {}, of: Sources = sources): Promise<SettingsAnswer | undefined> {
  const plan = await withSettings(emptyPlan, plainInquiry(question, changes), of);
  assert.ok(!plan || isForSettings(plan));
  return plan?.settings;
}

const namesOf = (answer: SettingsAnswer | undefined): readonly string[] | undefined => answer?.settings.map(({ name }) => name);

suite('the settings of a program', () => {
  test('are listed by name, and reads of a name that is known only at run time are counted', async () => {
    const answer = await settingsFor('Which environment variables are read?');
    assert.deepEqual(namesOf(answer), ['SHOP_HOME', 'SHOP_PROXY']);
    assert.equal(answer?.unnamedCount, 1);
  });

  test('have those with words of the question first', async () => {
    const answer = await settingsFor('Which environment variable sets the proxy?');
    assert.deepEqual(namesOf(answer), ['SHOP_PROXY', 'SHOP_HOME']);
    assert.equal(answer?.matchingCount, 1);
  });

  test('are no answer to a description that fits none of them', async () => {
    assert.equal(await settingsFor('Which environment variable sets the colour?'), undefined);
  });

  test('are limited to the scope', async () => {
    const { scope } = plainInquiry('any question');
    const isInHome = (_: string, __: string, line?: number): boolean => line === undefined || line < 6;
    const answer = await settingsFor('Which environment variables are read?', { scope: { ...scope, contains: isInHome } });
    assert.deepEqual(namesOf(answer), ['SHOP_HOME']);
  });

  test('may be none for environment variables, but are no answer where no option is declared', async () => {
    const without = await sourcesOf({ 'src/a.py': 'def home():\n    return 1\n' });
    assert.deepEqual(namesOf(await settingsFor('Which environment variables are read?', {}, without)), []);
    assert.equal(await settingsFor('Which command line options are there?', {}, without), undefined);
  });

  test('leave other questions alone', async () => {
    assert.equal(await settingsFor('How does home work?'), undefined);
    assert.equal(isForSettings(emptyPlan), false);
  });
});
