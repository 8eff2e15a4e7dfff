// Files that are shared names themselves, such as templates: which of them a place means.
import { fileKeyOf } from '../../base/fileKey.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { FileRole } from '../../workspace/document.ts';
import { mayHaveNames } from './mayHaveNames.ts';
import type { SharedNameKind, SharedNamePlace } from './sharedName.ts';

/** A file that offers a name. */
export interface OfferedFile {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
}

interface NamedOffer {
  readonly file: OfferedFile;
  readonly isWhole: boolean;
}

/** Files that fit a place equally well; of more than that none is meant for sure. Set by judgement. */
const maxTies = 3;
/** Share of files with a part of the right name that are the right one, against those with all of it. Set by judgement. */
const partFactor = 0.8;

/** The files of a workspace that offer names of one kind. */
export class OfferedFiles {
  readonly #offersByKey = new Map<string, NamedOffer[]>();
  readonly #paths: string[] = [];

  constructor({ fileNamesOf }: SharedNameKind, graph: CodeGraph) {
    for (const file of fileNamesOf ? graph.files() : []) {
      // Files have such names whatever languages the kind reads.
      const names = mayHaveNames(file, {}, graph) ? (fileNamesOf?.(file.path) ?? []) : [];
      const { root, path, role } = file;
      if (names.length) this.#paths.push(path);
      for (const { key, isWhole } of names) {
        const offer = { file: { root, path, role }, isWhole };
        const offers = this.#offersByKey.get(key);
        if (offers) offers.push(offer);
        else this.#offersByKey.set(key, [offer]);
      }
    }
  }

  get paths(): readonly string[] {
    return this.#paths;
  }

  /** The files that have this name as a whole; where none has, those with it at the end of their path. */
  named(key: string): readonly OfferedFile[] {
    return bestNamed(this.#offersByKey.get(key) ?? []).map(({ file }) => file);
  }

  /** The files that a place means, with the share of such answers that are right. Tests offer files to tests alone. */
  meantBy(
    { key, endings, needsWholeName, confidence }: SharedNamePlace,
    user: OfferedFile,
  ): { readonly files: readonly OfferedFile[]; readonly confidence: number } {
    const offers = (this.#offersByKey.get(key) ?? []).filter(
      ({ file, isWhole }) =>
        (isWhole || !needsWholeName) &&
        (file.role !== 'test' || user.role === 'test') &&
        (endings?.some((ending) => file.path.endsWith(ending)) ?? true) &&
        fileKeyOf(file) !== fileKeyOf(user),
    );
    const best = nearestTo(user, bestNamed(offers));
    const isWhole = best.some((offer) => offer.isWhole);
    if (!best.length || best.length > maxTies) return { files: [], confidence: 0 };
    return { files: best.map(({ file }) => file), confidence: (confidence * (isWhole ? 1 : partFactor)) / best.length };
  }
}

function bestNamed(offers: readonly NamedOffer[]): readonly NamedOffer[] {
  const whole = offers.filter(({ isWhole }) => isWhole);
  return whole.length ? whole : offers;
}

/** Packages of one workspace may each have a file of that name: the one with most folders in common with the user is meant. */
function nearestTo(user: OfferedFile, offers: readonly NamedOffer[]): readonly NamedOffer[] {
  const shares = offers.map(({ file }) => sharedFolderCount(file, user));
  const most = Math.max(...shares);
  return offers.filter((_, i) => shares[i] === most);
}

function sharedFolderCount(a: OfferedFile, b: OfferedFile): number {
  if (a.root !== b.root) return -1;
  const [folders, others] = [a.path.split('/').slice(0, -1), b.path.split('/')];
  const end = folders.findIndex((folder, i) => folder !== others[i]);
  return end < 0 ? folders.length : end;
}
