// How the bench of uses asks Clew: its uses, or the lines that hold the name, which is the baseline.
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { FileRole } from '../../../src/core/workspace/document.ts';
import { TextIndex } from '../../../src/core/indexing/text/textIndex.ts';
import type { IndexedPlace } from '../../../src/core/indexing/searchIndex.ts';
import { holdsName, findNameLines } from '../../../src/core/searching/relations/nameLines.ts';

/** The place of a definition's name, zero-based. */
export interface DefinitionPlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly name: string;
}

/** A line that Clew shows, zero-based. */
interface ShownLine {
  readonly path: string;
  readonly line: number;
}

/** What Clew tells of one definition. `open`: lines that it lists apart because nothing decides them. */
export interface ShownUses {
  readonly places: readonly ShownLine[];
  readonly open: readonly ShownLine[];
  readonly verdict: string;
  /** What keeps "nobody" from being said. */
  readonly because?: string;
}

/** One way to ask. Undefined: no such definition is known. */
export interface UsesSource {
  readonly name: string;
  of(place: DefinitionPlace): Promise<ShownUses | undefined>;
}

/** Asks `codebase`; or the lines that hold the name if `byName`. `texts` holds its files. */
export function usesSource(codebase: Codebase, root: string, texts: ReadonlyMap<string, string>, byName: boolean): UsesSource {
  if (!byName)
    return {
      name: 'uses',
      of: async ({ name, path, line }) => {
        const answers = await codebase.uses({ name, at: { root, path, line: line + 1 } }, {}, neverCancelled);
        const answer = answers[0];
        return (
          answer && {
            places: answer.places.map(zeroBased),
            open: [...answer.possible, ...answer.undecided].map(zeroBased),
            verdict: answer.verdict.is,
            ...(answer.verdict.is === 'unknown' && { because: answer.verdict.because }),
          }
        );
      },
    };
  return { name: 'lines that hold the name', of: (place) => linesWithName(place, codebase, texts) };
}

function zeroBased({ path, line }: ShownLine): ShownLine {
  return { path, line: line - 1 };
}

async function linesWithName(
  { path, line, name }: DefinitionPlace,
  { graph }: Codebase,
  texts: ReadonlyMap<string, string>,
): Promise<ShownUses> {
  const lines = (_root: string, file: string): Promise<readonly string[] | undefined> => Promise.resolve(texts.get(file)?.split(/\r?\n/));
  const files = [...graph.files()].map(({ root, path: file, role }) => ({ root, path: file, role }));
  const search = new HoldingFiles(files.filter((file) => holdsName(texts.get(file.path) ?? '', name)));
  const found = await findNameLines(name, { fullText: search, lines, graph }, { most: Infinity });
  const places = found.places.filter((each) => each.path !== path || each.line !== line);
  return { places, open: [], verdict: places.length ? 'used' : 'nobody' };
}

/** Full text that knows which files hold the one name that is asked for: the product's own is not reached from outside. */
class HoldingFiles extends TextIndex {
  readonly #files: readonly { readonly root: string; readonly path: string; readonly role: FileRole }[];

  constructor(files: readonly IndexedPlace[]) {
    super();
    this.#files = files;
  }

  override filesWith(): readonly IndexedPlace[] {
    return this.#files;
  }
}
