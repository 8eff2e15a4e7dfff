// A copy of a fixture project in a folder of its own, so that tests can change it, with git where they need commits.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './temporaryFolder.ts';

/** A project on disk that belongs to one test. Paths are relative to its folder. */
export interface SampleProject {
  readonly folder: string;
  write(path: string, text: string): void;
  rename(from: string, to: string): void;
  remove(path: string): void;
  git(...args: readonly string[]): string;
  dispose(): void;
}

/** The git configuration of the machine must not affect tests. */
const gitSettings = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', '-c', 'commit.gpgsign=false', '-c', 'core.autocrlf=false'];

/** Copies `test/fixtures/NAME` into a temporary folder. */
export function sampleProject(name: string): SampleProject {
  const folder = temporaryFolder(name);
  cpSync(join(import.meta.dirname, '..', 'fixtures', name), folder, { recursive: true });
  return {
    folder,
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    rename: (from, to) => renameSync(join(folder, from), join(folder, to)),
    remove: (path) => rmSync(join(folder, path), { recursive: true }),
    git: (...args) => execFileSync('git', [...gitSettings, ...args], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }),
    dispose: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
