// Reads values and members of sets from code of several languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { literalMembers, membersOf } from '../../../../../src/core/searching/lists/values/memberForms.ts';
import { valuesOf } from '../../../../../src/core/searching/lists/values/valueForms.ts';
import { readValueQuestion } from '../../../../../src/core/reading/asks/valueQuestion.ts';
import { dedent } from '../../../../support/dedent.ts';

const lines = [
  ['def fetch(url, retries=3, delay=0.5):', { retries: '3', delay: '0.5' }],
  ['  timeout: options.timeout ?? 10_000,', { timeout: '10_000' }],
  ['let size = config.size.unwrap_or(100);', { size: '100' }],
  ['limit = kwargs.get("limit", 25)', { limit: '25' }],
  ['#define MAX_DEPTH (256)', { MAX_DEPTH: '(256)' }],
  ['\t\tconfig.Limit = 5 * MB', { Limit: '5 * MB' }],
  ['  max_threads: Puma.mri? ? 5 : 16,', { max_threads: 'Puma.mri? ? 5 : 16' }],
  ['const depth = isDeep(tree) ? 20 : 4;', { depth: 'isDeep(tree) ? 20 : 4' }],
  ['size = 5 if small else 16', { size: '5 if small else 16' }],
  ['const WAIT: Duration = Duration::from_millis(100);', { WAIT: 'Duration::from_millis(100)' }],
] as const;

for (const [line, expected] of lines)
  test(`reads the values in ${line.trim()}`, () => {
    const values = new Map(valuesOf(line).map(({ name, value }) => [name, value]));
    for (const [name, value] of Object.entries(expected)) assert.equal(values.get(name), value);
  });

test('reads no value from a comparison or a comment', () => {
  assert.deepEqual(valuesOf('if (count == 3) {'), []);
  assert.deepEqual(valuesOf('// retries = 3'), []);
});

test('reads the members of an enum without comments and attributes', () => {
  assert.deepEqual(
    membersOf(
      dedent`
        enum Code {
          // fine
          Ok = 0,
          #[skip]
          Failed(u8),
        }`,
      'enum',
    ),
    ['Ok', 'Failed'],
  );
});

test('reads the members of lists, tables and unions', () => {
  assert.deepEqual(membersOf("const methods = ['get', 'put'] as const", 'list'), ['get', 'put']);
  assert.deepEqual(
    membersOf(
      dedent`
        KEYS = {
          read: :r,
          open: :o
        }.freeze`,
      'list',
    ),
    ['read', 'open'],
  );
  assert.deepEqual(membersOf('BODY = %w[post put].freeze', 'list'), ['post', 'put']);
  assert.deepEqual(membersOf("type Mode = 'fast' | 'slow'", 'list'), ['fast', 'slow']);
});

test('distinguishes questions for a value, for members, and for something else', () => {
  assert.equal(readValueQuestion('What is the default timeout?')?.isDefault, true);
  assert.equal(readValueQuestion('Which exit codes are there?')?.of, 'members');
  assert.equal(readValueQuestion('What is the maximum depth?')?.limitKind, 'most');
  assert.equal(readValueQuestion('Where is the default timeout set?'), undefined);
  assert.equal(readValueQuestion('How does a request time out?'), undefined);
});

test('does not take the type before a name for the name', () => {
  for (const [line, name] of [
    ['  int retries = 3;', 'retries'],
    ['private const val MAX = 5', 'MAX'],
    ['public int Timeout { get; set; } = 30;', 'Timeout'],
  ] as const)
    assert.deepEqual(
      valuesOf(line).map((each) => each.name),
      [name],
    );
});

test('reads a number with its unit behind a dot, and no call of the number', () => {
  assert.deepEqual(valuesOf('@@valid_for = 6.hours'), [{ name: '@@valid_for', value: '6.hours', isFallback: false }]);
  assert.deepEqual(valuesOf('val pause = 1.5.seconds')[0]?.value, '1.5.seconds');
  assert.deepEqual(valuesOf('width = 6.times(x)')[0]?.value, '6');
});

test('reads no value from an argument of a call or a part of a text', () => {
  assert.deepEqual(valuesOf('assertEqual("timeout", 30)'), []);
  assert.deepEqual(valuesOf('let url = "http://" + host'), []);
});

test('reads the members of an indented enum, but not assignments in its methods and documentation', () => {
  const text = dedent`
    class Color(Enum):
        """Sets.
        x = 3
        """
        RED = 1
        def f(self):
            y = {4}
        BLUE = 2
  `;
  assert.deepEqual(membersOf(text, 'enum'), ['RED', 'BLUE']);
});

test('reads no members of a list of values that exist only at run time', () => {
  assert.equal(literalMembers('bounds = (part.slice.start, part.slice.stop)'), undefined);
  assert.equal(literalMembers('bounds = [self.first, self.last]'), undefined);
  assert.deepEqual(literalMembers('LEVELS = [Level.LOW, Level.HIGH]')?.members, ['Level.LOW', 'Level.HIGH']);
});

test('reads no members of a list that is joined with another one', () => {
  assert.deepEqual(membersOf("ALL = ['a', 'b'] + MORE", 'list'), []);
  assert.deepEqual(membersOf("type Mode = 'fast' | 'slow' | Other", 'list'), []);
  assert.deepEqual(membersOf('const total = add(one, two)', 'list'), []);
  assert.deepEqual(membersOf("SOME = frozenset({'a', 'b'})", 'list'), ['a', 'b']);
});
