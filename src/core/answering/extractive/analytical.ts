// Writes the answer to "what is wrong with X" without a model: counts from the graph, findings by severity, cycles, coupling, with
// citations.
import * as l10n from '@vscode/l10n';
import type { Finding } from '../../findings/finding.ts';
import type { AnalyticalPlan, SymbolMetric } from '../../planning/analytical.ts';
import { severityWord } from '../page/findingWords.ts';
import { code } from '../page/markdown.ts';
import { mostDrawnFindings } from '../pictures/pictures.ts';
import type { SymbolRanking } from '../../planning/structure/rankingPlan.ts';
import { addRanking } from './lists/rankingAnswer.ts';
import { nameAsCode, type WriterContext } from './definition.ts';
import { citedOrPlace } from './quotedLine.ts';

/** Maximum findings shown at once; the others are collapsed. */
const mostFindings = 8;
const mostCycles = 3;
const mostInCycle = 6;

/** Writes the answer: the most severe finding, the first others, and the collapsed figures. */
export async function writeAnalytical(writing: WriterContext, plan: AnalyticalPlan, scope: string | null): Promise<void> {
  const { page } = writing;
  if (plan.symbols === 0) {
    page.add(l10n.t('There is no code to analyse in {0}.', scope ? code(scope) : l10n.t('this workspace')));
    return;
  }
  if (plan.ranking) return writeRanked(writing, plan, plan.ranking);
  page.add(await leadOf(writing, plan, scope));
  await addFindings(writing, plan.findings);
  const metrics = await metricRows(writing, plan);
  await addCycles(writing, plan);
  // Without findings, the figures are the answer.
  if (plan.findings.length === 0 && metrics.length) page.add(`**${l10n.t('Largest, and most connected')}**`, '', metricTable(metrics));
  else page.fold(l10n.t('Largest, and most connected: {0}', metrics.length), metrics.length ? [metricTable(metrics)] : []);
  addCoupling(writing, plan);
  addCohesion(writing, plan);
}

/** The ranking is the answer: other results are collapsed. */
async function writeRanked(writing: WriterContext, { findings }: AnalyticalPlan, ranking: SymbolRanking): Promise<void> {
  await addRanking(writing, ranking);
  await writing.page.foldRest(l10n.t('Findings'), findings.slice(0, mostDrawnFindings), (finding) => findingLine(writing, finding), {
    drawn: true,
  });
}

/** The most severe finding with its line, or that there is none, and the examined scope. */
async function leadOf({ page }: WriterContext, plan: AnalyticalPlan, scope: string | null): Promise<string> {
  const paths = [...new Set(plan.named.map(({ path }) => path))];
  const where = scope ? code(scope) : paths.length ? paths.map(code).join(', ') : l10n.t('The workspace');
  const files = plan.files === 1 ? l10n.t('1 code file') : l10n.t('{0} code files', plan.files);
  const size = l10n.t('{0}: {1}, {2} functions and methods', where, files, plan.symbols);
  const [worst] = plan.findings;
  // The cycle of files below is a finding, too, even if no rule finds it severe.
  if (!worst && plan.cycles.length > 0)
    return l10n.t('{0}. Files import each other in a cycle, which is listed below; no rule finds another problem.', size);
  if (!worst)
    return l10n.t(
      '{0}. No rule finds a problem: the rules look for cycles, copies, long functions, large classes, too many calls and notes such as TODO.',
      size,
    );
  const findings = plan.findings.length === 1 ? l10n.t('1 finding') : l10n.t('{0} findings', plan.findings.length);
  const place = { root: worst.root, path: worst.path, lines: { first: worst.lines.first, last: worst.lines.first } };
  const cited = await page.cite(place, worst.message, l10n.t('is a finding'));
  const sentence = `${page.prose(worst.message)}${cited}`;
  if (!plan.asksForWarnings) return l10n.t('{0}, {1}. The most serious: {2}', size, findings, sentence);
  const warnings = plan.findings.filter(({ rule }) => rule === 'remark').length;
  return warnings > 0
    ? l10n.t('{0}, {1}; its documentation warns in {2} places, the first of which is: {3}', size, findings, warnings, sentence)
    : l10n.t('{0}, {1}. Its documentation has no warnings. The most serious finding: {2}', size, findings, sentence);
}

async function addFindings(writing: WriterContext, findings: readonly Finding[]): Promise<void> {
  const { page } = writing;
  // A single one is already in the first sentence.
  if (findings.length < 2) return;
  const shown: string[] = [];
  for (const finding of findings.slice(0, mostFindings)) shown.push(`- ${await findingLine(writing, finding)}`);
  page.draw(...shown);
  const line = (finding: Finding): Promise<string> => findingLine(writing, finding);
  await page.foldRest(l10n.t('Findings'), findings.slice(mostFindings, mostDrawnFindings), line, { drawn: true });
  await page.foldRest(l10n.t('Findings after the first {0}', mostDrawnFindings), findings.slice(mostDrawnFindings), line);
}

async function findingLine({ page }: WriterContext, { root, path, lines: span, severity, message }: Finding): Promise<string> {
  const cited = await page.cite({ root, path, lines: { first: span.first, last: span.first } }, message, l10n.t('is a finding'));
  return `**${severityWord(severity)}** ${page.prose(message)}${citedOrPlace(cited, path, span.first)}`;
}

async function metricRows({ page }: WriterContext, { called, calling, longest }: AnalyticalPlan): Promise<readonly string[]> {
  const rows: string[] = [];
  const seen = new Set<string>();
  const byFan: readonly SymbolMetric[] = [...calling.slice(0, 4), ...called.slice(0, 4), ...longest.slice(0, 3)];
  for (const { symbol, fanIn, fanOut, span, lines } of byFan) {
    if (seen.has(symbol.id)) continue;
    seen.add(symbol.id);
    const cited = await page.citeSymbol(symbol, l10n.t('stands out in size or dependencies'));
    rows.push(`| ${nameAsCode(symbol).replaceAll('|', '\\|')}${cited} | ${fanIn} | ${fanOut} | ${span} | ${lines} |`);
  }
  return rows;
}

function metricTable(rows: readonly string[]): string {
  const head = [
    `| ${l10n.t('Symbol')} | ${l10n.t('callers in other files')} | ${l10n.t('calls')} | ${l10n.t('lines')} | ${l10n.t('without named functions inside')} |`,
    '| --- | ---: | ---: | ---: | ---: |',
  ];
  return [...head, ...rows].join('\n');
}

async function addCycles({ page }: WriterContext, { cycles }: AnalyticalPlan): Promise<void> {
  if (cycles.length === 0) return;
  const lines = cycles.slice(0, mostCycles).map((cycle) => {
    const shown = cycle.slice(0, mostInCycle).map(({ path }) => code(path));
    return `- ${shown.join(' ↔ ')}${cycle.length > shown.length ? ` ${l10n.t('and {0} more', cycle.length - shown.length)}` : ''}`;
  });
  const title = l10n.t('Files that import each other in a cycle');
  page.add(`**${title}**`, '', ...lines);
  for (const cycle of cycles.slice(0, mostCycles))
    await page.foldRest(l10n.t('The cycle of {0}', cycle[0]?.path ?? ''), cycle.slice(mostInCycle), async ({ path }) => code(path));
  await page.foldRest(title, cycles.slice(mostCycles), async (cycle) => cycle.map(({ path }) => code(path)).join(' ↔ '));
}

function addCoupling({ page }: WriterContext, { coupling, possibleCalls }: AnalyticalPlan): void {
  const left =
    possibleCalls === 1
      ? l10n.t('1 call that may lead to another folder')
      : l10n.t('{0} calls that may lead to another folder', possibleCalls);
  const note = possibleCalls ? l10n.t('Not counted: {0}, resolved by name only or to one of several targets.', left) : '';
  if (coupling.length === 0) return page.fold(l10n.t('Calls between folders: none that is certain'), note ? [note] : []);
  const lines = coupling.map(
    ({ from, to, calls }) => `- ${code(from)} → ${code(to)}: ${calls === 1 ? l10n.t('1 call') : l10n.t('{0} calls', calls)}`,
  );
  page.foldDrawn(l10n.t('Calls between folders: {0}', lines.length), [[...lines, '', note].join('\n')]);
}

/** Words even beside a picture, which has no numbers for calls inside a box. */
function addCohesion({ page }: WriterContext, { cohesion }: AnalyticalPlan): void {
  if (cohesion.length === 0) return;
  const rows = cohesion.map(({ module, inside, outgoing, incoming, cohesion: share }) => {
    const name = code(module).replaceAll('|', '\\|');
    return `| ${name} | ${Math.round(share * 100)} % | ${inside} | ${outgoing} | ${incoming} |`;
  });
  const head = [
    `| ${l10n.t('Module')} | ${l10n.t('cohesion')} | ${l10n.t('calls inside')} | ${l10n.t('calls out')} | ${l10n.t('calls in')} |`,
    '| --- | ---: | ---: | ---: | ---: |',
  ];
  page.fold(l10n.t('Cohesion of modules: {0}', rows.length), [[...head, ...rows].join('\n')]);
}
