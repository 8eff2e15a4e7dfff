// Files that the question names, at the given line, and the text hits in them.
import { fileKeyOf } from '../../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import { bestOfEachPlace, listOf, symbolCandidate, type Candidate, type CandidateList } from '../candidate.ts';
import type { Inquiry, Sources } from '../inquiry.ts';
import { roleFactor } from '../roleFactors.ts';
import { weightOf } from '../weights/rankingWeights.ts';

/** A path that more files end with is ambiguous. */
const maxFiles = 24;

/** Files that the question names, at the line when it gives one. */
export function pathListOf(inquiry: Inquiry, sources: Sources): CandidateList {
  const { intent, scope } = inquiry;
  const items: Candidate[] = [];
  for (const { path, line } of intent.paths) {
    const files = sources.files.match(path)?.files.filter((file) => scope.contains(file.root, file.path)) ?? [];
    for (const file of files.slice(0, maxFiles)) {
      const symbol =
        (line === undefined ? undefined : sources.graph.at(file.root, file.path, line)) ?? sources.graph.at(file.root, file.path, 0);
      const why = l10n.t('{0} is named in the question', path);
      const share = line === undefined ? weightOf('paths.withoutLine', inquiry) : 1;
      if (symbol) items.push(symbolCandidate(symbol, (roleFactor(file.role, 'facts', inquiry) * share) / files.length, why));
    }
  }
  return listOf('paths', 'paths', bestOfEachPlace(items), inquiry);
}

/** Text hits in files that the question or its stack trace names: the words decide where in them. */
export function namedFileListOf(contentList: CandidateList, pathCandidates: readonly Candidate[], inquiry: Inquiry): CandidateList {
  const files = new Set(pathCandidates.map(fileKeyOf));
  const items = contentList.items.filter((each) => files.has(fileKeyOf(each)));
  return listOf('named files', 'namedFiles', items, inquiry);
}
