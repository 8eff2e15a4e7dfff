// Stack frames of .NET: their parameters distinguish overloads, and a frame without a file or line still leads to a function.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { ask, openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

let opened: OpenedFixture;
before(async () => {
  opened = await openFixture({
    'src/Shop/Lamp.cs': dedent`
      namespace Shop {
        public class Lamp {
          public Lamp(string room) {
            Check(room);
          }
          public Lamp(string room, int watts) {
            if (watts < 1) throw new ArgumentException("That is not enough", nameof(watts));
          }
          public void Put(string room, List<int> rows) {
            Check(room);
          }
          public void Put(string room, bool isLit) {
            Check(room);
          }
          void Check(string room) {
            if (room == "") throw new ArgumentException("No such room");
          }
          void Dim(int watts) {
            if (watts > 9) throw new ArgumentNullException(nameof(watts));
          }
          void Bright(int lumen) {
            if (lumen > 9) throw new ArgumentNullException(nameof(lumen));
          }
        }
      }
    `,
  });
});

const answerTo = async (text: string): Promise<string> => (await ask(opened.codebase, text)).answer;
const trace = (frame: string): string => `System.ArgumentException: No such room\n${frame}`;

suite('a .NET stack frame', () => {
  test('without a file leads to the constructor with its parameters, which is not reported as moved', async () => {
    const answer = await answerTo(trace('   at Shop.Lamp..ctor(String room, Int32 watts)'));
    assert.match(answer, /- `Lamp\.Lamp` `src\/Shop\/Lamp\.cs:6`/);
    assert.doesNotMatch(answer, /has moved/);
  });

  test('with the line of another version leads to the overload with its parameters', async () => {
    const answer = await answerTo(trace('   at Shop.Lamp.Put(String room, Boolean isLit) in /build/Shop/Lamp.cs:line 400'));
    assert.match(answer, /- `Lamp\.Put` `src\/Shop\/Lamp\.cs:12`/);
    const generic = await answerTo(trace('   at Shop.Lamp.Put(String room, List`1 rows) in /build/Shop/Lamp.cs:line 400'));
    assert.match(generic, /- `Lamp\.Put` `src\/Shop\/Lamp\.cs:9`/);
  });

  test('of a function outside the workspace is shown unchanged', async () => {
    assert.match(
      await answerTo(trace('   at Other.Hall.Open(String room)')),
      /- `Other\.Hall\.Open\(String room\)`: outside this workspace/,
    );
  });
});

suite('the parameter name after a .NET message', () => {
  test('is no part of the message', async () => {
    assert.match(
      await answerTo("Unhandled exception. System.ArgumentException: That is not enough (Parameter 'watts')"),
      /^`Lamp\.Lamp` raises this: "That is not enough"/,
    );
  });

  test('identifies the function that raises a message of the runtime', async () => {
    for (const [parameter, raiser] of [
      ['watts', 'Dim'],
      ['lumen', 'Bright'],
    ] as const) {
      const answer = await answerTo(`System.ArgumentNullException: Value cannot be null. (Parameter '${parameter}')`);
      assert.equal(
        /^The runtime writes this text when `\w+` is refused as an argument, as may happen in `([^`]+)`/.exec(answer)?.[1],
        `Lamp.${raiser}`,
      );
    }
  });
});
