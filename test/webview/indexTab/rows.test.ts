// Rows of the page "Clew Index": fetched on demand, shown while files change, and never mixed with those of another filter.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { FilePage, FileQuery, FileRow } from '../../../src/core/indexing/files/fileListing.ts';
import { pageSize, Rows } from '../../../src/webview/indexTab/rows.ts';

const total = 50_000;

const row = (i: number, text: string): FileRow => ({
  ...{ root: 'r', path: `${text}${i}`, directory: false, state: 'indexed', detail: '', language: '', symbols: 0, chunks: 0 },
  ...{ parseErrors: 0, unsaved: false, included: false, unkept: false, unlinked: false },
});

function page({ offset, limit, text }: FileQuery): FilePage {
  return {
    rows: Array.from({ length: Math.min(limit, total - offset) }, (_, i) => row(offset + i, text)),
    total,
    counts: { indexed: total },
  };
}

function createRows() {
  const requests: { id: number; query: FileQuery }[] = [];
  const rows = new Rows((id, query) => requests.push({ id, query }));
  const answer = (): boolean => {
    const next = requests.shift();
    return next !== undefined && rows.take(next.id, page(next.query));
  };
  rows.refresh();
  return { rows, requests, answer };
}

suite('Rows', () => {
  test('fetches each part of the list once, when it is needed', () => {
    const { rows, requests, answer } = createRows();
    assert.ok(answer());
    assert.deepEqual([rows.total, rows.at(3)?.path, rows.at(49_999)], [total, '3', undefined]);
    rows.need(49_990, 49_999);
    rows.need(49_980, 49_999);
    assert.equal(requests.length, 1);
    assert.ok(answer());
    assert.equal(rows.at(49_999)?.path, '49999');
    rows.need(pageSize - 5, pageSize + 5);
    assert.deepEqual([requests.length, requests[0]?.query.offset], [1, pageSize]);
  });

  test('shows rows while files change quickly, and fetches them again afterwards', () => {
    const { rows, requests, answer } = createRows();
    for (let i = 0; i < 5; i++) rows.refresh();
    assert.equal(requests.length, 1);
    assert.ok(answer());
    assert.equal(rows.at(0)?.path, '0');
    rows.need(0, 10);
    assert.equal(requests.length, 1);
    assert.ok(answer());
    rows.need(0, 10);
    assert.equal(requests.length, 0);
  });

  test('ignores late rows of another filter', () => {
    const { rows, requests } = createRows();
    const late = requests.shift();
    rows.show({ text: 'x' });
    assert.equal(late && rows.take(late.id, page(late.query)), false);
    assert.equal(rows.at(0), undefined);
    const [now] = requests;
    assert.ok(now && rows.take(now.id, page(now.query)));
    assert.equal(rows.at(0)?.path, 'x0');
  });
});
