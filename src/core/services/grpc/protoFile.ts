// Reads the services and procedures of a `.proto` file, and those that generated code names by the paths of their requests.
import { bracketAfter } from '../../uses/places/brackets.ts';

/** A procedure as the file writes it; types are absent where only generated code names it. */
export interface RpcMethod {
  readonly name: string;
  /** Last name of the type of the request. */
  readonly request?: string;
}

/** A service with its procedures. `package` is empty where the file has none. */
export interface RpcService {
  readonly package: string;
  readonly name: string;
  readonly methods: readonly RpcMethod[];
}

/** Maximum services of one file. Set by judgement: more are data. */
const maxServices = 500;

/** Services of a `.proto` file. `code`: its text without comments and the contents of strings. */
export function protoServices(code: string): readonly RpcService[] {
  const packageName = /(?:^|[;\n])[ \t]*package[ \t]+([\w.]+)[ \t]*;/.exec(code)?.[1] ?? '';
  const services: RpcService[] = [];
  const head = /(?<![\w.])service\s+(\w+)\s*\{/g;
  for (let match = head.exec(code); match && services.length < maxServices; match = head.exec(code)) {
    const open = match.index + match[0].length - 1;
    const end = bracketAfter(code, open) ?? code.length;
    services.push({ package: packageName, name: match[1] ?? '', methods: methodsIn(code.slice(open, end)) });
    // Services stand beside each other, so that each character is read once.
    head.lastIndex = end;
  }
  return services;
}

function methodsIn(body: string): readonly RpcMethod[] {
  return [...body.matchAll(/(?<![\w.])rpc\s+(\w+)\s*\(\s*(?:stream\s+)?([\w.]+)\s*\)/g)].map(([, name = '', type = '']) => ({
    name,
    request: type.slice(type.lastIndexOf('.') + 1),
  }));
}

/** Services that generated code names in paths of requests, such as `"/shop.Orders/Pay"`. */
export function generatedServices(text: string): readonly RpcService[] {
  const services = new Map<string, { package: string; name: string; methods: Map<string, RpcMethod> }>();
  for (const [, path = '', method = ''] of text.matchAll(/["'`]\/([A-Za-z_][\w.]{0,200})\/([A-Za-z_]\w{0,100})["'`]/g)) {
    const dot = path.lastIndexOf('.');
    const service = services.get(path) ?? { package: path.slice(0, Math.max(0, dot)), name: path.slice(dot + 1), methods: new Map() };
    if (services.size >= maxServices) break;
    services.set(path, service);
    service.methods.set(method, { name: method });
  }
  return [...services.values()].map((service) => ({ ...service, methods: [...service.methods.values()] }));
}
