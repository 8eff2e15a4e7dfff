// Decides which service a call belongs to: by the names of clients in its file, in its folder, and in the files that it imports.
import { fileKeyOf } from '../../base/fileKey.ts';
import { parentFolder } from '../../base/parentFolder.ts';
import { isFunction } from '../../graph/edges/functionKinds.ts';
import type { CodeFile, CodeFiles } from '../codeFile.ts';
import { spellingsOf } from '../memberFunctions.ts';
import type { StubTie } from './rpcConfidence.ts';
import type { Rpc, ServiceCatalog } from './serviceCatalog.ts';
import type { StubCall } from './stubCalls.ts';
import type { StubName } from './stubNames.ts';

/** A call with the procedure that it calls. */
export interface TiedCall {
  readonly rpc: Rpc;
  readonly tie: StubTie;
}

/** Names by which receivers say that they are clients. */
const clientName = /client|stub|grpc/i;

/** Names of clients, by the files that give them. */
export class StubTies {
  readonly #files: CodeFiles;
  readonly #catalog: ServiceCatalog;
  readonly #byFile = new Map<string, readonly StubName[]>();
  readonly #byFolder = new Map<string, StubName[]>();
  readonly #implementations: ReadonlySet<string>;
  readonly #otherNames = new Map<Rpc, boolean>();

  constructor(catalog: ServiceCatalog, implementations: ReadonlySet<string>, files: CodeFiles) {
    this.#catalog = catalog;
    this.#implementations = implementations;
    this.#files = files;
  }

  add(file: CodeFile, names: readonly StubName[]): void {
    this.#byFile.set(fileKeyOf(file), names);
    const folder = folderKey(file);
    this.#byFolder.set(folder, [...(this.#byFolder.get(folder) ?? []), ...names]);
  }

  /** The procedure that a call of `file` calls; undefined when nothing ties it to a service. */
  tieOf({ at, rpcs, receivers, madeService }: StubCall, file: CodeFile): TiedCall | undefined {
    const ofService = (service: string | undefined): Rpc | undefined => rpcs.find((rpc) => rpc.service === service);
    const madeRpc = ofService(madeService);
    if (madeRpc) return { rpc: madeRpc, tie: 'made' };
    const scopes: readonly (readonly [StubTie, () => readonly StubName[]])[] = [
      ['sameFile', () => this.#byFile.get(fileKeyOf(file)) ?? []],
      ['sameFolder', () => this.#byFolder.get(folderKey(file)) ?? []],
      ['imported', () => this.#importedNames(file)],
    ];
    for (const [tie, names] of scopes) {
      const meantNames = names().filter(({ name, service }) => receivers.includes(name) && ofService(service));
      // In one file the nearest name before the call counts; elsewhere all must agree.
      const nearest = tie === 'sameFile' ? (meantNames.findLast((each) => each.at < at) ?? meantNames[0]) : meantNames[0];
      const isClear = tie === 'sameFile' || new Set(meantNames.map(({ service }) => service)).size === 1;
      const rpc = nearest && isClear ? ofService(nearest.service) : undefined;
      if (rpc) return { rpc, tie };
    }
    const [only, ...others] = rpcs;
    const isNamedLikeClient = receivers.some((name) => clientName.test(name)) && only && this.#mentions(file, only.service);
    return only && others.length === 0 && isNamedLikeClient && !this.#isOtherName(only) ? { rpc: only, tie: 'methodOnly' } : undefined;
  }

  /** Whether a function of people that is no implementation has the name of a procedure, such as a wrapper of its client. */
  #isOtherName(rpc: Rpc): boolean {
    const knownAnswer = this.#otherNames.get(rpc);
    if (knownAnswer !== undefined) return knownAnswer;
    const { graph } = this.#files;
    const isOther = spellingsOf(rpc.method)
      .flatMap((name) => [...graph.byName(name), ...graph.byName(`${name}Async`)])
      .some((symbol) => isFunction(symbol) && symbol.role !== 'generated' && !this.#implementations.has(symbol.id));
    this.#otherNames.set(rpc, isOther);
    return isOther;
  }

  #importedNames({ root, path }: CodeFile): readonly StubName[] {
    return this.#files.graph.imports(root, path).flatMap((each) => this.#byFile.get(fileKeyOf(each)) ?? []);
  }

  #mentions({ text }: CodeFile, service: string): boolean {
    return this.#catalog.has(service) && text.includes(service);
  }
}

function folderKey({ root, path, rules }: CodeFile): string {
  return `${root}:${rules.id}:${parentFolder(path)}`;
}
