// The comment that a definition is shown with: a comment for a tool is none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

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
