// Counts uses: only direct ones are in the main count, possible ones are counted apart.

/** Numbers of uses, for one definition or several. */
export interface UseNumbers {
  readonly direct: number;
  readonly possible: number;
  /** Possible uses that send an event which may reach it. */
  readonly senders: number;
  readonly undecided: number;
  /** The types that possible uses name, each once. */
  readonly through: readonly string[];
}

interface Possible<T> {
  readonly through: T | null;
  readonly throughEvent?: string;
}

/** Counts lists of uses. `typeName` gives the name of the type that a possible use goes through. */
export function useNumbers<T>(
  direct: readonly unknown[],
  possible: readonly Possible<T>[],
  undecided: readonly unknown[],
  typeName: (type: T) => string,
): UseNumbers {
  return {
    direct: direct.length,
    possible: possible.length,
    senders: possible.filter(({ throughEvent }) => throughEvent !== undefined).length,
    undecided: undecided.length,
    through: [...new Set(possible.flatMap(({ through }) => (through === null ? [] : [typeName(through)])))],
  };
}
