// Looks up a relation that a gap asks for: callers, uses, raisers, what changes it, tests, subclasses. It counts as found only where it was found.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/firstOfEach.ts';
import { testsOf } from '../../graph/testsOf.ts';
import type { Edge, SymbolNode } from '../../graph/types.ts';
import { ofSymbol, type Candidate } from '../../retrieval/candidate.ts';
import { callsOfItself, callsThroughBases } from '../../retrieval/dispatch.ts';
import { namingPlaces, placeOfNaming, usingPlaces, type NamingPlaces } from '../../retrieval/namingPlaces.ts';
import { preferOwnCode } from '../../retrieval/subjects.ts';
import type { Wanted } from './gapRequest.ts';
import type { GapView } from './gapView.ts';
import { counted, mostPlaces, nameOf, type GapSources, type LookedUp } from './lookedUp.ts';

/** A relation, and not the definition itself. */
export type WantedRelation = Exclude<Wanted, 'definition'>;

/** What is said of each relation: of a place that has it, for people, and of how many there are, for a model. */
const words: Readonly<Record<WantedRelation, { readonly why: (name: string) => string; readonly one: string; readonly many: string }>> = {
  callers: { why: (name) => l10n.t('calls {0}', name), one: 'caller', many: 'callers' },
  uses: { why: (name) => l10n.t('uses {0}', name), one: 'use', many: 'uses' },
  raisers: { why: (name) => l10n.t('raises {0}', name), one: 'function that raises it', many: 'functions that raise it' },
  mutators: { why: (name) => l10n.t('changes {0}', name), one: 'function that changes it', many: 'functions that change it' },
  tests: { why: (name) => l10n.t('tests {0}', name), one: 'test', many: 'tests' },
  subclasses: { why: (name) => l10n.t('extends or implements {0}', name), one: 'subclass', many: 'subclasses' },
};

/**
 * What stands in the relation `wanted` to `name`, of which `definitions` are those inside the scope. Where the index knows nothing of it, the lines
 * that name it are given, and it is said that this is all that is known. `file`: only there.
 */
export async function relationGap(
  name: string,
  wanted: WantedRelation,
  definitions: readonly SymbolNode[],
  view: GapView,
  { sources, scope }: GapSources,
  file?: readonly { readonly root: string; readonly path: string }[],
): Promise<LookedUp> {
  const isThere = ({ root, path }: { root: string; path: string }): boolean =>
    !file || file.some((each) => each.root === root && each.path === path);
  const own = definitions.map((symbol) => ofSymbol(symbol, 1, l10n.t('defines {0}', name)));
  const defined = definitions.length ? `${definitions.slice(0, mostPlaces).map(nameOf).join('; ')}: ` : '';
  const all = related(name, wanted, definitions, sources.graph);
  const inside = new Set(view.inside(all.map(({ symbol }) => symbol)));
  const known = all.filter(({ symbol }) => inside.has(symbol) && isThere(symbol));
  const { why, one, many } = words[wanted];
  if (known.length) {
    const ownCode = new Set(preferOwnCode(known.map(({ symbol }) => symbol)));
    const shown = known.filter(({ symbol }) => ownCode.has(symbol));
    const more = shown.length > mostPlaces ? `, ${shown.length - mostPlaces} of them are not shown` : '';
    const places = [...shown.slice(0, mostPlaces).map(({ symbol, at }) => ({ ...ofSymbol(symbol, 1, why(name)), ...at })), ...own];
    return relation('found', places, definitions, `${defined}${shown.length === 1 ? `1 ${one}` : `${shown.length} ${many}`}${more}`);
  }
  const isDefined = wanted === 'uses' && definitions.length > 0;
  const naming = isDefined
    ? await usingPlaces(definitions, sources, scope)
    : await namingPlaces(name, sources, { scope, definitions, most: 4 * mostPlaces });
  const direct = naming.decided?.direct;
  const lines = naming.places.filter(isThere);
  const places = firstOfEach(
    lines.map((each, at) => placeOfNaming(each, at < (direct ?? 0) ? l10n.t('uses {0}', name) : l10n.t('names {0}', name))),
    placeKey,
  ).slice(0, mostPlaces);
  const found = wanted === 'uses' && (direct === undefined ? lines.length > 0 && naming.complete : direct > 0);
  const none = wanted === 'uses' ? '' : `no ${one} is known; `;
  return relation(found ? 'found' : 'partial', [...places, ...own], definitions, `${defined}${none}${namedAt(name, naming, lines.length)}`);
}

function relation(outcome: 'found' | 'partial', places: readonly Candidate[], symbols: readonly SymbolNode[], note: string): LookedUp {
  return { how: 'facts', outcome, places: places.slice(0, mostPlaces + 1), symbols, candidates: [], note };
}

function namedAt(name: string, { total, complete, decided }: NamingPlaces, shown: number): string {
  if (decided?.direct) {
    const open = [
      decided.possible ? `; ${decided.possible} more may use it through a base or derived type` : '',
      decided.undecided ? `; of ${decided.undecided} more of the name it is open what they mean` : '',
    ].join('');
    return `${counted(decided.direct, 'line')} of the indexed code ${decided.direct === 1 ? 'uses' : 'use'} \`${name}\`${shown < decided.direct ? ', some are shown' : ''}${open}`;
  }
  if (total === 0) return `no other line of the indexed code names \`${name}\``;
  const atLeast = complete ? '' : 'at least ';
  return `${atLeast}${counted(total, 'line')} of the indexed code ${total === 1 ? 'names' : 'name'} \`${name}\`${shown < total ? ', some are shown' : ''}`;
}

function placeKey({ root, path, symbol, lines }: Candidate): string {
  return symbol?.id ?? `${root}:${path}:${lines.first}`;
}

/** What stands in a relation, with the line that shows it where that is known: it stays in view when the rest is cut. */
interface Related {
  readonly symbol: SymbolNode;
  readonly at?: Pick<Candidate, 'at'>;
}

function related(
  name: string,
  wanted: WantedRelation,
  definitions: readonly SymbolNode[],
  graph: GapSources['sources']['graph'],
): readonly Related[] {
  const callersOf = (edges: readonly Edge[]): readonly Related[] =>
    firstOfEach(edges, ({ caller }) => caller).flatMap(({ caller, line }) => {
      const symbol = graph.symbol(caller);
      return symbol ? [{ symbol, at: { at: line } }] : [];
    });
  switch (wanted) {
    case 'uses':
      return [];
    case 'raisers':
      return graph.raisers(name).map((symbol) => ({ symbol }));
    case 'mutators':
      return graph.mutators(name).map((symbol) => ({ symbol }));
    case 'tests': {
      const tests = definitions.flatMap((symbol) => testsOf(symbol, graph, 2 * mostPlaces).map(({ test }) => test));
      return firstOfEach(tests, ({ id }) => id).map((symbol) => ({ symbol }));
    }
    case 'subclasses':
      return callersOf(definitions.flatMap(({ id }) => graph.incoming(id, ['extends', 'implements'])));
    case 'callers':
      return callersOf(
        definitions.flatMap((symbol) => {
          const through = callsThroughBases(symbol, graph);
          return [...callsOfItself(symbol, graph, through), ...through.flatMap(({ calls }) => calls)];
        }),
      );
  }
}
