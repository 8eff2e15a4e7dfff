// Ranks a literal that embeds the variable of another literal above that one: it emits the whole message of several lines.
import { escapeRegExp } from '../../../text/textQuery.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';
import type { FileTexts } from '../../../text/fileTexts.ts';
import type { Candidate } from '../../candidate.ts';

/**
 * - `toText`: lines from the name of a variable down to its text.
 * - `toLine`: lines from a use of that name down to the line that matches.
 */
const limits = { toText: 2, toLine: 3 } as const;
/** Factor just above the score of the embedded text: only the order counts. */
const extensionFactor = 1.0005;

/** Raises each literal above the literals of the same function whose variables it uses. */
export async function rankByExtension(candidates: readonly Candidate[], texts: FileTexts): Promise<readonly Candidate[]> {
  const constants = candidates.filter(({ message, symbol }) => symbol && message && message.role === 'constant' && message.kind !== 'part');
  const scores = new Map<Candidate, number>();
  for (const base of constants) {
    const lines = (await texts.textOf(base.root, base.path))?.split('\n') ?? [];
    const name = variableAt(lines, base.at ?? 0);
    if (name === undefined) continue;
    const variableUse = useOf(name);
    for (const candidate of candidates) {
      const { symbol, message, at } = candidate;
      if (symbol?.id !== base.symbol?.id || !message || message.kind === 'part' || at === undefined || at === base.at) continue;
      if (message.message === base.message?.message || !variableUse.test(lines.slice(Math.max(0, at - limits.toLine), at + 1).join('\n')))
        continue;
      scores.set(candidate, Math.max(scores.get(candidate) ?? candidate.score, base.score * extensionFactor));
    }
  }
  return candidates.map((candidate) => ({ ...candidate, score: scores.get(candidate) ?? candidate.score }));
}

/** Whether the line of a literal names the variable of another text. */
export async function embedsText({ file, line }: MessageMatch, text: MessageMatch, texts: FileTexts): Promise<boolean> {
  const linesOf = async ({ root, path }: MessageMatch['file']): Promise<readonly string[]> =>
    (await texts.textOf(root, path))?.split('\n') ?? [];
  const name = variableAt(await linesOf(text.file), text.line);
  return name !== undefined && useOf(name).test((await linesOf(file))[line] ?? '');
}

function useOf(name: string): RegExp {
  return new RegExp(`[{$(+.\\s]${escapeRegExp(name)}(?![\\p{L}\\p{N}_])`, 'u');
}

/** Name of the variable that is assigned the text on `line`. */
function variableAt(lines: readonly string[], line: number): string | undefined {
  for (let at = line; at >= Math.max(0, line - limits.toText); at--) {
    const name = /([\p{L}_$][\p{L}\p{N}_$]*)\s*(?::[^=]{1,60})?:?=(?![=>])/u.exec(lines[at] ?? '')?.[1];
    if (name !== undefined) return name;
  }
  return undefined;
}
