// Finds uses of module names: reads of state and fields, references to functions and classes.
import { captureOf, capturedAs } from '../captures.ts';
import { NameCollector, type BySymbol, type FileContext } from '../fileContext.ts';
import type { CallFact, NameAtLine } from '../facts.ts';
import { selfWordOf, type ModuleNames, type NameKind } from '../definitions/moduleNames.ts';

interface NameUses {
  readonly reads: BySymbol<NameAtLine>;
  readonly references: readonly CallFact[];
}

/** Text after a name: member access, call, assignment, or the colon of a key or label. */
const signAfterName = /\s*(?:(\??\.(?!\.))|(\()|(=(?![=>])|[-+*/%&|^@]{1,2}=|\?\?=)|(:))?/y;
const member = /\s*(?:!{0,2}\??\.|\??->|::)\s*(#?[\p{ID_Start}$_][\p{ID_Continue}$]*)/uy;

/**
 * Scans the words of the text once. That is several times cheaper than a query capture per identifier; captured comments and strings
 * mark the words that are prose.
 */
export function readsAndReferences(context: FileContext, names: ModuleNames): NameUses {
  const finder = new UseFinder(context, names);
  const { text } = context.source;
  const prose = proseOf(context);
  const selfWords = new Set([...context.grammar.selfNames, ...context.drafts.map(({ selfName }) => selfName)]);
  let proseIndex = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!isWord(text.charCodeAt(at))) continue;
    const start = at;
    while (isWord(text.charCodeAt(at))) at += 1;
    if (!names.mayHold(text.charCodeAt(start), at - start)) continue;
    const word = text.slice(start, at);
    const wordKind = selfWords.has(word) ? 'self' : wordKindOf(word, names);
    if (!wordKind) continue;
    while ((prose[proseIndex]?.end ?? Number.POSITIVE_INFINITY) <= start) proseIndex += 1;
    if ((prose[proseIndex]?.start ?? Number.POSITIVE_INFINITY) > start) finder.visit(word, start, wordKind);
  }
  return { reads: finder.reads.bySymbol, references: finder.references };
}

type WordKind = NameKind | 'self' | 'field';

function wordKindOf(word: string, names: ModuleNames): WordKind | undefined {
  return names.isFieldName(word) ? 'field' : names.kind(word);
}

/** Whether a character belongs to an identifier. Everything beyond ASCII does, since no operator is there; NaN (the end) does not. */
function isWord(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95 || code === 36 || code > 127
  );
}

function proseOf(context: FileContext): { start: number; end: number }[] {
  const prose = [...context.comments];
  for (const match of context.captures('text')) {
    const node = captureOf(match, 'text');
    if (node) prose.push({ start: node.startIndex, end: node.endIndex });
  }
  for (const match of context.captures('import')) {
    const node = capturedAs(match, 'import')?.node;
    const importNode = captureOf(match, 'import') ?? captureOf(match, 'import.reexport') ?? node;
    if (importNode) prose.push({ start: importNode.startIndex, end: importNode.endIndex });
  }
  // Stretches may repeat (one import, several matches), so ends become ascending.
  prose.sort((a, b) => a.start - b.start || a.end - b.end);
  let end = 0;
  return prose.map((stretch) => ({ start: stretch.start, end: (end = Math.max(end, stretch.end)) }));
}

class UseFinder {
  readonly reads = new NameCollector(true);
  readonly references: CallFact[] = [];
  readonly #context: FileContext;
  readonly #names: ModuleNames;
  readonly #takenOffsets: ReadonlySet<number>;
  readonly #methods: ReadonlySet<string>;
  /** Names of all parameters of the file, as a quick check: most words are none. */
  readonly #parameters: ReadonlySet<string>;
  /** True when methods may be in other files than their type, as in Go: name resolution then decides whether a member is one. */
  readonly #hasMethodsElsewhere: boolean;

  constructor(context: FileContext, names: ModuleNames) {
    this.#context = context;
    this.#names = names;
    this.#takenOffsets = findTakenOffsets(context);
    this.#parameters = new Set(context.parameters.flatMap((list) => list.map(({ name }) => name)));
    this.#hasMethodsElsewhere = context.grammar.methodsStandElsewhere === true;
    this.#methods = new Set(context.drafts.filter((draft) => draft.kind === 'method').map((draft) => draft.name));
  }

  visit(word: string, start: number, wordKind: WordKind): void {
    const { text } = this.#context.source;
    if (text[start - 1] === '.' && text[start - 2] !== '.') return;
    if (wordKind === 'self') this.#visitSelf(word, start);
    else if (this.#takenOffsets.has(start)) return;
    else if (wordKind === 'field') this.#visitBareField(word, start);
    else this.#visitName(word, start, wordKind);
  }

  #visitSelf(word: string, start: number): void {
    const { source, owners, calls } = this.#context;
    member.lastIndex = start + word.length;
    const match = member.exec(source.text);
    if (!match?.[1]) return;
    const signs = this.#signsAfter(member.lastIndex);
    if (signs.call || signs.assigned) return;
    const owner = owners.runnerAt(start);
    const nameStart = member.lastIndex - match[1].length;
    const self = selfWordOf(word, owner, this.#context);
    if (self === undefined) return;
    if (!this.#methods.has(match[1])) {
      this.reads.addName(owner, `${self}.${match[1]}`, source.lineOf(start));
      if (this.#hasMethodsElsewhere && this.#isPassed(member.lastIndex)) this.#addReference(match[1], nameStart, owner, word);
    } else if (!calls.has(nameStart)) this.#addReference(match[1], nameStart, owner, word);
  }

  #visitBareField(word: string, start: number): void {
    const { owners, source, grammar } = this.#context;
    const owner = owners.runnerAt(start);
    const signs = this.#signsAfter(start + word.length);
    if (signs.call || signs.assigned || !this.#names.isBareField(owner, word) || this.#names.isLocal(owner, word)) return;
    this.reads.addName(owner, `${grammar.selfNames[0]}.${word}`, source.lineOf(start));
  }

  #visitName(word: string, start: number, nameKind: NameKind): void {
    const { owners, source, grammar } = this.#context;
    const owner = owners.runnerAt(start);
    const signs = this.#signsAfter(start + word.length);
    // A quote directly after the word makes it a string prefix, as in `f"…"`.
    if (
      /["'`]/.test(source.text[start + word.length] ?? '') ||
      signs.call ||
      signs.assigned ||
      (signs.key && grammar.keysAreBare && source.text[start - 1] !== '?')
    )
      return;
    if (this.#names.isLocal(owner, word)) return;
    if (nameKind === 'state') {
      if (owner > 0 && !this.#isParameter(word, start, owner)) this.reads.addName(owner, word, source.lineOf(start));
    } else if (!signs.member && !this.#isParameter(word, start, owner)) this.#addReference(word, start, owner);
    else if (nameKind === 'import') this.#addPassedMember(word, start, owner);
  }

  /**
   * Whether the word declares a parameter, which may share the name of a function or variable of the file. A default value is not a
   * declaration.
   */
  #isParameter(word: string, start: number, owner: number): boolean {
    const { drafts, parameters, source } = this.#context;
    if (!this.#parameters.has(word)) return false;
    return parameters.some((list, at) => {
      const draft = drafts[at];
      if (!draft) return false;
      // For an anonymous definition the name node is the definition itself.
      const { startIndex, endIndex } = draft.nameNode;
      const isInHead = (endIndex < draft.end ? endIndex : startIndex) <= start && start < draft.end && owner !== at + 1;
      return isInHead && list.some(({ name }) => name === word) && !/=\s*$/.test(source.text.slice(Math.max(0, start - 8), start));
    });
  }

  /** Adds a member passed as a function: `utils.parse` in `map(utils.parse, lines)`. */
  #addPassedMember(word: string, start: number, owner: number): void {
    const { text } = this.#context.source;
    member.lastIndex = start + word.length;
    const match = member.exec(text);
    const end = member.lastIndex;
    if (!match?.[1] || !this.#isPassed(end)) return;
    const nameStart = end - match[1].length;
    if (!this.#takenOffsets.has(nameStart)) this.#addReference(match[1], nameStart, owner, word);
  }

  #isPassed(end: number): boolean {
    return /^[ \t]*[,)\]};\r\n]/.test(this.#context.source.text.slice(end, end + 40));
  }

  #addReference(name: string, start: number, caller: number, receiver?: string): void {
    const { line, column } = this.#context.source.position(start);
    this.references.push({ caller, name, ...(receiver === undefined ? {} : { receiver }), line, column, how: 'reference', arguments: 0 });
  }

  #signsAfter(end: number): { member: boolean; call: boolean; assigned: boolean; key: boolean } {
    signAfterName.lastIndex = end;
    const match = signAfterName.exec(this.#context.source.text);
    return { member: Boolean(match?.[1]), call: Boolean(match?.[2]), assigned: Boolean(match?.[3]), key: Boolean(match?.[4]) };
  }
}

/** Offsets of names with another role: calls, types, bases, names of definitions, exports, values of `__all__`. */
function findTakenOffsets(context: FileContext): Set<number> {
  const starts = new Set(context.calls.keys());
  for (const draft of context.drafts) starts.add(draft.nameNode.startIndex);
  for (const role of ['type', 'extends', 'implements', 'export', 'catch', 'local', 'global', 'field'] as const) {
    for (const match of context.captures(role)) {
      for (const { name, node } of match.captures) if (name !== 'catch') starts.add(node.startIndex);
    }
  }
  return starts;
}
