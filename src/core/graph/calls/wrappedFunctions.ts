// Finds the function that runs when a constant is called whose value a library made of it: `const save = debounce(() => …)`,
// `const Row = memo(RowView)`. The library is not read, but what it returns calls the one function that it was given.
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { TermCache } from '../flow/termCache.ts';
import { noteTargets, passedFunctions } from '../flow/flowKeys.ts';
import type { Term } from '../../symbols/values/valueTerms.ts';
import { fromOutside, type ExternalValue, type SymbolValue } from '../values/values.ts';
import type { Evaluation } from './evaluation.ts';

/** Dependencies of {@link wrappedFunction}. */
interface WrapperDependencies {
  readonly tracker: DependencyTracker;
  readonly terms: TermCache;
  readonly evaluation: Evaluation;
}

/** The only function of the workspace that the library call got which made the value of a constant; undefined where there is none. */
export function wrappedFunction({ holder }: ExternalValue, dependencies: WrapperDependencies): SymbolValue | undefined {
  if (!holder) return undefined;
  const { entry, index } = holder;
  return dependencies.tracker.remember(entry, `wrapped ${index}`, () => {
    noteTargets(dependencies.tracker, entry, passedFunctions);
    const fact = entry.fact(index);
    const scope = Math.max(fact?.parent ?? 0, 0);
    const binding = entry.file.facts.bindings.findLast(
      ({ by, name, ...each }) => by === 'flow' && each.scope === scope && name === fact?.name,
    );
    const term = binding && dependencies.terms.term(binding.value);
    if (term?.kind !== 'call') return undefined;
    const functions = term.arguments.flatMap(({ value }) => (value && functionOf(value, entry, scope, dependencies)) ?? []);
    return functions.length === 1 ? functions[0] : undefined;
  });
}

function functionOf(term: Term, entry: FileEntry, scope: number, { evaluation }: WrapperDependencies): SymbolValue | undefined {
  if (term.kind === 'function') return { kind: 'symbol', entry, index: term.index };
  if (term.kind !== 'name') return undefined;
  const value = evaluation.evaluate(entry, scope, term.name, fromOutside);
  if (value?.kind !== 'symbol') return undefined;
  const fact = value.entry.fact(value.index);
  return fact?.kind === 'function' || isClassLike(fact) ? value : undefined;
}
