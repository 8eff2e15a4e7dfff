// Uses for callers outside the engine: looked up by name or place, one-based, with the evidence for "nobody".
import { fileKeyOf } from '../../base/fileKey.ts';
import type { CancellationToken } from '../../base/cancellation.ts';
import { Pause } from '../../base/pause.ts';
import { symbolAround } from '../../graph/files/enclosingSymbols.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { fileName, type RootLabel } from '../../workspace/rootLabels.ts';
import { filesHoldingRuns } from '../../text/wordRuns.ts';
import { findEvent, textInQuotes } from './eventAnswer.ts';
import { findUses } from '../search/findUses.ts';
import { declaresMember } from '../places/memberDeclaration.ts';
import type { UseFilter, UseSearchSources, UsePlace, Uses, UseTarget } from '../target/usePlaces.ts';
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { keyAt } from '../places/objectKey.ts';
import { occurrencesOf, type Occurrence } from '../places/occurrences.ts';
import { codeIn, type Code } from '../places/recentCode.ts';
import { holdersOf, inlineMemberAt, memberOn } from '../target/fieldHolders.ts';
import type { Root } from '../../ports.ts';
import { rootByLabel } from '../../workspace/rootByLabel.ts';
import { countUses, type UseCounts } from './useCounts.ts';
import { verdictOf, verdictOfShared, type UsesVerdict } from './usesVerdict.ts';
import type { SharedNamePlaces, SharedNameType } from './sharedNameType.ts';
import type { UseKind } from '../places/useKind.ts';

/** A place that uses something. One-based. */
export interface UseResult {
  readonly file: string;
  readonly root: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly kind: UseKind;
  readonly evidence: string;
  readonly confidence: number;
  readonly text: string;
  /** Qualified name of the enclosing definition. */
  readonly symbol: string | null;
  /** The event through which a possible place may reach the target. */
  readonly throughEvent?: string;
  /** The contract that leads to the target, such as the request that it answers. */
  readonly contract?: string;
  /** For a possible use: qualified name of the base or derived type that it names, if known. */
  readonly through: string | null;
}

/** Uses of one definition, or of an event named by a string. */
export interface UsesAnswer {
  /** For an event: with its quotation marks. */
  readonly name: string;
  /** For a name that is shared as a text: what it names, such as `environment variable`. */
  readonly type?: SharedNameType;
  readonly file: string;
  /** One-based line of the definition; for an event, of its first place. */
  readonly line: number;
  readonly places: readonly UseResult[];
  readonly possible: readonly UseResult[];
  readonly undecided: readonly UseResult[];
  readonly verdict: UsesVerdict;
}

/** The numbers of the uses of one definition. */
export interface UsesSummary extends UseCounts, Pick<UsesAnswer, 'name' | 'file' | 'line' | 'verdict'> {}

/** The numbers of a result. */
export function summarizeUses({ name, file, line, verdict, places, possible, undecided }: UsesAnswer): UsesSummary {
  return {
    name,
    file,
    line,
    verdict,
    ...countUses(
      places.filter(({ kind }) => kind !== 'declares'),
      possible,
      undecided,
      (type) => type,
    ),
  };
}

/**
 * A name, an event in quotation marks, or the meaning of a name on a one-based line of a file. `column` is one-based; without it the whole
 * line counts.
 */
export interface UsesQuestion {
  readonly name: string;
  readonly at?: { readonly root: string; readonly path: string; readonly line: number; readonly column?: number };
}

/** The part of the workspace to report; `text` is null for all of it. */
export interface UsesScope {
  readonly text: string | null;
  contains(root: string, path: string, line?: number): boolean;
}

/** Sources of a look-up. */
export interface UsesLookUpSources extends UseSearchSources {
  readonly label: RootLabel;
  readonly isComplete: boolean;
  readonly roots: readonly Root[];
  readonly scope: UsesScope;
  readonly kinds?: ReadonlySet<UseKind>;
  /** Uses of a name that parts of the workspace share as a text, such as an environment variable; absent where none are looked up. */
  readonly sharedNames?: (name: string, includes: UseFilter, token: CancellationToken) => Promise<readonly SharedNamePlaces[]>;
  /** Compares uses with what language servers say; absent where none is asked. */
  readonly check?: (uses: Uses, includes: UseFilter) => Promise<Uses>;
}

/**
 * Uses of every matching definition, in index order. For a quoted name, or a name without a definition, the uses of an event; none if there
 * is no event. Rejects with `CancelledError`.
 */
export async function lookUpUses(
  { name, at }: UsesQuestion,
  sources: UsesLookUpSources,
  token: CancellationToken,
): Promise<readonly UsesAnswer[]> {
  const quotedText = textInQuotes(name);
  const findTargets = async (): Promise<readonly UseTarget[]> =>
    quotedText !== undefined ? [] : at ? targetsAt(name, at, sources) : targetsOfName(name, sources, token);
  const targets = await findTargets();
  const sharedUses = await usesOfSharedName(quotedText ?? name, at, sources, token);
  // A name at a column means one thing.
  if (at?.column !== undefined && sharedUses.length) return sharedUses;
  if (!targets.length && !at) return [...sharedUses, ...(await usesOfEvent(quotedText ?? name, sources, token))];
  const results = await usesOfTargets(targets, sources, token);
  // A target that was renamed or moved meanwhile is looked up again.
  const isCurrent = targets.every(({ symbol }) => sources.graph.symbol(symbol.id));
  return [...(isCurrent ? results : await usesOfTargets(await findTargets(), sources, token)), ...sharedUses];
}

/** Uses of a shared name; of one at a place only if that is among them. */
async function usesOfSharedName(
  name: string,
  at: UsesQuestion['at'],
  sources: UsesLookUpSources,
  token: CancellationToken,
): Promise<readonly UsesAnswer[]> {
  const { label, scope, roots } = sources;
  const includes: UseFilter = ({ root, path }, line) => scope.contains(root, path, line);
  const root = at && rootByLabel(at.root, roots)?.key;
  const isAt = (place: UsePlace): boolean =>
    !at ||
    (place.root === root &&
      place.path === at.path &&
      place.line === at.line - 1 &&
      (at.column === undefined || (place.column < at.column && at.column <= place.column + name.length + 1)));
  const sharedNames = (await sources.sharedNames?.(name, includes, token)) ?? [];
  const toResults = resultsOfKinds(sources);
  return sharedNames.flatMap(({ type, name: ownName, places }): readonly UsesAnswer[] => {
    const first = places.find(({ kind }) => kind === 'writes' || kind === 'declares') ?? places[0];
    if (!first || !places.some(isAt)) return [];
    const summary = { name: ownName, type, file: fileName(first, label), line: first.line + 1, places: toResults(places) };
    return [{ ...summary, possible: [], undecided: [], verdict: verdictOfShared(places) }];
  });
}

async function usesOfTargets(
  targets: readonly UseTarget[],
  sources: UsesLookUpSources,
  token: CancellationToken,
): Promise<readonly UsesAnswer[]> {
  const results: UsesAnswer[] = [];
  const pause = new Pause(sources.texts.clock, token);
  for (const target of targets) {
    results.push(await usesOfTarget(target, sources, token));
    if (pause.isDue) await pause.take();
  }
  return results;
}

/** The participants of an event; empty when there are none. */
async function usesOfEvent(event: string, sources: UsesLookUpSources, token: CancellationToken): Promise<readonly UsesAnswer[]> {
  const { label, scope } = sources;
  const includes = ({ root, path }: { root: string; path: string }, line: number): boolean => scope.contains(root, path, line);
  const eventPlaces = await findEvent(event, sources, token, { includes });
  const first = eventPlaces?.places[0];
  if (!eventPlaces || !first) return [];
  const toResults = resultsOfKinds(sources);
  return [
    {
      name: eventPlaces.name,
      file: fileName(first, label),
      line: first.line + 1,
      places: toResults(eventPlaces.places),
      possible: [],
      undecided: toResults(eventPlaces.others),
      verdict: { is: 'used' },
    },
  ];
}

/** Definitions called `name` (`Class.member` too): symbols, else fields and variables that are not symbols. */
async function targetsOfName(name: string, sources: UsesLookUpSources, token: CancellationToken): Promise<readonly UseTarget[]> {
  const symbols = sources.graph.byName(name).filter(({ fact }) => !isTitle(fact.kind));
  if (symbols.length) return mainDeclarations(symbols).map((symbol) => ({ symbol }));
  const fields = await fieldsOfName(name, sources, token);
  const dot = name.lastIndexOf('.');
  if (fields.length || dot < 0) return fields;
  // Assignments of plain values are not among the facts, so the named class is assumed to have the field.
  const assumedOwners = sources.graph.byName(name.slice(0, dot)).filter(({ fact }) => isClassLike(fact));
  return assumedOwners.map((symbol) => ({ symbol, name: name.slice(dot + 1) }));
}

/** Fields and variables called `name` (`Class.field` too) that are not symbols. Rejects with `CancelledError`. */
export async function fieldsOfName(
  name: string,
  { graph, texts, scope }: Pick<UsesLookUpSources, 'graph' | 'texts' | 'scope'>,
  token: CancellationToken,
): Promise<readonly UseTarget[]> {
  const dot = name.lastIndexOf('.');
  const [owner, member] = dot < 0 ? [undefined, name] : [name.slice(0, dot), name.slice(dot + 1)];
  const owners = owner === undefined ? undefined : new Set(graph.byName(owner).map(({ id }) => id));
  const targets: UseTarget[] = [];
  const take = ({ file: { root, path } }: { file: { readonly root: string; readonly path: string } }): void => {
    const importedDefinitions = owners ? [] : importedUnder(member, root, path, graph);
    const fileTargets = importedDefinitions.length ? importedDefinitions : holdersOf(root, path, member, graph);
    for (const target of fileTargets) {
      const isKnown = targets.some((known) => known.symbol.id === target.symbol.id && known.name === target.name);
      if (!isKnown && (owners?.has(target.symbol.id) ?? true)) targets.push(target);
    }
  };
  await filesHoldingRuns([member], texts, { includes: ({ root, path }) => scope.contains(root, path), maxOffsets: 1, take }, token);
  return targets;
}

/** The definition that the file imports under that name, as `require` does into a variable: it is the target, not the variable. */
function importedUnder(name: string, root: string, path: string, graph: CodeGraph): readonly UseTarget[] {
  const fact = graph.file(root, path)?.facts.imports.find(({ names }) => names.some(({ local }) => local === name));
  const definitions = fact ? graph.definitionsAt({ root, path, line: fact.line, name }) : 'outside';
  return definitions === 'outside' ? [] : definitions.filter(({ symbol }) => symbol.fact.kind !== 'module');
}

/** Whether the name is not a name in code: files, and titles of tests and routes. */
function isTitle(kind: SymbolNode['fact']['kind']): boolean {
  return kind === 'module' || kind === 'test' || kind === 'route';
}

/** One symbol per name and file: the last of several overloads or declarations, which has the body. */
function mainDeclarations(symbols: readonly SymbolNode[]): readonly SymbolNode[] {
  const lastByName = new Map(symbols.map((symbol) => [`${fileKeyOf(symbol)}:${symbol.fact.qualifiedName}`, symbol]));
  return [...lastByName.values()];
}

/**
 * The definition whose name is there, else the definitions that the name refers to, else a field or variable of the enclosing definition.
 */
async function targetsAt(
  name: string,
  { root: label, path, line, column }: NonNullable<UsesQuestion['at']>,
  { graph, roots, texts }: UsesLookUpSources,
): Promise<readonly UseTarget[]> {
  const root = rootByLabel(label, roots)?.key;
  const language = root === undefined ? undefined : graph.file(root, path)?.facts.language;
  if (root === undefined || language === undefined) return [];
  const inFile = graph.inFile(root, path);
  const definition = inFile.find(({ fact }) => fact.name === name && fact.nameRange.start.line === line - 1);
  if (definition) return [{ symbol: definition }];
  const code = codeIn((await texts.textOf(root, path)) ?? '', language);
  const lineOccurrences = occurrencesOf(name, code).filter((each) => each.line === line - 1);
  const place =
    lineOccurrences.find((each) => column === undefined || (each.column < column && column <= each.column + name.length + 1)) ??
    lineOccurrences[0];
  const enclosing = (place ? symbolAround(root, path, line - 1, place.column, graph) : graph.at(root, path, line - 1)) ?? inFile[0];
  if (place && enclosing && isClassLike(enclosing.fact) && declaresMember(place))
    return [{ symbol: enclosing, name: memberOn(line - 1, name, enclosing, graph) }];
  const inHead = inlineMemberAt(line - 1, name, inFile, graph);
  if (inHead && (place === undefined || lineOccurrences.some(declaresMember))) return [inHead];
  const definitions = place && meaningOf(place, { name, root, path, code }, graph);
  if (definitions?.length) return definitions;
  if (!enclosing || place?.receiver !== undefined) return [];
  // `self.x = …` in a method declares a field of the class.
  const holder = enclosing.fact.kind === 'method' ? (inFile[enclosing.fact.parent] ?? enclosing) : enclosing;
  return [{ symbol: holder, name }];
}

interface OccurrenceFile {
  readonly name: string;
  readonly root: string;
  readonly path: string;
  readonly code: Code;
}

/** The meaning of a name: for a key the member of its type, for a shorthand first the variable. */
function meaningOf(
  { line, column, offset, receiver }: Occurrence,
  { name, root, path, code }: OccurrenceFile,
  graph: CodeGraph,
): readonly UseTarget[] {
  const key =
    receiver === undefined && rulesOf(code.language).keyStyle === 'objectLiterals'
      ? keyAt(code.text, offset, offset + name.length)
      : undefined;
  const readings = key ? (key.isShorthand ? [undefined, key] : [key]) : [undefined];
  for (const reading of readings) {
    const definitions = graph.definitionsAt({ root, path, line, column, name, receiver, key: reading });
    if (definitions !== 'outside' && definitions.length) return definitions;
  }
  return [];
}

/** Uses of `target` for people and tools. Rejects with `CancelledError`. */
async function usesOfTarget(target: UseTarget, sources: UsesLookUpSources, token: CancellationToken): Promise<UsesAnswer> {
  const { graph, label, isComplete, scope } = sources;
  const includes: UseFilter = ({ root, path }, line) => scope.contains(root, path, line);
  const ownUses = await findUses(target, sources, token, { includes });
  const uses = sources.check ? await sources.check(ownUses, includes) : ownUses;
  const toResults = resultsOfKinds(sources);
  const { symbol, name } = uses.target;
  return {
    name: name === undefined ? symbol.fact.qualifiedName : `${symbol.fact.kind === 'module' ? '' : `${symbol.fact.qualifiedName}.`}${name}`,
    file: fileName(symbol, label),
    line: symbol.fact.nameRange.start.line + 1,
    places: toResults(uses.places),
    possible: toResults(uses.possible),
    undecided: toResults(uses.undecided),
    verdict: verdictOf(uses, graph, isComplete && scope.text === null),
  };
}

/** Places of the requested kinds in their outside form. */
function resultsOfKinds({ kinds, label }: UsesLookUpSources): (places: readonly UsePlace[]) => UseResult[] {
  return (places) => places.filter(({ kind }) => !kinds || kinds.has(kind)).map((place) => useResult(place, label));
}

function useResult(
  { root, path, line, column, kind, evidence, confidence, text, symbol, through, throughEvent, contract }: UsePlace,
  label: RootLabel,
): UseResult {
  return {
    file: fileName({ root, path }, label),
    root: label(root),
    path,
    line: line + 1,
    column: column + 1,
    kind,
    evidence,
    confidence,
    text,
    symbol: symbol && symbol.fact.kind !== 'module' ? symbol.fact.qualifiedName : null,
    through: through?.fact.qualifiedName ?? null,
    ...(throughEvent !== undefined && { throughEvent }),
    ...(contract !== undefined && { contract }),
  };
}
