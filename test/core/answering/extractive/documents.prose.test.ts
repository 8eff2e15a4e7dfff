// What is quoted from documents is prose: no code of their folders, no options of directives, no marks of links.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

test('only prose is quoted from documents', async () => {
  const { codebase } = await openFixture({
    'docs/boxes.rst': dedent`
      Boxes
      =====

      .. image:: boxes.png
         :width: 625
         :alt: Where boxes are packed and closed

      Boxes are packed by the \`packing service\`_ and closed when they are full.
    `,
    'docs/data/pack_boxes.py': 'def pack_boxes(boxes):\n    """Boxes are packed and closed."""\n    return boxes\n',
    'src/box.py': 'def close_boxes(boxes):\n    return boxes\n',
  });
  const { answer } = await ask(codebase, 'What are boxes that are packed and closed?');
  assert.match(answer, /docs\/boxes\.rst.*: Boxes are packed by the packing service and closed when they are full\./);
  assert.doesNotMatch(answer, /:width:|:alt:|pack_boxes\.py/);
  codebase.dispose();
});
