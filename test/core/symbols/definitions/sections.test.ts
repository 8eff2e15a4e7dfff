// Sections of documentation: one per heading, with the headings above it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { findSections } from '../../../../src/core/symbols/definitions/sections.ts';
import { Source } from '../../../../src/core/symbols/source.ts';
import { dedent } from '../../../support/dedent.ts';

function outline(text: string, language: string): string[] {
  return findSections(new Source(text), language).map(({ headings, lines }) => `${headings.join(' > ')} ${lines.first}-${lines.last}`);
}

suite('sections', () => {
  test('follow the headings of Markdown, but not those in code blocks', () => {
    const text = dedent`
      Intro
      # One #
      text
      \`\`\`sh
      # not a heading
      \`\`\`
      ## Two
      text
      ### Deep
      # Three
      Under
      ---
      end
    `;
    assert.deepEqual(outline(text, 'markdown'), [
      ' 0-0',
      'One 1-5',
      'One > Two 6-7',
      'One > Two > Deep 8-8',
      'Three 9-9',
      'Three > Under 10-12',
    ]);
  });

  test('rank the underlines of reStructuredText by first appearance', () => {
    const text = dedent`
      =====
      Title
      =====
      x

      Part
      ----
      y

      Detail
      ~~~~~~

      Next
      ----
    `;
    assert.deepEqual(outline(text, 'restructuredtext'), [
      'Title 0-4',
      'Title > Part 5-8',
      'Title > Part > Detail 9-11',
      'Title > Next 12-13',
    ]);
  });

  test('keep text without headings whole, and are empty for an empty file', () => {
    assert.deepEqual(outline('just\r\ntext', 'plaintext'), [' 0-1']);
    assert.deepEqual(outline('', 'markdown'), []);
  });
});
