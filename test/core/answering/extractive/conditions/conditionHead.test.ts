// The quotation of a condition has all of its head and nothing of its body.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { conditionHead } from '../../../../../src/core/answering/extractive/conditions/conditionHead.ts';

suite('the head of a condition', () => {
  const rows: readonly [what: string, language: string, lines: readonly string[], head: string][] = [
    ['omits the body on the same line', 'javascript', ["  if (!lid) throw new Error('no lid')"], 'if (!lid)'],
    ['contains a call', 'typescript', ['  if (isOpen(lid)) {'], 'if (isOpen(lid))'],
    ['joins several lines', 'python', ['    if all(', '        [lid, box]', '    ):', '        raise Missing()'], 'if all( [lid, box] )'],
    ['ignores brackets in strings', 'ruby', ['  elsif after == "["', '    params[name] = value'], 'elsif after == "["'],
    ['is found after its statement', 'ruby', ['  raise Missing, "no lid" unless lid.open?'], 'unless lid.open?'],
    ['stays whole if it stands first', 'ruby', ['  if lid.open? # unless it is shut'], 'if lid.open? # unless it is shut'],
    ['omits a body in braces on the same line', 'java', ['} else if (lid == null) { throw new Missing(); }'], '} else if (lid == null)'],
    ['goes on behind a part in parentheses', 'python', ['    if (a == 0) or (b == 0):'], 'if (a == 0) or (b == 0)'],
    ['needs no parentheses', 'go', ['	if err != nil {'], 'if err != nil'],
  ];
  for (const [what, language, lines, head] of rows) test(what, () => assert.equal(conditionHead(lines, 0, language), head));
});
