// All services of a workspace by their names, as code in any language spells them.
import { plainName } from '../memberFunctions.ts';
import type { RpcMethod, RpcService } from './protoFile.ts';

/** A procedure of a service. */
export interface Rpc {
  /** The name of the service without its package. */
  readonly service: string;
  readonly method: string;
  readonly request?: string;
  /** For people: `rpc shop.Orders/Pay`. */
  readonly contract: string;
  /** Packages that have a service of this name. */
  readonly packages: number;
}

/** Services by name, and procedures by the name that code calls. */
export class ServiceCatalog {
  /** Procedures by plain name, for each service. */
  readonly #services = new Map<string, Map<string, Rpc>>();
  readonly #byMethod = new Map<string, Rpc[]>();

  constructor(services: readonly RpcService[]) {
    const packages = new Map<string, Set<string>>();
    for (const { name, package: packageName } of services) packages.set(name, (packages.get(name) ?? new Set()).add(packageName));
    for (const service of services) for (const method of service.methods) this.#add(service, method, packages.get(service.name)?.size ?? 1);
  }

  #add(service: RpcService, { name, request }: RpcMethod, packages: number): void {
    const methods = this.#services.get(service.name) ?? new Map<string, Rpc>();
    this.#services.set(service.name, methods);
    const key = plainName(name);
    if (methods.has(key)) return;
    const contract = `rpc ${service.package === '' ? '' : `${service.package}.`}${service.name}/${name}`;
    const rpc = { service: service.name, method: name, contract, packages, ...(request === undefined ? {} : { request }) };
    methods.set(key, rpc);
    this.#byMethod.set(key, [...(this.#byMethod.get(key) ?? []), rpc]);
  }

  get isEmpty(): boolean {
    return this.#services.size === 0;
  }

  /** Names of all services. */
  get names(): readonly string[] {
    return [...this.#services.keys()];
  }

  has(service: string): boolean {
    return this.#services.has(service);
  }

  methodsOf(service: string): readonly Rpc[] {
    return [...(this.#services.get(service)?.values() ?? [])];
  }

  /** The procedure that a service has under a name of code. */
  rpc(service: string, name: string): Rpc | undefined {
    return this.#services.get(service)?.get(plainName(name));
  }

  /** The procedures that a call of this name may mean, of all services; clients of C# and C++ add `Async`. */
  calledBy(name: string): readonly Rpc[] {
    const plain = plainName(name);
    return this.#byMethod.get(plain) ?? this.#byMethod.get(plain.replace(/^(?:prepare)?async|async$/, '')) ?? [];
  }
}
