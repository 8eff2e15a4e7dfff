// Contracts of GraphQL: functions that ask for fields of the root types, and the resolvers that answer them.
import { fileKeyOf } from '../../base/fileKey.ts';
import { isFunction } from '../../graph/edges/functionKinds.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import { ecmascript } from '../../languages/ecmascript.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { TextFile } from '../../text/fileTexts.ts';
import { filesHoldingRuns } from '../../text/wordRuns.ts';
import { codeFilesOf } from '../../uses/target/codeFiles.ts';
import { CodeFiles, type CodeFile } from '../codeFile.ts';
import type { ContractKind, ContractLink, ContractSources } from '../contract.ts';
import { codeDocuments, documentTexts, type CodeDocument } from './codeDocuments.ts';
import { declaredResolvers } from './declaredResolvers.ts';
import { documentUses, placesIn, usesAt } from './documentUses.ts';
import { fieldLinks } from './fieldLinks.ts';
import { FieldResolvers } from './fieldResolvers.ts';
import type { FieldUse } from './fieldUse.ts';
import { generatedNames } from './generatedNames.ts';
import { operationsIn, type GraphqlOperation } from './graphqlDocument.ts';
import { callTexts } from './resolverCalls.ts';
import { mapTexts } from './resolverMaps.ts';
import { addSchemaTypes } from './schemaTypes.ts';

/** The operations of a file, for as long as its text stays. */
interface DocumentsOfFile {
  readonly text: string;
  readonly documents: readonly CodeDocument[];
}

const manifestPath = /(?:^|\/)package\.json$/;
const scriptPath = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;
const documentPath = /\.(?:graphql|gql|graphqls)$/;

/** Links of GraphQL. Keeps the documents of unchanged files. */
export class GraphqlContracts implements ContractKind {
  #documents = new Map<string, DocumentsOfFile>();

  async links(sources: ContractSources): Promise<readonly ContractLink[]> {
    const { graph, pause } = sources;
    const declared = await declaredResolvers(graph, pause);
    if (declared.length === 0 && !(await mayHaveMaps(sources))) return [];
    const files = new CodeFiles(graph, sources.texts);
    const resolvers = new FieldResolvers(declared, files);
    const isScript = ({ root, path }: TextFile): boolean => rulesOf(graph.file(root, path)?.facts.language ?? '') === ecmascript;
    for (const file of await filesWith([...mapTexts, ...callTexts], isScript, files, sources)) {
      if (pause.isDue) await pause.take();
      resolvers.addFile(file);
    }
    if (resolvers.isEmpty) return [];
    const schema = new Map<string, Map<string, string>>();
    return fieldLinks(await this.#uses(files, schema, sources), resolvers, schema);
  }

  async #uses(files: CodeFiles, schema: Map<string, Map<string, string>>, sources: ContractSources): Promise<readonly FieldUse[]> {
    const { graph, pause } = sources;
    const previous = this.#documents;
    this.#documents = new Map();
    const uses: FieldUse[] = [];
    const operations: GraphqlOperation[] = [];
    for (const file of await filesWith(documentTexts, codeFilesOf(graph), files, sources)) {
      for (const document of this.#documentsOf(file, previous)) {
        if (pause.isDue) await pause.take();
        uses.push(...(await documentUses(document, file, files)));
        operations.push(...document.operations);
      }
    }
    const operationFiles: { readonly file: CodeFile; readonly operations: readonly GraphqlOperation[] }[] = [];
    for (const { root, path, role } of [...graph.files()].filter((file) => documentPath.test(file.path))) {
      if (pause.isDue) await pause.take();
      const file = role === 'vendored' ? undefined : await files.read(root, path);
      if (file) addSchemaTypes(file.code, schema);
      const ofFile = file ? operationsIn(file.text) : [];
      if (file && ofFile.length) operationFiles.push({ file, operations: ofFile });
    }
    uses.push(...(await usesOfNames([...operations, ...operationFiles.flatMap((each) => each.operations)], files, sources)));
    uses.push(...(await usesOfFiles(operationFiles, files, sources)));
    return uses;
  }

  #documentsOf(file: CodeFile, previous: ReadonlyMap<string, DocumentsOfFile>): readonly CodeDocument[] {
    const key = fileKeyOf(file);
    const known = previous.get(key);
    const entry = known?.text === file.text ? known : { text: file.text, documents: codeDocuments(file) };
    this.#documents.set(key, entry);
    return entry.documents;
  }
}

/** Whether scripts may have maps of resolvers: a schema or a manifest tells. Without any manifest, the scripts themselves do. */
async function mayHaveMaps({ graph, texts, pause }: ContractSources): Promise<boolean> {
  const paths = Array.from(graph.files(), ({ path }) => path);
  if (paths.some((path) => documentPath.test(path))) return true;
  const hasManifest = paths.some((path) => manifestPath.test(path));
  let isMentioned = false;
  const includes = ({ path }: TextFile): boolean => (hasManifest ? manifestPath : scriptPath).test(path);
  const take = (): void => void (isMentioned = true);
  await filesHoldingRuns(['graphql', 'GraphQL'], texts, { includes, maxOffsets: 1, take, pause }, pause.token);
  return isMentioned;
}

/** Files of people with one of the texts. */
async function filesWith(
  runs: readonly string[],
  isMeant: (file: TextFile) => boolean,
  files: CodeFiles,
  { texts, pause }: ContractSources,
): Promise<readonly CodeFile[]> {
  const held: { readonly file: TextFile; readonly text: string }[] = [];
  const includes = (file: TextFile): boolean => file.role !== 'generated' && file.role !== 'vendored' && isMeant(file);
  const take = ({ file, text }: { file: TextFile; text: string }): void => void held.push({ file, text });
  await filesHoldingRuns(runs, texts, { includes, maxOffsets: 1, take, pause }, pause.token);
  return held.flatMap(({ file, text }) => files.of(file.root, file.path, text) ?? []);
}

/** Uses of what is generated from named operations. */
async function usesOfNames(
  operations: readonly GraphqlOperation[],
  files: CodeFiles,
  sources: ContractSources,
): Promise<readonly FieldUse[]> {
  const byName = new Map<string, GraphqlOperation>();
  for (const operation of operations) for (const name of generatedNames(operation)) byName.set(name, operation);
  if (byName.size === 0) return [];
  const uses: FieldUse[] = [];
  const runs = [
    ...new Set(
      operations.flatMap(({ name }) =>
        name === undefined ? [] : [`use${capital(name)}`, `${capital(name)}Document`, `${capital(name)}GQL`],
      ),
    ),
  ];
  for (const file of await filesWith(runs, codeFilesOf(sources.graph), files, sources)) {
    const names = new Set(
      [...file.code.matchAll(/(?<![\w$])[A-Za-z_]\w*(?:Query|Mutation|Subscription|Document|GQL)(?!\w)|(?<![\w$])use[A-Z]\w*/g)].map(
        ([name]) => name,
      ),
    );
    for (const name of names) {
      const operation = isWritten(name, sources.graph) ? undefined : byName.get(name);
      if (sources.pause.isDue) await sources.pause.take();
      const places = operation ? placesIn([name], file, files).filter(({ symbol }) => symbol.fact.name !== name) : [];
      if (operation) uses.push(...usesAt([operation], places, 'generated'));
    }
  }
  return uses;
}

/** Whether a function of people has the name: the document is in it, and its callers are known. */
function isWritten(name: string, graph: CodeGraph): boolean {
  return graph.byName(name).some((symbol) => isFunction(symbol) && symbol.role !== 'generated');
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Uses of files with operations that code imports; a file that nobody names asks itself. */
async function usesOfFiles(
  operationFiles: readonly { readonly file: CodeFile; readonly operations: readonly GraphqlOperation[] }[],
  files: CodeFiles,
  sources: ContractSources,
): Promise<readonly FieldUse[]> {
  if (operationFiles.length === 0) return [];
  const uses: FieldUse[] = [];
  const byName = new Map(operationFiles.map((each) => [each.file.path.slice(each.file.path.lastIndexOf('/') + 1), each]));
  for (const file of await filesWith([...byName.keys()], codeFilesOf(sources.graph), files, sources)) {
    const imports = sources.graph.file(file.root, file.path)?.facts.imports ?? [];
    for (const { module, names } of imports) {
      const meant = byName.get(module.slice(module.lastIndexOf('/') + 1));
      if (!meant) continue;
      for (const { imported, local } of names) {
        const operations = meant.operations.filter(({ name }) => imported === 'default' || imported === '*' || imported === name);
        uses.push(...usesAt(operations, placesIn([local], file, files), 'named'));
      }
    }
  }
  return uses;
}
