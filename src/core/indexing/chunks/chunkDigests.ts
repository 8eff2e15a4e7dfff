// Digests of the texts that would be embedded of each file: read from the store, without reading the file again.
import { Packr } from 'msgpackr';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { Digest, Store } from '../../ports.ts';
import { maskForIndex } from '../../secrets/scrub.ts';
import type { SymbolFact } from '../../symbols/facts.ts';
import { embeddedTexts, estimateEmbeddedTokens } from './embeddedText.ts';
import type { IndexedFile } from '../files/fileTable.ts';
import type { TextIndex } from '../text/textIndex.ts';
import type { ChunkRef } from '../searchIndex.ts';

/** Bump when the embedded text of the same record changes. */
const chunkTextVersion = 1;

/** Digest of the text of one chunk, and its estimated tokens. */
export interface ChunkDigest {
  readonly digest: string;
  readonly tokens: number;
}

export interface ChunkDigestsDependencies {
  readonly index: TextIndex;
  readonly graph: CodeGraph;
  readonly store: Store;
  readonly digest: Digest;
  /** Current text of a file; undefined when it is gone. */
  readonly text: (root: string, path: string) => Promise<string | undefined>;
}

const packr = new Packr({ useRecords: false });

/** Not the key of the record itself, which the store holds under that key already. */
export function digestsKey(recordKey: string): string {
  return `t${chunkTextVersion}.${recordKey}`;
}

/** Digests of the texts of chunks, stored by the key of the file's record. */
export class ChunkDigests {
  readonly #dependencies: ChunkDigestsDependencies;

  constructor(dependencies: ChunkDigestsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Digests of all chunks of these files, by file. Files that changed or went meanwhile are missing: a later call brings them. */
  async get(files: readonly IndexedFile[]): Promise<ReadonlyMap<IndexedFile, readonly ChunkDigest[]>> {
    const { store, index } = this.#dependencies;
    const recordKeys = new Map(files.map((file) => [digestsKey(file.key), file.key]));
    const storedDigests = new Map<string, readonly ChunkDigest[]>();
    for await (const [key, bytes] of store.getMany(new Set(recordKeys.keys()))) {
      const recordKey = recordKeys.get(key);
      const digests = decode(bytes);
      if (recordKey !== undefined && digests) storedDigests.set(recordKey, digests);
    }
    const digestsByFile = new Map<IndexedFile, readonly ChunkDigest[]>();
    for (const file of files) {
      const chunkCount = index.slotsOf(file.root, file.path).length;
      const storedList = storedDigests.get(file.key);
      const fileDigests = storedList?.length === chunkCount ? storedList : await this.#make(file);
      if (fileDigests?.length === chunkCount) digestsByFile.set(file, fileDigests);
    }
    return digestsByFile;
  }

  /** Texts of all chunks of a file, or undefined when the file on disk is no longer the one with `key`. */
  async texts({ root, path, key }: IndexedFile): Promise<readonly string[] | undefined> {
    const { index, graph, digest, text } = this.#dependencies;
    const currentText = await text(root, path);
    if (currentText === undefined || !key.startsWith(`${digest(currentText)}.`)) return undefined;
    const factOf = ({ symbol }: ChunkRef): SymbolFact | undefined => (symbol === null ? undefined : graph.symbol(symbol)?.fact);
    return embeddedTexts(index.inFile(root, path), maskForIndex(currentText), factOf);
  }

  async #make(file: IndexedFile): Promise<readonly ChunkDigest[] | undefined> {
    const { store, digest } = this.#dependencies;
    const texts = await this.texts(file);
    const digests = texts?.map((text) => ({ digest: digest(text), tokens: estimateEmbeddedTokens(text) }));
    if (digests) store.replace(digestsKey(file.key), Uint8Array.from(packr.pack(digests.flatMap((each) => [each.digest, each.tokens]))));
    return digests;
  }
}

/** Decodes digests; undefined when {@link ChunkDigests} did not write the bytes. */
function decode(bytes: Uint8Array): readonly ChunkDigest[] | undefined {
  try {
    const flat: unknown = packr.unpack(bytes);
    if (!Array.isArray(flat) || flat.length % 2 !== 0) return undefined;
    return Array.from({ length: flat.length / 2 }, (_, i) => ({ digest: String(flat[2 * i]), tokens: Number(flat[2 * i + 1]) }));
  } catch (error) {
    // Damaged: the texts are read again.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
