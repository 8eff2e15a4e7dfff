// Finds the declaration of a name in an installed package, in `node_modules` or a virtual environment. Reads single files on demand; none
// of them is indexed.
import type { LineSpan } from '../../base/positions.ts';
import { splitLines } from '../material/evidence/evidenceBook.ts';

/** Reads a file of the workspace by its path; undefined when it is missing or excluded. */
export type ReadFileText = (path: string) => Promise<string | undefined>;

/** Lines of a file of an installed package. Zero-based. */
export interface InstalledDeclaration {
  readonly path: string;
  readonly lines: LineSpan;
}

/** Maximum files of `node_modules` that are read for one name. */
const maxFiles = 30;
const maxDeclarationLines = 40;
const maxDocLines = 12;
const sitePackagesFolders = ['.venv', 'venv', 'env'].flatMap((folder) => [
  ...Array.from({ length: 9 }, (_, i) => `${folder}/lib/python3.${14 - i}/site-packages`),
  `${folder}/Lib/site-packages`,
]);

/**
 * The declaration of `external`, a module with the name that is used of it, such as `react.useState` or `urllib3.util.retry.Retry`.
 * @param folders in which `node_modules` may lie, the nearest first
 */
export async function declarationOf(
  external: string,
  folders: readonly string[],
  readFile: ReadFileText,
): Promise<InstalledDeclaration | undefined> {
  let readsLeft = maxFiles;
  const readBounded: ReadFileText = async (path) => (readsLeft-- > 0 ? readFile(path) : undefined);
  const dottedName = external.replace(/\(\)/g, '');
  return (await findInNodeModules(dottedName, folders, readBounded)) ?? findInSitePackages(dottedName, readFile);
}

async function findInNodeModules(
  dottedName: string,
  folders: readonly string[],
  readFile: ReadFileText,
): Promise<InstalledDeclaration | undefined> {
  const [, packageName = '', innerPath = ''] = /^((?:@[^/.]+\/)?[^/.]+)(.*)$/.exec(dottedName) ?? [];
  const names = innerPath
    .replace(/\.js(?=\.|$)/, '')
    .split(/[/.]/)
    .filter(Boolean);
  const declaredName = names.at(-1);
  if (!declaredName) return undefined;
  const subpath = innerPath.startsWith('/') ? innerPath.slice(1, Math.max(1, innerPath.lastIndexOf(`.${declaredName}`))) : '';
  const packageNames = [packageName, `@types/${packageName.replace(/^@([^/]+)\//, '$1__')}`, '@types/node'];
  for (const folder of folders) {
    for (const each of packageNames) {
      const packageFolder = `${folder ? `${folder}/` : ''}node_modules/${each}`;
      // `@types/node` declares each module of Node in a file of its own.
      const typesSubpath = each === '@types/node' ? [packageName, subpath].filter(Boolean).join('/') : subpath;
      for (const file of await entryFiles(packageFolder, typesSubpath, readFile)) {
        const installedDeclaration = await findInModule(file, declaredName, readFile, new Set());
        if (installedDeclaration) return installedDeclaration;
      }
    }
  }
  return undefined;
}

/** Files with the types of a package, or of a module inside it. */
async function entryFiles(packageFolder: string, subpath: string, readFile: ReadFileText): Promise<readonly string[]> {
  if (subpath) return typeFiles(`${packageFolder}/${subpath}`);
  const manifest = await readFile(`${packageFolder}/package.json`);
  if (manifest === undefined) return [];
  const typesPath = /"(?:types|typings)"\s*:\s*"\.?\/?([^"]{1,200})"/.exec(manifest)?.[1];
  return [...(typesPath ? [`${packageFolder}/${typesPath}`] : []), `${packageFolder}/index.d.ts`];
}

function typeFiles(path: string): readonly string[] {
  const stem = path.replace(/\.(?:d\.ts|[cm]?js|ts)$/, '');
  return [`${stem}.d.ts`, `${stem}/index.d.ts`, `${stem}.d.mts`, `${stem}.d.cts`];
}

/** Searches a module and those that it re-exports from. */
async function findInModule(
  path: string,
  name: string,
  readFile: ReadFileText,
  visited: Set<string>,
): Promise<InstalledDeclaration | undefined> {
  if (visited.has(path)) return undefined;
  visited.add(path);
  const text = await readFile(path);
  if (text === undefined) return undefined;
  const lines = splitLines(text);
  const lineIndex = lines.findIndex((line) => declares(line, name));
  if (lineIndex >= 0) return { path, lines: spanAt(lines, lineIndex) };
  const folder = path.slice(0, path.lastIndexOf('/'));
  for (const target of reExportTargets(lines, name)) {
    for (const file of typeFiles(joinPath(folder, target))) {
      const installedDeclaration = await findInModule(file, name, readFile, visited);
      if (installedDeclaration) return installedDeclaration;
    }
  }
  return undefined;
}

/** Relative modules from which a module re-exports `name`, those that name it first. */
function reExportTargets(lines: readonly string[], name: string): readonly string[] {
  const reExports = lines.flatMap((line) => {
    const target = /^\s*(?:export|import)\b.*\bfrom\s+['"](\.[^'"]{1,200})['"]/.exec(line)?.[1];
    return target === undefined ? [] : [{ target, hasName: words(line).includes(name), isWildcard: /^\s*export\s+\*/.test(line) }];
  });
  return [...reExports.filter(({ hasName }) => hasName), ...reExports.filter(({ hasName, isWildcard }) => isWildcard && !hasName)].map(
    ({ target }) => target,
  );
}

function joinPath(folder: string, target: string): string {
  const parts = folder.split('/');
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

async function findInSitePackages(dottedName: string, readFile: ReadFileText): Promise<InstalledDeclaration | undefined> {
  const parts = dottedName.split('.');
  if (parts.length < 2 || !parts.every((part) => /^\w+$/.test(part))) return undefined;
  for (const folder of sitePackagesFolders) {
    for (const topFile of moduleFiles(`${folder}/${parts[0]}`)) {
      if ((await readFile(topFile)) === undefined) continue;
      // The longest module path first: the name after it may be a member of a class.
      for (let moduleDepth = parts.length - 1; moduleDepth > 0; moduleDepth--) {
        const modulePath = `${folder}/${parts.slice(0, moduleDepth).join('/')}`;
        const installedDeclaration = await findInPython(modulePath, parts.slice(moduleDepth), readFile);
        if (installedDeclaration) return installedDeclaration;
      }
      return undefined;
    }
  }
  return undefined;
}

function moduleFiles(path: string): readonly string[] {
  return [`${path}.pyi`, `${path}/__init__.pyi`, `${path}.py`, `${path}/__init__.py`];
}

/** Searches a name of a module or a member of one of its classes, also in the module from which it imports the name. */
async function findInPython(
  module: string,
  names: readonly string[],
  readFile: ReadFileText,
  hops = 2,
): Promise<InstalledDeclaration | undefined> {
  const [name = '', member] = names;
  for (const path of moduleFiles(module)) {
    const text = await readFile(path);
    if (text === undefined) continue;
    const lines = splitLines(text);
    const lineIndex = lines.findIndex((line) => /^\S/.test(line) && declares(line, name));
    if (lineIndex >= 0) {
      const memberIndex =
        member === undefined ? -1 : lines.findIndex((line, i) => i > lineIndex && /^\s/.test(line) && declares(line, member));
      return { path, lines: spanAt(lines, memberIndex >= 0 ? memberIndex : lineIndex) };
    }
    const importLine = lines.find((line) => /^from\s+\.\w*/.test(line) && words(line).includes(name));
    const target = importLine && /^from\s+\.([\w.]+)\s+import/.exec(importLine)?.[1];
    const folder = path.includes('/__init__.') ? module : module.slice(0, module.lastIndexOf('/'));
    if (target && hops > 0) return findInPython(`${folder}/${target.replaceAll('.', '/')}`, names, readFile, hops - 1);
  }
  return undefined;
}

const declarationKeywords = new Set(['function', 'class', 'interface', 'type', 'const', 'let', 'var', 'enum', 'namespace', 'def']);

/** Whether a line declares `name`: after a keyword, or as a member. */
function declares(line: string, name: string): boolean {
  const lineWords = words(line);
  const i = lineWords.indexOf(name);
  if (i < 0 || /^\s*(?:\/\/|\*|#|import\b|from\b|export\s*[{*])/.test(line)) return false;
  if (i > 0 && declarationKeywords.has(lineWords[i - 1] ?? '')) return true;
  const start = line.trimStart();
  return start.startsWith(name) && /^[?]?\s*[(<:=]/.test(start.slice(name.length)) && !start.endsWith(');');
}

function words(line: string): readonly string[] {
  return line.slice(0, 400).match(/[\w$]+/g) ?? [];
}

/** The lines of a declaration with the comment above it: to the end of its brackets, or of the indented block below it. */
function spanAt(lines: readonly string[], startLine: number): LineSpan {
  let first = startLine;
  while (first > 0 && startLine - first < maxDocLines && /^\s*(?:\/\*\*|\*|@)/.test(lines[first - 1] ?? '')) first--;
  const indentOf = (line: string): number => line.length - line.trimStart().length;
  const startIndent = indentOf(lines[startLine] ?? '');
  let last = startLine;
  for (let i = startLine + 1; i < lines.length && i - startLine < maxDeclarationLines; i++) {
    const line = lines[i] ?? '';
    const isClosing = /^\s*[)}\]]/.test(line);
    if (line.trim() !== '' && (indentOf(line) < startIndent || (indentOf(line) === startIndent && !isClosing))) break;
    if (line.trim() !== '') last = i;
    if (isClosing && indentOf(line) === startIndent) break;
  }
  return { first, last };
}
