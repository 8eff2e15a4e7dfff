// Callers of a failing function: certain ones apart from calls of which only the name matches.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

test('lists calls by name apart from certain callers', async () => {
  const { codebase } = await openFixture({
    'lib/events.rb': dedent`
      class Events
        def enlist(obj, blk)
          raise "Specify an object or a block" if obj && blk
        end

        def on_boot(blk)
          enlist(nil, blk)
        end
      end
    `,
    'lib/reactor.rb': dedent`
      class Reactor
        def poll(client)
          @selector.enlist(client, :r)
        end
      end
    `,
  });
  const { answer } = await ask(codebase, 'Why do I get "Specify an object or a block"?');
  const [, after = ''] = answer.split('- Reached from:');
  const [certain = '', possible = ''] = after.split('- Perhaps reached from here');
  assert.match(certain, /`Events\.on_boot`/);
  assert.doesNotMatch(certain, /Reactor/);
  assert.match(possible, /`Reactor\.poll`/);
  codebase.dispose();
});
