// A question for callers, tests or the effects of a change gets what it asks for: callers of callers, tests, or both.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { answerOnRelations } from './relationProject.ts';

suite('a question about who depends on a function', () => {
  test('gets the callers, and the callers of those', async () => {
    const answer = await answerOnRelations('Who calls fill?');
    assert.match(answer, /`open` \[\d+\][^]*called from `start`/, answer);
    assert.doesNotMatch(answer, /Tests of `fill`/);
  });

  test('gets only the tests where it asks for those', async () => {
    const answer = await answerOnRelations('Which tests cover fill?');
    assert.match(answer, /\*\*Tests of `fill`\*\*[^]*- fills a cart/, answer);
    assert.doesNotMatch(answer, /called from/);
  });

  test('gets callers and tests where it asks what a change may break', async () => {
    const answer = await answerOnRelations('What breaks if I change fill?');
    assert.match(answer, /`open` \[\d+\]/, answer);
    assert.match(answer, /\*\*Tests of `fill`\*\*/);
  });

  test('gets no callers of callers when the call graph is switched off', async () => {
    const answer = await answerOnRelations('Who calls fill?', { settings: { 'features.callGraph': false } });
    assert.match(answer, /`open` \[\d+\]/, answer);
    assert.doesNotMatch(answer, /called from/, answer);
  });
});
