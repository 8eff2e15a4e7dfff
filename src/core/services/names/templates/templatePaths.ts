// Paths of templates: which files are templates, and the names that code has for them.
import { baseName } from '../../../base/baseName.ts';
import type { OfferedName } from '../sharedName.ts';

/** Endings that only templates have. They are no part of a name: `list.html.erb` is `list.html`. */
export const engineEndings = [
  ...['.ejs', '.hbs', '.handlebars', '.mustache', '.jinja', '.jinja2', '.j2', '.erb', '.pug', '.twig', '.liquid', '.tmpl', '.cshtml'],
  ...['.jsp', '.jspf', '.haml', '.slim', '.eex', '.heex', '.gohtml', '.njk', '.blade.php', '.phtml'],
] as const;

/** Endings of pages, mails and the like, which are templates where a folder or a name says so. */
const pageEndings = ['.html', '.htm', '.xhtml', '.txt', '.xml', '.ftl', '.php', '.tpl'] as const;

/** Folders below which engines look for templates, by their documentation. */
const templateFolders = new Set([
  ...['templates', 'views', 'jinja2', 'layouts', '_layouts', 'partials', '_includes', 'includes', 'snippets', 'template', 'tmpl', 'pages'],
  ...['controllers', 'WEB-INF', 'web-inf', 'Views', 'Pages', 'Templates'],
]);
/** HTML files can be templates in any folder. */
const plainPage = /\.x?html?$/;
/** Most folders in the name of a template. */
const maxFolders = 6;

/** Whether a file is a template, by its path. */
export function isTemplatePath(path: string): boolean {
  if (engineEndings.some((ending) => path.endsWith(ending)) || plainPage.test(path)) return true;
  return (
    pageEndings.some((ending) => path.endsWith(ending)) &&
    path
      .split('/')
      .slice(0, -1)
      .some((folder) => templateFolders.has(folder))
  );
}

/** The names of a template: each end of its path, with and without the ending of its page. Whole names begin at or below a known folder. */
export function templateFileNames(path: string): readonly OfferedName[] {
  if (!isTemplatePath(path)) return [];
  const folders = withoutEngineEnding(path).split('/');
  const page = folders.pop() ?? '';
  const stem = page.split('.', 1)[0] ?? '';
  const names: OfferedName[] = [];
  for (let start = folders.length; start >= Math.max(0, folders.length - maxFolders); start--) {
    const isWhole = [folders[start - 1], folders[start]].some((folder) => folder !== undefined && templateFolders.has(folder));
    const folder = folders
      .slice(start)
      .map((each) => `${each}/`)
      .join('');
    for (const name of new Set([page, stem])) if (name !== '') names.push({ key: folder + name, isWhole });
  }
  return names;
}

/** The name of a template as compared: without its engine and without what only leads to the first folder. */
export function templateKey(name: string): string {
  return withoutEngineEnding(name.replace(/^(?:~?\/|\.\/)+/, ''));
}

/** A name that begins with `./` or `../`, from the folder of the file that has it. */
export function relativeTemplate(name: string, path: string): string {
  if (!/^\.\.?\//.test(name)) return name;
  const folders = path.split('/').slice(0, -1);
  for (const part of name.split('/')) {
    if (part === '..') folders.pop();
    else if (part !== '.') folders.push(part);
  }
  return folders.join('/');
}

/** The folder of a template below the folder of all templates; undefined where there is none. */
export function templateFolderOf(path: string): string | undefined {
  const folders = path.split('/').slice(0, -1);
  const root = folders.findLastIndex((folder) => folder === 'views' || folder === 'Views' || folder === 'templates');
  return root < 0 ? undefined : folders.slice(root + 1).join('/');
}

/** The text that stands in every file with that name: its last part, without the mark of a partial template. */
export function templateStem(key: string): string {
  return (baseName(key).split('.', 1)[0] ?? '').replace(/^_/, '');
}

function withoutEngineEnding(name: string): string {
  const ending = engineEndings.find((each) => name.endsWith(each));
  return ending ? name.slice(0, -ending.length) : name;
}
