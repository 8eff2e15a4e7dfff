// Writes the overview of a project without a model: its introduction, start, chain of calls, folders and tests.
import { shorten } from '../../base/shorten.ts';
import * as l10n from '@vscode/l10n';
import type { ProjectPlan } from '../../planning/concepts/wholeProject.ts';
import type { ProjectEntry } from '../../planning/overview/entries.ts';
import type { FolderLine } from '../../planning/overview/folders.ts';
import type { ProjectOverview } from '../../planning/overview/overview.ts';
import { code } from '../page/markdown.ts';
import { leftOutWords } from './flowWords.ts';
import { definitionLine, nameAsCode, type WriterContext } from './definition.ts';

const longestSaid = 200;
const mostOthers = 12;

/** Writes the overview of each root. */
export async function writeOverview(writing: WriterContext, plan: ProjectPlan): Promise<void> {
  for (const project of plan.project) {
    await addSaid(writing, project);
    await addEntries(writing, project, plan);
    await addChain(writing, project);
    await addFolders(writing, project);
    await addTests(writing, project);
  }
}

async function addSaid({ page }: WriterContext, { root, introduction: said }: ProjectOverview): Promise<void> {
  const cited = said && (await page.cite({ root, path: said.in, lines: said.lines }, said.in, l10n.t('says what the project is')));
  page.add(
    said && cited
      ? `${page.prose(said.text)}${cited}`
      : l10n.t('Neither a README nor a manifest of this workspace says in a sentence what it is.'),
  );
}

async function addEntries(
  writing: WriterContext,
  { root, entries, leftOut, unread }: ProjectOverview,
  { definitions }: ProjectPlan,
): Promise<void> {
  const lines: string[] = [];
  for (const entry of entries) lines.push(`- ${await entryLine(writing, root, entry)}`);
  if (entries.length === 0)
    for (const { symbol, why } of definitions) if (symbol) lines.push(`- ${await definitionLine(writing, symbol, why)}`);
  for (const each of leftOut) lines.push(`- ${await leftOutWords(writing, each)}`);
  if (unread.length) lines.push(`- ${l10n.t('Could not be read: {0}.', unread.map(code).join(', '))}`);
  if (lines.length) writing.page.add(`**${l10n.t('Entry points')}**`, '', ...lines);
}

async function entryLine({ page }: WriterContext, root: string, { file, symbol, by }: ProjectEntry): Promise<string> {
  const why = l10n.t('is where the project begins');
  const line = symbol?.fact.nameRange.start.line ?? 0;
  const cited = symbol
    ? await page.citeSymbol(symbol, why)
    : await page.cite({ root, path: file.path, lines: { first: 0, last: 0 } }, file.path, why);
  const name = symbol ? `${nameAsCode(symbol)}, ` : '';
  const place = `${name}${code(`${file.path}:${line + 1}`)}${cited}`;
  if (!by) return l10n.t('{0}: by its name', place);
  const says = await page.cite({ root, path: by.path, lines: { first: by.line, last: by.line } }, by.path, l10n.t('names an entry point'));
  return l10n.t('{0}: {1} in {2}', place, code(by.key), `${code(by.path)}${says}`);
}

async function addChain({ page }: WriterContext, { chain: [first, ...rest] }: ProjectOverview): Promise<void> {
  if (!first) return;
  const begins = await page.citeSymbol(first.caller, l10n.t('begins the chain'));
  const lines: string[] = [`${nameAsCode(first.caller)}, ${code(first.caller.path)}${begins}`];
  for (const { edge, caller, callee } of [first, ...rest]) {
    const title = `${caller.fact.name} → ${callee.fact.name}`;
    const cited = await page.citeEdge(edge, caller, title, l10n.t('is called by {0}', caller.fact.name));
    lines.push(`${nameAsCode(callee)}, ${code(callee.path)}${cited}`);
  }
  page.add(`**${l10n.t('The longest chain of calls')}**`, '', ...lines.map((line, i) => `${i + 1}. ${line}`));
}

async function addFolders(writing: WriterContext, { folders }: ProjectOverview): Promise<void> {
  const { page } = writing;
  const lines: string[] = [];
  for (const folder of folders.lines) lines.push(`- ${await folderLine(writing, folder)}`);
  const { others } = folders;
  if (others.length) {
    const named = others.slice(0, mostOthers).map((path) => code(`${path}/`));
    const shown = named.length < others.length ? `${named.join(', ')}, …` : named.join(', ');
    lines.push(`- ${others.length === 1 ? l10n.t('1 more folder: {0}', shown) : l10n.t('{0} more folders: {1}', others.length, shown)}`);
  }
  if (lines.length) page.add(`**${l10n.t('Folders with code')}**`, '', ...lines);
  await page.foldRest(l10n.t('Folders with code'), others.slice(mostOthers), async (path) => code(`${path}/`));
}

async function folderLine({ page }: WriterContext, { root, path, files, introduction: said, defines }: FolderLine): Promise<string> {
  const name = path ? code(`${path}/`) : l10n.t('at the top');
  const head = `${name} (${files === 1 ? l10n.t('1 file') : l10n.t('{0} files', files)})`;
  if (said) {
    const cited = await page.cite({ root, path: said.in, lines: said.lines }, said.in, l10n.t('says what the folder is for'));
    return `${head}: ${page.prose(shorten(said.text, longestSaid))}${cited}`;
  }
  const names: string[] = [];
  for (const symbol of defines) {
    const { line } = symbol.fact.nameRange.start;
    names.push(nameAsCode(symbol) + (await page.citeSymbol(symbol, l10n.t('is defined in the folder'), { first: line, last: line })));
  }
  return names.length ? l10n.t('{0}: defines {1}', head, names.join(', ')) : head;
}

async function addTests({ page }: WriterContext, { root, tests }: ProjectOverview): Promise<void> {
  const shown: string[] = [];
  for (const { path, files, first } of tests) {
    const cited = await page.cite({ root, path: first, lines: { first: 0, last: 0 } }, first, l10n.t('is a file of tests'));
    const name = path ? code(`${path}/`) : l10n.t('at the top');
    shown.push(`${name} (${files === 1 ? l10n.t('1 file') : l10n.t('{0} files', files)})${cited}`);
  }
  if (shown.length) page.add(l10n.t('Tests: {0}.', shown.join(', ')));
}
