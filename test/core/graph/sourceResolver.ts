// Builds a resolver over a few source texts, for tests of its parts without a graph around them.
import assert from 'node:assert/strict';
import { Resolver } from '../../../src/core/graph/calls/resolver.ts';
import { Definitions } from '../../../src/core/graph/files/definitions.ts';
import { DependencyTracker } from '../../../src/core/graph/files/dependencyTracker.ts';
import { FileEntry } from '../../../src/core/graph/files/fileEntry.ts';
import { languageOf } from '../../../src/core/syntax/languages.ts';
import { OpenFiles } from '../../../src/core/graph/linking/openFiles.ts';
import type { Parsers } from '../../../src/core/syntax/parser.ts';
import { graphFile } from './folderGraph.ts';

/** A resolver with its files. */
export interface SourceResolver {
  readonly resolver: Resolver;
  readonly tracker: DependencyTracker;
  /** The file at a path; fails when there is none. */
  file(path: string): FileEntry;
}

/** A resolver over files, keyed by path. */
export async function resolverOf(sources: Readonly<Record<string, string>>, parsers: Parsers): Promise<SourceResolver> {
  const definitions = new Definitions(new Map());
  const tracker = new DependencyTracker();
  const openFiles = new OpenFiles(tracker);
  for (const [path, text] of Object.entries(sources))
    definitions.add(new FileEntry(await graphFile(path, text, languageOf(path) ?? '', parsers), openFiles));
  const file = (path: string): FileEntry => definitions.file('r', path) ?? assert.fail(`no file ${path}`);
  return { resolver: new Resolver(definitions, tracker), tracker, file };
}
