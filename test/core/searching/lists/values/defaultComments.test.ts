// Comments that state a default, and answers that begin with them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultCommentsIn } from '../../../../../src/core/searching/lists/values/defaultComments.ts';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

test('reads the sentence of a comment that states a default, and the line that it is about', () => {
  const lines = dedent`
    // Ways lists the ways to knock.
    // If not provided, this defaults to three short knocks.
    Ways []string

    // The door has no default.
    Door string
    # @param depth [Integer] The depth of the box. Defaults to 7 if not set.
    def box(depth = nil)
  `.split('\n');
  assert.deepEqual(
    defaultCommentsIn(lines).map(({ first, sentence, subject }) => [first, sentence, subject]),
    [
      [0, 'If not provided, this defaults to three short knocks.', 'Ways []string'],
      [6, '@param depth [Integer] The depth of the box. Defaults to 7 if not set.', 'def box(depth = nil)'],
    ],
  );
});

test('a comment with the words of the question leads before a value that only shares some', async () => {
  const { codebase } = await openFixture({
    'lib/door.rb': dedent`
      class Door
        # Refuses a guest.
        # @param sign [Integer] The sign on the door. Defaults to default_sign, 500 if not set.
        def refuse!(words, sign = nil)
          @sign = sign || default_sign
        end
      end
    `,
    'lib/note.rb': dedent`
      class Note
        def initialize(sign: 400)
          @sign = sign
        end
      end
    `,
  });
  const { answer } = await ask(codebase, "Which sign on the door does refuse! use if I don't pass one?");
  assert.match(answer, /^A comment says, in `lib\/door\.rb:2` \[\d+\]: [^\n]*500 if not set\./m);
  assert.match(answer, /def refuse!\(words, sign = nil\)/);
  codebase.dispose();
});

test('a comment with the same value only confirms the line that sets it', async () => {
  const { codebase } = await openFixture({
    'knock.go': dedent`
      package knock

      const defaultMaxKnocks = 3

      // Knock knocks up to a number of knocks.
      // Default is 3 knocks.
      func Knock(door string) {}
    `,
  });
  const { answer } = await ask(codebase, 'How many knocks on a door does Knock make by default?');
  assert.match(answer, /^`3` is the default of `defaultMaxKnocks`/);
  assert.match(answer, /A comment says, in `knock\.go:5` \[\d+\]: [^\n]*Default is 3 knocks\./);
  codebase.dispose();
});
