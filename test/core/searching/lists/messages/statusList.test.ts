// Answers "When do I get a 415?" with the function that returns the status, however its language writes it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../../../src/core/base/cancellation.ts';
import { statusesIn } from '../../../../../src/core/reading/mentions/statuses.ts';
import { openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

async function firstOf({ codebase }: OpenedFixture, text: string): Promise<string | null | undefined> {
  return (await codebase.search(text, { limit: 5 }, neverCancelled)).ranked[0]?.symbol;
}

test('reads the status numbers of a question, but no counts and no parts of words', () => {
  assert.deepEqual(statusesIn('When do I get a 404?'), [404]);
  assert.deepEqual(statusesIn('Is it tried again on 429 or 503 responses?'), [429, 503]);
  assert.deepEqual(statusesIn('Wann kommt ein 404 Not Found?'), [404]);
  for (const text of ['Why are there 500 rows?', 'Is the limit 404.5?', 'Is v404 old?', 'What is 299?', 'What listens on host:404?'])
    assert.deepEqual(statusesIn(text), [], text);
});

test('finds the function that uses a constant of the library for the status', async () => {
  const opened = await openFixture({
    'bind.go': dedent`
      package web

      import "net/http"

      // Decode reads the body.
      func Decode(kind string) error {
      	if kind != "json" {
      		return &Problem{Code: http.StatusUnsupportedMediaType}
      	}
      	return nil
      }
    `,
    'media.go': dedent`
      package web

      // Get415 is the number of the media.
      func Get415() int {
      	return 1
      }
    `,
  });
  assert.equal(await firstOf(opened, 'When do I get a 415?'), 'Decode');
});

test('finds the function that raises an exception with the status before code that checks for it', async () => {
  const opened = await openFixture({
    'errors.php': dedent`
      <?php
      class HttpGoneException extends Exception
      {
          protected $code = 410;
      }
    `,
    'lookUp.php': dedent`
      <?php
      class LookUp
      {
          public function find($row)
          {
              if ($row === null) {
                  throw new HttpGoneException();
              }
              return $row;
          }
      }
    `,
    'handler.php': dedent`
      <?php
      class Handler
      {
          public function get($error)
          {
              if ($error instanceof HttpGoneException) {
                  return 1;
              }
              return 2;
          }
      }
    `,
  });
  assert.equal(await firstOf(opened, 'When do I get a 410?'), 'LookUp.find');
});

test('takes a short status name for a status only where the code says so', async () => {
  const opened = await openFixture({
    'keys.py': dedent`
      def find(key):
          """When the key is there."""
          raise LookupError("not found: " + key)
    `,
    'web.py': 'def reply(row):\n    return Reply("Not Found", status=404)\n',
  });
  assert.equal(await firstOf(opened, 'When do I get a 404?'), 'reply');
  const { ranked } = await opened.codebase.search('When do I get a 404?', { limit: 5 }, neverCancelled);
  assert.ok(ranked.every(({ symbol, why }) => symbol !== 'find' || !why.includes('404 Not')));
});

test('does not take a class for a status because of a member with such a name', async () => {
  const opened = await openFixture({
    'mux.go': dedent`
      package web

      // Mux routes.
      type Mux struct {
      	methodNotAllowed bool
      }

      func NewMux() *Mux {
      	return &Mux{}
      }

      func (m *Mux) Reject() int {
      	return http.StatusMethodNotAllowed
      }
    `,
  });
  assert.equal(await firstOf(opened, 'When do I get a 405?'), 'Mux.Reject');
  const { ranked } = await opened.codebase.search('When do I get a 405?', { limit: 5 }, neverCancelled);
  assert.ok(ranked.every(({ symbol, why }) => symbol !== 'NewMux' || !why.includes('405')));
});
