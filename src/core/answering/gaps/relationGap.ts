// Looks up a relation that a gap asks for, in the list of *Find All Uses*: calls, uses, raises, overrides and more; otherwise by facts of
// the index.
import { fileKey } from '../../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { testsOf } from '../../graph/queries/testsOf.ts';
import type { SymbolNode } from '../../graph/edges/types.ts';
import { ofSymbol, type Candidate } from '../../searching/candidate.ts';
import {
  decidedUses,
  namingPlaces,
  ofKinds,
  placeOfNaming,
  usesCount,
  usingPlaces,
  type DecidedUses,
} from '../../searching/relations/namingPlaces.ts';
import { preferOwnCode } from '../../planning/subjects.ts';
import type { UsePlace, UseTarget } from '../../uses/types.ts';
import { useKinds } from '../../uses/useKind.ts';
import { useCountWords } from '../relations/uses.ts';
import { builtUpon, sameNameDefinitions } from '../../searching/relations/builtUpon.ts';
import type { GapRelation } from './gapRequest.ts';
import { kindsOfRelation } from '../../reading/relations.ts';
import type { GapView } from './gapView.ts';
import { countPhrase, mostPlaces, nameAndPlace, type GapSources, type GapResult } from './gapResult.ts';

/** Words for a relation: about a place for people, and about a number for a model. */
interface RelationWords {
  readonly why: (name: string) => string;
  readonly one: string;
  readonly many: string;
}

const rows: Readonly<Record<GapRelation, RelationWords>> = {
  callers: { why: (name) => l10n.t('calls {0}', name), one: 'call', many: 'calls' },
  uses: { why: (name) => l10n.t('uses {0}', name), one: 'use', many: 'uses' },
  reads: { why: (name) => l10n.t('reads {0}', name), one: 'place that reads it', many: 'places that read it' },
  constructs: { why: (name) => l10n.t('constructs {0}', name), one: 'place that constructs it', many: 'places that construct it' },
  imports: { why: (name) => l10n.t('imports {0}', name), one: 'place that imports it', many: 'places that import it' },
  sends: { why: (name) => l10n.t('sends {0}', name), one: 'place that sends it', many: 'places that send it' },
  handles: { why: (name) => l10n.t('handles {0}', name), one: 'place that handles it', many: 'places that handle it' },
  raisers: { why: (name) => l10n.t('raises {0}', name), one: 'place that raises it', many: 'places that raise it' },
  catches: { why: (name) => l10n.t('catches {0}', name), one: 'place that catches it', many: 'places that catch it' },
  writes: { why: (name) => l10n.t('changes {0}', name), one: 'place that changes it', many: 'places that change it' },
  tests: { why: (name) => l10n.t('tests {0}', name), one: 'test', many: 'tests' },
  subtypes: { why: (name) => l10n.t('extends or implements {0}', name), one: 'subtype', many: 'subtypes' },
  overrides: { why: (name) => l10n.t('overrides or implements {0}', name), one: 'override', many: 'overrides' },
  overloads: { why: (name) => l10n.t('is an overload of {0}', name), one: 'overload', many: 'overloads' },
};

/** Words for a method that an interface or a base declares. */
const implementations: RelationWords = { ...rows.overrides, one: 'implementation', many: 'implementations' };

function rowOf(gapRelation: GapRelation, definitions: readonly SymbolNode[]): RelationWords {
  return gapRelation === 'subtypes' && definitions.every(({ fact }) => fact.kind === 'method' || fact.kind === 'function')
    ? implementations
    : rows[gapRelation];
}

/** Target of the relation: definitions of the name inside the scope, or fields and variables that are no definitions. */
export interface RelationOf {
  readonly name: string;
  readonly relation: GapRelation;
  readonly targets: readonly UseTarget[];
  /** Limits the result to these files. */
  readonly files?: readonly { readonly root: string; readonly path: string }[];
}

/** Places that have the relation. Where none is known, returns places that contain the name, with a note that nothing more is known. */
export async function relationGap(relationOf: RelationOf, view: GapView, sources: GapSources): Promise<GapResult> {
  const { name, relation: wanted, targets, files } = relationOf;
  const isThere = ({ root, path }: { root: string; path: string }): boolean =>
    !files || files.some((each) => each.root === root && each.path === path);
  const definitions = targets.flatMap((target) => (target.name === undefined ? [target.symbol] : []));
  const parts: RelationGapParts = {
    ...relationOf,
    isThere,
    definitions,
    own: definitions.map((symbol) => ofSymbol(symbol, 1, l10n.t('defines {0}', name))),
    defined: definitions.length ? `${definitions.slice(0, mostPlaces).map(nameAndPlace).join('; ')}: ` : '',
    decided: await decidedUses(targets, sources.sources, sources.scope),
  };
  const kinds = kindsOfRelation[wanted];
  const uses = parts.decided && kinds && ofKinds(parts.decided, kinds, isThere);
  if (uses && uses.places.length + uses.possible.length > 0) return ofUses(parts, uses);
  const symbols = view.inside(symbolsIn(parts, sources)).filter(isThere);
  return symbols.length ? ofSymbols(parts, symbols) : onlyNamed(parts, sources);
}

interface RelationGapParts extends RelationOf {
  readonly isThere: (place: { readonly root: string; readonly path: string }) => boolean;
  readonly definitions: readonly SymbolNode[];
  readonly own: readonly Candidate[];
  readonly defined: string;
  readonly decided: DecidedUses | undefined;
}

/** Direct uses of the kinds, then possible ones; each counted by its places. */
function ofUses({ name, relation: wanted, own, defined, definitions }: RelationGapParts, uses: DecidedUses): GapResult {
  const { why, one, many } = rowOf(wanted, definitions);
  const { direct, possible, undecided, through } = usesCount(uses);
  const maybe = ({ through: type }: UsePlace): string =>
    type ? l10n.t('may use {0} through {1}', name, type.fact.qualifiedName) : l10n.t('may use {0}', name);
  const all = [
    ...importsLast(uses.places).map((place) => placeOfNaming(place, why(name))),
    ...uses.possible.map((place) => placeOfNaming(place, maybe(place))),
  ];
  const places = firstOfEach(all, placeKey).slice(0, mostPlaces);
  const types = through.length ? through.join(', ') : 'a base or derived type';
  const note = [
    `${defined}${direct === 1 ? `1 ${one}` : direct ? `${direct} ${many}` : `no ${one} is known`}${linesOf(uses.places)}`,
    possible ? `${possible} possible through ${types}` : '',
    undecided ? `of ${countPhrase(undecided, 'more place')} of the name it is open what they mean` : '',
  ];
  return relation('found', [...places, ...own], definitions, note.filter(Boolean).join('; '));
}

/** Maximum places with file and line. Set by judgement: a number without them leads to the same gap again. */
const mostNamed = 10;

/** Lines of direct uses, so that number and list agree: several are in one definition, and imports are uses too. */
function linesOf(uses: readonly UsePlace[]): string {
  const all = firstOfEach(importsLast(uses), ({ root, path, line }) => `${fileKey(root, path)}:${line}`);
  const named = all.slice(0, mostNamed).map(({ path, line, kind }) => `${path}:${line + 1}${kind === 'imports' ? ' (import)' : ''}`);
  const more = all.length - named.length;
  return named.length > 1 ? ` (${named.join(', ')}${more > 0 ? ` and ${more} more lines` : ''})` : '';
}

/** Few places are shown, and an import only leads to the use. */
function importsLast(places: readonly UsePlace[]): readonly UsePlace[] {
  return places.toSorted((a, b) => Number(a.kind === 'imports') - Number(b.kind === 'imports'));
}

/** Definitions that have the relation. */
function ofSymbols({ name, relation: wanted, own, defined, definitions }: RelationGapParts, symbols: readonly SymbolNode[]): GapResult {
  const { why, one, many } = rowOf(wanted, definitions);
  const known = preferOwnCode(symbols);
  const more = known.length > mostPlaces ? `, ${known.length - mostPlaces} of them are not shown` : '';
  const shown = new Set(known.slice(0, mostPlaces).map(({ id }) => id));
  const places = known.slice(0, mostPlaces).map((symbol) => ofSymbol(symbol, 1, why(name)));
  const isAlone = wanted === 'overloads' && known.length === 1;
  const note = isAlone
    ? `${defined}it has no overloads`
    : `${defined}${known.length === 1 ? `1 ${one}` : `${known.length} ${many}`}${more}`;
  return relation('found', [...places, ...own.filter(({ symbol }) => !symbol || !shown.has(symbol.id))], definitions, note);
}

/** Fallback when nothing has the relation: other uses, or mere mentions. */
async function onlyNamed(
  { name, relation: wanted, own, defined, definitions, decided, isThere }: RelationGapParts,
  { sources, scope }: GapSources,
): Promise<GapResult> {
  const none = wanted === 'uses' ? '' : `no ${rowOf(wanted, definitions).one} is known; `;
  const uses = decided && ofKinds(decided, new Set(useKinds), isThere);
  const used = uses ? [...importsLast(uses.places), ...uses.possible, ...uses.undecided] : [];
  if (uses && used.length) {
    const places = firstOfEach(
      used.map((each, at) => placeOfNaming(each, at < uses.places.length ? l10n.t('uses {0}', name) : l10n.t('names {0}', name))),
      placeKey,
    );
    return relation('partial', [...places.slice(0, mostPlaces), ...own], definitions, `${defined}${none}${useCountWords(name, uses)}`);
  }
  const { places, total, complete } = definitions.length
    ? await usingPlaces(definitions, sources, scope)
    : await namingPlaces(name, sources, { scope, most: 4 * mostPlaces });
  const lines = places.filter(isThere);
  const candidates = firstOfEach(
    lines.map((each) => placeOfNaming(each, l10n.t('names {0}', name))),
    placeKey,
  ).slice(0, mostPlaces);
  const isFound = wanted === 'uses' && definitions.length === 0 && lines.length > 0 && complete;
  const count = total
    ? `${complete ? '' : 'at least '}${countPhrase(total, 'line')} of the indexed code ${total === 1 ? 'names' : 'name'} \`${name}\`${lines.length < total ? ', some are shown' : ''}`
    : decided?.verdict.is === 'nobody'
      ? `nobody uses it: no other place names it, and nothing outside of this workspace should`
      : `no other line of the indexed code names \`${name}\``;
  return relation(isFound ? 'found' : 'partial', [...candidates, ...own], definitions, `${defined}${none}${count}`);
}

function relation(outcome: 'found' | 'partial', places: readonly Candidate[], symbols: readonly SymbolNode[], note: string): GapResult {
  return { how: 'facts', outcome, places: places.slice(0, mostPlaces + 1), symbols, candidates: [], note };
}

function placeKey({ root, path, symbol, lines }: Candidate): string {
  return symbol?.id ?? `${fileKey(root, path)}:${lines.first}`;
}

/** Definitions with the relation by facts of the index, where it is no kind of use. */
function symbolsIn({ name, relation: wanted, definitions }: RelationGapParts, { sources: { graph } }: GapSources): readonly SymbolNode[] {
  switch (wanted) {
    case 'raisers':
      return graph.raisers(name);
    case 'writes':
      return graph.mutators(name);
    case 'tests': {
      const tests = definitions.flatMap((symbol) => testsOf(symbol, graph, 2 * mostPlaces).map(({ test }) => test));
      return firstOfEach(tests, ({ id }) => id);
    }
    case 'subtypes':
    case 'overrides':
      return builtUpon(definitions, graph);
    case 'overloads':
      return sameNameDefinitions(definitions, graph);
    default:
      return [];
  }
}
