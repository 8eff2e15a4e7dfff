// Lists the latest changes where a failure shows: often the quickest way to its cause.
import type { LineSpan } from '../../base/positions.ts';
import type { History } from '../../searching/history.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { LineChange } from '../../ports.ts';

/** The newest changes of a function in version control, newest first. */
export interface SiteChanges {
  readonly symbol: SymbolNode;
  readonly changes: readonly LineChange[];
}

/** Maximum sites that are looked up, because version control is slow. */
const maxSites = 2;
const maxChanges = 3;
/** Lines before and after the failing line of a long function whose changes count. */
const linesAround = 15;
/** Minimum lines of a long function. */
const longFunctionLines = 60;

/**
 * Changes of the first `sites`; omits sites without any.
 * @param sites functions with the line of the failure, where known
 */
export async function siteChanges(
  sites: readonly { readonly symbol: SymbolNode; readonly line?: number }[],
  history: History | undefined,
): Promise<readonly SiteChanges[]> {
  if (!history) return [];
  const lookups = sites.slice(0, maxSites).map(async ({ symbol, line }) => {
    const { start, end } = symbol.fact.range;
    const functionSpan = { first: start.line, last: end.line };
    const span = line === undefined || end.line - start.line < longFunctionLines ? functionSpan : spanAround(line, functionSpan);
    return { symbol, changes: await history(symbol.root, symbol.path, span, maxChanges) };
  });
  return (await Promise.all(lookups)).filter(({ changes }) => changes.length > 0);
}

function spanAround(line: number, { first, last }: LineSpan): LineSpan {
  return { first: Math.max(first, line - linesAround), last: Math.min(last, line + linesAround) };
}
