// Finds the calls of one file that send a request, with their method and path as written: names are resolved later, across files.
import type { LanguageRules } from '../../languages/languageRules.ts';
import { callOf, type Argument, type CallAround } from '../../uses/places/callsAround.ts';
import type { RequestPosition, ClientRow } from './clientRow.ts';
import { clientRows } from './clientRows.ts';
import { keyRange } from './objectKeys.ts';
import { objectRequests } from './objectRequests.ts';
import { pathExpression, type BlankedText, type PathPart } from './pathExpression.ts';
import { methodExpression, methodOfName, type ClientCall, type MethodExpression } from './writtenRequest.ts';

/** A variable that holds a client. */
export interface HttpClient {
  readonly name: string;
  /** Offset of the name. */
  readonly at: number;
  readonly base: readonly PathPart[] | undefined;
}

/** What one file says about requests. */
export interface FileRequests {
  readonly calls: readonly ClientCall[];
  readonly clients: readonly HttpClient[];
}

/** Names that end the callee of a request. */
const lastName =
  /(?<![\w$])(?:get|post|put|patch|delete|del|head|options|getJSON|request|requestAsync|ajax|\$?fetch|ofetch|useFetch|useLazyFetch|exchange|uri|useSWR\w*|EventSource|NewRequest\w*|HttpRequestMessage|(?:get|post|put|patch|head)For\w+|(?:get|post|put|patch|delete)(?:Json|Async|_response|_form)|(?:Get|Post|Put|Patch|Delete|Head|Options)(?:\w*Async)?|GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|\$?axios\w*)(?=\s*(?:<[^()]{0,200}>)?\()/gi;
/** Maximum calls of one file that are read. Set by judgement: more are data. */
const maxCalls = 2000;

/** Requests and clients of one file. `imported`: names under which it imports clients. */
export function requestsIn(file: BlankedText, rules: LanguageRules, imported: ReadonlySet<string> = new Set()): FileRequests {
  const rows = clientRows.filter(({ languages, holds }) => languages.includes(rules) && holds.some((text) => file.text.includes(text)));
  const clients = rows.flatMap((row) => clientsOf(row, file));
  const clientByName = new Map(clients.map((client) => [client.name, client]));
  const calls: ClientCall[] = [];
  const names = rows.length || imported.size ? file.code.matchAll(calleesWith(clients)) : [];
  for (const match of names) {
    if (calls.length >= maxCalls) break;
    const call = callOf(file.code, match.index + match[0].length);
    const request = call && requestOf(call, match.index, file, { rows, rules, clientByName, imported });
    if (request) calls.push(request);
  }
  return { calls: [...calls, ...objectRequests(file, rules)], clients };
}

/** Names that end a callee: those of the table, and those of the clients of a file. */
function calleesWith(clients: readonly HttpClient[]): RegExp {
  const own = [...new Set(clients.map(({ name }) => name))]
    .filter((name) => /^[\w$]+$/.test(name))
    .map((name) => name.replaceAll('$', '\\$'));
  if (own.length === 0) return lastName;
  return new RegExp(`${lastName.source}|(?<![\\w$])(?:${own.join('|')})(?=\\s*(?:<[^()]{0,200}>)?\\()`, 'gi');
}

/** Clients that the code of a file makes or declares. */
function clientsOf({ madeBy, base }: ClientRow, { code, text }: BlankedText): readonly HttpClient[] {
  if (!madeBy) return [];
  return [...code.matchAll(new RegExp(madeBy, 'g'))].map((match) => {
    const name = match.slice(1).find((group) => group !== undefined) ?? '';
    const call = base !== undefined && match[0].endsWith('(') ? callOf(code, match.index + match[0].length - 1) : undefined;
    const range = call && base !== undefined ? partRange([base, { argument: 0, key: base }], call, code) : undefined;
    const isPlain = call !== undefined && !range && call.arguments.length === 0;
    return {
      name,
      at: match.index + match[0].indexOf(name),
      base: range ? pathExpression({ code, text }, range.start, range.end) : isPlain ? [] : undefined,
    };
  });
}

interface CallContextOfFile {
  readonly rows: readonly ClientRow[];
  readonly rules: LanguageRules;
  readonly clientByName: ReadonlyMap<string, HttpClient>;
  readonly imported: ReadonlySet<string>;
}

/** A client of another file has the methods of any library. */
const importedCall = /^(?<client>.+)\.(?<method>get|post|put|patch|delete|del|head)$/;

function requestOf(call: CallAround, at: number, file: BlankedText, context: CallContextOfFile): ClientCall | undefined {
  const importedClient = lastNameOf(importedCall.exec(call.callee)?.groups?.['client']);
  if (importedClient !== undefined && context.imported.has(importedClient)) {
    const range = partRange([0], call, file.code);
    const method = methodOfName(importedCall.exec(call.callee)?.groups?.['method']);
    if (!range) return undefined;
    return {
      at,
      method: { known: method, parts: [] },
      path: pathExpression(file, range.start, range.end),
      base: undefined,
      importedClient,
    };
  }
  for (const row of context.rows) {
    const match = row.call.exec(call.callee);
    if (!match) continue;
    const name = lastNameOf(match.groups?.['client']);
    const client = name === undefined ? undefined : context.clientByName.get(name);
    if ((row.clients ?? row.madeBy) && name !== undefined && !client && !row.clients?.test(name)) continue;
    const range = partRange(row.path, call, file.code);
    if (!range) continue;
    const method = methodOf(row, match, call, file);
    return { at, method, path: pathExpression(file, range.start, range.end), base: client?.base ?? (client ? undefined : []) };
  }
  return undefined;
}

/** The last name of a chain, without its brackets: `client` of `this.client`. */
function lastNameOf(chain: string | undefined): string | undefined {
  return chain === undefined ? undefined : (/([\w$]+)[!?]*(?:\([^()]*\))?$/.exec(chain)?.[1] ?? chain);
}

/** The part of a call at the first position that it has. */
function partRange(parts: readonly RequestPosition[], call: CallAround, code: string): Pick<Argument, 'start' | 'end'> | undefined {
  const positional = call.arguments.filter(({ keyword }) => keyword === undefined);
  for (const part of parts) {
    if (typeof part === 'string') {
      const named = call.arguments.find(({ keyword }) => keyword === part);
      if (named) return named;
    } else if (typeof part === 'number') {
      const argument = positional[part];
      if (argument && !code.slice(argument.start, argument.end).startsWith('{')) return argument;
    } else {
      const argument = positional[part.argument];
      const range = argument && keyRange(code, argument.start, argument.end, part.key);
      if (range) return range;
    }
  }
  return undefined;
}

function methodOf(row: ClientRow, match: RegExpExecArray, call: CallAround, file: BlankedText): MethodExpression {
  const byName = methodOfName(match.groups?.['method'] ?? (row.method ? undefined : (/\w+$/.exec(call.callee)?.[0] ?? '')));
  if (byName !== undefined) return { known: byName, parts: [] };
  const range = partRange(row.method ?? [], call, file.code);
  if (range) return methodExpression(file, range.start, range.end);
  // Options that are spread into others may tell the method.
  const objects = call.arguments.filter(({ start }) => file.code.charAt(start) === '{');
  if (row.otherwise !== undefined && objects.some(({ start, end }) => /[{,]\s*\.\.\./.test(file.code.slice(start, end))))
    return { known: undefined, parts: [], key: 'method', otherwise: row.otherwise };
  const options = (row.method ?? []).flatMap((part) => (typeof part === 'object' ? part : []));
  const argument = options.map((part) => ({ part, argument: call.arguments[part.argument] })).find((each) => each.argument);
  const otherwise = row.otherwise === undefined ? {} : { otherwise: row.otherwise };
  const isOpen = argument?.argument && /^[\w$.]+$/.test(file.code.slice(argument.argument.start, argument.argument.end));
  if (argument?.argument && isOpen && argument.part.argument > 0)
    return {
      ...{ known: undefined, key: argument.part.key, ...otherwise },
      parts: pathExpression(file, argument.argument.start, argument.argument.end),
    };
  return { known: row.otherwise, parts: [] };
}
