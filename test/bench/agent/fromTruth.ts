// Tasks whose right lines a compiler knows: every use of a definition, and the chain of calls between two functions. What the compiler knows stands
// in the folder of truths: `owner+name.scip`, or `owner+name.json` of a tool of `test/bench/references`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '../../../src/core/syntax/languages.ts';
import { makeScip, readScip } from '../graph/scipIndex.ts';
import { scipTruth, type FunctionKey } from '../graph/scipTruth.ts';
import { shuffled } from '../sampling.ts';
import { outlines } from '../graph/sourceOutline.ts';
import { readReference, referenceTruth } from '../uses/reference.ts';
import { usesTruth, type UsedSymbol, type UsesTruth } from '../uses/truth.ts';
import type { AgentTask } from './agentTask.ts';
import type { Source } from './sets.ts';
import { treeTexts } from './treeTexts.ts';
import { wording } from './wording.ts';

/** Uses of a definition that is asked for: fewer are no list, of more a part would be graded. */
const [fewestUses, mostUses] = [3, 40];
/** Calls of a chain. */
const callsOfChain = 3;
const testOrExample = /(?:^|\/)(?:tests?|__tests__|spec|docs?|examples?|benchmarks?)\/|[._-](?:test|spec)\.|(?:^|\/)test_/i;

/** What is needed beside the source: the tree, and where truths and indexers are. */
export interface TruthFolders {
  readonly tree: string;
  readonly truths: string;
  readonly peers: string;
}

/** Definitions and their uses; half of them share their name with another definition. */
export function useTasks({ repo, count }: Source, commit: string, folders: TruthFolders, random: () => number): readonly AgentTask[] {
  const texts = treeTexts(folders.tree);
  const truth = usesTruthOf(repo, folders, texts);
  const names = new Map<string, number>();
  for (const { name, path } of truth.symbols) for (const key of [name, `${path} ${name}`]) names.set(key, (names.get(key) ?? 0) + 1);
  const asked = truth.symbols.filter(
    ({ path, kind, uses, name }) =>
      uses.size >= fewestUses &&
      uses.size <= mostUses &&
      kind !== 'variable' &&
      names.get(`${path} ${name}`) === 1 &&
      !testOrExample.test(path) &&
      name.length > 2,
  );
  const isShared = ({ name }: UsedSymbol): boolean => (names.get(name) ?? 0) > 1;
  const [shared, own] = [asked.filter(isShared), asked.filter((symbol) => !isShared(symbol))].map((list) => shuffled(list, random));
  const chosen = Array.from({ length: count }, (_, i) => (i % 2 ? own : shared)?.[Math.floor(i / 2)]);
  return chosen.flatMap((symbol) => (symbol ? [useTask(symbol, { repo, commit, truth, texts })] : []));
}

function usesTruthOf(repo: string, folders: TruthFolders, texts: ReadonlyMap<string, string>): UsesTruth {
  const { truths, peers } = folders;
  const file = join(truths, repo.replace('/', '+'));
  if (existsSync(`${file}.json`)) return referenceTruth(readReference(`${file}.json`), texts);
  return usesTruth(readScip(scipOf(repo, folders), peers), texts);
}

/** The index of the tree; made where there is none, which takes minutes and only works for TypeScript and Python. */
function scipOf(repo: string, { tree, truths, peers }: TruthFolders): string {
  const file = join(truths, `${repo.replace('/', '+')}.scip`);
  return existsSync(file) ? file : makeScip(tree, peers);
}

interface UseParts {
  readonly repo: string;
  readonly commit: string;
  readonly truth: UsesTruth;
  readonly texts: ReadonlyMap<string, string>;
}

function useTask({ name, path, line, uses, neutral }: UsedSymbol, { repo, commit, truth, texts }: UseParts): AgentTask {
  const oneBased = (place: string): string => place.replace(/:(\d+)$/, (_, number: string) => `:${Number(number) + 1}`);
  const gold = [...uses].map((use) => lineOf(oneBased(use)));
  // Of files that the compiler did not read nobody knows what a name means there; the definition itself is no use and no mistake.
  const unread = [...texts].filter(([each]) => !truth.paths.has(each)).flatMap(([each, text]) => linesWith(name, each, text));
  return {
    ...{ id: `uses:${repo}:${path}:${line + 1}:${name}`, kind: 'uses', repo, commit, lang: languageOf(path) ?? '' },
    query: wording.uses(name, path),
    gold_lines: gold,
    neutral: [...new Set([...[...neutral].map(oneBased), `${path}:${line + 1}`, ...unread])],
  };
}

function linesWith(name: string, path: string, text: string): readonly string[] {
  return text.split(/\r?\n/).flatMap((line, i) => (line.includes(name) ? [`${path}:${i + 1}`] : []));
}

function lineOf(place: string): AgentTask['gold_lines'][number] {
  const at = place.lastIndexOf(':');
  const line = Number(place.slice(at + 1));
  return { file: place.slice(0, at), line_start: line, line_end: line };
}

interface Edge {
  readonly to: FunctionKey;
  /** The line of the call, one-based. */
  readonly at: string;
}

/** Chains of three calls between functions whose names are their own; there is no shorter way between their ends. */
export function chainTasks({ repo, count }: Source, commit: string, folders: TruthFolders, random: () => number): readonly AgentTask[] {
  const documents = readScip(scipOf(repo, folders), folders.peers);
  const texts = treeTexts(folders.tree);
  const paths = [...new Set(documents.map(({ relative_path: path }) => path))].filter(
    (path) => texts.has(path) && !testOrExample.test(path),
  );
  const found = outlines(folders.tree, paths);
  const truth = scipTruth(documents, found, texts);
  const names = new Map<FunctionKey, string>();
  for (const [path, { functions }] of found)
    for (const { name, at } of functions) names.set(truth.keyAt(path, at) ?? `${path}:${at.join(':')}`, name);
  const counts = new Map<string, number>();
  for (const name of names.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const edges = new Map<FunctionKey, Edge[]>();
  for (const { caller, target, path, line, isRead } of truth.calls) {
    const [to, other] = Array.isArray(target) ? (target as readonly FunctionKey[]) : [];
    if (caller === undefined || to === undefined || other !== undefined || isRead || to === caller) continue;
    edges.set(caller, [...(edges.get(caller) ?? []), { to, at: `${path}:${line + 1}` }]);
  }
  const isNamed = (key: FunctionKey): boolean => counts.get(names.get(key) ?? '') === 1;
  const starts = shuffled([...edges.keys()].filter(isNamed), random);
  const tasks = starts.flatMap((start) => chainFrom(start, edges, isNamed) ?? []).slice(0, count);
  return tasks.map(({ from, to, calls }) => ({
    ...{ id: `trace:${repo}:${from}:${to}`, kind: 'trace', repo, commit, lang: languageOf(from.replace(/:.*$/, '')) ?? '' },
    query: wording.calls(names.get(from) ?? '', names.get(to) ?? ''),
    gold_lines: calls.map(lineOf),
    neutral: [],
  }));
}

interface Chain {
  readonly from: FunctionKey;
  readonly to: FunctionKey;
  readonly calls: readonly string[];
}

/** The first function that is exactly so many calls away, with the calls on the way there. */
function chainFrom(
  from: FunctionKey,
  edges: ReadonlyMap<FunctionKey, readonly Edge[]>,
  isNamed: (key: FunctionKey) => boolean,
): Chain | undefined {
  const ways = new Map<FunctionKey, readonly string[]>([[from, []]]);
  // A map grows while it is gone through: functions come in the order of their distance.
  for (const [key, calls] of ways) {
    if (calls.length === callsOfChain) {
      if (isNamed(key)) return { from, to: key, calls };
      continue;
    }
    for (const { to, at } of edges.get(key) ?? []) if (!ways.has(to)) ways.set(to, [...calls, at]);
  }
  return undefined;
}
