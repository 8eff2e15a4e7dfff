// Registry of languages: tells which files Clew reads, and in which language they are.
import { baseName } from '../base/baseName.ts';
import { ecmascript } from '../languages/ecmascript.ts';
import { otherLanguages, type LanguageRules } from '../languages/languageRules.ts';
import { grammars } from './grammars.ts';
import type { CommentSyntax, Language } from './language.ts';

const slashes: CommentSyntax = { line: '//', block: ['/*', '*/'] };
const hash: CommentSyntax = { line: '#' };
const markup: CommentSyntax = { block: ['<!--', '-->'] };
const dashes: CommentSyntax = { line: '--' };

const fullLanguages: readonly Language[] = [
  {
    id: 'python',
    name: 'Python',
    kind: 'full',
    extensions: ['.py', '.pyi', '.pyw'],
    comments: hash,
    grammar: grammars.python,
  },
  {
    id: 'typescript',
    name: 'TypeScript',
    kind: 'full',
    extensions: ['.ts', '.mts', '.cts'],
    comments: slashes,
    grammar: grammars.typescript,
    overloadSignatures: true,
  },
  {
    id: 'tsx',
    name: 'TSX',
    kind: 'full',
    extensions: ['.tsx'],
    comments: slashes,
    grammar: grammars.tsx,
    overloadSignatures: true,
  },
  {
    id: 'javascript',
    name: 'JavaScript',
    kind: 'full',
    extensions: ['.js', '.jsx', '.mjs', '.cjs', '.es6'],
    comments: slashes,
    grammar: grammars.javascript,
    typesInComments: true,
  },
  { id: 'java', name: 'Java', kind: 'full', extensions: ['.java'], comments: slashes, grammar: grammars.java },
  { id: 'go', name: 'Go', kind: 'full', extensions: ['.go'], comments: slashes, grammar: grammars.go },
  { id: 'rust', name: 'Rust', kind: 'full', extensions: ['.rs'], comments: slashes, grammar: grammars.rust },
  {
    id: 'c',
    name: 'C',
    kind: 'full',
    extensions: ['.c', '.h'],
    comments: slashes,
    grammar: grammars.c,
    variant: {
      language: 'cpp',
      pattern:
        /^[ \t]*(?:class[ \t]+\w+[^;]*$|namespace\b|template[ \t]*<|using[ \t]+\w|(?:public|private|protected)[ \t]*:)|^[ \t]*#[ \t]*include[ \t]*<\w+>/m,
    },
  },
  {
    id: 'cpp',
    name: 'C++',
    kind: 'full',
    extensions: ['.cc', '.cpp', '.cxx', '.c++', '.hh', '.hpp', '.hxx', '.h++', '.inl', '.ipp', '.cu', '.cuh'],
    comments: slashes,
    grammar: grammars.cpp,
  },
  { id: 'csharp', name: 'C#', kind: 'full', extensions: ['.cs', '.csx'], comments: slashes, grammar: grammars.csharp },
  {
    id: 'ruby',
    name: 'Ruby',
    kind: 'full',
    extensions: ['.rb', '.rake', '.gemspec', '.ru'],
    fileNames: ['rakefile', 'gemfile'],
    comments: hash,
    grammar: grammars.ruby,
  },
  { id: 'php', name: 'PHP', kind: 'full', extensions: ['.php', '.phtml'], comments: slashes, grammar: grammars.php },
  { id: 'kotlin', name: 'Kotlin', kind: 'full', extensions: ['.kt', '.kts'], comments: slashes, grammar: grammars.kotlin },
];

const documentLanguages: readonly Language[] = [
  {
    id: 'markdown',
    name: 'Markdown',
    kind: 'documentation',
    extensions: ['.md', '.markdown', '.mdx'],
    comments: markup,
    marksHeadings: true,
  },
  { id: 'restructuredtext', name: 'reStructuredText', kind: 'documentation', extensions: ['.rst', '.rest'], comments: { line: '..' } },
  {
    id: 'plaintext',
    name: 'Plain Text',
    kind: 'documentation',
    extensions: ['.txt', '.text', '.adoc', '.asciidoc', '.org'],
    fileNames: [
      'readme',
      'license',
      'licence',
      'copying',
      'changelog',
      'changes',
      'authors',
      'contributing',
      'notice',
      'news',
      'history',
      'todo',
    ],
    comments: {},
  },
];

/** Pages with code in blocks; the rest of them is text. */
const pageLanguages: readonly Language[] = [
  { id: 'vue', name: 'Vue', kind: 'text', extensions: ['.vue'], comments: markup, rules: ecmascript, page: 'directives' },
  {
    id: 'svelte',
    name: 'Svelte',
    kind: 'text',
    extensions: ['.svelte'],
    comments: markup,
    rules: ecmascript,
    page: 'braces',
    storeMark: '$',
  },
];

/** Id, name, extensions, comments and file names of the languages that are read as chunks of text, since they have no grammar. */
const textLanguages = [
  ['swift', 'Swift', '.swift', slashes],
  ['scala', 'Scala', '.scala .sc', slashes],
  ['groovy', 'Groovy', '.groovy .gradle', slashes, 'jenkinsfile'],
  ['dart', 'Dart', '.dart', slashes],
  ['objective-c', 'Objective-C', '.m .mm', slashes],
  ['zig', 'Zig', '.zig', slashes],
  ['astro', 'Astro', '.astro', markup],
  ['html', 'HTML', '.html .htm .xhtml', markup],
  ['xml', 'XML', '.xml .xsd .xsl .xslt .csproj .fsproj .vbproj .props .targets .plist .fxml .xaml .axaml .resx .resw .xlf .xliff', markup],
  ['css', 'CSS', '.css', { block: ['/*', '*/'] }],
  ['scss', 'SCSS', '.scss .sass .less', slashes],
  ['shell', 'Shell', '.sh .bash .zsh .fish .ksh .bats', hash],
  ['powershell', 'PowerShell', '.ps1 .psm1 .psd1', hash],
  ['bat', 'Batch', '.bat .cmd', { line: 'REM' }],
  ['sql', 'SQL', '.sql', dashes],
  ['lua', 'Lua', '.lua', dashes],
  ['perl', 'Perl', '.pl .pm .t', hash],
  ['r', 'R', '.r', hash],
  ['julia', 'Julia', '.jl', hash],
  ['elixir', 'Elixir', '.ex .exs', hash],
  ['erlang', 'Erlang', '.erl .hrl', { line: '%' }],
  ['haskell', 'Haskell', '.hs', dashes],
  ['ocaml', 'OCaml', '.ml .mli', { block: ['(*', '*)'] }],
  ['fsharp', 'F#', '.fs .fsi .fsx', slashes],
  ['clojure', 'Clojure', '.clj .cljs .cljc .edn', { line: ';' }],
  ['lisp', 'Lisp', '.lisp .el .scm', { line: ';' }],
  ['vb', 'Visual Basic', '.vb', { line: "'" }],
  ['pascal', 'Pascal', '.pas', slashes],
  ['assembly', 'Assembly', '.s .asm', { line: ';' }],
  ['cython', 'Cython', '.pyx .pxd', hash],
  ['solidity', 'Solidity', '.sol', slashes],
  ['protobuf', 'Protocol Buffers', '.proto', slashes],
  ['thrift', 'Thrift', '.thrift', slashes],
  ['prisma', 'Prisma', '.prisma', slashes],
  ['graphql', 'GraphQL', '.graphql .gql .graphqls', hash],
  ['json', 'JSON', '.json .jsonc .json5 .webmanifest .arb', slashes],
  ['yaml', 'YAML', '.yaml .yml', hash],
  ['toml', 'TOML', '.toml', hash],
  ['ini', 'Settings', '.ini .cfg .conf .properties .editorconfig', hash],
  ['makefile', 'Makefile', '.mk .mak', hash, 'makefile gnumakefile'],
  ['cmake', 'CMake', '.cmake', hash, 'cmakelists.txt'],
  ['dockerfile', 'Dockerfile', '.dockerfile', hash, 'dockerfile containerfile'],
  ['terraform', 'Terraform', '.tf .tfvars .hcl', hash],
  ['nix', 'Nix', '.nix', hash],
  ['starlark', 'Starlark', '.bzl .star', hash, 'build build.bazel workspace'],
  [
    'template',
    'Template',
    '.ejs .hbs .mustache .jinja .jinja2 .j2 .erb .pug .twig .liquid .tmpl .cshtml .razor .jsp .jspf .haml .slim .eex .heex .gohtml .njk',
    {},
  ],
  ['gettext', 'gettext', '.po .pot', hash],
  ['fluent', 'Fluent', '.ftl', hash],
  ['strings', 'Apple Strings', '.strings', slashes],
  ['go-module', 'Go Module', '', slashes, 'go.mod go.work'],
] as const satisfies readonly (readonly [string, string, string, CommentSyntax, string?])[];

function textLanguage([id, name, extensions, comments, fileNames]: readonly [string, string, string, CommentSyntax, string?]): Language {
  const splitList = (list: string | undefined): string[] => (list ? list.split(' ') : []);
  return { id, name, kind: 'text', extensions: splitList(extensions), fileNames: splitList(fileNames), comments };
}

/** The rules of a language by its id; common ones for a language without rules of its own. */
export function rulesOf(language: string): LanguageRules {
  return ownRulesOf(language) ?? otherLanguages;
}

/** Whether a language has rules of its own. */
export function hasRules(language: string): boolean {
  return ownRulesOf(language) !== undefined;
}

function ownRulesOf(id: string): LanguageRules | undefined {
  const language = languages.get(id);
  return language?.rules ?? language?.grammar?.rules;
}

/** The language of a text in a file of `language`: another one where that shares the file ending and the text shows it. */
export function variantOf(language: string, text: string): string {
  const variant = languages.get(language)?.variant;
  return variant?.pattern.test(text) ? variant.language : language;
}

const registry = new Map<string, Language>();
const byExtension = new Map<string, string>();
const byFileName = new Map<string, string>();

/** All languages by id. */
export const languages: ReadonlyMap<string, Language> = registry;

/** Adds a language. The returned function removes it again. */
export function addLanguage(language: Language): () => void {
  const { id, extensions, fileNames = [] } = language;
  registry.set(id, language);
  for (const extension of extensions) byExtension.set(extension, id);
  for (const name of fileNames) byFileName.set(name, id);
  return () => {
    registry.delete(id);
    for (const extension of extensions) byExtension.delete(extension);
    for (const name of fileNames) byFileName.delete(name);
  };
}

for (const language of [...fullLanguages, ...documentLanguages, ...pageLanguages, ...textLanguages.map(textLanguage)])
  addLanguage(language);

/** Languages by the interpreter in a `#!` line. */
const interpreters: readonly (readonly [RegExp, string])[] = [
  [/\bpython[\d.]*\b/, 'python'],
  [/\b(?:node|deno|bun)\b/, 'javascript'],
  [/\b(?:ba|z|da|k|fi)?sh\b/, 'shell'],
  [/\bruby\b/, 'ruby'],
  [/\bperl\b/, 'perl'],
];

/**
 * Language id of a file; undefined if Clew does not read it.
 * @param path relative path with `/`; only its last part matters
 * @param text content, if known; its `#!` line gives the language of files without an extension
 */
export function languageOf(path: string, text?: string): string | undefined {
  const name = baseName(path).toLowerCase();
  const languageId = byFileName.get(name);
  if (languageId) return languageId;
  const dot = name.lastIndexOf('.');
  if (dot >= 0) return byExtension.get(name.slice(dot)) ?? byFileName.get(name.slice(0, dot));
  if (!text?.startsWith('#!')) return undefined;
  const line = text.slice(2, 200).split('\n', 1)[0] ?? '';
  return interpreters.find(([pattern]) => pattern.test(line))?.[1];
}

/** The comment signs of a file, none for an unknown language; `path` and `text` as for {@link languageOf}. */
export function commentsOf(path: string, text?: string): CommentSyntax {
  return languages.get(languageOf(path, text) ?? '')?.comments ?? {};
}
