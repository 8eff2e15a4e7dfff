// Outlines of TypeScript and JavaScript files by the TypeScript compiler's own parser.
import ts from 'typescript';
import type { Outline, OutlineCall, OutlineClass, OutlineFunction, Place } from './outline.ts';

/** The outline of one file; broken places are skipped as the compiler does. */
export function outlineOfTypeScript(path: string, text: string): Outline {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return new Outliner(source).outline();
}

class Outliner {
  readonly #source: ts.SourceFile;
  readonly #functions: OutlineFunction[] = [];
  readonly #classes: OutlineClass[] = [];
  readonly #calls: OutlineCall[] = [];
  readonly #around: number[] = [];
  #nameless = 0;

  constructor(source: ts.SourceFile) {
    this.#source = source;
  }

  outline(): Outline {
    this.#visit(this.#source);
    return { functions: this.#functions, classes: this.#classes, calls: this.#calls, nameless: this.#nameless };
  }

  #visit(node: ts.Node): void {
    if (ts.isFunctionLike(node)) this.#function(node);
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) this.#called(node.expression);
    if (ts.isTaggedTemplateExpression(node)) this.#called(node.tag);
    if (ts.isDecorator(node) && !ts.isCallExpression(node.expression)) this.#called(node.expression);
    const isClass = ts.isClassLike(node);
    if (isClass) this.#around.push(this.#class(node));
    ts.forEachChild(node, (child) => this.#visit(child));
    if (isClass) this.#around.pop();
  }

  #function(node: ts.SignatureDeclaration): void {
    // SCIP names a constructor where it begins, be it with a modifier.
    const name = ts.isConstructorDeclaration(node) ? node.getFirstToken(this.#source) : (holder(node) ?? node.name);
    if (!name) return;
    const body = (node as { body?: ts.Node }).body;
    const start = this.#place(name.getEnd());
    this.#functions.push({
      name: ts.isConstructorDeclaration(node) ? 'constructor' : name.getText(this.#source),
      at: this.#place(name.getStart(this.#source)),
      from: body ? this.#place(isAssigned(node) ? node.getStart(this.#source) : name.getEnd()) : start,
      to: body ? this.#place(node.getEnd()) : start,
      isProperty: ts.isAccessor(node),
    });
  }

  #class(node: ts.ClassLikeDeclaration): number {
    const own = node.members.filter((member) => ts.isConstructorDeclaration(member));
    const at = node.name ?? holder(node);
    const bases = (node.heritageClauses ?? [])
      .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
      .flatMap(({ types }) => types.flatMap(({ expression }) => lastName(expression) ?? []));
    return (
      this.#classes.push({
        at: this.#place((at ?? node).getStart(this.#source)),
        bases: bases.map((base) => this.#place(base.getStart(this.#source))),
        constructs: own.map((each) => this.#place(each.getFirstToken(this.#source)?.getStart(this.#source) ?? 0)),
      }) - 1
    );
  }

  #called(callee: ts.Expression): void {
    const superOf = this.#around.at(-1);
    const bare = unwrapped(callee);
    const name = lastName(bare);
    if (bare.kind === ts.SyntaxKind.SuperKeyword && superOf !== undefined) {
      this.#calls.push({ name: 'super', at: this.#place(bare.getStart(this.#source)), superOf });
    } else if (name) this.#calls.push({ name: name.getText(this.#source), at: this.#place(name.getStart(this.#source)) });
    else if (bare.kind !== ts.SyntaxKind.ImportKeyword) this.#nameless++;
  }

  #place(offset: number): Place {
    const { line, character } = this.#source.getLineAndCharacterOfPosition(offset);
    return [line, character];
  }
}

function isAssigned(node: ts.Node): boolean {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

/** The variable or property that a function or class expression is put into. */
function holder(node: ts.Node): ts.Node | undefined {
  if (!isAssigned(node) && !ts.isClassExpression(node)) return undefined;
  let child = node;
  let parent = node.parent;
  while (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)) {
    child = parent;
    parent = parent.parent;
  }
  if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isPropertyAssignment(parent)) {
    return parent.initializer === child && !ts.isObjectBindingPattern(parent.name) && !ts.isArrayBindingPattern(parent.name)
      ? parent.name
      : undefined;
  }
  if (!ts.isBinaryExpression(parent) || parent.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined;
  return parent.right === child ? lastName(parent.left) : undefined;
}

function lastName(node: ts.Expression): ts.Node | undefined {
  if (ts.isIdentifier(node)) return node;
  return ts.isPropertyAccessExpression(node) ? node.name : undefined;
}

function unwrapped(node: ts.Expression): ts.Expression {
  let inner = node;
  while (ts.isParenthesizedExpression(inner) || ts.isNonNullExpression(inner) || ts.isAsExpression(inner)) inner = inner.expression;
  return inner;
}
