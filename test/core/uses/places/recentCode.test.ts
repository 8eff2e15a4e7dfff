// Whether a name occurs in code at all, decided before the code of a file is built.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standsInCode } from '../../../../src/core/uses/places/recentCode.ts';
import { placesOf } from '../../../../src/core/text/wordRuns.ts';

function stands(text: string, name: string): boolean {
  return standsInCode(text, 'typescript', name, placesOf(name, text, Infinity));
}

test('is false for a name that only occurs in comments and strings', () => {
  assert.equal(stands('// total\nconst a = "total"; /* total */', 'total'), false);
  assert.equal(stands('// total\nconst a = "total";\ntotal();', 'total'), true);
  assert.equal(stands('total();\n// total', 'total'), true);
  assert.equal(stands('const a = `${total} of total`;', 'total'), true);
  assert.equal(stands('const a = `of total`; a["total"];', 'total'), true);
});

test('is true for a page, which may spell the name of a component differently', () => {
  assert.equal(standsInCode('<template><my-box /></template>', 'vue', 'MyBox', []), true);
});
