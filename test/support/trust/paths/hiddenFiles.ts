// A workspace with a file behind every rule that leaves something out and behind every kind of link, each with a word of its own in it.
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { WorkspaceRules } from '../../../../src/core/codebase/api.ts';
import { plainRules } from '../../memoryRules.ts';

/** A file whose text may appear nowhere, or for a control must appear. */
export interface PlantedFile {
  readonly n: number;
  /** Path in the workspace, as somebody may name it. */
  readonly path: string;
  /** Name of its function, which visible code calls. */
  readonly name: string;
  /** Begin of the message that it raises. */
  readonly message: string;
  /** Word that stands in each of its lines, and in no question. */
  readonly canary: string;
  readonly text: string;
  /** Whether only a setting of the editor hides it, which the command line does not read. */
  readonly bySetting: boolean;
}

/** Paths that only {@link hidingRules} leave out. */
const settingPath = /(?:^|\/)(?:drafts|unlisted|nosearch|banned)[./]/;

function planted(path: string, n: number): PlantedFile {
  const [name, message, canary] = [`quokka${n}x`, `needle${n}x`, `kowari${n}lives`];
  const text = path.endsWith('.py')
    ? `"""${canary} keeps ${name}"""\ndef ${name}(n):  # ${canary}\n    if n < 0: raise ValueError("${message} ${canary}")\n    return ${canary}(n)\n\ndef ${canary}(n):\n    return n\n`
    : [
        `/** ${canary} helps ${name}. */`,
        `export function ${name}(n: number): number { // ${canary}`,
        `  if (n < 0) throw new Error('${message} ${canary}');`,
        `  return ${canary}(n); // ${canary}`,
        '}',
        `export function ${canary}(n: number): number { return n; }`,
        '',
      ].join('\n');
  return { n, path, name, message, canary, text, bySetting: settingPath.test(path) };
}

/** A file of the same form that everything has to find. */
export const seenFile = planted('src/seen.ts', 1);

/** Paths of files, and what hides each of them. The rules are in {@link ruleFiles} and {@link hidingRules}. */
const ignoredPaths = [
  ...['out/m.ts', 'src/nested/gen/m.ts', 'src/nested/deep/x.local.ts', 'kept/m.ts', 'kept/again/deep/m.ts'],
  ...['excluded/m.ts', 'above/m.ts', 'inner/own/m.ts', 'inner/deep/own/m.ts'],
  ...['private/m.ts', 'private/deep/er/m.ts', 'src/nested/quiet.ts', 'reopened/closed/m.ts', 'drafts/m.ts', 'src/drafts/deep/m.ts'],
  ...['unlisted/m.ts', 'src/nested/unlisted.tmp.ts', 'nosearch/m.ts', '.next/m.ts', 'inner/.git/hooks/m.ts', '.hg/m.ts', 'cache/m.ts'],
];
const secretPaths = [
  ...['.env', 'config/.env.production', 'config/.ENV', 'keys/id_rsa', 'keys/id_ed25519.bak', 'keys/server.pem', 'keys/credentials.json'],
  ...['keys/prod.tfvars', '.npmrc', '.netrc', 'src/.git-credentials', 'keys/client_secrets.yaml', 'src/glpat-a1B2c3D4e5F6g7H8i9J0.ts'],
  ...['src/glpat-a1B2c3D4e5F6g7H8i9J0/m.ts', '.bash_history', 'keys/app.keystore', 'keys/.vault_pass'],
];
const packagePaths = [
  ...['node_modules/hidden-lib/index.ts', 'node_modules/banned/index.ts', 'node_modules/money/.env', 'node_modules/money/credentials.json'],
];
/** Links: path of the file, the link on the way to it, and where the link leads (below the folder that holds the repository). */
const linkedFiles: readonly (readonly [path: string, link: string, target: string])[] = [
  ['linked/m.ts', 'linked', '../../outside/linked'],
  ['linked-deep/a/b/m.ts', 'linked-deep', '../../outside/linked-deep'],
  ['src/linked/m.ts', 'src/linked', '../../../outside/src-linked'],
  ['src/real/linked/m.ts', 'src/real/linked', '../../../../outside/real-linked'],
  ['src/file-link.ts', 'src/file-link.ts', '../../../outside/file-link.ts'],
  ['hop/m.ts', 'hop', 'src/hop'],
  ['src/hop/m.ts', 'src/hop', '../../../outside/hop'],
  ['alias/a.ts', 'alias', 'out'],
  ['alias-file.ts', 'alias-file.ts', 'private/alias-target.ts'],
  ['node_modules/linked-lib/index.ts', 'node_modules/linked-lib', '../../../outside/linked-lib'],
  ['node_modules/@scope/lib/index.ts', 'node_modules/@scope', '../../../outside/scope'],
  ['node_modules/half/index.ts', 'node_modules/half/index.ts', '../../../../outside/half.ts'],
  ['node_modules/inward/index.ts', 'node_modules/inward/index.ts', '../../private/node_modules/inward.ts'],
  ['node_modules/aliased/index.ts', 'node_modules/aliased', '../private/node_modules/aliased'],
  ['node_modules/.pnpm/p@1.0.0/node_modules/p/index.ts', 'node_modules/.pnpm/p@1.0.0/node_modules/p', '../../../../../../outside/p'],
  ['.venv/lib/python3.12/site-packages/sib/__init__.py', '.venv/lib/python3.12/site-packages/sib', '../../../../../../outside/sib'],
  ['venv/lib/python3.12/site-packages/all/__init__.py', 'venv/lib/python3.12/site-packages', '../../../../../outside/site'],
  ['vendor/linked/index.js', 'vendor/linked', '../../../outside/vendor-linked'],
];

const ruleFiles: Readonly<Record<string, string>> = {
  '.gitignore': 'out/\nkept/*\n!kept/ok.ts\nreopened/\n',
  'src/nested/.gitignore': 'gen/\n*.local.ts\n',
  '.clewignore': 'private/\n!reopened/\n!inner/.git/\n!.hg/\nnode_modules/hidden-lib\n',
  'src/nested/.clewignore': 'quiet.ts\n',
  'reopened/.clewignore': 'closed\n',
  'inner/.git/info/exclude': 'own\n',
  'inner/.git/HEAD': 'ref: refs/heads/main\n',
  'cache/CACHEDIR.TAG': 'Signature: 8a477f597d28d172789f06886806bc55',
  'node_modules/money/package.json': '{ "name": "money", "version": "1.0.0", "main": "index.ts" }',
  'node_modules/evil/package.json':
    '{ "name": "evil", "version": "1.0.0", "main": "../../private/m.ts", "types": "../../../../outside/linked/m.ts" }',
};

/** Rules of the settings. What is included wins over ignore files, never over rules for secrets. */
export const hidingRules: WorkspaceRules = {
  ...plainRules,
  clewExclude: ['drafts', 'src/drafts/**', '**/banned'],
  filesExclude: ['unlisted/**', '**/*.tmp.ts'],
  searchExclude: ['nosearch'],
  include: ['keys/**', '.env', 'config', '.npmrc'],
};

/** A planted workspace. */
export interface PlantedWorkspace {
  readonly folder: string;
  readonly hidden: readonly PlantedFile[];
  /** Files of the same form that everything has to find: one of the workspace, one of a package. */
  readonly seen: PlantedFile;
  readonly seenPackage: PlantedFile;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Name by which code imports the file. */
function moduleOf(path: string): string {
  const inPackage = /(?:^|\/)(?:node_modules|site-packages|vendor)\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(path)?.[1];
  return inPackage ?? `../${path.replace(/\.ts$/, '')}`;
}

/** Writes the workspace below `base`: `base/repo/app`, in a repository whose rules hold there, too. */
export function plantWorkspace(base: string): PlantedWorkspace {
  const folder = join(base, 'repo/app');
  const paths = [...ignoredPaths, ...secretPaths, ...packagePaths, ...linkedFiles.map(([path]) => path)];
  const hidden = paths.map((path, i) => planted(path, 100 + i));
  const [seen, seenPackage] = [seenFile, planted('node_modules/money/index.ts', 2)];
  write(join(base, 'repo/.git/HEAD'), 'ref: refs/heads/main\n');
  write(join(base, 'repo/.git/info/exclude'), '/app/excluded\n');
  write(join(base, 'repo/.gitignore'), '/app/above/\n');
  for (const [path, text] of Object.entries(ruleFiles)) write(join(folder, path), text);
  for (const [, link, target] of linkedFiles) {
    mkdirSync(dirname(join(folder, link)), { recursive: true });
    const targetPath = join(dirname(join(folder, link)), target);
    // A link to what is not there yet would be a file with that name.
    mkdirSync(dirname(targetPath), { recursive: true });
    const isLink = linkedFiles.some(([, other]) => join(folder, other) === targetPath);
    if (!isLink && !/\.\w+$/.test(target)) mkdirSync(targetPath, { recursive: true });
  }
  for (const [, link, target] of linkedFiles) if (!existsSync(join(folder, link))) symlinkSync(target, join(folder, link));
  for (const { path, text } of [...hidden, seen, seenPackage]) {
    write(join(folder, path), text);
    // A package is read from the file that its manifest names.
    if (path.endsWith('/index.ts')) write(join(folder, path, '../package.json'), '{ "main": "index.ts", "types": "index.ts" }');
  }
  const uses = [...hidden, seen, seenPackage].map(({ path, name, n }) => [
    `import { ${name} } from '${moduleOf(path)}';`,
    `/** Asks ${name}. */\nexport function use${n}(): number {\n  return ${name}(${n});\n}`,
  ]);
  write(join(folder, 'src/uses.ts'), [...uses.map(([first]) => first), ...uses.map(([, second]) => second), ''].join('\n'));
  write(join(folder, 'src/uses.py'), hidden.filter(({ path }) => path.endsWith('.py')).map(({ path, name, n }) => `from ${path.split('/').at(-2)} import ${name}\n\ndef py${n}():\n    return ${name}(${n})\n`).join('\n')); // prettier-ignore
  write(join(folder, 'src/evil.ts'), "import { quokka100x } from 'evil';\nexport const greed = quokka100x(1);\n");
  return { folder, hidden, seen, seenPackage };
}

/** Words of hidden files that stand in `text`; letters may be written in any case. */
export function canariesIn(text: string, { hidden }: PlantedWorkspace): readonly string[] {
  if (!/kowari1\d\d/i.test(text)) return [];
  return hidden.filter(({ canary }) => text.toLowerCase().includes(canary)).map(({ canary, path }) => `${canary} of ${path}`);
}
