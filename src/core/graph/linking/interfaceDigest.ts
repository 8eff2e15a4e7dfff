// Digest of a file's interface: while it stays the same, only the file's own edges need to be derived again.
import { isNamed } from '../files/definitions.ts';
import { isFlow, type FileEntry } from '../files/fileEntry.ts';

/** Equal for two versions of a file that no other file can tell apart. Ignores lines and bodies, but not order. */
export function interfaceDigest(entry: FileEntry): string {
  const { symbols, imports, exports, bindings, checks, settings, language } = entry.file.facts;
  const hash = new Mixer();
  hash.add(language);
  for (const s of symbols) {
    hash.add(
      s.qualifiedName,
      s.ordinal,
      s.kind,
      s.parent,
      s.exported ? 1 : 0,
      s.returnType ?? '',
      s.signature,
      ...s.extends,
      '|',
      ...s.implements,
    );
    for (const p of s.parameters) hash.add(p.name, p.type ?? '');
    for (const d of s.decorators) hash.add(d);
  }
  for (const i of imports) {
    hash.add(i.module, i.scope, i.reexport ? 1 : 0);
    for (const n of i.names) hash.add(n.imported, n.local);
  }
  for (const e of exports) hash.add(e.local, e.exported);
  for (const { path, value } of settings ?? []) hash.add(...path, value);
  // Flows only matter inside their own file.
  for (const b of bindings) if (!isFlow(b) && b.until === undefined) hash.add(b.scope, b.name, b.value, b.by);
  // Checks narrow variables whose fields are set.
  for (const c of checks ?? []) hash.add(c.scope, c.name, c.how, c.value, c.not ? 1 : 0);
  return hash.digest();
}

/** Equal for two versions of a file with the same value flow. */
export function flowDigest(entry: FileEntry): string {
  const { bindings, calls } = entry.file.facts;
  const hash = new Mixer();
  for (const b of bindings) hash.add(b.scope, b.name, b.value, b.by);
  // The assignments before a call count, not their lines.
  const lines = bindings.map(({ line }) => line).sort((a, b) => a - b);
  let before = 0;
  for (const c of calls) {
    while (before < lines.length && (lines[before] ?? 0) < c.line) before++;
    hash.add(before, c.caller, c.how, c.receiver ?? '', c.name, c.passed ?? '', c.literals ?? '', c.types ?? '');
  }
  return hash.digest();
}

/** Names of a file's symbols, each with the properties that distinguish its definitions in a lookup by name. */
export function definedNames(entry: FileEntry): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const node of entry.nodes) {
    if (!isNamed(node)) continue;
    const { id, fact } = node;
    names.set(fact.name, `${names.get(fact.name) ?? ''} ${id} ${fact.kind}`);
  }
  return names;
}

/** Two independent 32-bit multiplicative hashes (after Bob Jenkins' and the public-domain cyrb53): 53 bits are plenty for one file's versions. */
class Mixer {
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
