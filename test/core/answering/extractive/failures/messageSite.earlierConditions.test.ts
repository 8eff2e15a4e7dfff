// A message without a condition around it is reached where the code before it does not leave; state after it has no part in it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const files = {
  'src/crane.ts': dedent`
    export class Crane {
      lifted = 0;
      height = 0;
      unwrap(load: unknown, kind: string): unknown {
        if (kind === 'box') {
          return load;
        } else if (load !== null) {
          return [load];
        }
        throw new Error('The crane holds no load to unwrap');
      }
      find(loads: readonly string[]): string {
        for (const load of loads) {
          if (load.length > 3) return load;
        }
        throw new Error('No load is long enough for the crane');
      }
      lift(): void {
        if (this.lifted > 3) throw new Error('The crane has lifted enough for today');
        this.height += 1;
      }
      reset(): void {
        this.lifted = 1;
        this.height = 0;
      }
    }
  `,
  'src/Pump.java': dedent`
    class Pump {
      void start() throws PumpException {
        check();
      }
    }
    class PumpException extends Exception {}
  `,
};

test('conditions that leave before the message must not hold', async () => {
  const { codebase } = await openFixture(files);
  const { answer } = await ask(codebase, 'Error: The crane holds no load to unwrap');
  assert.match(answer, /Reached if none of these holds: `if \(kind === 'box'\)` \[\d+\], `else if \(load !== null\)` \[\d+\]\./);
  codebase.dispose();
});

test('a loop that may leave before the message is named', async () => {
  const { codebase } = await openFixture(files);
  const { answer } = await ask(codebase, 'Error: No load is long enough for the crane');
  assert.match(answer, /Reached after this loop, unless the loop leaves the function: `for \(const load of loads\)` \[\d+\]\./);
  codebase.dispose();
});

test('only state that the code before the message touches is listed', async () => {
  const { codebase } = await openFixture({
    'src/crane.ts': files['src/crane.ts'].replace('this.height += 1;', 'this.height += 1;\n    this.lifted += 1;'),
  });
  const { answer } = await ask(codebase, 'Error: The crane has lifted enough for today');
  assert.match(answer, /`Crane\.lift` reads and changes `this\.lifted` \[\d+\]; it is also changed by `Crane\.reset`/);
  assert.doesNotMatch(answer, /`this\.height`/);
  codebase.dispose();
});

test('an error that only the head of a method names is declared, not raised', async () => {
  const { codebase } = await openFixture(files);
  const { answer } = await ask(codebase, 'Why does Pump.start fail with a PumpException?');
  assert.match(answer, /Declares that it may raise `PumpException`/);
  assert.doesNotMatch(answer, /- Raises `PumpException`/);
  codebase.dispose();
});
