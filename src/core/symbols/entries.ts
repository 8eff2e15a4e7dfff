// Calls that define something: tests (`it('adds', () => …)`) and routes (`app.get('/users', handler)`).
import type { Grammar } from '../syntax/language.ts';
import { captured, type Match } from './captures.ts';
import { fold, type Source } from './source.ts';

/** A test or a route that a call defines. */
export interface Entry {
  readonly kind: 'test' | 'route';
  readonly title: string;
  readonly route?: { readonly method: string; readonly path: string };
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

/** What a call with a title and a callback defines, if it is a test or a route. */
export function entryOf(match: Match, source: Source, grammar: Grammar): Entry | undefined {
  const callee = captured(match, 'callee');
  const name = captured(match, 'name');
  if (!callee || !name) return undefined;
  const words = source.folded(callee, 200).split('.');
  const title = fold(source.of(name).slice(1, -1), 200);
  const scopeStart = name.endIndex;
  const method = words.length > 1 ? routeMethods.get(words.at(-1) ?? '') : undefined;
  if (method && title.startsWith('/')) {
    return { kind: 'route', title: `${method} ${title}`, route: { method, path: title }, scopeStart };
  }
  if (!captured(match, 'function') || !grammar.testCalls.includes(words[0] ?? '')) return undefined;
  return { kind: 'test', title: title || '<empty>', scopeStart };
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
