// `self` and `cls` of Python are the class around only while a method gives them no other meaning.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

/** Names of what `App.build` calls, in a class whose method has `body`. */
async function called(body: string): Promise<readonly string[]> {
  const lines = ['class App:', '    def __init__(self, part):', '        self.part = part', '', '    def build(self):'];
  const text = [...lines, ...body.split('\n').map((line) => `        ${line}`), ''].join('\n');
  const graph = graphOf([await graphFile('app.py', text, 'python', parsers)]);
  return graph.callees('r:app.py#App.build').flatMap(({ callee }) => (callee === null ? [] : [callee.replace(/^.*#/, '')]));
}

test('a loop variable of that name leads to no constructor of the class around', async () => {
  assert.deepEqual(
    await called(dedent`
      app = None
      for cls, args in self.parts():
          app = cls(app, *args)
      return app`),
    [],
  );
});

test('what is the class of the object leads there', async () => {
  assert.deepEqual(await called('cls = type(self)\nreturn cls(1)'), ['App.__init__']);
  assert.deepEqual(await called('cls = self.__class__\nreturn cls(1)'), ['App.__init__']);
});
