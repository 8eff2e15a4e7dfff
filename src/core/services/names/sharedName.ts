// Shared names: names that parts of a workspace share as a text alone, such as an environment variable that one file sets and another reads.
import type { CodeGraph, EdgeKind, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { SharedNameType } from '../../uses/answer/sharedNameType.ts';
import type { UseKind } from '../../uses/places/useKind.ts';
import type { CodeFile } from '../codeFile.ts';

/** The part of a file that names are read from. */
export type NamedFile = Pick<CodeFile, 'path' | 'language' | 'text' | 'code'>;

/** A place of a shared name in a file. */
export interface SharedNamePlace {
  /** The name as compared: places with equal keys share it. */
  readonly key: string;
  /** Offset of the name in the text of the file. */
  readonly offset: number;
  readonly kind: UseKind;
  /** Whether the place gives the name its value or meaning; the others use it. */
  readonly isOffer: boolean;
  /** An offer that itself uses what others offer: a model has the name of a table that a migration creates. */
  readonly isUse?: true;
  /** Offset of the function that the place is given; it is the end of an edge. Absent: the definition around the place is. */
  readonly handlerOffset?: number;
  /** The key is the name of a constant, which another file may define. */
  readonly isConstant?: true;
  /** Share of such places that mean a name of this type, 0..1. */
  readonly confidence: number;
  /** Whether the place means a name of its own file alone: it is listed, and has no edges. */
  readonly isLocal?: boolean;
  /** The key is only the start of the name: code adds the rest. */
  readonly isStart?: true;
  /** Endings of the files that may offer the name by their path; absent: any. */
  readonly endings?: readonly string[];
  /** Only a file that has it as its whole name offers it, since the place may well be another text. */
  readonly needsWholeName?: true;
}

/** A name of a file. It is whole where it begins below a folder in which such files are looked for. */
export interface OfferedName {
  readonly key: string;
  readonly isWhole: boolean;
}

/** Whether what a file offers reaches a use in another one. */
export type NameReach = (offer: CodeFile, use: CodeFile) => boolean;

/** One type of shared names: where files have them. Each is a folder beside this file, with a table of its ways to write them. */
export interface SharedNameKind {
  readonly type: SharedNameType;
  /** Texts, at least one of which stands in every file that offers such a name. */
  readonly offerRuns: readonly string[];
  /** Texts, at least one of which stands in every file that uses such a name. */
  readonly useRuns: readonly string[];
  /** The key of a name as a person writes it; undefined where it is no such name. */
  keyOf(name: string): string | undefined;
  /** Whether a name counts only where a place offers it, because the same text may name other things; absent: never. */
  needsOffer?(name: string): boolean;
  /** Texts, at least one of which stands in every file with a place of this key. */
  textsOf(key: string): readonly string[];
  /** Whether constants may stand for the names, so that places with constants of such a text are looked up, too. */
  readonly hasConstants?: true;
  /** All places of such names in a file. Takes time linear in its text. */
  placesIn(file: NamedFile): readonly SharedNamePlace[];
  /** Whether an edge leads to offers of the same package first: two services may each have a database with a table `users`. */
  readonly isOfPackage?: true;
  /** The names that a whole file offers by its path; absent where only texts in files offer names. */
  fileNamesOf?(path: string): readonly OfferedName[];
  /** Instead of `useRuns`: the texts of those that may use one of these files. */
  useRunsFor?(paths: readonly string[]): readonly string[];
  /** Kind of the edge from a use to an offer; absent: the names have no edges, and are only looked up. */
  readonly edgeKind?: EdgeKind | ((use: SharedNamePlace) => EdgeKind);
  /** Tells for the files of a workspace which offers reach which uses; absent: all do. */
  reachIn?(graph: CodeGraph): NameReach;
  /** Paths of the only files that offer such names; absent: any. Others are not read for offers. */
  readonly offerPath?: RegExp;
  /** Ids of the only languages with such places; absent: any. Files of others are not read. */
  readonly languages?: ReadonlySet<string>;
  /** The definition that a use itself names, where no file offers the name. */
  targetOf?(place: SharedNamePlace, file: CodeFile, graph: CodeGraph): SymbolNode | undefined;
}
