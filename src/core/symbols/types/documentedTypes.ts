// Reads types from JavaScript comments: `@param {Option} option` and `@returns {Option}` count like TypeScript annotations.
import { languages } from '../../syntax/languages.ts';
import type { FileFacts, SymbolFact } from '../facts.ts';

const maxTypeLength = 200;
const plainName = /^\[?([\p{ID_Continue}$]+)/u;

/** The facts of a file with documented types as annotations of its functions; unchanged when there are none. */
export function withDocumentedTypes(facts: FileFacts): FileFacts {
  if (!languages.get(facts.language)?.typesInComments) return facts;
  if (!facts.symbols.some(isDocumented)) return facts;
  return { ...facts, symbols: facts.symbols.map((fact) => (isDocumented(fact) ? withTypes(fact) : fact)) };
}

function isDocumented({ doc }: SymbolFact): boolean {
  return doc.includes('@param') || doc.includes('@return') || doc.includes('@type');
}

function withTypes(fact: SymbolFact): SymbolFact {
  const types = new Map<string, string>();
  let result: string | undefined;
  for (const { tag, type, rest } of typeTags(fact.doc)) {
    if (tag === 'return' || tag === 'returns') result ??= type;
    else if (tag === 'param') types.set(plainName.exec(rest)?.[1] ?? '', type);
  }
  const returnType = fact.returnType ?? result;
  return {
    ...fact,
    ...(returnType !== undefined && { returnType }),
    parameters: fact.parameters.map((each) => {
      const type = each.type ?? types.get(each.name.replace(/^\.{3}/, ''));
      return type === undefined ? each : { ...each, type };
    }),
  };
}

interface TypeTag {
  readonly tag: string;
  readonly type: string;
  /** Rest of the line. */
  readonly rest: string;
}

/** Tags with a type in braces. Linear in the text. */
function* typeTags(doc: string): Generator<TypeTag> {
  const tags = /@(param|returns?)\s*\{/g;
  for (let match = tags.exec(doc); match; match = tags.exec(doc)) {
    const end = closingBraceOf(doc, tags.lastIndex);
    if (end === undefined) continue;
    const rest = doc.slice(end + 1, end + maxTypeLength).trimStart();
    yield { tag: match[1] ?? '', type: toTypeScript(doc.slice(tags.lastIndex, end)), rest };
    tags.lastIndex = end;
  }
}

function closingBraceOf(text: string, start: number): number | undefined {
  let level = 1;
  for (let at = start; at < text.length && at < start + maxTypeLength; at++) {
    const char = text.charAt(at);
    if (char === '{') level++;
    else if (char === '}' && --level === 0) return at;
  }
  return undefined;
}

/** A documented type in TypeScript syntax: without marks of optional values, `import('./a').B` as its name, `Array.<A>` as `Array<A>`. */
function toTypeScript(text: string): string {
  return text
    .replace(/\bimport\([^()]*\)\./g, '')
    .replaceAll('.<', '<')
    .replace(/^[?!]|^\.{3}|=$/g, '')
    .trim();
}
