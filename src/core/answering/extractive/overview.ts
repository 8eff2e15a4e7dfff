// Writes the overview of a project without a model: its introduction, start, chain of calls, folders and tests.
import { shorten } from '../../base/shorten.ts';
import * as l10n from '@vscode/l10n';
import type { ProjectPlan } from '../../planning/conceptual/wholeProject.ts';
import type { ProjectEntry } from '../../planning/overview/projectEntries.ts';
import type { FolderLine } from '../../planning/overview/folders.ts';
import type { ProjectOverview } from '../../planning/overview/projectOverview.ts';
import { code } from '../page/markdownText.ts';
import { leftOutSentence } from './flowSentences.ts';
import { definitionLine } from './definition.ts';
import { nameAsCode } from './symbolText.ts';
import type { WriterContext } from './writerContext.ts';

const maxIntroductionLength = 200;
const maxFolders = 12;

/** Writes the overview of each root. */
export async function writeOverview(writerContext: WriterContext, plan: ProjectPlan): Promise<void> {
  for (const project of plan.project) {
    await addIntroduction(writerContext, project);
    await addArchitecture(writerContext, project);
    await addEntries(writerContext, project, plan);
    await addChain(writerContext, project);
    await addFolders(writerContext, project);
    await addTests(writerContext, project);
  }
}

async function addIntroduction({ page }: WriterContext, { root, introduction }: ProjectOverview): Promise<void> {
  const citation =
    introduction &&
    (await page.cite({ root, path: introduction.in, lines: introduction.lines }, introduction.in, l10n.t('says what the project is')));
  page.add(
    introduction && citation
      ? `${page.prose(introduction.text)}${citation}`
      : l10n.t('Neither a README nor a manifest of this workspace says in a sentence what it is.'),
  );
}

async function addArchitecture({ page }: WriterContext, { root, architecture }: ProjectOverview): Promise<void> {
  if (!architecture) return;
  const { in: path, lines } = architecture;
  const citation = await page.cite({ root, path, lines }, path, l10n.t('says what the folders are for'));
  if (citation) page.add(l10n.t('{0} describes the architecture.', `${code(`${path}:${lines.first + 1}`)}${citation}`));
}

async function addEntries(
  writerContext: WriterContext,
  { root, entries, leftOut, unreadManifests }: ProjectOverview,
  { definitions }: ProjectPlan,
): Promise<void> {
  const lines: string[] = [];
  for (const entry of entries) lines.push(`- ${await entryLine(writerContext, root, entry)}`);
  if (entries.length === 0)
    for (const { symbol, why } of definitions) if (symbol) lines.push(`- ${await definitionLine(writerContext, symbol, why)}`);
  for (const each of leftOut) lines.push(`- ${await leftOutSentence(writerContext, each)}`);
  if (unreadManifests.length) lines.push(`- ${l10n.t('Could not be read: {0}.', unreadManifests.map(code).join(', '))}`);
  if (lines.length) writerContext.page.add(`**${l10n.t('Entry points')}**`, '', ...lines);
}

async function entryLine({ page }: WriterContext, root: string, { file, symbol, manifestLine, testFiles }: ProjectEntry): Promise<string> {
  const why = l10n.t('is where the project begins');
  const line = symbol?.fact.nameRange.start.line ?? 0;
  const citation = symbol
    ? await page.citeSymbol(symbol, why)
    : await page.cite({ root, path: file.path, lines: { first: 0, last: 0 } }, file.path, why);
  const name = symbol ? `${nameAsCode(symbol)}, ` : '';
  const place = `${name}${code(`${file.path}:${line + 1}`)}${citation}`;
  if (testFiles !== undefined) return l10n.t('{0}: used by {1} test files', place, testFiles);
  if (!manifestLine) return l10n.t('{0}: found by its file name', place);
  const entryCitation = await page.cite(
    { root, path: manifestLine.path, lines: { first: manifestLine.line, last: manifestLine.line } },
    manifestLine.path,
    l10n.t('names an entry point'),
  );
  return l10n.t('{0}: named by {1} in {2}', place, code(manifestLine.key), `${code(manifestLine.path)}${entryCitation}`);
}

async function addChain({ page }: WriterContext, { chain }: ProjectOverview): Promise<void> {
  const [first] = chain;
  if (!first) return;
  const startCitation = await page.citeSymbol(first.caller, l10n.t('begins the chain'));
  const lines: string[] = [`${nameAsCode(first.caller)}${startCitation}`];
  for (const { edge, caller, callee } of chain) {
    const title = `${caller.fact.name} → ${callee.fact.name}`;
    const citation = await page.citeEdge(edge, caller, title, l10n.t('is called by {0}', caller.fact.name));
    const place = `${nameAsCode(callee)}${await page.citeSymbol(callee, l10n.t('is on the path'))}`;
    lines.push(citation ? l10n.t('{0}, called in{1}', place, citation) : place);
  }
  page.add(
    `**${l10n.t('The main path of calls')}**`,
    '',
    l10n.t('Each step is the call that leads to the most code.'),
    '',
    ...lines.map((line, i) => `${i + 1}. ${line}`),
  );
}

async function addFolders(writerContext: WriterContext, { folders }: ProjectOverview): Promise<void> {
  const { page } = writerContext;
  const lines: string[] = [];
  for (const folder of folders.lines) lines.push(`- ${await folderLine(writerContext, folder)}`);
  const { others } = folders;
  if (others.length) {
    const folderNames = others.slice(0, maxFolders).map((path) => code(`${path}/`));
    const folderList = folderNames.length < others.length ? `${folderNames.join(', ')}, …` : folderNames.join(', ');
    lines.push(
      `- ${others.length === 1 ? l10n.t('1 more folder: {0}', folderList) : l10n.t('{0} more folders: {1}', others.length, folderList)}`,
    );
  }
  if (lines.length) page.add(`**${l10n.t('Folders with code')}**`, '', ...lines);
  await page.foldRest(l10n.t('Folders with code'), others.slice(maxFolders), async (path) => code(`${path}/`));
}

async function folderLine({ page }: WriterContext, { root, path, files, introduction, defines }: FolderLine): Promise<string> {
  const name = path ? code(`${path}/`) : l10n.t('at the top');
  const head = `${name} (${files === 1 ? l10n.t('1 file') : l10n.t('{0} files', files)})`;
  if (introduction) {
    const citation = await page.cite(
      { root, path: introduction.in, lines: introduction.lines },
      introduction.in,
      l10n.t('says what the folder is for'),
    );
    return `${head}: ${page.prose(shorten(introduction.text, maxIntroductionLength))}${citation}`;
  }
  const names: string[] = [];
  for (const symbol of defines) {
    const { line } = symbol.fact.nameRange.start;
    names.push(nameAsCode(symbol) + (await page.citeSymbol(symbol, l10n.t('is defined in the folder'), { first: line, last: line })));
  }
  return names.length ? l10n.t('{0}: defines {1}', head, names.join(', ')) : head;
}

async function addTests({ page }: WriterContext, { root, tests }: ProjectOverview): Promise<void> {
  const items: string[] = [];
  for (const { path, files, first } of tests) {
    const citation = await page.cite({ root, path: first, lines: { first: 0, last: 0 } }, first, l10n.t('is a file of tests'));
    const name = path ? code(`${path}/`) : l10n.t('at the top');
    items.push(`${name} (${files === 1 ? l10n.t('1 file') : l10n.t('{0} files', files)})${citation}`);
  }
  if (items.length) page.add(l10n.t('Tests: {0}.', items.join(', ')));
}
