// The line about the users of a definition: limited to what is indexed, and the rest of a long list collapsed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callersLine } from '../../../../src/core/answering/extractive/relationItems.ts';
import type { UsesOrNameLines } from '../../../../src/core/searching/relations/usesOrNameLines.ts';
import { Page } from '../../../../src/core/answering/page/page.ts';
import { SecretPlaceholders } from '../../../../src/core/secrets/scrub.ts';
import { memoryDigest } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';

test('a missing use is limited to the indexed part of the workspace', async () => {
  const { codebase } = await openFixture({ 'a.py': 'def settle():\n    return 1\n' });
  const { graph } = codebase;
  const [settle] = graph.byName('settle');
  assert.ok(settle);
  const page = new Page({ read: () => Promise.resolve(undefined) }, memoryDigest, new SecretPlaceholders());
  const none = { places: [], possible: [], undecided: [], verdict: { is: 'unknown', because: 'incomplete' } } as const;
  const findUsesOrNameLines = async (): Promise<UsesOrNameLines> => ({ places: [], total: 0, complete: true, uses: none });
  const callersText = (linkedShare: number): Promise<string> =>
    callersLine(
      { page, graph, terms: new Map(), questionWords: [], docLength: 200, linkedShare, lead: undefined, findUsesOrNameLines },
      settle,
    );
  assert.match(await callersText(1), /^- No use is known yet: not everything is indexed\.$/);
  assert.match(await callersText(0.036), /^- In the 3 % of the files that are indexed so far: No use is known yet/);
});

test('callers without the name are listed: the first in the sentence, the others collapsed', async () => {
  const calls = Array.from({ length: 9 }, (_, i) => `def caller${i}():\n    settle()\n`).join('\n');
  const text = `def settle():\n    return 1\n\n\n${calls}`;
  const { codebase } = await openFixture({ 'a.py': text });
  const { graph } = codebase;
  const [settle] = graph.byName('settle');
  assert.ok(settle);
  const page = new Page({ read: () => Promise.resolve(text) }, memoryDigest, new SecretPlaceholders());
  const none = { places: [], possible: [], undecided: [], verdict: { is: 'unknown', because: 'incomplete' } } as const;
  const findUsesOrNameLines = async (): Promise<UsesOrNameLines> => ({ places: [], total: 0, complete: true, uses: none });
  const writerContext = {
    page,
    graph,
    terms: new Map(),
    docLength: 200,
    linkedShare: 1,
    questionWords: [],
    lead: undefined,
    findUsesOrNameLines,
  };
  const callersText = await callersLine(writerContext, settle);
  assert.match(callersText, /\n- Called without its name: (?:`caller\d` \[\d\],? ){5}and 4 more$/);
  const [fold] = page.folds;
  assert.equal(fold?.label, 'Callers of settle: 4 more');
  const names = new Set([...`${callersText}${fold.text}`.matchAll(/`(caller\d)`/g)].map(([, name]) => name));
  assert.equal(names.size, 9);
});
