// Document about what tools showed to chats and other agents: time, call, lines, and the exact result.
import * as l10n from '@vscode/l10n';
import { fenceText } from '../documents/codeFence.ts';
import type { ShownCall } from './chatEvidenceLog.ts';

/** Returns Markdown of `calls`, newest first. `textOf`: what a chat was shown, while that is kept. */
export function shownCallsText(calls: readonly ShownCall[], textOf: (call: ShownCall) => string | undefined): string {
  const head = `# ${l10n.t('What was sent to chats')}`;
  if (!calls.length) return `${head}\n\n${l10n.t('No chat has called a tool of Clew in this workspace.')}\n`;
  const isTextMissing = calls.some((call) => textOf(call) === undefined);
  const note = isTextMissing
    ? [l10n.t('The words are kept only until the window is reloaded: of older calls this is the list of what was sent.')]
    : [];
  return `${[head, ...note, ...calls.flatMap((call) => section(call, textOf(call)))].join('\n\n')}\n`;
}

function section(call: ShownCall, text: string | undefined): readonly string[] {
  const details = [
    `- ${l10n.t('Time: {0}', new Date(call.at).toLocaleString())}`,
    `- ${l10n.t('Size: about {0} tokens', call.tokens)}`,
    `- ${l10n.t('Secrets replaced by placeholders: {0}', call.secretsReplaced)}`,
  ];
  const args = call.args === '' ? [] : [fenceText(call.args, 'json')];
  return [titleOf(call), details.join('\n'), ...args, placesText(call), ...(text === undefined ? [] : [fenceText(text)])];
}

function titleOf({ tool, client }: ShownCall): string {
  return client === undefined ? `## ${tool}` : `## ${tool} · ${client.replace(/[^\p{L}\p{N} ._/@-]/gu, '') || l10n.t('another agent')}`;
}

function placesText({ places }: ShownCall): string {
  if (!places.length) return l10n.t('No lines of the workspace.');
  const lines = places.map(({ root, file, lineStart, lineEnd, tokens }) => {
    const path = root ? `${root}/${file}` : file;
    return `- ${l10n.t('{0}, lines {1} to {2}, about {3} tokens', path, lineStart, lineEnd, tokens)}`;
  });
  return [l10n.t('Lines of the workspace:'), ...lines].join('\n');
}
