// Counts uses: only direct ones are in the main count, possible ones are counted apart.

/** Numbers of uses, for one definition or several. */
export interface UseCounts {
  readonly direct: number;
  readonly possible: number;
  /** Possible uses that send an event which may reach it. */
  readonly senders: number;
  readonly undecided: number;
  /** The types that possible uses name, each once. */
  readonly through: readonly string[];
}

interface PossibleUse<T> {
  readonly through: T | null;
  readonly throughEvent?: string;
}

/** Counts lists of uses. `typeName` gives the name of the type that a possible use goes through. */
export function countUses<T>(
  directPlaces: readonly unknown[],
  possiblePlaces: readonly PossibleUse<T>[],
  undecidedPlaces: readonly unknown[],
  typeName: (type: T) => string,
): UseCounts {
  return {
    direct: directPlaces.length,
    possible: possiblePlaces.length,
    senders: possiblePlaces.filter(({ throughEvent }) => throughEvent !== undefined).length,
    undecided: undecidedPlaces.length,
    through: [...new Set(possiblePlaces.flatMap(({ through }) => (through === null ? [] : [typeName(through)])))],
  };
}
