// A plain word in a question for subtypes means the type of that name, not a field.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../support/openFixture.ts';
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

test('finds the subtypes of a type that a plain word names, even if a field has the same name', async () => {
  const { codebase } = await openFixture(files);
  for (const question of ['Which classes are subclasses of trigger?', 'Which classes extend trigger?']) {
    const { answer } = await ask(codebase, question);
    assert.match(answer, /extends or implements `Trigger`/, question);
    assert.match(answer, /`DayTrigger`[^]*`WeekTrigger`/, question);
  }
});

test('finds the uses of a type that several plain words name', async () => {
  const { codebase } = await openFixture({
    'mode.py': 'class FilterMode:\n    DAY = 1\n\n\nclass Search:\n    mode = 2\n\n    def run(self):\n        return self.mode\n',
    'plan.py': 'from mode import FilterMode\n\n\ndef plan():\n    return FilterMode.DAY\n',
  });
  const { answer } = await ask(codebase, 'Which parts of the code use the filter mode?');
  assert.match(answer, /`FilterMode`/);
  assert.match(answer, /`plan`/);
  assert.doesNotMatch(answer, /names no code/);
});

test('the flow from a constant is that of the only function in its value', async () => {
  const source = [
    "import { observer } from 'library';",
    'export const CartPage = observer(() => { saveCart(); });',
    'export const cartSize = limit();',
    'function saveCart() {}',
    'function limit() { return 3; }',
  ].join('\n');
  const { codebase } = await openFixture({ 'cart.js': source });
  assert.match((await ask(codebase, 'trace CartPage')).answer, /Flow from `CartPage\.ƒ`[^]*`saveCart`/);
  assert.match((await ask(codebase, 'trace cartSize')).answer, /Uses of `cartSize`|Callers of `cartSize`/);
});
