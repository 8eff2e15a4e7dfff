// Finds definitions that a query names exactly: a request with a name wants that definition, whatever else matches its words.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { namesInLine } from '../../../reading/mentions/codeNames.ts';
import { symbolCandidate, type Candidate } from '../../../searching/candidate.ts';
import type { AnswerRun } from '../../run/answerRun.ts';

/** Maximum definitions of one name; a more frequent one is ambiguous. Set by judgement. */
const maxDefinitions = 2;
/** Maximum names of one query. Set by judgement: a query of more is a list of words. */
const maxNames = 3;

/** Places of the definitions in the scope whose name occurs in `query` as in code, in the order of the names. */
export function exactDefinitions(
  query: string,
  { dependencies, scope, settings }: Pick<AnswerRun, 'dependencies' | 'scope' | 'settings'>,
): readonly Candidate[] {
  if (!settings['features.codeIndex']) return [];
  const { graph } = dependencies.sources;
  const isInside = ({ root, path, fact }: SymbolNode): boolean =>
    fact.kind !== 'module' && scope.contains(root, path, fact.nameRange.start.line);
  const names = namesInLine(query).map(({ name }) => name);
  const definitions = names.flatMap((name) => {
    // The last part of a dotted name counts alone only where the whole is unknown.
    const isPart = names.some((whole) => whole !== name && whole.endsWith(`.${name}`) && graph.byName(whole).some(isInside));
    const namesakes = isPart ? [] : graph.byName(name).filter(isInside);
    return namesakes.length <= maxDefinitions ? namesakes : [];
  });
  return firstOfEach(definitions, ({ id }) => id)
    .slice(0, maxNames)
    .map((symbol) => symbolCandidate(symbol, 1, l10n.t('defines {0}', symbol.fact.qualifiedName)));
}
