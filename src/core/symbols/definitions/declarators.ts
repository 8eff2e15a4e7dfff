// Finds names inside declarators: C and C++ nest the name of a function in the syntax of its use (`char *(*f(int))(void)`).
import type { SyntaxNode } from '../../syntax/node.ts';
import { toDots, type Source } from '../source.ts';

const maxDepth = 12;

export interface DeclaratorName {
  readonly name: SyntaxNode;
  /** The qualifier before the name (`a.Foo` of `a::Foo::bar`), or empty. */
  readonly owner: string;
}

/** Finds the name inside a declarator and its qualifying scope. */
export function declaratorName(node: SyntaxNode, source: Source): DeclaratorName {
  let at = node;
  let owner = '';
  for (let depth = 0; depth < maxDepth; depth++) {
    const scope = at.childForFieldName('scope');
    if (scope) owner += (owner ? '.' : '') + toDots(source.foldedText(scope, 200).replace(/\s*<[^]*$/, ''));
    // `operator bool() const` names itself.
    const next = at.type === 'operator_cast' ? null : innerDeclarator(at);
    if (!next) break;
    at = next;
  }
  return { name: at, owner };
}

/** The parameter list of the declared function. */
export function declaredParameters(node: SyntaxNode): SyntaxNode | undefined {
  let match: SyntaxNode | undefined;
  let at: SyntaxNode | null = node.childForFieldName('declarator');
  // In `int (*f(int a))(void)` the parameters next to the name belong to `f`.
  for (let depth = 0; at && depth < maxDepth; depth++) {
    match = at.childForFieldName('parameters') ?? match;
    at = innerDeclarator(at);
  }
  return match;
}

function innerDeclarator(node: SyntaxNode): SyntaxNode | null {
  const direct = node.childForFieldName('declarator') ?? node.childForFieldName('name');
  return direct ?? (node.type.endsWith('_declarator') ? node.lastNamedChild : null);
}
