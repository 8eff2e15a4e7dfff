// Reads written TypeScript types in full, for members, variables and aliases, and the path of a member inside a type.
import type { SyntaxNode } from '../../syntax/node.ts';
import { fold, type Source } from '../source.ts';

/** Maximum length of a type; longer ones are mostly tables of data. */
export const longestWritten = 4000;
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
  if (node.endIndex - node.startIndex > 3 * longestWritten) return '';
  const text = source.text.slice(node.startIndex, node.endIndex);
  const folded = fold(text.includes('/') ? text.replace(commentOrString, '$1') : text, longestWritten);
  return folded.length < longestWritten ? folded : '';
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
  let below = name.parent;
  for (let at = below?.parent; at && !declarations.has(at.type); below = at, at = at.parent) {
    const part = partOf(at, source);
    if (part !== undefined) path.unshift(part);
  }
  // The loop ends directly inside the declaration, which may be a function with that result type.
  const isResult = below !== null && below.parent?.childForFieldName('return_type')?.id === below.id;
  return isResult ? ['<return>', ...path] : path;
}

function partOf(node: SyntaxNode, source: Source): string | undefined {
  const isParameter = node.type === 'required_parameter' || node.type === 'optional_parameter';
  if (isParameter && functionTypes.has(node.parent?.parent?.type ?? '')) return undefined;
  const named = isParameter ? node.childForFieldName('pattern') : memberNodes.has(node.type) ? node.childForFieldName('name') : null;
  if (!named) return undefined;
  const text = source.of(named);
  return /^[\p{ID_Start}$_#][\p{ID_Continue}$]*$/u.test(text) ? text : '{}';
}

const memberNodes = new Set(['property_signature', 'public_field_definition', 'variable_declarator']);
