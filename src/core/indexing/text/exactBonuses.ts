// Raises chunks that the question names outright: a symbol by its name, a file by its path.
import { termsOfText } from '../../text/tokenizer.ts';

/** Bonus to a score, which is at most 1.5 without it. */
const bonus = { name: 0.7, nameInOtherCase: 0.35, path: 0.8 } as const;

export interface NameLookup {
  /** Calls `take` for chunks that have the term in their name, with their titles. */
  forEachNamed(term: string, take: (chunk: number, title: string) => void): void;
  /** Calls `take` for all chunks of files whose path equals `ending` or ends with `/` and `ending`, in any case. */
  forEachAtPath(ending: string, take: (chunk: number) => void): void;
}

/** Bonus by chunk for the exact strings of a query; the largest counts where several apply. */
export function exactBonuses(exact: readonly string[], index: NameLookup): ReadonlyMap<number, number> {
  const bonuses = new Map<number, number>();
  const addBonus = (chunk: number, value: number): void => {
    bonuses.set(chunk, Math.max(bonuses.get(chunk) ?? 0, value));
  };
  for (const text of exact) {
    if (text.includes('/') || text.includes('.'))
      index.forEachAtPath(text.replace(/^(\.?\/)+/, '').toLowerCase(), (chunk) => addBonus(chunk, bonus.path));
    const last = text.slice(text.lastIndexOf('.') + 1);
    const term = termsOfText(last).at(-1);
    if (term === undefined) continue;
    const lowerText = text.toLowerCase();
    index.forEachNamed(term, (chunk, title) => {
      if (endsWithName(title, text)) addBonus(chunk, bonus.name);
      else if (endsWithName(title.toLowerCase(), lowerText)) addBonus(chunk, bonus.nameInOtherCase);
    });
  }
  return bonuses;
}

/** `load` and `Loader.load` both name `Loader.load`. */
function endsWithName(title: string, name: string): boolean {
  return title === name || (title.endsWith(name) && title[title.length - name.length - 1] === '.');
}
