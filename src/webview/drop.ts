// What was dragged into the panel, as the editor hands it over: files of the explorer and of tabs, problems of the list of problems. Pure.
import type { FromPanel } from '../protocol.ts';

type DropMessage = Extract<FromPanel, { kind: 'dropped' }>;

/** Most of each that are taken. */
const most = { uris: 50, problems: 200 } as const;

/** Types of data that carry files: lists of addresses, one a line, or JSON. */
const listTypes = ['application/vnd.code.uri-list', 'text/uri-list'] as const;
const problemType = 'application/vnd.code.diagnostics';

/** Whether something is dragged that can be taken, by the types of its data. */
export function takes(types: readonly string[]): boolean {
  return types.some((type) => type === problemType || type === 'resourceurls' || listTypes.some((list) => list === type));
}

/** The message for what was dropped; undefined when there is nothing in it that can be read. `read` gives the data of a type, or ''. */
export function dropMessage(read: (type: string) => string): DropMessage | undefined {
  const problems = problemsIn(read(problemType)).slice(0, most.problems);
  const lists = listTypes.map((type) => read(type)).find((text) => text !== '') ?? '';
  const listed = lists.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  const uris = problems.length > 0 ? [] : [...new Set([...listed, ...strings(read('resourceurls'))])].slice(0, most.uris);
  return uris.length > 0 || problems.length > 0 ? { kind: 'dropped', uris, problems } : undefined;
}

function strings(json: string): string[] {
  const parsed = parsedOr(json);
  return Array.isArray(parsed) ? parsed.filter((each) => typeof each === 'string') : [];
}

/** Markers of the editor: one-based `startLineNumber`, the address as text or in its parts. */
function problemsIn(json: string): DropMessage['problems'] {
  const parsed = parsedOr(json);
  if (!Array.isArray(parsed)) return [];
  return parsed.flatMap((each: { resource?: unknown; startLineNumber?: unknown; message?: unknown } | null) => {
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

/** Other programs may hand over anything. */
function parsedOr(json: string): unknown {
  try {
    return JSON.parse(json || 'null');
  } catch {
    return undefined;
  }
}
