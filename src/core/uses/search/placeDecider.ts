// Decides for each place whether a name means the target: by scope, imports, types, keys and edges.
import { rulesOf } from '../../syntax/languages.ts';
import { fileKey } from '../../base/fileKey.ts';
import { confidenceOf, dispatchConfidence, minSureConfidence } from '../../graph/edges/edgeConfidence.ts';
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { definitionFrom } from '../../graph/files/enclosingSymbols.ts';
import type { CodeGraph, EdgeEvidence, NamedDefinition, NamePlace, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { TextFile } from '../../text/fileTexts.ts';
import { borrowsFrom } from '../target/borrowedMethods.ts';
import { TargetEvents } from '../events/targetEvents.ts';
import type { Key } from '../places/objectKey.ts';
import type { Occurrence } from '../places/occurrences.ts';
import { PlaceReader, type OccurrencePlace } from './placeReader.ts';
import { TargetFacts, type KnownEdge } from '../target/targetFacts.ts';
import { lineTextAt, ownerOfTarget, type UsePlace, type UseTarget } from '../target/usePlaces.ts';
import { namesType, type UseKind } from '../places/useKind.ts';

/** What a name at a place means: surely the target, possibly the target at run time, something else, or nobody can tell. */
type PlaceVerdict =
  | { readonly is: 'target'; readonly evidence: EdgeEvidence; readonly confidence: number }
  | { readonly is: 'possible'; readonly through?: SymbolNode }
  | { readonly is: 'undecided' | 'other' };

/** Verdict on a place, without its evidence. */
export type PlaceVerdictKind = PlaceVerdict['is'];

const otherVerdict: PlaceVerdict = { is: 'other' };
const undecidedVerdict: PlaceVerdict = { is: 'undecided' };
const sameScopeVerdict: Extract<PlaceVerdict, { is: 'target' }> = {
  is: 'target',
  evidence: 'same-scope',
  confidence: confidenceOf['same-scope'],
};

/** A place with its verdict. */
export interface DecidedPlace {
  readonly place: UsePlace;
  readonly is: PlaceVerdictKind;
}

/** Words for the base of the enclosing class. */
const baseWord = /^(?:super(?:\(.*\))?|base|parent)$/;

/** Operators of TypeScript that a value follows, even at a type position. */
const operatorOnValue = /\b(?:typeof|instanceof)\s+$/;

/** Decides for the places of one target. */
export class PlaceDecider {
  readonly #facts: TargetFacts;
  readonly #graph: CodeGraph;
  readonly #events: TargetEvents;
  readonly #reader: PlaceReader;
  readonly #home: string;
  #uses = 0;
  #uncertainExclusions = 0;

  /** @param homeText the text of the file that defines the target */
  constructor(target: UseTarget, graph: CodeGraph, homeText: string | undefined) {
    this.#home = homeText ?? '';
    this.#facts = new TargetFacts(target, graph);
    this.#graph = graph;
    this.#events = new TargetEvents(target, graph);
    this.#reader = new PlaceReader(this.#facts);
  }

  /** Places of the name in code so far that are no uses: definitions, and other meanings. */
  get nonUses(): { readonly definitions: number; readonly others: number } {
    const { definitions, others } = this.#reader;
    return { definitions, others: others - this.#uses };
  }

  /** Whether the owner declares the target, apart from assignments. */
  get isDeclared(): boolean {
    return this.#reader.isDeclared;
  }

  /** Places so far that only inferred types exclude, so that "nobody" cannot rest on them. */
  get uncertainExclusions(): number {
    return this.#uncertainExclusions;
  }

  /**
   * Decides the places of `name` in `text` at the offsets `offsets`, one by one. Yields undefined for each that is no use, so that other work
   * can run between any two.
   */
  *decideInFile(file: TextFile, text: string, name: string, offsets: readonly number[]): Generator<DecidedPlace | undefined> {
    for (const place of this.#reader.readInFile(file, text, name, offsets)) {
      const decidedPlace = place && this.#decide(place, file, text);
      if (decidedPlace) this.#uses++;
      yield decidedPlace;
    }
  }

  #decide(place: OccurrencePlace, { role }: TextFile, text: string): DecidedPlace | undefined {
    const { root, path, name, rules, kind, occurrence, symbol, isParameter, isFunction } = place;
    const verdict = this.#verdictOn(place);
    if (verdict.is === 'other' || (isFunction && verdict.is !== 'target')) return undefined;
    const { evidence, confidence } = verdict.is === 'target' ? verdict : { evidence: 'name-only' as const, confidence: dispatchConfidence };
    const eventUse = kind() === 'imports' ? undefined : this.#events.useAt(occurrence, name, text, rules, symbol, isParameter);
    const use = this.#events.isEventLike(eventUse) ? undefined : eventUse;
    const { line, column, offset } = occurrence;
    const user = definitionFrom(symbol ?? undefined, line, column, this.#graph) ?? null;
    const through = (verdict.is === 'possible' && verdict.through) || null;
    const details = { kind: use?.kind ?? kind(), text: lineTextAt(text, offset), through, ...(use?.event && { event: use.event.text }) };
    return { place: { root, path, role, line, column, evidence, confidence, symbol: user, ...details }, is: verdict.is };
  }

  #verdictOn(occurrencePlace: OccurrencePlace): PlaceVerdict {
    const { rules, kind, occurrence, symbol: around, key, isParameter } = occurrencePlace;
    const { receiver } = occurrence;
    const edge = this.#edgeFrom(occurrencePlace);
    if (isParameter && edge && settlesPlace(edge)) return { is: 'target', ...edge };
    // A key of an argument or object is not a plain name of a scope.
    const isKey = receiver === undefined && (key ? !key.isShorthand : isKeyword(occurrencePlace));
    // In a class body `name:` declares a field, except inside the value of another field.
    if (isKey && !key && around && isClassLike(around.fact)) return this.#facts.owner?.id === around.id ? undecidedVerdict : otherVerdict;
    if (receiver === undefined && !key && around && this.#isRedeclaration(occurrence, around)) return { is: 'possible', through: around };
    const place = this.#namePlaceOf(occurrencePlace);
    if (this.#facts.isConstructor) return this.#verdictOnConstruction(place, kind(), occurrence, edge);
    if (key) {
      if (rules.keyStyle === 'annotationElements' && key.anchor.how === 'value') return this.#verdictOnCase(occurrencePlace, place, key);
      const isDecided = this.#facts.isMember || rules.keyStyle === 'keywordArguments' || key.anchor.how === 'struct';
      if (isDecided) return this.#verdictOnKey(this.#graph.definitionsAt({ ...place, key }), place);
    }
    if (!isKey) return this.#verdictOnName(occurrencePlace, place, edge);
    if (!this.#facts.owner && this.#facts.target.name === undefined) return otherVerdict;
    return edge && settlesPlace(edge) ? { is: 'target', ...edge } : this.#verdictOnUnknown(occurrencePlace, place, edge, isKey);
  }

  /** The surest edge from a place to the target. */
  #edgeFrom({ root, path, rules, occurrence, symbol, isParameter, importFact }: OccurrencePlace): KnownEdge | undefined {
    // Where parameter names inject values, the edges start on the first line of the head.
    const headLine = isParameter && rules.injectsByName ? symbol?.fact.nameRange.start.line : undefined;
    return this.#facts.edgeAt(root, path, headLine ?? importFact?.line ?? occurrence.line);
  }

  /** The place in the terms of the graph, to look up its meaning. */
  #namePlaceOf(occurrencePlace: OccurrencePlace): NamePlace {
    const { root, path, name, rules, kind, occurrence, symbol, head, importFact, form, isFunction } = occurrencePlace;
    const { receiver, isQuoted, before } = occurrence;
    // A function in an object literal is looked up from outside the function, in the object.
    const column = isFunction ? startOf(symbol, occurrence) - 1 : occurrence.column;
    const isOperand = rules.hasTypeQueries && operatorOnValue.test(before);
    const isType = (!isOperand && namesType(this.#facts.kind, kind)) || (rules.typesFollowNames && isTypeOfParameter(occurrence));
    const line = importFact?.line ?? occurrence.line;
    return { root, path, line, column, name, receiver, isQuoted, isType, inHead: head === 'outside', form };
  }

  /** The meaning of a name that is no key: by facts as far as they go, else by edges. */
  #verdictOnName(occurrencePlace: OccurrencePlace, place: NamePlace, edge: KnownEdge | undefined): PlaceVerdict {
    const { rules, kind } = occurrencePlace;
    const facts = this.#facts;
    const meanings = this.#graph.definitionsAt(place);
    const isLocal = meanings !== 'outside' && meanings.some(({ symbol, name }) => name !== undefined && isFunctionSymbol(symbol));
    if (occurrencePlace.isBesideLocal && isLocal && facts.isTopOf(place)) return sameScopeVerdict;
    const definitions = occurrencePlace.isBesideLocal && isLocal ? [] : meanings;
    if (facts.overloads?.isOverloaded && kind() !== 'imports' && facts.isAmong(definitions)) return this.#verdictOnOverload(place, edge);
    if (definitions === 'outside' && place.receiver !== undefined && rules.outsideIsSure) return this.#verdictOnExternal(place);
    if (edge && settlesPlace(edge)) {
      // A call of the value in a field of that name names the field, and calls the target.
      const isField = definitions !== 'outside' && definitions.length > 0 && this.#verdictOnMeanings(definitions, place).is === 'other';
      return isField ? { is: 'possible' } : { is: 'target', ...edge };
    }
    if (definitions === 'outside')
      return facts.isOfModule(place) ? sameScopeVerdict : edge ? { is: 'possible' } : this.#verdictOnExternal(place);
    const verdict = definitions.length ? this.#verdictOnMeanings(definitions, place) : otherVerdict;
    if (verdict.is === 'other' && facts.isImportedAt(place) && kind() === 'imports')
      return { ...sameScopeVerdict, evidence: 'import-resolved' };
    return definitions.length ? verdict : this.#verdictOnUnknown(occurrencePlace, place, edge, false);
  }

  /** For a name of unknown meaning: whether it can be the target at all. */
  #verdictOnUnknown(occurrencePlace: OccurrencePlace, place: NamePlace, edge: KnownEdge | undefined, isKey: boolean): PlaceVerdict {
    const { root, path, rules, occurrence, symbol: around, importFact } = occurrencePlace;
    const { owner, isLocal, target } = this.#facts;
    // Where imports lead to types, the names before them are packages.
    if (rules.importsName === 'types' && (importFact || /^\s*package\b/.test(occurrence.before))) return otherVerdict;
    if (!isKey && this.#facts.isOfModule(place)) return sameScopeVerdict;
    if (place.receiver === undefined) {
      const isElsewhere = target.symbol.root !== root || target.symbol.path !== path;
      if (isElsewhere && isLocal) return otherVerdict;
      if (isElsewhere && !isKey && rules.namesNeedImports && !importFact && !this.#facts.mayImport(root, path, place.name))
        return otherVerdict;
      if (!isKey && !owner) return edge ? { is: 'target', ...edge } : undecidedVerdict;
      if (owner && !isKey && rules.membersNeedReceiver)
        return this.#facts.isInBody(occurrence.line, around) ? sameScopeVerdict : otherVerdict;
    }
    return edge && isLikely(edge) ? { is: 'target', ...edge } : undecidedVerdict;
  }

  /** A construction names the class; edges show which constructor runs. */
  #verdictOnConstruction(place: NamePlace, kind: UseKind, { after }: Occurrence, edge: KnownEdge | undefined): PlaceVerdict {
    if (kind !== 'constructs' && !/^\s*::\s*new\b/.test(after)) return otherVerdict;
    const definitions = this.#graph.definitionsAt({ ...place, isType: true, form: undefined });
    if (definitions === 'outside' || (definitions.length && !definitions.some(({ symbol }) => symbol.id === this.#facts.owner?.id)))
      return otherVerdict;
    if (this.#facts.overloads?.isOverloaded || !definitions.length) return this.#verdictOnOverload(place, edge);
    return edge ? { is: 'target', ...edge } : { is: 'target', evidence: 'import-resolved', confidence: confidenceOf['import-resolved'] };
  }

  /** A name in a `case`: a member of the enum in a `switch`, otherwise a constant. */
  #verdictOnCase(occurrencePlace: OccurrencePlace, place: NamePlace, key: Key): PlaceVerdict {
    const definitions = this.#graph.definitionsAt({ ...place, key });
    return definitions !== 'outside' && definitions.length
      ? this.#verdictOnMeanings(definitions, place)
      : this.#verdictOn({ ...occurrencePlace, key: undefined });
  }

  #verdictOnOverload({ root, path, line }: NamePlace, edge: KnownEdge | undefined): PlaceVerdict {
    const is = this.#facts.overloads?.verdictAt(`${fileKey(root, path)}:${line}`, edge) ?? 'undecided';
    return is === 'target' && edge ? { is, ...edge } : { is: is === 'target' ? 'undecided' : is };
  }

  #verdictOnKey(definitions: readonly NamedDefinition[] | 'outside', place: NamePlace): PlaceVerdict {
    if (definitions === 'outside') return otherVerdict;
    return definitions.length ? this.#verdictOnMeanings(definitions, place) : undecidedVerdict;
  }

  #verdictOnMeanings(definitions: readonly NamedDefinition[], { root, path, line, receiver }: NamePlace): PlaceVerdict {
    const { target, owner: targetOwner, relatedTypes, mixins } = this.#facts;
    const { symbol, name } = target;
    const evidence: EdgeEvidence =
      symbol.root === root && symbol.path === path ? 'same-scope' : targetOwner ? 'receiver-typed' : 'import-resolved';
    if (definitions.some((each) => this.#facts.isMeant(each))) return { is: 'target', evidence, confidence: confidenceOf[evidence] };
    // Classes do not share members in the types of members.
    const sharedMembers = definitions.filter((each) => each.name === undefined || name === undefined || each.name === name);
    const owners = sharedMembers.map((each) => ownerOfTarget(each, this.#graph));
    const through = owners.find((owner) => owner !== undefined && relatedTypes.has(owner.id));
    const mixin = through ? undefined : owners.find((owner) => owner !== undefined && mixins.has(owner.id));
    if (mixin && !this.#facts.isDeclaredBy(mixin)) return { is: 'possible', through: mixin };
    // The order of two mixins is decided in the derived class.
    if (mixin) this.#uncertainExclusions++;
    // A call on the base itself never reaches an override.
    if (!through && (this.#facts.canStandIn(owners, { root, path, line, receiver }) || this.#borrows(owners))) this.#uncertainExclusions++;
    if (!through || (receiver !== undefined && baseWord.test(receiver))) return otherVerdict;
    // A field that a derived class also sets is the same field.
    const isField = name !== undefined && !this.#facts.declaresFields && definitions.every((each) => each.name !== undefined);
    return isField ? { is: 'target', evidence: 'inherited', confidence: confidenceOf.inherited } : { is: 'possible', through };
  }

  /** Whether the target's file takes methods from another class: their accesses to the own object then reach the target's class. */
  #borrows(owners: readonly (SymbolNode | undefined)[]): boolean {
    const { owner, target } = this.#facts;
    if (!owner || !rulesOf(target.symbol.language).methodsAreBorrowed) return false;
    return owners.some((each) => each && each.id !== owner.id && isClassLike(each.fact) && borrowsFrom(each, this.#home, this.#graph));
  }

  /** External, unless the type before the name is only inferred, as for a variable. */
  #verdictOnExternal({ root, path, receiver }: NamePlace): PlaceVerdict {
    if (this.#facts.owner && receiver !== undefined && !this.#facts.isOwnObject(receiver) && !this.#facts.isImported(root, path, receiver))
      this.#uncertainExclusions++;
    return otherVerdict;
  }

  /** Whether a derived or base class declares its own member of that name. */
  #isRedeclaration({ after }: Occurrence, around: SymbolNode): boolean {
    return this.#facts.relatedTypes.has(around.id) && isClassLike(around.fact) && /^\s*(?:\??!?:|=(?![=>])|;|$)/.test(after);
  }
}

/** `name Type` in the head of a function. */
function isTypeOfParameter({ before, receiver }: Occurrence): boolean {
  return receiver === undefined && /^(?:func\b.*|\s*\w+)\([^{]*\w\s+[*.[\]]*$/.test(before);
}

function isFunctionSymbol({ fact }: SymbolNode): boolean {
  return fact.kind === 'function' || fact.kind === 'method' || fact.kind === 'test';
}

/** Start column of the definition with its name at the occurrence, if on the same line. */
function startOf(symbol: SymbolNode | null, { line, column }: Occurrence): number {
  const start = symbol?.fact.range.start;
  return start?.line === line ? Math.min(start.column, column) : column;
}

/** `name:` in a JavaScript object. */
function isKeyword({ rules, occurrence: { before, after } }: OccurrencePlace): boolean {
  return rules.keyStyle === 'objectLiterals' && /^\s*\??:(?!:)/.test(after) && /(?:^\s*|[{,(]\s*)$/.test(before);
}

/** Whether an edge may settle an otherwise unknown name: it is likely right, even if it rests on the name alone. */
function isLikely({ confidence }: KnownEdge): boolean {
  return confidence >= minSureConfidence;
}

/** Whether an edge settles a place by itself: it rests on more than the name, and the call has no other possible target. */
function settlesPlace({ evidence, confidence }: KnownEdge): boolean {
  return evidence !== 'name-only' && confidence > dispatchConfidence;
}
