// The definition that a command starts: the module of a file or package, or the function that it names.
import type { CodeGraph, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { commandTargets, type CommandTarget } from './commandRow.ts';
import type { CodeFile } from '../../codeFile.ts';

/** What a key of a started definition says: its target and its name. */
export function startKey(target: CommandTarget, name: string): string {
  return `${target} ${target === 'file' || target === 'folder' ? plainPath(name) : name}`;
}

/** The definition that a place of `key` in `file` starts; undefined where the workspace has none. */
export function startedCode(key: string, file: Pick<CodeFile, 'root' | 'path'>, graph: CodeGraph): SymbolNode | undefined {
  const space = key.indexOf(' ');
  const target = commandTargets.find((each) => each === key.slice(0, space));
  const name = key.slice(space + 1);
  const folders = foldersAbove(file.path);
  const moduleOf = (path: string): SymbolNode | undefined => graph.inFile(file.root, path)[0];
  if (target === 'file') return firstOf(folders, (folder) => moduleOf(joined(folder, name)));
  if (target === 'folder') return firstOf(folders, (folder) => mainOf(file.root, joined(folder, name), graph));
  if (target === 'module') return firstOf(folders, (folder) => pythonCode(file.root, folder, name, graph));
  if (target === 'django') return djangoCommand(file.root, name, graph);
  return undefined;
}

/** Commands run in the folder of their file or in one above it: the nearest counts. */
function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.map((_, i) => parts.slice(0, parts.length - 1 - i).join('/'));
}

function firstOf<T>(folders: readonly string[], find: (folder: string) => T | undefined): T | undefined {
  for (const folder of folders) {
    const result = find(folder);
    if (result !== undefined) return result;
  }
  return undefined;
}

/** Resolves `.` and `..` of a path below a folder. */
function joined(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function plainPath(path: string): string {
  return path.replace(/^(?:\.\/)+/, '').replace(/\/$/, '');
}

/** The function `main` of a package of Go. */
function mainOf(root: string, folder: string, graph: CodeGraph): SymbolNode | undefined {
  return graph
    .byName('main')
    .find(
      (symbol) =>
        symbol.root === root &&
        symbol.fact.kind === 'function' &&
        symbol.path.endsWith('.go') &&
        symbol.path.slice(0, Math.max(0, symbol.path.lastIndexOf('/'))) === folder,
    );
}

/** The module of a dotted name, or the definition after its colon. The sources of a package may lie below `src`. */
function pythonCode(root: string, folder: string, name: string, graph: CodeGraph): SymbolNode | undefined {
  const [moduleName = '', definition] = name.split(':');
  const path = moduleName.replaceAll('.', '/');
  const ends = definition === undefined ? [`${path}.py`, `${path}/__main__.py`] : [`${path}.py`, `${path}/__init__.py`];
  for (const end of ends) {
    for (const base of ['', 'src/']) {
      const symbols = graph.inFile(root, joined(folder, base + end));
      const [module] = symbols;
      if (module) return symbols.find(({ fact }) => fact.qualifiedName === definition) ?? module;
    }
  }
  return undefined;
}

/** The method `handle` of a command, or its module. */
function djangoCommand(root: string, name: string, graph: CodeGraph): SymbolNode | undefined {
  const end = `management/commands/${name}.py`;
  const symbols = graph.byName('Command').filter((symbol) => symbol.root === root && symbol.path.endsWith(end));
  const [command] = symbols;
  if (!command || symbols.length > 1) return undefined;
  return graph.inFile(root, command.path).find(({ fact }) => fact.qualifiedName === 'Command.handle') ?? command;
}
