// A text that goes on from another which a variable holds: of a message of several lines the text that has the later line is where it is raised.
import { escapeRegExp } from '../../../text/textQuery.ts';
import type { FileTexts } from '../../../text/fileTexts.ts';
import type { Candidate } from '../../candidate.ts';

/** Lines from the name of a variable to its text, and from that name in a literal to the line that is matched. */
const limits = { toText: 2, toLine: 3 } as const;
/** Above the score of the text that is extended: only the order counts. */
const extensionFactor = 1.0005;

/** `sites` with each literal that writes the variable of another one, in the same function, before that one. */
export async function rankByExtension(sites: readonly Candidate[], texts: FileTexts): Promise<readonly Candidate[]> {
  const constants = sites.filter(({ message, symbol }) => symbol && message && message.role === 'constant' && message.kind !== 'part');
  const scores = new Map<Candidate, number>();
  for (const base of constants) {
    const lines = (await texts.textOf(base.root, base.path))?.split('\n') ?? [];
    const name = variableAt(lines, base.at ?? 0);
    if (name === undefined) continue;
    const variableUse = new RegExp(`[{$(+.\\s]${escapeRegExp(name)}(?![\\p{L}\\p{N}_])`, 'u');
    for (const site of sites) {
      const { symbol, message, at } = site;
      if (symbol?.id !== base.symbol?.id || !message || message.kind === 'part' || at === undefined || at === base.at) continue;
      if (message.message === base.message?.message || !variableUse.test(lines.slice(Math.max(0, at - limits.toLine), at + 1).join('\n')))
        continue;
      scores.set(site, Math.max(scores.get(site) ?? site.score, base.score * extensionFactor));
    }
  }
  return sites.map((site) => ({ ...site, score: scores.get(site) ?? site.score }));
}

/** The variable that gets the text on `line`. */
function variableAt(lines: readonly string[], line: number): string | undefined {
  for (let at = line; at >= Math.max(0, line - limits.toText); at--) {
    const name = /([\p{L}_$][\p{L}\p{N}_$]*)\s*(?::[^=]{1,60})?:?=(?![=>])/u.exec(lines[at] ?? '')?.[1];
    if (name !== undefined) return name;
  }
  return undefined;
}
