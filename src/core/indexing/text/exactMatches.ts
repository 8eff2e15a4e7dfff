// Raises chunks that the question names outright: a symbol by its name, a file by its path.
import { terms } from '../../text/terms.ts';

/** Bonus to a score, which is at most 1.5 without it. */
const bonus = { name: 0.7, nameInOtherCase: 0.35, path: 0.8 } as const;

/** Look-ups by name in the index. */
export interface NameLookup {
  /** Calls `take` for chunks that have the term in their name, with their titles. */
  eachNamed(term: string, take: (chunk: number, title: string) => void): void;
  /** Calls `take` for all chunks of files whose path equals `ending` or ends with `/` and `ending`, in any case. */
  eachAt(ending: string, take: (chunk: number) => void): void;
}

/** Bonus by chunk for the exact strings of a query; the largest counts where several apply. */
export function exactMatches(exact: readonly string[], index: NameLookup): ReadonlyMap<number, number> {
  const matches = new Map<number, number>();
  const give = (chunk: number, value: number): void => {
    matches.set(chunk, Math.max(matches.get(chunk) ?? 0, value));
  };
  for (const text of exact) {
    if (text.includes('/') || text.includes('.'))
      index.eachAt(text.replace(/^(\.?\/)+/, '').toLowerCase(), (chunk) => give(chunk, bonus.path));
    const last = text.slice(text.lastIndexOf('.') + 1);
    const term = terms(last).at(-1);
    if (term === undefined) continue;
    const folded = text.toLowerCase();
    index.eachNamed(term, (chunk, title) => {
      if (endsWithName(title, text)) give(chunk, bonus.name);
      else if (endsWithName(title.toLowerCase(), folded)) give(chunk, bonus.nameInOtherCase);
    });
  }
  return matches;
}

/** `load` and `Loader.load` both name `Loader.load`. */
function endsWithName(title: string, name: string): boolean {
  return title === name || (title.endsWith(name) && title[title.length - name.length - 1] === '.');
}
