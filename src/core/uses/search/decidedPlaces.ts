// Goes through the texts with a name of the target and decides each place.
import { fileKey } from '../../base/fileKey.ts';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { Pause } from '../../base/pause.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { FileTexts, TextFile } from '../../text/fileTexts.ts';
import { filesHoldingRuns, placesOf, type RunOffsets } from '../../text/wordRuns.ts';
import { codeFilesOf } from '../target/codeFiles.ts';
import { isTargetNamedIn, type TextWithName } from './namesInText.ts';
import { PlaceDecider, type DecidedPlace, type PlaceVerdictKind } from './placeDecider.ts';
import { isWholeAt } from '../places/occurrences.ts';
import { canName, reachOf } from '../target/reach.ts';
import {
  comparePlaces,
  type SearchCounts,
  type Reach,
  type UseOptions,
  type UseSearchSources,
  type UsePlace,
  type Uses,
  type UseTarget,
} from '../target/usePlaces.ts';

/** Collects the places of one target, name by name. */
export class DecidedPlaces {
  quotingFile: Uses['quotingFile'] = null;
  readonly reach: Reach;
  readonly #target: UseTarget;
  readonly #graph: CodeGraph;
  readonly #texts: FileTexts;
  readonly #decider: PlaceDecider;
  readonly #includes: NonNullable<UseOptions['includes']>;
  readonly #stopsAtUse: boolean;
  readonly #placesByKey = new Map<string, DecidedPlace>();
  #files = 0;
  #wholeCount = 0;
  #outOfReach = 0;

  /** @param homeText the text of the file that defines the target */
  constructor(
    target: UseTarget,
    homeText: string | undefined,
    { graph, texts }: UseSearchSources,
    { includes = () => true, stopsAtUse = false }: UseOptions,
  ) {
    this.#target = target;
    this.#graph = graph;
    this.#texts = texts;
    this.#includes = includes;
    this.#stopsAtUse = stopsAtUse;
    this.reach = reachOf(target, homeText, graph);
    this.#decider = new PlaceDecider(target, graph, homeText);
  }

  /** Number of places. */
  get size(): number {
    return this.#placesByKey.size;
  }

  /** Whether a certain use is known, and no more are asked for. */
  get isOver(): boolean {
    return this.#stopsAtUse && [...this.#placesByKey.values()].some(({ is }) => is === 'target');
  }

  /** Places so far that only inferred types exclude. */
  get uncertainExclusions(): number {
    return this.#decider.uncertainExclusions;
  }

  /** See {@link PlaceDecider.isDeclared}. */
  get isDeclared(): boolean {
    return this.#decider.isDeclared;
  }

  /** The places so far by verdict, in output order. */
  placesByVerdict(): (is: PlaceVerdictKind) => UsePlace[] {
    const sortedPlaces = [...this.#placesByKey.values()].sort((a, b) => comparePlaces(a.place, b.place));
    return (is) => sortedPlaces.filter((each) => each.is === is).map(({ place }) => place);
  }

  /** Numbers of the search so far. */
  get looked(): SearchCounts {
    const { definitions, others } = this.#decider.nonUses;
    const inText = Math.max(0, this.#wholeCount - this.#outOfReach - definitions - others - this.#placesByKey.size);
    return { files: this.#files, definitions, others, inText, outOfReach: this.#outOfReach };
  }

  /**
   * Decides all places of `name`, with pauses in between. `knownFiles` are the files with it; `isOwn` marks the target's own name. Returns the
   * aliases under which imports there take the target. Rejects with `CancelledError`.
   */
  async decideName(
    name: string,
    { isOwn, knownFiles }: { isOwn: boolean; knownFiles: readonly TextFile[] | undefined },
    pause: Pause,
  ): Promise<readonly string[]> {
    const aliases: string[] = [];
    for (const textWithName of await this.#textsWithName(name, knownFiles, pause)) {
      if (pause.isDue) await pause.take();
      const { file, text, offsets } = textWithName;
      const occurrenceCount = offsets.filter((each) => isWholeAt(name, text, each)).length;
      if (!this.quotingFile && isOwn && isTargetNamedIn(textWithName, this.#target, this.#graph)) this.quotingFile = file;
      if (!occurrenceCount) continue;
      this.#files++;
      this.#wholeCount += occurrenceCount;
      if (canName(this.reach, this.#target.symbol, file, text)) aliases.push(...(await this.#decideFile(name, textWithName, pause)));
      else this.#outOfReach += occurrenceCount;
      if (this.isOver) break;
    }
    return aliases;
  }

  async #decideFile(name: string, { file, text, offsets }: TextWithName, pause: Pause): Promise<readonly string[]> {
    const decidedPlaces: DecidedPlace[] = [];
    for (const each of this.#decider.decideInFile(file, text, name, offsets)) {
      if (pause.isDue) await pause.take();
      if (each && this.#includes(file, each.place.line)) decidedPlaces.push(each);
      if (this.#stopsAtUse && decidedPlaces.at(-1)?.is === 'target') break;
    }
    const aliases: string[] = [];
    // A line appears once for each kind of use.
    for (const each of firstOfEach(decidedPlaces, keyOfPlace)) {
      this.#placesByKey.set(keyOfPlace(each), each);
      if (each.is === 'target') aliases.push(...aliasesOn(each.place, name, this.#graph));
    }
    return aliases;
  }

  /** Files with the name, and their texts; `knownFiles` are these files if already known. */
  async #textsWithName(name: string, knownFiles: readonly TextFile[] | undefined, pause: Pause): Promise<readonly TextWithName[]> {
    const files: TextWithName[] = [];
    const texts = this.#texts;
    const includes = codeFilesOf(this.#graph);
    const take = ({ file, text, offsetsByRun: [at = []] }: RunOffsets): void =>
      void files.push({ file, text, offsets: withoutOverlaps(at, name.length) });
    if (!knownFiles) await filesHoldingRuns([name], texts, { includes, maxOffsets: Infinity, take, pause }, pause.token);
    for (const file of knownFiles ?? []) {
      const text = texts.heldText(file)?.text ?? (await texts.textOf(file.root, file.path));
      if (text !== undefined && includes(file))
        files.push({ file, text, offsets: withoutOverlaps(placesOf(name, text, Infinity), name.length) });
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
function withoutOverlaps(offsets: readonly number[], length: number): readonly number[] {
  let end = 0;
  return offsets.filter((at) => at >= end && (end = at + length) > 0);
}

const aliasName = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
