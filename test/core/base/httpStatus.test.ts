// The table of status codes agrees with Node, and names are spelled as in code.
import assert from 'node:assert/strict';
import { STATUS_CODES } from 'node:http';
import { test } from 'node:test';
import { statusNames, statusSpellings } from '../../../src/core/base/httpStatus.ts';

test('names each status code as Node does', () => {
  for (const [code, names] of statusNames) {
    const name = STATUS_CODES[code]?.toLowerCase();
    assert.ok(
      names.some((each) => each.toLowerCase() === name),
      `${code}: ${name}`,
    );
  }
});

test('spells a status name as text, as a constant and as a part of an identifier', () => {
  const spelled = statusSpellings('Not Found');
  for (const each of ['Not Found', 'Not found', 'NotFound', 'notFound', 'NOT_FOUND', 'not_found']) assert.ok(spelled.includes(each), each);
});
