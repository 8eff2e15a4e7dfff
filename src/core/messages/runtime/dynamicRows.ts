// Rows for texts of the runtimes of Python, JavaScript, Ruby and PHP.
import * as l10n from '@vscode/l10n';
import { escapeRegExp } from '../../text/textQuery.ts';
import type { RuntimeRow } from './runtimeRow.ts';
import { memberPattern, quotedKey, literalPattern } from './lineForms.ts';

const python: readonly RuntimeRow[] = [
  {
    id: 'python-attribute',
    families: ['python'],
    test: /'(?<type>[\w.]{1,80})' object has no attribute '(?<name>\w{1,80})'/,
    when: ({ name = '', type = '' }) => l10n.t('when `{0}` is asked of a value of the type {1}', `.${name}`, type),
    seed: ({ name }) => name,
    line: ({ name }) => memberPattern(String.raw`(?<!\b(?:self|cls))\.`, name),
    examples: [["AttributeError: 'NoneType' object has no attribute 'shelf'", 'return hall.shelf.room']],
    others: ["the shelf has no attribute 'room'"],
  },
  {
    id: 'python-key',
    families: ['python'],
    test: /\bKeyError: (["'])(?<key>[^"'\n]{1,120})\1/,
    when: ({ key = '' }) => l10n.t('when the key `{0}` is asked of something that does not have it', key),
    seed: ({ key }) => key,
    line: ({ key }) => new RegExp(String.raw`\[\s*${quotedKey(key)}\s*\](?!\s*=(?!=))|\.pop\(\s*${quotedKey(key)}\s*\)`),
    examples: [["KeyError: 'shelf'", "room = hall['shelf']"]],
    others: ['KeyError: shelf'],
  },
  {
    id: 'python-assert',
    families: ['python'],
    test: /^(?:\s*(?:assert [^\n]{1,300}\n)?)?\s*AssertionError:?\s*$/m,
    when: () => l10n.t('when what is asserted without a text does not hold: {0}', '`assert`'),
    seed: () => 'assert ',
    line: () => /^\s*assert\s[^,]*$/,
    examples: [['AssertionError', '    assert hall.shelf']],
    others: ['AssertionError: no room'],
  },
  {
    id: 'python-name',
    families: ['python'],
    test: /\bname '(?<name>\w{1,80})' is not defined/,
    when: ({ name = '' }) => l10n.t('when `{0}` is used where nothing of that name is defined', name),
    seed: ({ name }) => name,
    line: ({ name }) => memberPattern(String.raw`(?<![.\w"'])`, name),
    examples: [["NameError: name 'shelf' is not defined", 'return shelf.room']],
    others: ["name 'the shelf' is not given"],
  },
  {
    id: 'python-arguments',
    families: ['python'],
    test: /\b(?:[\w.<>]{1,120}\.)?(?<name>\w{1,80})\(\) (?:missing \d{1,3} required (?:positional|keyword-only) arguments?|takes [^\n]{1,60} positional arguments? but|got (?:an unexpected keyword argument|multiple values for argument))/,
    when: ({ name = '' }) => l10n.t('when `{0}` is called with other arguments than its definition takes', name),
    seed: ({ name }) => name,
    line: ({ name }) => new RegExp(String.raw`\bdef\s+${literalPattern(name)}\s*\(`),
    examples: [["TypeError: Hall.fill() missing 1 required positional argument: 'room'", '    def fill(self, room):']],
    others: ['fill() missing'],
  },
  {
    id: 'python-none',
    families: ['python'],
    test: /'NoneType' object is not (?:subscriptable|iterable|callable)|cannot unpack non-iterable NoneType object|(?:list|tuple|string) index out of range|division by zero/,
    when: () => l10n.t('when a value does not fit the operation on its line'),
    examples: [["TypeError: 'NoneType' object is not subscriptable", '']],
    others: ['the shelf is not subscriptable'],
  },
];

const ecmascript: readonly RuntimeRow[] = [
  {
    id: 'js-read',
    families: ['ecmascript'],
    test: /Cannot (?:read|set) propert(?:y|ies) (?:of (?<value>undefined|null) \((?:reading|setting) '|')(?<name>[^'\n]{1,80})'/,
    when: ({ name = '' }) => l10n.t('when `.{0}` is read or set of a value that is undefined or null', name),
    seed: ({ name }) => name,
    line: ({ name }) => memberPattern(String.raw`(?<!\bthis|\?)\.`, name),
    examples: [
      ["TypeError: Cannot read properties of undefined (reading 'shelf')", 'return hall.shelf.room'],
      ["Cannot read property 'shelf' of undefined", 'return hall.shelf.room'],
    ],
    others: ['Cannot read the properties of the shelf'],
  },
  {
    id: 'js-read-safari',
    families: ['ecmascript'],
    test: /(?:undefined|null) is not an object \(evaluating '(?<expression>[^'\n]{1,160})'\)/,
    when: ({ expression = '' }) => l10n.t('when something is read of undefined or null in `{0}`', expression),
    seed: ({ expression }) => /[\w$]+$/.exec(expression ?? '')?.[0],
    line: ({ expression }) => new RegExp(escapeRegExp((expression ?? '').replace(/\s/g, ''))),
    isBlind: true,
    examples: [["undefined is not an object (evaluating 'hall.shelf')", 'return hall.shelf.room']],
    others: ['undefined is not an object'],
  },
  {
    id: 'js-function',
    families: ['ecmascript'],
    test: /\bTypeError: (?<expression>[\w$]{1,80}(?:\.[\w$]{1,80}){0,6}) is not a function/,
    when: ({ expression = '' }) => l10n.t('when `{0}` is called and is no function', expression),
    seed: ({ expression }) => /[\w$]+$/.exec(expression ?? '')?.[0],
    line: ({ expression }) => memberPattern(String.raw`(?<![\w$.])`, expression, String.raw`\s*\(`),
    examples: [['TypeError: hall.shelf is not a function', 'return hall.shelf (room)']],
    others: ['the shelf, which is not a function of it'],
  },
  {
    id: 'js-defined',
    families: ['ecmascript'],
    test: /\bReferenceError: (?<name>[\w$]{1,80}) is not defined/,
    when: ({ name = '' }) => l10n.t('when `{0}` is used where nothing of that name is defined', name),
    seed: ({ name }) => name,
    line: ({ name }) => memberPattern(String.raw`(?<![.\w$"'])`, name),
    examples: [['ReferenceError: shelf is not defined', 'return shelf.room']],
    others: ['the shelf is not defined'],
  },
];

const ruby: readonly RuntimeRow[] = [
  {
    id: 'ruby-nil',
    families: ['ruby'],
    test: /undefined (?:local variable or )?method [`'](?<name>[\w?!=]{1,80})' for (?<value>nil|an? [^\n(]{1,80}|#<)/,
    when: ({ name = '', value = '' }) => l10n.t('when `{0}` is called on {1}', name, value.trim()),
    seed: ({ name }) => name,
    line: ({ name }) => memberPattern(String.raw`(?<!&|\bself)\.`, name),
    examples: [["undefined method 'shelf' for nil (NoMethodError)", 'hall.shelf.room']],
    others: ["undefined shelf 'room' for nil"],
  },
  {
    id: 'ruby-key',
    families: ['ruby'],
    test: /\bkey not found: (?<key>:?["']?[\w?!]{1,80}["']?)/,
    when: ({ key = '' }) => l10n.t('when the key `{0}` is asked of something that does not have it', key),
    seed: ({ key }) => key?.replace(/^:|["']/g, ''),
    line: ({ key }) => new RegExp(String.raw`\.fetch[(\s]\s*${escapeRegExp(key ?? '').replace(/["']/g, `["']`)}\s*\)?(?!\s*,)`),
    examples: [['key not found: :shelf (KeyError)', 'hall.fetch(:shelf)']],
    others: ['the key of the shelf not found'],
  },
];

const php: readonly RuntimeRow[] = [
  {
    id: 'php-null',
    families: ['php'],
    test: /Call to a member function (?<name>\w{1,80})\(\) on (?<value>\w{1,40})/,
    when: ({ name = '', value = '' }) => l10n.t('when `{0}` is called on {1}', name, value),
    seed: ({ name }) => name,
    line: ({ name }) => memberPattern(String.raw`(?<!\$this|\?)->`, name, String.raw`\s*\(`),
    examples: [['Call to a member function shelf() on null', 'return $hall->shelf()->room();']],
    others: ['Call to a member of the shelf'],
  },
  {
    id: 'php-property',
    families: ['php'],
    test: /(?:Attempt to read property "(?<name>\w{1,80})" on|Undefined property: [\w\\]{1,160}::\$(?<value>\w{1,80}))/,
    when: ({ name, value = '' }) => l10n.t('when `{0}` is asked of a value that does not have it', `->${name ?? value}`),
    seed: ({ name, value }) => name ?? value,
    line: ({ name, value }) => memberPattern('(?<!\\?)->', name ?? value, String.raw`(?!\s*\()`),
    examples: [['Attempt to read property "shelf" on null', 'return $hall->shelf;']],
    others: ['Attempt to read the shelf'],
  },
  {
    id: 'php-key',
    families: ['php'],
    test: /Undefined (?:array key|index:?) "?(?<key>[\w-]{1,80})"?/,
    when: ({ key = '' }) => l10n.t('when the key `{0}` is asked of something that does not have it', key),
    seed: ({ key }) => key,
    line: ({ key }) =>
      new RegExp(String.raw`^(?!.*\b(?:isset|empty)\s*\([^)]*${quotedKey(key)}).*\[\s*${quotedKey(key)}\s*\](?!\s*(?:=(?!=)|\?\?))`),
    examples: [['Warning: Undefined array key "shelf"', "return $hall['shelf'];"]],
    others: ['Undefined shelf'],
  },
];

/** Texts of runtimes of dynamically typed languages. */
export const dynamicRows: readonly RuntimeRow[] = [...python, ...ecmascript, ...ruby, ...php];
