// How many uses there are: direct ones alone are the count, what may be a use is counted apart.

/** Numbers of the uses of one definition or of several. */
export interface UseNumbers {
  readonly direct: number;
  readonly possible: number;
  /** Those of the possible uses that send an event which may reach it. */
  readonly senders: number;
  readonly undecided: number;
  /** The types that the possible uses name, each once. */
  readonly through: readonly string[];
}

interface Possible<T> {
  readonly through: T | null;
  readonly throughEvent?: string;
}

/** The numbers of lists of uses. `typeName` tells what a type that a possible use goes through is called. */
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
