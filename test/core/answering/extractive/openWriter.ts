// Opens files for one writer of an answer without a model: their graph, an empty page, and a question without terms.
import type { WriterContext } from '../../../../src/core/answering/extractive/writerContext.ts';
import { Page } from '../../../../src/core/answering/page/page.ts';
import type { SymbolNode } from '../../../../src/core/graph/edges/graphTypes.ts';
import { SecretPlaceholders } from '../../../../src/core/secrets/scrub.ts';
import { memoryDigest } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';

/** A context that writes onto a page of its own. */
export interface OpenedWriter {
  readonly writerContext: WriterContext;
  readonly page: Page;
  /** The only symbol of this name. */
  readonly symbolOf: (name: string) => SymbolNode;
}

/** Indexes `files`. All calls count as known, and no use of any name is. */
export async function openWriter(files: Readonly<Record<string, string>>): Promise<OpenedWriter> {
  const { codebase } = await openFixture(files);
  const { graph } = codebase;
  const page = new Page({ read: (_, path) => Promise.resolve(files[path]) }, memoryDigest, new SecretPlaceholders());
  const writerContext: WriterContext = {
    page,
    graph,
    terms: new Map(),
    questionWords: [],
    docLength: 200,
    linkedShare: 1,
    lead: undefined,
    findUsesOrNameLines: () => Promise.resolve({ places: [], total: 0, complete: true }),
  };
  const symbolOf = (name: string): SymbolNode => {
    const [symbol, another] = graph.byName(name);
    if (!symbol || another) throw new Error(`${name} has ${symbol ? 'several definitions' : 'no definition'}.`);
    return symbol;
  };
  return { writerContext, page, symbolOf };
}
