// Builds routes from the tables of Rails and Laravel, which name handlers by convention; one line may define several routes.
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { FileContext } from '../fileContext.ts';
import type { CallFact, ImportFact, SymbolFact } from '../facts.ts';
import { laravelRoutes } from './routesLaravel.ts';
import { railsRoutes } from './routesRails.ts';

interface RouteTables {
  readonly symbols: SymbolFact[];
  readonly calls: CallFact[];
  /** Imports of controllers that are named with their namespace. */
  readonly imports: ImportFact[];
}

/** Symbols for the routes of a table, numbered from `first` on, and references from each of them to its handler. */
export function tableRoutes(context: FileContext, first: number): RouteTables {
  const { grammar, source } = context;
  const routes = grammar.routes === 'rails' ? railsRoutes(context) : grammar.routes === 'laravel' ? laravelRoutes(context) : [];
  const ordinals = new Map<string, number>();
  const symbols = routes.map((route, at): SymbolFact => {
    const name = `${route.method} ${route.path}`;
    const ordinal = ordinals.get(name) ?? 0;
    ordinals.set(name, ordinal + 1);
    const range = source.range(route.start, route.end);
    return {
      index: first + at, parent: 0, name, qualifiedName: name, ordinal, kind: 'route', range, nameRange: range,
      signature: source.text.slice(route.start, route.end).split('\n', 1)[0] ?? '', doc: '', decorators: [], exported: false, extends: [],
      implements: [], typeReferences: [], raises: [], mutates: [], reads: [], errorStrings: [], parameters: [],
      route: { method: route.method, path: route.path },
    }; // prettier-ignore
  });
  const calls = routes.map(({ controller, action, start, inPlace }, at): CallFact => {
    const receiverField = inPlace === undefined ? { receiver: localName(controller) } : {};
    return { caller: first + at, name: action, ...receiverField, ...source.position(inPlace ?? start), how: 'reference', arguments: 0 };
  });
  const namespacedRoutes = firstOfEach(
    routes.filter(({ controller }) => controller.includes('.')),
    ({ controller }) => controller,
  );
  return { symbols, calls, imports: namespacedRoutes.map(({ controller, start }) => importOf(controller, source.lineOf(start))) };
}

/** Controllers of two namespaces may share a class name, so the whole path is in the local name. */
function localName(controller: string): string {
  return controller.replaceAll('.', '_');
}

function importOf(controller: string, line: number): ImportFact {
  const dot = controller.lastIndexOf('.');
  const names = [{ imported: controller.slice(dot + 1), local: localName(controller) }];
  return { module: controller.slice(0, dot).replaceAll('.', '\\'), names, line, scope: 0, reexport: false, typeOnly: false };
}
