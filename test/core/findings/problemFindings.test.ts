// Problems that the editor shows are findings of a judgement, and models see them beside a failure in the same file.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import type { EditorProblem } from '../../../src/core/findings/problemFindings.ts';
import { answer } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, reply } from '../../support/askModel.ts';
import { ask, openFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

const server = new ScriptedServer();
let codebase: Codebase;
let root = '';
before(async () => {
  codebase = (
    await openFixture({
      'office/scales.ts': dedent`
        export function weigh(parcel: string) {
          if (!parcel) throw new Error("nothing lies on the scales");
          return parcel.size;
        }
      `,
      'office/labels.ts': dedent`
        export function printLabel(text: string) {
          return text;
        }
      `,
    })
  ).codebase;
  root = codebase.graph.byName('weigh')[0]?.root ?? '';
  await server.start();
});
after(() => server.close());
beforeEach(() => server.reset());

function problem(path: string, line: number, message: string, severity: EditorProblem['severity'] = 'error'): EditorProblem {
  return { root, path, line, severity, message, source: 'ts' };
}

suite('a problem of the editor', () => {
  const problems = (): readonly EditorProblem[] => [
    problem('office/labels.ts', 1, "'text' is never used.", 'warning'),
    problem('office/scales.ts', 3, "Property 'size' does not exist on type 'string'."),
    problem('other/nowhere.ts', 1, 'Cannot find module.'),
  ];

  test('is a finding of a judgement with its line, errors first', async () => {
    const { answer: text, citations } = await ask(codebase, 'What is wrong with the code in office/?', {
      mode: 'analytical',
      problems: problems(),
    });
    assert.match(text, /\*\*high\*\* ts: Property .size. does not exist.*\[\d+\]/);
    assert.ok(text.indexOf('does not exist') < text.indexOf('is never used'));
    assert.doesNotMatch(text, /Cannot find module/);
    assert.ok(citations.some(({ file, lineStart }) => file === 'office/scales.ts' && lineStart === 3));
  });

  test('is sent to a model only beside a failure in its file', async () => {
    server.script(answer(reply('It is weighed.', 'none')));
    await askWith(codebase, 'Why do I get "nothing lies on the scales"?', { answering: modelAt(server) }, { problems: problems() });
    const prompt = promptOf(server.requests[0]);
    assert.match(prompt, /the editor reports an error here: ts: Property .size. does not exist on type .string.\. \[\d+:3\]/);
    assert.doesNotMatch(prompt, /is never used/);
  });

  test('is sent without the secrets in its message', async () => {
    const token = `ghp_${'aB3dE5fG7h'.repeat(4).slice(0, 36)}`;
    server.script(answer(reply('It is weighed.', 'none')));
    const problemsWithSecret = [problem('office/scales.ts', 3, `Type "${token}" is not assignable.`)];
    await askWith(codebase, 'Why do I get "nothing lies on the scales"?', { answering: modelAt(server) }, { problems: problemsWithSecret });
    assert.ok(!promptOf(server.requests[0]).includes(token));
    assert.match(promptOf(server.requests[0]), /is not assignable/);
  });
});
