// CodeLens above each definition with the number of its uses; a click lists them. Off by default, since it distracts from reading.
import * as vscode from 'vscode';
import type { DefinitionNamePlace } from '../../core/searching/relations/neighbourhood.ts';
import type { UsesSummary } from '../../core/uses/answer/usesAnswer.ts';
import { countSentence } from '../../core/uses/answer/usesSentences.ts';
import type { Clew } from '../clew.ts';
import { fileRefOf } from '../workspace/roots.ts';
import { readSettings } from '../settings/settings.ts';
import { getSetting } from '../workspace/workspaceIndex.ts';
import { showUses } from './uses.ts';

/** Lists the uses of the clicked definition: the arguments are its document, and line, column and name of {@link DefinitionNamePlace}. */
const findUsesCommand = 'clew.findUsesAt';

/** A lens whose uses are counted when it comes into view. */
class UsesLens extends vscode.CodeLens {
  readonly uri: vscode.Uri;
  readonly place: DefinitionNamePlace;
  /** Identifies the definition in the document, even when lines move. */
  readonly key: string;

  constructor(uri: vscode.Uri, place: DefinitionNamePlace, key: string) {
    super(new vscode.Range(place.line - 1, 0, place.line - 1, 0));
    this.uri = uri;
    this.place = place;
    this.key = key;
  }
}

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const changeEmitter = new vscode.EventEmitter<void>();
  const counts = new UsesSummaryCache(clew);
  const provider: vscode.CodeLensProvider = {
    onDidChangeCodeLenses: changeEmitter.event,
    provideCodeLenses: (document, token) => lensesOf(clew, document, token),
    resolveCodeLens: (lens, token) => (lens instanceof UsesLens ? resolve(lens, counts, clew, token) : lens),
  };
  context.subscriptions.push(
    changeEmitter,
    vscode.languages.registerCodeLensProvider({ pattern: '**' }, provider),
    vscode.commands.registerCommand(findUsesCommand, async (uri: string, line: number, column: number, name: string) =>
      showUses({ uri: vscode.Uri.parse(uri, true), line, column, name }, clew),
    ),
    clew.index.onDidReadFiles((files) => {
      // Unsaved typing moves lines; uses are counted anew after a save.
      if (!files?.every(isUnsaved)) counts.forget();
      changeEmitter.fire();
    }),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('clew.codeLens.enabled') && changeEmitter.fire()),
  );

  function isUnsaved(file: { readonly root: string; readonly path: string }): boolean {
    return vscode.workspace.textDocuments.some((document) => {
      const dirtyFile = document.isDirty ? fileRefOf(document.uri, clew.index.roots) : undefined;
      return dirtyFile?.root === file.root && dirtyFile.path === file.path;
    });
  }
}

async function lensesOf(clew: Clew, document: vscode.TextDocument, token: vscode.CancellationToken): Promise<vscode.CodeLens[]> {
  const file = fileRefOf(document.uri, clew.index.roots);
  // Before the index is ready counts would be too small, without a sign of it.
  if (!readSettings(getSetting)['codeLens.enabled'] || !file || clew.index.view.state !== 'ready') return [];
  try {
    const definitions = await clew.client.graph.definitions(file, token);
    const occurrences = new Map<string, number>();
    return definitions
      .filter(({ line }) => line <= document.lineCount)
      .map((place) => {
        const occurrence = (occurrences.get(place.qualifiedName) ?? 0) + 1;
        occurrences.set(place.qualifiedName, occurrence);
        return new UsesLens(document.uri, place, `${document.uri.toString()} ${place.qualifiedName} ${occurrence}`);
      });
  } catch (error) {
    if (!token.isCancellationRequested) clew.log.warn(`Definitions could not be listed: ${String(error)}`);
    return [];
  }
}

async function resolve(lens: UsesLens, summaries: UsesSummaryCache, clew: Clew, token: vscode.CancellationToken): Promise<vscode.CodeLens> {
  const { uri, place } = lens;
  const { line, column, name } = place;
  const click = { command: findUsesCommand, arguments: [uri.toString(), line, column, name] };
  try {
    const usesSummary = await summaries.summaryOf(lens, token);
    lens.command = {
      ...click,
      title: usesSummary ? titleOf(usesSummary) : vscode.l10n.t('uses unknown'),
      ...(usesSummary && { tooltip: countSentence(usesSummary) }),
    };
  } catch (error) {
    if (!token.isCancellationRequested) clew.log.warn(`Uses could not be counted: ${String(error)}`);
    lens.command = {
      ...click,
      title: vscode.l10n.t('uses unknown'),
      tooltip: vscode.l10n.t('Uses could not be counted; click to try again.'),
    };
  }
  return lens;
}

/** Counts direct uses; possible uses are shown apart. */
function titleOf({ direct, possible, undecided, verdict }: UsesSummary): string {
  if (verdict.is === 'nobody') return vscode.l10n.t('nobody uses it');
  return [
    direct === 1 ? vscode.l10n.t('1 use') : vscode.l10n.t('{0} uses', direct),
    possible ? vscode.l10n.t('{0} possible', possible) : '',
    undecided ? vscode.l10n.t('{0} undecided', undecided) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Cache of counts until the next save, so that scrolling requests none twice. */
class UsesSummaryCache {
  readonly #clew: Clew;
  readonly #summaryByKey = new Map<string, UsesSummary | null>();
  #version = 0;

  constructor(clew: Clew) {
    this.#clew = clew;
  }

  /** Rejects when the engine fails; the next call asks again. */
  async summaryOf({ uri, place: { line, column, name }, key }: UsesLens, token: vscode.CancellationToken): Promise<UsesSummary | null> {
    const cachedSummary = this.#summaryByKey.get(key);
    const file = fileRefOf(uri, this.#clew.index.roots);
    if (cachedSummary !== undefined || !file) return cachedSummary ?? null;
    const version = this.#version;
    const usesSummary = await this.#clew.client.graph.usesSummary({ name, at: { ...file, line, column } }, token);
    if (version === this.#version) this.#summaryByKey.set(key, usesSummary);
    return usesSummary;
  }

  /** Forgets all counts after a save. */
  forget(): void {
    this.#version++;
    this.#summaryByKey.clear();
  }
}
