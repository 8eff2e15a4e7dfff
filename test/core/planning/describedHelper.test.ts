// "The helper that finds the host of a request": a description, whose words are no names; the function that says most of them is meant.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRelation } from '../../../src/core/reading/readRelation.ts';
import { ask, openFixture } from '../answering/openFixture.ts';

test('the words after "that" are no name', () => {
  assert.equal(readRelation('Who calls the helper that is called from host?'), undefined);
  assert.equal(readRelation('Who calls `host`, the helper that finds it?')?.name, 'host');
  assert.equal(readRelation('Which class that ends calls placeOrder?')?.name, 'placeOrder');
});

test('the function whose documentation says it is meant', async () => {
  const { codebase } = await openFixture({
    'notes.py': '# A helper finds what it calls, out of what is asked.\nready = True\n',
    'server.py':
      'class Router:\n    def host(self, template):\n        """Adds a matcher."""\n        self.add(template)\n        self.check(template)\n\n    def add(self, template):\n        self.check(template)\n\n    def check(self, template):\n        return template\n\n    def match(self, request):\n        return asked_for(request)\n\n\ndef asked_for(request):\n    """Returns the request host."""\n    return request.headers\n',
  });
  const { answer } = await ask(codebase, 'Who calls the helper that finds out the host of a request?');
  assert.match(answer, /Callers of `asked_for`/);
});
