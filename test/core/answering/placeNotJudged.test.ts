// "Where does it check that … too many …?" asks for a place: no class that an ordinary word of it spells is judged.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from './openFixture.ts';

test('a question for a place is no judgement of a class that a word spells', async () => {
  const { codebase } = await openFixture({
    'task.py': 'class Task:\n    def __init__(self, name):\n        self.name = name\n',
    'store.py':
      'def acquire(task, running):\n    """Acquires jobs; checks that a task has not too many running at once already."""\n    if running >= task.most:\n        return None\n    return task\n',
  });
  const question = 'Where does it check that a task does not already have too many jobs running at once?';
  const { mode } = await ask(codebase, question);
  assert.equal(mode.value, 'conceptual');
});
