// Finds who sends a document: the function around it, those that name its constant, and those that name what is generated from it.
import { lineAt } from '../../base/lineStarts.ts';
import { fileKeyOf } from '../../base/fileKey.ts';
import { isFunctionRouteOrTest } from '../../graph/edges/functionKinds.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { enclosingBracket } from '../../uses/places/brackets.ts';
import { callAround } from '../../uses/places/callsAround.ts';
import type { CodeFile, CodeFiles } from '../codeFile.ts';
import type { CodeDocument } from './codeDocuments.ts';
import type { FieldUse } from './fieldUse.ts';
import type { FieldUseTie } from './graphqlConfidence.ts';
import type { GraphqlOperation } from './graphqlDocument.ts';

/** A place in code that sends a document. */
interface SendingPlace {
  readonly symbol: SymbolNode;
  readonly line: number;
}

/** Maximum places that one name is read at in one file, and re-exports on the way. Set by judgement. */
const [maxPlaces, maxReexports] = [100, 2];

/** A call that reads or writes the cache of a client names a document, and sends nothing. `refetchQueries` sends. */
const cacheAccess = /(?:read|write|update)Query$/i;

/** Uses of the fields of a document in code. */
export async function documentUses(document: CodeDocument, file: CodeFile, files: CodeFiles): Promise<readonly FieldUse[]> {
  const symbol = files.symbolAt(file, document.at);
  if (!symbol) return [];
  const ownPlace = { symbol, line: lineAt(file.lineStarts, document.at) };
  if (isFunctionRouteOrTest(symbol)) return usesAt(document.operations, [ownPlace], 'inPlace');
  const namePlaces = document.name === undefined ? [] : await placesOfName(document.name, document.at, file, files);
  return usesAt(document.operations, namePlaces.length ? namePlaces : [ownPlace], 'named');
}

/** The uses of all fields at places. */
export function usesAt(operations: readonly GraphqlOperation[], places: readonly SendingPlace[], tie: FieldUseTie): readonly FieldUse[] {
  return operations.flatMap(({ root, fields }) =>
    fields.flatMap((field) => places.map((place): FieldUse => ({ root, field, ...place, tie }))),
  );
}

/** Places that name a constant, in its file and in those that import it. */
async function placesOfName(name: string, at: number, file: CodeFile, files: CodeFiles): Promise<readonly SendingPlace[]> {
  const places = placesIn(name === 'default' ? [] : [name], file, files, at);
  const visited = new Set([fileKeyOf(file)]);
  let level: readonly { readonly root: string; readonly path: string }[] = [file];
  for (let depth = 0; depth <= maxReexports && level.length; depth++) {
    const next: { root: string; path: string }[] = [];
    for (const importer of level.flatMap(({ root, path }) => files.graph.importedBy(root, path))) {
      if (visited.size === visited.add(fileKeyOf(importer)).size) continue;
      const { imports = [] } = files.graph.file(importer.root, importer.path)?.facts ?? {};
      if (imports.some(({ reexport }) => reexport)) next.push(importer);
      const names = imports.flatMap((each) => each.names);
      const locals = names.flatMap(({ imported, local }) => (imported === name ? local : imported === '*' ? `${local}.${name}` : []));
      const importingFile = locals.length ? await files.read(importer.root, importer.path) : undefined;
      if (importingFile) places.push(...placesIn(locals, importingFile, files));
    }
    level = next;
  }
  return places;
}

/** Places in functions, or else in the code of a file, that have one of the names; imports and the definition at `except` are none. */
export function placesIn(names: readonly string[], file: CodeFile, files: CodeFiles, except?: number): SendingPlace[] {
  const places: SendingPlace[] = [];
  const definedOn = except === undefined ? -1 : lineAt(file.lineStarts, except);
  const importLines = new Set(files.graph.file(file.root, file.path)?.facts.imports.map(({ line }) => line));
  for (const name of names) {
    const pattern = new RegExp(`(?<![\\w$])${name.replaceAll(/[.$]/g, '\\$&')}(?![\\w$])`, 'g');
    for (const { index } of [...file.code.matchAll(pattern)].slice(0, maxPlaces)) {
      const line = lineAt(file.lineStarts, index);
      const symbol = files.symbolAt(file, index);
      if (isInCacheAccess(file.code, index)) continue;
      // What the module itself names is an export, or the definition.
      if (symbol && isFunctionRouteOrTest(symbol) && line !== definedOn && !importLines.has(line)) places.push({ symbol, line });
    }
  }
  return places;
}

/** Whether a document is an argument, or a key of one, of a call to the cache. */
function isInCacheAccess(code: string, at: number): boolean {
  const open = enclosingBracket(code, at)?.at ?? at;
  return cacheAccess.test(callAround(code, code.charAt(open) === '{' ? open : at)?.callee ?? '');
}
