// Several places with the same text: all are named at once, and none is preferred without a hint in the question.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const script = dedent`
  start() {
    if [ ! -x "$OVEN" ] ; then
      die "the oven is set to a folder that is gone"
    fi
  }
`;
const lids = ['lift', 'turn', 'press', 'seal']
  .map((name) => `def ${name}(lid):\n    if lid is None:\n        raise ValueError("The lid of the pot is gone.")\n`)
  .join('\n\n');
const { codebase } = await openFixture({ 'kitchen/lids.py': lids, 'kitchen/start.sh': script, 'examples/start.sh': script });

suite('several places with the same text', () => {
  test('are named in the first paragraph up to three, with the number of all', async () => {
    const { answer, citations } = await ask(codebase, 'ValueError: The lid of the pot is gone.');
    const [first = ''] = answer.split('\n');
    assert.match(
      first,
      /^4 places have this text, and the question does not say which is meant: `lift` \[1\], `\w+` \[2\], `\w+` \[3\] and 1 more\. /,
    );
    assert.match(first, /`lift` raises this: "The lid of the pot is gone\." Reached if this holds/);
    assert.match(answer, /\nFurther places with this text: `\w+` \[\d+\]\n/);
    assert.deepEqual(
      citations.slice(0, 3).map(({ file }) => file),
      ['kitchen/lids.py', 'kitchen/lids.py', 'kitchen/lids.py'],
    );
  });

  test('are equal also when one is a copy among examples', async () => {
    const { answer } = await ask(codebase, 'the oven is set to a folder that is gone');
    assert.match(
      answer,
      /^2 places have this text, and the question does not say which is meant: `kitchen\/start\.sh` \[1\], `examples\/start\.sh` \[2\]\./,
    );
  });
});

test('a text that stands in two lines of one function is given with the condition of each', async () => {
  const { codebase } = await openFixture({
    'frames.py': dedent`
      def read_header(frame):
          if frame.opcode == 1:
              if not frame.deflates:
                  raise ValueError("unexpected first flag of the frame")
          elif frame.flag:
              raise ValueError("unexpected first flag of the frame")
    `,
  });
  const { answer } = await ask(codebase, 'ValueError: unexpected first flag of the frame');
  assert.match(
    answer,
    /^`read_header` raises this[^\n]+`if not frame\.deflates` \[\d\]\. The same text stands there again: `line 6` \[\d\]\. Reached[^\n]+`elif frame\.flag`/,
  );
});

test('other code of a file that names the type of the error tells nothing about the place', async () => {
  const { codebase } = await openFixture({
    'tray.py': dedent`
      from errors import StateError

      def take(tray):
          tray.check("remove it before the next one")

      def put(tray):
          raise StateError("full")
    `,
    'shelf.py': dedent`
      def take(shelf):
          shelf.check("remove it before the next one")
    `,
  });
  const { answer } = await ask(codebase, 'errors.StateError: remove it before the next one');
  assert.doesNotMatch(answer, /points to this one/);
  assert.match(answer, /^2 places have this text/);
});

test('the name of a parameter in the message excludes places that name another one', async () => {
  const { codebase } = await openFixture({
    'src/Lamp.cs': dedent`
      class Lamp {
        void Dim(int level, int steps) {
          if (level < 1) {
            throw new ArgumentException(nameof(level), "Value must be greater than zero here.");
          }
          if (steps < 1) {
            throw new ArgumentException(nameof(steps), "Value must be greater than zero here.");
          }
        }
      }
    `,
    'src/Fan.cs': dedent`
      class Fan {
        void Turn(int speed) {
          if (speed < 1) {
            throw new ArgumentException(nameof(speed), "Value must be greater than zero here.");
          }
        }
      }
    `,
  });
  const { answer } = await ask(codebase, "Value must be greater than zero here. (Parameter 'steps')");
  assert.match(answer, /^`Lamp\.Dim` raises this[^\n]*`if \(steps < 1\)`/);
  assert.doesNotMatch(answer, /places have this text|stands there again/);
  codebase.dispose();
});
