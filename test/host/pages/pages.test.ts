// Messages to the pages of the chat: a page that VS Code has disposed of must not keep messages from the others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ToPanel } from '../../../src/protocol/toPanel.ts';
import { Pages, type MessagePage } from '../../../src/vscode/pages/pages.ts';

const message: ToPanel = { kind: 'examples', examples: [] };

/** A page that notes what it gets. */
function page(): MessagePage & { readonly got: ToPanel[] } {
  const got: ToPanel[] = [];
  return { got, postMessage: (each) => Promise.resolve(got.push(each) > 0) };
}

/** As a webview behaves once it is disposed of. */
const disposed: MessagePage = {
  postMessage: () => {
    throw new Error('Webview is disposed');
  },
};

function pages(warnings: string[]): Pages {
  return new Pages({ trace() {}, info() {}, error() {}, warn: (warning) => void warnings.push(warning) });
}

test('a disposed page is removed, and the pages after it still get the message', () => {
  const warnings: string[] = [];
  const all = pages(warnings);
  const [first, last] = [page(), page()];
  for (const each of [first, disposed, last]) all.add(each);
  all.post(message);
  all.post(message);
  assert.deepEqual([first.got.length, last.got.length, warnings], [2, 2, ['A page of the panel is gone: Error: Webview is disposed']]);
});

test('a page that once rejected a message still gets the next one', async () => {
  const warnings: string[] = [];
  const all = pages(warnings);
  let fails = true;
  const got: ToPanel[] = [];
  all.add({ postMessage: (each) => (fails ? Promise.reject(new Error('busy')) : Promise.resolve(got.push(each) > 0)) });
  all.post(message);
  fails = false;
  all.post(message);
  await new Promise(setImmediate);
  assert.deepEqual([got, warnings], [[message], ['A page did not get a message: Error: busy']]);
});

test('a page that was deleted or has not asked yet gets no message', () => {
  const all = pages([]);
  const [asked, gone, loading] = [page(), page(), page()];
  for (const each of [asked, gone]) all.add(each);
  all.delete(gone);
  all.post(message);
  assert.deepEqual([asked.got.length, gone.got.length, loading.got.length], [1, 0, 0]);
});
