// The figures of an assessment agree with its findings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

test('the table of functions has the same numbers of calls and lines as the findings', async () => {
  const parts = Array.from({ length: 18 }, (_, at) => `export function part${at}(): void {}`).join('\n');
  const calls = Array.from({ length: 18 }, (_, at) => `    part${at}();`).join('\n');
  const inner = `  function inner(): void {\n${'    step();\n'.repeat(120)}  }\n`;
  const { codebase } = await openFixture({
    'src/all.ts': `${parts}\nexport function everything(): void {\n  run(() => {\n${calls}\n  });\n${inner}  inner();\n}\n`,
  });
  const { answer } = await ask(codebase, 'What is wrong with the architecture?', { mode: 'analytical' });
  const finding = /everything calls (\d+) different functions/.exec(answer);
  const tableRow = /\| `everything`[^|]*\| \d+ \| (\d+) \| (\d+) \| (\d+) \|/.exec(answer);
  assert.ok(finding && tableRow, answer);
  assert.equal(tableRow[1], finding[1]);
  // 145 lines in total; 23 without the 122 of the inner function.
  assert.deepEqual(tableRow.slice(2), ['145', '23']);
});

test('calls that may reach test doubles are no dependencies, and the answer tells how many are left out', async () => {
  const doubles = ['Fake', 'Slow', 'Broken'].map(
    (name) => `class ${name}(Transport):\n    def send(self, text):\n        return None\n\n\n`,
  );
  const { codebase } = await openFixture({
    'shop/core/transport.py': dedent`
      class Transport:
          def send(self, text):
              return text
    `,
    'shop/orders/notify.py': dedent`
      from shop.core.transport import Transport


      def notify(transport: Transport):
          transport.send("a")
          transport.send("b")
    `,
    'tests/doubles.py': `from shop.core.transport import Transport\n\n\n${doubles.join('')}`,
  });
  const { answer } = await ask(codebase, 'What is wrong with the architecture?', { mode: 'analytical' });
  assert.match(answer, /- `shop\/orders` → `shop\/core`: 2 calls\n/);
  assert.doesNotMatch(answer, /→ `tests`/);
  assert.match(answer, /Not counted: 6 calls that may lead to another folder/);
});
