// In Python `self` and `cls` mean the enclosing class only while the method does not assign them.
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

/** Names of the callees of a method `App.build` with this body. */
async function calleesOfBuild(body: string): Promise<readonly string[]> {
  const lines = ['class App:', '    def __init__(self, part):', '        self.part = part', '', '    def build(self):'];
  const text = [...lines, ...body.split('\n').map((line) => `        ${line}`), ''].join('\n');
  const graph = graphOf([await graphFile('app.py', text, 'python', parsers)]);
  return graph.callees('r:app.py#App.build').flatMap(({ callee }) => (callee === null ? [] : [callee.replace(/^.*#/, '')]));
}

test('a loop variable called cls does not lead to the constructor of the enclosing class', async () => {
  assert.deepEqual(
    await calleesOfBuild(dedent`
      app = None
      for cls, args in self.parts():
          app = cls(app, *args)
      return app`),
    [],
  );
});

test('a variable called cls leads to the enclosing class if the class of the object is assigned to it', async () => {
  assert.deepEqual(await calleesOfBuild('cls = type(self)\nreturn cls(1)'), ['App.__init__']);
  assert.deepEqual(await calleesOfBuild('cls = self.__class__\nreturn cls(1)'), ['App.__init__']);
});
