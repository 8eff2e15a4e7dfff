// Uses in Python by the ways in which programs write them: decorators, star imports, types in quotation marks, receivers of every kind.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { UseResult, UsesResult } from '../../../src/core/uses/usesAnswer.ts';
import { openFixture } from '../answering/openFixture.ts';

/** Each use as `file:line kind`. */
const short = (uses: readonly UseResult[]): string[] => uses.map(({ path, line, kind }) => `${path}:${line} ${kind}`);

async function usesOf(name: string, files: Readonly<Record<string, string>>): Promise<UsesResult> {
  const { codebase } = await openFixture(files);
  const [result, ...more] = await codebase.uses({ name }, {}, neverCancelled);
  assert.ok(result && more.length === 0, `${name}: ${more.length + 1} definitions`);
  return result;
}

suite('names in Python', () => {
  test('a decorator that is a member of a module or of an object', async () => {
    const files = {
      'shop/hooks.py':
        'class Hub:\n    def on(self, name):\n        return lambda run: run\n\n\ndef before(run):\n    return run\n\n\ndef after(run):\n    return run\n',
      'shop/app.py':
        'from shop import hooks\n\nhub = hooks.Hub()\n\n\n@hooks.before\ndef start():\n    pass\n\n\n@hub.on("stop")\ndef stop():\n    pass\n',
    };
    assert.deepEqual(short((await usesOf('before', files)).places), ['shop/app.py:6 decorates']);
    assert.deepEqual(short((await usesOf('Hub.on', files)).places), ['shop/app.py:11 decorates']);
  });

  test('a name that one of several star imports of a package brings', async () => {
    const { places, undecided } = await usesOf('codes', {
      'shop/__init__.py': 'from .models import *\nfrom .status import *\n',
      'shop/models.py': 'class Model:\n    pass\n',
      'shop/status.py': 'class codes:\n    OK = 200\n',
      'app.py': 'import shop\n\nprint(shop.codes.OK)\n',
    });
    assert.deepEqual(short(places), ['app.py:3 typed']);
    assert.deepEqual(undecided, []);
  });
});
