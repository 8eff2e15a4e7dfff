// Splits the interface of a file into parts by name, so that a change concerns only files that looked up one of the changed parts.
import type { SymbolFact } from '../../symbols/facts.ts';
import { isFlow, type FileEntry } from '../files/fileEntry.ts';
import { symbolName } from '../flow/flowKeys.ts';
import { stableText } from './flowChanges.ts';
import { PairHash } from './interfaceDigest.ts';

/** Part of what every look-up in a file reads, whatever it looks for: star imports, which bring any name. */
export const wholePart = '';

/** The parts in which two versions of a file differ, as `InterfaceNames` has them. */
export function changedParts(old: FileEntry, fresh: FileEntry): readonly string[] {
  const [before, after] = [new InterfaceParts(old).digests(), new InterfaceParts(fresh).digests()];
  return [...new Set([...before.keys(), ...after.keys()])].filter((part) => before.get(part) !== after.get(part));
}

/** Digests of the parts of one version. Symbols are told by their names, since an index shifts with each definition before it. */
class InterfaceParts {
  readonly #entry: FileEntry;
  readonly #hashes = new Map<string, PairHash>();
  /** What is read of a symbol wherever it is found, with the heads of the symbols around it. */
  readonly #heads: string[] = [];

  constructor(entry: FileEntry) {
    this.#entry = entry;
  }

  digests(): ReadonlyMap<string, string> {
    const { rules, file } = this.#entry;
    const { language, symbols } = file.facts;
    this.#add([wholePart], language);
    for (const symbol of symbols) {
      const head = (this.#heads[symbol.index] = `${digestOf(headOf(symbol))} ${this.#heads[symbol.parent] ?? ''}`);
      this.#add(this.#partsOfSymbol(symbol), head);
      // Where types satisfy interfaces without naming them, an interface is told by its methods.
      const isRequired = rules.interfacesAreImplicit && this.#entry.fact(symbol.parent)?.kind === 'interface';
      if (isRequired) this.#add([this.#entry.parts.head(symbol.parent)], head);
    }
    this.#addImports();
    this.#addVariables();
    return new Map([...this.#hashes].map(([part, hash]) => [part, hash.digest()]));
  }

  #partsOfSymbol({ index, parent, name }: SymbolFact): readonly string[] {
    const owner = this.#entry.parts.owner(index);
    if (owner !== '' && !name.startsWith('<')) return [`${name}\n${owner}`];
    return [this.#entry.parts.of(parent, name), this.#entry.parts.head(index)];
  }

  #addImports(): void {
    const { imports, exports } = this.#entry.file.facts;
    for (const { module, scope, reexport, typeOnly, names } of imports) {
      const text = ['import', this.#headAt(scope), module, String(reexport), String(typeOnly)];
      if (!names.length) this.#add([wholePart], ...text);
      for (const { imported, local } of names) {
        const isStar = local === '*' || local === '';
        this.#add(isStar ? [wholePart] : this.#partsOfName(scope, local), ...text, imported, local);
      }
    }
    for (const { local, exported } of exports) this.#add([local, exported], 'export', local, exported);
    const main = this.#entry.exports.get('default');
    if (main !== undefined) this.#add(['default'], 'export', main);
  }

  #addVariables(): void {
    const { bindings, checks = [] } = this.#entry.file.facts;
    for (const binding of bindings) {
      const { scope, name, value, by, until } = binding;
      if (isFlow(binding) || until !== undefined) continue;
      this.#add(this.#partsOfName(scope, name), this.#headAt(scope), name, stableText(this.#entry, value), by);
    }
    for (const { scope, name, how, value, not } of checks)
      this.#add(this.#partsOfName(scope, name), this.#headAt(scope), name, how, value, not ? 'not' : '');
  }

  /** Parts under which a variable is found: a field (`this.x`, `Class.x`) also as member of its class. */
  #partsOfName(scope: number, name: string): readonly string[] {
    const dot = name.indexOf('.');
    const part = this.#partIn(scope, name);
    if (dot <= 0) return [part];
    const [holder, field] = [name.slice(0, dot), name.slice(dot + 1)];
    const owner = this.#entry.enclosingClass(scope);
    return [part, this.#partIn(scope, holder), `${field}\n${holder}`, this.#partIn(owner ?? scope, field)];
  }

  #partIn(scope: number, name: string): string {
    const { parts } = this.#entry;
    const [part, classPart] = [parts.of(scope, name), parts.classPart(scope)];
    return classPart === '' || classPart === part ? part : `${part}\n${classPart}`;
  }

  #headAt(scope: number): string {
    return `${symbolName(this.#entry, scope)} ${this.#heads[scope] ?? ''}`;
  }

  #add(parts: readonly string[], ...texts: readonly string[]): void {
    for (const part of new Set(parts)) {
      let hash = this.#hashes.get(part);
      if (!hash) this.#hashes.set(part, (hash = new PairHash()));
      hash.add(...texts);
    }
  }
}

function headOf(symbol: SymbolFact): readonly string[] {
  const { qualifiedName, ordinal, kind, exported, declaration = false, returnType = '', signature } = symbol;
  const { decorators, parameters } = symbol;
  return [
    ...[qualifiedName, String(ordinal), kind, String(exported), String(declaration), returnType, signature],
    ...[...symbol.extends, '|', ...symbol.implements, '|', ...decorators],
    ...parameters.flatMap(({ name, type = '' }) => [name, type]),
  ];
}

function digestOf(texts: readonly string[]): string {
  const hash = new PairHash();
  hash.add(...texts);
  return hash.digest();
}
