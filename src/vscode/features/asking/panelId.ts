// The id of the panel's view in the manifest: commands focus the view by it.

/** The view of the manifest. */
export const panelId = 'clew.panel';
