// Offers Clew's index to the editor's own navigation, only for languages that no other extension serves.
import * as vscode from 'vscode';
import { nodeClock } from '../../node/clock.ts';
import type { IndexView } from '../../protocol/toPanel.ts';
import type { Clew } from '../clew.ts';
import { readSettings } from '../settings/settings.ts';
import { getSetting } from '../workspace/workspaceIndex.ts';
import { editorRanges } from './editorPlaces.ts';
import { groupOfDocument, type LanguageGroup } from './languageGroups.ts';
import { callHierarchyProvider, implementationProvider, referenceProvider } from './nameProviders.ts';
import { believedMs, OtherProviders } from './otherProviders.ts';
import { ProviderSources, type ProbedPlace } from './providerSources.ts';
import { documentSymbolProvider, outlineOfDocument, workspaceSymbolProvider } from './symbolProviders.ts';

const settingName = 'clew.navigation.enabled';

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const navigation = new Navigation(clew);
  navigation.followIndex(clew.index.view.state);
  context.subscriptions.push(
    navigation,
    clew.index.onDidChange(({ state }) => navigation.followIndex(state)),
    vscode.workspace.onDidOpenTextDocument((document) => void navigation.consider([document])),
    vscode.window.onDidChangeActiveTextEditor((editor) => editor && void navigation.consider([editor.document])),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration(settingName) && navigation.restart()),
    vscode.extensions.onDidChange(() => navigation.restart()),
  );
}

/** Registers providers for groups of languages, and withdraws them. The editor asks one call hierarchy alone, so none may stand in the way. */
class Navigation implements vscode.Disposable {
  readonly #sources: ProviderSources;
  readonly #others = new OtherProviders<ProbedPlace>({ ask: (groupId, place) => this.#isServed(groupId, place), clock: nodeClock });
  readonly #registrations = new Map<string, vscode.Disposable>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #workspaceSymbols: vscode.Disposable | undefined;
  #isComplete = false;
  /** Counts the restarts. */
  #generation = 0;

  constructor(clew: Clew) {
    this.#sources = new ProviderSources(clew, {
      isOffered: () => this.#isOffered,
      isAlone: (group, place) => this.#isAlone(group, place),
    });
  }

  /** Begins when the index is complete for the first time. Later changes of files do not end it; a pause or a failure does. */
  followIndex(state: IndexView['state']): void {
    const isComplete = state === 'ready' || (state === 'indexing' && this.#isComplete);
    if (isComplete === this.#isComplete) return;
    this.#isComplete = isComplete;
    this.restart();
  }

  /** Looks again at everything, since the setting, the extensions or the state of the index have changed. */
  restart(): void {
    this.#generation++;
    this.#withdraw();
    this.#others.forget();
    if (!this.#isOffered) return;
    this.#workspaceSymbols = vscode.languages.registerWorkspaceSymbolProvider(workspaceSymbolProvider(this.#sources));
    void this.consider(vscode.workspace.textDocuments);
  }

  /** Offers navigation in the languages of documents, or withdraws it where another extension has come. */
  async consider(documents: readonly vscode.TextDocument[]): Promise<void> {
    const settledGroups = new Set<LanguageGroup>();
    for (const document of documents) {
      const group = groupOfDocument(document.languageId);
      if (!group || settledGroups.has(group) || !this.#isOffered) continue;
      const [first] = await this.#outlineOf(document);
      if (!first) continue;
      settledGroups.add(group);
      await this.#isAlone(group, { uri: document.uri, position: editorRanges(first).nameRange.start });
    }
  }

  dispose(): void {
    this.#withdraw();
  }

  get #isOffered(): boolean {
    return this.#isComplete && readSettings(getSetting)['navigation.enabled'];
  }

  async #outlineOf(document: vscode.TextDocument): ReturnType<typeof outlineOfDocument> {
    try {
      return await outlineOfDocument(document, this.#sources);
    } catch (error) {
      this.#sources.clew.log.warn(`The definitions of a document could not be listed: ${String(error)}`);
      return [];
    }
  }

  async #isAlone(group: LanguageGroup, place: ProbedPlace): Promise<boolean> {
    const generation = this.#generation;
    const isServed = await this.#others.serve(group.id, place);
    // What was found before a restart may be wrong by now.
    if (generation !== this.#generation) return false;
    const isAlone = !isServed && this.#isOffered;
    if (isAlone) this.#registerGroup(group);
    else this.#withdrawGroup(group.id);
    return isAlone;
  }

  /**
   * Whether another extension knows a name. Definitions are asked for, since Clew offers none and the editor keeps none. Symbols of a
   * document are asked for only before Clew offers them: the editor keeps those and would take Clew's own for another's.
   */
  async #isServed(groupId: string, { uri, position }: ProbedPlace): Promise<boolean> {
    // The server of a language starts when a document of it is open.
    await vscode.workspace.openTextDocument(uri);
    if (await hasResults('vscode.executeDefinitionProvider', uri, position)) return true;
    return !this.#registrations.has(groupId) && hasResults('vscode.executeDocumentSymbolProvider', uri);
  }

  #registerGroup(group: LanguageGroup): void {
    if (this.#registrations.has(group.id)) return;
    const selector = group.editorLanguages.map((language) => ({ language }));
    const parts = [
      vscode.languages.registerReferenceProvider(selector, referenceProvider(this.#sources)),
      vscode.languages.registerImplementationProvider(selector, implementationProvider(this.#sources)),
      vscode.languages.registerCallHierarchyProvider(selector, callHierarchyProvider(this.#sources)),
      vscode.languages.registerDocumentSymbolProvider(selector, documentSymbolProvider(this.#sources), { label: 'Clew' }),
    ];
    this.#registrations.set(group.id, vscode.Disposable.from(...parts));
    this.#sources.clew.log.info(`The editor's navigation is offered for ${group.editorLanguages.join(', ')}: nothing else serves them`);
    this.#lookAgain(group);
  }

  /** A server that starts with the window is often a little later than the first look. */
  #lookAgain(group: LanguageGroup): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const documents = vscode.workspace.textDocuments.filter(({ languageId }) => group.editorLanguages.includes(languageId));
      void this.consider(documents);
    }, believedMs);
    this.#timers.add(timer);
  }

  #withdrawGroup(groupId: string): void {
    this.#registrations.get(groupId)?.dispose();
    this.#registrations.delete(groupId);
  }

  #withdraw(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    for (const groupId of [...this.#registrations.keys()]) this.#withdrawGroup(groupId);
    this.#workspaceSymbols?.dispose();
    this.#workspaceSymbols = undefined;
  }
}

async function hasResults(command: string, ...args: readonly unknown[]): Promise<boolean> {
  const results: unknown = await vscode.commands.executeCommand(command, ...args);
  return Array.isArray(results) && results.length > 0;
}
