// `clew ask` on a small project: the first line of an answer has the form that the question asks for.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { sampleProject, type SampleProject } from '../support/sampleProject.ts';
import { clew, temporaryFolder } from './commandLine.ts';

suite('clew ask', () => {
  let project: SampleProject;
  let folder: string[];

  before(() => {
    project = sampleProject('orders');
    folder = ['--workspace', project.folder, '--store', temporaryFolder({ after })];
  });
  after(() => project.dispose());

  test('begins the answer in the form that the question asks for', async () => {
    for (const [question, first] of [
      ['how many callers does linePrice have?', /^1 place calls `linePrice` \(`\w+` \(?\S*placeOrder\.ts:9\)?\)\.\n/],
      ['does anything call linePrice?', /^Yes: 1 place calls `linePrice` /],
      ['where is linePrice defined?', /^`linePrice` is defined in `src\/orders\/price\.ts:13`\.\n/],
    ] as const) {
      const { code, stdout } = await clew(['ask', question, ...folder]);
      assert.equal(code, 0, stdout);
      assert.match(stdout, first);
    }
  });
});
