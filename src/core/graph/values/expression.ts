// Parser for the text of a receiver (`self.client`, `new A().b`, `load(x)[0]`) as a chain of steps, without a parser of the language.

/** One step of a chain; `name`, `literal` and `type` occur only at the start. */
export type ExpressionStep =
  | { readonly kind: 'name' | 'member'; readonly name: string }
  | { readonly kind: 'literal'; readonly type: 'string' | 'list' | 'object' | 'other' }
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'call' }
  | { readonly kind: 'index'; readonly at?: number; readonly key?: string };

const identifier = /[\p{ID_Start}$_#][\p{ID_Continue}$]*/uy;
const space = /\s*/y;
const maxDepth = 8;

/** The chain in `text`; undefined for any other expression or a truncated text. Linear in the text. */
export function parseExpression(text: string, depth = 0): readonly ExpressionStep[] | undefined {
  if (depth > maxDepth) return undefined;
  const source = text
    .trim()
    .replace(/^(?:await|new|yield from|yield)\s+/, '')
    .replace(/^(?:await|new)\s+/, '');
  const first = readHead(source, depth);
  if (!first) return undefined;
  const steps = [...first.steps];
  let at = first.end;
  while (at < source.length) {
    const next = readStep(source, at);
    if (!next) return undefined;
    if (next.step) steps.push(next.step);
    at = next.end;
  }
  return steps;
}

interface ChainHead {
  readonly steps: readonly ExpressionStep[];
  readonly end: number;
}

function readHead(source: string, depth: number): ChainHead | undefined {
  const name = matchAt(identifier, source, 0);
  const opening = source.charAt(name?.length ?? 0);
  if (name && opening !== '"' && opening !== "'") return { steps: [{ kind: 'name', name }], end: name.length };
  if (opening === '(') return readParenthesised(source, depth);
  const end = closing(source, name?.length ?? 0);
  if (end === undefined) return undefined;
  return { steps: [{ kind: 'literal', type: literalType(opening) }], end };
}

/** Reads `(x as T)`, `(T) x` or a parenthesized expression. */
function readParenthesised(source: string, depth: number): ChainHead | undefined {
  const end = closing(source, 0);
  if (end === undefined) return undefined;
  const inner = source.slice(1, end - 1);
  const cast = inner.lastIndexOf(' as ');
  if (cast > 0) return { steps: [{ kind: 'type', text: inner.slice(cast + 4) }], end };
  if (matchAt(identifier, source.slice(end).trimStart(), 0)) return { steps: [{ kind: 'type', text: inner }], end: source.length };
  const steps = parseExpression(inner, depth + 1);
  return steps && { steps, end };
}

function readStep(source: string, start: number): { readonly step?: ExpressionStep; readonly end: number } | undefined {
  const at = start + (matchAt(space, source, start)?.length ?? 0);
  const char = source.charAt(at);
  if (char === '!' || char === '') return { end: at + 1 };
  // In Rust `f()?` has the result of `f`.
  if (char === '?' && !/^\?(?:\.|->|\s*:)/.test(source.slice(at, at + 3))) return { end: at + 1 };
  if (source.startsWith('->', at)) return readMember(source, at);
  if (char === '.' || char === '?' || char === ':') return readMember(source, at);
  if (char !== '(' && char !== '[' && char !== '<') return undefined;
  const end = closing(source, at);
  if (end === undefined) return undefined;
  if (char === '<') return { end };
  if (char === '(') return { step: { kind: 'call' }, end };
  const inside = source.slice(at, end);
  // A Python slice is a container of the same kind.
  if (/^\[[^[\]()?]*:[^[\]()?]*\]$/.test(inside)) return { end };
  const number = /^\[\s*(\d+)\s*\]$/.exec(inside)?.[1];
  const key = /^\[\s*(["'])([^"'\\]*)\1\s*\]$/.exec(inside)?.[2];
  return { step: { kind: 'index', ...(number !== undefined && { at: Number(number) }), ...(key !== undefined && { key }) }, end };
}

function readMember(source: string, start: number): { readonly step?: ExpressionStep; readonly end: number } | undefined {
  const dots = matchAt(/\?\.|\??->|\.|::/y, source, start);
  if (!dots) return undefined;
  const at = start + dots.length + (matchAt(space, source, start + dots.length)?.length ?? 0);
  const name = matchAt(identifier, source, at);
  if (name) return { step: { kind: 'member', name }, end: at + name.length };
  return '([<'.includes(source.charAt(at) || ' ') ? { end: at } : undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function literalType(opening: string): 'string' | 'list' | 'object' | 'other' {
  if (opening === '"' || opening === "'" || opening === '`') return 'string';
  if (opening === '[') return 'list';
  return opening === '{' ? 'object' : 'other';
}

const bracketPairs = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<', '>'],
]);

/** Index after the closing bracket or quote for `start`; undefined when there is none. */
function closing(text: string, start: number): number | undefined {
  const opener = text.charAt(start);
  if (opener === '"' || opener === "'" || opener === '`') return afterQuote(text, start);
  const closer = bracketPairs.get(opener);
  if (!closer) return undefined;
  let level = 0;
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '"' || char === "'" || char === '`') {
      const end = afterQuote(text, at);
      if (end === undefined) return undefined;
      at = end - 1;
    } else if (char === opener) level++;
    else if (char === closer && --level === 0) return at + 1;
  }
  return undefined;
}

function afterQuote(text: string, start: number): number | undefined {
  const quote = text.charAt(start);
  for (let at = start + 1; at < text.length; at++) {
    if (text.charAt(at) === '\\') at++;
    else if (text.charAt(at) === quote) return at + 1;
  }
  return undefined;
}

/** The dotted path up to a step, if the chain consists of names. */
export function namePath(steps: readonly ExpressionStep[], last: number): string | undefined {
  let path = '';
  for (let at = 0; at <= last; at++) {
    const step = steps[at];
    if (step?.kind !== 'name' && step?.kind !== 'member') return undefined;
    path += at === 0 ? step.name : `.${step.name}`;
  }
  return path;
}
