// Finds routes in decorators and annotations of functions: FastAPI, Flask, Nest, Spring and JAX-RS, with the prefix of their controller.
import type { FileContext } from '../fileContext.ts';
import type { CallFact, RouteFact, SymbolFact } from '../facts.ts';
import type { Decorator } from '../definitions/heads.ts';
import { joinPaths, prefixOf, routeMethods } from './routePaths.ts';

interface DecoratorRoute extends RouteFact {
  readonly decorator: Decorator;
}

interface ParsedDecorator {
  readonly on: string;
  readonly word: string;
  readonly paths: readonly string[];
  readonly rest: string;
  readonly decorator: Decorator;
}

/** Annotations named after the method; Spring's have a suffix that Nest's lack. */
const methodAnnotation = /^(Get|Post|Put|Delete|Patch|Head|Options|All|Request)(Mapping)?$/;
const jaxRsMethod = /^(?:GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS)$/;
const controllerAnnotation = /^(?:Controller|RestController|RequestMapping|Path|JsonController|ApplicationPath)$/;

/** Symbols of decorated routes, numbered after `symbols`, and references from each to its handler. */
export function decoratedRoutes(context: FileContext, symbols: readonly SymbolFact[]): { symbols: SymbolFact[]; calls: CallFact[] } {
  const routeSymbols: SymbolFact[] = [];
  const calls: CallFact[] = [];
  const ordinals = new Map<string, number>();
  context.drafts.forEach((draft, i) => {
    const handler = symbols[i + 1];
    if (!handler || draft.kind === 'class' || !context.decorators[i]?.length) return;
    for (const { decorator, ...route } of routesOf(i, context)) {
      const index = symbols.length + routeSymbols.length;
      const symbol = routeSymbol(route, decorator, handler, index, context);
      const ordinal =
        ordinals.get(symbol.qualifiedName) ?? symbols.filter(({ qualifiedName }) => qualifiedName === symbol.qualifiedName).length;
      ordinals.set(symbol.qualifiedName, ordinal + 1);
      routeSymbols.push({ ...symbol, ordinal });
      const isMember = symbols[handler.parent]?.kind === 'class' || symbols[handler.parent]?.kind === 'interface';
      const receiver = isMember ? { receiver: context.grammar.selfNames[0] ?? '' } : {};
      calls.push({
        caller: index,
        name: handler.name,
        ...receiver,
        ...context.source.position(decorator.start),
        how: 'reference',
        arguments: 0,
      });
    }
  });
  return { symbols: routeSymbols, calls };
}

function routeSymbol(route: RouteFact, decorator: Decorator, handler: SymbolFact, index: number, { source }: FileContext): SymbolFact {
  const name = `${route.method} ${route.path}`;
  const range = source.range(decorator.start, decorator.end);
  const qualifier = handler.qualifiedName.slice(0, -handler.name.length);
  return {
    index, parent: handler.parent, name, qualifiedName: `${qualifier}${name}`, ordinal: 0, kind: 'route', range, nameRange: range,
    signature: `@${decorator.text}`, doc: '', decorators: [], exported: handler.exported, extends: [], implements: [], typeReferences: [],
    raises: [], mutates: [], reads: [], errorStrings: [], parameters: [], route,
  }; // prettier-ignore
}

function routesOf(index: number, context: FileContext): DecoratorRoute[] {
  const ownDecorators = (context.decorators[index] ?? []).map(parseDecorator);
  const draft = context.drafts[index];
  const parentDecorators = draft && draft.parent > 0 ? (context.decorators[draft.parent - 1] ?? []).map(parseDecorator) : [];
  const controllerDecorators = parentDecorators.filter(({ word }) => controllerAnnotation.test(word));
  const prefix = controllerDecorators.find(({ paths }) => paths.length > 0)?.paths[0] ?? '';
  const pathDecorator = ownDecorators.find(({ word }) => word === 'Path');
  return ownDecorators.flatMap((each): DecoratorRoute[] => {
    const methods = methodsOf(each, controllerDecorators.length > 0);
    if (each.on !== '') {
      const routerPrefix = methods.length ? prefixOf(each.on, context.source) : '';
      return methods.flatMap((method) =>
        each.paths.map((pathText) => ({ method, path: joinPaths(routerPrefix, pathText), on: each.on, decorator: each.decorator })),
      );
    }
    const paths = jaxRsMethod.test(each.word) ? (pathDecorator?.paths ?? []) : each.paths;
    const pathTexts = paths.length ? paths : [''];
    return methods.flatMap((method) =>
      pathTexts.map((pathText) => ({ method, path: joinPaths(prefix, pathText), decorator: each.decorator })),
    );
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
  if (jaxRsMethod.test(word)) return inController ? [word] : [];
  if (word === 'route' && paths.some((path) => path.startsWith('/'))) return listedMethods(rest) ?? ['GET'];
  const [, name = '', mapping] = methodAnnotation.exec(word) ?? [];
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

function parseDecorator(decorator: Decorator): ParsedDecorator {
  const [, callee = '', rest = ''] = /^([\w.$]+)\s*(?:\(([^]*)\)?)?$/.exec(decorator.text) ?? [];
  const dot = callee.lastIndexOf('.');
  return { on: callee.slice(0, Math.max(dot, 0)), word: callee.slice(dot + 1), paths: pathsIn(rest), rest, decorator };
}

/** Path strings: the named path argument, or the first argument. */
function pathsIn(rest: string): readonly string[] {
  const pathArgument = /(?:^|[,({]\s*)(?:path|value|rule)\s*[=:]\s*/.exec(rest);
  const argumentText = pathArgument ? rest.slice(pathArgument.index + pathArgument[0].length) : rest;
  const list = /^\s*[{[]?\s*((?:[a-zA-Z]?["'`][^"'`\n]{0,300}["'`]\s*,?\s*)+)/.exec(argumentText)?.[1] ?? '';
  const isMany = /^\s*[{[]/.test(argumentText);
  const strings = [...list.matchAll(/["'`]([^"'`]*)["'`]/g)].map((match) => match[1] ?? '');
  return isMany ? strings : strings.slice(0, 1);
}
