// Reads the trained table of the built-in embedder on first use, after text and graph, so that it slows no start.
import type { TableFiles } from '../core/indexing/vectors/chunkVectors.ts';
import type { Assets } from '../core/ports.ts';

/** Returns the files of the table, or undefined where this build of Clew has none. Rejects when they exist but cannot be read. */
export async function readTable(assets: Assets): Promise<TableFiles | undefined> {
  try {
    const [weights, vocabulary] = await Promise.all([assets.read('embedder/weights.bin'), assets.read('embedder/vocabulary.txt')]);
    return { weights, vocabulary: new TextDecoder().decode(vocabulary) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
