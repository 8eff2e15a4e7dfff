// Store wrapper for trial indexes: the workspace must not load the data of a trial later.
import type { Store } from '../ports.ts';

/** Store without manifests, for a workspace that differs from the disk: its records are valid, its list of files is not. */
export function withoutManifests(store: Store): Store {
  return {
    largest: store.largest,
    getMany: (keys) => store.getMany(keys),
    put: (key, bytes) => store.put(key, bytes),
    replace: (key, bytes) => store.replace(key, bytes),
    flush: () => store.flush(),
    readManifest: (root) => store.readManifest(root),
    writeManifest: async () => undefined,
    size: () => store.size(),
    clear: () => store.clear(),
    close: async () => undefined,
  };
}
