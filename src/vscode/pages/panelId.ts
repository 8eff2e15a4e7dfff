// Id of the panel's view in the manifest, with which commands focus the view.

export const panelId = 'clew.panel';
