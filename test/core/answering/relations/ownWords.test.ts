// What a model is told of a definition in the words of its language, and not in those of the index.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindInLanguage, raising } from '../../../../src/core/answering/relations/ownWords.ts';
import { openFixture } from '../openFixture.ts';

const files: Readonly<Record<string, string>> = {
  'a/go.mod': 'module a\n',
  'a/types.go':
    'package a\n\nimport (\n\t"errors"\n\t"fmt"\n)\n\nvar ErrGone = errors.New("gone")\n\ntype (\n\tShelf struct {\n\t\tbooks int\n\t}\n\tReader interface {\n\t\tRead()\n\t}\n)\n\ntype Pair[T any] struct{ a, b T }\n\nfunc Gone() error {\n\treturn ErrGone\n}\n\nfunc Made() error {\n\treturn fmt.Errorf("no shelf")\n}\n\nfunc Stops() {\n\tpanic("no")\n}\n',
  'b/types.rs': 'pub struct Lamp {\n    on: bool,\n}\n\npub trait Glow {\n    fn glow(&self);\n}\n\npub union Bits {\n    a: u32,\n}\n',
  'c/Types.cs': 'public readonly struct Size { }\npublic record Order(int Id);\npublic class Plain { }\npublic interface IPlain { }\n',
  'd/types.rb': 'module Store\n  class Box\n    def open\n      raise ArgumentError, "no"\n    end\n  end\nend\n',
  'e/types.kt': 'object Single\n\ndata class Point(val x: Int)\n',
};

test('types are called what the language calls them', async (t) => {
  const { codebase } = await openFixture(files);
  t.after(() => codebase.dispose());
  const { graph } = codebase;
  const word = (name: string): string => graph.byName(name).map(kindInLanguage).join();
  const names = 'Shelf Reader Pair Lamp Glow Bits Size Order Plain IPlain Store Box Single Point'.split(' ');
  assert.deepEqual(
    names.map((name) => `${name} ${word(name)}`),
    [
      ...['Shelf struct', 'Reader interface', 'Pair struct', 'Lamp struct', 'Glow trait', 'Bits union', 'Size struct', 'Order record'],
      ...['Plain class', 'IPlain interface', 'Store module', 'Box class', 'Single object', 'Point class'],
    ],
  );
  const says = (name: string): readonly string[] =>
    graph.byName(name).flatMap((symbol) => symbol.fact.raises.map((each) => raising(symbol, each.name)));
  assert.deepEqual(says('Gone'), ['Gone returns the error ErrGone']);
  assert.deepEqual(says('Made'), ['Made returns an error made by fmt.Errorf']);
  assert.deepEqual(says('Stops'), ['Stops panics']);
  assert.deepEqual(says('Box.open'), ['Store.Box.open raises ArgumentError']);
});
