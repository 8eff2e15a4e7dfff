// The part of the workspace that a question keeps itself to, from its words alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scopeInText } from '../../../src/core/reading/scopeOf.ts';
import { PathIndex } from '../../../src/core/workspace/pathIndex.ts';

const paths = ['app/internal/a.ts', 'test/internal/a.test.ts', 'app/billing/b.ts', ...[1, 2, 3, 4, 5, 6, 7].map((n) => `m${n}/util/u.ts`)];
const files = new PathIndex(
  paths.map((path) => ({ root: 'r', path, role: path.startsWith('test') ? ('test' as const) : ('code' as const) })),
);

test('a package is meant with its tests, when few folders are called so', () => {
  assert.equal(scopeInText('What is wrong with the structure of the internal package?', 'analytical', files), 'internal');
  assert.equal(scopeInText('What is wrong with the util folder?', 'analytical', files), null, 'seven folders of that name say nothing');
});

test('a file is the subject of an analysis, and only a place elsewhere', () => {
  assert.equal(scopeInText('What is wrong with the design of app/billing/b.ts?', 'analytical', files), 'app/billing/b.ts');
  assert.equal(scopeInText('Why does it fail in app/billing/b.ts?', 'diagnostic', files), null);
});

test('a file or folder that is judged is the scope wherever it stands, with or without its extension; two are none', () => {
  for (const text of ['What is wrong with app/billing/b.ts?', 'Is app/billing/b doing too much?', 'b.ts: which flaws does it have?'])
    assert.match(scopeInText(text, 'analytical', files) ?? '', /^(?:app\/billing\/)?b\.ts$/, text);
  assert.equal(scopeInText('Review app/billing.', 'analytical', files), 'app/billing');
  assert.equal(scopeInText('How coupled are app/billing/b.ts and app/internal/a.ts?', 'analytical', files), null);
  assert.equal(scopeInText('What is wrong with and/or in e.g. zig.ts?', 'analytical', files), null);
  assert.equal(scopeInText('Is app/billing/b.ts used?', 'conceptual', files), null);
});

test('a word before "layer" counts in analyses, where one folder is called so', () => {
  assert.equal(scopeInText('How coupled is the code of the billing layer?', 'analytical', files), 'billing');
  assert.equal(scopeInText('Where is the code of the billing layer?', 'conceptual', files), null);
  assert.equal(scopeInText('How coupled is the code of the internal layer?', 'analytical', files), null);
});
