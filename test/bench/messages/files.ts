// The files of a folder as the bench of messages reads them: by itself and from the disk, so that what the index leaves out counts as missed.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a file is read for. */
export type SourceKind = 'code' | 'template' | 'resource';

/** A file with its text. `language` is the name of one of {@link endings}, or the ending of a template or a resource. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
  readonly kind: SourceKind;
  readonly language: string;
}

const endings: Readonly<Record<string, string>> = {
  ...{ py: 'python', js: 'javascript', mjs: 'javascript', cjs: 'javascript', jsx: 'javascript', ts: 'javascript', mts: 'javascript' },
  ...{ tsx: 'javascript', java: 'java', kt: 'kotlin', go: 'go', rs: 'rust', c: 'c', h: 'c', cc: 'c', cpp: 'c', hpp: 'c', cs: 'csharp' },
  ...{ rb: 'ruby', rake: 'ruby', php: 'php' },
};

/** A message in a test is said by no program that somebody runs; copies and built files say what their source says. */
const aside =
  /^samples?\/|(^|\/)(\w*tests?|testing|__tests__|specs?|fixtures?|examples?|docs?|benchmarks?|bench|playgrounds?|testdata|test-data|node_modules|vendor|dist|build|third_party|generated|single_include|packages-private|scripts|tools|ci|testWorkspace|testscripts|deps|mocks?|storybook|\w+Test|androidTest)(\/|$)|(_test\.|\.test\.|\.spec\.|_spec\.|(^|\/)test_|Tests?\.(java|kt|cs|php)$|\.min\.js|mock|\.d\.ts$|\.Designer\.cs$)/i;
const template = /\.(html?|erb|jinja2?|j2|vue|svelte|cshtml|razor|twig|hbs|handlebars|mustache|tmpl|gohtml)$|\.blade\.php$/i;
const resource =
  /(^|\/)package\.nls(\.[\w-]+)?\.json$|\.(po|properties|resx|ftl)$|(^|\/)values(-[\w-]+)?\/strings\.xml$|(^|\/)(locales?|lang|langs|i18n|l10n|translations|_locales)\/.*\.(json|ya?ml|php)$/i;

/** Larger ones are made by programs. */
const largest: Readonly<Record<SourceKind, number>> = { code: 400_000, template: 400_000, resource: 2_000_000 };

/** All files below `folder` that say something to people who run the program, in order of their paths. */
export function sourceTexts(folder: string): readonly SourceText[] {
  const texts: SourceText[] = [];
  const walk = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (entry.name.startsWith('.')) continue;
      if (entry.isDirectory()) walk(path);
      const file = entry.isFile() ? sourceText(folder, path) : undefined;
      if (file) texts.push(file);
    }
  };
  walk('');
  return texts;
}

function sourceText(folder: string, path: string): SourceText | undefined {
  const kind = kindOf(path);
  if (!kind || aside.test(path) || statSync(join(folder, path)).size > largest[kind]) return undefined;
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const text = readFileSync(join(folder, path), 'utf8').replace(/^\uFEFF/, '');
  // Lines that long are made by programs.
  if (kind === 'code' && text.length / text.split('\n').length > 300) return undefined;
  return { path, text, kind, language: kind === 'code' ? (endings[ending] ?? ending) : ending };
}

function kindOf(path: string): SourceKind | undefined {
  if (resource.test(path)) return 'resource';
  if (template.test(path)) return 'template';
  return Object.hasOwn(endings, path.slice(path.lastIndexOf('.') + 1).toLowerCase()) ? 'code' : undefined;
}

/** One-based line of an offset. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
