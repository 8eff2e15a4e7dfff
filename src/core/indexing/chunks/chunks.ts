// Cuts one file into chunks: functions, outlines of classes, code between symbols, sections, windows of text. No text is left out because
// of its length.
import type { ErrorString, FileFacts, SymbolFact } from '../../symbols/facts.ts';
import { groupByKey } from '../../base/collections/groupByKey.ts';
import { languages } from '../../syntax/languages.ts';
import { TextLines, spansOf } from './textLines.ts';
import { isContainer, isDecoratedRoute, ownership, definitionLines, type Ownership } from './ownership.ts';
import type { ChunkKind, ChunkRecord, ChunkTerms } from '../fileRecord.ts';
import { FileTerms } from '../text/fileTerms.ts';

/** Chunks of a file in the order of their lines, with the vocabulary of their terms. */
export function cutChunks(facts: FileFacts, text: string): { chunks: readonly ChunkRecord[]; vocabulary: readonly string[] } {
  const cutter = new Cutter(facts, text);
  const isCode = facts.symbols.length > 1 || languages.get(facts.language)?.kind === 'full';
  const chunks = facts.sections.length ? cutter.sections() : isCode ? cutter.code() : cutter.text();
  chunks.sort((a, b) => a.lines.first - b.lines.first || a.lines.last - b.lines.last || a.symbol - b.symbol);
  return { chunks, vocabulary: cutter.vocabulary.terms };
}

/** A chunk before its terms are counted. */
interface ChunkDraft {
  readonly kind: ChunkKind;
  readonly symbol: number;
  readonly title: string;
  /** Lines of the body, ascending. */
  readonly lines: readonly number[];
  /** The lines to show, when they exceed those of the body. */
  readonly span?: { readonly first: number; readonly last: number };
  readonly head?: SymbolFact;
  readonly doc?: string;
  /** Texts of the body besides its lines, such as the signatures of members. */
  readonly more?: readonly string[];
}

class Cutter {
  readonly vocabulary = new FileTerms();
  readonly #facts: FileFacts;
  readonly #lines: TextLines;

  constructor(facts: FileFacts, text: string) {
    this.#facts = facts;
    this.#lines = new TextLines(text);
  }

  code(): ChunkRecord[] {
    const lineOwnership = ownership(this.#facts, this.#lines.count);
    const messages = messagesByOwner(this.#facts, lineOwnership);
    const members = membersByParent(lineOwnership);
    const chunks = this.#topLevel(lineOwnership, messages.get(0) ?? []);
    for (const symbol of lineOwnership.symbols) {
      const ownMembers = members.get(symbol.index) ?? [];
      const lines = lineOwnership.lines.get(symbol.index) ?? [];
      chunks.push(...this.#symbol(symbol, ownMembers, lines, messages.get(symbol.index) ?? []));
    }
    for (const symbol of this.#facts.symbols) if (isDecoratedRoute(symbol)) chunks.push(...this.#route(symbol));
    return chunks;
  }

  #route(symbol: SymbolFact): ChunkRecord[] {
    const { first, last } = definitionLines(symbol);
    const lines = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    return this.#make({ kind: 'symbol', symbol: symbol.index, title: symbol.qualifiedName, lines, head: symbol }, [], 'code');
  }

  /** Documentation by heading; text before the first heading has no title. */
  sections(): ChunkRecord[] {
    const { sections } = this.#facts;
    const owners = new Int32Array(this.#lines.count).fill(-1);
    // An inner section comes after the outer one and takes over its lines.
    sections.forEach(({ lines }, i) => owners.fill(i, lines.first, lines.last + 1));
    const byOwner = groupByKey(owners.keys(), (line) => owners[line] ?? -1);
    return [...byOwner].flatMap(([owner, lines]) => {
      const headings = sections[owner]?.headings ?? [];
      const title = headings.join(' > ');
      return this.#lines
        .parts(lines)
        .flatMap((part) =>
          this.#make({ kind: owner < 0 ? 'text' : 'section', symbol: -1, title, lines: part }, [], 'prose', headings.at(-1) ?? ''),
        );
    });
  }

  /** Windows over a file without known structure. */
  text(): ChunkRecord[] {
    const allLines = Array.from({ length: this.#lines.count }, (_, line) => line);
    return this.#lines.parts(allLines).flatMap((lines) => this.#make({ kind: 'text', symbol: -1, title: '', lines }, [], 'prose'));
  }

  #topLevel(lineOwnership: Ownership, messages: readonly ErrorString[]): ChunkRecord[] {
    const module = this.#facts.symbols[0];
    const title = module?.qualifiedName ?? '';
    let doc = module?.doc;
    const chunks: ChunkRecord[] = [];
    for (const { first, last } of spansOf(lineOwnership.lines.get(0) ?? [])) {
      const run = Array.from({ length: last - first + 1 }, (_, i) => first + i);
      for (const lines of this.#lines.parts(run)) {
        const partChunks = this.#make({ kind: 'toplevel', symbol: 0, title, lines, doc }, messages, 'code');
        // The comment at the head of a file joins its first lines of code.
        if (partChunks.length) doc = undefined;
        chunks.push(...partChunks);
      }
    }
    return chunks;
  }

  #symbol(symbol: SymbolFact, members: readonly SymbolFact[], lines: readonly number[], messages: readonly ErrorString[]): ChunkRecord[] {
    const kind = members.length && isContainer(symbol) ? 'outline' : 'symbol';
    const title = symbol.qualifiedName;
    const parts = this.#lines.parts(lines);
    const wholeSpan = definitionLines(symbol);
    return parts.flatMap((part, i) => {
      const span = parts.length === 1 || (kind === 'outline' && i === 0) ? wholeSpan : undefined;
      const firstPart = i === 0 ? { doc: symbol.doc, more: kind === 'outline' ? members.map((member) => member.signature) : [] } : {};
      return this.#make(
        { kind: i === 0 ? kind : 'symbol', symbol: symbol.index, title, lines: part, span, head: symbol, ...firstPart },
        messages,
        'code',
      );
    });
  }

  /** Makes the chunks of a draft; none when it holds nothing to search for. */
  #make(draft: ChunkDraft, messages: readonly ErrorString[], source: 'code' | 'prose', name = ''): ChunkRecord[] {
    const { kind, symbol, title, head, lines } = draft;
    const span = draft.span ?? { first: lines[0] ?? 0, last: lines.at(-1) ?? 0 };
    const vocabulary = this.vocabulary;
    const texts = messages.filter(({ line }) => line >= span.first && line <= span.last).map((message) => message.text);
    const terms: ChunkTerms = withoutMissing({
      name: vocabulary.count('prose', [head ? withoutPlaceholders(head.name) : name]),
      qualifiedName: vocabulary.count('prose', [withoutPlaceholders(title)]),
      signature: vocabulary.count('code', [head?.signature ?? '']),
      doc: vocabulary.count('prose', [draft.doc ?? '']),
      body: vocabulary.count(source, [...spansOf(lines).map((run) => this.#lines.slice(run)), ...(draft.more ?? [])]),
      errorStrings: vocabulary.count('prose', texts),
    });
    const isEmpty = head === undefined && terms.body === undefined && terms.doc === undefined;
    return isEmpty ? [] : [{ kind, symbol, lines: span, title, terms }];
  }
}

/** A name without placeholders for missing names (`<module>`, `<anonymous>`). */
function withoutPlaceholders(name: string): string {
  return name.replace(/<[^<>]*>/g, ' ');
}

function withoutMissing(terms: Record<keyof ChunkTerms, readonly number[] | undefined>): ChunkTerms {
  return Object.fromEntries(Object.entries(terms).filter(([, pairs]) => pairs !== undefined));
}

function membersByParent(lineOwnership: Ownership): Map<number, SymbolFact[]> {
  return groupByKey(lineOwnership.symbols, (symbol) => symbol.parent);
}

/** Raised and logged messages by the chunk that holds them: symbols without a chunk give theirs to the enclosing one. */
function messagesByOwner(facts: FileFacts, lineOwnership: Ownership): Map<number, ErrorString[]> {
  return groupByKey(
    facts.symbols.flatMap((symbol) => symbol.errorStrings),
    (message) => lineOwnership.ownerOf(message.line),
  );
}
