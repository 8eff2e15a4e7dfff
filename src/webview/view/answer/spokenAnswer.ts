// An answer as screen readers speak it. The editor's own chat speaks all of an answer; here the first paragraph is what was asked for, and
// citations, which nobody wants to hear in the middle of a sentence, are counted.
import * as l10n from '@vscode/l10n';
import type { TurnView } from '../../state/turnState.ts';
import { noticeSentences } from './notices.ts';

/** That the answer is complete, why it is as it is, its first paragraph, and how to reach its citations. */
export function spokenAnswer(turn: TurnView): string {
  const citations = [...turn.citations.values()].filter(({ status }) => status !== 'unsupported').length;
  // What a picture shows is missing in the text.
  const text = firstParagraph(turn.text) || firstParagraph(turn.record?.answer ?? '');
  return [l10n.t('The answer is complete.'), ...noticeSentences(turn, true), text, citationWords(citations)].filter(Boolean).join(' ');
}

function citationWords(citations: number): string {
  if (citations === 0) return '';
  return citations === 1 ? l10n.t('1 citation: Alt+Down goes to it.') : l10n.t('{0} citations: Alt+Down goes to the first.', citations);
}

/** Code in a sentence, whose text stays; citations; marks of bold text. */
const marks = /`([^`]+)`| ?\[\d{1,4}(?:, ?\d{1,4})*\]|\*\*/g;

/** The first paragraph or list, without titles, code blocks, tables, marks of Markdown and citations. */
function firstParagraph(markdown: string): string {
  const withoutCode = markdown.replace(/^ *(`{3,})[^\n]*\n[^]*?^ *\1`*$/gm, '');
  const lines = withoutCode
    .split('\n')
    .map((line) => (/^ *(?:#{1,6} |\||`{3})/.test(line) ? '' : line.replace(/^[\s>]*(?:[-*+] |\d+\. )?/, '')));
  const spoken = lines.map((line) => line.replace(marks, (_, code?: string) => code ?? '').trim());
  const start = spoken.findIndex(Boolean);
  if (start < 0) return '';
  const end = spoken.indexOf('', start);
  return spoken.slice(start, end < 0 ? undefined : end).join(' ');
}
