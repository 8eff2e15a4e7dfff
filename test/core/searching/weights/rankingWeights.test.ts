// The table of weights: its rows are complete, an inquiry can replace values, and roles have factors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { Hit, SearchIndex } from '../../../../src/core/indexing/searchIndex.ts';
import type { Sources } from '../../../../src/core/searching/inquiry.ts';
import { neutralFactors, outsideCodeFactor, codeFirstFactors, roleFactor } from '../../../../src/core/searching/roleFactors.ts';
import { LookUps } from '../../../../src/core/searching/trial.ts';
import { weightNames, weightOf, weights } from '../../../../src/core/searching/weights/rankingWeights.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

test('describes each row in a sentence, and each measurement by a command, a figure and a day', () => {
  for (const name of weightNames) {
    const { value, kind, does, measurements } = weights[name];
    assert.match(does, /^\p{Lu}.*\.$/u, name);
    assert.ok(value > 0 && (kind !== 'share' || value < 1) && (kind !== 'rule' || value === 1), name);
    for (const { by, figure, day } of measurements ?? []) assert.match(`${by}|${figure}|${day}`, /^.+\|.+\|20\d\d-\d\d-\d\d$/, name);
  }
});

test('prefers the values of an inquiry to those of the table', () => {
  assert.equal(weightOf('literals'), weights.literals.value);
  assert.equal(weightOf('literals', { weights: new Map([['literals', 1]]) }), 1);
});

test('gives code the factor 1, the requested role more, and other roles less', () => {
  const wants = (role: 'code' | 'tests' | 'documentation'): { intent: { wants: typeof role } } => ({ intent: { wants: role } });
  assert.equal(roleFactor('code', 'facts', wants('tests')), 1);
  assert.equal(roleFactor('test', 'facts', wants('code')), weights['role.test.facts'].value);
  assert.equal(roleFactor('test', 'facts', wants('tests')), weights['role.askedFor'].value);
  assert.equal(roleFactor('documentation', 'words', wants('documentation')), weights['role.askedFor'].value);
  assert.equal(codeFirstFactors.test, weights['role.test.words'].value);
  assert.ok(Object.values(neutralFactors).every((factor) => factor === 1));
  assert.equal(outsideCodeFactor('test', { intent: { wants: 'code', act: 'report' } }), weights['role.besideCode.report'].value);
  assert.equal(outsideCodeFactor('test', { intent: { wants: 'tests', act: 'report' } }), 1);
});

test('looks a question up once for several sets of weights', async () => {
  let searches = 0;
  const fullText = { search: () => Promise.resolve<readonly Hit[]>([(searches++, [])].flat()) } as unknown as SearchIndex;
  const cachedSearch = new LookUps().withCache({ fullText } as unknown as Sources).fullText;
  const query = { text: 'a', terms: new Map(), exact: [], scope: { paths: [] }, limit: 5 };
  await cachedSearch.search({ ...query, roles: neutralFactors });
  await cachedSearch.search({ ...query, roles: neutralFactors });
  assert.equal(searches, 1);
  await cachedSearch.search({ ...query, roles: codeFirstFactors });
  assert.equal(searches, 2, 'another weight of a role is another search');
});

test('ranks other raisers of an exception when the rule for exact messages is switched off', async () => {
  const { codebase } = await openFixture({
    'src/pump.py': dedent`
      def start(pump):
          if pump.dry:
              raise ValueError("the pump has no water")


      def stop(pump):
          raise ValueError("stopped already")
    `,
  });
  const reasons = async (weights: ReadonlyMap<'rule.saidMessage', number>): Promise<string> => {
    const options = { limit: 9, trial: { weights: new Map(weights), lookUps: new LookUps() } };
    return (await codebase.search('ValueError: the pump has no water', options, neverCancelled)).ranked.map(({ why }) => why).join('\n');
  };
  assert.doesNotMatch(await reasons(new Map()), /raises ValueError/);
  assert.match(await reasons(new Map([['rule.saidMessage', 0]])), /raises ValueError/);
});
