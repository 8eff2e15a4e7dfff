// Tells which records of the store are still of use, so that a store that is too large drops the least needed ones.
import { isNoteKey } from '../../findings/writtenNotes.ts';
import { digestsKey } from '../chunks/chunkDigests.ts';
import { manifestKeys } from '../records/manifest.ts';
import { isRecordKey } from '../records/record.ts';
import { savedPrefixes } from './savedCopy.ts';

/** Classifies manifests and record keys. */
export interface StoreContents {
  /** Whether the manifest of this name lists records. Others may be large and need not be read. */
  listsKeys(manifestName: string): boolean;
  /** Keys of the records in a manifest; none if it is damaged or from a version whose records are no longer read. */
  keysOf(manifest: Uint8Array): Iterable<string>;
  /** Whether records with such a key are useless once no manifest lists them. Vectors serve any equal text. */
  isListed(key: string): boolean;
  /** Whether a record stays however large the store is, such as notes that a model was paid to write. */
  staysAlways(key: string): boolean;
}

/** Classifies the records of file indexes. */
export const storeContents: StoreContents = {
  listsKeys: (manifestName) => !Object.values(savedPrefixes).some((prefix) => manifestName.startsWith(prefix)),
  *keysOf(manifest) {
    for (const key of manifestKeys(manifest)) {
      yield key;
      yield digestsKey(key);
    }
  },
  isListed: (key) => isRecordKey(key) || isRecordKey(key.slice(key.indexOf('.') + 1)),
  staysAlways: isNoteKey,
};
