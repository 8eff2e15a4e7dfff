// Narrows a union by comparisons of a member with values (discriminated unions, as type checkers do).
import type { CheckFact } from '../../symbols/facts.ts';
import type { TypeEvaluation } from './typeParts.ts';
import type { ExpressionType } from './expressionTypes.ts';
import type { TypeNode } from './typeNodes.ts';

/** The options that the conditions allow. A condition that would leave none is ignored: it was then not read correctly. */
export function narrowByTags(
  expressionTypes: readonly ExpressionType[],
  checks: readonly CheckFact[],
  types: TypeEvaluation,
): readonly ExpressionType[] {
  let options = expressionTypes.flatMap((type) => types.options.of(type));
  for (const { value, not } of checks) {
    const at = value.indexOf('=');
    const tags = new Set(value.slice(at + 1).split('|'));
    const remaining = options.filter((option) => {
      const memberTags = tagsOf(option, value.slice(0, at), types);
      if (!memberTags) return true;
      return not ? !memberTags.every((tag) => tags.has(tag)) : memberTags.some((tag) => tags.has(tag));
    });
    if (remaining.length) options = remaining;
  }
  return options;
}

/** Values that a member of the option can have; undefined when its type lists none. */
function tagsOf(option: ExpressionType, member: string, types: TypeEvaluation): readonly string[] | undefined {
  const tags: string[] = [];
  for (const type of types.members.typesOf(option, member)) {
    const typeTags = type.kind === 'written' ? literals(type.node) : undefined;
    if (!typeTags) return undefined;
    tags.push(...typeTags);
  }
  return tags.length ? tags : undefined;
}

/** Members of enums and constant objects count by their own names, as in conditions. */
function literals(node: TypeNode): readonly string[] | undefined {
  if (node.kind === 'literal') return [node.value];
  const text = node.kind === 'typeof' ? node.text : node.kind === 'name' && node.name.includes('.') ? node.name : undefined;
  if (text !== undefined) return [text.slice(text.lastIndexOf('.') + 1)];
  if (node.kind !== 'options' || !node.isUnion) return undefined;
  const parts = node.of.map(literals);
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}
