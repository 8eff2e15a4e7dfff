// The figures of an assessment: what the table of functions says is what the findings say of the same function.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../answering/openFixture.ts';

test('the table counts calls and lines as the findings do', async () => {
  const parts = Array.from({ length: 18 }, (_, at) => `export function part${at}(): void {}`).join('\n');
  const calls = Array.from({ length: 18 }, (_, at) => `    part${at}();`).join('\n');
  const inner = `  function inner(): void {\n${'    step();\n'.repeat(120)}  }\n`;
  const { codebase } = await openFixture({
    'src/all.ts': `${parts}\nexport function everything(): void {\n  run(() => {\n${calls}\n  });\n${inner}  inner();\n}\n`,
  });
  const { answer } = await ask(codebase, 'What is wrong with the architecture?', { mode: 'analytical' });
  const said = /everything calls (\d+) different functions/.exec(answer);
  const shown = /\| `everything`[^|]*\| \d+ \| (\d+) \| (\d+) \|/.exec(answer);
  assert.ok(said && shown, answer);
  assert.equal(shown[1], said[1]);
  // 23 lines of its own, not the 122 of the function in it.
  assert.equal(shown[2], '23');
});
