// A yes-no question that the words take for a flow, and that names nothing: what decides it is shown, and no steps from there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../answering/openFixture.ts';

const server = {
  'server.py':
    'class Server:\n    def add_filter(self, each):\n        """Filters come before the server starts."""\n        if self.started:\n            raise RuntimeError("Cannot add a filter after the server has started")\n        self.filters.append(each)\n',
  'runs.py':
    'def start(server):\n    open_port(server)\n    run(server)\n\n\ndef open_port(server):\n    return server\n\n\ndef run(server):\n    return server\n',
};

test('yes-no questions have no steps, those for steps keep them', async () => {
  const { codebase } = await openFixture(server);
  const { answer } = await ask(codebase, 'does it follow filters after the start?');
  assert.doesNotMatch(answer, /Flow from/);
  assert.match(answer, /### `/);
  assert.match((await ask(codebase, 'What happens, step by step, when the server starts?')).answer, /Flow from/);
});
