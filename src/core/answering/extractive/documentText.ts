// Reads the prose of a section of a document: its sentences with their lines, without headings, code, tables and markup.
import { withoutDocMarkup } from '../../text/docMarkup.ts';
import { sentencesOf } from '../../text/sentences.ts';

/** Maximum characters of a section that are read. */
const maxCharacters = 20_000;

/** A sentence without its markup; zero-based lines in the file. */
export interface DocumentSentence {
  readonly text: string;
  readonly first: number;
  readonly last: number;
  /** Number of its paragraph or item in the section. */
  readonly paragraph: number;
}

/** A paragraph or item, with the offset at which each of its lines begins. */
interface DocumentParagraph {
  text: string;
  readonly starts: { readonly at: number; readonly line: number }[];
}

/** Headings, rulers, tables, and directives with their options (`:width: 625`). */
const noProse = /^\s*(?:#|[|=\-~^*]{3,}\s*$|\||\.\. |<(?:h[1-6]|!)|:[a-z][\w-]*:(?:\s|$))/i;

/** The sentences of the section in `lines`, of which the first has number `firstLine`. The innermost heading of `title` is none of them. */
export function documentSentences(lines: readonly string[], firstLine: number, title: string): readonly DocumentSentence[] {
  return paragraphsOf(lines, firstLine, title).flatMap((paragraph, number) => {
    let offset = 0;
    return sentencesOf(paragraph.text).map((text): DocumentSentence => {
      const from = Math.max(offset, paragraph.text.indexOf(text, offset));
      offset = from + text.length;
      return { text, first: lineAt(paragraph, from), last: lineAt(paragraph, Math.max(from, offset - 1)), paragraph: number };
    });
  });
}

/** The innermost of the headings of a section, as words. */
export function innermostHeading(title: string): string {
  const plain = withoutDocMarkup(title).replace(/\s+/g, ' ').trim();
  return plain.slice(plain.lastIndexOf(' > ') + 1).replace(/^> /, '');
}

/** Paragraphs of a section without its heading, rulers, tables, code and marks. */
function paragraphsOf(lines: readonly string[], firstLine: number, title: string): readonly DocumentParagraph[] {
  const heading = title.slice(title.lastIndexOf('>') + 1).trim();
  const paragraphs: DocumentParagraph[] = [{ text: '', starts: [] }];
  let [inCode, characters] = [false, 0];
  for (const [index, line] of lines.entries()) {
    characters += line.length + 1;
    if (characters > maxCharacters) break;
    const isFence = /^\s*(?:`{3}|~{3})/.test(line);
    if (isFence) inCode = !inCode;
    if (isFence || inCode || line.trim() === heading || noProse.test(line)) {
      paragraphs.push({ text: '', starts: [] });
      continue;
    }
    const plain = line.replace(/<\/?[a-z][^<>]{0,300}>/gi, '').replace(/!\[[^[\]]{0,200}\]\([^()\s]{0,300}\)/g, '');
    if (line.trim() && !plain.trim()) continue;
    if (!line.trim() || /^\s*(?:[-*+]|\d+[.)])\s/.test(line)) paragraphs.push({ text: '', starts: [] });
    addLine(paragraphs.at(-1), withoutMarkup(plain), firstLine + index);
  }
  return paragraphs.filter(({ text }) => text !== '');
}

/** A line without marks of lists, quotations, links and emphasis. */
function withoutMarkup(line: string): string {
  return line
    .replace(/^\s*(?:>\s*)*(?:(?:[-*+]|\d+[.)])\s+)?/, '')
    .replace(/\*\*(?=\S)([^*]{1,300}?\S)\*\*/g, '$1')
    .replace(/(?<![\w*])\*(?=\S)([^*]{0,300}?\S)\*(?![\w*])/g, '$1')
    .replace(/(?<!\w)__(?=\S)([^_]{0,80}[:\s][^_]{0,80}?)__(?!\w)/g, '$1')
    .replace(/\[([^[\]]{0,200})\]\([^()\s]{1,300}\)/g, '$1')
    .replace(/`([^`<]{1,200}?)(?:\s*<[^<>]{1,300}>)?`_{1,2}(?!\w)/g, '$1')
    .replace(/&#\w{1,8};/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function addLine(paragraph: DocumentParagraph | undefined, text: string, line: number): void {
  if (!paragraph || text === '') return;
  const before = paragraph.text === '' ? '' : `${paragraph.text} `;
  paragraph.starts.push({ at: before.length, line });
  paragraph.text = before + text;
}

function lineAt({ starts }: DocumentParagraph, offset: number): number {
  return (starts.findLast(({ at }) => at <= offset) ?? starts[0])?.line ?? 0;
}
