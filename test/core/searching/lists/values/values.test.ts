// Values and members are read from lines of code as languages write them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { membersOf } from '../../../../../src/core/searching/lists/values/memberForms.ts';
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
  ['const WAIT: Duration = Duration::from_millis(100);', { WAIT: 'Duration::from_millis(100)' }],
] as const;

for (const [line, wanted] of lines)
  test(`what is set by ${line.trim()}`, () => {
    const found = new Map(valuesOf(line).map(({ name, value }) => [name, value]));
    for (const [name, value] of Object.entries(wanted)) assert.equal(found.get(name), value);
  });

test('a comparison and a comment set nothing', () => {
  assert.deepEqual(valuesOf('if (count == 3) {'), []);
  assert.deepEqual(valuesOf('// retries = 3'), []);
});

test('members of an enum, without comments and attributes', () => {
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

test('members of lists, tables and unions', () => {
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

test('questions for a value, for members, and for something else', () => {
  assert.equal(readValueQuestion('What is the default timeout?')?.isDefault, true);
  assert.equal(readValueQuestion('Which exit codes are there?')?.of, 'members');
  assert.equal(readValueQuestion('What is the maximum depth?')?.limitKind, 'most');
  assert.equal(readValueQuestion('Where is the default timeout set?'), undefined);
  assert.equal(readValueQuestion('How does a request time out?'), undefined);
});

test('a type before a name is not the name', () => {
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

test('a call that takes a value, and a part of a text, set none', () => {
  assert.deepEqual(valuesOf('assertEqual("timeout", 30)'), []);
  assert.deepEqual(valuesOf('let url = "http://" + host'), []);
});

test('members of an indented enum are not what its methods and its documentation hold', () => {
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

test('a list to which more is joined has no count', () => {
  assert.deepEqual(membersOf("ALL = ['a', 'b'] + MORE", 'list'), []);
  assert.deepEqual(membersOf("type Mode = 'fast' | 'slow' | Other", 'list'), []);
  assert.deepEqual(membersOf('const total = add(one, two)', 'list'), []);
  assert.deepEqual(membersOf("SOME = frozenset({'a', 'b'})", 'list'), ['a', 'b']);
});
