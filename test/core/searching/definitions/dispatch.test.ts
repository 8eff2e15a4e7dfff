// Calls of a base reach its overrides; the construction of a base by its name constructs nothing below it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callsThroughBases } from '../../../../src/core/searching/definitions/dispatch.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../../graph/folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

const program = dedent`
  class Problem(Exception):
      def __init__(self, text):
          self.text = text

      @classmethod
      def of(cls, text):
          return cls(text)

      def show(self):
          print(self.text)


  class ParseProblem(Problem):
      def __init__(self, text):
          super().__init__(text)

      def show(self):
          print("parse", self.text)


  def check(problem: Problem):
      problem.show()
      raise Problem("nothing below")
`;

test('constructing a base constructs nothing below it, unless the class is a value', async () => {
  const graph = graphOf([await graphFile('problems.py', program, 'python', await testParsers())]);
  const callersOf = (name: string): readonly string[] => {
    const symbol = [...graph.symbols()].find(({ fact }) => fact.qualifiedName === name);
    assert.ok(symbol, name);
    return callsThroughBases(symbol, graph).flatMap(({ calls }) => calls.map(({ caller }) => graph.symbol(caller)?.fact.name ?? ''));
  };
  assert.deepEqual(callersOf('ParseProblem.show'), ['check']);
  assert.deepEqual(callersOf('ParseProblem.__init__'), ['of']);
});
