// Templates: files that code renders and other templates include, each named by the end of its path.
import { withoutMarkupComments } from '../markupText.ts';
import type { NamedFile, SharedNameKind, SharedNamePlace } from '../sharedName.ts';
import { inclusionRows } from './inclusionRows.ts';
import { renderRows } from './renderRows.ts';
import { isTemplatePath, templateFileNames, templateKey, templateStem } from './templatePaths.ts';
import { placesOfTemplateRows, type TemplateRow } from './templateRow.ts';

/** A name with a folder or an ending; a plain word is no template by itself. */
const writtenName = /^[\w~.-]*(?:\/[\w.-]+)+$|^[\w-]+(?:\.[\w-]+)+$/;

const rows: readonly TemplateRow[] = [...renderRows, ...inclusionRows];

export const templates: SharedNameKind = {
  type: 'template',
  offerRuns: [],
  useRuns: runsOf(rows),
  keyOf: (name) => (writtenName.test(name) ? templateKey(name) : undefined),
  textsOf: (key) => [templateStem(key)],
  placesIn,
  fileNamesOf: templateFileNames,
  useRunsFor: (paths) => runsOf(rows.filter(({ endings }) => endings.some((ending) => paths.some((path) => path.endsWith(ending))))),
  edgeKind: 'calls',
};

function placesIn(file: NamedFile): readonly SharedNamePlace[] {
  const rendered = placesOfTemplateRows(file, renderRows);
  if (!isTemplatePath(file.path)) return rendered;
  const { path, language, text } = file;
  const included = placesOfTemplateRows({ path, language, text, code: withoutMarkupComments(text) }, inclusionRows);
  return [...rendered, ...included].sort((a, b) => a.offset - b.offset);
}

function runsOf(someRows: readonly TemplateRow[]): readonly string[] {
  return [...new Set(someRows.flatMap(({ holds }) => holds))];
}
