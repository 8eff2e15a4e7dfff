// Finds sections of documentation files by headings: Markdown, reStructuredText, and underlined headings of plain text.
import { languages } from '../../syntax/languages.ts';
import type { SectionFact } from '../facts.ts';
import type { Source } from '../source.ts';

interface SectionHeading {
  readonly line: number;
  readonly level: number;
  readonly title: string;
}

/** Sections in text order. Lines before the first heading form a section without headings. */
export function findSections(source: Source, language: string): SectionFact[] {
  const lines = source.text.split('\n').map((line) => line.replace(/\r$/, ''));
  const headings = languages.get(language)?.marksHeadings ? markdownHeadings(lines) : underlinedHeadings(lines);
  const sections: SectionFact[] = [];
  const openHeadings: SectionHeading[] = [];
  const end = source.lineCount - 1;
  const add = (first: number, last: number): void => {
    if (last >= first) sections.push({ headings: openHeadings.map(({ title }) => title), lines: { first, last } });
  };
  let from = 0;
  for (const heading of headings) {
    if (heading.line > from) add(from, heading.line - 1);
    while ((openHeadings.at(-1)?.level ?? 0) >= heading.level) openHeadings.pop();
    openHeadings.push(heading);
    from = heading.line;
  }
  add(from, end);
  return sections;
}

function markdownHeadings(lines: readonly string[]): SectionHeading[] {
  const headings: SectionHeading[] = [];
  let fence = '';
  lines.forEach((line, i) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (!fence || (mark[0] === fence[0] && mark.length >= fence.length))) fence = fence ? '' : mark;
    if (fence || mark) return;
    const hashes = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/.exec(line);
    if (hashes) {
      headings.push({ line: i, level: hashes[1]?.length ?? 1, title: (hashes[2] ?? '').replace(/[ \t]#+[ \t]*$/, '').trim() });
      return;
    }
    const under = /^ {0,3}(=+|-{2,})[ \t]*$/.exec(line)?.[1];
    const above = lines[i - 1] ?? '';
    if (under && above.trim() !== '' && !/^\s*(?:[#>|*+-]|\d+[.)])/.test(above) && headings.at(-1)?.line !== i - 1) {
      headings.push({ line: i - 1, level: under.startsWith('=') ? 1 : 2, title: above.trim() });
    }
  });
  return headings;
}

/** Underlined headings; as in reStructuredText, the level of a style is its order of first appearance. */
function underlinedHeadings(lines: readonly string[]): SectionHeading[] {
  const headings: SectionHeading[] = [];
  const styles: string[] = [];
  lines.forEach((line, i) => {
    const title = (lines[i - 1] ?? '').trim();
    const mark = line[0] ?? '';
    if (!/^([=\-~^"'`#*+:.<>_])\1{2,}[ \t]*$/.test(line) || title === '' || /^([^\w\s])\1*$/.test(title)) return;
    const over = (lines[i - 2] ?? '').startsWith(mark.repeat(3));
    if (line.trim().length < Math.min(title.length, 4) || (!over && title.length > line.trim().length + 2)) return;
    const style = over ? mark + mark : mark;
    if (!styles.includes(style)) styles.push(style);
    headings.push({ line: over ? i - 2 : i - 1, level: styles.indexOf(style) + 1, title });
  });
  return headings;
}
