// `clew symbols`: prints every fact about the symbols of a folder, or about those of one name.
import * as l10n from '@vscode/l10n';
import { defaultDocLength } from '../../core/answering/preparation/choice/defaults.ts';
import { sentence } from '../../core/base/wording/errorSentences.ts';
import type { CodeGraph, SymbolNode } from '../../core/graph/edges/graphTypes.ts';
import { numberFlag } from '../arguments.ts';
import type { Command, CommandInvocation } from '../command.ts';
import { exitCodes } from '../exitCodes.ts';
import { linesOf } from '../output/lines.ts';
import { settingsFrom } from '../settings/environmentSettings.ts';
import { SymbolDigests } from './symbolDigests.ts';
import { symbolJson } from '../output/symbolJson.ts';
import { sayIfEmpty, withWorkspace, workspaceFlags, type IndexedWorkspace } from '../workspace.ts';
import { say } from '../say.ts';

/** Symbols for `--like` when `--limit` is not given. */
const defaultLimit = 20;

export function symbolsCommand(): Command {
  const command: Command = {
    name: 'symbols',
    about: l10n.t('print what is known of the symbols of a folder'),
    flags: {
      ...workspaceFlags(),
      name: { value: 'N', about: l10n.t('only symbols of this name: NAME or Class.method') },
      like: {
        value: 'TEXT',
        about: l10n.t('symbols whose name fits TEXT as the editor would complete it: its beginning, or gUBI for getUserById'),
      },
      limit: { value: 'N', about: l10n.t('most symbols for --like ({0})', defaultLimit) },
    },
    run: (invocation) => withWorkspace(command, invocation, (workspace) => run(workspace, invocation)),
  };
  return command;
}

async function run(workspace: IndexedWorkspace, invocation: CommandInvocation): Promise<number> {
  const { flags, output } = invocation;
  const { graph } = workspace.codebase;
  sayIfEmpty(workspace.report);
  if (flags.has('like')) return printLike(workspace, flags.get('like') ?? '', invocation);
  const name = flags.get('name');
  const matches = name === undefined ? graph.symbols() : graph.byName(name);
  if (flags.has('json')) await output.jsonLists({ symbols: factRows(workspace, matches) });
  else for (const symbol of matches) await printText(graph, symbol, output);
  if (name === undefined || graph.byName(name).length > 0) return exitCodes.ok;
  say(sentence('unknown-symbol', [name]));
  return exitCodes.failed;
}

async function printLike({ codebase }: IndexedWorkspace, typedText: string, { flags, output }: CommandInvocation): Promise<number> {
  const matches = codebase.symbolsLike(typedText, numberFlag(flags, 'limit', 1) ?? defaultLimit);
  if (flags.has('json')) await output.json(matches);
  else
    for (const { file, line, kind, qualifiedName, fit } of matches.symbols)
      await output.line(`${file}:${line}  ${kind}  ${qualifiedName}  ${fit}`);
  if (matches.names > 0) return exitCodes.ok;
  say(sentence('unknown-symbol', [typedText]));
  return exitCodes.failed;
}

async function* factRows({ codebase, files, root }: IndexedWorkspace, symbols: Iterable<SymbolNode>): AsyncGenerator<object> {
  const hashes = new SymbolDigests(files, root);
  const { docLength = defaultDocLength } = settingsFrom(process.env);
  for (const symbol of symbols) yield symbolJson(codebase.graph, symbol, await hashes.digestOf(symbol), docLength);
}

async function printText(graph: CodeGraph, { id, path, fact }: SymbolNode, output: CommandInvocation['output']): Promise<void> {
  await output.line(`${path}:${linesOf(fact.range).line_start}  ${fact.kind}  ${fact.qualifiedName}  ${fact.signature}`);
  for (const edge of graph.callees(id)) {
    const callee = edge.callee === null ? edge.external : graph.symbol(edge.callee)?.fact.qualifiedName;
    await output.line(l10n.t('  calls {0} at line {1}', callee ?? '', edge.line + 1));
  }
  for (const edge of graph.callers(id)) {
    const caller = graph.symbol(edge.caller);
    await output.line(l10n.t('  called by {0} at {1}:{2}', caller?.fact.qualifiedName ?? '', caller?.path ?? '', edge.line + 1));
  }
}
