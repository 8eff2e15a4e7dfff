// What language servers said earlier, as long as the files that it is about stay as they are.
import type { CodeGraph, GraphFile, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { SymbolId } from '../symbols/symbolId.ts';
import type { ServerReply } from '../ports.ts';

/** Most definitions whose references are remembered. Set by judgement: a chat seldom returns to older ones. */
const maxReferences = 200;

/** Counts of the edges of one function that a server confirmed, added and refuted. */
export interface CallCounts {
  readonly confirmed: number;
  readonly added: number;
  readonly refuted: number;
}

/** Remembers which functions were checked, and the references of definitions. One for each codebase. */
export class ServerMemory {
  /** Languages whose servers have answered in this session. */
  readonly answeredLanguages = new Set<string>();
  readonly #checkedCalls = new Map<SymbolId, { readonly files: readonly GraphFile[]; readonly counts: CallCounts }>();
  readonly #references = new Map<string, { readonly changes: number; readonly reply: ServerReply }>();

  /** The counts for a function whose calls were checked, and whose file and callees have not changed since. */
  callCounts(symbol: SymbolNode, graph: CodeGraph): CallCounts | undefined {
    const entry = this.#checkedCalls.get(symbol.id);
    if (!entry) return undefined;
    if (entry.files.every((file) => graph.file(file.root, file.path) === file)) return entry.counts;
    this.#checkedCalls.delete(symbol.id);
    return undefined;
  }

  /** @param targets the functions that it calls, as far as corrections name them */
  noteCalls(symbol: SymbolNode, targets: readonly SymbolNode[], counts: CallCounts, graph: CodeGraph): void {
    const files = new Set([symbol, ...targets].flatMap(({ root, path }) => graph.file(root, path) ?? []));
    this.#checkedCalls.set(symbol.id, { files: [...files], counts });
  }

  /** The references of a definition, if no file of the workspace has changed since: any file may name it. */
  references(key: string, changes: number): ServerReply | undefined {
    const entry = this.#references.get(key);
    if (entry?.changes === changes) return entry.reply;
    this.#references.delete(key);
    return undefined;
  }

  noteReferences(key: string, changes: number, reply: ServerReply): void {
    if (this.#references.size >= maxReferences) this.#references.delete([...this.#references.keys()][0] ?? '');
    this.#references.set(key, { changes, reply });
  }
}
