// The part of the workspace that a question names as its scope.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scopeInText } from '../../../src/core/reading/scopeOf.ts';
import { PathIndex } from '../../../src/core/workspace/pathIndex.ts';

const paths = ['app/internal/a.ts', 'test/internal/a.test.ts', 'app/billing/b.ts', ...[1, 2, 3, 4, 5, 6, 7].map((n) => `m${n}/util/u.ts`)];
const files = new PathIndex(
  paths.map((path) => ({ root: 'r', path, role: path.startsWith('test') ? ('test' as const) : ('code' as const) })),
);

test('takes a package together with its tests, unless too many folders share the name', () => {
  assert.equal(scopeInText('What is wrong with the structure of the internal package?', 'analytical', files), 'internal');
  assert.equal(scopeInText('What is wrong with the util folder?', 'analytical', files), null, 'seven folders of that name say nothing');
});

test('takes a file as the scope of an analysis, but not of a failure', () => {
  assert.equal(scopeInText('What is wrong with the design of app/billing/b.ts?', 'analytical', files), 'app/billing/b.ts');
  assert.equal(scopeInText('Why does it fail in app/billing/b.ts?', 'diagnostic', files), null);
});

test('takes the only path in an analysis, with or without its extension, and no scope for two paths', () => {
  for (const text of ['What is wrong with app/billing/b.ts?', 'Is app/billing/b doing too much?', 'b.ts: which flaws does it have?'])
    assert.match(scopeInText(text, 'analytical', files) ?? '', /^(?:app\/billing\/)?b\.ts$/, text);
  assert.equal(scopeInText('Review app/billing.', 'analytical', files), 'app/billing');
  assert.equal(scopeInText('How coupled are app/billing/b.ts and app/internal/a.ts?', 'analytical', files), null);
  assert.equal(scopeInText('What is wrong with and/or in e.g. zig.ts?', 'analytical', files), null);
  assert.equal(scopeInText('Is app/billing/b.ts used?', 'conceptual', files), null);
});

test('takes the word before "layer" in an analysis if exactly one folder has that name', () => {
  assert.equal(scopeInText('How coupled is the code of the billing layer?', 'analytical', files), 'billing');
  assert.equal(scopeInText('Where is the code of the billing layer?', 'conceptual', files), null);
  assert.equal(scopeInText('How coupled is the code of the internal layer?', 'analytical', files), null);
});
