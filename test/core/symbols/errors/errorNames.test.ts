// Names of error types, and of functions that pass errors on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isErrorName, isOnlyForErrors, passesErrors } from '../../../../src/core/symbols/errors/errorNames.ts';

test('knows the name of an error type by its ending', () => {
  for (const name of ['AppError', 'pkg.NotFoundException', 'Throwable']) assert.ok(isErrorName(name), name);
  for (const name of ['ErrorList', 'Shelf', 'NotThrowable']) assert.ok(!isErrorName(name), name);
});

test('knows a function that passes an error on by the words of its name, unless one of them handles it', () => {
  for (const name of ['reject', 'next', 'orElseThrow', 'set_exception']) assert.ok(passesErrors(name), name);
  for (const name of ['logError', 'expect', 'reportFailure', 'put']) assert.ok(!passesErrors(name), name);
});

test('tells functions that take only errors from callbacks that take anything', () => {
  assert.ok(isOnlyForErrors('failedFuture'));
  assert.ok(!isOnlyForErrors('next'));
});
