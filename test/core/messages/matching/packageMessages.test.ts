// Messages in the text of packages: unparsed literals, and a search within limits of time.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { CancelledError, neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { messageQueryOf, messageInText } from '../../../../src/core/messages/matching/messageInText.ts';
import { messageInPackages, type PackageFiles } from '../../../../src/core/messages/matching/packageMessages.ts';
import { costsLittle } from '../../../support/hostileTime.ts';

suite('a message in unparsed text', () => {
  for (const [what, path, text, line, kind] of [
    ['a template', 'a.js', 'x();\nthrow Error(`bad port ${port}: it must be even`);', 1, 'whole'],
    ['joined by signs', 'a.js', 'throw Error("bad port " + port +\n  ": it must be even");', 0, 'whole'],
    ['joined by standing in a row', 'a.py', 'raise E(\n  f"bad port {port}: "\n  "it must be even")', 1, 'whole'],
    ['a program in one line', 'a.min.js', `${'var q="";'.repeat(2000)}throw Error("bad port "+t+": it must be even")`, 0, 'whole'],
    ['printf', 'a.php', "<?php\n$m = sprintf('bad port %d: it must be even', $p);", 1, 'whole'],
    ['a part', 'a.js', 'throw Error("bad port: it must be even or zero");', 0, 'part'],
    ['a comment', 'a.js', '// bad port 81: it must be even', undefined, undefined],
    ['other arguments', 'a.js', 'log("bad port", "it must not be odd");', undefined, undefined],
  ] as const) {
    test(what, () => {
      const asked = messageQueryOf('bad port 81: it must be even');
      assert.ok(asked);
      const found = messageInText(text, asked, path);
      assert.deepEqual([found?.line, found?.kind], [line, kind], found?.literal);
    });
  }

  test('is searched quickly in hostile text', async () => {
    const asked = messageQueryOf('bad port 81: it must be even');
    assert.ok(asked);
    const texts = [`"bad port ${'a.'.repeat(200_000)}`.repeat(3), `${'"'.repeat(100_000)}bad port${'"+'.repeat(100_000)}`];
    for (const text of texts) await costsLittle(text.slice(0, 20), () => messageInText(text, asked, 'a.js'));
  });
});

suite('a search through packages', () => {
  const packages = Array.from({ length: 50 }, (_, i) => ({ root: 'r', name: `p${i}`, path: `node_modules/p${i}` }));
  const filesTaking = (ms: number, says: string): PackageFiles & { readonly reads: string[] } => {
    let now = 0;
    const reads: string[] = [];
    return {
      reads,
      clock: { now: () => now, monotonic: () => now, sleep: async () => undefined },
      list: async () => [
        { name: 'index.js', type: 'file' },
        { name: 'test', type: 'directory' },
        { name: 'logo.png', type: 'file' },
      ],
      read: async (_, path) => {
        now += ms;
        reads.push(path);
        return { path, text: path.startsWith(`node_modules/${says}/`) ? 'throw "the ink has run dry";' : 'nothing();' };
      },
    };
  };

  test('ends with the package that has the message, and reads only source files', async () => {
    const files = filesTaking(1, 'p3');
    const { best, searchedCount, all } = await messageInPackages('the ink has run dry', packages, files, neverCancelled);
    assert.deepEqual([best?.package.name, best?.path, best?.line, searchedCount, all], ['p3', 'node_modules/p3/index.js', 0, 4, 50]);
    assert.deepEqual(files.reads.length, 4);
  });

  test('ends when its time is up, and reports how far it came', async () => {
    const { best, searchedCount, all } = await messageInPackages('the ink has run dry', packages, filesTaking(100, 'p40'), neverCancelled);
    assert.equal(best, undefined);
    assert.ok(searchedCount > 10 && searchedCount < 40, String(searchedCount));
    assert.equal(all, 50);
  });

  test('can be cancelled', async () => {
    const token = { ...neverCancelled, isCancellationRequested: true };
    await assert.rejects(messageInPackages('the ink has run dry', packages, filesTaking(1, 'p3'), token), CancelledError);
  });
});
