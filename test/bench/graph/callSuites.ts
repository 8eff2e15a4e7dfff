// Our call edges of the small programs of the public suites, in the suites' own names, and what is right of them.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CodeGraph } from '../../../src/core/graph/edges/graphTypes.ts';
import type { Parsers } from '../../../src/core/syntax/parser.ts';
import { graphFiles, graphOf } from '../../core/graph/folderGraph.ts';
import { candidatesOf, type CalibratedEdge } from './calibration.ts';
import { suiteNames } from './suiteNames.ts';

/** A program with the edges that it has. Partial truths name the callers that they are complete for, or the functions that they know. */
export interface Program {
  readonly id: string;
  readonly suite: string;
  readonly edges: readonly (readonly [string, string])[];
  readonly complete_for?: readonly string[];
  readonly scope?: readonly string[];
}

/** An edge in the names of a suite. */
export interface SuiteEdge extends CalibratedEdge {
  readonly caller: string;
  readonly callee: string;
  readonly isExternal: boolean;
}

/** The programs of a truth file that have sources; the others are told and left out. */
export async function programs(truth: string, sources: string): Promise<readonly Program[]> {
  const all = JSON.parse(await readFile(truth, 'utf8')) as Program[];
  const missing = all.filter(({ id }) => !existsSync(join(sources, id)));
  if (missing.length) console.error(`no sources of ${missing.map(({ id }) => id).join(', ')}`);
  return all.filter((program) => !missing.includes(program));
}

/** Edges of a program whose sources stand below `sources`, each judged where the truth can tell. */
export async function suiteEdges(program: Program, sources: string, parsers: Parsers): Promise<readonly SuiteEdge[]> {
  const { id, suite, edges } = program;
  const graph = graphOf(await graphFiles(join(sources, id), parsers));
  const nameOf = suiteNames(suite, graph);
  const right = new Set(edges.map((edge) => JSON.stringify(edge)));
  const completeFor = program.complete_for && new Set(program.complete_for);
  const scope = program.scope && new Set(program.scope);
  const candidates = candidatesOf(graph);
  const found: SuiteEdge[] = [];
  for (const edge of graph.edges()) {
    if (edge.kind !== 'calls' || isVariable(graph, edge.callee)) continue;
    if (edge.callee === null && suite === 'js-callgraph') continue; // that suite leaves out what is not its own
    const [caller, callee] = [nameOf(edge.caller), edge.callee === null ? (edge.external ?? '') : nameOf(edge.callee)];
    const isJudged = (completeFor?.has(caller) ?? true) && (!scope || (scope.has(caller) && scope.has(callee)));
    const verdict = right.has(JSON.stringify([caller, callee])) ? 'right' : isJudged ? 'wrong' : 'unseen';
    const { evidence, confidence } = edge;
    const language = graph.symbol(edge.caller)?.language ?? '';
    found.push({
      ...{ caller, callee, isExternal: edge.callee === null, project: `${suite} ${id}`, language, evidence, confidence, verdict },
      candidates: candidates(edge),
    });
  }
  return found;
}

/** The suites know functions only; a call of what a variable holds leads to the variable where nothing more is known. */
function isVariable(graph: CodeGraph, id: string | null): boolean {
  return id !== null && graph.symbol(id)?.fact.kind === 'constant';
}
