// A message that no code of the workspace contains: the nearest line is shown as such, and the installed package with it is named and cited.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { AskEvent } from '../../../../src/core/answering/record/events.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { AnswerRecord } from '../../../../src/core/answering/record/answerRecord.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const own = {
  'package.json': '{ "name": "shop", "dependencies": { "ledger": "^2.0.0" } }\n',
  'src/shop.ts': `import { book } from 'ledger';

export function sell(item: string) {
  if (item === '') throw new Error('no account was given');
  return book(item);
}
`,
};
const npm = {
  'node_modules/ledger/package.json': '{ "name": "ledger", "version": "2.1.0" }\n',
  'node_modules/ledger/index.js': dedent`
    // the account of anna is closed
    exports.book = (name) => {
      throw new Error(\`account \${name} is closed for good\`);
    };
  `,
  'node_modules/another/index.js': 'exports.other = () => "something else entirely";\n',
};

async function recordOf(files: Readonly<Record<string, string>>, question: string): Promise<AnswerRecord> {
  const { codebase } = await openFixture(files);
  let record: AnswerRecord | undefined;
  for await (const event of codebase.ask(question, { mode: 'diagnostic' }, neverCancelled) as AsyncIterable<AskEvent>)
    if (event.kind === 'done') record = event.record;
  assert.ok(record);
  return record;
}

suite('a message that an installed package contains', () => {
  for (const [what, files, place, name] of [
    ['npm', npm, 'node_modules/ledger/index.js', 'ledger` 2.1.0'],
    [
      'a virtual environment',
      {
        '.venv/lib/python3.12/site-packages/ledger-2.1.0.dist-info/METADATA': 'Name: ledger\n',
        '.venv/lib/python3.12/site-packages/ledger/__init__.py': dedent`
          def book(name):
              raise ValueError(
                  f"account {name} "
                  "is closed for good")
        `,
      },
      '.venv/lib/python3.12/site-packages/ledger/__init__.py',
      'ledger` 2.1.0',
    ],
    [
      'Composer',
      { '.gitignore': 'vendor/\n', 'vendor/acme/ledger/src/Book.php': '<?php\nthrow new Exception("account $name is closed for good");\n' },
      'vendor/acme/ledger/src/Book.php',
      'acme/ledger',
    ],
  ] as const) {
    test(`is reported with its place: ${what}`, async () => {
      const { answer, citations } = await recordOf({ ...own, ...files }, 'Error: account anna is closed for good');
      assert.match(answer, /^No code here has this message/);
      assert.ok(answer.includes(`It may come from \`${name}`), answer.slice(0, 400));
      assert.match(answer, /"account … is closed for good"/);
      assert.ok(
        citations.some(({ file, status }) => file === place && status === 'verified'),
        JSON.stringify(citations),
      );
    });
  }

  test('is not searched in packages where code of the workspace contains it', async () => {
    const { answer, ms } = await recordOf({ ...own, ...npm }, 'Error: no account was given');
    assert.ok(!answer.includes('It may come from'), answer);
    assert.ok((ms['packages'] ?? 0) < 50);
  });

  test('is not read from packages that .clewignore excludes, and the answer says that no package contains it', async () => {
    const { answer } = await recordOf(
      { ...own, ...npm, '.clewignore': 'node_modules/ledger/\n' },
      'Error: account anna is closed for good',
    );
    assert.ok(!answer.includes('It may come from'), answer);
    assert.match(answer, /None of the 2 installed packages has this message\./);
  });

  test('comes with the line of the workspace that is nearest, marked as a part', async () => {
    const { answer } = await recordOf({ ...own, ...npm }, 'Error: no account was given for anna');
    assert.match(
      answer,
      /the nearest is `src\/shop\.ts:4` \("no account was given"\) \[\d+\]\. The matching part of the message is marked: \*\*no account was given\*\* for anna\./,
    );
  });
});
