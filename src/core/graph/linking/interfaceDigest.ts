// Digest of the interface of a file. While it and the value flow stay the same, only the file's own edges need to be derived again.
import { isFlow, type FileEntry } from '../files/fileEntry.ts';

/**
 * Equal for two versions of a file whose differences do not affect other files, apart from value flow: see {@link flowChanges}. Ignores
 * lines and bodies, but not order.
 */
export function interfaceDigest(entry: FileEntry): string {
  const { symbols, imports, exports, bindings, checks, settings, language } = entry.file.facts;
  const hash = new PairHash();
  hash.add(language);
  for (const symbol of symbols) {
    hash.add(
      symbol.qualifiedName,
      symbol.ordinal,
      symbol.kind,
      symbol.parent,
      symbol.exported ? 1 : 0,
      symbol.declaration ? 1 : 0,
      symbol.returnType ?? '',
      symbol.signature,
      ...symbol.extends,
      '|',
      ...symbol.implements,
    );
    for (const parameter of symbol.parameters) hash.add(parameter.name, parameter.type ?? '');
    for (const decorator of symbol.decorators) hash.add(decorator);
  }
  for (const importFact of imports) {
    hash.add(importFact.module, importFact.scope, importFact.reexport ? 1 : 0, importFact.typeOnly ? 1 : 0);
    for (const name of importFact.names) hash.add(name.imported, name.local);
  }
  for (const exportFact of exports) hash.add(exportFact.local, exportFact.exported);
  for (const { path, value } of settings ?? []) hash.add(...path, value);
  // Flows only matter inside their own file.
  for (const binding of bindings)
    if (!isFlow(binding) && binding.until === undefined) hash.add(binding.scope, binding.name, binding.value, binding.by);
  // Checks narrow variables whose fields are set.
  for (const check of checks ?? []) hash.add(check.scope, check.name, check.how, check.value, check.not ? 1 : 0);
  return hash.digest();
}

/** Two independent 32-bit multiplicative hashes (after Bob Jenkins' and the public-domain cyrb53). They are enough for one file's versions. */
export class PairHash {
  #a = 0xdeadbeef;
  #b = 0x41c6ce57;

  add(...parts: readonly (string | number)[]): void {
    for (const part of parts) {
      const text = String(part);
      for (let at = 0; at < text.length; at++) this.#mix(text.charCodeAt(at));
      this.#mix(0x1f);
    }
  }

  #mix(code: number): void {
    this.#a = Math.imul(this.#a ^ code, 2654435761);
    this.#b = Math.imul(this.#b ^ code, 1597334677);
  }

  digest(): string {
    const high = this.#b ^ (this.#a >>> 13);
    const low = this.#a ^ (this.#b >>> 16);
    return `${(high >>> 0).toString(36)}.${(low >>> 0).toString(36)}`;
  }
}
