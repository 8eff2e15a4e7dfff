// Finds the section of a document that says what the folders of a project are for: "Architecture", "Project structure".
import type { LineSpan } from '../../base/positions.ts';
import { shorten } from '../../base/shorten.ts';
import type { Sources } from '../../searching/inquiry.ts';
import { isProse } from '../../workspace/roles.ts';
import { withoutMarkup, type ReadmeSentence } from './introduction.ts';
import { depthOf, type ProjectFiles } from './projectFiles.ts';

/** The description of a folder, and the file that has it. */
export type FolderDescription = ReadmeSentence & { readonly in: string };

/** A section that describes the parts of a project. */
export interface ArchitectureSection {
  readonly in: string;
  readonly lines: LineSpan;
  /** Descriptions by the path of the folder. */
  readonly folders: ReadonlyMap<string, FolderDescription>;
}

/** Headings of such sections. What the section names decides whether it is one. */
const heading =
  /^\W*(?:(?:the|our|code|codebase|project|repo(?:sitory)?|source|software|directory|folder|file|package|module|overall|high[- ]level|system)\W+){0,3}(?:architecture|structure|layout|organi[sz]ation|tree)(?: overview)?\W*$|^\W*(?:code(?: ?base)?|project|repo(?:sitory)?) overview\W*$/iu;
const documentFolder = /^(?:docs?|\.github)\//i;
const maxDocuments = 40;
const maxLength = 200;
/** Minimum folders of the project that a section describes; one alone may be named in passing. */
const minFolders = 2;

/** A line of a list, a table or a drawn tree that begins with paths: its indentation, its paths, and what it says of them. */
const pathName = '(?:\\*\\*)?`?[\\w.@-]+(?:/[\\w.@-]+)*/?`?(?:\\*\\*)?';
const described = new RegExp(`^([\\s│├└─|]*)(?:[-*+] |\\d+[.)] )?(${pathName}(?:, ${pathName})*)\\s*(?:[—–:|#→]|--? )\\s*(.*)$`, 'u');

/** The section that describes most folders of the project; undefined where none describes several. */
export async function architectureOf(
  { root, files }: ProjectFiles,
  { lines }: Pick<Sources, 'lines'>,
): Promise<ArchitectureSection | undefined> {
  const folders = foldersOf(files);
  const documents = files.filter(
    ({ path, role }) =>
      role === 'documentation' && isProse(path) && (depthOf(path) === 0 || (depthOf(path) === 1 && documentFolder.test(path))),
  );
  let best: ArchitectureSection | undefined;
  for (const { path } of documents.slice(0, maxDocuments)) {
    const text = (await lines(root, path)) ?? [];
    for (const span of sectionsIn(text)) {
      const section = { in: path, lines: span, folders: foldersIn(text, span, path, folders) };
      if (section.folders.size >= Math.max(minFolders, (best?.folders.size ?? 0) + 1)) best = section;
    }
  }
  return best;
}

function foldersOf(files: ProjectFiles['files']): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const { path } of files)
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) folders.add(path.slice(0, end));
  return folders;
}

/** Sections under a heading of the kind, each to the next heading of its level. */
function sectionsIn(text: readonly string[]): readonly LineSpan[] {
  const headings = text.flatMap((line, at) => {
    const [, mark, title] = /^(#{1,6}|={1,6})\s+(.+)$/.exec(line) ?? [];
    if (mark !== undefined && title !== undefined) return [{ at, level: String(mark.length), title }];
    // Titles of reStructuredText have a line of marks below, one mark for each level.
    const underline = /^([=\-~^*+#"])\1{2,}\s*$/.exec(text[at + 1] ?? '')?.[1];
    return underline !== undefined && line.trim() && !/^\W/.test(line) ? [{ at, level: underline, title: line }] : [];
  });
  return headings.flatMap(({ at, level, title }, i) => {
    if (!heading.test(title)) return [];
    const next = headings.slice(i + 1).find((each) => (/\d/.test(level) ? each.level <= level : each.level === level));
    return [{ first: at, last: (next?.at ?? text.length) - 1 }];
  });
}

/** The folders that lines of a section describe; an inner line may leave out the path of the line around it. */
function foldersIn(
  text: readonly string[],
  { first, last }: LineSpan,
  file: string,
  folders: ReadonlySet<string>,
): ReadonlyMap<string, FolderDescription> {
  const descriptions = new Map<string, FolderDescription>();
  const outer: { readonly indent: number; readonly path: string }[] = [];
  for (let at = first + 1; at <= last; at++) {
    const [, before = '', names = '', description = ''] = described.exec(text[at] ?? '') ?? [];
    const indent = before.length;
    const words = shorten(withoutMarkup(description.replace(/\|.*$/, '')), maxLength);
    for (const name of names.split(/, /).map((each) => each.replace(/[`*]|\/+[`*]*$/g, ''))) {
      while ((outer.at(-1)?.indent ?? -1) >= indent) outer.pop();
      const parent = outer.at(-1)?.path;
      const path = [name, ...(parent === undefined ? [] : [`${parent}/${name}`])].find((each) => folders.has(each));
      if (path === undefined) continue;
      if (words && !descriptions.has(path)) descriptions.set(path, { text: words, lines: { first: at, last: at }, in: file });
      if (!names.includes(', ')) outer.push({ indent, path });
    }
  }
  return descriptions;
}
