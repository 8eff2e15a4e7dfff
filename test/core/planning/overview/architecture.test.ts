// A section that describes the folders comes first in the overview, and describes them there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../support/openFixture.ts';

test('a section about the folders is cited, and its lines describe them', async () => {
  const { codebase } = await openFixture({
    'README.md': '# Ledger\n\nLedger is a book for small shops.\n',
    'AGENTS.md':
      '# Notes\n\n## Architecture\n\n- `book/` — Pages and their balance.\n- `shop/` — What shops sell.\n\n## Style\n\n- `style` is kept.\n',
    'book/page.py': 'def show_page(book):\n    return book\n',
    'shop/goods.py': 'def list_goods(shop):\n    return shop\n',
  });
  const { answer } = await ask(codebase, 'How is this project structured?');
  assert.match(answer, /`AGENTS\.md:3` \[\d+\] describes the architecture\./);
  assert.match(answer, /`book\/` \(1 file\): Pages and their balance\./);
});
