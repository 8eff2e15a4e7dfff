// Finds the functions of a workspace that implement procedures: by the base types of their classes, by registrations, by decorators.
import type { Pause } from '../../base/pause.ts';
import { isFunction } from '../../graph/edges/functionKinds.ts';
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { ownerOf } from '../../graph/files/enclosingSymbols.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { rulesOf } from '../../syntax/languages.ts';
import { callOf } from '../../uses/places/callsAround.ts';
import type { CodeFile, CodeFiles } from '../codeFile.ts';
import { memberFunction, spellingsOf } from '../memberFunctions.ts';
import type { ServerTie } from './rpcConfidence.ts';
import { MemberObject } from '../memberObject.ts';
import type { ServerRow } from './serverRow.ts';
import { serverRows } from './serverRows.ts';
import type { Rpc, ServiceCatalog } from './serviceCatalog.ts';

/** A function that implements a procedure. */
export interface RpcOffer {
  readonly rpc: Rpc;
  readonly symbol: SymbolNode;
  readonly tie: ServerTie;
}

/** Symbols between two looks at the clock. */
const symbolsPerCheck = 2048;
/** Maximum registrations that are read in one file. Set by judgement. */
const maxRegistrations = 200;
/** NestJS: `@GrpcMethod('Orders', 'GetOrder')`; without names they are those of the class and of the method. */
const methodDecorator = /^(?:\w+\.)*Grpc(?:Stream)?(?:Method|Call)\(\s*(?:['"`](\w+)['"`])?(?:\s*,\s*['"`](\w+)['"`])?\s*,?\s*\)$/;

/** Collects offers; the first tie of a function to a procedure counts. */
export class RpcOffers {
  readonly #catalog: ServiceCatalog;
  readonly #graph: CodeGraph;
  readonly #offers = new Map<string, RpcOffer>();

  constructor(catalog: ServiceCatalog, graph: CodeGraph) {
    this.#catalog = catalog;
    this.#graph = graph;
  }

  get all(): readonly RpcOffer[] {
    return [...this.#offers.values()];
  }

  /** Adds what base types and decorators tell. Reads no text. */
  async addDeclared(pause: Pause): Promise<void> {
    let count = 0;
    for (const symbol of this.#graph.symbols()) {
      if (++count % symbolsPerCheck === 0 && pause.isDue) await pause.take();
      if (symbol.role === 'generated' || symbol.role === 'vendored') continue;
      const { fact } = symbol;
      if (isClassLike(fact) && fact.extends.length + fact.implements.length > 0) this.#addClass(symbol);
      else if (fact.decorators.length && isFunction(symbol)) this.#addDecorated(symbol);
    }
  }

  #addClass(symbol: SymbolNode): void {
    const { fact, language } = symbol;
    for (const row of serverRows) {
      if (!row.base || !row.languages.includes(rulesOf(language))) continue;
      if (row.decorator && !fact.decorators.some((each) => row.decorator?.test(each))) continue;
      for (const base of [...fact.extends, ...fact.implements]) {
        const service = row.base.exec(base)?.groups?.['service'] ?? '';
        if (this.#catalog.has(service)) this.#addMembers(service, symbol, row);
      }
    }
  }

  #addMembers(service: string, owner: SymbolNode, row: ServerRow): void {
    for (const rpc of this.#catalog.methodsOf(service)) {
      const member = memberFunction(owner, rpc.method, this.#graph);
      if (member && (row.signature?.test(member.fact.signature) ?? true)) this.#add({ rpc, symbol: member, tie: 'base' });
    }
  }

  #addDecorated(symbol: SymbolNode): void {
    for (const decorator of symbol.fact.decorators) {
      const match = methodDecorator.exec(decorator);
      if (!match) continue;
      const service = match[1] ?? ownerOf(symbol, this.#graph)?.fact.name ?? '';
      const rpc = this.#catalog.rpc(service, match[2] ?? symbol.fact.name);
      if (rpc) this.#add({ rpc, symbol, tie: 'base' });
    }
  }

  /** Adds what the registrations of a file tell. */
  addRegistered(file: CodeFile, files: CodeFiles): void {
    for (const row of serverRows) {
      if (!row.register || !row.languages.includes(file.rules)) continue;
      const matches = [...file.code.matchAll(new RegExp(row.register, 'g'))].slice(0, maxRegistrations);
      for (const match of matches) this.#addRegistration(match, row, file, files);
    }
  }

  #addRegistration(match: RegExpExecArray, row: ServerRow, file: CodeFile, files: CodeFiles): void {
    const call = callOf(file.code, match.index + match[0].length - 1);
    const objectRange = call?.arguments[row.object ?? 0];
    const serviceRange = row.service === undefined ? undefined : call?.arguments[row.service];
    const service = match.groups?.['service'] ?? this.#serviceIn(serviceRange ? file.code.slice(serviceRange.start, serviceRange.end) : '');
    if (!objectRange || service === undefined || !this.#catalog.has(service)) return;
    const object = new MemberObject(objectRange, file, files);
    for (const rpc of this.#catalog.methodsOf(service)) {
      const symbols = object.functionsFor(rpc.method);
      for (const symbol of symbols) this.#add({ rpc, symbol, tie: 'registered' });
    }
    if (object.isUnknown) this.#addByShape(service, file);
  }

  /** The service in `proto.shop.Orders.service`, `OrdersService`, `Orders`. */
  #serviceIn(expression: string): string | undefined {
    const name = /(\w+)$/.exec(expression.trim().replace(/\.service$/, ''))?.[1] ?? '';
    return [name, name.replace(/(?:Service|Definition)$/, '')].find((each) => this.#catalog.has(each));
  }

  /** A type of the language that has all procedures, each with the request of its own. */
  #addByShape(service: string, { rules }: CodeFile): void {
    const rpcs = this.#catalog.methodsOf(service);
    const takes = ({ fact }: SymbolNode, { request }: Rpc): boolean =>
      request !== undefined && fact.parameters.some(({ type }) => type !== undefined && new RegExp(`\\b${request}\\b`).test(type));
    const [first] = rpcs;
    if (!first) return;
    const owners = spellingsOf(first.method)
      .flatMap((name) => this.#graph.byName(name))
      .filter((each) => each.role !== 'generated' && rulesOf(each.language) === rules && isFunction(each))
      .flatMap((each) => ownerOf(each, this.#graph) ?? [])
      .filter(({ fact }) => isClassLike(fact) && fact.kind !== 'interface');
    for (const owner of new Set(owners)) {
      const members = rpcs.map((rpc) => ({ rpc, symbol: memberFunction(owner, rpc.method, this.#graph) }));
      // A client of the service has the same members, and takes options of a call.
      const isServer = members.every(({ rpc, symbol }) => symbol && takes(symbol, rpc) && !/\bCallOption\b/.test(symbol.fact.signature));
      for (const { rpc, symbol } of isServer ? members : []) if (symbol) this.#add({ rpc, symbol, tie: 'shape' });
    }
  }

  #add(offer: RpcOffer): void {
    if (offer.symbol.role === 'generated' || offer.symbol.role === 'vendored') return;
    const key = `${offer.rpc.contract} ${offer.symbol.id}`;
    if (!this.#offers.has(key)) this.#offers.set(key, offer);
  }
}
