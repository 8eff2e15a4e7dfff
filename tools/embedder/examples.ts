// Makes the training example of one file: its chunks as the index makes them, and texts in it that describe code.
import type { ChunkField, ChunkKind, ChunkTerms, FileRecord } from '../../src/core/indexing/fileRecord.ts';
import { termsOfText } from '../../src/core/text/tokenizer.ts';
import type { SymbolFact, SymbolKind } from '../../src/core/symbols/facts.ts';
import type { FileRole } from '../../src/core/workspace/document.ts';
import { commentsWithCode } from './comments.ts';
import { mentionsOf } from './mentions.ts';

/** A chunk with the texts that describe it. Terms refer to the vocabulary of the file. */
export interface ExampleChunk {
  readonly kind: ChunkKind;
  /** Index of the symbol in the file, -1 for none; parts of one symbol share it. */
  readonly symbol: number;
  readonly symbolKind: SymbolKind | 'none';
  readonly name: string;
  /** Only the first chunk of a symbol has it. */
  readonly doc: string;
  readonly terms: ChunkTerms;
  /** Comments inside it, with the terms of the lines below each. */
  readonly comments: readonly { readonly text: string; readonly body: readonly number[] }[];
  /** Literals that it raises or logs. */
  readonly messages: readonly string[];
}

/** A text and the names of functions that it calls or mentions: a test, or a section of documentation. */
export interface Mentions {
  readonly text: string;
  readonly names: readonly string[];
}

/** The example of one file, from which pairs are made. */
export interface ExampleFile {
  readonly path: string;
  readonly language: string;
  readonly role: FileRole;
  readonly vocabulary: readonly string[];
  readonly chunks: readonly ExampleChunk[];
  readonly mentions: readonly Mentions[];
}

/** Adds terms to the vocabulary of the chunks of a file. */
export class FileTerms {
  readonly list: string[];
  readonly #ids: Map<string, number>;

  constructor(vocabulary: readonly string[]) {
    this.list = [...vocabulary];
    this.#ids = new Map(vocabulary.map((term, id) => [term, id]));
  }

  /** `[term, count, …]` of a piece of code. */
  count(text: string): number[] {
    const counts = new Map<number, number>();
    for (const term of termsOfText(text, 'code')) {
      let id = this.#ids.get(term);
      if (id === undefined) {
        id = this.list.push(term) - 1;
        this.#ids.set(term, id);
      }
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return [...counts].flat();
  }
}

/** The example of a file. Chunks of tests and documentation are kept as mentions only. */
export function exampleOf(path: string, role: FileRole, text: string, record: FileRecord): ExampleFile {
  const { facts } = record;
  const vocabulary = new FileTerms(record.vocabulary);
  const lines = text.split('\n');
  const firstOf = new Set<number>();
  const chunks = record.chunks.map((chunk): ExampleChunk => {
    const symbol: SymbolFact | undefined = facts.symbols[chunk.symbol];
    const isFirst = !firstOf.has(chunk.symbol);
    firstOf.add(chunk.symbol);
    const inside = lines.slice(chunk.lines.first, chunk.lines.last + 1);
    return {
      kind: chunk.kind,
      symbol: chunk.symbol,
      symbolKind: symbol?.kind ?? 'none',
      name: symbol?.name ?? '',
      doc: isFirst ? (symbol?.doc ?? '').slice(0, longestDoc) : '',
      terms: chunk.terms,
      comments: chunk.kind === 'symbol' ? commentsWithCode(inside).map(({ text, code }) => ({ text, body: vocabulary.count(code) })) : [],
      messages: isFirst && symbol ? symbol.errorStrings.map((message) => message.text) : [],
    };
  });
  const mentions = role === 'code' ? [] : mentionsOf(facts, lines);
  return { path, language: facts.language, role, vocabulary: vocabulary.list, chunks: role === 'code' ? chunks : [], mentions };
}

/** Longer documentation is data or a manual; its start says what the function is for. */
const longestDoc = 1500;

/** Fields with the name of a chunk; the others say what it does. */
export const namingFields: readonly Exclude<ChunkField, 'path'>[] = ['name', 'qualifiedName', 'signature'];
