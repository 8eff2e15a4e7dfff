// Our call edges of whole projects beside what scip-typescript and scip-python say: `npm run bench -- graph PROJECT… --scip`.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CodeGraph, SymbolNode } from '../../../src/core/graph/edges/graphTypes.ts';
import type { Parsers } from '../../../src/core/syntax/parser.ts';
import { graphFiles, graphOf } from '../../core/graph/folderGraph.ts';
import { candidatesOf, type CalibratedEdge } from './calibration.ts';
import { makeScip, readScip } from './scipIndex.ts';
import { misjudged, pairScore, ScipJudge, type PairScore, type ScoredEdge } from './scipScore.ts';
import { scipTruth, type FunctionKey, type ScipTruth } from './scipTruth.ts';
import { outlines } from './sourceOutline.ts';

/** An edge with what SCIP says of it. */
export type JudgedEdge = ScoredEdge & CalibratedEdge;

interface ProjectScore {
  readonly project: string;
  readonly files: number;
  readonly filesNotIndexed: number;
  readonly calls: number;
  readonly pairs: PairScore;
  /** The same with edges that only a name speaks for. */
  readonly pairsWithNameOnly: PairScore;
  readonly leftOut: Readonly<Record<string, number>>;
}

/** What to score, and by what. */
export interface ScipOptions {
  /** Folder of the installed indexers. */
  readonly peers: string;
  /** Indexes that exist already, in the order of the projects; others are made. */
  readonly indexes: readonly string[];
  /** Edges under this confidence are left out. */
  readonly least: number;
  readonly json: boolean;
  /** How many missed calls and wrong edges are listed. */
  readonly misses: number;
}

/** What is left out, beside each count. */
const reasons: Readonly<Record<string, string>> = {
  namelessCalls: 'calls of what has no name (`make()()`, `table[key]()`): SCIP knows names only',
  unknownCalls: 'calls of variables, parameters and fields, and of what the compiler did not resolve: SCIP does not follow values',
  moduleLevel: 'edges of ours outside of named functions (module and class bodies): pairs are of functions',
  toVariables: 'edges of ours that end at a variable',
  toUnknown: 'edges of ours to a function or class that SCIP has no definition for (in files that it did not index, or made at run time)',
  filesWithoutOutline: 'files that the reference parser could not read',
};

/** Judges projects and prints the scores; returns the edges for a table of calibration. */
export async function judgeByScip(projects: readonly string[], options: ScipOptions, parsers: Parsers): Promise<readonly JudgedEdge[]> {
  const judged: JudgedEdge[] = [];
  for (const [at, project] of projects.entries()) {
    const scip = options.indexes[at] ?? makeScip(project, options.peers);
    const { score, edges } = await judgeProject(resolve(project), scip, options, parsers);
    judged.push(...edges);
    if (options.json) console.log(JSON.stringify(score));
    else print(score);
  }
  return judged;
}

async function judgeProject(
  project: string,
  scip: string,
  { peers, least, misses, json }: ScipOptions,
  parsers: Parsers,
): Promise<{ readonly score: ProjectScore; readonly edges: readonly JudgedEdge[] }> {
  const documents = readScip(scip, peers);
  const paths = [...new Set(documents.map(({ relative_path: path }) => path))];
  const texts = new Map(paths.filter((path) => path.endsWith('.py')).map((path) => [path, readFileSync(join(project, path), 'utf8')]));
  const truth = scipTruth(documents, outlines(project, paths), texts);
  const files = await graphFiles(project, parsers, (path) => !/(?:^|\/)(?:node_modules|\.git)\//.test(path));
  const graph = graphOf(files);
  const leftOut: Record<string, number> = { ...truth.leftOut, moduleLevel: 0, toVariables: 0, toUnknown: 0 };
  const edges = ourEdges(graph, truth, leftOut);
  const judge = new ScipJudge(truth);
  const name = project.slice(project.lastIndexOf('/') + 1);
  const certain = edges.filter(({ evidence }) => evidence !== 'name-only');
  if (!json && misses > 0) printMisjudged(project, misjudged(truth, certain, least), misses);
  return {
    score: {
      project: name,
      files: truth.paths.size,
      filesNotIndexed: files.filter(({ path }) => !truth.paths.has(path)).length,
      calls: truth.calls.filter(({ isRead }) => !isRead).length,
      pairs: pairScore(truth, certain, least),
      pairsWithNameOnly: pairScore(truth, edges, least),
      leftOut,
    },
    edges: edges.map((edge) => ({ ...edge, project: name, verdict: judge.of(edge) })),
  };
}

type OwnEdge = Omit<JudgedEdge, 'project' | 'verdict'>;

export function ourEdges(graph: CodeGraph, truth: ScipTruth, leftOut: Record<string, number>): readonly OwnEdge[] {
  const found: OwnEdge[] = [];
  const candidates = candidatesOf(graph);
  const count = (reason: string): void => void (leftOut[reason] = (leftOut[reason] ?? 0) + 1);
  for (const edge of graph.edges()) {
    const from = graph.symbol(edge.caller);
    const to = edge.callee === null ? undefined : graph.symbol(edge.callee);
    if (edge.kind !== 'calls' || !from || !to || !truth.paths.has(from.path)) continue;
    const callee = keyOf(graph, truth, to);
    if (to.fact.kind === 'constant') count('toVariables');
    else if (callee === undefined) count('toUnknown');
    else {
      const caller = callerOf(graph, truth, from);
      if (caller === undefined) count('moduleLevel');
      const { evidence, confidence, line } = edge;
      const name = isConstructor(to) ? (graph.inFile(to.root, to.path)[to.fact.parent]?.fact.name ?? '') : to.fact.name;
      found.push({
        path: from.path,
        line,
        caller,
        callee,
        name,
        evidence,
        confidence,
        language: from.language,
        candidates: candidates(edge),
      });
    }
  }
  return found;
}

function isConstructor({ fact, language }: SymbolNode): boolean {
  return fact.kind === 'method' && fact.name === (language === 'python' ? '__init__' : 'constructor');
}

function keyOf(graph: CodeGraph, truth: ScipTruth, symbol: SymbolNode): FunctionKey | undefined {
  const named = isConstructor(symbol) ? graph.inFile(symbol.root, symbol.path)[symbol.fact.parent] : symbol;
  const start = named?.fact.nameRange.start;
  return start && truth.keyAt(symbol.path, [start.line, start.column]);
}

/** The innermost named function around; classes and modules are none. */
function callerOf(graph: CodeGraph, truth: ScipTruth, symbol: SymbolNode): FunctionKey | undefined {
  const siblings = graph.inFile(symbol.root, symbol.path);
  for (let at: SymbolNode | undefined = symbol; at && at.fact.index > 0; at = siblings[at.fact.parent]) {
    const key = callables.has(at.fact.kind) ? keyOf(graph, truth, at) : undefined;
    if (key !== undefined) return key;
  }
  return undefined;
}

/** Also variables, where the outline says that they hold a function. */
const callables: ReadonlySet<string> = new Set(['function', 'method', 'test', 'route', 'constant']);

function print({ project, files, filesNotIndexed, calls, pairs, pairsWithNameOnly, leftOut }: ProjectScore): void {
  console.log(
    `${project}: ${files} files, ${calls} calls, ${pairs.truePairs} pairs of functions, ${pairs.crossFileTruePairs} across files`,
  );
  console.log(`  ${inWords(pairs)}`);
  console.log(`  with edges by name only: ${inWords(pairsWithNameOnly)}`);
  console.log(`  left out: ${filesNotIndexed} of our files that SCIP did not index`);
  console.log(
    `  left out: ${pairs.declaredTruePairs} pairs whose callee stands in a declaration file; of these found: ${pairs.declaredRecall.toFixed(3)}`,
  );
  for (const [name, number] of Object.entries(leftOut)) console.log(`  left out: ${number} ${reasons[name] ?? name}`);
}

/** Lines count from one, as in editors. */
function printMisjudged(project: string, { missed, wrong }: ReturnType<typeof misjudged>, most: number): void {
  const textAt = (path: string, line: number): string => (readFileSync(join(project, path), 'utf8').split(/\r?\n/)[line] ?? '').trim();
  for (const { path, line, name, target } of missed.slice(0, most))
    console.log(`  missed ${name} -> ${typeof target === 'string' ? target : target.join(' ')}: ${path}:${line + 1} ${textAt(path, line)}`);
  for (const { path, line, name, callee } of wrong.slice(0, most))
    console.log(`  wrong ${name} -> ${callee}: ${path}:${line + 1} ${textAt(path, line)}`);
}

function inWords({ precision, strictPrecision, recall, f1, strictF1, crossFileRecall, right, wrong, unseen }: PairScore): string {
  const [p, strictP, r, f, strictF, cross] = [precision, strictPrecision, recall, f1, strictF1, crossFileRecall].map((value) =>
    value.toFixed(3),
  );
  return (
    `P ${p} R ${r} F1 ${f}, across files R ${cross}; P ${strictP} F1 ${strictF} if what SCIP cannot tell were wrong; ` +
    `right ${right}, wrong ${wrong}, not to be told ${unseen}`
  );
}
