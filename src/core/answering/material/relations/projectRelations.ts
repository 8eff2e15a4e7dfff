// Writes the overview of a project as short lines for a model: its introduction, start, first calls, folders and tests.
import * as l10n from '@vscode/l10n';
import { scrub } from '../../../secrets/scrub.ts';
import type { ProjectOverview } from '../../../planning/overview/projectOverview.ts';
import { atLine, readableName, oneLine, type RelationNote } from './relationNote.ts';

/** Relations of one root, the most telling first. */
export function projectRelations({ root, introduction: sentence, entries, chain, folders, tests }: ProjectOverview): RelationNote[] {
  const why = l10n.t('says what the project is');
  const relations: RelationNote[] = [];
  if (sentence)
    relations.push({
      note: `the project says of itself: ${scrub(sentence.text).text}`,
      depth: 0,
      place: { root, path: sentence.in, lines: sentence.lines },
      why,
    });
  for (const { file, symbol, manifestLine } of entries) {
    const line = symbol?.fact.nameRange.start.line ?? 0;
    const reason = manifestLine ? `${manifestLine.key} in ${oneLine(manifestLine.path)}` : 'by its name';
    relations.push({
      note: `entry point (${reason}): ${symbol ? `${readableName(symbol)} in ` : ''}${oneLine(file.path)}`,
      depth: 0,
      place: { root, path: file.path, lines: { first: line, last: line } },
      why: l10n.t('is where the project begins'),
      ...(symbol ? { symbol } : {}),
    });
  }
  for (const { path, files, introduction: about, defines } of folders.lines) {
    const what = about ? scrub(about.text).text : `defines ${defines.map(readableName).join(', ')}`;
    const first = defines[0]?.fact.nameRange.start.line ?? 0;
    const place = about
      ? { root, path: about.in, lines: about.lines }
      : defines[0] && { root, path: defines[0].path, lines: { first, last: first } };
    relations.push({
      note: `folder ${oneLine(path || '(top)')}, ${files} files: ${what}`,
      depth: 0,
      ...(place ? { place } : {}),
      why: l10n.t('says what the folder is for'),
    });
  }
  if (folders.others.length)
    relations.push({ note: `${folders.others.length} more folders: ${folders.others.slice(0, 12).map(oneLine).join(', ')}`, depth: 0 });
  for (const { edge, caller, callee } of chain) {
    relations.push(
      atLine(
        caller,
        edge.line,
        `main chain: ${readableName(caller)} calls ${readableName(callee)}`,
        l10n.t('is called by {0}', caller.fact.name),
      ),
    );
  }
  for (const { path, files } of tests) relations.push({ note: `tests: ${oneLine(path || '(top)')}, ${files} files`, depth: 0 });
  return relations;
}
