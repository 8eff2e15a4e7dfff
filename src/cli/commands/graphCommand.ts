// `clew graph`: all symbols and edges of a folder, for other tools.
import * as l10n from '@vscode/l10n';
import type { CodeGraph } from '../../core/graph/edges/graphTypes.ts';
import type { Command, CommandInvocation } from '../command.ts';
import { exitCodes } from '../exitCodes.ts';
import { linesOf } from '../output/lines.ts';
import { sayIfEmpty, withWorkspace, workspaceFlags } from '../workspace.ts';

export function graphCommand(): Command {
  const command: Command = {
    name: 'graph',
    about: l10n.t('print the symbols and edges of a folder'),
    flags: workspaceFlags(),
    run: (invocation) =>
      withWorkspace(command, invocation, async ({ codebase: { graph }, report }) => {
        sayIfEmpty(report);
        if (invocation.flags.has('json')) await invocation.output.jsonLists({ symbols: symbolRows(graph), edges: edgeRows(graph) });
        else await printText(graph, invocation.output);
        return exitCodes.ok;
      }),
  };
  return command;
}

function* symbolRows(graph: CodeGraph): Generator<object> {
  for (const { id, path, fact } of graph.symbols()) {
    const { name, qualifiedName, kind, range } = fact;
    yield { id, name, qualifiedName, kind, file: path, ...linesOf(range) };
  }
}

function* edgeRows(graph: CodeGraph): Generator<object> {
  for (const { caller, callee, external, kind, line, evidence, confidence } of graph.edges()) {
    yield { caller, callee, external, kind, file: graph.symbol(caller)?.path, line: line + 1, evidence, confidence };
  }
}

async function printText(graph: CodeGraph, output: CommandInvocation['output']): Promise<void> {
  for (const { caller, callee, external, kind, line, evidence } of graph.edges()) {
    const from = graph.symbol(caller);
    const to = callee === null ? external : graph.symbol(callee)?.fact.qualifiedName;
    await output.line(`${from?.path ?? ''}:${line + 1}  ${from?.fact.qualifiedName ?? ''}  ${kind}  ${to ?? ''}  (${evidence})`);
  }
  const { symbols: symbolCount, edges: edgeCount, external, nameOnly } = graph.counts;
  await output.line(
    l10n.t('{0} symbols, {1} edges: {2} lead outside, {3} are resolved by name only', symbolCount, edgeCount, external, nameOnly),
  );
}
