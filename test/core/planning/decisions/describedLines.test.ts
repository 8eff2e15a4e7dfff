// A question that describes a behaviour is answered by the line that decides it, with the conditions that lead there.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const padding = (name: string): string => Array.from({ length: 12 }, (_, i) => `        ${name}.note(${i})\n`).join('');

const files = {
  'src/kiln.py':
    'class Kiln:\n' +
    '    def fire(self, load):\n' +
    padding('load') +
    '        # Wet clay bursts: it dries first.\n' +
    '        if load.moisture > self.driest:\n' +
    '            self.dry_slowly(load)\n' +
    padding('self') +
    '        return load\n\n' +
    '    def glaze_bowl(self, bowl):\n        bowl.coat(self.glaze)\n        bowl.rest()\n\n' +
    '    def finish(self, bowl):\n        if bowl.is_smooth and not bowl.is_cracked:\n            self.glaze_bowl(bowl)\n        return bowl\n\n' +
    '    def inspect(self, shard):\n' +
    '        if shard.is_tiny:\n            return None\n' +
    padding('shard') +
    '        if shard.is_foreign:\n            raise ForeignShard(shard)\n        return shard\n',
  'src/Wheel.cs': dedent`
    class Wheel
    {
        void Spin(Clay clay)
        {
            Prepare(clay);
            if (clay.Weight > Heaviest)
            {
                SlowDown(clay);
            }
            Turn(clay);
        }
    }
  `,
  'src/oven.js': dedent`
    export function openDoor(door, latch) {
      latch.release(() => {
        door.close();
      });
    }

    export function shut(door) {
      door.close();
    }

    export function shutLater(door, isHot) {
      if (isHot) {
        shut(door);
      }
    }
  `,
};

let codebase: Codebase;
before(async () => {
  codebase = (await openFixture(files)).codebase;
});

const leadOf = async (question: string): Promise<string> => (await ask(codebase, question)).answer.split('\n\n')[0] ?? '';

suite('the line of a described behaviour', () => {
  test('is found by the comment above it, and shown with the code that it decides', async () => {
    assert.match(
      await leadOf('Where does it dry wet clay before it bursts?'),
      /^`src\/kiln\.py:16` \[1\]: `if load\.moisture > self\.driest:`, in `Kiln\.fire`\. Then this runs: `self\.dry_slowly\(load\)` \[2\]\./,
    );
  });

  test('is shown with the condition around it if it is no condition itself', async () => {
    assert.match(
      await leadOf('How does the kiln inspect a foreign shard?'),
      /`raise ForeignShard\(shard\)`, in `Kiln\.inspect`\. It runs if this holds: `if shard\.is_foreign` \[\d+\]\.|`if shard\.is_foreign:`, in `Kiln\.inspect`\. Then this runs: `raise ForeignShard\(shard\)`/,
    );
  });

  test('is the only call of the described function if the question asks when', async () => {
    assert.match(
      await leadOf('When is the bowl given its glaze?'),
      /^`src\/kiln\.py:\d+` \[1\]: `self\.glaze_bowl\(bowl\)`, in `Kiln\.finish`\. It runs if this holds: `if bowl\.is_smooth and not bowl\.is_cracked` \[2\]\./,
    );
  });

  test('is found where the opening brace is on its own line', async () => {
    assert.match(await leadOf('Where does it slow down for heavy clay on the wheel?'), /`if \(clay\.Weight > Heaviest\)`/);
  });
});

suite('the answer yes', () => {
  test('is not given for the code of an inner function, which may never run', async () => {
    assert.match(await leadOf('Does openDoor close the door?'), /^`openDoor` has this line: `[^`]*` \[1\]\./);
  });

  test('is not given where a condition decides the call that leads there', async () => {
    assert.match(
      await leadOf('Does shutLater close the door?'),
      /^`shutLater` calls `shut` \[\d\], which has this line: `door\.close\(\);` \[\d\]\.$/,
    );
  });

  test('is given where nothing else decides it', async () => {
    assert.match(await leadOf('Does shut close the door?'), /^Yes: `shut` has this line: `door\.close\(\);` \[1\]\.$/);
  });
});
