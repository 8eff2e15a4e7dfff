// "What did I change?": finds the functions in the uncommitted diff, their callers in the graph, and the tests that cover them.
import * as vscode from 'vscode';
import type { SymbolPlace } from '../../core/searching/relations/neighbourhood.ts';
import type { QuestionRequest } from '../chats/chat.ts';
import type { Clew } from '../clew.ts';
import { changesLabel, uncommittedChanges } from './uncommittedChanges.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';
import { panelId } from '../pages/panelId.ts';

/** Functions that one answer covers; the others are counted and named. */
const maxFunctions = 8;
/** Further functions to name; the rest is counted. */
const maxNamedFunctions = 12;

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  context.subscriptions.push(vscode.commands.registerCommand('clew.whatChanged', () => runShowingFailure(clew, () => ask(clew))));
}

async function ask(clew: Clew): Promise<void> {
  const changes = await uncommittedChanges(clew.index.roots);
  if (changes.places.length === 0) {
    void vscode.window.showInformationMessage(vscode.l10n.t('There are no uncommitted changes in files of the open folder.'));
    return;
  }
  await vscode.commands.executeCommand(`${panelId}.focus`);
  await clew.index.start();
  const symbols = await clew.client.graph.symbolsIn(changes.places);
  await clew.questionRunner.ask(symbols.length > 0 ? impactQuestion(symbols, changes.files) : plainQuestion(changes.places, changes.files));
}

function impactQuestion(symbols: readonly SymbolPlace[], files: number): QuestionRequest {
  const places = symbols.slice(0, maxFunctions);
  const [first, ...others] = places.map(({ root, path, line, name }) => ({ root, path, lineStart: line, lineEnd: line, name }));
  const joinNames = (namedSymbols: readonly SymbolPlace[]): string =>
    namedSymbols.map(({ qualifiedName }) => `\`${qualifiedName}\``).join(', ');
  const text = [vscode.l10n.t('What do my uncommitted changes affect? They change {0}.', joinNames(places))];
  const omittedSymbols = symbols.slice(maxFunctions);
  if (omittedSymbols.length > 0) {
    const more =
      omittedSymbols.length > maxNamedFunctions ? ` ${vscode.l10n.t('and {0} more', omittedSymbols.length - maxNamedFunctions)}` : '';
    text.push(
      vscode.l10n.t('Also changed, and left out of this answer: {0}', joinNames(omittedSymbols.slice(0, maxNamedFunctions)) + more),
    );
  }
  const options: QuestionRequest['options'] = {
    mode: 'exploratory',
    modeBy: 'command',
    relation: 'impact',
    focus: first,
    attached: others,
  };
  return { question: text.join('\n\n'), about: changesLabel(files), options };
}

/** Changes outside of any function: in documents, configuration, imports. */
function plainQuestion(places: Awaited<ReturnType<typeof uncommittedChanges>>['places'], files: number): QuestionRequest {
  const [focus, ...otherPlaces] = places.slice(0, maxFunctions);
  return {
    question: vscode.l10n.t('What do my uncommitted changes affect?'),
    about: changesLabel(files),
    options: { mode: 'conceptual', modeBy: 'command', focus, attached: otherPlaces },
  };
}
