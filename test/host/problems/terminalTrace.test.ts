// Stack traces in a terminal: which lines become links, and which text a click asks about.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { traceAround, traceLink } from '../../../src/vscode/problems/terminalTrace.ts';
import { dedent } from '../../support/dedent.ts';

const linkText = (line: string): string | undefined => {
  const link = traceLink(line);
  return link && line.slice(link.startIndex, link.startIndex + link.length);
};

suite('traceLink and traceAround', () => {
  test('link stack frames and the first lines of errors', () => {
    for (const line of [
      '    at total (/srv/shop/src/orders.ts:9:21)',
      '  File "/srv/shop/orders.py", line 12, in total',
      '\tat shop.Orders.total(Orders.java:31)',
      '\t/srv/shop/orders.go:12 +0x1d',
      "TypeError: Cannot read properties of undefined (reading 'fee')",
      'shop.errors.OrderError: no such order',
      'Error [ERR_MODULE_NOT_FOUND]: Cannot find package',
      'Traceback (most recent call last):',
      'panic: runtime error: index out of range',
    ])
      assert.equal(linkText(line), line.trim(), line);
  });

  test('link error messages of programs and logs', () => {
    for (const line of [
      'error: pathspec did not match',
      'shop: fatal: no such order',
      'error[E0308]: mismatched types',
      'npm ERR! no such order',
      'ERROR:shop.orders:no such order',
      '2026-11-23 10:00:00,123 - shop.orders - ERROR - no such order',
      '2026-11-23T10:00:00Z [main] [orders] ERROR no such order',
      '{"time":1,"level":"error","msg":"no such order"}',
    ])
      assert.equal(linkText(line), line, line);
  });

  test('return the clicked log line and its continuation below', () => {
    const output = dedent`
      INFO up
      ERROR no such order
          at total (/srv/a.ts:9:21)
      INFO still up
      ERROR later
      INFO down`;
    assert.equal(traceAround(output, 'ERROR no such order'), 'ERROR no such order\n    at total (/srv/a.ts:9:21)');
    assert.equal(traceAround(output, 'ERROR later'), 'ERROR later');
  });

  test('link no other line, however long', () => {
    for (const line of [
      '',
      '$ npm test',
      'at noon we open',
      'Errors: 0',
      'no error: all is well',
      'INFO ERROR handling is on',
      'x'.repeat(100_000),
    ])
      assert.equal(linkText(line), undefined, line.slice(0, 40));
  });

  test('return the whole trace around the clicked line, without earlier output', () => {
    const trace = dedent`
      TypeError: no fee
          at total (/srv/a.ts:9:21)
          at checkout (/srv/b.ts:3:1)`;
    const earlier = dedent`
      $ node old
      TypeError: old
          at total (/srv/a.ts:9:21)
    `;
    const output = `${earlier}\n$ node new   \n\n${trace}\n\nNode.js v24\n$ `;
    assert.equal(traceAround(output, '    at total (/srv/a.ts:9:21)'), trace);
    assert.equal(traceAround(output.replaceAll('\n', '\r\n'), '    at checkout (/srv/b.ts:3:1)  '), trace);
  });

  test('include the goroutine of a Go panic after its empty line', () => {
    const trace = dedent`
      panic: no order

      goroutine 1 [running]:
      main.total(0x0)
      	/srv/shop/orders.go:12 +0x1d`;
    assert.equal(traceAround(`building\n\n${trace}\nexit status 2`, 'panic: no order'), `${trace}\nexit status 2`);
  });

  test('return only the line when the terminal no longer contains it', () => {
    assert.equal(traceAround('something else', '  at total (/srv/a.ts:9:21) '), 'at total (/srv/a.ts:9:21)');
  });
});
