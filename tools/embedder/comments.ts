// Comments inside functions with the code below them: short descriptions of short pieces of code.

/** A comment and the lines below it. */
export interface CommentWithCode {
  readonly text: string;
  readonly code: string;
}

const marked = /^\s*(?:\/\/|#)\s?(.*)$/;
const mostLines = 12;
const mostPerChunk = 8;
const fewestWords = 4;

/** Line comments of at least four words above two lines of code or more, up to the next comment or blank line. */
export function commentsWithCode(lines: readonly string[]): CommentWithCode[] {
  const found: CommentWithCode[] = [];
  for (let at = 1; at < lines.length - 1 && found.length < mostPerChunk;) {
    const start = at;
    const said: string[] = [];
    for (let text = textOf(lines[at]); text !== undefined; text = textOf(lines[++at])) said.push(text);
    const code: string[] = [];
    while (said.length && code.length < mostLines && lines[at]?.trim() && textOf(lines[at]) === undefined) code.push(lines[at++] ?? '');
    if (code.length > 1) {
      const text = said.join(' ').replace(/\s+/g, ' ').trim().slice(0, 400);
      if (text.split(' ').length >= fewestWords && !isCode(text)) found.push({ text, code: code.join('\n') });
    }
    if (at === start) at++;
  }
  return found;
}

function textOf(line: string | undefined): string | undefined {
  return line === undefined ? undefined : marked.exec(line)?.[1];
}

/** Code that was commented out. */
function isCode(text: string): boolean {
  return /[;{}=]$|^(?:if|for|return|const|var|let|import)\b.*[({]/.test(text);
}
