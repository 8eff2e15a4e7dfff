// Document about requests to a model, sent or not: destination, size, lines, and every message verbatim.
import * as l10n from '@vscode/l10n';
import { textOfMessage } from '../../core/base/messageText.ts';
import type { ModelMessage } from '../../core/ports.ts';
import type { SentRecord } from '../../models/gate/gate.ts';
import type { SentView } from '../../protocol/toPanel.ts';
import { fenceText } from '../documents/codeFence.ts';

/** The requests of one answer. `keptRecords` is empty when only the list is left. */
export interface SentRequests {
  readonly question: string;
  readonly requests: readonly SentView[];
  readonly keptRecords: readonly SentRecord[];
  /** Whether this window dropped the texts to stay within a bound; otherwise a reload did. */
  readonly wasDropped: boolean;
}

/** Returns Markdown of the requests that were sent for an answer. */
export function sentRequestsText({ question, requests, keptRecords, wasDropped }: SentRequests): string {
  const head = [`# ${l10n.t('What was sent')}`, fenceText(question)];
  if (!requests.length) return joinSections([...head, l10n.t('Nothing was sent for this answer: it was made on this machine.')]);
  const reason = wasDropped
    ? l10n.t('The full text is no longer kept, to save memory: this is the list of what was sent.')
    : l10n.t('The full text is kept only until the window is reloaded: this is the list of what was sent.');
  const missingNote = requests.length > keptRecords.length ? [reason] : [];
  // The newest texts are kept, so they belong to the last requests of the list.
  const missingCount = requests.length - keptRecords.length;
  return joinSections([
    ...head,
    ...missingNote,
    ...requests.flatMap((request, i) => requestSection(request, i, keptRecords[i - missingCount]?.messages)),
  ]);
}

/** Returns Markdown of requests that reached the gate and were not sent. */
export function requestPreviewText(question: string, requests: readonly SentRecord[]): string {
  const head = [
    `# ${l10n.t('What would be sent')}`,
    fenceText(question),
    l10n.t(
      'Nothing has been sent. If asked now, the question would send this. A later step of the answer may send more, and is shown then.',
    ),
  ];
  return joinSections([...head, ...requests.flatMap((request, i) => requestSection(request, i, request.messages))]);
}

function joinSections(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}

function requestSection(request: SentView, i: number, messages: readonly ModelMessage[] | undefined): readonly string[] {
  const details = [
    `- ${l10n.t('Destination: {0}', request.destination)}`,
    `- ${l10n.t('Model: {0}, {1}', request.model, purposeOf(request))}`,
    `- ${l10n.t('Time: {0}', new Date(request.at).toLocaleString())}`,
    `- ${l10n.t('Size: about {0} tokens', request.tokens)}`,
    `- ${l10n.t('Secrets replaced by placeholders: {0}', request.secretsReplaced)}`,
    ...(request.tools ? [`- ${l10n.t('Tools that it may call: {0}', request.tools.join(', '))}`] : []),
  ];
  return [`## ${l10n.t('Request {0}', i + 1)}`, details.join('\n'), ...placesText(request), ...(messages ?? []).flatMap(messageSection)];
}

function purposeOf({ purpose }: SentView): string {
  switch (purpose) {
    case 'answer':
      return l10n.t('to answer');
    case 'classify':
      return l10n.t('to tell what kind of question it is');
    case 'analyse':
      return l10n.t('to find out what to look for');
  }
}

function placesText({ places }: SentView): readonly string[] {
  if (!places.length) return [l10n.t('No lines of the workspace.')];
  const lines = places.map(({ root, file, lineStart, lineEnd, tokens }) => {
    const path = root ? `${root}/${file}` : file;
    return `- ${l10n.t('{0}, lines {1} to {2}, about {3} tokens', path, lineStart, lineEnd, tokens)}`;
  });
  return [l10n.t('Lines of the workspace:'), lines.join('\n')];
}

function messageSection(modelMessage: ModelMessage): readonly string[] {
  return [`### ${modelMessage.role}`, fenceText(textOfMessage(modelMessage))];
}
