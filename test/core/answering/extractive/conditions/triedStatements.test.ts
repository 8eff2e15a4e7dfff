// Statements whose error a handler catches.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { triedStatements } from '../../../../../src/core/answering/extractive/conditions/triedStatements.ts';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

function triedIn(text: string, handler: string): readonly string[] {
  const file = text.split('\n');
  const line = file.findIndex((each) => each.includes(handler));
  return triedStatements(file, line, 0).map((at) => (file[at] ?? '').trim());
}

test('finds the calls of a short try, also past another handler', () => {
  const text =
    'def a(self):\n    try:\n        lid = find(\n            name)\n        count = 1\n    except OSError:\n        pass\n    except KeyError:\n        raise Fault()\n';
  assert.deepEqual(triedIn(text, 'OSError'), ['lid = find(']);
  assert.deepEqual(triedIn(text, 'KeyError'), ['lid = find(']);
});

test('finds none where many statements may fail, or without a try', () => {
  const many = 'try {\n  a();\n  b();\n  c();\n} catch (e) {\n  throw e;\n}';
  assert.deepEqual(triedIn(many, 'catch'), []);
  assert.deepEqual(triedIn('def a\n  lift()\nrescue\n  nil\nend', 'rescue'), []);
});

test('an answer names what fails before the handler that raises the text', async () => {
  const { codebase } = await openFixture({
    'src/post.py': dedent`
      def open_post(host):
          try:
              server = locate(host)
          except NamingError:
              raise PostError("no post office on that host")
    `,
  });
  const { answer } = await ask(codebase, 'PostError: no post office on that host');
  assert.match(
    answer,
    /Reached when an error is caught: `except NamingError` \[\d+\], for an error of `server = locate\(host\)` \[\d+\]\./,
  );
  codebase.dispose();
});
