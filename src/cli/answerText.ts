// An answer for the terminal: the numbers of citations become `path:line`, so that terminals and editors can make links of them.
import type { AnswerRecord } from '../core/answering/record.ts';

/** The answer with `[n]` replaced by `(path:line)` outside of code. A number without a verified citation stays as it is. */
export function answerText({ answer, citations }: Pick<AnswerRecord, 'answer' | 'citations'>): string {
  const places = new Map<string, string>();
  for (const { n, root, file, lineStart, status } of citations) {
    if (status !== 'unsupported') places.set(String(n), `${root ? `${root}/` : ''}${file}:${lineStart}`);
  }
  const cite = (text: string): string =>
    text.replace(/\[(\d+)\]/g, (number, n: string) => (places.has(n) ? `(${places.get(n) ?? ''})` : number));
  let fence = '';
  return answer
    .split('\n')
    .map((line) => {
      const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
      if (fence) {
        if (mark.startsWith(fence)) fence = '';
        return line;
      }
      fence = mark;
      return mark ? line : outsideCode(withoutRepetition(line, places), cite);
    })
    .join('\n');
}

/** Leaves out a number whose place stands right before it. */
function withoutRepetition(line: string, places: ReadonlyMap<string, string>): string {
  return line.replace(/(`([^`]+)`) \[(\d+)\]/g, (all, code: string, text: string, n: string) => (places.get(n) === text ? code : all));
}

/** Applies `change` to the parts of a line that are not between backticks. */
function outsideCode(line: string, change: (text: string) => string): string {
  const parts = line.split('`');
  return parts.map((part, i) => (i % 2 === 0 || i === parts.length - 1 ? change(part) : part)).join('`');
}
