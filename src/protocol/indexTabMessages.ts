// Messages between the extension host (src/vscode/indexTab) and the page of the tab "Clew Index" (src/webview/indexTab), which lists every file
// with its index state, and the schemas of the messages. Free of vscode, Node and DOM, since both sides import it.
import * as v from 'valibot';
import { fileOrders, type FilePage, type FileState } from '../core/indexing/files/fileListing.ts';

const place = { root: v.string(), path: v.string() };
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Page -> host. The page names files of the index; the host checks them before it acts. */
export const fromIndexTabSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  /** Requests a part of the list; the answer has the same `id`. */
  v.object({
    kind: v.literal('page'),
    id: v.number(),
    query: v.object({
      states: v.array(v.custom<FileState>((state) => typeof state === 'string')),
      text: v.pipe(v.string(), v.maxLength(10_000)),
      order: v.picklist(fileOrders),
      descending: v.boolean(),
      offset: count,
      limit: v.pipe(count, v.maxValue(1000)),
    }),
  }),
  v.object({ kind: v.literal('open'), ...place }),
  /** Opens the line of the ignore file, or the setting, that excludes a file. */
  v.object({ kind: v.literal('openRule'), ...place }),
  v.object({ kind: v.literal('include'), ...place, on: v.boolean() }),
  /** Reads a file again that could not be read or stopped the engine. */
  v.object({ kind: v.literal('retry'), ...place }),
  v.object({
    kind: v.literal('command'),
    command: v.picklist([
      'clew.copyIndexReport',
      'clew.reportIssue',
      'clew.pauseIndexing',
      'clew.resumeIndexing',
      'clew.rebuildIndex',
      'clew.deleteData',
      'clew.startIndex',
      'clew.showLog',
    ]),
  }),
]);
export type FromIndexTab = v.InferOutput<typeof fromIndexTabSchema>;

/** State of the whole index, in words. `failure`: why nothing else is known. */
export interface IndexTabStatus {
  readonly lines: readonly string[];
  readonly state: 'running' | 'ready' | 'paused' | 'waiting' | 'failed';
  readonly failure?: string;
  /** Names of roots by key; shown only where there are several. */
  readonly roots: readonly { readonly key: string; readonly name: string }[];
}

/** Host -> page. */
export type ToIndexTab =
  | { readonly kind: 'status'; readonly status: IndexTabStatus; readonly l10n: Readonly<Record<string, unknown>> }
  | { readonly kind: 'page'; readonly id: number; readonly page: FilePage }
  /** Shows only files that match these words. */
  | { readonly kind: 'filter'; readonly text: string }
  /** Reports the result of an action, or why the list is missing. */
  | { readonly kind: 'said'; readonly text: string };

/** The outer shape of {@link ToIndexTab}. */
export const toIndexTabSchema = v.variant('kind', [
  v.looseObject({
    kind: v.literal('status'),
    status: v.looseObject({ lines: v.array(v.string()), state: v.string(), roots: v.array(v.any()) }),
  }),
  v.looseObject({ kind: v.literal('page'), id: v.number(), page: v.looseObject({ rows: v.array(v.any()), total: v.number() }) }),
  v.looseObject({ kind: v.literal('filter'), text: v.string() }),
  v.looseObject({ kind: v.literal('said'), text: v.string() }),
]);
