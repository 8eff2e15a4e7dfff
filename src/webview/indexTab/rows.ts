// Rows of the page "Clew Index", a list of any length: fetched in parts on demand, cached until the list changes.
import type { FilePage, FileQuery, FileRow } from '../../core/indexing/files/fileListing.ts';

/** Filter and order of the list, without the page. */
export type ListQuery = Omit<FileQuery, 'offset' | 'limit'>;

/** Rows per request. */
export const pageSize = 200;

/** The list as far as it was fetched. */
export class Rows {
  readonly #ask: (id: number, query: FileQuery) => void;
  readonly #pages = new Map<number, readonly FileRow[]>();
  /** Pending requests by id: the page, and whether files have changed since. */
  readonly #requests = new Map<number, { readonly page: number; isStale: boolean }>();
  #query: ListQuery = { states: [], text: '', order: 'path', descending: false };
  #id = 0;
  /** Pages from before a change stay visible until the new ones arrive. */
  #stale = new Set<number>();
  total = 0;
  counts: FilePage['counts'] = {};

  /** @param ask sends a request to the host, which answers through {@link take} */
  constructor(ask: (id: number, query: FileQuery) => void) {
    this.#ask = ask;
  }

  get query(): ListQuery {
    return this.#query;
  }

  /** Shows another list. */
  show(query: Partial<ListQuery>): void {
    this.#query = { ...this.#query, ...query };
    this.#pages.clear();
    this.#requests.clear();
    this.refresh();
  }

  /** Requests the visible rows again, because files have changed. */
  refresh(): void {
    // Pending requests finish first: if they were dropped, a constantly changing list would never show.
    for (const request of this.#requests.values()) request.isStale = true;
    this.#stale = new Set(this.#pages.keys());
    this.need(0, 0);
  }

  /** Requests the pages with the rows from `first` to `last`, unless they are present or pending. */
  need(first: number, last: number): void {
    for (let page = Math.floor(first / pageSize); page <= Math.floor(last / pageSize); page++) {
      const isRequested = [...this.#requests.values()].some((request) => request.page === page);
      if (isRequested || (this.#pages.has(page) && !this.#stale.has(page))) continue;
      const id = ++this.#id;
      this.#requests.set(id, { page, isStale: false });
      this.#ask(id, { ...this.#query, offset: page * pageSize, limit: pageSize });
    }
  }

  /** Takes an answer; false when it is no longer awaited. */
  take(id: number, { rows, total, counts }: FilePage): boolean {
    const request = this.#requests.get(id);
    if (!request) return false;
    const { page, isStale } = request;
    this.#requests.delete(id);
    if (isStale) this.#stale.add(page);
    else this.#stale.delete(page);
    this.#pages.set(page, rows);
    this.total = total;
    this.counts = counts;
    return true;
  }

  /** The row at a place of the list; undefined until it arrives. */
  at(index: number): FileRow | undefined {
    return this.#pages.get(Math.floor(index / pageSize))?.[index % pageSize];
  }
}
