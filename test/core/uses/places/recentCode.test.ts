// Whether a name stands in code at all, told before the code of a file is made.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standsInCode } from '../../../../src/core/uses/places/recentCode.ts';
import { placesOf } from '../../../../src/core/text/wordRuns.ts';

function stands(text: string, name: string): boolean {
  return standsInCode(text, 'typescript', name, placesOf(name, text, Infinity));
}

test('what only comments and strings name does not stand in code', () => {
  assert.equal(stands('// total\nconst a = "total"; /* total */', 'total'), false);
  assert.equal(stands('// total\nconst a = "total";\ntotal();', 'total'), true);
  assert.equal(stands('total();\n// total', 'total'), true);
  assert.equal(stands('const a = `${total} of total`;', 'total'), true);
  assert.equal(stands('const a = `of total`; a["total"];', 'total'), true);
});

test('a page may name a component by another spelling', () => {
  assert.equal(standsInCode('<template><my-box /></template>', 'vue', 'MyBox', []), true);
});
