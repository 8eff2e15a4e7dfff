// Tests that the text of a failure names: whoever asks why a test fails reads the test first.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/types.ts';
import { ofSymbol, type Candidate } from '../../searching/candidate.ts';
import type { TestNames } from '../../reading/mentions/testNames.ts';
import { inScope, type ResolvedScope } from '../../searching/scope.ts';

/** Tests that are read first. Set by judgement: of a whole report of failed tests the first ones stand for the rest. */
const mostTests = 2;
/** The tests inside `scope` that a text names, in the order of the text. A name that several files give a test means the one whose file is named. */
export function namedTests({ lines, files }: TestNames, graph: CodeGraph, scope: ResolvedScope): readonly Candidate[] {
  const symbols: SymbolNode[] = [];
  for (const names of lines) {
    for (const name of names) {
      const tests = graph.byName(name).filter((each) => each.fact.kind === 'test' && inScope(each, scope));
      const inFile = tests.filter(({ path }) => files.has(path.slice(path.lastIndexOf('/') + 1)));
      const [only, other] = inFile.length ? inFile : tests;
      if (!only || other) continue;
      symbols.push(only);
      break;
    }
    if (symbols.length >= mostTests) break;
  }
  return firstOfEach(symbols, ({ id }) => id)
    .slice(0, mostTests)
    .map((test) => ofSymbol(test, 1, l10n.t('is the test that is named')));
}
