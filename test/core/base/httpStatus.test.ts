// The table of status codes says what Node says, and names are spelled as code spells them.
import assert from 'node:assert/strict';
import { STATUS_CODES } from 'node:http';
import { test } from 'node:test';
import { statusNames, statusSpellings } from '../../../src/core/base/httpStatus.ts';

test('each code has the name that Node has for it', () => {
  for (const [code, names] of statusNames) {
    const name = STATUS_CODES[code]?.toLowerCase();
    assert.ok(
      names.some((each) => each.toLowerCase() === name),
      `${code}: ${name}`,
    );
  }
});

test('a name is spelled as text, constant and part of a name', () => {
  const spelled = statusSpellings('Not Found');
  for (const each of ['Not Found', 'Not found', 'NotFound', 'notFound', 'NOT_FOUND', 'not_found']) assert.ok(spelled.includes(each), each);
});
