// Finds routes in decorators and annotations of functions: FastAPI, Flask, Nest, Spring and JAX-RS, with the prefix of their controller.
import type { FileContext } from '../context.ts';
import type { CallFact, RouteFact, SymbolFact } from '../facts.ts';
import type { Decorator } from '../definitions/heads.ts';
import { joinPaths, prefixOf, routeMethods } from './routePaths.ts';

interface DecoratorRoute extends RouteFact {
  readonly at: Decorator;
}

interface ParsedDecorator {
  readonly on: string;
  readonly word: string;
  readonly paths: readonly string[];
  readonly rest: string;
  readonly decorator: Decorator;
}

/** Annotations named after the method; Spring's have a suffix that Nest's lack. */
const verb = /^(Get|Post|Put|Delete|Patch|Head|Options|All|Request)(Mapping)?$/;
const jaxRs = /^(?:GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS)$/;
const controllers = /^(?:Controller|RestController|RequestMapping|Path|JsonController|ApplicationPath)$/;

/** Symbols of decorated routes, numbered after `symbols`, and references from each to its handler. */
export function decoratedRoutes(context: FileContext, symbols: readonly SymbolFact[]): { symbols: SymbolFact[]; calls: CallFact[] } {
  const facts: SymbolFact[] = [];
  const calls: CallFact[] = [];
  const ordinals = new Map<string, number>();
  context.drafts.forEach((draft, i) => {
    const handler = symbols[i + 1];
    if (!handler || draft.kind === 'class' || !context.decorators[i]?.length) return;
    for (const { at, ...route } of routesOf(i, context)) {
      const index = symbols.length + facts.length;
      const symbol = routeSymbol(route, at, handler, index, context);
      const ordinal =
        ordinals.get(symbol.qualifiedName) ?? symbols.filter(({ qualifiedName }) => qualifiedName === symbol.qualifiedName).length;
      ordinals.set(symbol.qualifiedName, ordinal + 1);
      facts.push({ ...symbol, ordinal });
      const isMember = symbols[handler.parent]?.kind === 'class' || symbols[handler.parent]?.kind === 'interface';
      const receiver = isMember ? { receiver: context.grammar.selfNames[0] ?? '' } : {};
      calls.push({ caller: index, name: handler.name, ...receiver, ...context.source.position(at.start), how: 'reference', arguments: 0 });
    }
  });
  return { symbols: facts, calls };
}

function routeSymbol(route: RouteFact, at: Decorator, handler: SymbolFact, index: number, { source }: FileContext): SymbolFact {
  const name = `${route.method} ${route.path}`;
  const range = source.range(at.start, at.end);
  const around = handler.qualifiedName.slice(0, -handler.name.length);
  return {
    index, parent: handler.parent, name, qualifiedName: `${around}${name}`, ordinal: 0, kind: 'route', range, nameRange: range,
    signature: `@${at.text}`, doc: '', decorators: [], exported: handler.exported, extends: [], implements: [], typeReferences: [],
    raises: [], mutates: [], reads: [], errorStrings: [], parameters: [], route,
  }; // prettier-ignore
}

function routesOf(index: number, context: FileContext): DecoratorRoute[] {
  const own = (context.decorators[index] ?? []).map(parsed);
  const draft = context.drafts[index];
  const around = draft && draft.parent > 0 ? (context.decorators[draft.parent - 1] ?? []).map(parsed) : [];
  const controller = around.filter(({ word }) => controllers.test(word));
  const prefix = controller.find(({ paths }) => paths.length > 0)?.paths[0] ?? '';
  const path = own.find(({ word }) => word === 'Path');
  return own.flatMap((each): DecoratorRoute[] => {
    const methods = methodsOf(each, controller.length > 0);
    if (each.on !== '') {
      const before = methods.length ? prefixOf(each.on, context.source) : '';
      return methods.flatMap((method) =>
        each.paths.map((one) => ({ method, path: joinPaths(before, one), on: each.on, at: each.decorator })),
      );
    }
    const paths = jaxRs.test(each.word) ? (path?.paths ?? []) : each.paths;
    const all = paths.length ? paths : [''];
    return methods.flatMap((method) => all.map((one) => ({ method, path: joinPaths(prefix, one), at: each.decorator })));
  });
}

/** HTTP methods of a decorator; empty when it is not a route. */
function methodsOf({ on, word, paths, rest }: ParsedDecorator, inController: boolean): readonly string[] {
  if (on !== '') {
    const isPath = paths.some((path) => path === '' || path.startsWith('/'));
    if (!isPath) return [];
    if (word === 'route') return listedMethods(rest) ?? ['GET'];
    const method = routeMethods.get(word);
    return method ? (word === 'api_route' ? (listedMethods(rest) ?? [method]) : [method]) : [];
  }
  if (jaxRs.test(word)) return inController ? [word] : [];
  if (word === 'route' && paths.some((path) => path.startsWith('/'))) return listedMethods(rest) ?? ['GET'];
  const [, name = '', mapping] = verb.exec(word) ?? [];
  if (name === '' || !(mapping || inController)) return [];
  if (name === 'Request') return mapping ? (listedMethods(rest) ?? ['*']) : [];
  return [name === 'All' ? '*' : name.toUpperCase()];
}

/** Reads `methods=["GET", "POST"]` and `method = {RequestMethod.GET}`. */
function listedMethods(rest: string): readonly string[] | undefined {
  const list = /\bmethods?\s*[=:]\s*([[({][^\])}]{0,200}|[^,)]{0,60})/.exec(rest)?.[1];
  const methods = list?.match(/\b(?:GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS)\b/gi);
  return methods?.map((method) => method.toUpperCase());
}

function parsed(decorator: Decorator): ParsedDecorator {
  const [, callee = '', rest = ''] = /^([\w.$]+)\s*(?:\(([^]*)\)?)?$/.exec(decorator.text) ?? [];
  const dot = callee.lastIndexOf('.');
  return { on: callee.slice(0, Math.max(dot, 0)), word: callee.slice(dot + 1), paths: pathsIn(rest), rest, decorator };
}

/** Path strings: the named path argument, or the first argument. */
function pathsIn(rest: string): readonly string[] {
  const named = /(?:^|[,({]\s*)(?:path|value|rule)\s*[=:]\s*/.exec(rest);
  const from = named ? rest.slice(named.index + named[0].length) : rest;
  const list = /^\s*[{[]?\s*((?:[a-zA-Z]?["'`][^"'`\n]{0,300}["'`]\s*,?\s*)+)/.exec(from)?.[1] ?? '';
  const isMany = /^\s*[{[]/.test(from);
  const strings = [...list.matchAll(/["'`]([^"'`]*)["'`]/g)].map((match) => match[1] ?? '');
  return isMany ? strings : strings.slice(0, 1);
}
