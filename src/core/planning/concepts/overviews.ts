// Describes the purpose of a file in one sentence: from a model's note, otherwise its header comment, its exports and its users.
import { fileKeyOf } from '../../base/fileKey.ts';
import { isLicence } from '../../base/licence.ts';
import { shorten } from '../../base/shorten.ts';
import type { CodeGraph } from '../../graph/edges/types.ts';
import type { Candidate } from '../../searching/candidate.ts';
import type { Sources } from '../../searching/inquiry.ts';

/** The overview of a file; `byModel` if a model wrote it. */
export interface FileOverview {
  readonly root: string;
  readonly path: string;
  readonly text: string;
  readonly byModel: boolean;
  /** Overview of its folder, if a model wrote one. */
  readonly folder?: string;
}

/** Maximum files of the best results with an overview. */
const mostFiles = 3;
const mostNames = 6;
const longestComment = 200;

/** Overviews of the files of the first `candidates`. */
export async function overviewsOf(candidates: readonly Candidate[], { graph, notes }: Sources): Promise<readonly FileOverview[]> {
  const files = [...new Map(candidates.filter(({ role }) => role === 'code').map((each) => [fileKeyOf(each), each])).values()];
  const overviews: FileOverview[] = [];
  for (const { root, path } of files.slice(0, mostFiles)) {
    const written = await notes?.overview(root, path);
    const folder = await notes?.folderOverview(root, path);
    const text = written ?? fromCode(root, path, graph);
    if (text) overviews.push({ root, path, text, byModel: written !== undefined, ...(folder ? { folder } : {}) });
  }
  return overviews;
}

function fromCode(root: string, path: string, graph: CodeGraph): string {
  const symbols = graph.inFile(root, path);
  const header =
    symbols
      .find(({ fact }) => fact.kind === 'module')
      ?.fact.doc.replace(/\s+/g, ' ')
      .trim() ?? '';
  const exported = symbols.filter(({ fact }) => fact.exported && !fact.qualifiedName.includes('.') && fact.kind !== 'module');
  const names = exported.slice(0, mostNames).map(({ fact }) => fact.name);
  const more = exported.length - names.length;
  const importers = graph.importedBy(root, path).length;
  return [
    isLicence(header) ? '' : shorten(header, longestComment),
    names.length ? `exports ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}` : '',
    importers ? `imported by ${importers} ${importers === 1 ? 'file' : 'files'}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}
