// Reads written TypeScript types in full, for members, variables and aliases, and the path of a member inside a type.
import type { SyntaxNode } from '../../syntax/node.ts';
import { fold, type Source } from '../source.ts';

/** Maximum length of a type; longer ones are mostly tables of data. */
export const maxTypeLength = 4000;
const commentOrString = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`)|\/\*[^]*?\*\/|\/\/[^\n]*/g;
/** Nodes of declarations: a name inside is a member of that declaration, and its path starts there. */
const declarations = new Set(
  (
    'interface_declaration type_alias_declaration class_declaration abstract_class_declaration class program statement_block ' +
    'enum_declaration arrow_function function_declaration function_expression function_signature method_definition method_signature ' +
    'abstract_method_signature generator_function generator_function_declaration'
  ).split(' '),
);
const functionTypes = new Set(['function_type', 'constructor_type', 'call_signature', 'construct_signature']);

/** The text of a type on one line, without comments; empty when it is too long. */
export function writtenType(node: SyntaxNode, source: Source): string {
  if (node.endIndex - node.startIndex > 3 * maxTypeLength) return '';
  const text = source.text.slice(node.startIndex, node.endIndex);
  const typeText = fold(text.includes('/') ? text.replace(commentOrString, '$1') : text, maxTypeLength);
  return typeText.length < maxTypeLength ? typeText : '';
}

/** Whether a parameter belongs to a function type, so that it is no variable. */
export function isParameterOfType(name: SyntaxNode): boolean {
  const list = name.parent?.parent;
  return list?.type === 'formal_parameters' && functionTypes.has(list.parent?.type ?? '');
}

/**
 * Path of the members, variable or parameter whose written type declares a member, outermost first; empty for a member of the definition
 * itself.
 */
export function membersAround(name: SyntaxNode, source: Source): readonly string[] {
  const path: string[] = [];
  let child = name.parent;
  for (let at = child?.parent; at && !declarations.has(at.type); child = at, at = at.parent) {
    const part = memberName(at, source);
    if (part !== undefined) path.unshift(part);
  }
  // The loop ends directly inside the declaration, which may be a function with that result type.
  const isResult = child !== null && child.parent?.childForFieldName('return_type')?.id === child.id;
  return isResult ? ['<return>', ...path] : path;
}

function memberName(node: SyntaxNode, source: Source): string | undefined {
  const isParameter = node.type === 'required_parameter' || node.type === 'optional_parameter';
  if (isParameter && functionTypes.has(node.parent?.parent?.type ?? '')) return undefined;
  const nameNode = isParameter ? node.childForFieldName('pattern') : memberNodes.has(node.type) ? node.childForFieldName('name') : null;
  if (!nameNode) return undefined;
  const text = source.textOf(nameNode);
  return /^[\p{ID_Start}$_#][\p{ID_Continue}$]*$/u.test(text) ? text : '{}';
}

const memberNodes = new Set(['property_signature', 'public_field_definition', 'variable_declarator']);
