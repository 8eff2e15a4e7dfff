// The line about callers of a definition, names without placeholders, and comments that are no documentation.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callersLine, nameAsCode } from '../../../../src/core/answering/extractive/definition.ts';
import type { NamingPlaces } from '../../../../src/core/searching/relations/usesOrNameLines.ts';
import { Page } from '../../../../src/core/answering/page/page.ts';
import { SecretPlaceholders } from '../../../../src/core/secrets/scrub.ts';
import { memoryDigest } from '../../../support/memory.ts';
import { openFixture } from '../openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

test('a missing use is limited to the indexed part of the workspace', async () => {
  const { codebase } = await openFixture({ 'a.py': 'def settle():\n    return 1\n' });
  const { graph } = codebase;
  const [settle] = graph.byName('settle');
  assert.ok(settle);
  const page = new Page({ read: () => Promise.resolve(undefined) }, memoryDigest, new SecretPlaceholders());
  const none = { places: [], possible: [], undecided: [], verdict: { is: 'unknown', because: 'incomplete' } } as const;
  const naming = async (): Promise<NamingPlaces> => ({ places: [], total: 0, complete: true, decided: none });
  const callersText = (linkedShare: number): Promise<string> =>
    callersLine({ page, graph, terms: new Map(), docLength: 200, linkedShare, lead: undefined, naming }, settle);
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
  const naming = async (): Promise<NamingPlaces> => ({ places: [], total: 0, complete: true, decided: none });
  const writerContext = { page, graph, terms: new Map(), docLength: 200, linkedShare: 1, lead: undefined, naming };
  const callersText = await callersLine(writerContext, settle);
  assert.match(callersText, /\n- Called without its name: (?:`caller\d` \[\d\],? ){5}and 4 more$/);
  const [fold] = page.folds;
  assert.equal(fold?.label, 'Callers of settle: 4 more');
  const names = new Set([...`${callersText}${fold.text}`.matchAll(/`(caller\d)`/g)].map(([, name]) => name));
  assert.equal(names.size, 9);
});

test('names have no placeholders, and a route file is called by its request', async () => {
  const { codebase } = await openFixture({
    'src/later.ts': dedent`
      export const later = wrap(() => {
        function retry() {}
        return [1].map(() => retry());
      });
    `,
    'src/app/api/orders/[id]/route.ts': dedent`
      export async function POST(request: Request) {
        return save(request);
      }
    `,
  });
  const names = [...codebase.graph.symbols()].filter(({ fact }) => fact.kind === 'function').map((symbol) => nameAsCode(symbol));
  assert.ok(names.includes('`POST /api/orders/[id]`'), String(names));
  assert.ok(names.some((name) => /retry`$/.test(name)));
  for (const name of names) assert.doesNotMatch(name, /</);
});

test('a comment for a tool is no documentation', async () => {
  const { codebase } = await openFixture({
    'a.ts': dedent`
      /* eslint-disable no-console */
      import fs from "fs";

      // eslint-disable-next-line no-eval -- needed
      // Weighs a parcel.
      export function weigh() {}
    `,
    'b.py': dedent`
      # -*- coding: utf-8 -*-
      # pylint: disable=invalid-name

      import os


      # type: ignore
      def fold(): pass
    `,
    'c.rb': dedent`
      # frozen_string_literal: true

      class Box
      end
    `,
    'd.ts': dedent`
      // Prettier output is what people see here; to disable colours set NO_COLOR.

      export const x = 1;
    `,
  });
  const docs = Object.fromEntries([...codebase.graph.symbols()].map(({ path, fact }) => [`${path} ${fact.name}`, fact.doc ?? '']));
  assert.deepEqual(
    [docs['a.ts <module>'], docs['a.ts weigh'], docs['b.py <module>'], docs['b.py fold'], docs['c.rb <module>']].map((doc) => doc ?? ''),
    ['', 'Weighs a parcel.', '', '', ''],
  );
  assert.match(docs['d.ts <module>'] ?? '', /^Prettier output is what people see/);
});
