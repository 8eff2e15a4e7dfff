// Commands that the palette leaves to "Clew: More…", in the order of that list.

/** Command ids; the titles are those of the manifest. */
export const seldomCommands = [
  'clew.askHere',
  'clew.attach',
  'clew.copyContext',
  'clew.exportChat',
  'clew.importChat',
  'clew.openChatInEditor',
  'clew.movePanel',
  'clew.rebuildIndex',
  'clew.copyIndexReport',
  'clew.measure',
  'clew.showSentToChats',
  'clew.showStatistics',
  'clew.clearStatistics',
  'clew.deleteData',
] as const;
