// A comment that explains a parameter or field by its name has to follow when that is renamed: no compiler looks into comments.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../src');

/** A sentence that explains a name: "`limit`: …", "`limit` is the …", "With `limit`, …", "Without `limit` …". */
const explanation = /(?:^|[.;:,)] |- )(?:`#?([a-z][\w$]*)`(?=:| (?:is|are) the )|With(?:out)? `#?([a-z][\w$]*)`)/g;

/** The text of a comment in one line. */
function plainText(comment: string): string {
  return comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^[ \t]*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Names and words of strings in a declaration, without its comments. */
function wordsOf(declaration: ts.Node): ReadonlySet<string> {
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) words.add(node.text.replace('#', ''));
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node))
      for (const [word] of node.text.matchAll(/[\w$]+/g)) words.add(word);
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return words;
}

/** What a comment may name: the declaration, and the members beside it. */
function isNamedNear(word: string, declaration: ts.Node): boolean {
  if (wordsOf(declaration).has(word)) return true;
  const { parent } = declaration;
  return (ts.isTypeElement(declaration) || ts.isPropertyDeclaration(declaration)) && wordsOf(parent).has(word);
}

/** `line: word` of each comment of a declaration that explains a name that the declaration lacks. */
function staleNames(text: string): readonly string[] {
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  const stale: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const comment of ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)) {
      if (comment.parent !== node) continue;
      for (const [, subject, condition] of plainText(comment.getText(file)).matchAll(explanation)) {
        const word = subject ?? condition ?? '';
        if (!isNamedNear(word, node)) stale.push(`${file.getLineAndCharacterOfPosition(comment.pos).line + 1}: ${word}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return stale;
}

test('a comment that explains a name of another time is reported', () => {
  assert.deepEqual(staleNames('/** Reads `file`. `limit`: maximum lines. */\nfunction read(file: string, maxLines: number): void {}'), [
    '1: limit',
  ]);
  assert.deepEqual(staleNames('interface Options {\n  /** With `all`, the rest too. */\n  readonly some: boolean;\n}'), ['2: all']);
  assert.deepEqual(staleNames('class A {\n  /**\n   * Runs.\n   * `scope` is the area.\n   */\n  run(area: string): void {}\n}'), [
    '2: scope',
  ]);
});

test('a comment may explain parameters, members beside it and values', () => {
  assert.deepEqual(staleNames('/** `limit`: maximum lines. Without `file`, all. */\nfunction read({ file, limit }: Options): void {}'), []);
  assert.deepEqual(staleNames('interface A {\n  /** With `all`, the rest too. */\n  some: boolean;\n  all: boolean;\n}'), []);
  assert.deepEqual(staleNames("/** `a`: one, `b`: two. */\ntype Kind = 'a' | 'b';"), []);
});

test('every comment in src that explains a name uses the present one', () => {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  assert.ok(paths.length > 500);
  const stale = paths.flatMap((path) => staleNames(readFileSync(join(root, path), 'utf8')).map((each) => `src/${path}:${each}`));
  assert.deepEqual(stale, []);
});
