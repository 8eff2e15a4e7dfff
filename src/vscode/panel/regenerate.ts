// Asks a question once more: unchanged, with another strategy, as another kind, or with another model. The answer stands beside the first.
import * as vscode from 'vscode';
import type { AskOptions } from '../../core/answering/input/askOptions.ts';
import { costInWords } from '../../core/answering/preparation/choice/strategySentences.ts';
import { strategies, strategyNames, type StrategyName } from '../../core/base/settings/strategies.ts';
import type { ChatTurn } from '../chats/chat.ts';
import type { Clew } from '../clew.ts';
import { editorModels, serverModels, type OfferedModel } from '../models/offeredModels.ts';
import { askAgain } from '../questions/askAgain.ts';

interface RegenerateItem extends vscode.QuickPickItem {
  readonly change?: Partial<AskOptions>;
  readonly otherModel?: true;
}

/** Lets the person choose how, and asks. */
export async function regenerate(clew: Clew, turn: ChatTurn): Promise<void> {
  const way = await vscode.window.showQuickPick(ways(clew, turn), {
    title: vscode.l10n.t('Answer again'),
    placeHolder: vscode.l10n.t('How should the question be answered this time?'),
  });
  if (!way) return;
  const model = way.otherModel ? await pickModel(clew) : turn.model;
  if (way.otherModel && model === undefined) return;
  void clew.questionRunner.ask({ ...askAgain(turn, way.change), ...(model === undefined ? {} : { model }) }, turn.id);
}

function ways(clew: Clew, turn: ChatTurn): RegenerateItem[] {
  const { modelLender } = clew;
  const { record, model } = turn;
  const hasModel = modelLender.view.state === 'ready';
  const possibleStrategies = strategyNames.filter((name) => hasModel || model || !strategies[name].needsModel);
  const otherStrategies = possibleStrategies.filter((name) => name !== record?.strategy);
  const modes: RegenerateItem[] = [
    { label: vscode.l10n.t('As a conceptual question'), change: { mode: 'conceptual' } },
    { label: vscode.l10n.t('As a diagnostic question'), change: { mode: 'diagnostic' } },
    { label: vscode.l10n.t('As an exploratory question'), change: { mode: 'exploratory' } },
    { label: vscode.l10n.t('As an analytical question'), change: { mode: 'analytical' } },
  ];
  const otherModes = modes.filter(({ change }) => change?.mode !== record?.mode.value);
  return [
    { label: vscode.l10n.t('Again, in the same way') },
    separator(vscode.l10n.t('Strategy')),
    ...otherStrategies.map((strategy) => ({
      label: strategies[strategy].label(),
      // Beside the name, since the line below it may be cut.
      description: costWords(clew, turn, strategy),
      detail: strategies[strategy].detail(),
      change: { strategy },
    })),
    separator(vscode.l10n.t('Mode')),
    ...otherModes,
    ...(hasModel ? [separator(vscode.l10n.t('Model')), { label: vscode.l10n.t('Another model…'), otherModel: true as const }] : []),
  ];
}

/** Cost of `strategy` for the question of a turn with the current choices. */
function costWords({ strategyCosts, modelLender }: Clew, { options, model }: ChatTurn, strategy: StrategyName): string {
  return costInWords(strategyCosts.planOf({ ...modelLender.answerOptions, ...options, strategy }, model));
}

function separator(label: string): RegenerateItem {
  return { label, kind: vscode.QuickPickItemKind.Separator };
}

/** Lets the person pick a model of the configured server, or of the editor. */
async function pickModel(clew: Clew): Promise<string | undefined> {
  const { 'model.provider': provider, 'model.baseUrl': baseUrl } = clew.modelLender.settings;
  const models = provider === 'editor' ? await editorModels() : await modelsOfServer(clew, baseUrl);
  const title = vscode.l10n.t('The model for this answer');
  if (models.length) return (await vscode.window.showQuickPick(models, { title, matchOnDescription: true }))?.id;
  return vscode.window.showInputBox({ title, prompt: vscode.l10n.t('The server lists no models: type the name of one') });
}

async function modelsOfServer(clew: Clew, baseUrl: string): Promise<readonly OfferedModel[]> {
  return (await serverModels(clew, baseUrl, ''))?.models ?? [];
}
