// Finds the functions that receive a request from a server: those with the signature that a server protocol requires.
import { fileKey, fileKeyOf } from '../../base/fileKey.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { roleWithin } from '../../searching/testCode.ts';
import type { Sources } from '../../searching/inquiry.ts';
import { inScope, type ResolvedScope } from '../../searching/scope.ts';
import { projectEntries, manifestsOf } from '../overview/projectEntries.ts';
import { projectFiles } from '../overview/projectFiles.ts';
import { flowSize } from '../entryPoints.ts';

/** Signature of a handler: file extensions, its name, and its parameters as `name: type` each. */
interface HandlerShape {
  readonly endings: RegExp;
  readonly name: RegExp;
  readonly parameters: RegExp;
  /** The protocol that defines it. */
  readonly protocol: string;
}

/** The signatures that the protocols define. The receiver is no parameter. */
export const handlerShapes: readonly HandlerShape[] = [
  { protocol: 'net/http Handler', endings: /\.go$/, name: /^serveHTTP$/i, parameters: /ResponseWriter,.*Request/ },
  { protocol: 'WSGI', endings: /\.py$/, name: /./, parameters: /\benviron\b[^,]*, ?start_response\b/ },
  { protocol: 'ASGI', endings: /\.py$/, name: /./, parameters: /\bscope\b[^,]*, ?receive\b[^,]*, ?send\b/ },
  { protocol: 'Rack', endings: /\.rb$/, name: /^call!?$/, parameters: /^env\b[^,]*$/ },
  { protocol: 'PSR-15', endings: /\.php$/, name: /^(?:handle|process)$/, parameters: /\bServerRequestInterface\b/ },
  {
    protocol: 'servlets',
    endings: /\.(?:java|kt)$/,
    name: /^(?:service|handle|doFilter|doGet|doPost)$/,
    parameters: /\bHttpServletRequest\b/,
  },
  { protocol: 'ASP.NET Core', endings: /\.cs$/, name: /^Invoke(?:Async)?$/, parameters: /\bHttpContext\b/ },
  { protocol: 'node:http', endings: /\.[cm]?[jt]sx?$/, name: /^[^<]/, parameters: /^req(?:uest)?\b[^,]*, ?res(?:ponse)?\b/ },
  { protocol: 'tower Service', endings: /\.rs$/, name: /^call$/, parameters: /^req(?:uest)?\b[^,]*Request/ },
];
/** Maximum imports from the start of the project to a handler; one further away is a handler of some part. */
const maxHops = 3;

/** The handlers of the scope, those nearest to the start of the project that lead to most code first. Empty where there is none. */
export async function requestEntries(scope: ResolvedScope, sources: Sources, limit: number): Promise<readonly SymbolNode[]> {
  const { graph } = sources;
  const handlers = [...graph.symbols()].filter(
    (symbol) => isHandler(symbol) && inScope(symbol, scope) && roleWithin(symbol, symbol.role, graph) === 'code',
  );
  if (handlers.length === 0) return [];
  const hops = await hopsFromStart(scope, sources);
  const ratedHandlers = handlers.map((symbol) => ({
    symbol,
    hops: hops.get(fileKeyOf(symbol)) ?? maxHops + 1,
    reach: flowSize(symbol.id, graph),
  }));
  const [first, ...others] = ratedHandlers.sort((a, b) => a.hops - b.hops || b.reach - a.reach || (a.symbol.id < b.symbol.id ? -1 : 1));
  // A handler as near as the first that the first does not lead to is an entry too.
  const otherEntries = others.filter(
    (each) => first && each.hops === first.hops && each.hops <= 1 && !leadsTo(first.symbol, each.symbol, graph),
  );
  return [first, ...otherEntries].flatMap((each) => each?.symbol ?? []).slice(0, limit);
}

/** Whether a function has the signature of one of the protocols. */
export function isHandler({ fact, path, role }: SymbolNode): boolean {
  if (role !== 'code' || fact.declaration || (fact.kind !== 'function' && fact.kind !== 'method')) return false;
  const parameters = fact.parameters
    .filter(({ name }) => !/^(?:&?(?:mut )?self|cls|this)$/.test(name))
    .map(({ name, type }) => (type ? `${name}: ${type}` : name))
    .join(', ');
  return handlerShapes.some((shape) => shape.endings.test(path) && shape.name.test(fact.name) && shape.parameters.test(parameters));
}

/** Files by the number of imports from the start of the project. */
async function hopsFromStart(scope: ResolvedScope, sources: Sources): Promise<ReadonlyMap<string, number>> {
  const { graph } = sources;
  const hops = new Map<string, number>();
  for (const project of projectFiles(sources, scope)) {
    let level = projectEntries(project, await manifestsOf(project, sources), graph).map(({ file }) => file.path);
    for (let hop = 0; hop <= maxHops && level.length; hop++) {
      for (const path of level) hops.set(fileKey(project.root, path), hop);
      const next = level
        .flatMap((path) => graph.imports(project.root, path))
        .flatMap(({ root, path }) => (root === project.root ? path : []));
      level = [...new Set(next)].filter((path) => !hops.has(fileKey(project.root, path)));
    }
  }
  return hops;
}

function leadsTo(from: SymbolNode, to: SymbolNode, graph: CodeGraph): boolean {
  return from.id === to.id || graph.paths(from.id, to.id, maxHops, 1).length > 0;
}
