// Code in a question or example: between backticks, and long names break after dots and slashes alone.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { html } from 'lit';
import { withInlineCode } from '../../../../src/webview/view/answer/inlineCode.ts';
import { RenderedTemplate } from '../../../support/panel/renderedTemplate.ts';

const markup = (text: string): string => new RenderedTemplate(html`${withInlineCode(text)}`).markup;

suite('code in a line', () => {
  test('is what stands between backticks', () => {
    assert.equal(markup('How does `place` work?'), 'How does <code>place</code> work?');
    assert.equal(markup('An `open end'), 'An `open end');
  });

  test('breaks after a dot or slash between words', () => {
    assert.equal(markup('Trace `Orders.by_tag/place`'), 'Trace <code>Orders.<wbr />by_tag/<wbr />place</code>');
    assert.equal(markup('`...`'), '<code>...</code>');
  });
});
