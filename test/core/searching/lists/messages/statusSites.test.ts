// "When do I get a 415?": the function that answers so, however its language writes the status.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../../../src/core/base/cancellation.ts';
import { statusesIn } from '../../../../../src/core/reading/mentions/statuses.ts';
import { openFixture, type OpenedFixture } from '../../../answering/openFixture.ts';

async function firstOf({ codebase }: OpenedFixture, text: string): Promise<string | null | undefined> {
  return (await codebase.search(text, { limit: 5 }, neverCancelled)).ranked[0]?.symbol;
}

test('a number is a status where it stands alone, beside its name or a noun for it, and no count', () => {
  assert.deepEqual(statusesIn('When do I get a 404?'), [404]);
  assert.deepEqual(statusesIn('Is it tried again on 429 or 503 responses?'), [429, 503]);
  assert.deepEqual(statusesIn('Wann kommt ein 404 Not Found?'), [404]);
  for (const text of ['Why are there 500 rows?', 'Is the limit 404.5?', 'Is v404 old?', 'What is 299?', 'What listens on host:404?'])
    assert.deepEqual(statusesIn(text), [], text);
});

test('a constant of the library leads to the function that answers with it', async () => {
  const opened = await openFixture({
    'bind.go':
      'package web\n\nimport "net/http"\n\n// Decode reads the body.\nfunc Decode(kind string) error {\n\tif kind != "json" {\n\t\treturn &Problem{Code: http.StatusUnsupportedMediaType}\n\t}\n\treturn nil\n}\n',
    'media.go': 'package web\n\n// Get415 is the number of the media.\nfunc Get415() int {\n\treturn 1\n}\n',
  });
  assert.equal(await firstOf(opened, 'When do I get a 415?'), 'Decode');
});

test('an exception that keeps the number leads to what raises it, before what looks for it', async () => {
  const opened = await openFixture({
    'errors.php': '<?php\nclass HttpGoneException extends Exception\n{\n    protected $code = 410;\n}\n',
    'lookUp.php':
      '<?php\nclass LookUp\n{\n    public function find($row)\n    {\n        if ($row === null) {\n            throw new HttpGoneException();\n        }\n        return $row;\n    }\n}\n',
    'handler.php':
      '<?php\nclass Handler\n{\n    public function get($error)\n    {\n        if ($error instanceof HttpGoneException) {\n            return 1;\n        }\n        return 2;\n    }\n}\n',
  });
  assert.equal(await firstOf(opened, 'When do I get a 410?'), 'LookUp.find');
});

test('a short name of a status is one only where something says so', async () => {
  const opened = await openFixture({
    'keys.py': 'def find(key):\n    """When the key is there."""\n    raise LookupError("not found: " + key)\n',
    'web.py': 'def reply(row):\n    return Reply("Not Found", status=404)\n',
  });
  assert.equal(await firstOf(opened, 'When do I get a 404?'), 'reply');
  const { ranked } = await opened.codebase.search('When do I get a 404?', { limit: 5 }, neverCancelled);
  assert.ok(ranked.every(({ symbol, why }) => symbol !== 'find' || !why.includes('404 Not')));
});

test('a class that only has a member called like a status does not stand for it', async () => {
  const opened = await openFixture({
    'mux.go':
      'package web\n\n// Mux routes.\ntype Mux struct {\n\tmethodNotAllowed bool\n}\n\nfunc NewMux() *Mux {\n\treturn &Mux{}\n}\n\nfunc (m *Mux) Reject() int {\n\treturn http.StatusMethodNotAllowed\n}\n',
  });
  assert.equal(await firstOf(opened, 'When do I get a 405?'), 'Mux.Reject');
  const { ranked } = await opened.codebase.search('When do I get a 405?', { limit: 5 }, neverCancelled);
  assert.ok(ranked.every(({ symbol, why }) => symbol !== 'NewMux' || !why.includes('405')));
});
