// Reads the places of a name in a file in terms of the language; their meaning is decided later.
import { lineAt } from '../../base/lineStarts.ts';
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { symbolAround } from '../../graph/files/enclosingSymbols.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { LanguageRules } from '../../languages/languageRules.ts';
import type { KeyStyle } from '../../languages/textRules.ts';
import type { CodeGraph, MemberForm, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { ImportFact } from '../../symbols/facts.ts';
import { isPage } from '../../syntax/scriptBlocks.ts';
import type { TextFile } from '../../text/fileTexts.ts';
import { isParameterPlace } from '../places/parameterPlaces.ts';
import { javaKeyAt } from '../places/javaKey.ts';
import { isPlainKeyAt, keyAt, memberAt, type Key } from '../places/objectKey.ts';
import { compositeKeyAt, structKeyAt } from '../places/literalKey.ts';
import { localScopes, scopePositionOf, type LocalScope } from '../places/localNames.ts';
import { declaresMember } from '../places/memberDeclaration.ts';
import { occurrencesOf, type Occurrence } from '../places/occurrences.ts';
import { declaresVariable, headPartAt, importAround, keywordAt } from '../places/pythonPlaces.ts';
import { codeIn, standsInCode, type Code } from '../places/recentCode.ts';
import type { TargetFacts } from '../target/targetFacts.ts';
import { isTypeKeyword } from '../places/typeKeywords.ts';
import { useKindOf, type UseKind } from '../places/useKind.ts';

/** An occurrence with its context; `symbol` is the innermost enclosing definition. */
export interface OccurrencePlace {
  readonly root: string;
  readonly path: string;
  readonly name: string;
  readonly rules: LanguageRules;
  /** The kind of use, read on demand: most places turn out to mean something else. */
  readonly kind: () => UseKind;
  readonly occurrence: Occurrence;
  readonly symbol: SymbolNode | null;
  readonly key: Key | undefined;
  /** Whether it declares a parameter of `symbol`. */
  readonly isParameter: boolean;
  readonly head: HeadPart;
  /** The import that takes the name here. */
  readonly importFact: ImportFact | undefined;
  readonly form: MemberForm | undefined;
  /** Whether it defines a function as a member of an object literal. */
  readonly isFunction: boolean;
  /** Whether the enclosing function has a variable of the name that is out of scope here. */
  readonly isBesideLocal: boolean;
}

type HeadPart = 'parameter' | 'outside' | undefined;

/** A file with what is known about the name in it. */
interface OccurrenceSource {
  readonly root: string;
  readonly path: string;
  readonly name: string;
  readonly rules: LanguageRules;
  readonly code: Code;
  readonly imports: readonly ImportFact[];
  /** Functions with the name in object literals. */
  readonly members: readonly SymbolNode[];
  /** Scopes in which functions declare the name themselves. */
  readonly shadowingScopes: readonly LocalScope[];
  /** Definitions that have declared the name so far, by id. */
  readonly declarerIds: Set<string>;
}

/** Reads the places of a name that may mean one target. */
export class PlaceReader {
  readonly #facts: TargetFacts;
  readonly #graph: CodeGraph;
  /** Places so far that define something. */
  definitions = 0;
  /** Whether the class or module of the field or variable declares it, apart from assignments. */
  isDeclared = false;
  /** Places so far that define nothing, whatever they mean. */
  others = 0;

  constructor(facts: TargetFacts) {
    this.#facts = facts;
    this.#graph = facts.graph;
  }

  /** Places at which `name`, at the offsets `offsets` of `text`, may mean the target, in text order; undefined for others. */
  *readInFile({ root, path }: TextFile, text: string, name: string, offsets: readonly number[]): Generator<OccurrencePlace | undefined> {
    const facts = this.#graph.file(root, path)?.facts;
    const language = facts?.language ?? '';
    const rules = rulesOf(language);
    if (rules !== rulesOf(this.#facts.target.symbol.language)) return;
    if (!standsInCode(text, language, name, offsets)) return;
    const inFile = this.#graph.inFile(root, path);
    const code = codeIn(text, language);
    // A tag may spell the name of a component differently, so offsets in the text would miss it.
    const allOccurrences = occurrencesOf(name, code, isPage(language) ? undefined : offsets);
    if (!allOccurrences.length) return;
    const definitions = inFile.filter(({ fact }) => fact.name === name);
    const members = definitions.filter((node) => this.#facts.isOfObject(node));
    const occurrences = allOccurrences.filter((each) => isDefinedAt(members, each) || !isDefinedAt(definitions, each));
    this.definitions += allOccurrences.length - occurrences.length;
    const shadowingScopes = localScopes(occurrences, inFile, rules, code);
    const imports = facts?.imports ?? [];
    const file = { root, path, name, rules, code, imports, members, shadowingScopes, declarerIds: new Set<string>() };
    for (const occurrence of occurrences) yield this.#readOccurrence(occurrence, file);
  }

  #readOccurrence(occurrence: Occurrence, file: OccurrenceSource): OccurrencePlace | undefined {
    const { root, path, name, rules, code, members } = file;
    const { line, column, receiver } = occurrence;
    const symbol = symbolAround(root, path, line, column, this.#graph) ?? null;
    const isFunction = receiver === undefined && isDefinedAt(members, occurrence);
    const head = symbol && rules.headsRunOutside ? headPartAt(code, symbol.fact, line, column) : undefined;
    const isKeyOfOther = !isFunction && this.#isKeyOfOther(occurrence, file);
    const findKey = (): Key | undefined => (isKeyOfOther ? undefined : keyOf(occurrence, name, code, rules, head));
    const key = isFunction ? memberAt(code.text, occurrence.offset) : findKey();
    if (this.#isDeclaration(occurrence, symbol, file) || (isFunction && !key)) {
      this.definitions++;
      this.isDeclared ||= symbol?.id === this.#facts.target.symbol.id;
      return undefined;
    }
    this.others++;
    if (isKeyOfOther) return undefined;
    const localPlace = this.#localPlace(occurrence, file, key, head === 'outside' ? symbol?.fact.index : undefined);
    if (localPlace === 'inside' || (rules.hasTypeKeywords && isTypeKeyword(name, occurrence))) return undefined;
    const isParameter = receiver === undefined && symbol !== null && isParameterPlace(code, symbol.fact, line, column);
    // A parameter on a line of its own requests a value by its name, like one after a bracket or comma.
    const isAsked = isParameter && rules.keyStyle === 'keywordArguments' && occurrence.before.trim() === '';
    const importFact = this.#importAt(occurrence, file);
    const kind = isAsked ? (): UseKind => 'passed' : this.#kindOf(importFact, occurrence, rules);
    const memberForm = key ? formOfKey(key, rules) : rules.memberForm?.(occurrence);
    const form = importFact ? undefined : memberForm;
    if (form && !this.#facts.canBe(form)) return undefined;
    return {
      root,
      path,
      name,
      rules,
      kind,
      occurrence,
      symbol,
      key,
      isParameter,
      head,
      importFact,
      form,
      isFunction,
      isBesideLocal: localPlace === 'beside',
    };
  }

  /**
   * Whether this is a JavaScript key `name: …` for a target that is no member, so that it never matches. Determining the object would cost
   * most of the time.
   */
  #isKeyOfOther({ receiver, line, offset }: Occurrence, { root, path, name, rules, code }: OccurrenceSource): boolean {
    const isMember = this.#facts.owner !== undefined || this.#facts.target.name !== undefined;
    if (rules.keyStyle !== 'objectLiterals' || isMember || receiver !== undefined || this.#facts.edgeAt(root, path, line)) return false;
    return isPlainKeyAt(code.text, offset, offset + name.length);
  }

  /** Whether an enclosing function declares the name, so that a plain name means that variable. */
  #localPlace(
    { receiver, after, offset }: Occurrence,
    { rules, shadowingScopes }: OccurrenceSource,
    key: Key | undefined,
    ignoredFunction: number | undefined,
  ): ReturnType<typeof scopePositionOf> {
    const isCall = rules.methodsHaveOwnNames && /^\s*\(/.test(after);
    const isPlain = !key && !isCall && receiver === undefined;
    return isPlain && !this.#facts.isLocal ? scopePositionOf(shadowingScopes, offset, ignoredFunction) : 'elsewhere';
  }

  /** Whether the line, in a class body or at the top of a module, declares the field or variable. */
  #isDeclaration(occurrence: Occurrence, around: SymbolNode | null, { rules, declarerIds }: OccurrenceSource): boolean {
    if (around && (isClassLike(around.fact) || rules.hasNamelessTypes) && rules.declaresField?.(occurrence)) return true;
    const { symbol, name } = this.#facts.target;
    const isOwn = name !== undefined && around?.id === symbol.id;
    if (!isOwn && !rules.assigningDeclares && around?.fact.kind !== 'enum') return false;
    if (rules.keysLookLikeDeclarations && symbol.fact.kind !== 'module') return false;
    const isDeclared = rules.assigningDeclares ? declaresVariable(occurrence) : declaresMember(occurrence);
    // A declaration in another class makes a field of that class, unless the two may be the same.
    const isOthers =
      rules.assigningDeclares && around && around.id !== symbol.id && isClassLike(around.fact) && !this.#facts.relatedTypes.has(around.id);
    if (isDeclared && isOthers) return true;
    if (!isDeclared || (!isOwn && around?.fact.kind !== 'enum')) return false;
    // In Python another assignment of a variable writes it; in other languages it is a further declaration.
    const isFirst = !declarerIds.has(around.id);
    declarerIds.add(around.id);
    return isFirst || !rules.assigningDeclares;
  }

  #importAt(occurrence: Occurrence, { rules, imports }: OccurrenceSource): ImportFact | undefined {
    return rules.importsSpanLines ? importAround(occurrence, imports) : imports.find((fact) => fact.line === occurrence.line);
  }

  #kindOf(importFact: ImportFact | undefined, occurrence: Occurrence, rules: LanguageRules): () => UseKind {
    if (importFact) return () => 'imports';
    let kind: UseKind | undefined;
    const calls = rules.callsWithoutParentheses && (this.#facts.kind === 'function' || this.#facts.kind === 'method');
    const decide = (): UseKind => {
      const useKind = useKindOf(occurrence, this.#facts.kind);
      return calls && (useKind === 'reads' || useKind === 'passed') ? 'calls' : useKind;
    };
    return () => (kind ??= decide());
  }
}

/** Whether the name of one of `symbols` is here. A definition is no use, neither of itself nor of a namesake. */
function isDefinedAt(symbols: readonly SymbolNode[], { line, column }: Occurrence): boolean {
  return symbols.some(({ fact: { nameRange } }) => nameRange.start.line === line && nameRange.start.column === column);
}

/** The form of a key; elements of annotations are methods. */
function formOfKey({ anchor }: Key, { keyStyle }: LanguageRules): MemberForm | undefined {
  if (keyStyle === 'annotationElements') return anchor.how === 'type' ? 'method' : 'field';
  return keyStyle === 'structLiterals' ? 'field' : undefined;
}

const keyReaders: Readonly<Record<KeyStyle, (code: string, start: number, end: number) => Key | undefined>> = {
  keywordArguments: keywordAt,
  objectLiterals: keyAt,
  annotationElements: javaKeyAt,
  compositeLiterals: compositeKeyAt,
  structLiterals: structKeyAt,
};

/** The owner of a key: `name=` among arguments in Python, `name:` in objects of JavaScript and in literals of Go and Rust. */
function keyOf(
  { offset, receiver }: Occurrence,
  name: string,
  { text, lineStarts }: Code,
  { keyStyle }: LanguageRules,
  head: HeadPart,
): Key | undefined {
  if (receiver !== undefined || head === 'parameter' || keyStyle === undefined) return undefined;
  const key = keyReaders[keyStyle](text, offset, offset + name.length);
  return key?.anchor.how === 'struct' ? { ...key, anchor: { how: 'struct', at: lineAt(lineStarts, key.anchor.at) } } : key;
}
