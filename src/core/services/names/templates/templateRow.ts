// Rows of the tables of templates: rows of shared names with the files that they can mean, and how their names are written.
import { placesOfRows, type NameRow } from '../nameRow.ts';
import type { NamedFile, SharedNamePlace } from '../sharedName.ts';
import { isTemplatePath, relativeTemplate, templateFolderOf, templateKey } from './templatePaths.ts';

/**
 * How a name is written: `path` from a folder of templates, `relative` from the own folder, `dots` for folders (`orders.list`), `component`
 * the same below `components`, `controller` and `partial` from the folder of the controller or template. A partial template begins with `_`.
 */
export type TemplateNaming = 'path' | 'relative' | 'dots' | 'component' | 'controller' | 'partial';

/** One way to name a template. */
export interface TemplateRow extends NameRow {
  readonly naming?: TemplateNaming;
  /** Endings of the files that it can mean. */
  readonly endings: readonly string[];
  /** The place may be another text: only a template with that whole name is meant. */
  readonly needsWholeName?: true;
  /** Paths of the files that the row is for; absent: all of its languages. */
  readonly files?: RegExp;
}

/** The places that rows find in a file. */
export function placesOfTemplateRows(file: NamedFile, rows: readonly TemplateRow[]): readonly SharedNamePlace[] {
  const places = new Map<number, SharedNamePlace>();
  for (const row of rows) {
    if (row.files && !row.files.test(file.path)) continue;
    const { endings, needsWholeName, naming = 'path' } = row;
    for (const place of placesOfRows(file, [row], (name) => keyOfWritten(name, naming, file.path)))
      if (!places.has(place.offset)) places.set(place.offset, { ...place, endings, ...(needsWholeName ? { needsWholeName } : {}) });
  }
  return [...places.values()].sort((a, b) => a.offset - b.offset);
}

function keyOfWritten(name: string, naming: TemplateNaming, path: string): string | undefined {
  switch (naming) {
    case 'path':
      return templateKey(isTemplatePath(path) ? relativeTemplate(name, path) : name);
    case 'relative':
      return templateKey(relativeTemplate(name, path));
    case 'dots':
      return name.slice(name.lastIndexOf(':') + 1).replaceAll('.', '/');
    case 'component':
      return `components/${name.replaceAll('.', '/')}`;
    case 'controller':
      return inFolder(templateKey(name), path);
    case 'partial': {
      const key = inFolder(name, path);
      const at = (key?.lastIndexOf('/') ?? -1) + 1;
      return key && `${key.slice(0, at)}_${key.slice(at)}`;
    }
  }
}

/** A name with a folder is whole; another one belongs to the controller, mailer or template that has it. */
function inFolder(name: string, path: string): string | undefined {
  if (name.includes('/')) return name;
  const folder = folderOfController(path) ?? templateFolderOf(path);
  return folder === undefined ? undefined : folder === '' ? name : `${folder}/${name}`;
}

/** The folder of the templates of a controller or mailer, by the conventions of Rails and ASP.NET. */
function folderOfController(path: string): string | undefined {
  return (
    /(?:^|\/)controllers\/(.*)_controller\.rb$/.exec(path)?.[1] ??
    /(?:^|\/)mailers\/(.*)\.rb$/.exec(path)?.[1] ??
    /(?:^|\/)(\w+)Controller\.cs$/.exec(path)?.[1]
  );
}
