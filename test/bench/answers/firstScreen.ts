// What a person sees of an answer at first: its first paragraph, and the lines that a terminal shows without scrolling.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Lines of a terminal that is opened without thought. */
export const screen = 45;

/** Lines of a file, one-based and inclusive. */
export interface GoldLines {
  readonly file: string;
  readonly first: number;
  readonly last: number;
}

/** The first paragraph that is no heading; empty where there is none. */
export function firstParagraph(text: string): string {
  const paragraphs = text.split('\n\n').map((paragraph) => paragraph.trim());
  return paragraphs.find((paragraph) => paragraph !== '' && !paragraph.startsWith('#')) ?? '';
}

/**
 * Whether a line of `gold` stands on the first screen of `text` as it stands in the file in `folder`, or is quoted there up to the ellipsis.
 * Lines of at most `ignoredLength` characters, such as a closing bracket, could stand there by chance.
 */
export async function isOnFirstScreen(text: string, gold: readonly GoldLines[], folder: string, ignoredLength: number): Promise<boolean> {
  const shown = text
    .split('\n')
    .slice(0, screen)
    .map((line) => line.trim());
  for (const { file, first, last } of gold) {
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n').slice(first - 1, last);
    const wanted = lines.map((line) => line.trim()).filter((line) => line.length > ignoredLength);
    if (wanted.some((line) => shown.some((each) => each.includes(line.slice(0, 100))))) return true;
  }
  return false;
}
