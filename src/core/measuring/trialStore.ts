// The store as an index uses it that is made for a trial: nothing of the trial may be taken for the workspace later.
import type { Store } from '../ports.ts';

/** The store for a workspace that is not as it is on disk: its records are as good as any, its list of files is not. */
export function withoutManifests(store: Store): Store {
  return {
    largest: store.largest,
    getMany: (keys) => store.getMany(keys),
    put: (key, bytes) => store.put(key, bytes),
    flush: () => store.flush(),
    readManifest: (root) => store.readManifest(root),
    writeManifest: async () => undefined,
    size: () => store.size(),
    clear: () => store.clear(),
    close: async () => undefined,
  };
}
