// "The helper that finds the host of a request": a description, whose words are no names; the function that says most of them is meant.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRelation } from '../../../src/core/reading/readRelation.ts';
import { ask, openFixture } from '../answering/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

test('the words after "that" are no name', () => {
  assert.equal(readRelation('Who calls the helper that is called from host?'), undefined);
  assert.equal(readRelation('Who calls `host`, the helper that finds it?')?.name, 'host');
  assert.equal(readRelation('Which class that ends calls placeOrder?')?.name, 'placeOrder');
});

test('the function whose documentation says it is meant', async () => {
  const { codebase } = await openFixture({
    'notes.py': '# A helper finds what it calls, out of what is asked.\nready = True\n',
    'server.py': dedent`
      class Router:
          def host(self, template):
              """Adds a matcher."""
              self.add(template)
              self.check(template)

          def add(self, template):
              self.check(template)

          def check(self, template):
              return template

          def match(self, request):
              return asked_for(request)


      def asked_for(request):
          """Returns the request host."""
          return request.headers
    `,
  });
  const { answer } = await ask(codebase, 'Who calls the helper that finds out the host of a request?');
  assert.match(answer, /Callers of `asked_for`/);
});
