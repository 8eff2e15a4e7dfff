// Reads values whose names are some lines above, and the documentation of values.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesInTexts } from '../../../../../src/core/searching/lists/values/longTexts.ts';
import { literalMembers } from '../../../../../src/core/searching/lists/values/memberForms.ts';
import { settingsAt } from '../../../../../src/core/searching/lists/values/valueBlocks.ts';
import { commentOf, docOfParameter } from '../../../../../src/core/searching/lists/values/valueDocs.ts';
import { dedent } from '../../../../support/dedent.ts';

function settings(text: string, at: number): readonly object[] {
  return settingsAt(text.split('\n'), at).map(({ name, value, isFallback, first }) => ({ name, value, isFallback, first }));
}

test('reads the default after the annotation of a parameter', () => {
  const text = dedent`
    def run(
        color: Annotated[
            bool,
            Option("--color", help="Paint."),
        ] = False,
    ):`;
  assert.deepEqual(settings(text, 4), [{ name: 'color', value: 'False', isFallback: false, first: 1 }]);
  assert.match(settingsAt(text.split('\n'), 4)[0]?.bracketText ?? '', /Paint/);
});

test('reads a default among the arguments of a declaration', () => {
  const call = dedent`
    parser.add_argument(
        "--depth",
        type=int,
        default=4,
        help="How deep.",
    )`;
  assert.deepEqual(settings(call, 3), [{ name: 'depth', value: '4', isFallback: true, first: 0 }]);
  assert.match(settingsAt(call.split('\n'), 3)[0]?.bracketText ?? '', /How deep/);
  assert.deepEqual(settings('  wait: { type: "number", default: 250 },', 0).at(-1), {
    name: 'wait',
    value: '250',
    isFallback: true,
    first: 0,
  });
});

test('reads a value on the next line, and takes a value after a check for none as a fallback', () => {
  const guarded = (condition: string): string => dedent`
    if opts.Size ${condition} {
      opts.Size = 8
    }`;
  assert.deepEqual(settings('const LIMIT =\n  40;', 0), [{ name: 'LIMIT', value: '40', isFallback: false, first: 0 }]);
  assert.deepEqual(settings(guarded('== 0'), 1), [{ name: 'Size', value: '8', isFallback: true, first: 1 }]);
  assert.deepEqual(settings(guarded('> 3'), 1), [{ name: 'Size', value: '8', isFallback: false, first: 1 }]);
});

test('ignores lines inside multi-line comments and strings', () => {
  const lines = ['def f():', '    """An example:', '    size = 3', '    """', "    size = 4  # it's fine"];
  assert.deepEqual([...linesInTexts(lines)], [2, 3]);
  assert.deepEqual([...linesInTexts(['/* a', 'b = 1 */', 'c = 2'])], [1]);
  assert.deepEqual([...linesInTexts(['text = """never ends', 'c = 2'])], []);
});

test('finds the comment above, behind and below a name', () => {
  const lines = ['// Most entries.', '[Range(1, 9)]', 'int limit = 5; // kept', 'size: int = 3', '"""How large."""'];
  assert.match(commentOf(lines, 2, 2), /Most entries\.[^]*kept/);
  assert.match(commentOf(lines, 3, 3), /How large/);
});

test('finds the entry of one parameter in a documentation', () => {
  assert.match(
    docOfParameter(
      dedent`
        Waits.
        @param {number} [delay=3] how long
          it waits
        @param other x`,
      'delay',
    ),
    /how long\n {2}it waits$/,
  );
  assert.equal(docOfParameter('<summary>S</summary>\n<param name="depth">Deepest level.</param>', 'depth'), 'Deepest level.');
  assert.match(docOfParameter(':param int size: how many\n:param other: x', 'size'), /how many$/);
  assert.match(
    docOfParameter(
      dedent`
        Args:
            rate (float, optional): Times a second.
                More.
            other: x`,
      'rate',
    ),
    /Times a second\.\n {8}More\.$/,
  );
  assert.equal(docOfParameter('Sets the rate of things.', 'rate'), '');
});

test('reads lists of literals in several languages', () => {
  const members = (text: string): readonly string[] | undefined => literalMembers(text)?.members;
  // A type is no list, and the next list below belongs to another name; a text with values in it is not known.
  assert.equal(members('style: Optional[Kind] = None\npadding = (0, 1)'), undefined);
  assert.equal(members('args = ["open", f"/select,{url}"]'), undefined);
  assert.deepEqual(members('kinds: List[str] = [\n  "soft",\n  f"firm",\n]'), ['soft', 'f"firm"']);
  assert.deepEqual(
    members(dedent`
      exports.NAMES = [
        'a',
        'b',
      ];`),
    ['a', 'b'],
  );
  assert.deepEqual(members('String[] tags = new String[]{"b", "i"};'), ['b', 'i']);
  assert.deepEqual(members('const KINDS: &[&str] = &["x", "y"];'), ['x', 'y']);
  assert.deepEqual(
    members(dedent`
      types := []string{
      	"x",
      	"y",
      }`),
    ['x', 'y'],
  );
  assert.equal(members('rest = name[1, 2]'), undefined);
  assert.equal(members('all = [first(), second()]'), undefined);
});
