// A Python stub beside its module: what it declares for a class is a member of that class, and both are one definition.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const files = {
  'p/__init__.py': '',
  'p/http.py': dedent`
    from requests import Session


    class Http(Session):
        def own(self):
            return 1
  `,
  'p/http.pyi': dedent`
    from requests import Session


    class Reply:
        def text(self) -> str: ...


    class Http(Session):
        def own(self) -> int: ...
        def post(self, url: str) -> Reply: ...
  `,
  'p/use.py': dedent`
    from p.http import Http


    def run(http: Http, other):
        http.own()
        http.post("a").text()
        http.put("a")
        return other.text()
  `,
};

suite('Python stubs', () => {
  const linesOf = async (path: string, line: number, name: string): Promise<readonly string[]> => {
    const { codebase } = await openFixture(files);
    const [result] = await codebase.uses({ name, at: { root: memoryRoot.key, path, line } }, {}, neverCancelled);
    return (result?.places ?? []).map((place) => `${place.path}:${place.line}`);
  };

  test('add members to the class, and give types to their results', async () => {
    assert.deepEqual(await linesOf('p/http.pyi', 10, 'post'), ['p/use.py:6']);
    assert.deepEqual(await linesOf('p/http.pyi', 5, 'text'), ['p/use.py:6']);
  });

  test('give both declarations of a member the same uses', async () => {
    assert.deepEqual(await linesOf('p/http.py', 5, 'own'), ['p/use.py:5'], 'py');
    assert.deepEqual(await linesOf('p/http.pyi', 9, 'own'), ['p/use.py:5']);
  });
});
