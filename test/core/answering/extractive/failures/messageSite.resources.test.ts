// A translated text leads through its key to the line of code that shows it; the text itself follows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../../../src/core/base/cancellation.ts';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const files = {
  'src/jobs.ts': [
    "import { text } from './texts';",
    'export function sendAgain(job) {',
    '  if (job.refused > 3) {',
    "    throw new Error(text('jobs.refusedTooOften', job.refused));",
    '  }',
    '  return job.send();',
    '}',
  ].join('\n'),
  'src/texts.ts': dedent`
    export function text(key, ...values) {
      return fill(texts[key], values);
    }
  `,
  'locales/de.json': dedent`
    {
      "jobs": {
        "refusedTooOften": "Der Auftrag wurde {0} Mal abgelehnt und wird nicht mehr gesendet"
      }
    }
  `,
  'locales/en.json': dedent`
    {
      "jobs": {
        "refusedTooOften": "The job was refused {0} times and is not sent any more"
      }
    }
  `,
  'locale/de/ask.po': 'msgid "delete.sure"\nmsgstr "Wollen Sie den Auftrag wirklich löschen?"\n',
  'src/ask.py': "def ask():\n    return gettext('delete.sure')\n",
  'docs/jobs.md': dedent`
    # Jobs

    Der Auftrag wurde 3 Mal abgelehnt und wird nicht mehr gesendet: see the options.
  `,
};

for (const message of [
  'Der Auftrag wurde 5 Mal abgelehnt und wird nicht mehr gesendet',
  'The job was refused 5 times and is not sent any more',
]) {
  test(`a search ranks the code before the text: "${message}"`, async () => {
    const { codebase } = await openFixture(files);
    const { ranked: results } = await codebase.search(message, { limit: 10 }, neverCancelled);
    const [first] = results;
    assert.equal(first?.file, 'src/jobs.ts', JSON.stringify(results.slice(0, 3)));
    assert.match(first?.why ?? '', /uses the key "jobs\.refusedTooOften"/);
    assert.ok(
      results.some(({ file, why }) => file.startsWith('locales/') && why.includes('text of the key "jobs.refusedTooOften"')),
      JSON.stringify(results),
    );
  });

  test(`an answer cites the code first: "${message}"`, async () => {
    const { codebase } = await openFixture(files);
    const { citations, answer } = await ask(codebase, `Why do I get "${message}"?`);
    const [first] = citations;
    assert.deepEqual([first?.file, first?.status], ['src/jobs.ts', 'verified']);
    assert.ok(
      citations.some(({ file, lineStart }) => file === 'src/jobs.ts' && lineStart === 4),
      JSON.stringify(citations),
    );
    assert.match(answer, /uses the key `jobs\.refusedTooOften`/);
    assert.match(answer, /Reached if this holds: `if \(job\.refused > 3\)`/);
  });
}

test('a search for a text with a question mark finds its code', async () => {
  const { codebase } = await openFixture(files);
  const { ranked } = await codebase.search('Wollen Sie den Auftrag wirklich löschen?', { limit: 10 }, neverCancelled);
  assert.deepEqual([ranked[0]?.file, ranked[0]?.lineStart], ['src/ask.py', 2], JSON.stringify(ranked.slice(0, 3)));
});
