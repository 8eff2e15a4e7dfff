// A yes-no question that sounds like one for a flow but names nothing is answered by the deciding code, not by steps.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

const server = {
  'server.py': dedent`
    class Server:
        def add_filter(self, each):
            """Filters come before the server starts."""
            if self.started:
                raise RuntimeError("Cannot add a filter after the server has started")
            self.filters.append(each)
  `,
  'runs.py': dedent`
    def start(server):
        open_port(server)
        run(server)


    def open_port(server):
        return server


    def run(server):
        return server
  `,
};

test('shows steps only for a question that asks for them, not for a yes-no question', async () => {
  const { codebase } = await openFixture(server);
  const { answer } = await ask(codebase, 'does it follow filters after the start?');
  assert.doesNotMatch(answer, /Flow from/);
  assert.match(answer, /### `/);
  assert.match((await ask(codebase, 'What happens, step by step, when the server starts?')).answer, /Flow from/);
});
