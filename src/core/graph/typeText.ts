// Reads an annotation (`Optional[Client]`, `Promise<User | null>`, `"Node"`) as the one class that a value of it is an instance of.

/** The name of the class; `meta` when the value is the class itself (`Type[A]`, `typeof A`). */
export interface TypeName {
  readonly name: string;
  readonly meta: boolean;
}

const nothing = new Set(['None', 'null', 'undefined', 'void', 'never', 'unknown', 'any', 'Any', 'object']);
/** Wrappers that are looked through: what is inside is what a caller works with. */
const wrappers = new Set(
  'Optional Union Annotated Final ClassVar Awaitable Coroutine Promise Readonly Partial Required NonNullable Awaited CompletableFuture Future'.split(
    ' ',
  ),
);
const metas = new Set(['Type', 'type', 'Class']);
const modifiers = /^(?:readonly|final|const|unique|static|\?\s?extends|@\w+)\s+/;
const longest = 300;
const typeParameter = /^\p{Lu}\d?$/u;

/** The class that the annotation names, or undefined when it names none (functions, arrays, literals, anything unusual). */
export function typeName(text: string, depth = 0): TypeName | undefined {
  if (depth > 6 || text.length > longest || typeParameter.test(text)) return undefined;
  const plain = unquote(text.trim()).replace(modifiers, '').trim();
  const options = splitAt(plain, '|').filter((option) => !nothing.has(option));
  if (options.length > 1) return firstOf(options, depth);
  const only = options[0];
  if (!only || only.includes('=>') || only.endsWith('[]')) return undefined;
  if (only.startsWith('typeof ')) return { name: only.slice(7).trim(), meta: true };
  const open = only.search(/[[<]/);
  if (open < 0) return /^[\p{ID_Continue}$.]+$/u.test(only) ? { name: only, meta: false } : undefined;
  return generic(only.slice(0, open), only.slice(open + 1, -1), depth);
}

function generic(name: string, inside: string, depth: number): TypeName | undefined {
  const last = name.slice(name.lastIndexOf('.') + 1);
  const parts = splitAt(inside, ',');
  if (metas.has(last)) return metaOf(parts[0], depth);
  if (!wrappers.has(last)) return /^[\p{ID_Continue}$.]+$/u.test(name) ? { name, meta: false } : undefined;
  const picked = last === 'Coroutine' ? parts.slice(-1) : parts;
  return firstOf(
    picked.filter((part) => !nothing.has(part)),
    depth,
  );
}

function metaOf(part: string | undefined, depth: number): TypeName | undefined {
  const inner = part === undefined ? undefined : typeName(part, depth + 1);
  return inner && { name: inner.name, meta: true };
}

function firstOf(options: readonly string[], depth: number): TypeName | undefined {
  for (const option of options) {
    const found = typeName(option, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function unquote(text: string): string {
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
}

/** Splits at `separator` outside brackets. */
function splitAt(text: string, separator: string): string[] {
  const parts: string[] = [];
  let level = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if ('[<({'.includes(char)) level++;
    else if (']>)}'.includes(char)) level--;
    else if (char === separator && level === 0) {
      parts.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  parts.push(text.slice(start).trim());
  return parts.filter((part) => part !== '');
}
