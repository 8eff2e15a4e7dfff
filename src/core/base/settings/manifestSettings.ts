// Flattens the settings of the extension's manifest into one list. The manifest groups them for people.

/** The part of the manifest that declares settings, one entry per group. */
export interface SettingsManifest<Property> {
  readonly contributes: { readonly configuration: readonly { readonly properties: Readonly<Record<string, Property | undefined>> }[] };
}

/** All settings of the manifest by their full name (`clew.…`), in its order. */
export function manifestSettings<Property>({ contributes }: SettingsManifest<Property>): Readonly<Record<string, Property>> {
  const entries = contributes.configuration.flatMap(({ properties }) => Object.entries(properties));
  return Object.fromEntries(entries.flatMap(([name, property]) => (property === undefined ? [] : [[name, property]])));
}
