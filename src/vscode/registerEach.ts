// Registers the features one by one, so that one failure does not take the other commands along.

/**
 * Calls `register` with each feature in order.
 *
 * @returns the names of those that threw; `onFailure` received each with its error
 */
export function registerEach<Feature>(
  features: Readonly<Record<string, Feature>>,
  register: (feature: Feature) => void,
  onFailure: (name: string, error: unknown) => void,
): readonly string[] {
  return Object.entries(features).flatMap(([name, feature]) => {
    try {
      register(feature);
      return [];
    } catch (error) {
      onFailure(name, error);
      return [name];
    }
  });
}
