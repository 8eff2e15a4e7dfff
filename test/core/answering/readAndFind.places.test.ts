// "Where does it check that … too many …?" asks for a place: no class that an ordinary word of it spells is judged.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from './openFixture.ts';
import { dedent } from '../../support/dedent.ts';

test('a question for a place is no judgement of a class that a word spells', async () => {
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
