// Offers attachments for `@` in the question box: selection, file, folder, problems, uncommitted changes, and any file or symbol by typing.
import { parentFolder } from '../../core/base/parentFolder.ts';
import * as vscode from 'vscode';
import { estimateTokens } from '../../core/packing/tokens.ts';
import type { SymbolMatch } from '../../core/codebase/api.ts';
import type { TypedPath } from '../../core/indexing/files/typedPaths.ts';
import type { FileRef } from '../../core/ports.ts';
import { displayNameOf } from '../../core/symbols/displayNames.ts';
import type { Clew } from '../clew.ts';
import type { FromPanel } from '../../protocol/fromPanel.ts';
import { failureSentence } from '../dialogs/failureSentence.ts';
import type { About } from './nextQuestion.ts';
import { rootByName } from '../places/rootByName.ts';
import { namedPath, fileRefOf, uriOf } from '../workspace/roots.ts';
import { pathAndLine, sentenceItem } from '../searching/searchList.ts';
import { changesLabel, uncommittedChanges } from '../changes/uncommittedChanges.ts';
import { aboutLines } from './questionCommands.ts';

interface AttachItem extends vscode.QuickPickItem {
  about?(): Promise<About | undefined>;
}

/** Files, and as many symbols, to list for what is typed. */
const maxSuggestions = 20;
/** Places of problems or changes to attach; the rest is counted. */
const maxPlaces = 40;
/** Files of a folder to count for its estimate. */
const maxCountedFiles = 20_000;
/** Approximate figure for source code. */
const bytesPerToken = 4;

/** Registers the list of attachments, and the command behind the suggestion of the active file. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  context.subscriptions.push(
    vscode.commands.registerCommand('clew.attach', () => pickAttachment(clew)),
    vscode.commands.registerCommand('clew.attachEditor', async () => {
      const about = await currentFile(clew);
      if (about) clew.nextQuestion.focus(about);
    }),
  );
}

function pickAttachment(clew: Clew): void {
  const quickPick = vscode.window.createQuickPick<AttachItem>();
  quickPick.placeholder = vscode.l10n.t('What is the question about? Type the name of a file or symbol');
  // Otherwise the editor sorts matching labels first.
  Object.assign(quickPick, { sortByLabel: false });
  const permanentItems = fixedItems(clew);
  quickPick.items = permanentItems;
  let cancellation = new vscode.CancellationTokenSource();
  const updateItems = async (typedText: string): Promise<void> => {
    cancellation.cancel();
    cancellation = new vscode.CancellationTokenSource();
    const { token } = cancellation;
    const attachItems = typedText.trim() ? await matchingItems(clew, typedText.trim(), token) : [];
    if (!token.isCancellationRequested) quickPick.items = [...permanentItems, ...attachItems];
  };
  quickPick.onDidChangeValue((typedText) => void updateItems(typedText));
  quickPick.onDidAccept(() => {
    const [item] = quickPick.selectedItems;
    quickPick.hide();
    void attach(clew, item);
  });
  quickPick.onDidHide(() => {
    cancellation.cancel();
    quickPick.dispose();
    clew.nextQuestion.focus();
  });
  quickPick.show();
}

async function attach(clew: Clew, item: AttachItem | undefined): Promise<void> {
  try {
    const about = await item?.about?.();
    if (about) clew.nextQuestion.focus(about);
  } catch (error) {
    void vscode.window.showErrorMessage(failureSentence(error, clew.log));
  }
}

function fixedItems(clew: Clew): AttachItem[] {
  const editor = vscode.window.activeTextEditor;
  const file = editor && fileRefOf(editor.document.uri, clew.index.roots);
  const items: AttachItem[] = [];
  if (editor && file && !editor.selection.isEmpty)
    items.push({
      label: vscode.l10n.t('$(selection) Selection'),
      about: async () => withTokens(aboutLines(file, editor.selection), editor.document, editor.selection),
    });
  if (editor && file) {
    items.push({ label: vscode.l10n.t('$(file) Current file'), description: file.path, about: () => currentFile(clew) });
    const folder = parentFolder(file.path);
    if (folder)
      items.push({
        label: vscode.l10n.t('$(folder) Folder of the current file'),
        description: folder,
        about: () => aboutFolder(clew, file.root, folder),
      });
    const problems = vscode.languages
      .getDiagnostics(editor.document.uri)
      .filter(({ severity }) => severity <= vscode.DiagnosticSeverity.Warning);
    if (problems.length)
      items.push({
        label: vscode.l10n.t('$(warning) Problems of the current file ({0})', problems.length),
        about: async () => aboutProblems(file, problems),
      });
  }
  items.push({ label: vscode.l10n.t('$(git-commit) Uncommitted changes'), about: () => aboutChanges(clew) });
  return items;
}

async function matchingItems(clew: Clew, typedText: string, token: vscode.CancellationToken): Promise<AttachItem[]> {
  const { client, index } = clew;
  try {
    await index.start();
    const [{ paths, count }, { symbols, names }] = await Promise.all([
      client.files.pathsLike(typedText, maxSuggestions, token),
      client.symbols(typedText, maxSuggestions, token),
    ]);
    const omittedCount = count - paths.length + Math.max(0, names - symbols.length);
    const items = [...paths.map((path) => pathItem(clew, path)), ...symbols.map((symbol) => symbolItem(clew, symbol))];
    if (items.length === 0) return [sentenceItem(vscode.l10n.t('No indexed file, folder or symbol has that name.'))];
    return omittedCount > 0
      ? [...items, sentenceItem(vscode.l10n.t('{0} more match: type more of the name.', omittedCount.toLocaleString()))]
      : items;
  } catch (error) {
    return token.isCancellationRequested ? [] : [sentenceItem(failureSentence(error, clew.log))];
  }
}

function pathItem(clew: Clew, { root, path, folder }: TypedPath): AttachItem {
  const label = `$(${folder ? 'folder' : 'file'}) ${namedPath(clew.index.roots, root, path)}`;
  if (folder) return { label, alwaysShow: true, about: () => aboutFolder(clew, root, path) };
  return {
    label,
    alwaysShow: true,
    about: async () => {
      const openRoot = clew.index.roots.find(({ key }) => key === root);
      const uri = openRoot && uriOf(openRoot, path);
      return uri && aboutFile(clew, { root, path }, await vscode.workspace.openTextDocument(uri));
    },
  };
}

function symbolItem(clew: Clew, { root, file, line, lineEnd, name, qualifiedName }: SymbolMatch): AttachItem {
  const shownName = displayNameOf(qualifiedName);
  const place = pathAndLine({ root, file, lineStart: line });
  const key = rootByName(clew.index.roots, root)?.key ?? root;
  const focus = { root: key, path: file, lineStart: line, lineEnd: Math.max(line, lineEnd), name };
  return {
    label: `$(symbol-method) ${shownName}`,
    description: place,
    alwaysShow: true,
    about: async () => ({ label: `${shownName} ${place}`, focus, tokens: await tokensOf(clew, focus) }),
  };
}

async function currentFile(clew: Clew): Promise<About | undefined> {
  const document = vscode.window.activeTextEditor?.document;
  const file = document && fileRefOf(document.uri, clew.index.roots);
  return document && file && aboutFile(clew, file, document);
}

/** A folder to restrict the question to. Its size is estimated from its indexed files. */
async function aboutFolder(clew: Clew, root: string, path: string): Promise<About> {
  const scope = namedPath(clew.index.roots, root, path) || '.';
  const { rows } = await clew.client.files.page({
    states: [],
    text: path,
    order: 'path',
    descending: false,
    offset: 0,
    limit: maxCountedFiles,
  });
  const rowsInside = rows.filter((row) => row.root === root && row.chunks > 0 && (path === '' || row.path.startsWith(`${path}/`)));
  const bytes = rowsInside.reduce((sum, { size = 0 }) => sum + size, 0);
  return { label: scope, scope, tokens: Math.round(bytes / bytesPerToken) };
}

/** Tokens of a symbol's lines. */
async function tokensOf(clew: Clew, { root, path, lineStart, lineEnd }: NonNullable<About['focus']>): Promise<number> {
  const openRoot = clew.index.roots.find(({ key }) => key === root);
  const uri = openRoot && uriOf(openRoot, path);
  if (!uri) return 0;
  const document = await vscode.workspace.openTextDocument(uri);
  return estimateTokens(document.getText(new vscode.Range(lineStart - 1, 0, lineEnd, 0)));
}

/**
 * Attaches what was dropped into the panel: files, folders, and problems that still exist. Reports how much lies outside the open folders.
 */
export async function attachDroppedItems(clew: Clew, { uris, problems }: Extract<FromPanel, { kind: 'dropped' }>): Promise<void> {
  let missingCount = 0;
  for (const address of uris) {
    const uri = vscode.Uri.parse(address);
    const file = fileRefOf(uri, clew.index.roots);
    if (!file) missingCount += 1;
    else if ((await vscode.workspace.fs.stat(uri)).type & vscode.FileType.Directory)
      clew.nextQuestion.attach(await aboutFolder(clew, file.root, file.path));
    else clew.nextQuestion.attach(aboutFile(clew, file, await vscode.workspace.openTextDocument(uri)));
  }
  for (const address of new Set(problems.map(({ uri }) => uri))) {
    const uri = vscode.Uri.parse(address);
    const file = fileRefOf(uri, clew.index.roots);
    const problemsOfFile = problems.filter((problem) => problem.uri === address);
    const diagnostics = vscode.languages
      .getDiagnostics(uri)
      .filter(({ range, message }) => problemsOfFile.some((problem) => problem.line === range.start.line && problem.message === message));
    if (file && diagnostics.length > 0) clew.nextQuestion.attach(aboutProblems(file, diagnostics));
    missingCount += problemsOfFile.length - (file ? diagnostics.length : 0);
  }
  if (missingCount > 0)
    void vscode.window.showInformationMessage(
      vscode.l10n.t('{0} of the dropped items are not in the open folder, or no longer exist.', missingCount),
    );
  clew.nextQuestion.focus();
}

/** A whole file restricts the question to it. */
function aboutFile(clew: Clew, { root, path }: FileRef, document: vscode.TextDocument): About {
  const scope = namedPath(clew.index.roots, root, path);
  return { label: scope, scope, tokens: estimateTokens(document.getText()) };
}

function withTokens(about: About, document: vscode.TextDocument, range: vscode.Range): About {
  return { ...about, tokens: estimateTokens(document.getText(range)) };
}

function aboutProblems(file: { readonly root: string; readonly path: string }, problems: readonly vscode.Diagnostic[]): About {
  const text = problems.map(({ range, message }) => `- ${file.path}:${range.start.line + 1}: ${message}`).join('\n');
  const more = problems.slice(0, maxPlaces).map(({ range }) => aboutLines(file, range).focus);
  return { label: vscode.l10n.t('{0} problems of {1}', problems.length, file.path), more, text, tokens: estimateTokens(text) };
}

async function aboutChanges(clew: Clew): Promise<About | undefined> {
  const { files, places, tokens } = await uncommittedChanges(clew.index.roots);
  if (places.length === 0) {
    void vscode.window.showInformationMessage(vscode.l10n.t('There are no uncommitted changes in files of the open folder.'));
    return undefined;
  }
  const omittedCount = Math.max(0, places.length - maxPlaces);
  const label = omittedCount
    ? vscode.l10n.t('uncommitted changes of {0} files ({1} more places are left out)', files, omittedCount)
    : changesLabel(files);
  return { label, more: places.slice(0, maxPlaces), tokens };
}
