// The engines that full text could be made of, behind one face and on the same terms: MiniSearch, Orama, and the index of Clew.
import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import MiniSearch from 'minisearch';
import { neutralFactors } from '../../../src/core/searching/roleFactors.ts';
import { TextIndex } from '../../../src/core/indexing/text/textIndex.ts';
import { termsOfText } from '../../../src/core/text/tokenizer.ts';
import type { ChunkRecord, FileRecord } from '../../../src/core/indexing/fileRecord.ts';

/** A file with its record. */
export interface EngineFile {
  readonly path: string;
  readonly record: FileRecord;
}

/** Lines of a file that an engine found, best first; one-based. */
export interface EngineHit {
  readonly file: string;
  readonly lineStart: number;
  readonly lineEnd: number;
}

/** An engine, filled. */
export interface TextEngine {
  search(query: ReadonlyMap<string, number>, limit: number): Promise<readonly EngineHit[]>;
}

/** Makes an engine from files; `name` is for the table. */
export interface EngineKind {
  readonly name: string;
  fill(files: readonly EngineFile[]): Promise<TextEngine>;
}

const fields = ['name', 'qualifiedName', 'signature', 'doc', 'body', 'errorStrings', 'path'] as const;
/** Weights of the fields of Clew's own index, for all. */
const boosts = { name: 3, qualifiedName: 1.5, signature: 1, doc: 1.2, body: 1, errorStrings: 1, path: 1.5 };

type Document = Record<(typeof fields)[number], string> & { readonly id: string };

interface Documents {
  readonly all: Document[];
  readonly places: EngineHit[];
}

/** Chunks as documents of fields, each field the terms of Clew's tokenizer with blanks between them. */
function documents(files: readonly EngineFile[]): Documents {
  const all: Document[] = [];
  const places: EngineHit[] = [];
  for (const { path, record } of files) {
    const pathTerms = termsOfText(path).join(' ');
    for (const chunk of record.chunks) {
      const text = (field: keyof ChunkRecord['terms']): string => spelled(chunk.terms[field] ?? [], record.vocabulary);
      const { first, last } = chunk.lines;
      all.push({
        id: String(places.length),
        name: text('name'),
        qualifiedName: text('qualifiedName'),
        signature: text('signature'),
        doc: text('doc'),
        body: text('body'),
        errorStrings: text('errorStrings'),
        path: pathTerms,
      });
      places.push({ file: path, lineStart: first + 1, lineEnd: last + 1 });
    }
  }
  return { all, places };
}

function spelled(pairs: readonly number[], vocabulary: readonly string[]): string {
  const words: string[] = [];
  for (let i = 0; i + 1 < pairs.length; i += 2) {
    for (let n = 0; n < (pairs[i + 1] ?? 0); n++) words.push(vocabulary[pairs[i] ?? 0] ?? '');
  }
  return words.join(' ');
}

const blank = / /;

const miniSearch: EngineKind = {
  name: 'MiniSearch',
  async fill(files) {
    const { all, places } = documents(files);
    const index = new MiniSearch<Document>({
      fields: [...fields],
      tokenize: (text) => text.split(blank),
      processTerm: (term) => term || null,
    });
    index.addAll(all);
    return {
      search: async (query, limit) => {
        const found = index.search([...query.keys()].join(' '), {
          boost: boosts,
          boostTerm: (term) => query.get(term) ?? 1,
          tokenize: (text) => text.split(blank),
        });
        return found.slice(0, limit).flatMap(({ id }) => places[Number(id)] ?? []);
      },
    };
  },
};

/** Marks the end of a term: Orama takes each term of a question for a beginning otherwise. */
const marked = (text: string): string[] => text.split(blank).flatMap((term) => (term ? `${term}$` : []));

const orama: EngineKind = {
  name: 'Orama',
  async fill(files) {
    const { all, places } = documents(files);
    const tokenizer = { language: 'english', normalizationCache: new Map<string, string>(), tokenize: marked };
    const schema = Object.fromEntries(fields.map((field) => [field, 'string' as const]));
    const index = create({ schema, components: { tokenizer }, sort: { enabled: false } });
    for (let i = 0; i < all.length; i += 500) await insertMultiple(index, all.slice(i, i + 500), 500);
    return {
      search: async (query, limit) => {
        const { hits } = await searchOrama(index, {
          term: [...query.keys()].join(' '),
          boost: boosts,
          threshold: 1,
          // Its frequencies are shares of the length of the field: its usual figures would hardly count repeats.
          relevance: { k: 0.02, b: 0, d: 0 },
          limit,
        });
        return hits.flatMap(({ id }) => places[Number(id)] ?? []);
      },
    };
  },
};

const clew: EngineKind = {
  name: 'Clew (BM25F + TF-IDF)',
  async fill(files) {
    const index = new TextIndex();
    index.update({ changedFiles: files.map(({ path, record }) => ({ root: 'r', path, role: 'code', record })), removedFiles: [] });
    return {
      search: async (query, limit) => {
        const found = await index.search({ text: '', terms: query, exact: [], scope: { paths: [] }, limit, roles: neutralFactors });
        return found.map(({ chunk }) => ({ file: chunk.path, lineStart: chunk.lines.first + 1, lineEnd: chunk.lines.last + 1 }));
      },
    };
  },
};

/** All that are compared. */
export const engines: readonly EngineKind[] = [miniSearch, orama, clew];
