// What is said of a function that nobody calls, by how much of the workspace is known.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callersLine } from '../../../../src/core/answering/extractive/definition.ts';
import { Page } from '../../../../src/core/answering/page.ts';
import { SecretNames } from '../../../../src/core/secrets/scrub.ts';
import { memoryDigest } from '../../../support/memory.ts';
import { openFixture } from '../openFixture.ts';

test('that nobody calls it is said of the workspace only when all of it is known', async () => {
  const { codebase } = await openFixture({ 'a.py': 'def settle():\n    return 1\n' });
  const { graph } = codebase;
  const [settle] = graph.byName('settle');
  assert.ok(settle);
  const page = new Page({ read: () => Promise.resolve(undefined) }, memoryDigest, new SecretNames());
  const said = (linked: number): Promise<string> => callersLine({ page, graph, terms: new Map(), docLength: 200, linked }, settle);
  assert.match(await said(1), /^- No callers in this workspace/);
  assert.equal(await said(0.036), '- No callers in the 3 % of the files that are indexed so far.');
});
