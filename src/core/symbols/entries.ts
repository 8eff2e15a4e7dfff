// Calls that define something: tests (`it('adds', () => …)`) and routes (`app.get('/users', handler)`).
import type { Node } from 'web-tree-sitter';
import type { Grammar } from '../syntax/language.ts';
import type { CallSite } from './calls.ts';
import { fold, type Source } from './source.ts';

/** A test or a route that a call defines. */
export interface Entry {
  readonly kind: 'test' | 'route';
  readonly title: string;
  readonly route?: { readonly method: string; readonly path: string };
  /** The whole call. */
  readonly node: Node;
  /** The function written in place, or the call. */
  readonly body: Node;
  readonly nameNode: Node;
  /** Offset after the title: what follows runs inside. */
  readonly scopeStart: number;
}

/** HTTP methods as routers name them; `*` stands for any. */
export const routeMethods: ReadonlyMap<string, string> = new Map([
  ...['get', 'post', 'put', 'delete', 'patch', 'head', 'options'].map((verb) => [verb, verb.toUpperCase()] as const),
  ['all', '*'],
  ['any', '*'],
  ['use', '*'],
]);

/** Tests and routes among the calls of a file. */
export function findEntries(sites: readonly CallSite[], source: Source, grammar: Grammar): Entry[] {
  return sites.flatMap((site) => entryOf(site, source, grammar) ?? []);
}

function entryOf(site: CallSite, source: Source, grammar: Grammar): Entry | undefined {
  if (site.how !== 'call' || !site.arguments) return undefined;
  const method = site.receiver ? routeMethods.get(site.name) : undefined;
  const word = site.receiver ? (/^\w+/.exec(source.folded(site.receiver, 50))?.[0] ?? '') : site.name;
  const isTest = grammar.testCalls.includes(word);
  if (!method && !isTest) return undefined;
  const values = site.arguments.namedChildren;
  const nameNode = values[0];
  const last = values.at(-1);
  const node = site.arguments.parent;
  if (!node || !nameNode || !last || values.length < 2 || !grammar.stringNodes.includes(nameNode.type)) return undefined;
  const inPlace = grammar.functionNodes.includes(last.type);
  const title = fold(source.of(nameNode).slice(1, -1), 200);
  const common = { node, body: inPlace ? last : node, nameNode, scopeStart: nameNode.endIndex };
  if (method && title.startsWith('/') && !grammar.stringNodes.includes(last.type) && last.type !== 'object') {
    return { kind: 'route', title: `${method} ${title}`, route: { method, path: title }, ...common };
  }
  return isTest && inPlace ? { kind: 'test', title: title || '<empty>', ...common } : undefined;
}

const routeDecorator = /^([\w.]+)\s*\(\s*(?:(?:path|value|rule)\s*=\s*)?(?:\{\s*)?[a-zA-Z]?["']([^"'\n]{0,300})["']([^]*)$/;

/** The route that a decorator or annotation gives its function: `@app.get("/x")`, `@app.route("/x", methods=["POST"])`, `@GetMapping("/x")`. */
export function routeOf(decorators: readonly string[]): { method: string; path: string } | undefined {
  for (const text of decorators) {
    const [, callee = '', path = '', rest = ''] = routeDecorator.exec(text) ?? [];
    const word = callee.slice(callee.lastIndexOf('.') + 1);
    const mapping = /^(Get|Post|Put|Delete|Patch|Request)(?:Mapping)?$/.exec(word)?.[1];
    const verb = callee.includes('.') ? routeMethods.get(word) : undefined;
    if (mapping && mapping !== 'Request') return { method: mapping.toUpperCase(), path };
    if (word === 'RequestMapping' || (word === 'route' && callee.includes('.'))) return { method: listedMethod(rest), path };
    if (verb && path.startsWith('/')) return { method: verb, path };
  }
  return undefined;
}

function listedMethod(rest: string): string {
  const methods = /\bmethods?\s*=\s*(?:[[({]\s*)?(?:RequestMethod\.)?["']?([A-Za-z]+)["']?\s*([,\])}]?)/.exec(rest);
  if (!methods?.[1]) return '*';
  return methods[2] === ',' && /[[({]/.test(methods[0]) ? '*' : methods[1].toUpperCase();
}
