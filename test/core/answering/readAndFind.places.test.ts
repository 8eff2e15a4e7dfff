// "Where does it check that … too many …?" asks for a place, although one of its ordinary words spells a class.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

test('a question for a place is not taken as one for a judgement of a class that a word spells', async () => {
  const { codebase } = await openFixture({
    'task.py': dedent`
      class Task:
          def __init__(self, name):
              self.name = name
    `,
    'store.py': dedent`
      def acquire(task, running):
          """Acquires jobs; checks that a task has not too many running at once already."""
          if running >= task.most:
              return None
          return task
    `,
  });
  const question = 'Where does it check that a task does not already have too many jobs running at once?';
  const { mode } = await ask(codebase, question);
  assert.equal(mode.value, 'conceptual');
});
