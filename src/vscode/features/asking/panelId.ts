// Id of the panel's view in the manifest, with which commands focus the view.

/** The view of the manifest. */
export const panelId = 'clew.panel';
