// Relations that only types stand in, asked of a plain word: the type that it is the name of is meant, and no field that is called like it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../answering/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const files = {
  'base.py': dedent`
    class Trigger:
        def next(self):
            raise NotImplementedError
  `,
  'kinds.py': dedent`
    from base import Trigger


    class DayTrigger(Trigger):
        def next(self):
            return 1


    class WeekTrigger(Trigger):
        def next(self):
            return 7
  `,
  'plan.py': dedent`
    from kinds import DayTrigger


    class Plan:
        trigger: DayTrigger

        def __init__(self, trigger):
            self.trigger = trigger

        def due(self):
            return self.trigger.next()
  `,
};

test('subtypes of a plain word are those of the type, not of a field', async () => {
  const { codebase } = await openFixture(files);
  for (const question of ['Which classes are subclasses of trigger?', 'Which classes extend trigger?']) {
    const { answer } = await ask(codebase, question);
    assert.match(answer, /extends or implements `Trigger`/, question);
    assert.match(answer, /`DayTrigger`[^]*`WeekTrigger`/, question);
  }
});
