// A text as a code block of Markdown that the text itself cannot end.
import { fenceFor } from '../../core/answering/page/markdown.ts';

/** The text stays as it is; `fenced` of core takes common indentation away. */
export function fenced(text: string, language = ''): string {
  const fence = fenceFor(text, 3);
  return `${fence}${language}\n${text}\n${fence}`;
}
