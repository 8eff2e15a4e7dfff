// Writes the answer to "what is wrong with X" without a model: findings by severity, cycles, coupling and sizes, all from the graph.
import * as l10n from '@vscode/l10n';
import type { Finding } from '../../findings/finding.ts';
import type { AnalyticalPlan, SymbolMetric } from '../../planning/analyticalPlan.ts';
import { severityLabel } from '../page/findingLabels.ts';
import { code } from '../page/markdownText.ts';
import { maxDrawnFindings } from '../pictures/pictures.ts';
import type { SymbolRanking } from '../../planning/structure/rankingPlan.ts';
import { addRanking } from './lists/rankingAnswer.ts';
import { nameAsCode } from './symbolText.ts';
import type { WriterContext } from './writerContext.ts';
import { citationOrPlace } from './quotedLine.ts';

/** Maximum findings shown at once; the others are collapsed. */
const maxFindings = 8;
const maxCycles = 3;
const maxFilesOfCycle = 6;

/** Writes the most severe finding and the next ones; collapses the figures. A requested ranking takes the place of both. */
export async function writeAnalytical(writerContext: WriterContext, plan: AnalyticalPlan, scope: string | null): Promise<void> {
  const { page } = writerContext;
  if (plan.symbols === 0) {
    page.add(l10n.t('There is no code to analyse in {0}.', scope ? code(scope) : l10n.t('this workspace')));
    return;
  }
  if (plan.ranking) return writeRanking(writerContext, plan, plan.ranking);
  page.add(await leadSentence(writerContext, plan, scope));
  await addFindings(writerContext, plan.findings);
  const metrics = await metricRows(writerContext, plan);
  await addCycles(writerContext, plan);
  // Without findings, the figures are the answer.
  if (plan.findings.length === 0 && metrics.length) page.add(`**${l10n.t('Largest, and most connected')}**`, '', metricTable(metrics));
  else page.fold(l10n.t('Largest, and most connected: {0}', metrics.length), metrics.length ? [metricTable(metrics)] : []);
  addCoupling(writerContext, plan);
  addCohesion(writerContext, plan);
}

/** The ranking is the answer: other results are collapsed. */
async function writeRanking(writerContext: WriterContext, { findings }: AnalyticalPlan, ranking: SymbolRanking): Promise<void> {
  await addRanking(writerContext, ranking);
  await writerContext.page.foldRest(
    l10n.t('Findings'),
    findings.slice(0, maxDrawnFindings),
    (finding) => findingLine(writerContext, finding),
    {
      drawn: true,
    },
  );
}

/** The most severe finding with its line, or that there is none, and the examined scope. */
async function leadSentence({ page }: WriterContext, plan: AnalyticalPlan, scope: string | null): Promise<string> {
  const paths = [...new Set(plan.namedDefinitions.map(({ path }) => path))];
  const scopePhrase = scope ? code(scope) : paths.length ? paths.map(code).join(', ') : l10n.t('The workspace');
  const files = plan.files === 1 ? l10n.t('1 code file') : l10n.t('{0} code files', plan.files);
  const sizeText = l10n.t('{0}: {1}, {2} functions and methods', scopePhrase, files, plan.symbols);
  const [worst] = plan.findings;
  // The cycle of files below is a finding, too, even if no rule finds it severe.
  if (!worst && plan.cycles.length > 0)
    return l10n.t('{0}. Files import each other in a cycle, which is listed below; no rule finds another problem.', sizeText);
  if (!worst)
    return l10n.t(
      '{0}. No rule finds a problem: the rules look for cycles, copies, long functions, large classes, too many calls and notes such as TODO.',
      sizeText,
    );
  const findings = plan.findings.length === 1 ? l10n.t('1 finding') : l10n.t('{0} findings', plan.findings.length);
  const place = { root: worst.root, path: worst.path, lines: { first: worst.lines.first, last: worst.lines.first } };
  const citation = await page.cite(place, worst.message, l10n.t('is a finding'));
  const sentence = `${page.prose(worst.message)}${citation}`;
  if (!plan.asksForWarnings) return l10n.t('{0}, {1}. The most serious: {2}', sizeText, findings, sentence);
  const warnings = plan.findings.filter(({ rule }) => rule === 'remark').length;
  return warnings > 0
    ? l10n.t('{0}, {1}; its documentation warns in {2} places, the first of which is: {3}', sizeText, findings, warnings, sentence)
    : l10n.t('{0}, {1}. Its documentation has no warnings. The most serious finding: {2}', sizeText, findings, sentence);
}

async function addFindings(writerContext: WriterContext, findings: readonly Finding[]): Promise<void> {
  const { page } = writerContext;
  // A single one is already in the first sentence.
  if (findings.length < 2) return;
  const items: string[] = [];
  for (const finding of findings.slice(0, maxFindings)) items.push(`- ${await findingLine(writerContext, finding)}`);
  page.addDrawn(...items);
  const lineOf = (finding: Finding): Promise<string> => findingLine(writerContext, finding);
  await page.foldRest(l10n.t('Findings'), findings.slice(maxFindings, maxDrawnFindings), lineOf, { drawn: true });
  await page.foldRest(l10n.t('Findings after the first {0}', maxDrawnFindings), findings.slice(maxDrawnFindings), lineOf);
}

async function findingLine({ page }: WriterContext, { root, path, lines: span, severity, message }: Finding): Promise<string> {
  const citation = await page.cite({ root, path, lines: { first: span.first, last: span.first } }, message, l10n.t('is a finding'));
  return `**${severityLabel(severity)}** ${page.prose(message)}${citationOrPlace(citation, path, span.first)}`;
}

async function metricRows({ page }: WriterContext, { topFanIn, topFanOut, longest }: AnalyticalPlan): Promise<readonly string[]> {
  const rows: string[] = [];
  const visited = new Set<string>();
  const metrics: readonly SymbolMetric[] = [...topFanOut.slice(0, 4), ...topFanIn.slice(0, 4), ...longest.slice(0, 3)];
  for (const { symbol, fanIn, fanOut, span, lines } of metrics) {
    if (visited.has(symbol.id)) continue;
    visited.add(symbol.id);
    const citation = await page.citeSymbol(symbol, l10n.t('stands out in size or dependencies'));
    rows.push(`| ${nameAsCode(symbol).replaceAll('|', '\\|')}${citation} | ${fanIn} | ${fanOut} | ${span} | ${lines} |`);
  }
  return rows;
}

function metricTable(rows: readonly string[]): string {
  const header = [
    `| ${l10n.t('Symbol')} | ${l10n.t('callers in other files')} | ${l10n.t('calls')} | ${l10n.t('lines')} | ${l10n.t('without named functions inside')} |`,
    '| --- | ---: | ---: | ---: | ---: |',
  ];
  return [...header, ...rows].join('\n');
}

async function addCycles({ page }: WriterContext, { cycles }: AnalyticalPlan): Promise<void> {
  if (cycles.length === 0) return;
  const lines = cycles.slice(0, maxCycles).map((cycle) => {
    const names = cycle.slice(0, maxFilesOfCycle).map(({ path }) => code(path));
    return `- ${names.join(' ↔ ')}${cycle.length > names.length ? ` ${l10n.t('and {0} more', cycle.length - names.length)}` : ''}`;
  });
  const title = l10n.t('Files that import each other in a cycle');
  page.add(`**${title}**`, '', ...lines);
  for (const cycle of cycles.slice(0, maxCycles))
    await page.foldRest(l10n.t('The cycle of {0}', cycle[0]?.path ?? ''), cycle.slice(maxFilesOfCycle), async ({ path }) => code(path));
  await page.foldRest(title, cycles.slice(maxCycles), async (cycle) => cycle.map(({ path }) => code(path)).join(' ↔ '));
}

function addCoupling({ page }: WriterContext, { coupling, possibleCalls }: AnalyticalPlan): void {
  const uncountedCalls =
    possibleCalls === 1
      ? l10n.t('1 call that may lead to another folder')
      : l10n.t('{0} calls that may lead to another folder', possibleCalls);
  const note = possibleCalls ? l10n.t('Not counted: {0}, resolved by name only or to one of several targets.', uncountedCalls) : '';
  if (coupling.length === 0) return page.fold(l10n.t('Calls between folders: none that is certain'), note ? [note] : []);
  const lines = coupling.map(
    ({ from, to, calls }) => `- ${code(from)} → ${code(to)}: ${calls === 1 ? l10n.t('1 call') : l10n.t('{0} calls', calls)}`,
  );
  page.foldDrawnSections(l10n.t('Calls between folders: {0}', lines.length), [[...lines, '', note].join('\n')]);
}

/** Written even where a picture shows the modules: it has no numbers for calls inside a box. */
function addCohesion({ page }: WriterContext, { cohesion }: AnalyticalPlan): void {
  if (cohesion.length === 0) return;
  const rows = cohesion.map(({ module, inside, outgoing, incoming, cohesion: share }) => {
    const name = code(module).replaceAll('|', '\\|');
    return `| ${name} | ${Math.round(share * 100)} % | ${inside} | ${outgoing} | ${incoming} |`;
  });
  const header = [
    `| ${l10n.t('Module')} | ${l10n.t('cohesion')} | ${l10n.t('calls inside')} | ${l10n.t('calls out')} | ${l10n.t('calls in')} |`,
    '| --- | ---: | ---: | ---: | ---: |',
  ];
  page.fold(l10n.t('Cohesion of modules: {0}', rows.length), [[...header, ...rows].join('\n')]);
}
