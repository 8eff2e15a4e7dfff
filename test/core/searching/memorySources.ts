// Indexes files from memory for a test of ranking or planning: their graph, full text, paths and lines.
import { analyze } from '../../../src/core/indexing/records/analyze.ts';
import { TextIndex } from '../../../src/core/indexing/text/textIndex.ts';
import type { Sources } from '../../../src/core/searching/inquiry.ts';
import { FileTexts } from '../../../src/core/text/fileTexts.ts';
import { languageOf } from '../../../src/core/syntax/languages.ts';
import { PathIndex } from '../../../src/core/workspace/pathIndex.ts';
import { roleOf } from '../../../src/core/workspace/roles.ts';
import { MemoryClock } from '../../support/memory.ts';
import { graphFile, graphOf } from '../graph/folderGraph.ts';
import { testParsers } from '../symbols/testAssets.ts';

/** The sources of a search over `textByPath`, all in one root. */
export async function sourcesOf(textByPath: Readonly<Record<string, string>>): Promise<Sources> {
  const parsers = await testParsers();
  const search = new TextIndex();
  const graphFiles = [];
  for (const [path, text] of Object.entries(textByPath)) {
    const language = languageOf(path);
    const role = roleOf(path);
    search.update({
      changedFiles: [{ root: 'r', path, role, record: await analyze(text, language ?? 'plaintext', parsers) }],
      removedFiles: [],
    });
    if (language !== undefined) graphFiles.push({ ...(await graphFile(path, text, language, parsers)), role });
  }
  const files = Object.keys(textByPath).map((path) => ({ root: 'r', path, role: roleOf(path) }));
  return {
    graph: graphOf(graphFiles),
    fullText: search,
    files: new PathIndex(files),
    texts: new FileTexts({
      clock: new MemoryClock(),
      files: () => files,
      version: () => 1,
      changes: () => 1,
      keyOf: (_, path) => path,
      readText: async (_, path) => textByPath[path],
    }),
    lines: async (_, path) => textByPath[path]?.split('\n'),
  };
}
