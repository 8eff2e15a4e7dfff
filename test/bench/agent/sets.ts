// Which repositories the tasks come from, and how many of each kind: a first set to work with, and a second one of other repositories to check it by.
import type { TaskKind } from './agentTask.ts';

/** So many tasks of a kind from a repository. Truth of uses and calls is made at the commit where one is given, else at the newest one. */
export interface Source {
  readonly kind: TaskKind;
  readonly repo: string;
  readonly count: number;
  readonly commit?: string;
}

/** A set of tasks; the seed chooses among those that there are. */
export interface TaskSet {
  readonly seed: number;
  readonly sources: readonly Source[];
}

const each = (
  kind: TaskKind,
  counts: Readonly<Record<string, number>>,
  commits: Readonly<Record<string, string>> = {},
): readonly Source[] =>
  Object.entries(counts).map(([repo, count]) => {
    const commit = commits[repo];
    return { kind, repo, count, ...(commit === undefined ? {} : { commit }) };
  });

const commits = { 'psf/requests': '46e939b5525d' };

const first: TaskSet = {
  seed: 28,
  sources: [
    ...each('localise', {
      ...{ 'psf/requests': 1, 'google/gson': 1, 'honojs/hono': 1, 'BugsJS/express': 1 },
      ...{ 'sharkdp/fd': 1, 'zeromicro/go-zero': 1, 'nvbn/thefuck': 1, 'jqlang/jq': 1 },
    }),
    ...each('question', { 'psf/requests': 4, 'sqlfluff/sqlfluff': 4 }),
    ...each('uses', { 'psf/requests': 2, 'google/gson': 3, 'honojs/hono': 3 }, commits),
    ...each('trace', { 'psf/requests': 1, 'BugsJS/express': 1, 'google/gson': 1, 'honojs/hono': 1 }),
    ...each('message', {
      ...{ 'psf/requests': 1, 'sqlfluff/sqlfluff': 1, 'google/gson': 2, 'honojs/hono': 1 },
      ...{ 'sharkdp/fd': 1, 'zeromicro/go-zero': 2 },
    }),
    ...each('literal', { 'google/gson': 1, 'sharkdp/fd': 1 }),
    ...each('file', { 'honojs/hono': 1, 'zeromicro/go-zero': 1 }),
  ],
};

const second: TaskSet = {
  seed: 281,
  sources: [
    ...each('localise', { 'axios/axios': 1, 'anuraghazra/github-readme-stats': 2, 'mwaskom/seaborn': 1 }),
    ...each('question', { 'cekit/cekit': 2, 'mwaskom/seaborn': 1, 'tox-dev/tox': 1 }),
    ...each('uses', { 'pallets/click': 2, 'sindresorhus/got': 2 }),
    ...each('trace', { 'pallets/click': 1, 'sindresorhus/got': 1 }),
    ...each('message', { 'axios/axios': 2, 'tox-dev/tox': 2 }),
    ...each('literal', { 'tox-dev/tox': 1 }),
    ...each('file', { 'axios/axios': 1 }),
  ],
};

/** The sets by name. */
export const taskSets: Readonly<Record<string, TaskSet>> = { first, second };
