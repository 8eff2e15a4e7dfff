// Checks the uses of a definition against the references that a language server names.
import { fileKey, fileKeyOf } from '../base/fileKey.ts';
import { lineStartsOf } from '../base/lineStarts.ts';
import { confidenceOf } from '../graph/edges/edgeConfidence.ts';
import { ownerOf, symbolAround } from '../graph/files/enclosingSymbols.ts';
import { rulesOf } from '../syntax/languages.ts';
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { ServerPlace, ServerReply } from '../ports.ts';
import type { FileTexts } from '../text/fileTexts.ts';
import { occurrencesOf } from '../uses/places/occurrences.ts';
import { codeIn } from '../uses/places/recentCode.ts';
import { useKindOf, type UseKind } from '../uses/places/useKind.ts';
import { comparePlaces, type UseFilter, type UsePlace, type Uses } from '../uses/target/usePlaces.ts';
import type { Consultation } from './consultation.ts';
import { isBelow, isSameTarget, requestAbout, symbolAtName } from './serverSymbols.ts';

/** Uses of these kinds are read from texts and heads: a server lists none of them as references. */
const kindsBesideReferences: ReadonlySet<UseKind> = new Set<UseKind>(['sends', 'handles', 'registers', 'overrides', 'implements']);

/** Where the uses are looked up. */
interface UseCheckSources {
  readonly graph: CodeGraph;
  readonly texts: FileTexts;
  readonly includes: UseFilter;
}

/**
 * The uses with the word of the language server: places that it names, too, are confirmed; further ones are added; those that it says mean
 * something else are left out. Without a reply they stay as they are. Rejects with `CancelledError`.
 */
export async function checkUses(uses: Uses, sources: UseCheckSources, consultation: Consultation): Promise<Uses> {
  const { symbol, name } = uses.target;
  // A field without a symbol of its own has no known column.
  if (name !== undefined) return uses;
  const reply = await referencesOf(symbol, sources, consultation);
  if (!reply?.places.length) return uses;
  return new UseCheck(uses, reply, sources, consultation).run();
}

async function referencesOf(symbol: SymbolNode, { texts }: UseCheckSources, consultation: Consultation): Promise<ServerReply | undefined> {
  const { memory } = consultation;
  const known = memory.references(symbol.id, texts.changes);
  if (known) return known;
  const [reply] = await consultation.askAll(symbol.language, [requestAbout(symbol, 'references')]);
  if (reply?.places.length) memory.noteReferences(symbol.id, texts.changes, reply);
  return reply;
}

/** One check of one list of uses. */
class UseCheck {
  readonly #uses: Uses;
  readonly #reply: ServerReply;
  readonly #sources: UseCheckSources;
  readonly #consultation: Consultation;
  /** Lines that the server names, by file and line. */
  readonly #named: ReadonlyMap<string, ServerPlace>;
  readonly #isMember: boolean;

  constructor(uses: Uses, reply: ServerReply, sources: UseCheckSources, consultation: Consultation) {
    this.#uses = uses;
    this.#reply = reply;
    this.#sources = sources;
    this.#consultation = consultation;
    this.#named = new Map(reply.places.map((place) => [lineKey(place), place]));
    const owner = ownerOf(uses.target.symbol, sources.graph);
    // A function in an object may be a member of an interface, too, which its facts do not tell.
    this.#isMember = owner !== undefined && owner.fact.kind !== 'module';
  }

  async run(): Promise<Uses> {
    const { places, possible, undecided, target } = this.#uses;
    const isNamed = (place: UsePlace): boolean => this.#named.has(lineKey(place));
    const addedPlaces = await this.#addedPlaces();
    const namedUndecided = undecided.filter(isNamed);
    // A server may not know all files: where it names no reference, it is asked for the definition.
    const unnamed = [...places, ...undecided].filter((place) => !isNamed(place) && this.#isComparable(place));
    // Of a member the server also names calls through bases and interfaces, which may run another method.
    const open = [...namedUndecided, ...addedPlaces];
    const definitions = await this.#definitionsAt([...(this.#isMember ? open : []), ...unnamed]);
    const decide = (place: UsePlace): 'target' | 'other' | 'unknown' => this.#decide(definitions.get(place));
    const direct = open.filter((place) => !this.#isMember || decide(place) === 'target');
    // What stands outside may be an interface or base of the target: it refutes only places that nothing else decides.
    const isOther = (place: UsePlace): boolean =>
      decide(place) === 'other' && (undecided.includes(place) || definitions.get(place)?.places.some(({ root }) => root !== '') === true);
    const refuted = new Set(this.#reply.isCut ? [] : unnamed.filter(isOther));
    const confirmed = new Set([...places.filter(isNamed), ...unnamed.filter((place) => decide(place) === 'target'), ...direct]);
    const added = addedPlaces.filter((place) => confirmed.has(place));
    this.#consultation.count(target.symbol.language, {
      confirmed: confirmed.size - added.length,
      added: added.length,
      refuted: refuted.size,
    });
    const isLeft = (place: UsePlace): boolean => !confirmed.has(place) && !refuted.has(place);
    return {
      ...this.#uses,
      places: [...[...confirmed].map(confirm), ...places.filter(isLeft)].sort(comparePlaces),
      possible: [...possible, ...open.filter(isLeft)].sort(comparePlaces),
      undecided: undecided.filter((place) => isLeft(place) && !namedUndecided.includes(place)),
    };
  }

  /** References of the server in indexed files that are not among the uses, as far as the name stands there. */
  async #addedPlaces(): Promise<readonly UsePlace[]> {
    const { places, possible, undecided, target } = this.#uses;
    const known = new Set([...places, ...possible, ...undecided].map(lineKey));
    const added: UsePlace[] = [];
    for (const [key, place] of this.#named) {
      if (known.has(key) || this.#isDefinition(place) || !this.#sources.includes(place, place.line)) continue;
      const use = await this.#readPlace(place, target.symbol);
      if (use) added.push(use);
    }
    return added;
  }

  #isDefinition(place: ServerPlace): boolean {
    return symbolAtName(this.#sources.graph, place, this.#uses.target.symbol.fact.name) !== undefined;
  }

  /** The use at a place of the server; undefined where the name does not stand in the code: it may be wrong, or speak of an older text. */
  async #readPlace({ root, path, line, column }: ServerPlace, { fact, language }: SymbolNode): Promise<UsePlace | undefined> {
    const { graph, texts } = this.#sources;
    const file = graph.file(root, path);
    const text = file && (await texts.textOf(root, path));
    if (text === undefined || rulesOf(file?.facts.language ?? '') !== rulesOf(language)) return undefined;
    const start = lineStartsOf(text)[line];
    if (start === undefined || !text.startsWith(fact.name, start + column)) return undefined;
    const [occurrence] = occurrencesOf(fact.name, codeIn(text, file?.facts.language ?? ''), [start + column]);
    if (!occurrence || occurrence.line !== line || occurrence.column !== column) return undefined;
    const isImport = file?.facts.imports.some((each) => each.line === line);
    return {
      ...{ root, path, role: file?.role ?? 'code', line, column },
      kind: isImport ? 'imports' : useKindOf(occurrence, fact.kind),
      ...{ evidence: 'language-server', confidence: confidenceOf['language-server'] },
      text: text.slice(start, text.indexOf('\n', start) < 0 ? undefined : text.indexOf('\n', start)).trim(),
      symbol: symbolAround(root, path, line, column, graph) ?? null,
      through: null,
    };
  }

  /** Whether the server speaks of such places: those of its language that name the target in code. */
  #isComparable({ root, path, kind }: UsePlace): boolean {
    const language = this.#sources.graph.file(root, path)?.facts.language ?? '';
    return !kindsBesideReferences.has(kind) && rulesOf(language) === rulesOf(this.#uses.target.symbol.language);
  }

  async #definitionsAt(places: readonly UsePlace[]): Promise<ReadonlyMap<UsePlace, ServerReply>> {
    const { language } = this.#uses.target.symbol;
    const replies = places.length
      ? await this.#consultation.askAll(
          language,
          places.map(({ root, path, line, column }) => ({ question: 'definition', root, path, line, column })),
        )
      : [];
    return new Map(places.flatMap((place, at) => (replies[at]?.places.length ? [[place, replies[at]] as const] : [])));
  }

  /** What a reply about a place says of the target. A place in the file of the use may be an import, and says nothing. */
  #decide(reply: ServerReply | undefined): 'target' | 'other' | 'unknown' {
    if (!reply) return 'unknown';
    const { graph } = this.#sources;
    const { symbol } = this.#uses.target;
    const isTarget = (place: ServerPlace): boolean => {
      const definition = symbolAtName(graph, place, symbol.fact.name);
      const isOwnLine = fileKeyOf(place) === fileKeyOf(symbol) && place.line === symbol.fact.nameRange.start.line;
      return isOwnLine || (definition !== undefined && isSameTarget(definition.id, symbol, graph));
    };
    if (reply.places.some(isTarget)) return 'target';
    // Only a definition that is known here, or lies outside, is another one: a line without a symbol may be an alias.
    const isOther = (place: ServerPlace): boolean => {
      const definition = place.root === '' ? undefined : symbolAtName(graph, place, symbol.fact.name);
      const isRelated = definition && (isBelow(definition.id, symbol, graph) || isBelow(symbol.id, definition, graph));
      return place.root === '' || (definition !== undefined && !isRelated);
    };
    return reply.places.every(isOther) ? 'other' : 'unknown';
  }
}

function confirm(place: UsePlace): UsePlace {
  return { ...place, evidence: 'language-server', confidence: confidenceOf['language-server'] };
}

function lineKey({ root, path, line }: { readonly root: string; readonly path: string; readonly line: number }): string {
  return `${fileKey(root, path)}:${line}`;
}
