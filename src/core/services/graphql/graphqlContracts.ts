// Contracts of GraphQL: functions that ask for fields of the root types, and the resolvers that answer them.
import { fileKeyOf } from '../../base/fileKey.ts';
import { ecmascript } from '../../languages/ecmascript.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { TextFile } from '../../text/fileTexts.ts';
import { filesHoldingRuns } from '../../text/wordRuns.ts';
import { codeFilesOf } from '../../uses/target/codeFiles.ts';
import { CodeFiles, type CodeFile } from '../codeFile.ts';
import type { ContractKind, ContractLink, ContractSources } from '../contract.ts';
import { codeDocuments, documentTexts, type CodeDocument } from './codeDocuments.ts';
import { declaredResolvers } from './declaredResolvers.ts';
import { documentUses } from './documentUses.ts';
import { fieldLinks } from './fieldLinks.ts';
import { filesWith } from '../filesWith.ts';
import { FieldResolvers } from './fieldResolvers.ts';
import type { FieldUse } from './fieldUse.ts';
import { operationsIn, type GraphqlOperation } from './graphqlDocument.ts';
import { usesOfFiles, usesOfNames, type OperationFile } from './operationUses.ts';
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
    const declaredFields = await declaredResolvers(graph, pause);
    if (declaredFields.length === 0 && !(await mayHaveMaps(sources))) return [];
    const files = new CodeFiles(graph, sources.texts);
    const resolvers = new FieldResolvers(declaredFields, files);
    // Only scripts have maps; the filters of texts tell which of them can.
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
    // Names that are generated may come from documents of code and from files alike.
    const uses: FieldUse[] = [];
    const operations: GraphqlOperation[] = [];
    for (const file of await filesWith(documentTexts, codeFilesOf(graph), files, sources)) {
      for (const document of this.#documentsOf(file, previous)) {
        if (pause.isDue) await pause.take();
        uses.push(...(await documentUses(document, file, files)));
        operations.push(...document.operations);
      }
    }
    const operationFiles: OperationFile[] = [];
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
    const knownEntry = previous.get(key);
    const entry = knownEntry?.text === file.text ? knownEntry : { text: file.text, documents: codeDocuments(file) };
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
