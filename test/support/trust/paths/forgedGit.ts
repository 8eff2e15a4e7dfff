// Folders whose `.git` was made by hand so that git would read the history of a private repository beside them.
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Word in the subjects, the texts and the rules of the private repository. */
export const privateWord = 'thylacine';

function git(folder: string, ...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder, stdio: 'pipe' });
}

/** A repository with two commits of `a.ts` that hold `word`, and `word` among its own rules. */
export function makeRepository(folder: string, word: string): void {
  mkdirSync(folder, { recursive: true });
  git(folder, 'init', '-q', '-b', 'main');
  for (const step of ['one', 'two']) {
    writeFileSync(join(folder, 'a.ts'), `export const ${step} = '${word}';\n`);
    git(folder, 'add', '.');
    git(folder, 'commit', '-qm', `${word} ${step}`);
  }
  writeFileSync(join(folder, '.git/info/exclude'), `${word}.*\n`);
}

/** A folder with a forged `.git`. `make` gets the folder, and that of the private repository. */
export interface ForgedGit {
  readonly name: string;
  make(folder: string, secret: string): void;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A repository of its own, of which one part is then replaced. */
function withPart(name: string, replace: (data: string, secretData: string) => void): ForgedGit {
  return {
    name,
    make: (folder, secret) => {
      makeRepository(folder, 'own');
      replace(join(folder, '.git'), join(secret, '.git'));
    },
  };
}

const linkedParts = [
  'HEAD',
  'config',
  'packed-refs',
  'refs',
  'logs',
  'objects',
  'objects/info',
  'objects/pack',
  'refs/heads',
  'refs/heads/main',
];

const forgedWorktree = (folder: string, at: string, shared: string): void => {
  write(join(folder, '.git'), `gitdir: ${at}\n`);
  write(join(folder, at, 'gitdir'), join(folder, '.git'));
  write(join(folder, at, 'commondir'), shared);
  write(join(folder, at, 'HEAD'), 'ref: refs/heads/main\n');
};

/** Every way that was thought of: `.git` files, links in `.git`, shared data, embedded bare repositories, forged worktrees and submodules. */
export const forgedGits: readonly ForgedGit[] = [
  ...[
    (secret: string) => `${secret}/.git`,
    (secret: string) => `../secret/${secret ? '.git' : ''}`,
    // Two slashes begin a path to another machine on Windows; here they lead to the same folder as one.
    (secret: string) => `/${secret}/.git`,
    (secret: string) => `//${secret}/.git`,
    (secret: string) => `/proc/self/root${secret}/.git`,
    () => '\\\\server\\share\\worktrees\\x',
    () => '../secret/.git/worktrees/x',
    () => '../secret/.git/modules/x',
  ].map((target, i) => ({
    name: `a .git file, form ${i + 1}`,
    make: (folder: string, secret: string) => {
      write(join(folder, '.git'), `gitdir: ${target(secret)}\n`);
      // A folder that has the name of a path to another machine: whoever opens it finds the private data.
      symlinkSync(secret, join(folder, '\\\\server\\share\\worktrees\\x'));
    },
  })),
  { name: 'a .git link', make: (folder, secret) => symlinkSync(join(secret, '.git'), join(folder, '.git')) },
  {
    name: 'a .git link through a folder of the workspace',
    make: (folder, secret) => {
      symlinkSync(secret, join(folder, 'hop'));
      write(join(folder, '.git'), 'gitdir: hop/.git\n');
    },
  },
  ...linkedParts.map((part) =>
    withPart(`a link at .git/${part}`, (data, secretData) => {
      rmSync(join(data, part), { recursive: true, force: true });
      // Without its own branch git falls back on what the link leads to.
      symlinkSync(join(secretData, part), join(data, part));
      const objects = join(secretData, 'objects');
      if (!part.startsWith('objects')) write(join(data, 'objects/info/alternates'), `${objects}\n`);
    }),
  ),
  withPart('a commondir', (data, secretData) => writeFileSync(join(data, 'commondir'), `${secretData}\n`)),
  withPart('a relative commondir', (data) => writeFileSync(join(data, 'commondir'), '../../secret/.git\n')),
  withPart('alternates on another machine', (data, secretData) => {
    write(join(data, 'objects/info/alternates'), `/${join(secretData, 'objects')}\n`);
    cpSync(join(secretData, 'refs'), join(data, 'refs'), { recursive: true });
  }),
  withPart('a branch that names another one', (data, secretData) => {
    symlinkSync(join(secretData, 'refs/heads/main'), join(data, 'refs/heads/other'));
    write(join(data, 'objects/info/alternates'), `${join(secretData, 'objects')}\n`);
    writeFileSync(join(data, 'refs/heads/main'), 'ref: refs/heads/other\n');
  }),
  {
    name: 'an embedded bare repository',
    make: (folder, secret) => {
      cpSync(join(secret, '.git'), folder, { recursive: true });
      const config = readFileSync(join(folder, 'config'), 'utf8').replace('bare = false', 'bare = false\n\tworktree = .');
      writeFileSync(join(folder, 'config'), config);
    },
  },
  { name: 'a forged worktree inside', make: (folder, secret) => forgedWorktree(folder, 'data/worktrees/x', join(secret, '.git')) },
  {
    name: 'a forged worktree beside the folder',
    make: (folder, secret) => forgedWorktree(folder, '../data/worktrees/x', join(secret, '.git')),
  },
  {
    name: 'a forged submodule beside the folder',
    make: (folder, secret) => {
      write(join(folder, '.git'), 'gitdir: ../data/modules/x\n');
      cpSync(join(secret, '.git'), join(folder, '../data/modules/x'), { recursive: true });
      appendFileSync(join(folder, '../data/modules/x/config'), '\tworktree = /elsewhere\n');
    },
  },
  {
    name: 'a submodule beside the folder whose branches are a link',
    make: (folder, secret) => {
      write(join(folder, '.git'), 'gitdir: ../data/modules/x\n');
      const data = join(folder, '../data/modules/x');
      cpSync(join(secret, '.git'), data, { recursive: true });
      rmSync(join(data, 'refs'), { recursive: true });
      rmSync(join(data, 'info'), { recursive: true });
      symlinkSync(join(secret, '.git/refs'), join(data, 'refs'));
      writeFileSync(join(data, 'config'), `[core]\n\trepositoryformatversion = 0\n\tworktree = ${folder}\n`);
    },
  },
];
