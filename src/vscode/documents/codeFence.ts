// Code fence for Markdown that the text itself cannot close.
import { fenceFor } from '../../core/answering/page/markdownText.ts';

/** Keeps the text as it is; `fenceText` of core removes common indentation. */
export function fenceText(text: string, language = ''): string {
  const fence = fenceFor(text, 3);
  return `${fence}${language}\n${text}\n${fence}`;
}
