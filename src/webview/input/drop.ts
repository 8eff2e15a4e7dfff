// Reads what was dragged into the panel: files of the explorer and of tabs, problems of the problems list. Pure.
import type { FromPanel } from '../../protocol/fromPanel.ts';

type DropMessage = Extract<FromPanel, { kind: 'dropped' }>;

/** Most files and problems to take from one drop. */
const maxCounts = { uris: 50, problems: 200 } as const;

/** Data types with files: lists of addresses, one per line, or JSON. */
const listTypes = ['application/vnd.code.uri-list', 'text/uri-list'] as const;
const problemType = 'application/vnd.code.diagnostics';

/** Whether dragged data can be used, by its types. */
export function acceptsDrop(types: readonly string[]): boolean {
  return types.some((type) => type === problemType || type === 'resourceurls' || listTypes.some((list) => list === type));
}

/** The message for a drop; undefined when nothing in it is readable. `dataOf` returns the data of a type, or ''. */
export function dropMessage(dataOf: (type: string) => string): DropMessage | undefined {
  const problems = problemsIn(dataOf(problemType)).slice(0, maxCounts.problems);
  const lists = listTypes.map((type) => dataOf(type)).find((text) => text !== '') ?? '';
  const uriLines = lists.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  const uris = problems.length > 0 ? [] : [...new Set([...uriLines, ...stringsIn(dataOf('resourceurls'))])].slice(0, maxCounts.uris);
  return uris.length > 0 || problems.length > 0 ? { kind: 'dropped', uris, problems } : undefined;
}

function stringsIn(json: string): string[] {
  const value = parseJson(json);
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/** Markers of the editor: one-based `startLineNumber`, the address as text or in parts. */
function problemsIn(json: string): DropMessage['problems'] {
  const value = parseJson(json);
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: { resource?: unknown; startLineNumber?: unknown; message?: unknown } | null) => {
    const uri = addressOf(each?.resource);
    const { startLineNumber: line, message } = each ?? {};
    return uri !== undefined && typeof line === 'number' && typeof message === 'string'
      ? [{ uri, line: Math.max(0, line - 1), message }]
      : [];
  });
}

function addressOf(resource: unknown): string | undefined {
  if (typeof resource === 'string') return resource;
  const parts = resource as { external?: unknown; scheme?: unknown; path?: unknown } | null | undefined;
  if (typeof parts?.external === 'string') return parts.external;
  return typeof parts?.scheme === 'string' && typeof parts.path === 'string' ? `${parts.scheme}://${encodeURI(parts.path)}` : undefined;
}

/** Other programs may pass any text. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json || 'null');
  } catch {
    return undefined;
  }
}
