// Public interface of the exact search: scope by name, one-based places, and whether the result covers the whole index.
import type { CancellationToken } from '../../base/cancellation.ts';
import { UserError } from '../../base/wording/errors.ts';
import { WhenIdle } from '../../base/whenIdle.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { Indexer } from '../../indexing/indexer.ts';
import { FileTexts } from '../../text/fileTexts.ts';
import { searchText, type TextMatch, type TextSearchDependencies } from '../../text/searchText.ts';
import type { TextQuery } from '../../text/textQuery.ts';
import type { Clock, Files, Log, MemoryUse, Root, TimeLimit } from '../../ports.ts';
import { fileName, type RootLabel } from '../../workspace/rootLabels.ts';
import type { ResolvedScope } from '../scope.ts';
import { currentText } from '../../indexing/currentText.ts';
import { forgetCode } from '../../uses/places/recentCode.ts';
import type { TextHit, TextSearchResult } from './textSearchResult.ts';

/** Ports and limits of the exact search. */
export interface ExactSearchPorts {
  readonly files: Files;
  readonly roots: readonly Root[];
  readonly clock: Clock;
  /** Clock for yielding in background work; {@link clock} when absent. */
  readonly background?: Clock;
  readonly log: Log;
  /** Stops a regular expression that takes too long; no limit when absent. */
  readonly limit?: TimeLimit;
  /** Reports the memory available for texts; unlimited when absent. */
  readonly memory?: () => MemoryUse;
  /** Reads texts as soon as the index is ready, so that the first search does not have to. */
  readonly readsTextsAhead?: boolean;
}

/** The searched index and the labels of its roots. */
export interface SearchedIndex {
  readonly indexer: Indexer;
  readonly graph: CodeGraph;
  readonly label: RootLabel;
}

/** Scope and limit of a search. `isComplete`: the index was complete once, and only changes have been read since then. */
export interface ExactSearchOptions {
  readonly scope: ResolvedScope;
  readonly limit: number;
  readonly isComplete: boolean;
}

/** ms for which unpacked data is kept after a look-up of uses. Set by judgement: people continue within seconds. */
const lookUpRetention = 20_000;

function forgetLookUps(graph: CodeGraph): void {
  graph.releaseCaches();
  forgetCode();
}

/** Exact search over one codebase. Keeps the texts that it has read. */
export class ExactSearch {
  readonly textSearch: TextSearchDependencies;
  /** Notified of each look-up of uses; undefined when the process ends with its answer. */
  readonly lookUps: WhenIdle | undefined;
  readonly #ports: ExactSearchPorts;
  readonly #index: SearchedIndex;

  constructor(ports: ExactSearchPorts, index: SearchedIndex) {
    const { clock, limit, memory } = ports;
    const readText = (root: string, path: string): Promise<string | undefined> => currentText(root, path, ports, index.indexer);
    const { indexer } = index;
    const texts = new FileTexts({
      clock,
      files: () => indexer.files(),
      version: () => indexer.pathsVersion,
      changes: () => indexer.textVersion,
      keyOf: (root, path) => indexer.file(root, path)?.key,
      readText,
      isClean: (root, path, text) => indexer.isClean(root, path, text),
      isIndexed: (root, path, text) => indexer.isIndexed(root, path, text),
      filterOf: (root, path) => indexer.file(root, path)?.filter,
      ...(memory ? { memory } : {}),
    });
    this.textSearch = { texts, clock, ...(limit ? { limit } : {}) };
    if (ports.readsTextsAhead) this.lookUps = new WhenIdle(clock, lookUpRetention, () => forgetLookUps(index.graph));
    this.#ports = ports;
    this.#index = index;
  }

  /** Reads texts in the background until `isOver`. */
  async readAhead(isOver: () => boolean): Promise<void> {
    const { background, clock, log } = this.#ports;
    try {
      await this.textSearch.texts.loadAhead(() => (background ?? clock).sleep(0), isOver);
    } catch (error) {
      log.error('Texts could not be read ahead; each search reads what it needs', error);
    }
  }

  /**
   * Searches all indexed files in `scope` for `query`. Rejects with `UserError` `bad-expression` or `unknown-scope`, or with
   * `CancelledError`.
   */
  async find(query: TextQuery, { scope, limit, isComplete }: ExactSearchOptions, token: CancellationToken): Promise<TextSearchResult> {
    if (!scope.known) throw new UserError('unknown-scope', [scope.text ?? '']);
    const start = this.textSearch.clock.monotonic();
    const { matches, total, files, searchedFiles, unread, stopped } = await searchText(
      query,
      this.textSearch,
      {
        maxListed: limit,
        includes: ({ root, path }) => scope.contains(root, path),
        // Only a scope that is a symbol ends within a file.
        ...(scope.symbols.length ? { includesLine: ({ root, path }, line) => scope.contains(root, path, line) } : {}),
      },
      token,
    );
    const { graph, indexer, label } = this.#index;
    return {
      hits: matches.map((match) => hitOf(match, graph, label)),
      ...{ total, files, searched: searchedFiles },
      complete: isComplete && unread.length === 0 && !stopped,
      unread: unread.map((file) => fileName(file, label)),
      stopped: stopped ? { reason: stopped.reason, file: fileName(stopped.file, label) } : null,
      leftOut: indexer.summary.skipped,
      ms: this.textSearch.clock.monotonic() - start,
    };
  }
}

function hitOf({ file, line, column, endLine, endColumn, preview, previewColumn }: TextMatch, graph: CodeGraph, label: RootLabel): TextHit {
  const { root, path } = file;
  return {
    root: label(root),
    file: path,
    line: line + 1,
    column: column + 1,
    lineEnd: endLine + 1,
    columnEnd: endColumn + 1,
    preview,
    previewColumn: previewColumn + 1,
    symbol: graph.at(root, path, line)?.fact.qualifiedName ?? null,
  };
}
