// Relations that only types stand in, asked of a plain word: the type that it is the name of is meant, and no field that is called like it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../answering/openFixture.ts';

const files = {
  'base.py': 'class Trigger:\n    def next(self):\n        raise NotImplementedError\n',
  'kinds.py':
    'from base import Trigger\n\n\nclass DayTrigger(Trigger):\n    def next(self):\n        return 1\n\n\nclass WeekTrigger(Trigger):\n    def next(self):\n        return 7\n',
  'plan.py':
    'from kinds import DayTrigger\n\n\nclass Plan:\n    trigger: DayTrigger\n\n    def __init__(self, trigger):\n        self.trigger = trigger\n\n    def due(self):\n        return self.trigger.next()\n',
};

test('subtypes of a plain word are those of the type, not of a field', async () => {
  const { codebase } = await openFixture(files);
  for (const question of ['Which classes are subclasses of trigger?', 'Which classes extend trigger?']) {
    const { answer } = await ask(codebase, question);
    assert.match(answer, /extends or implements `Trigger`/, question);
    assert.match(answer, /`DayTrigger`[^]*`WeekTrigger`/, question);
  }
});
