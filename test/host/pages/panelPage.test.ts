// The HTML page of the panel: its content security policy.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { panelPage } from '../../../src/vscode/pages/panelPage.ts';

suite('panelPage', () => {
  test('allows no inline code and no foreign source', () => {
    const page = panelPage({ script: 's.js', style: 's.css', source: 'https://own.test', nonce: 'N', language: 'en' });
    assert.match(page, /default-src 'none'; script-src 'nonce-N'; style-src https:\/\/own\.test; font-src https:\/\/own\.test/);
    assert.doesNotMatch(page, /unsafe|style=|<style|onclick|<script(?! nonce="N" src=)/);
  });
});
