// Defaults that an overload passes to a longer one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

test('an overload that passes a literal to a longer one sets the default of its parameter', async () => {
  const { codebase } = await openFixture({
    'src/Gate.java': dedent`
      class Gate {
        static Gate open(String name) {
          return open(Speed.SLOW, name);
        }
        static Gate open(Speed speed, String name) {
          return new Gate(speed, name);
        }
        Gate(Speed speed, String name) {}
      }
    `,
    'src/Speed.java': 'enum Speed { SLOW, FAST }\n',
  });
  const { answer } = await ask(codebase, 'What speed does a gate use by default?');
  assert.match(answer, /^`Speed\.SLOW` is the default of `speed` in `Gate\.open`/);
  codebase.dispose();
});
