// Sources of an answer: what to look out for in their lines stands beside them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldTurn } from '../../../../src/webview/state/turnState.ts';
import { sources } from '../../../../src/webview/view/answer/sources.ts';
import { answerRecord, evidence } from '../../../support/panel/answerRecord.ts';
import { RenderedTemplate } from '../../../support/panel/renderedTemplate.ts';

test('sources say that lines have invisible characters, or speak to models', () => {
  const pieces = [evidence(), evidence({ n: 2, lineStart: 30, lineEnd: 32, cautions: ['invisible', 'orders'] })];
  const turn = foldTurn({ id: 't', question: 'Where?', state: 'done', events: [], record: answerRecord({ evidence: pieces }) });
  const { words, markup } = new RenderedTemplate(sources(turn, () => undefined));
  assert.equal(markup.match(/class="caution"/g)?.length, 2);
  assert.match(words, /30-32 .*has invisible characters speaks to language models/);
});
