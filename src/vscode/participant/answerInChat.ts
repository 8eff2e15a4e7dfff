// Answers a request to @clew as a turn of Clew's own chat, with the model of the editor's chat, the same gate and the same citation check.
import * as vscode from 'vscode';
import type { AnswerRecord, Citation } from '../../core/answering/record/answerRecord.ts';
import { code as codeSpan } from '../../core/answering/page/markdownText.ts';
import { sentence } from '../../core/base/wording/errorSentences.ts';
import { baseName } from '../../core/base/baseName.ts';
import { noModels } from '../../engine/host/modelRequests.ts';
import type { ToPanel } from '../../protocol/toPanel.ts';
import type { ChatTurn } from '../chats/chat.ts';
import { citedLines } from '../places/editorText.ts';
import type { Clew } from '../clew.ts';
import { rootByName } from '../places/rootByName.ts';
import { inertMarkdown } from '../documents/inertMarkdown.ts';
import { fileRefOf, uriOf } from '../workspace/roots.ts';
import { symbolQuestion } from '../questions/symbolQuestion.ts';
import { chatQuestion } from './chatQuestion.ts';
import { citedMarkdown } from './citedMarkdown.ts';
import type { AskOptions } from '../../core/codebase/api.ts';

/** The used part of a request; without a model the answer is made from the code alone. */
export type ParticipantRequest = Pick<vscode.ChatRequest, 'prompt' | 'command' | 'references'> & {
  readonly model?: vscode.LanguageModelChat | undefined;
};

/** Questions to offer next. Set by judgement: as many as the editor shows in a line. */
const maxFollowUps = 3;

/** Data that the editor stores with an answer: the next questions. */
interface ParticipantResult extends vscode.ChatResult {
  readonly metadata?: { readonly followUps: readonly string[] };
}

/** Handles one request; the result says how it ended. */
export async function answerInChat(
  clew: Clew,
  { prompt, command, references, model }: ParticipantRequest,
  stream: vscode.ChatResponseStream,
  token: vscode.CancellationToken,
): Promise<ParticipantResult> {
  const question = chatQuestion(prompt, command, await focusOf(references, clew));
  if (!question) {
    stream.markdown(vscode.l10n.t('Type what you want to know, or put code beside the request.'));
    return {};
  }
  const { questionRunner, chat, modelLender } = clew;
  const lend = model
    ? (keeper: Parameters<typeof modelLender.lendChatModel>[0]) => modelLender.lendChatModel(keeper, model)
    : () => Promise.resolve(noModels);
  const answer = questionRunner.ask(question, undefined, lend);
  // The asked question becomes the last turn.
  const id = chat.turns.at(-1)?.id ?? '';
  const progressListener = chat.onDidChange((message) => showProgress(message, id, stream));
  // Cancels only this request, not a later question.
  const stopListener = token.onCancellationRequested(() => questionRunner.steering(id) && questionRunner.stop());
  try {
    return await writeAnswer(clew, await answer, stream);
  } finally {
    stopListener.dispose();
    progressListener.dispose();
  }
}

/** Next questions for the editor to offer below the answer. */
export function followUps({ metadata }: ParticipantResult): vscode.ChatFollowup[] {
  return (metadata?.followUps ?? []).map((prompt) => ({ prompt }));
}

function showProgress(message: ToPanel, id: string, stream: vscode.ChatResponseStream): void {
  if (message.kind === 'turn' && message.turn.id === id && message.turn.gate)
    stream.progress(vscode.l10n.t('A request waits for your word in the panel of Clew'));
  if (message.kind !== 'event' || message.turnId !== id) return;
  const { event } = message;
  if (event.kind === 'retrieved') stream.progress(vscode.l10n.t('Places read: {0}', event.evidence.length));
  if (event.kind === 'pass') stream.progress(vscode.l10n.t('Pass {0} of {1}', event.n, event.of));
  if (event.kind === 'status' && event.status === 'asking') stream.progress(vscode.l10n.t('Asking {0}', event.args[0] ?? ''));
}

async function writeAnswer(
  clew: Clew,
  { id, record, error, sent: sentRequests = [] }: ChatTurn,
  stream: vscode.ChatResponseStream,
): Promise<ParticipantResult> {
  if (!record) return { errorDetails: { message: error ?? vscode.l10n.t('The answer was stopped.') } };
  for (const { code, args, kept } of record.notices) stream.markdown(`> ${inertMarkdown(sentence(code, args, kept))}\n\n`);
  for (const piece of citedMarkdown(record, vscode.l10n.t('not proven'))) {
    if (typeof piece === 'string') stream.markdown(piece);
    else await linkCitation(clew, piece, stream);
  }
  stream.markdown(`\n\n*${record.disclaimer}*`);
  stream.button({ command: 'clew.panel.focus', title: vscode.l10n.t('Open in Clew') });
  if (sentRequests.length > 0) stream.button({ command: 'clew.showSent', title: vscode.l10n.t('What was sent'), arguments: [id] });
  return { metadata: { followUps: followUpsOf(record) } };
}

/** Links the present lines; changed ones are named without a link. */
async function linkCitation(clew: Clew, citation: Citation, stream: vscode.ChatResponseStream): Promise<void> {
  const { root: label, file, lineStart, lineEnd } = citation;
  const root = rootByName(clew.index.roots, label);
  const uri = root && uriOf(root, file);
  const currentLines = uri && (await citedLines(clew, citation));
  const title = `${baseName(file)}:${currentLines?.lineStart ?? lineStart}`;
  if (!uri || !currentLines) return stream.markdown(codeSpan(title));
  const location = new vscode.Location(
    uri,
    new vscode.Range(currentLines.lineStart - 1, 0, currentLines.lineStart - 1 + lineEnd - lineStart, 0),
  );
  stream.reference(location);
  stream.anchor(location, title);
}

function followUpsOf({ pictures }: AnswerRecord): readonly string[] {
  const suggestions = pictures?.suggestions ?? [];
  return suggestions.slice(0, maxFollowUps).map(({ kind, name }) => symbolQuestion(kind, name, { label: '' }).question);
}

/** Files and selections of the open folders that the person attached to the request. */
async function focusOf(
  references: ParticipantRequest['references'],
  { index }: Clew,
): Promise<readonly NonNullable<AskOptions['focus']>[]> {
  const focuses: NonNullable<AskOptions['focus']>[] = [];
  for (const { value } of references) {
    const uri = value instanceof vscode.Location ? value.uri : value instanceof vscode.Uri ? value : undefined;
    const file = uri && fileRefOf(uri, index.roots);
    if (!uri || !file) continue;
    const range = value instanceof vscode.Location ? value.range : undefined;
    const last = range ? range.end.line + 1 : (await vscode.workspace.openTextDocument(uri)).lineCount;
    focuses.push({ ...file, lineStart: (range?.start.line ?? 0) + 1, lineEnd: last });
  }
  return focuses;
}
