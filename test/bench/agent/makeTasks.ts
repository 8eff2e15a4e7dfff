// Makes the tasks of a set: lays out the trees that they need from a mirror of bare repositories, and asks each source for its tasks.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomNumbers } from '../sampling.ts';
import { folderOf, type AgentTask } from './agentTask.ts';
import { givenTasks, readGiven } from './fromData.ts';
import { fileTasks, literalTasks } from './fromTree.ts';
import { chainTasks, useTasks } from './fromTruth.ts';
import type { Source, TaskSet } from './sets.ts';

/** Where tasks are made from. */
export interface Making {
  /** Files with tasks that others made. */
  readonly data: readonly string[];
  /** Bare repositories: `owner+name/repo`. */
  readonly mirror: string;
  readonly trees: string;
  readonly truths: string;
  readonly peers: string;
}

/** A name of this file in a tree says that it is laid out whole. */
const done = '.laid-out';

/** The tasks of `set`; says on standard error where a source has fewer than it should. */
export function makeTasks({ seed, sources }: TaskSet, making: Making): readonly AgentTask[] {
  const given = readGiven(making.data);
  return sources.flatMap((source, i) => {
    const random = randomNumbers(seed + i);
    const own = givenTasks(source, given, random);
    const tasks = own.length ? own : fromTreeOf(source, making, random);
    if (tasks.length < source.count) console.error(`${source.repo}: ${tasks.length} of ${source.count} tasks of the kind ${source.kind}`);
    for (const task of tasks) layOut(task, making);
    return tasks;
  });
}

function fromTreeOf(source: Source, making: Making, random: () => number): readonly AgentTask[] {
  const commit = source.commit ?? newest(source.repo, making.mirror);
  const tree = layOut({ repo: source.repo, commit }, making);
  const { truths, peers } = making;
  if (source.kind === 'uses') return useTasks(source, commit, { tree, truths, peers }, random);
  if (source.kind === 'trace') return chainTasks(source, commit, { tree, truths, peers }, random);
  if (source.kind === 'literal') return literalTasks(source, commit, tree, random);
  return source.kind === 'file' ? fileTasks(source, commit, tree, random) : [];
}

function newest(repo: string, mirror: string): string {
  return git(['rev-parse', 'HEAD'], repo, mirror).toString().trim();
}

/** Lays the tree of a commit out, once, and returns its folder. */
function layOut(at: Pick<AgentTask, 'repo' | 'commit'>, { mirror, trees }: Pick<Making, 'mirror' | 'trees'>): string {
  const folder = join(trees, folderOf(at));
  if (existsSync(join(folder, done))) return folder;
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['x', '-C', folder], { input: git(['archive', at.commit], at.repo, mirror) });
  writeFileSync(join(folder, done), '');
  return folder;
}

function git(args: readonly string[], repo: string, mirror: string): Buffer {
  const folder = join(mirror, repo.replace('/', '+'), 'repo');
  return execFileSync('git', ['--git-dir', folder, ...args], { maxBuffer: 2 ** 30, timeout: 120_000 });
}
