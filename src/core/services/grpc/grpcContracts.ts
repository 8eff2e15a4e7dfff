// Contracts of gRPC: callers of procedures and the functions that implement them, by service and procedure.
import { lineAt } from '../../base/lineStarts.ts';
import { fileKeyOf } from '../../base/fileKey.ts';
import type { Pause } from '../../base/pause.ts';
import { isFunction } from '../../graph/edges/functionKinds.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { FileTexts } from '../../text/fileTexts.ts';
import { codeFilesOf } from '../../uses/target/codeFiles.ts';
import { CodeFiles, type CodeFile } from '../codeFile.ts';
import type { ContractKind, ContractLink, ContractSources } from '../contract.ts';
import { filesWith } from '../filesWith.ts';
import { plainName } from '../memberFunctions.ts';
import { generatedUses } from './generatedUses.ts';
import { rpcLinks } from './rpcLinks.ts';
import { RpcOffers } from './rpcOffers.ts';
import type { RpcUse } from './rpcUse.ts';
import type { Rpc, ServiceCatalog } from './serviceCatalog.ts';
import { stubCalls, type StubCall } from './stubCalls.ts';
import { stubNames, type StubName } from './stubNames.ts';
import { StubTies } from './stubTies.ts';
import { WorkspaceServices } from './workspaceServices.ts';

/** What was read from a file, for as long as its text and the services stay. */
interface StubsOfFile {
  readonly text: string;
  readonly catalog: ServiceCatalog;
  readonly names: readonly StubName[];
  readonly calls: readonly StubCall[];
}

interface ReadContext {
  readonly catalog: ServiceCatalog;
  readonly files: CodeFiles;
  readonly pause: Pause;
}

/** Shorter texts are in nearly every file, as far as the filters of texts know. */
const minRunLength = 4;
/** Edges from it on rest on types. Set by judgement. */
const typedConfidence = 0.8;

/** Links of gRPC. */
export class GrpcContracts implements ContractKind {
  readonly #services = new WorkspaceServices();
  #readFiles = new Map<string, StubsOfFile>();

  async links(sources: ContractSources): Promise<readonly ContractLink[]> {
    const { graph, texts, pause } = sources;
    const catalog = await this.#services.catalog(sources);
    if (catalog.isEmpty) return [];
    const files = new CodeFiles(graph, texts);
    const serviceFiles = await filesWithServices(catalog, files, texts, pause);
    // Servers first: without them no call is read.
    const offers = new RpcOffers(catalog, graph);
    await offers.addDeclared(pause);
    for (const file of serviceFiles) {
      if (pause.isDue) await pause.take();
      offers.addRegistered(file, files);
    }
    if (offers.all.length === 0) return [];
    const uses = await this.#usesIn(serviceFiles, new StubTies(catalog, new Set(offers.all.map(({ symbol }) => symbol.id)), files), {
      catalog,
      files,
      pause,
    });
    return rpcLinks([...uses, ...generatedUses(catalog, graph)], offers.all, graph);
  }

  async #usesIn(serviceFiles: readonly CodeFile[], ties: StubTies, { catalog, files, pause }: ReadContext): Promise<readonly RpcUse[]> {
    const previous = this.#readFiles;
    this.#readFiles = new Map();
    const clientFiles: CodeFile[] = [];
    for (const file of serviceFiles) {
      if (pause.isDue) await pause.take();
      const { names } = this.#readFile(file, catalog, files, previous);
      if (names.length) clientFiles.push(file);
      ties.add(file, names);
    }
    // All names are known before the first call is tied to one.
    const uses: RpcUse[] = [];
    for (const file of await withNeighbours(serviceFiles, clientFiles, files, pause)) {
      if (pause.isDue) await pause.take();
      for (const call of this.#readFile(file, catalog, files, previous).calls) {
        const tied = ties.tieOf(call, file);
        const symbol = tied && files.symbolAt(file, call.at);
        const line = lineAt(file.lineStarts, call.at);
        if (symbol && (tied.tie === 'made' || !leadsElsewhere(symbol, line, tied.rpc, files))) uses.push({ ...tied, symbol, line });
      }
    }
    return uses;
  }

  #readFile(file: CodeFile, catalog: ServiceCatalog, files: CodeFiles, previous: ReadonlyMap<string, StubsOfFile>): StubsOfFile {
    const key = fileKeyOf(file);
    const knownEntry = this.#readFiles.get(key) ?? previous.get(key);
    const functionAt = (at: number): string | undefined => files.symbolAt(file, at)?.fact.name;
    const isKnown = knownEntry?.text === file.text && knownEntry.catalog === catalog;
    const entry = isKnown
      ? knownEntry
      : { text: file.text, catalog, names: stubNames(file, catalog, functionAt), calls: stubCalls(file, catalog) };
    this.#readFiles.set(key, entry);
    return entry;
  }
}

/** Whether the types of the code lead a call to a function of people: a class of their own may have the methods of a client. */
function leadsElsewhere(symbol: SymbolNode, line: number, { method }: Rpc, { graph }: CodeFiles): boolean {
  return graph.outgoing(symbol.id, ['calls']).some((edge) => {
    const callee = edge.line === line ? graph.symbol(edge.callee ?? '') : undefined;
    const isTyped = edge.evidence !== 'name-only' && edge.evidence !== 'contract' && edge.confidence >= typedConfidence;
    return callee && isTyped && callee.role !== 'generated' && isFunction(callee) && plainName(callee.fact.name) === plainName(method);
  });
}

/** Files of people that name a service. */
function filesWithServices(catalog: ServiceCatalog, files: CodeFiles, texts: FileTexts, pause: Pause): Promise<readonly CodeFile[]> {
  const runs = catalog.names.flatMap((name) =>
    name.length >= minRunLength ? name : ['Client', 'Stub', 'Server', 'Grpc', '::', 'Base', '.service'].map((end) => name + end),
  );
  return filesWith(runs, codeFilesOf(files.graph), files, { texts, pause });
}

/** The files themselves, those in a folder with a file that names a client, and those that import such a file. */
async function withNeighbours(
  serviceFiles: readonly CodeFile[],
  clientFiles: readonly CodeFile[],
  files: CodeFiles,
  pause: Pause,
): Promise<readonly CodeFile[]> {
  const { graph } = files;
  const all = new Map(serviceFiles.map((file) => [fileKeyOf(file), file]));
  const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
  const folders = new Set(clientFiles.map(({ root, path }) => `${root}:${folderOf(path)}`));
  const neighbours = clientFiles.flatMap(({ root, path }) => graph.importedBy(root, path));
  for (const { root, path, role } of graph.files())
    if (role !== 'generated' && role !== 'vendored' && folders.has(`${root}:${folderOf(path)}`)) neighbours.push({ root, path });
  for (const each of neighbours) {
    if (all.has(fileKeyOf(each))) continue;
    if (pause.isDue) await pause.take();
    const file = await files.read(each.root, each.path);
    if (file) all.set(fileKeyOf(each), file);
  }
  return [...all.values()];
}
