// Describes the purpose of a file in one sentence: from a model's note, otherwise its header comment, its exports and its users.
import { fileKeyOf } from '../../base/fileKey.ts';
import { isLicence } from '../../base/licence.ts';
import { shorten } from '../../base/shorten.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { Candidate } from '../../searching/candidate.ts';
import type { Sources } from '../../searching/inquiry.ts';

/** The overview of a file. */
export interface FileOverview {
  readonly root: string;
  readonly path: string;
  readonly text: string;
  /** Whether a model wrote `text`. */
  readonly byModel: boolean;
  /** Overview of its folder, if a model wrote one. */
  readonly folder?: string;
}

/** Maximum files of the best results with an overview. */
const maxFiles = 3;
const maxNames = 6;
const maxCommentLength = 200;

/** Overviews of the code files of the first `candidates`. */
export async function overviewsOf(candidates: readonly Candidate[], { graph, notes }: Sources): Promise<readonly FileOverview[]> {
  const files = [...new Map(candidates.filter(({ role }) => role === 'code').map((each) => [fileKeyOf(each), each])).values()];
  const overviews: FileOverview[] = [];
  for (const { root, path } of files.slice(0, maxFiles)) {
    const modelNote = await notes?.overview(root, path);
    const folder = await notes?.folderOverview(root, path);
    const text = modelNote ?? textFromCode(root, path, graph);
    if (text) overviews.push({ root, path, text, byModel: modelNote !== undefined, ...(folder ? { folder } : {}) });
  }
  return overviews;
}

function textFromCode(root: string, path: string, graph: CodeGraph): string {
  const symbols = graph.inFile(root, path);
  const header =
    symbols
      .find(({ fact }) => fact.kind === 'module')
      ?.fact.doc.replace(/\s+/g, ' ')
      .trim() ?? '';
  const exportedSymbols = symbols.filter(({ fact }) => fact.exported && !fact.qualifiedName.includes('.') && fact.kind !== 'module');
  const names = exportedSymbols.slice(0, maxNames).map(({ fact }) => fact.name);
  const unlistedCount = exportedSymbols.length - names.length;
  const importers = graph.importedBy(root, path).length;
  return [
    isLicence(header) ? '' : shorten(header, maxCommentLength),
    names.length ? `exports ${names.join(', ')}${unlistedCount > 0 ? ` and ${unlistedCount} more` : ''}` : '',
    importers ? `imported by ${importers} ${importers === 1 ? 'file' : 'files'}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}
