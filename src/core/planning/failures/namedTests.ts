// Finds the tests that the text of a failure names: people read a failing test first.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { baseName } from '../../base/baseName.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { symbolCandidate, type Candidate } from '../../searching/candidate.ts';
import type { TestNames } from '../../reading/mentions/testNames.ts';
import { inScope, type ResolvedScope } from '../../searching/scope.ts';

/** Maximum tests that are read first. Set by judgement: in a whole report of failed tests the first ones represent the rest. */
const maxTests = 2;

/** The tests inside `scope` that a text names, in order. If several files have a test of that name, the text must name the file. */
export function namedTests({ lines, files }: TestNames, graph: CodeGraph, scope: ResolvedScope): readonly Candidate[] {
  const symbols: SymbolNode[] = [];
  for (const names of lines) {
    for (const name of names) {
      const tests = graph.byName(name).filter((each) => each.fact.kind === 'test' && inScope(each, scope));
      const inFile = tests.filter(({ path }) => files.has(baseName(path)));
      const [only, other] = inFile.length ? inFile : tests;
      if (!only || other) continue;
      symbols.push(only);
      break;
    }
    if (symbols.length >= maxTests) break;
  }
  return firstOfEach(symbols, ({ id }) => id)
    .slice(0, maxTests)
    .map((test) => symbolCandidate(test, 1, l10n.t('is the test that is named')));
}
