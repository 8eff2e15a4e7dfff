// `clew index`: builds or refreshes the index of a folder, and prints its contents and cost.
import * as l10n from '@vscode/l10n';
import type { IndexReport } from '../../core/indexing/indexReport.ts';
import { scrub } from '../../core/secrets/scrub.ts';
import type { SkippedFile } from '../../core/workspace/document.ts';
import type { Command, CommandInvocation } from '../command.ts';
import { embedderFlags } from '../models/embedder.ts';
import { exitCodes } from '../exitCodes.ts';
import { printableName } from '../output/printable.ts';
import { sayIfEmpty, withWorkspace, workspaceFlags } from '../workspace.ts';

export function indexCommand(): Command {
  const command: Command = {
    name: 'index',
    about: l10n.t('build or refresh the index of a folder'),
    flags: {
      ...workspaceFlags(),
      ...embedderFlags('off'),
      'left-out': { about: l10n.t('also list the files that are left out, and the rule') },
    },
    run: (invocation) => withWorkspace(command, invocation, ({ report, codebase }) => print(report, codebase.skippedFiles(), invocation)),
  };
  return command;
}

async function print(report: IndexReport, skippedFiles: readonly SkippedFile[], { flags, output }: CommandInvocation): Promise<number> {
  sayIfEmpty(report);
  const cost = resources();
  const listedFiles = flags.has('left-out') ? skippedFiles.toSorted((a, b) => (a.path < b.path ? -1 : 1)) : [];
  if (flags.has('json')) {
    const leftOut = listedFiles.map(({ path, reason, detail }) => ({ path: scrub(path).text, reason, detail }));
    await output.json({ ...report, ...cost, ...(flags.has('left-out') ? { leftOut } : {}) });
    return exitCodes.ok;
  }
  await printText(report, cost, output);
  for (const { path, reason, detail } of listedFiles)
    await output.line(`  ${printableName(path)}: ${[reason, detail].filter(Boolean).join(', ')}`);
  return exitCodes.ok;
}

async function printText(report: IndexReport, cost: ReturnType<typeof resources>, output: CommandInvocation['output']): Promise<void> {
  const { files, symbols, chunks, edges, ms } = report;
  await output.line(l10n.t('{0} files, {1} symbols, {2} chunks, {3} edges in {4} ms', files, symbols, chunks, edges, Math.round(ms.total)));
  await output.line(l10n.t('{0} CPU ms, {1} MB at most', cost.cpuMs, cost.peakRssMb));
  for (const [language, count] of byCount(report.languages)) await output.line(`  ${language}: ${count}`);
  for (const [reason, count] of byCount(report.skipped)) await output.line(l10n.t('  left out ({0}): {1}', reason, count));
}

/** Most frequent first, ties by name, so that two runs print the same. */
function byCount(counts: Readonly<Record<string, number>>): readonly (readonly [string, number])[] {
  return Object.entries(counts).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}

/** Resources used by this process so far: CPU time of all its threads in ms, and its peak memory in MB (1024 * 1024 bytes). */
function resources(): { readonly cpuMs: number; readonly peakRssMb: number } {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return { cpuMs: Math.round((userCPUTime + systemCPUTime) / 1000), peakRssMb: Math.round(maxRSS / 1024) };
}
