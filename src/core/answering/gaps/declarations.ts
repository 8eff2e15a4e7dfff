// Finds the declaration of a name in an installed package, in `node_modules` or a virtual environment. Reads single files on demand and
// indexes or embeds none of them.
import type { LineSpan } from '../../base/text.ts';
import { splitLines } from '../evidence/evidence.ts';

/** Reads a file of the workspace by its path; undefined when it is missing or excluded. */
export type ReadFileText = (path: string) => Promise<string | undefined>;

/** Lines of a file of an installed package. Zero-based. */
export interface InstalledDeclaration {
  readonly path: string;
  readonly lines: LineSpan;
}

/** Maximum files to read for one name. */
const mostFiles = 30;
const longest = 40;
const longestDoc = 12;
const environments = ['.venv', 'venv', 'env'].flatMap((folder) => [
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
  read: ReadFileText,
): Promise<InstalledDeclaration | undefined> {
  let left = mostFiles;
  const bounded: ReadFileText = async (path) => (left-- > 0 ? read(path) : undefined);
  const dotted = external.replace(/\(\)/g, '');
  return (await inNodeModules(dotted, folders, bounded)) ?? inSitePackages(dotted, read);
}

async function inNodeModules(dotted: string, folders: readonly string[], read: ReadFileText): Promise<InstalledDeclaration | undefined> {
  const [, name = '', rest = ''] = /^((?:@[^/.]+\/)?[^/.]+)(.*)$/.exec(dotted) ?? [];
  const names = rest
    .replace(/\.js(?=\.|$)/, '')
    .split(/[/.]/)
    .filter(Boolean);
  const wanted = names.at(-1);
  if (!wanted) return undefined;
  const inside = rest.startsWith('/') ? rest.slice(1, Math.max(1, rest.lastIndexOf(`.${wanted}`))) : '';
  const packages = [name, `@types/${name.replace(/^@([^/]+)\//, '$1__')}`, '@types/node'];
  for (const folder of folders) {
    for (const each of packages) {
      const at = `${folder ? `${folder}/` : ''}node_modules/${each}`;
      const own = each === '@types/node' ? [name, inside].filter(Boolean).join('/') : inside;
      for (const file of await entries(at, own, read)) {
        const installedDeclaration = await inModule(file, wanted, read, new Set());
        if (installedDeclaration) return installedDeclaration;
      }
    }
  }
  return undefined;
}

/** Files with the types of a package, or of a module inside it. */
async function entries(at: string, inside: string, read: ReadFileText): Promise<readonly string[]> {
  if (inside) return typeFiles(`${at}/${inside}`);
  const manifest = await read(`${at}/package.json`);
  if (manifest === undefined) return [];
  const named = /"(?:types|typings)"\s*:\s*"\.?\/?([^"]{1,200})"/.exec(manifest)?.[1];
  return [...(named ? [`${at}/${named}`] : []), `${at}/index.d.ts`];
}

function typeFiles(path: string): readonly string[] {
  const bare = path.replace(/\.(?:d\.ts|[cm]?js|ts)$/, '');
  return [`${bare}.d.ts`, `${bare}/index.d.ts`, `${bare}.d.mts`, `${bare}.d.cts`];
}

/** Searches a module and those that it re-exports from. */
async function inModule(path: string, name: string, read: ReadFileText, seen: Set<string>): Promise<InstalledDeclaration | undefined> {
  if (seen.has(path)) return undefined;
  seen.add(path);
  const text = await read(path);
  if (text === undefined) return undefined;
  const lines = splitLines(text);
  const at = lines.findIndex((line) => declares(line, name));
  if (at >= 0) return { path, lines: spanAt(lines, at) };
  const folder = path.slice(0, path.lastIndexOf('/'));
  for (const target of handedOn(lines, name)) {
    for (const file of typeFiles(joined(folder, target))) {
      const installedDeclaration = await inModule(file, name, read, seen);
      if (installedDeclaration) return installedDeclaration;
    }
  }
  return undefined;
}

/** Relative modules from which a module re-exports `name`, those that name it first. */
function handedOn(lines: readonly string[], name: string): readonly string[] {
  const from = lines.flatMap((line) => {
    const target = /^\s*(?:export|import)\b.*\bfrom\s+['"](\.[^'"]{1,200})['"]/.exec(line)?.[1];
    return target === undefined ? [] : [{ target, named: words(line).includes(name), all: /^\s*export\s+\*/.test(line) }];
  });
  return [...from.filter(({ named }) => named), ...from.filter(({ named, all }) => all && !named)].map(({ target }) => target);
}

function joined(folder: string, target: string): string {
  const parts = folder.split('/');
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

async function inSitePackages(dotted: string, read: ReadFileText): Promise<InstalledDeclaration | undefined> {
  const parts = dotted.split('.');
  if (parts.length < 2 || !parts.every((part) => /^\w+$/.test(part))) return undefined;
  for (const folder of environments) {
    for (const top of moduleFiles(`${folder}/${parts[0]}`)) {
      if ((await read(top)) === undefined) continue;
      for (let k = parts.length - 1; k > 0; k--) {
        const installedDeclaration = await inPython(`${folder}/${parts.slice(0, k).join('/')}`, parts.slice(k), read);
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
async function inPython(module: string, names: readonly string[], read: ReadFileText, hops = 2): Promise<InstalledDeclaration | undefined> {
  const [name = '', member] = names;
  for (const path of moduleFiles(module)) {
    const text = await read(path);
    if (text === undefined) continue;
    const lines = splitLines(text);
    const at = lines.findIndex((line) => /^\S/.test(line) && declares(line, name));
    if (at >= 0) {
      const inside = member === undefined ? -1 : lines.findIndex((line, i) => i > at && /^\s/.test(line) && declares(line, member));
      return { path, lines: spanAt(lines, inside >= 0 ? inside : at) };
    }
    const source = lines.find((line) => /^from\s+\.\w*/.test(line) && words(line).includes(name));
    const target = source && /^from\s+\.([\w.]+)\s+import/.exec(source)?.[1];
    const folder = path.includes('/__init__.') ? module : module.slice(0, module.lastIndexOf('/'));
    if (target && hops > 0) return inPython(`${folder}/${target.replaceAll('.', '/')}`, names, read, hops - 1);
  }
  return undefined;
}

const heads = new Set(['function', 'class', 'interface', 'type', 'const', 'let', 'var', 'enum', 'namespace', 'def']);

/** Whether a line declares `name`: after a keyword, or as a member. */
function declares(line: string, name: string): boolean {
  const at = words(line);
  const i = at.indexOf(name);
  if (i < 0 || /^\s*(?:\/\/|\*|#|import\b|from\b|export\s*[{*])/.test(line)) return false;
  if (i > 0 && heads.has(at[i - 1] ?? '')) return true;
  const start = line.trimStart();
  return start.startsWith(name) && /^[?]?\s*[(<:=]/.test(start.slice(name.length)) && !start.endsWith(');');
}

function words(line: string): readonly string[] {
  return line.slice(0, 400).match(/[\w$]+/g) ?? [];
}

/** The lines of a declaration with the comment above it: to the end of its brackets, or of the indented block below it. */
function spanAt(lines: readonly string[], at: number): LineSpan {
  let first = at;
  while (first > 0 && at - first < longestDoc && /^\s*(?:\/\*\*|\*|@)/.test(lines[first - 1] ?? '')) first--;
  const indent = (line: string): number => line.length - line.trimStart().length;
  const own = indent(lines[at] ?? '');
  let last = at;
  for (let i = at + 1; i < lines.length && i - at < longest; i++) {
    const line = lines[i] ?? '';
    const closes = /^\s*[)}\]]/.test(line);
    if (line.trim() !== '' && (indent(line) < own || (indent(line) === own && !closes))) break;
    if (line.trim() !== '') last = i;
    if (closes && indent(line) === own) break;
  }
  return { first, last };
}
