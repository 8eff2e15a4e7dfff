// Finds who names what stands for an operation: names that generators make of it, and imports of its file.
import { isFunction } from '../../graph/edges/functionKinds.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import { codeFilesOf } from '../../uses/target/codeFiles.ts';
import type { CodeFile, CodeFiles } from '../codeFile.ts';
import type { ContractSources } from '../contract.ts';
import { placesIn, usesAt } from './documentUses.ts';
import type { FieldUse } from './fieldUse.ts';
import { filesWith } from '../filesWith.ts';
import { generatedNames } from './generatedNames.ts';
import type { GraphqlOperation } from './graphqlDocument.ts';

/** A file with operations. */
export interface OperationFile {
  readonly file: CodeFile;
  readonly operations: readonly GraphqlOperation[];
}

/** Uses of what is generated from named operations. */
export async function usesOfNames(
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

/** Uses of files with operations that code imports. */
export async function usesOfFiles(
  operationFiles: readonly OperationFile[],
  files: CodeFiles,
  sources: ContractSources,
): Promise<readonly FieldUse[]> {
  if (operationFiles.length === 0) return [];
  const uses: FieldUse[] = [];
  const byName = new Map(operationFiles.map((each) => [each.file.path.slice(each.file.path.lastIndexOf('/') + 1), each]));
  for (const file of await filesWith([...byName.keys()], codeFilesOf(sources.graph), files, sources)) {
    const imports = sources.graph.file(file.root, file.path)?.facts.imports ?? [];
    for (const { module, names } of imports) {
      const importedFile = byName.get(module.slice(module.lastIndexOf('/') + 1));
      if (!importedFile) continue;
      for (const { imported, local } of names) {
        const operations = importedFile.operations.filter(({ name }) => imported === 'default' || imported === '*' || imported === name);
        uses.push(...usesAt(operations, placesIn([local], file, files), 'named'));
      }
    }
  }
  return uses;
}
