// Code before a condition that sets a parameter, declares it again or may change it, beside code that only reads it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUnchanged } from '../../../../src/core/planning/reach/unchangedParameter.ts';
import { rulesOf } from '../../../../src/core/syntax/languages.ts';

const changing: Readonly<Record<string, readonly string[]>> = {
  python: [
    'x = 1',
    'x += 1',
    'x, y = f()',
    '[y for x in z]',
    'del x',
    'import x',
    'f(lambda x: x)',
    'case Own(x):',
    'exec(y)',
    'for y, x in z:',
  ],
  typescript: [
    'x ||= 1',
    'x++;',
    '--x;',
    '[x] = y;',
    '({ x } = y);',
    'let x = 1;',
    'y.map(x => x);',
    'y.map((z, x) => x);',
    'function z(x) {}',
    'arguments[0] = 1;',
    'catch (x) {',
  ],
  java: ['String x = y;', 'x = y;', 'if (y instanceof Own x) {', 'y.map(x -> x);', 'for (Own x : y) {', 'List<Own> x = y;'],
  csharp: ['f(ref x);', 'f(out x);', 'y is Own x;', 'x ??= y;', 'var x = y;', 'int? x = y;'],
  go: ['x := 1', 'x, err := f()', 'f(&x)', 'var x int', 'for _, x := range y {'],
  rust: ['let x = 1;', 'f(&mut x);', 'Some(x) => 1,', 'if let Own { x } = y {', 'Own { x, .. } => 1,', 'y.map(|x| x);'],
  php: ['$x = 1;', 'sort($x);', '$y->fill($x);', 'foreach ($y as $x) {', 'extract($y);', 'f(function ($x) {'],
  ruby: ['x ||= 1', 'y.each { |x| x }', 'rescue Own => x', 'in { x }', 'x, y = z'],
};
const reading: Readonly<Record<string, readonly string[]>> = {
  python: ['y = x', 'f(x=x, y=x)', 'x == 1', 'y[x] == 1', 'if x: y()', 'self.x = 1', 'return f(x)', 'xx = 1'],
  typescript: ['const y = x;', 'f(x);', 'x === 1;', 'this.x = x;', 'y = x ? 1 : 2;', 'if (x) {', 'return x;', 'y = { x: 1 };'],
  java: ['Own y = x;', 'f(x, x);', 'y.x = 1;', 'return x == 1;', 'Own y = (Own) x;', 'if (x > 1) {'],
  csharp: ['Own y = x;', 'f(x);', 'y = nameof(x);'],
  go: ['y := x', 'f(x)', 'y.x = 1', 'if x && y {'],
  rust: ['let y = x;', 'f(x);', 'if x > 1 {'],
  php: ['$y = $x;', 'if (is_string($x)) {', '$y->x = 1;', 'return $x;'],
  ruby: ['y = x', 'f(x)', 'f x', 'y << x', '{ y => x }', 'y if x'],
};

const isFixed = (language: string, line: string, below = ''): boolean => {
  const { conditions } = rulesOf(language);
  assert.ok(conditions);
  const code = `${line}\n`;
  return isUnchanged(
    language === 'php' ? '$x' : 'x',
    code + below,
    { from: 0, to: code.length, end: code.length + below.length },
    conditions,
  );
};

for (const [language, lines] of Object.entries(changing))
  test(`${language}: a parameter is another value behind these`, () => {
    for (const line of lines) assert.equal(isFixed(language, line), false, line);
  });

for (const [language, lines] of Object.entries(reading))
  test(`${language}: these only read a parameter`, () => {
    for (const line of lines) assert.equal(isFixed(language, line), true, line);
  });

test('what stands below counts where code may run again or later', () => {
  assert.equal(isFixed('python', 'f(x)', 'x = 1\n'), true);
  assert.equal(isFixed('python', 'while y:', 'x = 1\n'), false);
  assert.equal(isFixed('typescript', 'z(() => y);', 'x = 1;\n'), false);
});
