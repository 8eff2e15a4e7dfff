// Formats an answer for the terminal: citation numbers become `path:line`, which terminals and editors can link.
import type { AnswerRecord } from '../../core/answering/record/answerRecord.ts';

/** Replaces `[n]` by `(path:line)` outside of code. A number without a verified citation stays as it is. */
export function answerText({ answer, citations }: Pick<AnswerRecord, 'answer' | 'citations'>): string {
  const places = new Map<string, string>();
  for (const { n, root, file, lineStart, status } of citations) {
    if (status !== 'unsupported') places.set(String(n), `${root ? `${root}/` : ''}${file}:${lineStart}`);
  }
  const cite = (text: string): string =>
    text.replace(/(\bin |在 )?\[(\d+)\]/g, (whole, before: string | undefined, n: string) => {
      const place = places.get(n);
      if (place === undefined) return whole;
      return before === undefined ? `(${place})` : `${before}\`${place}\``;
    });
  return byLine(answer, (line) =>
    outsideCode(withPlaceFirst(withoutRepetition(line, places), places), (text) => withoutEscapes(cite(text))),
  );
}

/** A file of the root has no folder before its number, so its place is the first word of a line, or follows "in": it needs no parentheses. */
function withPlaceFirst(line: string, places: ReadonlyMap<string, string>): string {
  return line.replace(/^((?:- |\d+\. )?)\[(\d+)\]/, (whole, mark: string, n: string) => {
    const place = places.get(n);
    return place === undefined ? whole : `${mark}\`${place}\``;
  });
}

/** Resolves Markdown escapes outside of code, for readers who see no Markdown. */
export function withoutMarkdownEscapes(answer: string): string {
  return byLine(answer, (line) => outsideCode(line, withoutEscapes));
}

function withoutEscapes(text: string): string {
  return text.replace(/\\([[\]<>*_\\|])/g, '$1');
}

/** Changes the lines outside of fenced blocks. */
function byLine(answer: string, change: (line: string) => string): string {
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
      return mark ? line : change(line);
    })
    .join('\n');
}

/**
 * Drops a number whose place stands right before it, and a file or folder right before its own place, also behind a heading in parentheses.
 */
function withoutRepetition(line: string, places: ReadonlyMap<string, string>): string {
  const shortLine = line.replace(
    /^(- )`([^`]+)`( \(.*?\)) \[(\d+)\](?=:|$)/,
    (match, mark: string, text: string, heading: string, n: string) =>
      fileOf(places.get(n)) === text ? `${mark}\`${places.get(n) ?? ''}\`${heading}` : match,
  );
  return shortLine.replace(/(`([^`]+)`) \[(\d+)\]/g, (match, code: string, text: string, n: string) => {
    const place = places.get(n);
    if (place === text) return code;
    if (place && fileOf(place) === text) return `\`${place}\``;
    const folder = place?.slice(0, place.lastIndexOf('/'));
    // The root's name may precede the folder. A mere common ending is no repetition: `cache` is a function in `src/cache`.
    return place && (folder === text || folder?.slice(folder.indexOf('/') + 1) === text) ? `\`${place}\`` : match;
  });
}

/** The file of `path:line`. */
function fileOf(place = ''): string {
  return place.slice(0, Math.max(0, place.lastIndexOf(':')));
}

/** Applies `change` to the parts of a line that are not between backticks. */
function outsideCode(line: string, change: (text: string) => string): string {
  const parts = line.split('`');
  return parts.map((part, i) => (i % 2 === 0 || i === parts.length - 1 ? change(part) : part)).join('`');
}
