// What a symbol says when something is wrong: texts in raises, error constructors, assertions, and logging at warning or above.
import type { Node } from 'web-tree-sitter';
import { capturedAs } from './captures.ts';
import type { CallSite } from './calls.ts';
import { Collected, type BySymbol, type FileContext } from './context.ts';
import type { ErrorString } from './facts.ts';
import { fold } from './source.ts';

const limit = 100;
const errorType = /(?:Error|Exception|Failure|Fault|Warning)$/;
const assertion = /^(?:assert|invariant)\b/;
const logger = /(?:^|[._])_*(?:[sk]?log|log[gx]?|logger|logging|console|warnings|get_?logger)$/i;

/** Error texts by the symbol that says them. */
export function findErrorStrings(context: FileContext): BySymbol<ErrorString> {
  const found = new Collected<ErrorString>();
  const seen = new Set<number>();
  const add = (node: Node, via: ErrorString['via']): void => {
    if (seen.has(node.startIndex)) return;
    seen.add(node.startIndex);
    const text = constantText(node, context);
    if (text === '') return;
    // A cut in the middle of a surrogate pair would leave half a character.
    const kept = text.length > limit ? text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '') : text;
    const owner = context.owners.running(node.startIndex);
    found.add(owner, { text: kept, line: node.startPosition.row, cut: text.length - kept.length, via });
  };
  for (const match of context.captures('error')) {
    const text = capturedAs(match, 'error');
    if (text) add(text.node, text.kind === 'assert' || text.kind === 'log' ? text.kind : 'raise');
  }
  for (const site of context.sites) {
    const via = viaOf(site, context);
    if (via) for (const node of strings(site, context)) add(node, via);
  }
  return found.bySymbol;
}

function viaOf({ name, receiver, how }: CallSite, { source, grammar }: FileContext): ErrorString['via'] | undefined {
  if (grammar.errorCalls?.test(name)) return 'log';
  if (how === 'new' || !receiver) return assertion.test(name) ? 'assert' : errorType.test(name) ? 'raise' : undefined;
  const isLog = grammar.logMethods.has(name);
  if (!isLog && !assertion.test(source.text.slice(receiver.startIndex, receiver.startIndex + 10))) return undefined;
  const on = source.folded(receiver, 200);
  if (assertion.test(on)) return 'assert';
  return isLog && logger.test(on.replace(/\([^()]*\)$/, '')) ? 'log' : undefined;
}

function strings({ arguments: list }: CallSite, { grammar }: FileContext): Node[] {
  const values = list?.namedChildren ?? [];
  return values.flatMap((value) => {
    const node = value.type === 'keyword_argument' ? value.childForFieldName('value') : value;
    return node && grammar.stringNodes.includes(node.type) ? [node] : [];
  });
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
