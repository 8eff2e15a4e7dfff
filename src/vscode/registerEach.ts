// Registers the features one by one. One that fails takes none of the others with it: a window with most commands is better than one with none.

/**
 * Calls `register` with each feature in order.
 *
 * @returns the names of those that threw; `failed` was told each with its error
 */
export function registerEach<Feature>(
  features: Readonly<Record<string, Feature>>,
  register: (feature: Feature) => void,
  failed: (name: string, error: unknown) => void,
): readonly string[] {
  return Object.entries(features).flatMap(([name, feature]) => {
    try {
      register(feature);
      return [];
    } catch (error) {
      failed(name, error);
      return [name];
    }
  });
}
