// Finds the message texts of a call or raised expression through formatting, translation and variables, and their constant parts.
import { SyntaxNode } from '../../syntax/node.ts';
import type { CallSite } from '../values/callSite.ts';
import type { FileContext } from '../fileContext.ts';
import { fold } from '../source.ts';

const maxDepth = 6;
/** Keys and keyword arguments with readable text; other strings in objects are codes and keys. */
const textKeys = /^["']?(?:message|msg|error|errors|detail|details|description|reason|text|title|help|hint|format|fmt)["']?$/i;
const maxLookback = 4000;

/** Finds texts in one file. */
export class MessageTexts {
  readonly #context: FileContext;
  readonly #strings: ReadonlySet<string>;
  readonly #texts: ReadonlySet<string>;
  #constants: Map<string, SyntaxNode> | undefined;

  constructor(context: FileContext) {
    this.#context = context;
    this.#strings = new Set(context.grammar.stringNodes);
    this.#texts = new Set(context.grammar.textNodes);
  }

  /** String expressions among the arguments of a call, from index `from` on. */
  textsOfCall({ arguments: list }: CallSite, from: number): SyntaxNode[] {
    return this.#textsOfValues((list?.namedChildren ?? []).slice(from), 0);
  }

  /** String expressions in values. Variables count only when no value is written out, since otherwise they are parameters of the text. */
  #textsOfValues(values: readonly SyntaxNode[], depth: number): SyntaxNode[] {
    const literalTexts = values.filter(({ type }) => type !== 'identifier').flatMap((value) => this.textsIn(value, depth));
    return literalTexts.length
      ? literalTexts
      : values.filter(({ type }) => type === 'identifier').flatMap((value) => this.textsIn(value, depth));
  }

  /** String expressions that form the text of an expression. */
  textsIn(node: SyntaxNode, depth = 0): SyntaxNode[] {
    if (depth > maxDepth) return [];
    if (this.#strings.has(node.type)) return [node];
    const textsWithin = (inner: SyntaxNode | null): SyntaxNode[] => (inner ? this.textsIn(inner, depth + 1) : []);
    switch (node.type) {
      case 'identifier':
        return depth < 3 ? this.#textsOfVariable(node, depth) : [];
      case 'keyword_argument':
      case 'pair': {
        const key = node.childForFieldName('name') ?? node.childForFieldName('key');
        return key && textKeys.test(this.#context.source.foldedText(key, 40)) ? textsWithin(node.childForFieldName('value')) : [];
      }
      case 'call':
      case 'call_expression':
      case 'method_invocation':
      case 'new_expression':
      case 'object_creation_expression':
        return this.#textsOfNested(node, textsWithin, depth);
      case 'argument':
      case 'value_argument':
        return textsWithin(node.namedChildren.at(-1) ?? null);
      case 'conditional_expression':
      case 'ternary_expression':
      case 'parenthesized_expression':
      case 'as_expression':
      case 'non_null_expression':
      case 'type_assertion':
      case 'cast_expression':
      case 'object':
      case 'dictionary':
      case 'binary_expression':
      case 'boolean_operator':
      case 'await_expression':
      case 'await':
        return node.namedChildren.flatMap(textsWithin);
      default:
        return [];
    }
  }

  /**
   * Formatting calls such as `format("…", x)`, `_("…")`, `"…".format(x)`: the receiver, or the first argument with texts. An error
   * constructor uses all arguments.
   */
  #textsOfNested(node: SyntaxNode, textsWithin: (inner: SyntaxNode | null) => SyntaxNode[], depth: number): SyntaxNode[] {
    const callee = node.childForFieldName('function') ?? node.childForFieldName('object');
    const receiver = callee?.childForFieldName('object') ?? (callee && this.#strings.has(callee.type) ? callee : null);
    if (receiver && this.#strings.has(receiver.type)) return [receiver];
    const nameNode = node.childForFieldName('name') ?? node.childForFieldName('function');
    const values = node.childForFieldName('arguments')?.namedChildren ?? [];
    const name = nameNode ? this.#context.source.foldedText(nameNode, 80) : '';
    if (/^(?:new|object_creation)_expression$/.test(node.type) || /(?:^|\.)_*\p{Lu}\w*$/u.test(name)) {
      return this.#textsOfValues(values, depth + 1);
    }
    for (const value of values) {
      const nodes = textsWithin(value);
      if (nodes.length) return nodes;
    }
    return [];
  }

  /** The string last assigned to a variable before the use, or held by a constant of the file. */
  #textsOfVariable(node: SyntaxNode, depth: number): SyntaxNode[] {
    const { source } = this.#context;
    const name = source.textOf(node);
    const from = Math.max(this.#startOfOwner(node.startIndex), node.startIndex - maxLookback);
    const before = source.text.slice(from, node.startIndex);
    for (let at = before.lastIndexOf(name); at >= 0; at = at > 0 ? before.lastIndexOf(name, at - 1) : -1) {
      if (/[\w$.]/.test(before[at - 1] ?? ' ')) continue;
      const assignment = /^\s*(?::[^=\n;(]{0,80})?=\s*(?=[^=\s])\(?\s*/.exec(before.slice(at + name.length, at + name.length + 200));
      if (!assignment) continue;
      const value = new SyntaxNode(node.tree, 0).descendantForIndex(from + at + name.length + assignment[0].length);
      return value ? this.textsIn(this.#outermostString(value), depth + 3) : [];
    }
    const constant = this.#constantNodes().get(name);
    const value = constant?.childForFieldName('right') ?? constant?.childForFieldName('value');
    return value && this.#strings.has(value.type) ? [value] : [];
  }

  #startOfOwner(offset: number): number {
    const { owners, drafts } = this.#context;
    const owner = owners.runnerAt(offset);
    // A module-level text is a constant, which is resolved separately.
    return owner === 0 ? offset : (drafts[owner - 1]?.start ?? offset);
  }

  /** The outermost string expression with the same start. */
  #outermostString(node: SyntaxNode): SyntaxNode {
    let outermost = node;
    for (let up = node.parent; up && up.startIndex === node.startIndex; up = up.parent) {
      if (this.#strings.has(up.type) || up.type.startsWith('call')) outermost = up;
    }
    return outermost;
  }

  #constantNodes(): Map<string, SyntaxNode> {
    if (this.#constants) return this.#constants;
    const constants = new Map<string, SyntaxNode>();
    for (const draft of this.#context.drafts) {
      if (draft.kind === 'constant' && !constants.has(draft.name)) constants.set(draft.name, draft.nameNode.parent ?? draft.node);
    }
    return (this.#constants = constants);
  }

  /** Constant characters of a string expression; computed parts become `…`. */
  text(node: SyntaxNode): string {
    const parts: SyntaxNode[] = [];
    this.#collect(node, parts);
    let text = '';
    let end = -1;
    for (const part of parts) {
      const between = end < 0 ? '' : this.#context.source.text.slice(end, part.startIndex);
      text += (/^[\s+'"`()\\fFrRbBuU]*$/.test(between) ? '' : '…') + unescape(this.#context.source.textOf(part));
      end = part.endIndex;
    }
    return fold(text, Number.MAX_SAFE_INTEGER);
  }

  #collect(node: SyntaxNode, parts: SyntaxNode[]): void {
    // In `"%s is wrong" % name` the right operand is not part of the text, even if it is a string.
    const operands = node.childForFieldName('operator')?.type === '%' ? [node.childForFieldName('left')] : node.namedChildren;
    for (const child of operands) {
      if (!child) continue;
      const { type } = child;
      // Escapes inside a captured part are included in it.
      if (this.#texts.has(type) || type === 'escape_sequence') parts.push(child);
      else if (this.#strings.has(type) || type === 'parenthesized_expression') this.#collect(child, parts);
    }
  }
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
