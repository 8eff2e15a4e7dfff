// What a symbol says when something is wrong: texts in raises, error constructors, assertions, and logging at warning or above.
import type { Node } from 'web-tree-sitter';
import { capturedAs, captured, type Match } from './captures.ts';
import { Collected, type BySymbol, type FileContext } from './context.ts';
import type { ErrorString } from './facts.ts';
import { fold } from './source.ts';

const limit = 100;
const errorType = /(?:Error|Exception|Failure|Fault|Warning)$/;
const assertion = /^(?:assert|invariant)\b/;
const logger = /(?:^|[._])_*(?:log|logger|logging|console|warnings)$/i;

/** Error texts by the symbol that says them. */
export function findErrorStrings(context: FileContext): BySymbol<ErrorString> {
  const found = new Collected<ErrorString>();
  const seen = new Set<number>();
  for (const match of context.captures('error')) {
    const text = textNode(match);
    const via = text && viaOf(match, text.kind, context);
    if (!text || !via || seen.has(text.node.startIndex)) continue;
    seen.add(text.node.startIndex);
    const constant = constantText(text.node, context);
    if (constant === '') continue;
    const kept = constant.length > limit ? constant.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '') : constant;
    const line = text.node.startPosition.row;
    found.add(context.owners.running(text.node.startIndex), { text: kept, line, cut: constant.length - kept.length, via });
  }
  return found.bySymbol;
}

function textNode(match: Match): { readonly kind: string; readonly node: Node } | undefined {
  const text = match.captures.find(({ name }) => name.startsWith('error.') && name !== 'error.constructor');
  return text && { kind: text.name.slice('error.'.length), node: text.node };
}

function viaOf(match: Match, kind: string, context: FileContext): ErrorString['via'] | undefined {
  const { source, grammar } = context;
  if (kind === 'raise' || kind === 'assert') return kind;
  if (kind === 'new') {
    const type = captured(match, 'error.constructor');
    const name = type ? source.folded(type, 200).replace(/<[^]*$/, '') : '';
    return assertion.test(name) ? 'assert' : errorType.test(name) ? 'raise' : undefined;
  }
  const object = capturedAs(match, 'log.object');
  const method = captured(match, 'log.method');
  const on = object ? source.folded(object.node, 200) : '';
  if (assertion.test(on)) return 'assert';
  return method && grammar.logMethods.has(source.of(method)) && logger.test(on.replace(/\([^()]*\)$/, '')) ? 'log' : undefined;
}

/** Constant characters of a string expression; what is computed between them becomes `…`. */
function constantText(node: Node, { source, grammar }: FileContext): string {
  const parts = node.descendantsOfType([...grammar.textNodes, 'escape_sequence']);
  let text = '';
  let end = -1;
  for (const part of parts) {
    // Escapes inside a captured part have been taken along with it.
    if (!part || part.startIndex < end) continue;
    const between = end < 0 ? '' : source.text.slice(end, part.startIndex);
    text += (/^[\s+'"`()\\fFrRbBuU]*$/.test(between) ? '' : '…') + unescape(source.of(part));
    end = part.endIndex;
  }
  return fold(text, Number.MAX_SAFE_INTEGER);
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['n', ' '],
  ['t', ' '],
  ['r', ' '],
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['\\', '\\'],
  ['\n', ''],
]);

function unescape(text: string): string {
  return text.includes('\\') ? text.replace(/\\([^])/g, (whole, character: string) => escapes.get(character) ?? whole) : text;
}
