// What the files of one package, program or namespace see of each other without an import that names it: Go, Rust, C, C++, C#, Ruby, PHP, Kotlin.
import { compare } from './definitions.ts';
import { familyOf, sharing } from '../edges/families.ts';
import { isClassLike, type FileEntry } from './fileEntry.ts';
import type { Resolver } from '../calls/resolver.ts';
import type { SymbolNode } from '../edges/types.ts';
import type { SymbolValue, Use } from '../calls/values.ts';

/** More definitions of one name than this are not told apart. */
const most = 200;

/** Looks names up beyond their file, nearest first. */
export class SharedNames {
  readonly #resolver: Resolver;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  /** What a plain name means in a file when nothing in the file and none of its imports says so. */
  lookup(entry: FileEntry, name: string, use: Use): SymbolValue | undefined {
    const rule = sharing(entry.family);
    if (!rule) return undefined;
    const key = `${entry.family} ${entry.file.root}:${rule === 'folder' ? entry.directory : entry.key} ${use.want} ${name}`;
    return this.#resolver.dependencies.remember('shared', key, () => {
      const found = this.#named(entry, name).filter(
        (value) =>
          isTop(value) &&
          (use.want === 'value' || isClassLike(value.entry.fact(value.index))) &&
          (rule !== 'folder' || value.entry.directory === entry.directory) &&
          (rule !== 'types' || isClassLike(value.entry.fact(value.index)) || value.entry.directory === entry.directory) &&
          (entry.family !== 'c' || value.entry === entry || value.entry.fact(value.index)?.exported === true),
      );
      return this.#nearest(entry, found, use);
    });
  }

  /** What a package that is a folder offers under a name. */
  inFolder(root: string, folder: string, name: string): SymbolValue | undefined {
    this.#resolver.dependencies.note(`n:${name}`);
    for (const node of this.#resolver.definitions.named(name)) {
      if (node.root !== root || familyOf(node.language) !== 'go' || parentOf(node.path) !== folder) continue;
      const value = this.#value(node);
      if (value && isTop(value)) return value;
    }
    return undefined;
  }

  /** The file that stands for a package that is a folder: its first one without tests. */
  packageFile(root: string, folder: string): FileEntry | undefined {
    this.#resolver.dependencies.note(`m:${folder.slice(folder.lastIndexOf('/') + 1)}`);
    return this.#resolver.dependencies.remember('package', `${root}:${folder}`, () => {
      let first: FileEntry | undefined;
      for (const entry of this.#resolver.definitions.files.values()) {
        if (entry.family !== 'go' || entry.file.root !== root || entry.directory !== folder || entry.stem.endsWith('_test')) continue;
        if (!first || compare(entry.key, first.key) < 0) first = entry;
      }
      return first;
    });
  }

  /** A top-level name of the workspace that an import means: in a file whose path ends as the import's does. */
  imported(entry: FileEntry, module: string, name: string): SymbolValue | undefined {
    const parts = module.split(/[.\\]|::/).filter((part) => !/^(?:crate|self|super)$/.test(part) && part !== '');
    const last = parts.at(-1);
    const found = this.#named(entry, name).filter((value) => {
      if (!isTop(value)) return false;
      const { directory, stem } = value.entry;
      return last === undefined || directory === last || directory.endsWith(`/${last}`) || (entry.family === 'rust' && stem === last);
    });
    return this.#nearest(entry, found, { line: -1, want: 'type', arguments: -1 });
  }

  /** A member of a type that is written outside of it: in another file, another part of the class, or an extension. */
  member(type: SymbolValue, name: string): SymbolValue | undefined {
    const { entry } = type;
    if (!sharing(entry.family)) return undefined;
    const qualified = entry.fact(type.index)?.qualifiedName;
    if (qualified === undefined) return undefined;
    return this.#resolver.dependencies.remember(entry, `v ${type.index} ${name}`, () => {
      const found = this.#named(entry, name).filter(
        (value) => hasOwner(value, qualified) && (entry.family !== 'go' || value.entry.directory === entry.directory),
      );
      return this.#nearest(entry, found, { line: -1, want: 'type', arguments: -1 });
    });
  }

  /** The type that a method belongs to, wherever it is written. */
  owner(entry: FileEntry, index: number): SymbolValue | undefined {
    const own = entry.enclosingClass(index);
    if (own !== undefined && entry.fact(own)?.kind !== undefined && !this.#isNamespace(entry, own))
      return { kind: 'symbol', entry, index: own };
    if (!sharing(entry.family)) return undefined;
    for (let fact = entry.fact(index); fact && fact.parent >= 0; fact = entry.fact(fact.parent)) {
      const prefix = fact.qualifiedName.slice(0, -fact.name.length - 1);
      const around = entry.fact(fact.parent)?.qualifiedName ?? '';
      if (fact.kind !== 'method' || prefix === '' || prefix === around) continue;
      const type = prefix.slice(prefix.lastIndexOf('.') + 1);
      return this.lookup(entry, type, { line: -1, want: 'type', arguments: -1 });
    }
    return undefined;
  }

  #isNamespace(entry: FileEntry, index: number): boolean {
    return namespaceHead.test(entry.fact(index)?.signature ?? '');
  }

  #named(entry: FileEntry, name: string): SymbolValue[] {
    this.#resolver.dependencies.note(`n:${name}`);
    const nodes = this.#resolver.definitions.named(name);
    if (nodes.length > most) return [];
    return nodes.flatMap((node) =>
      node.root === entry.file.root && familyOf(node.language) === entry.family ? (this.#value(node) ?? []) : [],
    );
  }

  #value(node: SymbolNode): SymbolValue | undefined {
    const definition = this.#resolver.definitions.definition(node);
    return definition && { kind: 'symbol', ...definition };
  }

  /** Of several the nearest by folder; functions that are equally near in different files are not told apart. */
  #nearest(entry: FileEntry, found: readonly SymbolValue[], use: Use): SymbolValue | undefined {
    if (found.length <= 1) return found[0];
    const rated = found
      .map((value) => ({ value, near: nearness(entry, value.entry), fits: fits(value, use) }))
      .sort((a, b) => b.fits - a.fits || b.near - a.near || compare(a.value.entry.key, b.value.entry.key));
    const [first, second] = rated;
    if (!first || !second) return first?.value;
    const isSure = first.near > second.near || first.fits > second.fits || first.value.entry === second.value.entry;
    const isType = isClassLike(first.value.entry.fact(first.value.index));
    return isSure || isType || first.value.entry.family === 'go' ? first.value : undefined;
  }
}

/** At the top of its file or of a namespace; types count wherever they are, but those that an `impl` of Rust gives to a trait. */
function isTop({ entry, index }: SymbolValue): boolean {
  const fact = entry.fact(index);
  if (!fact || fact.kind === 'test') return false;
  if (fact.qualifiedName === fact.name || (isClassLike(fact) && !(entry.family === 'rust' && fact.kind === 'type'))) return true;
  const parent = entry.fact(fact.parent);
  return parent !== undefined && namespaceHead.test(parent.signature) && fact.qualifiedName === `${parent.qualifiedName}.${fact.name}`;
}

const namespaceHead = /^(?:inline\s+)?(?:namespace|(?:pub(?:\([^)]*\))?\s+)?mod)\s/;

/** `Foo.bar` of `Foo`, and of `ns.Foo` where one of both leaves the namespace out. */
function hasOwner({ entry, index }: SymbolValue, owner: string): boolean {
  const fact = entry.fact(index);
  if (!fact || fact.kind === 'constant') return false;
  const prefix = fact.qualifiedName.slice(0, -fact.name.length - 1);
  return prefix !== '' && (prefix === owner || prefix.endsWith(`.${owner}`) || owner.endsWith(`.${prefix}`));
}

function fits({ entry, index }: SymbolValue, use: Use): number {
  const count = entry.fact(index)?.parameters.length ?? 0;
  return use.arguments >= 0 && count === use.arguments ? 1 : 0;
}

/** Number of folders that two files have in common; all of them and one more in the same folder. */
function nearness(a: FileEntry, b: FileEntry): number {
  if (a === b) return Number.MAX_SAFE_INTEGER;
  if (a.directory === b.directory) return 1000;
  const one = a.directory.split('/');
  const other = b.directory.split('/');
  let common = 0;
  while (common < one.length && one[common] === other[common]) common++;
  return common;
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
