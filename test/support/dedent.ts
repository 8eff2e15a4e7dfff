// Source code in tests, written over several lines: the indentation of the test around it is not a part of it.

/**
 * Tag of a template that begins with a line break. The smallest indentation of its lines is taken from all of them.
 * A closing backtick on a line of its own means that the text ends in a line break.
 */
export function dedent(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const lines = String.raw({ raw: strings }, ...values).split('\n');
  if (lines.shift() !== '') throw new Error('A dedented text begins with a line break.');
  if (/^ +$/.test(lines.at(-1) ?? '')) lines[lines.length - 1] = '';
  const indent = Math.min(...lines.filter((line) => line !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0));
  return lines.map((line) => line.slice(indent)).join('\n');
}
