// Reads the head of a definition: signature, parameters, result, decorators.
import type { SyntaxNode } from '../../syntax/node.ts';
import { captureOf, type Captures } from '../captures.ts';
import { declaratorName, declaredParameters } from './declarators.ts';
import type { Draft } from './draft.ts';
import { fold, type Source } from '../source.ts';

const signatureLimit = 400;
const typeLimit = 600;

/** A decorator or annotation with its offsets. */
export interface Decorator {
  readonly start: number;
  readonly end: number;
  /** Without the `@` or the brackets. */
  readonly text: string;
}

/** Decorators in text order. */
export function findDecorators(captures: Captures, source: Source): Decorator[] {
  return captures('decorator').flatMap((match) => {
    const node = captureOf(match, 'decorator');
    if (!node) return [];
    return [{ start: node.startIndex, end: node.endIndex, text: source.foldedText(node, 300).replace(/^(?:@|#?\[+)\s*|\s*\]+$/g, '') }];
  });
}

/** Decorators of each draft: those inside its definition before its name. `ownerAt` numbers drafts from 1. */
export function decoratorsOf(
  drafts: readonly Draft[],
  decorators: readonly Decorator[],
  ownerAt: (offset: number) => number,
): readonly (readonly Decorator[])[] {
  const lists: Decorator[][] = drafts.map(() => []);
  for (const decorator of decorators) {
    const index = ownerAt(decorator.start) - 1;
    const draft = drafts[index];
    if (draft && decorator.end <= draft.nameNode.startIndex) lists[index]?.push(decorator);
  }
  return lists;
}

/** Offset of a definition after its leading decorators. */
export function headStart(draft: Draft, decorators: readonly Decorator[], source: Source): number {
  let start = draft.start;
  for (const decorator of decorators) {
    if (decorator.start > start) break;
    start = decorator.end;
    while (/\s/.test(source.text[start] ?? 'x')) start += 1;
  }
  return Math.min(start, draft.end);
}

/** The body: a field in most grammars, the last child in others. */
function bodyOf(node: SyntaxNode): SyntaxNode | null {
  const field = node.childForFieldName('body') ?? node.childForFieldName('accessors');
  return field ?? (node.lastNamedChild?.type.endsWith('_body') ? node.lastNamedChild : null);
}

/** The parameter list: a field in most grammars, a child of its own type in others. */
function parameterList(node: SyntaxNode): SyntaxNode | undefined {
  return (
    node.childForFieldName('parameters') ??
    declaredParameters(node) ??
    node.namedChildren.find((child) => child.type === 'function_value_parameters')
  );
}

/** Head of the definition on one line, without decorators and body. */
export function signatureOf(draft: Draft, start: number, source: Source): string {
  const body = bodyOf(draft.body);
  const end = body && body.startIndex > start ? body.startIndex : draft.end;
  const head = fold(source.text.slice(start, Math.min(end, start + 4 * signatureLimit)), signatureLimit);
  return draft.kind === 'constant' || !body ? head.replace(/[;,]$/, '') : head.replace(/\s*(?:=>\s*)?[{:=]?\s*$/, '').replace(/\s*=>$/, '');
}

/** Parameters in order with their types as written. */
export function parametersOf(draft: Draft, source: Source): { name: string; type?: string }[] {
  const single = draft.body.childForFieldName('parameter');
  if (single) return [{ name: source.foldedText(single, typeLimit) }];
  const list = parameterList(draft.body);
  if (!list) return [];
  // Some grammars put a default value beside its parameter, not into it.
  const isDefault = (child: SyntaxNode, previous: SyntaxNode | undefined): boolean =>
    previous !== undefined && source.text.slice(previous.endIndex, child.startIndex).trim() === '=';
  return list.namedChildren.flatMap((child, at, children) => (isDefault(child, children[at - 1]) ? [] : parametersIn(child, source)));
}

const nameFields = ['pattern', 'name', 'left'];

function parametersIn(node: SyntaxNode, source: Source): { name: string; type?: string }[] {
  if (
    node.isExtra ||
    node.type === 'receiver_parameter' ||
    node.type.endsWith('_separator') ||
    node.type === 'array_type' ||
    node.type === 'parameter_modifiers'
  )
    return [];
  const nameNode = nameFields.map((field) => node.childForFieldName(field)).find((child) => child !== null);
  if (node.type === 'self_parameter') return [{ name: 'self' }];
  const typeNode = node.childForFieldName('type');
  const nameNodes = nameNode ? node.childrenForFieldName('name') : [];
  // `a, b int` declares two parameters.
  if (nameNodes.length > 1) return nameNodes.flatMap((each) => (each ? parameterOf(source.textOf(each), typeNode, source) : []));
  const declarator = node.childForFieldName('declarator');
  if (declarator) return parameterOf(source.textOf(declaratorName(declarator, source).name), typeNode, source);
  if (!nameNode && typeNode && node.namedChildren[0]?.id === typeNode.id) {
    // A parameter with only a type, as in `f(int)`; `f(void)` has no parameters.
    return source.textOf(node) === 'void' ? [] : parameterOf('_', typeNode, source);
  }
  const [first, second] = node.namedChildren;
  if (!nameNode && !typeNode && first?.type === 'identifier' && second?.type.endsWith('_type'))
    return parameterOf(source.textOf(first), second, source);
  // Grammars without a name field put the name last, as in `int... rest`, or first, as in `*args: int`.
  const children = nameNode ? [] : node.namedChildren;
  const name = source.foldedText(
    nameNode ?? (typeNode ? (children[0] ?? node) : children.length > 1 ? (children.at(-1) ?? node) : node),
    typeLimit,
  );
  const type = typeNode ? typeText(typeNode, source) : children.length > 1 && children[0] ? typeText(children[0], source) : undefined;
  return [{ name: name.replace(/^(?:[*&]{1,3}|\.\.\.)\s*(?=.)/, ''), ...(type ? { type } : {}) }];
}

function parameterOf(name: string, typeNode: SyntaxNode | null, source: Source): { name: string; type?: string }[] {
  return [{ name, ...(typeNode ? { type: typeText(typeNode, source) } : {}) }];
}

/** Whether a function has no code: it has no body, or `...` as in stubs. */
export function isDeclaration({ kind, body, entry }: Draft, source: Source): boolean {
  if ((kind !== 'function' && kind !== 'method') || entry) return false;
  // Most functions end in a brace; finding the body node of each would cost more than the rest of the head.
  const { endIndex: end, type } = body;
  if (source.text[end - 1] === '}') return false;
  const isStub = source.text.endsWith('...', end);
  if (!isStub && (!/signature|declaration|function_item|method_elem/.test(type) || type.startsWith('property'))) return false;
  const code = bodyOf(body);
  return code ? code.endIndex - code.startIndex === 3 && isStub : /signature|declaration|function_item|method_elem/.test(type);
}

/** The declared result type as written. */
export function resultOf(draft: Draft, source: Source): string | undefined {
  const { body } = draft;
  const parameters = parameterList(body);
  const node =
    ['return_type', 'result', 'returns'].map((field) => body.childForFieldName(field)).find((child) => child !== null) ??
    (parameters ? (body.childForFieldName('type') ?? typeAfter(parameters)) : null);
  return node ? typeText(node, source) : undefined;
}

/** Grammars without a result field put the type directly after the parameters. */
function typeAfter(parameters: SyntaxNode): SyntaxNode | null {
  const next = parameters.type === 'function_value_parameters' ? parameters.nextNamedSibling : null;
  return next?.type.endsWith('_type') ? next : null;
}

/** A type as written, without the `:` or `->` before it. */
export function typeText(node: SyntaxNode, source: Source): string {
  return source.foldedText(node, typeLimit).replace(/^(?::|->)\s*/, '');
}
