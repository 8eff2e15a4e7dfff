// A question may describe a function ("the helper that finds the host of a request") instead of naming it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRelation } from '../../../src/core/reading/readRelation.ts';
import { ask, openFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

test('takes no word after "that" for the name of the function', () => {
  assert.equal(readRelation('Who calls the helper that is called from host?'), undefined);
  assert.equal(readRelation('Who calls `host`, the helper that finds it?')?.name, 'host');
  assert.equal(readRelation('Which class that ends calls placeOrder?')?.name, 'placeOrder');
});

test('finds the described function by its documentation', async () => {
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
