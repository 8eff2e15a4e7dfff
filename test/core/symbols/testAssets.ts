// Grammars straight from their packages and queries straight from the source tree, so that these tests need no build.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Assets } from '../../../src/core/ports.ts';
import { Parsers } from '../../../src/core/syntax/parser.ts';

const require = createRequire(import.meta.url);
/** Packages of grammars that are not simply called after their language. */
const packages: ReadonlyMap<string, string> = new Map([
  ['tsx', 'tree-sitter-typescript'],
  ['c_sharp', 'tree-sitter-c-sharp'],
  ['kotlin', '@tree-sitter-grammars/tree-sitter-kotlin'],
]);

/** Where an asset lies before it is copied into `dist`. */
function locate(path: string): string {
  if (path === 'grammars/web-tree-sitter.wasm') return join(dirname(require.resolve('web-tree-sitter')), 'web-tree-sitter.wasm');
  const grammar = /^grammars\/(\w+)\.wasm$/.exec(path)?.[1];
  if (grammar)
    return join(
      dirname(require.resolve(`${packages.get(grammar) ?? `tree-sitter-${grammar}`}/package.json`)),
      `tree-sitter-${grammar}.wasm`,
    );
  return join(import.meta.dirname, '../../../src/core/syntax', path);
}

export const testAssets: Assets = { read: (path) => readFile(locate(path)) };

/**
 * Made when this file is loaded, and not by who asks first: tests that are defined after an `await` belong to the hook or test in which the
 * promise was made, and where that is one of another file they never run.
 */
const shared = Parsers.create(testAssets).then((parsers) => Object.assign(parsers, { dispose: () => undefined }));

/** Parsers over {@link testAssets}: one for all tests of a process, since compiling the queries costs more than most tests. */
export function testParsers(): Promise<Parsers> {
  return shared;
}
