// Finds the files that send requests through a client that another file makes and exports, such as an instance of axios with a base address.
import { fileKeyOf } from '../../base/fileKey.ts';
import type { CodeFile, CodeFiles } from '../codeFile.ts';
import type { FileRequests, HttpClient } from './clientCalls.ts';
import { resolvedPath, type ResolvedPart } from './resolvedPath.ts';

/** A file, and the base addresses of its imported clients by their names in it. */
export interface ImportingFile {
  readonly file: CodeFile;
  readonly bases: ReadonlyMap<string, readonly ResolvedPart[] | undefined>;
}

/** Re-exports between a client and the file that uses it. Set by judgement. */
const maxReexports = 2;

/** The files that import the clients of `files`. */
export async function filesWithImportedClients(
  own: readonly { readonly file: CodeFile; readonly requests: FileRequests }[],
  files: CodeFiles,
): Promise<readonly ImportingFile[]> {
  const importing = new Map<string, { readonly file: CodeFile; readonly bases: Map<string, readonly ResolvedPart[] | undefined> }>();
  for (const { file, requests } of own) {
    for (const client of requests.clients) {
      const base = client.base && (await resolvedPath(client.base, file, files));
      for (const { file: importer, name } of await importersOf(client, file, files)) {
        const key = fileKeyOf(importer);
        const entry = importing.get(key) ?? { file: importer, bases: new Map<string, readonly ResolvedPart[] | undefined>() };
        entry.bases.set(name, base);
        importing.set(key, entry);
      }
    }
  }
  return [...importing.values()];
}

/** The files that import a client, with its name there. */
async function importersOf(
  client: HttpClient,
  file: CodeFile,
  files: CodeFiles,
): Promise<readonly { readonly file: CodeFile; readonly name: string }[]> {
  const { graph } = files;
  const definition = files.symbolAt(file, client.at);
  // A variable of a function is no export.
  if (!definition || (definition.fact.kind !== 'constant' && definition.fact.kind !== 'module')) return [];
  const found: { readonly file: CodeFile; readonly name: string }[] = [];
  const visited = new Set([fileKeyOf(file)]);
  let level: readonly { root: string; path: string }[] = [file];
  for (let depth = 0; depth <= maxReexports && level.length; depth++) {
    const next: { root: string; path: string }[] = [];
    for (const importer of level.flatMap(({ root, path }) => graph.importedBy(root, path))) {
      if (visited.size === visited.add(fileKeyOf(importer)).size) continue;
      const { imports = [] } = graph.file(importer.root, importer.path)?.facts ?? {};
      if (imports.some(({ reexport }) => reexport)) next.push(importer);
      for (const { names, line } of imports) {
        const local = names.find((each) => each.local === client.name || isMeant(each.local, line, importer));
        const importingFile = local && (await files.read(importer.root, importer.path));
        if (local && importingFile && isMeant(local.local, line, importer)) found.push({ file: importingFile, name: local.local });
      }
    }
    level = next;
  }
  return found;

  function isMeant(name: string, line: number, { root, path }: { root: string; path: string }): boolean {
    const definitions = graph.definitionsAt({ root, path, line, name });
    return definitions !== 'outside' && definitions.some(({ symbol }) => symbol.id === definition?.id);
  }
}
