// Shapes of uses: what is asked about, the places that use it, and in which order places are told.
import { compareTexts } from '../graph/files/definitions.ts';
import { isClassLike } from '../graph/files/fileEntry.ts';
import { ownerOf } from '../graph/files/owners.ts';
import type { CodeGraph, EdgeEvidence, NamedDefinition, SymbolNode } from '../graph/edges/types.ts';
import type { FileTexts, TextFile } from '../text/fileTexts.ts';
import { lastPart } from './fields.ts';
import type { UseKind } from './useKind.ts';

/** What is asked about: a symbol, or with `name` a field or variable of it that is no symbol itself. */
export type UseTarget = NamedDefinition;

/** A place that uses the target. Zero-based; `column` is that of the name. */
export interface UsePlace {
  readonly root: string;
  readonly path: string;
  readonly role: TextFile['role'];
  readonly line: number;
  readonly column: number;
  readonly kind: UseKind;
  readonly evidence: EdgeEvidence;
  /** 0..1, as edges have it. */
  readonly confidence: number;
  readonly text: string;
  /** The innermost definition around it; local constants are a part of their function. */
  readonly symbol: SymbolNode | null;
  /** Of a place that registers: what names the event there. */
  readonly event?: string;
  /** The event through which the place may reach the target: it sends what the target is registered for. */
  readonly throughEvent?: string;
  /** Of a possible use the base or derived type that it names; null where none is known. */
  readonly through: SymbolNode | null;
}

/** What can name a definition: its class, its file, the files of its folder, any of the workspace, or also code outside of it. */
export interface Reach {
  readonly within: 'class' | 'file' | 'folder' | 'workspace' | 'outside';
  /** Only scope leads to it: no reflection finds it by a string. */
  readonly isLexical: boolean;
  /** A member that is private by itself: no code outside gets at it through an object that was handed on. */
  readonly isPrivate: boolean;
}

/** All that is known of the uses of one definition. */
export interface Uses {
  /** What was asked about, as it is in the index that was looked through. */
  readonly target: UseTarget;
  /** Places that surely or very likely use the target itself, code first, then by path and line. */
  readonly places: readonly UsePlace[];
  /** Places that name a base's or a derived class's member of that name, or send an event that it is registered for: they may reach it. */
  readonly possible: readonly UsePlace[];
  /** Places of the name of which neither scope nor types tell what is meant. */
  readonly undecided: readonly UsePlace[];
  /** The first place where the name stands in quotation marks, as reflection and configuration name things. */
  readonly quoted: { readonly root: string; readonly path: string } | null;
  /** From where it can be named; places elsewhere are no candidates. */
  readonly reach: Reach;
  /** Places that are no uses only by types that were concluded, or by types that Python does not hold anybody to. */
  readonly doubts: number;
  /** What holds a field or variable declares it, apart from where it is assigned. */
  readonly isDeclared: boolean;
  /** What was gone through to know that. */
  readonly looked: LookedThrough;
  /** The index changed again and again meanwhile, or the target is gone: the places need not be all, and are not of one state. */
  readonly isMixed: boolean;
}

/** Places of a name by what they are, beside its uses: the proof of "nobody". */
export interface LookedThrough {
  /** Files that hold the name. */
  readonly files: number;
  /** Definitions and declarations of that name. */
  readonly definitions: number;
  /** Places that mean something else, by scope, imports or types. */
  readonly others: number;
  /** Places in comments and strings. */
  readonly inText: number;
  /** Places from which the language does not let it be named. */
  readonly outOfReach: number;
}

/** What uses are found with. */
export interface UseParts {
  readonly graph: CodeGraph;
  readonly texts: FileTexts;
}

/** Where the search may look. */
export interface UseOptions {
  readonly includes?: (file: { readonly root: string; readonly path: string }, line: number) => boolean;
  /** Only direct uses: events are not followed to those who send them. */
  readonly isDirect?: boolean;
  /** The files that hold a name, where that is known of it already; without it all texts are looked through. */
  readonly holding?: (name: string) => readonly TextFile[] | undefined;
}

/** What the target is a member of: of a field or variable that is no symbol, what holds it. */
export function ownerOfTarget({ symbol, name }: Pick<UseTarget, 'symbol' | 'name'>, graph: CodeGraph): SymbolNode | undefined {
  return name === undefined ? ownerOf(symbol, graph) : symbol;
}

/** A member of a type that is written out in the head of a function or for a variable: no class owns it. */
export function isInlineMember({ symbol, name }: UseTarget): boolean {
  return name?.includes('.') === true && !isClassLike(symbol.fact);
}

/** The name that places must have to use `target`. */
export function nameOfTarget({ symbol, name }: UseTarget): string {
  return name === undefined ? symbol.fact.name : lastPart(name);
}

/** Places are told in this order of the roles of their files. */
export const roleOrder: Readonly<Record<TextFile['role'], number>> = {
  code: 0,
  configuration: 1,
  example: 2,
  test: 3,
  documentation: 4,
  generated: 5,
  vendored: 6,
};

/** The order in which places are told. */
export function comparePlaces(a: UsePlace, b: UsePlace): number {
  return (
    roleOrder[a.role] - roleOrder[b.role] ||
    compareTexts(a.root, b.root) ||
    compareTexts(a.path, b.path) ||
    a.line - b.line ||
    a.column - b.column
  );
}

/** The line around an offset of `text`, without the white space around it. */
export function lineTextAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? undefined : end).trim();
}
