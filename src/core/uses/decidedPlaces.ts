// Goes through the texts with a name of the target and decides each place.
import { fileKey } from '../base/fileKey.ts';
import { firstOfEach } from '../base/collections/firstOfEach.ts';
import type { Pause } from '../base/pause.ts';
import type { CodeGraph } from '../graph/edges/types.ts';
import type { FileTexts, TextFile } from '../text/fileTexts.ts';
import { filesHoldingRuns, placesOf, type RunPlaces } from '../text/wordRuns.ts';
import { codeFilesOf } from './codeFiles.ts';
import { isTargetNamedIn } from './answer/namedInText.ts';
import { PlaceDecider, type DecidedPlace, type PlaceVerdictKind } from './placeDecider.ts';
import { isWholeAt } from './places/occurrences.ts';
import { canName, reachOf } from './reach.ts';
import {
  comparePlaces,
  type LookedThrough,
  type Reach,
  type UseOptions,
  type UseParts,
  type UsePlace,
  type Uses,
  type UseTarget,
} from './types.ts';

interface HoldingFile {
  readonly file: TextFile;
  readonly text: string;
  /** Offsets of the name in the text, whole or as a part of another name. */
  readonly at: readonly number[];
}

/** The places of one target, name by name. */
export class DecidedPlaces {
  quoted: Uses['quoted'] = null;
  readonly reach: Reach;
  readonly #target: UseTarget;
  readonly #graph: CodeGraph;
  readonly #texts: FileTexts;
  readonly #decider: PlaceDecider;
  readonly #includes: NonNullable<UseOptions['includes']>;
  readonly #all = new Map<string, DecidedPlace>();
  #files = 0;
  #written = 0;
  #outOfReach = 0;

  /** @param home the text of the file that defines the target */
  constructor(target: UseTarget, home: string | undefined, { graph, texts }: UseParts, includes: NonNullable<UseOptions['includes']>) {
    this.#target = target;
    this.#graph = graph;
    this.#texts = texts;
    this.#includes = includes;
    this.reach = reachOf(target, home, graph);
    this.#decider = new PlaceDecider(target, graph, home);
  }

  /** Number of places. */
  get size(): number {
    return this.#all.size;
  }

  /** Places so far that only inferred types exclude. */
  get doubts(): number {
    return this.#decider.doubts;
  }

  /** See {@link PlaceDecider.isDeclared}. */
  get isDeclared(): boolean {
    return this.#decider.isDeclared;
  }

  /** The places so far by verdict, in output order. */
  sorted(): (is: PlaceVerdictKind) => UsePlace[] {
    const sorted = [...this.#all.values()].sort((a, b) => comparePlaces(a.place, b.place));
    return (is) => sorted.filter((each) => each.is === is).map(({ place }) => place);
  }

  /** Numbers of the search so far. */
  get looked(): LookedThrough {
    const { definitions, others } = this.#decider.noUses;
    const inText = Math.max(0, this.#written - this.#outOfReach - definitions - others - this.#all.size);
    return { files: this.#files, definitions, others, inText, outOfReach: this.#outOfReach };
  }

  /**
   * Decides all places of `name`, with pauses in between. `known` are the files with it; `isOwn` marks the target's own name. Returns the
   * aliases under which imports there take the target. Rejects with `CancelledError`.
   */
  async take(
    name: string,
    { isOwn, known }: { isOwn: boolean; known: readonly TextFile[] | undefined },
    pause: Pause,
  ): Promise<readonly string[]> {
    const aliases: string[] = [];
    for (const holding of await this.#filesWith(name, known, pause)) {
      if (pause.isDue) await pause.take();
      const { file, text, at } = holding;
      const wholes = at.filter((each) => isWholeAt(name, text, each)).length;
      if (!this.quoted && isOwn && isTargetNamedIn(file, text, this.#target, this.#graph)) this.quoted = file;
      if (!wholes) continue;
      this.#files++;
      this.#written += wholes;
      if (canName(this.reach, this.#target.symbol, file, text)) aliases.push(...(await this.#takeFile(name, holding, pause)));
      else this.#outOfReach += wholes;
    }
    return aliases;
  }

  async #takeFile(name: string, { file, text, at }: HoldingFile, pause: Pause): Promise<readonly string[]> {
    const decided: DecidedPlace[] = [];
    for (const each of this.#decider.inFile(file, text, name, at)) {
      if (pause.isDue) await pause.take();
      if (each && this.#includes(file, each.place.line)) decided.push(each);
    }
    const aliases: string[] = [];
    // A line appears once for each kind of use.
    for (const each of firstOfEach(decided, keyOfPlace)) {
      this.#all.set(keyOfPlace(each), each);
      if (each.is === 'it') aliases.push(...aliasesOn(each.place, name, this.#graph));
    }
    return aliases;
  }

  /** Files with the name, and their texts; `known` are these files if already known. */
  async #filesWith(name: string, known: readonly TextFile[] | undefined, pause: Pause): Promise<readonly HoldingFile[]> {
    const files: HoldingFile[] = [];
    const texts = this.#texts;
    const includes = codeFilesOf(this.#graph);
    const take = ({ file, text, at: [at = []] }: RunPlaces): void => void files.push({ file, text, at: apart(at, name.length) });
    if (!known) await filesHoldingRuns([name], texts, { includes, most: Infinity, take, pause }, pause.token);
    for (const file of known ?? []) {
      const text = texts.held(file)?.text ?? (await texts.textOf(file.root, file.path));
      if (text !== undefined && includes(file)) files.push({ file, text, at: apart(placesOf(name, text, Infinity), name.length) });
      if (pause.isDue) await pause.take();
    }
    return files;
  }
}

function keyOfPlace({ place: { root, path, line, kind }, is }: DecidedPlace): string {
  return `${fileKey(root, path)}:${line} ${kind} ${is}`;
}

/** Aliases of `name` in an import on the place's line. */
function aliasesOn({ root, path, line }: UsePlace, name: string, graph: CodeGraph): readonly string[] {
  const imports = graph.file(root, path)?.facts.imports.filter((fact) => fact.line <= line) ?? [];
  return imports.flatMap(({ names }) =>
    names.flatMap(({ imported, local }) => (imported === name && local !== name && aliasName.test(local) ? [local] : [])),
  );
}

/** Offsets without overlaps of the name. */
function apart(offsets: readonly number[], length: number): readonly number[] {
  let end = 0;
  return offsets.filter((at) => at >= end && (end = at + length) > 0);
}

const aliasName = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
