// Looks up a relation that a gap asks for, such as callers or overrides: in the list of *Find All Uses*, otherwise by facts of the index.
import { fileKey } from '../../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { testsOf } from '../../graph/queries/testsOf.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { symbolCandidate, type Candidate } from '../../searching/candidate.ts';
import { findCombinedUses, filterUsesByKind, summarizeCombinedUses, type CombinedUses } from '../../searching/relations/combinedUses.ts';
import { findNameLines, nameLineCandidate } from '../../searching/relations/nameLines.ts';
import { findUsesOrNameLines } from '../../searching/relations/usesOrNameLines.ts';
import { preferOwnCode } from '../../planning/subjects.ts';
import type { UsePlace, UseTarget } from '../../uses/target/usePlaces.ts';
import { useKinds } from '../../uses/places/useKind.ts';
import { useCountWords } from '../material/relations/useRelations.ts';
import { derivedDefinitions, sameNameDefinitions } from '../../searching/relations/derivedDefinitions.ts';
import type { GapRelation } from './gapRequest.ts';
import { kindsOfRelation } from '../../reading/relations.ts';
import type { GapView } from './gapView.ts';
import { countPhrase, maxPlaces, nameAndPlace, type GapSources, type GapResult } from './gapResult.ts';

/** Words for a relation: about a place for people, and about a number for a model. */
interface RelationWords {
  readonly why: (name: string) => string;
  readonly singular: string;
  readonly plural: string;
}

const relationWords: Readonly<Record<GapRelation, RelationWords>> = {
  callers: { why: (name) => l10n.t('calls {0}', name), singular: 'call', plural: 'calls' },
  uses: { why: (name) => l10n.t('uses {0}', name), singular: 'use', plural: 'uses' },
  reads: { why: (name) => l10n.t('reads {0}', name), singular: 'place that reads it', plural: 'places that read it' },
  constructs: { why: (name) => l10n.t('constructs {0}', name), singular: 'place that constructs it', plural: 'places that construct it' },
  imports: { why: (name) => l10n.t('imports {0}', name), singular: 'place that imports it', plural: 'places that import it' },
  sends: { why: (name) => l10n.t('sends {0}', name), singular: 'place that sends it', plural: 'places that send it' },
  handles: { why: (name) => l10n.t('handles {0}', name), singular: 'place that handles it', plural: 'places that handle it' },
  raisers: { why: (name) => l10n.t('raises {0}', name), singular: 'place that raises it', plural: 'places that raise it' },
  catches: { why: (name) => l10n.t('catches {0}', name), singular: 'place that catches it', plural: 'places that catch it' },
  writes: { why: (name) => l10n.t('changes {0}', name), singular: 'place that changes it', plural: 'places that change it' },
  tests: { why: (name) => l10n.t('tests {0}', name), singular: 'test', plural: 'tests' },
  subtypes: { why: (name) => l10n.t('extends or implements {0}', name), singular: 'subtype', plural: 'subtypes' },
  overrides: { why: (name) => l10n.t('overrides or implements {0}', name), singular: 'override', plural: 'overrides' },
  overloads: { why: (name) => l10n.t('is an overload of {0}', name), singular: 'overload', plural: 'overloads' },
};

/** Words for a method that an interface or a base declares. */
const implementationWords: RelationWords = { ...relationWords.overrides, singular: 'implementation', plural: 'implementations' };

function wordsOf(relation: GapRelation, definitions: readonly SymbolNode[]): RelationWords {
  return relation === 'subtypes' && definitions.every(({ fact }) => fact.kind === 'method' || fact.kind === 'function')
    ? implementationWords
    : relationWords[relation];
}

/** Target of the relation: definitions of the name inside the scope, or fields and variables that are no definitions. */
export interface RelationRequest {
  readonly name: string;
  readonly relation: GapRelation;
  readonly targets: readonly UseTarget[];
  /** Limits the result to these files. */
  readonly files?: readonly { readonly root: string; readonly path: string }[];
}

/** Places that have the relation. Where none is known, returns places that contain the name, with a note that nothing more is known. */
export async function lookUpRelation(request: RelationRequest, view: GapView, gapSources: GapSources): Promise<GapResult> {
  const { name, relation, targets, files } = request;
  const isThere = ({ root, path }: { root: string; path: string }): boolean =>
    !files || files.some((each) => each.root === root && each.path === path);
  const definitions = targets.flatMap((target) => (target.name === undefined ? [target.symbol] : []));
  const resolvedRequest: ResolvedRelationRequest = {
    ...request,
    isThere,
    definitions,
    ownPlaces: definitions.map((symbol) => symbolCandidate(symbol, 1, l10n.t('defines {0}', name))),
    definedNote: definitions.length ? `${definitions.slice(0, maxPlaces).map(nameAndPlace).join('; ')}: ` : '',
    allUses: await findCombinedUses(targets, gapSources.sources, gapSources.scope),
  };
  const kinds = kindsOfRelation[relation];
  const uses = resolvedRequest.allUses && kinds && filterUsesByKind(resolvedRequest.allUses, kinds, isThere);
  if (uses && uses.places.length + uses.possible.length > 0) return usesResult(resolvedRequest, uses);
  const symbols = view.inScope(relatedSymbols(resolvedRequest, gapSources)).filter(isThere);
  return symbols.length ? symbolsResult(resolvedRequest, symbols) : namingResult(resolvedRequest, gapSources);
}

/** A request with the facts that all kinds of result need. */
interface ResolvedRelationRequest extends RelationRequest {
  readonly isThere: (place: { readonly root: string; readonly path: string }) => boolean;
  readonly definitions: readonly SymbolNode[];
  readonly ownPlaces: readonly Candidate[];
  readonly definedNote: string;
  readonly allUses: CombinedUses | undefined;
}

/** Direct uses of the kinds, then possible ones; each counted by its places. */
function usesResult({ name, relation, ownPlaces, definedNote, definitions }: ResolvedRelationRequest, uses: CombinedUses): GapResult {
  const { why, singular, plural } = wordsOf(relation, definitions);
  const { direct, possible, undecided, through } = summarizeCombinedUses(uses);
  const whyPossible = ({ through: type }: UsePlace): string =>
    type ? l10n.t('may use {0} through {1}', name, type.fact.qualifiedName) : l10n.t('may use {0}', name);
  const candidates = [
    ...importsLast(uses.places).map((place) => nameLineCandidate(place, why(name))),
    ...uses.possible.map((place) => nameLineCandidate(place, whyPossible(place))),
  ];
  const places = firstOfEach(candidates, placeKey).slice(0, maxPlaces);
  const typeNames = through.length ? through.join(', ') : 'a base or derived type';
  const note = [
    `${definedNote}${direct === 1 ? `1 ${singular}` : direct ? `${direct} ${plural}` : `no ${singular} is known`}${linesText(uses.places)}`,
    possible ? `${possible} possible through ${typeNames}` : '',
    undecided ? `of ${countPhrase(undecided, 'more place')} of the name it is open what they mean` : '',
  ];
  return relationResult('found', [...places, ...ownPlaces], definitions, note.filter(Boolean).join('; '));
}

/** Maximum places with file and line. Set by judgement: a number without them leads to the same gap again. */
const maxNamedLines = 10;

/** Lines of direct uses, so that number and list agree: several are in one definition, and imports are uses too. */
function linesText(uses: readonly UsePlace[]): string {
  const uniqueUses = firstOfEach(importsLast(uses), ({ root, path, line }) => `${fileKey(root, path)}:${line}`);
  const lineTexts = uniqueUses
    .slice(0, maxNamedLines)
    .map(({ path, line, kind }) => `${path}:${line + 1}${kind === 'imports' ? ' (import)' : ''}`);
  const moreCount = uniqueUses.length - lineTexts.length;
  return lineTexts.length > 1 ? ` (${lineTexts.join(', ')}${moreCount > 0 ? ` and ${moreCount} more lines` : ''})` : '';
}

/** Few places are shown, and an import only leads to the use. */
function importsLast(places: readonly UsePlace[]): readonly UsePlace[] {
  return places.toSorted((a, b) => Number(a.kind === 'imports') - Number(b.kind === 'imports'));
}

/** Definitions that have the relation. */
function symbolsResult(
  { name, relation, ownPlaces, definedNote, definitions }: ResolvedRelationRequest,
  symbols: readonly SymbolNode[],
): GapResult {
  const { why, singular, plural } = wordsOf(relation, definitions);
  const preferredSymbols = preferOwnCode(symbols);
  const moreText = preferredSymbols.length > maxPlaces ? `, ${preferredSymbols.length - maxPlaces} of them are not shown` : '';
  const shownIds = new Set(preferredSymbols.slice(0, maxPlaces).map(({ id }) => id));
  const places = preferredSymbols.slice(0, maxPlaces).map((symbol) => symbolCandidate(symbol, 1, why(name)));
  const isAlone = relation === 'overloads' && preferredSymbols.length === 1;
  const note = isAlone
    ? `${definedNote}it has no overloads`
    : `${definedNote}${preferredSymbols.length === 1 ? `1 ${singular}` : `${preferredSymbols.length} ${plural}`}${moreText}`;
  return relationResult('found', [...places, ...ownPlaces.filter(({ symbol }) => !symbol || !shownIds.has(symbol.id))], definitions, note);
}

/** Fallback when nothing has the relation: other uses, or mere mentions. */
async function namingResult(
  { name, relation, ownPlaces, definedNote, definitions, allUses, isThere }: ResolvedRelationRequest,
  { sources, scope }: GapSources,
): Promise<GapResult> {
  const noneNote = relation === 'uses' ? '' : `no ${wordsOf(relation, definitions).singular} is known; `;
  const uses = allUses && filterUsesByKind(allUses, new Set(useKinds), isThere);
  const knownUses = uses ? [...importsLast(uses.places), ...uses.possible, ...uses.undecided] : [];
  if (uses && knownUses.length) {
    const places = firstOfEach(
      knownUses.map((each, index) =>
        nameLineCandidate(each, index < uses.places.length ? l10n.t('uses {0}', name) : l10n.t('names {0}', name)),
      ),
      placeKey,
    );
    return relationResult(
      'partial',
      [...places.slice(0, maxPlaces), ...ownPlaces],
      definitions,
      `${definedNote}${noneNote}${useCountWords(name, uses)}`,
    );
  }
  const { places, total, complete } = definitions.length
    ? await findUsesOrNameLines(definitions, sources, scope)
    : await findNameLines(name, sources, { scope, most: 4 * maxPlaces });
  const placesThere = places.filter(isThere);
  const candidates = firstOfEach(
    placesThere.map((each) => nameLineCandidate(each, l10n.t('names {0}', name))),
    placeKey,
  ).slice(0, maxPlaces);
  const isFound = relation === 'uses' && definitions.length === 0 && placesThere.length > 0 && complete;
  const countNote = total
    ? `${complete ? '' : 'at least '}${countPhrase(total, 'line')} of the indexed code ${total === 1 ? 'names' : 'name'} \`${name}\`${placesThere.length < total ? ', some are shown' : ''}`
    : allUses?.verdict.is === 'nobody'
      ? `nobody uses it: no other place names it, and nothing outside of this workspace should`
      : `no other line of the indexed code names \`${name}\``;
  return relationResult(isFound ? 'found' : 'partial', [...candidates, ...ownPlaces], definitions, `${definedNote}${noneNote}${countNote}`);
}

function relationResult(
  outcome: 'found' | 'partial',
  places: readonly Candidate[],
  symbols: readonly SymbolNode[],
  note: string,
): GapResult {
  return { how: 'facts', outcome, places: places.slice(0, maxPlaces + 1), symbols, candidates: [], note };
}

function placeKey({ root, path, symbol, lines }: Candidate): string {
  return symbol?.id ?? `${fileKey(root, path)}:${lines.first}`;
}

/** Definitions with the relation by facts of the index, where it is no kind of use. */
function relatedSymbols(
  { name, relation, definitions }: ResolvedRelationRequest,
  { sources: { graph } }: GapSources,
): readonly SymbolNode[] {
  switch (relation) {
    case 'raisers':
      return graph.raisers(name);
    case 'writes':
      return graph.mutators(name);
    case 'tests': {
      const tests = definitions.flatMap((symbol) => testsOf(symbol, graph, 2 * maxPlaces).map(({ test }) => test));
      return firstOfEach(tests, ({ id }) => id);
    }
    case 'subtypes':
    case 'overrides':
      return derivedDefinitions(definitions, graph);
    case 'overloads':
      return sameNameDefinitions(definitions, graph);
    default:
      return [];
  }
}
