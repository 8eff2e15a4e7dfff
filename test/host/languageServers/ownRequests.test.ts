// Providers of Clew are silent where Clew itself asks, and only there.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { OwnRequests, type DocumentPosition } from '../../../src/vscode/languageServers/ownRequests.ts';

const at = (uri: string, line: number, character: number): DocumentPosition => ({
  uri: { toString: () => uri },
  position: { line, character },
});

suite('own requests', () => {
  test('hold for their place and no other, until they end', async () => {
    const own = new OwnRequests();
    const place = at('file:///a.py', 1, 2);
    assert.equal(own.include(place), false);
    const result = await own.during(place, async () => {
      await Promise.resolve();
      assert.equal(own.include(at('file:///a.py', 1, 2)), true);
      for (const other of [at('file:///b.py', 1, 2), at('file:///a.py', 1, 3), at('file:///a.py', 12, 2)])
        assert.equal(own.include(other), false);
      return 'done';
    });
    assert.equal(result, 'done');
    assert.equal(own.include(place), false);
  });

  test('of one place end with the last of them', async () => {
    const own = new OwnRequests();
    const place = at('file:///a.py', 1, 2);
    const end = Promise.withResolvers<string>();
    const first = own.during(place, () => end.promise);
    await own.during(place, () => Promise.resolve());
    assert.equal(own.include(place), true);
    end.resolve('ended');
    await first;
    assert.equal(own.include(place), false);
  });

  test('end when they fail, also before they wait', async () => {
    const own = new OwnRequests();
    const place = at('file:///a.py', 1, 2);
    await assert.rejects(
      own.during(place, () => Promise.reject(new Error('no editor'))),
      /no editor/,
    );
    await assert.rejects(
      own.during(place, () => {
        throw new Error('at once');
      }),
      /at once/,
    );
    assert.equal(own.include(place), false);
  });
});
