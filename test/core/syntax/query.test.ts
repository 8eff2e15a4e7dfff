// Our own matcher finds the same matches and captures in the same order as tree-sitter, which defines what patterns mean.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { Language, Parser, Query as OriginalQuery } from 'web-tree-sitter';
import { lineStartsOf } from '../../../src/core/base/lineStarts.ts';
import { SyntaxNode } from '../../../src/core/syntax/node.ts';
import { TreeQuery } from '../../../src/core/syntax/query.ts';
import { flatten, NodeTypes, type SyntaxTree } from '../../../src/core/syntax/tree.ts';
import { startParser } from '../../../src/core/syntax/treeWalk.ts';
import { testAssets } from '../symbols/testAssets.ts';
import { dedent } from '../../support/dedent.ts';

const program = dedent`
  // First.
  import { a as b } from 'm'; /* between */ export default (x, y) => x;
  class A extends B { @dec() #field = new C(1, "two"); static async *m(p = 1, ...rest) { yield a[0]?.b(c)(d); } }
  f("x", /* comment */ g, "x"); f(); f("y"); new D; [p, , q] = [1, 2, 3]; delete o.k; if (a) { return } else { throw e }
  for (const each of a) f(each);
  const broken = (;
  function late() {}
`;

/** Each uses another feature of the query language. */
const patterns = [
  '(comment) @comment',
  '(call_expression function: (identifier) @name arguments: (arguments . (string) @first))',
  '(call_expression arguments: (arguments (string) @last .)) @call',
  '(arguments (string) @one (string) @two)',
  '(arguments (identifier) (string) @behind)',
  '(arguments . (string) . (comment)* . (identifier) @argument)',
  '(new_expression constructor: (_) @class arguments: (_)? @arguments)',
  '(array_pattern [(identifier) @part (member_expression)] @any)',
  '(if_statement !alternative) @plain',
  '(else_clause "else" @else (_) @body)',
  '(for_in_statement kind: _ @kind left: (_) @each) @loop',
  '(_ (identifier) @left . "," . (identifier) @right)',
  '((expression_statement) @before . (expression_statement) @after)',
  '((call_expression function: (identifier) @called) @call (#eq? @called "f"))',
  '((identifier) @late (#match? @late "^l.*e$"))',
  '((string) @s (#not-eq? @s "\\"x\\""))',
  '(program [(class_declaration (class_body (method_definition) @method)) (function_declaration) @function])',
  '[(identifier) (property_identifier)] @some',
  '(ERROR) @error',
  '(ERROR (_) @inside)',
];

let language: Language;
let parser: Parser;
let types: NodeTypes;

before(async () => {
  await startParser(await testAssets.read('grammars/web-tree-sitter.wasm'));
  language = await Language.load(await testAssets.read('grammars/javascript.wasm'));
  parser = new Parser();
  parser.setLanguage(language);
  types = new NodeTypes(language);
});

interface Shown {
  readonly captures: readonly {
    readonly name: string;
    readonly node: { readonly startIndex: number; readonly endIndex: number; readonly type: string };
  }[];
}

function show(pattern: number, { captures }: Shown): string {
  return `${pattern} ${captures.map(({ name, node }) => `${name}=${node.type}[${node.startIndex},${node.endIndex})`).join(' ')}`;
}

function treeOf(text: string): SyntaxTree {
  const tree = parser.parse(text);
  assert.ok(tree);
  const flat = flatten(tree, types, { text, lineStarts: lineStartsOf(text) });
  tree.delete();
  return flat;
}

/** The matches of both matchers. */
function matchesOfBoth(query: string, text: string): { readonly original: string[]; readonly ours: string[] } {
  const tree = parser.parse(text);
  assert.ok(tree);
  const original = new OriginalQuery(language, query);
  const expected = original.matches(tree.rootNode).map((match) => show(match.patternIndex, match));
  original.delete();
  tree.delete();
  return { original: expected, ours: new TreeQuery(types, query).matches(treeOf(text)).matches.map((match) => show(match.pattern, match)) };
}

suite('the matcher of patterns', () => {
  for (const pattern of patterns) {
    test(`finds the same as tree-sitter for ${pattern}`, () => {
      const { original, ours } = matchesOfBoth(pattern, program);
      assert.deepEqual(ours, original);
    });
  }

  test('finds the same for all patterns at once', () => {
    const { original, ours } = matchesOfBoth(patterns.join('\n'), program);
    const byPattern = (lines: string[]): string[] => lines.toSorted((a, b) => parseInt(a) - parseInt(b));
    assert.deepEqual(byPattern(ours), byPattern(original));
    assert.ok(new Set(original.map((line) => line.split(' ', 1)[0])).size >= patterns.length - 3, original.join('\n'));
  });

  test('reports the line of a wrong query', () => {
    assert.throws(() => new TreeQuery(types, '(comment) @c\n(no_such_node) @x'), /line 2.*no_such_node/);
    assert.throws(() => new TreeQuery(types, '(call_expression nowhere: (_) @x)'), /nowhere/);
    assert.throws(() => new TreeQuery(types, '(comment'), /not closed/);
    assert.throws(() => new TreeQuery(types, '((comment) @c (#is-odd? @c "x"))'), /is-odd/);
    assert.throws(() => new TreeQuery(types, '(comment) & @c'), /line 1/);
  });

  test('compares the kind of a node in a condition', () => {
    const query = new TreeQuery(types, '((arrow_function body: (_) @value) (#not-kind-eq? @value "statement_block"))');
    const { matches } = query.matches(treeOf('a = () => 1; b = () => { 2 };'));
    assert.deepEqual(
      matches.map((match) => show(match.pattern, match)),
      ['0 value=number[10,11)'],
    );
  });

  test('gives up on lists with too many pairs', () => {
    const query = new TreeQuery(types, '(array (number) @one (number) @two)');
    assert.equal(query.matches(treeOf(`[${'1,'.repeat(20)}]`)).isComplete, true);
    assert.equal(query.matches(treeOf(`[${'1,'.repeat(3000)}]`)).isComplete, false);
    assert.equal(query.matches(treeOf('[1, 2]')).matches.length, 1);
  });
});

suite('nodes of a flat tree', () => {
  test('have the same properties as the nodes of tree-sitter', () => {
    const tree = parser.parse(program);
    assert.ok(tree);
    const flat = treeOf(program);
    const root = new SyntaxNode(flat, 0);
    for (let offset = 0; offset < program.length; offset += 1) {
      const theirs = tree.rootNode.descendantForIndex(offset);
      const ours = root.descendantForIndex(offset);
      assert.ok(theirs);
      const same = (name: string, a: unknown, b: unknown): void => assert.deepEqual(a, b, `${name} at ${offset}`);
      const place = (node: { startIndex: number; endIndex: number; type: string } | null): unknown =>
        node && [node.startIndex, node.endIndex, node.type];
      same('node', place(ours), place(theirs));
      same('parent', place(ours.parent), place(theirs.parent));
      same('start', ours.startPosition, theirs.startPosition);
      same('end', ours.endPosition, theirs.endPosition);
      same('sibling', place(ours.nextNamedSibling), place(theirs.nextNamedSibling));
      const [up, theirUp] = [ours.parent, theirs.parent];
      if (!up || !theirUp) continue;
      same('children', up.namedChildren.map(place), theirUp.namedChildren.map(place));
      same('count', up.namedChildCount, theirUp.namedChildCount);
      same('last', place(up.lastNamedChild), place(theirUp.lastNamedChild));
      for (const field of ['name', 'body', 'left', 'value', 'arguments', 'no_such_field']) {
        same(field, place(up.childForFieldName(field)), place(theirUp.childForFieldName(field)));
        same(`${field}s`, up.childrenForFieldName(field).map(place), theirUp.childrenForFieldName(field).map(place));
      }
      same('extra', ours.isExtra, theirs.isExtra);
    }
    tree.delete();
  });

  test('include the words of a keyword that consists of two', async () => {
    const python = await Language.load(await testAssets.read('grammars/python.wasm'));
    const reader = new Parser();
    reader.setLanguage(python);
    const nodeTypes = new NodeTypes(python);
    for (const text of ['a not in b', 'a is not b or a not in b']) {
      const tree = reader.parse(text);
      assert.ok(tree);
      const flat = flatten(tree, nodeTypes, { text, lineStarts: [0] });
      const last = new SyntaxNode(flat, 0).descendantForIndex(text.lastIndexOf('in'));
      assert.deepEqual([last.type, last.parent?.type, last.parent?.parent?.type], ['in', 'not in', 'comparison_operator']);
      assert.equal(flat.types.length, tree.rootNode.descendantCount);
      assert.equal(new SyntaxNode(flat, flat.types.length - 1).endIndex, text.length);
      tree.delete();
    }
  });
});
