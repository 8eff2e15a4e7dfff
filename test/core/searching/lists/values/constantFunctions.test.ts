// Functions that only return a value set it; other functions do not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const files = {
  'src/Limits.java': dedent`
    class Limits {
      static final int DEFAULT_PAUSE = 2000;
      static final int DEFAULT_DEPTH = 7;
    }
  `,
  'src/Other.java': dedent`
    class Other {
      static final int DEFAULT_PAUSE = 1;
    }
  `,
  'src/Config.java': dedent`
    interface Config {
      default int getGreetingPauseMillis() {
        return Limits.DEFAULT_PAUSE;
      }
      default int getLadderHeight() {
        if (isInside()) {
          return 3;
        }
        return measure();
      }
    }
  `,
};

test('a function that only returns a constant is the default, with the value of its class', async () => {
  const { codebase } = await openFixture(files);
  const { answer } = await ask(codebase, 'What is the default greeting pause?');
  assert.match(answer, /`2000`.*`GreetingPauseMillis`|`Limits\.DEFAULT_PAUSE`.*2000/);
  assert.match(answer, /src\/Config\.java:3/);
  codebase.dispose();
});

test('a function with a condition sets no value', async () => {
  const { codebase } = await openFixture(files);
  const { answer } = await ask(codebase, 'What is the default ladder height?');
  assert.doesNotMatch(answer, /^`3` is the default/);
  codebase.dispose();
});

test('a constant in mixed case is read in its own class', async () => {
  const { codebase } = await openFixture({
    'src/RetryConstants.cs': 'class RetryConstants {\n  public const int DefaultTries = 3;\n}\n',
    'src/RetryOptions.cs': 'class RetryOptions {\n  public int MaxRetryTries { get; set; } = RetryConstants.DefaultTries;\n}\n',
  });
  const { answer } = await ask(codebase, 'How many retry tries are there by default at most?');
  assert.match(answer, /`RetryConstants\.DefaultTries` \(`3`\)|DefaultTries;` \[\d+\] \(`3`\)/);
  codebase.dispose();
});
