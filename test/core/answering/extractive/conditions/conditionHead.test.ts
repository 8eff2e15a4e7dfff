// What is quoted of a condition: all of its head, and nothing of what it decides.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { conditionHead } from '../../../../../src/core/answering/extractive/conditions/conditionHead.ts';

suite('the head of a condition', () => {
  const rows: readonly [what: string, language: string, lines: readonly string[], head: string][] = [
    ['without its body in the same line', 'javascript', ["  if (!lid) throw new Error('no lid')"], 'if (!lid)'],
    ['a call in it', 'typescript', ['  if (isOpen(lid)) {'], 'if (isOpen(lid))'],
    ['over several lines', 'python', ['    if all(', '        [lid, box]', '    ):', '        raise Missing()'], 'if all( [lid, box] )'],
    ['brackets in strings', 'ruby', ['  elsif after == "["', '    params[name] = value'], 'elsif after == "["'],
    ['behind what it decides', 'ruby', ['  raise Missing, "no lid" unless lid.open?'], 'unless lid.open?'],
    ['that stands first', 'ruby', ['  if lid.open? # unless it is shut'], 'if lid.open? # unless it is shut'],
    ['a body in braces in the same line', 'java', ['} else if (lid == null) { throw new Missing(); }'], '} else if (lid == null)'],
    ['without parentheses', 'go', ['	if err != nil {'], 'if err != nil'],
  ];
  for (const [what, language, lines, head] of rows) test(what, () => assert.equal(conditionHead(lines, 0, language), head));
});
