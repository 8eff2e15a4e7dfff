// Rows for texts of the runtimes of C, Rust, Go, Java, Kotlin and .NET.
import * as l10n from '@vscode/l10n';
import { literalPattern, memberPattern } from './lineForms.ts';
import type { RuntimeParts, RuntimeRow } from './runtimeRow.ts';

const compactExpression = (parts: RuntimeParts): string => (parts.expression ?? '').replace(/\s/g, '');
/** Only a frame identifies the line; without one it could be any. */
const byFrameAlone = { examples: [] as const, others: ['the shelf has no room'] } as const;

const nativeRows: readonly RuntimeRow[] = [
  {
    id: 'c-assert',
    families: ['c'],
    test: /Assertion [`'"‘](?<expression>[^\n]{1,400}?)['`"’] failed|Assertion failed: \(?(?<value>[^\n]{1,400}?)\)?, (?:function|file)\b/,
    when: ({ expression, value }) => l10n.t('when what is asserted does not hold: {0}', `\`${expression ?? value ?? ''}\``),
    seed: () => 'assert',
    line: ({ expression, value }) =>
      new RegExp(String.raw`assert\w*\(\(?${literalPattern(compactExpression({ expression: expression ?? value ?? '' }))}`, 'i'),
    isBlind: true,
    examples: [
      ["Assertion `hall->shelf != NULL' failed.", '  assert(hall->shelf != NULL);'],
      ['Assertion failed: (hall != 0), function fill, file hall.c, line 3.', '  assert(hall != 0);'],
    ],
    others: ['Assertion of the shelf failed'],
  },
  {
    id: 'rust-assert',
    families: ['rust'],
    test: /\bassertion failed: (?<expression>[^\n]{1,400})/,
    when: ({ expression = '' }) => l10n.t('when what is asserted does not hold: {0}', `\`${expression}\``),
    seed: () => 'assert!',
    line: (parts) => new RegExp(String.raw`assert!\(${literalPattern(compactExpression(parts))}`),
    isBlind: true,
    examples: [['assertion failed: hall.shelf > 0', '    assert!(hall.shelf > 0);']],
    others: ['the assertion failed'],
  },
  {
    id: 'rust-assert-equal',
    families: ['rust'],
    test: /\bassertion (?:`left == right` failed|failed: `\(left == right\)`)(?!:)/,
    when: () => l10n.t('when what is asserted without a text does not hold: {0}', '`assert_eq!`'),
    seed: () => 'assert_eq!',
    line: () => /assert_eq!\([^"]*\)?;?$/,
    examples: [['assertion `left == right` failed\n  left: 1\n right: 2', '    assert_eq!(hall.shelf, None);']],
    others: ['assertion `left == right` failed: the shelf is full'],
  },
  {
    id: 'rust-assert-unequal',
    families: ['rust'],
    test: /\bassertion (?:`left != right` failed|failed: `\(left != right\)`)(?!:)/,
    when: () => l10n.t('when what is asserted without a text does not hold: {0}', '`assert_ne!`'),
    seed: () => 'assert_ne!',
    line: () => /assert_ne!\([^"]*\)?;?$/,
    examples: [['assertion `left != right` failed', '    assert_ne!(hall.shelf, None);']],
    others: ['assertion `left != right` failed: the shelf is full'],
  },
  {
    id: 'rust-unreachable',
    families: ['rust'],
    test: /internal error: entered unreachable code(?!:)/,
    when: () => l10n.t('when `{0}` without a text runs', 'unreachable!()'),
    seed: () => 'unreachable!',
    line: () => /unreachable!\(\s*\)/,
    examples: [['internal error: entered unreachable code', '    _ => unreachable!(),']],
    others: ['internal error: entered unreachable code: the shelf'],
  },
  {
    id: 'rust-todo',
    families: ['rust'],
    test: /(?:^|\n|')not (?<value>yet )?implemented(?:'|\s*$)/m,
    when: ({ value }) => l10n.t('when `{0}` without a text runs', value ? 'todo!()' : 'unimplemented!()'),
    seed: ({ value }) => (value ? 'todo!' : 'unimplemented!'),
    line: ({ value }) => (value ? /\btodo!\(\s*\)/ : /\bunimplemented!\(\s*\)/),
    examples: [
      ['not yet implemented', '    todo!()'],
      ['not implemented', '    unimplemented!()'],
    ],
    others: ['not yet implemented: the shelf'],
  },
  {
    id: 'rust-none',
    families: ['rust'],
    test: /called `(?:Option|Result)::(?<name>unwrap\w{0,12}|expect_err)\(\)` on an? `\w{2,4}` value/,
    when: ({ name = '' }) => l10n.t('when `{0}()` is called on a value that holds none or an error', name),
    seed: ({ name }) => name,
    line: ({ name }) => memberPattern(String.raw`\.`, name, String.raw`\(\)`),
    examples: [['called `Option::unwrap()` on a `None` value', 'hall.shelf.unwrap()']],
    others: ['called the shelf on a `None` value'],
  },
  {
    id: 'rust-value',
    families: ['rust'],
    test: /index out of bounds: the len is \d{1,12} but|attempt to (?:add|subtract|multiply|divide|negate|shift|calculate)[^\n]{0,40} (?:with overflow|by zero)|already (?:mutably )?borrowed(?:: \w{1,30})?|byte index \d{1,12} is (?:out of bounds|not a char boundary)/,
    when: () => l10n.t('when a value does not fit the operation on its line'),
    ...byFrameAlone,
  },
  {
    id: 'go-conversion',
    families: ['go'],
    test: /interface conversion: [^\n]{1,200}? (?:is|is not) (?:nil|[^\n,]{1,120}), not (?<type>[^\n]{1,160})/,
    when: ({ type = '' }) => l10n.t('when a value of another type is asserted to be {0}', `\`${type.trim()}\``),
    seed: () => '.(',
    line: ({ type = '' }) => new RegExp(String.raw`^(?!.*,\s*\w+\s*:?=).*\.\(${literalPattern(goType(type))}\)`),
    isBlind: true,
    examples: [['panic: interface conversion: interface {} is string, not map[string]interface {}', '	fill(room.(map[string]any))']],
    others: ['interface conversion of the shelf'],
  },
  {
    id: 'go-value',
    families: ['go'],
    test: /runtime error: [^\n]{1,200}|assignment to entry in nil map|(?:send on|close of) (?:closed|nil) channel|all goroutines are asleep - deadlock!/,
    when: () => l10n.t('when a value does not fit the operation on its line'),
    ...byFrameAlone,
  },
];

const managedRows: readonly RuntimeRow[] = [
  {
    id: 'java-null',
    families: ['java', 'kotlin'],
    test: /Cannot (?:invoke "[^"\n]{0,200}?\b(?<name>\w{1,80})\([^"\n]{0,200}"|(?:read|assign) field "(?<key>\w{1,80})")(?: because "(?<value>[^"\n]{1,120})" is null)?/,
    when: ({ name, key = '', value }) =>
      value === undefined || value.startsWith('<')
        ? l10n.t('when `{0}` is asked of a value that is null', name ?? key)
        : l10n.t('when `{0}` is asked of `{1}`, which is null', name ?? key, value),
    seed: ({ name, key }) => name ?? key,
    line: ({ name, key, value }) => memberPattern(`${javaValue(value)}\\.`, name ?? key, name === undefined ? '' : String.raw`\s*\(`),
    examples: [
      ['Cannot invoke "depot.Shelf.room()" because "shelf" is null', 'return shelf.room();'],
      ['Cannot invoke "depot.Shelf.room()" because "this.shelf" is null', 'return shelf.room();'],
      ['Cannot invoke "depot.Shelf.room()" because the return value of "depot.Hall.shelf()" is null', 'return hall.shelf().room();'],
      ['Cannot read field "room" because "<local4>" is null', 'return shelf.room;'],
    ],
    others: ['Cannot invoke the shelf'],
  },
  {
    id: 'java-value',
    families: ['java', 'kotlin'],
    test: /Index -?\d{1,12} out of bounds for length \d|class [\w.$]{1,160} cannot be cast to class|null cannot be cast to non-null type|begin \d{1,12}, end -?\d{1,12}, length/,
    when: () => l10n.t('when a value does not fit the operation on its line'),
    ...byFrameAlone,
  },
  ...(
    [
      ['kotlin-check', /\bCheck failed\./, 'check', () => l10n.t('when what is asserted without a text does not hold: {0}', '`check`')],
      [
        'kotlin-require',
        /\bFailed requirement\./,
        'require',
        () => l10n.t('when what is asserted without a text does not hold: {0}', '`require`'),
      ],
      ['kotlin-null', /\bRequired value was null\./, 'NotNull', () => l10n.t('when what must not be null is null')],
    ] as const
  ).map(([id, test, name, when]): RuntimeRow => ({
    id,
    families: ['kotlin'],
    test,
    when,
    seed: () => name,
    line: () => new RegExp(String.raw`${name === 'NotNull' ? '' : String.raw`(?<![\w.])`}${name}\((?!.*\)\s*\{)`),
    examples: [[test.source.replace(/\\b|\\/g, ''), `    ${name === 'NotNull' ? 'requireNotNull' : name}(hall == null)`]],
    others: ['the shelf failed'],
  })),
  ...(
    [
      [
        'net-null',
        /Value cannot be null\.? \(?Parameter (?:name: )?'?(?<parameter>\w{1,80})'?\)?/,
        'ArgumentNullException|ThrowIfNull\\w*',
      ],
      [
        'net-range',
        /Specified argument was out of the range of valid values\.? \(?Parameter (?:name: )?'?(?<parameter>\w{1,80})'?\)?/,
        'ArgumentOutOfRangeException|ThrowIf(?:Negative|Zero|Greater|Less|Equal|NotEqual)\\w*',
      ],
    ] as const
  ).map(([id, test, types]): RuntimeRow => ({
    id,
    families: ['csharp'],
    test,
    when: ({ parameter = '' }) => l10n.t('when `{0}` is refused as an argument', parameter),
    seed: ({ parameter }) => parameter,
    line: ({ parameter }) =>
      new RegExp(String.raw`\b(?:${types})\s*\((?:\s*nameof\s*\()?[\s"]*${literalPattern(parameter)}\b(?![^)]*\)?\s*,\s*[$@"])`),
    examples: [
      [
        id === 'net-null'
          ? "Value cannot be null. (Parameter 'shelf')"
          : "Specified argument was out of the range of valid values. (Parameter 'shelf')",
        `throw new ${id === 'net-null' ? 'ArgumentNullException' : 'ArgumentOutOfRangeException'} (nameof (shelf));`,
      ],
    ],
    others: ['Value cannot be the shelf'],
  })),
  ...(
    [
      ['net-missing', /The method or operation is not implemented\./, 'NotImplementedException'],
      ['net-unsupported', /Specified method is not supported\./, 'NotSupportedException'],
      ['net-state', /Operation is not valid due to the current state of the object\./, 'InvalidOperationException'],
    ] as const
  ).map(([id, test, type]): RuntimeRow => ({
    id,
    families: ['csharp'],
    test,
    when: () => l10n.t('when `{0}` is thrown without a text', type),
    seed: () => type,
    line: () => new RegExp(String.raw`\bthrow\s+new\s+${type}\s*\(\s*\)`),
    examples: [[test.source.replace(/\\/g, ''), `throw new ${type} ();`]],
    others: ['The shelf is not implemented'],
  })),
  {
    id: 'net-value',
    families: ['csharp'],
    test: /Object reference not set to an instance of an object|Index was outside the bounds of the array|Unable to cast object of type|Sequence contains (?:no|more than one)|was not present in the dictionary|Attempted to divide by zero|Nullable object must have a value/,
    when: () => l10n.t('when a value does not fit the operation on its line'),
    ...byFrameAlone,
  },
];

/** Normal form of a Go type: `interface {}` becomes `any`, and blanks are dropped. */
function goType(type: string): string {
  return type
    .trim()
    .replace(/\binterface\s*\{\}/g, 'any')
    .replace(/\s/g, '');
}

/** Pattern for the value before the dot: its last name, which may be the call that returned it; anything where the runtime gives no name. */
function javaValue(value: string | undefined): string {
  const name = /(\w+)(\(\))?$/.exec(value ?? '');
  if (!name?.[1] || /[<>\]]/.test(value ?? '')) return '';
  return name[2] ? String.raw`\b${literalPattern(name[1])}\([^)]*\)` : String.raw`\b${literalPattern(name[1])}`;
}

/** Texts of runtimes of compiled languages. */
export const compiledRows: readonly RuntimeRow[] = [...nativeRows, ...managedRows];
