// Tests that the text of a failure names: whoever asks why a test fails reads the test first.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/firstOfEach.ts';
import type { CodeGraph, SymbolNode } from '../../graph/types.ts';
import { ofSymbol, type Candidate } from '../../searching/candidate.ts';
import { inScope, type ResolvedScope } from '../../searching/scope.ts';

/** Tests that are read first. Set by judgement: of a whole report of failed tests the first ones stand for the rest. */
const mostTests = 2;
/** Lines of the text that are looked at, and the longest of them: what follows is the output of the tests. */
const [mostLines, longestLine] = [400, 400];

/** The tests inside `scope` that `text` names by their function or title, in the order of the text. A name that several files give a test means the one whose file is named. */
export function namedTests(text: string, graph: CodeGraph, scope: ResolvedScope): readonly Candidate[] {
  const found: SymbolNode[] = [];
  for (const line of text.split('\n', mostLines)) {
    // The title of a suite stands before that of its test.
    const names = line.length > longestLine ? [] : [...titlesIn(line), ...namesIn(line)].reverse();
    for (const name of names) {
      const tests = graph.byName(name).filter((each) => each.fact.kind === 'test' && inScope(each, scope));
      const inFile = tests.filter(({ path }) => text.includes(path.slice(path.lastIndexOf('/') + 1)));
      const [only, other] = inFile.length ? inFile : tests;
      if (!only || other) continue;
      found.push(only);
      break;
    }
    if (found.length >= mostTests) break;
  }
  return firstOfEach(found, ({ id }) => id)
    .slice(0, mostTests)
    .map((test) => ofSymbol(test, 1, l10n.t('is the test that is named')));
}

/** Names that a test function can have: they say what they are, since "test" is a part of them or they have several words. */
function namesIn(line: string): readonly string[] {
  return (line.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []).filter((name) => /test/i.test(name) || /[a-z\d][A-Z_]|_[a-z]/.test(name));
}

/** Titles between the marks that reports set around them: `✖ suite › title (3 ms)`, `not ok 4 - title`, `2) title:`. */
function titlesIn(line: string): readonly string[] {
  const parts = line.split(/\s+(?:[›»>]|::|\|)\s+/);
  return parts.map((part) => part.replace(before, '').replace(after, '')).filter((part) => part.includes(' '));
}

const before = /^\s*(?:[^\p{L}\p{N}\s"'`]+\s+|(?:not )?ok \d+ - |\d+\)\s+|(?:FAIL(?:ED)?|Error)[:\s]+)*/u;
const after = /\s*(?:\(\d[\d.,]*\s*m?s\)|\d[\d.,]*\s*m?s|:)?\s*$/;
