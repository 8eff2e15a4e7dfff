// Types of uses: the target, the places that use it, and their order.
import { compareTexts } from '../../base/compareTexts.ts';
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { ownerOf } from '../../graph/files/enclosingSymbols.ts';
import type { CodeGraph, EdgeEvidence, NamedDefinition, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { FileTexts, TextFile } from '../../text/fileTexts.ts';
import { lastPart } from './fieldHolders.ts';
import type { UseKind } from '../places/useKind.ts';

/** The definition in question: a symbol, or a named field or variable of it that is not a symbol. */
export type UseTarget = NamedDefinition;

/** A place that uses the target. Zero-based; `column` is the start of the name. */
export interface UsePlace {
  readonly root: string;
  readonly path: string;
  readonly role: TextFile['role'];
  readonly line: number;
  readonly column: number;
  readonly kind: UseKind;
  readonly evidence: EdgeEvidence;
  /** 0..1, as for edges. */
  readonly confidence: number;
  readonly text: string;
  /** The innermost enclosing definition; local constants belong to their function. */
  readonly symbol: SymbolNode | null;
  /** For a registration: the name of the event. */
  readonly event?: string;
  /** The event through which the place may reach the target: it sends an event that the target is registered for. */
  readonly throughEvent?: string;
  /** The contract that leads to the target, such as the request that it answers. */
  readonly contract?: string;
  /** For a possible use: the base or derived type that it names. Null if unknown, for senders of events, and for all other uses. */
  readonly through: SymbolNode | null;
}

/** Code that can name a definition: its class, its file, its folder, the workspace, or also code outside. */
export interface Reach {
  readonly within: 'class' | 'file' | 'folder' | 'workspace' | 'outside';
  /** Only scope leads to it: reflection cannot find it by a string. */
  readonly isLexical: boolean;
  /** A member that is private itself: outside code cannot reach it through an object that it receives. */
  readonly isPrivate: boolean;
}

/** Result of a search for the uses of one definition. */
export interface Uses {
  /** The target as it is in the searched index. */
  readonly target: UseTarget;
  /** Places that surely or very likely use the target itself, code first, then by path and line. */
  readonly places: readonly UsePlace[];
  /** Places that name a member of that name in a base or derived class, or send an event that it is registered for: they may reach it. */
  readonly possible: readonly UsePlace[];
  /** Places of the name that neither scope nor types decide. */
  readonly undecided: readonly UsePlace[];
  /** The first place with the name in quotation marks, as in reflection and configuration. */
  readonly quotingFile: { readonly root: string; readonly path: string } | null;
  /** Area from which it can be named; places elsewhere are no candidates. */
  readonly reach: Reach;
  /** Number of places excluded only by types that are inferred or, in Python, not enforced. Any of them may be a use after all. */
  readonly uncertainExclusions: number;
  /** Whether the owner of a field or variable declares it, apart from assignments. */
  readonly isDeclared: boolean;
  /** Numbers of the places that were checked and are no uses. */
  readonly looked: SearchCounts;
  /** The index kept changing, or the target is gone: the places may be incomplete and from different states. */
  readonly isMixed: boolean;
}

/** Places of a name that are no uses, by kind: the proof of "nobody". */
export interface SearchCounts {
  /** Files with the name. */
  readonly files: number;
  /** Definitions and declarations of that name. */
  readonly definitions: number;
  /** Places with another meaning, by scope, imports or types. */
  readonly others: number;
  /** Places in comments and strings. */
  readonly inText: number;
  /** Places from which the language does not allow the name. */
  readonly outOfReach: number;
}

/** Sources of a search for uses. */
export interface UseSearchSources {
  readonly graph: CodeGraph;
  readonly texts: FileTexts;
}

/** Whether a line counts. */
export type UseFilter = (file: { readonly root: string; readonly path: string }, line: number) => boolean;

/** Limits of a search. */
export interface UseOptions {
  readonly includes?: UseFilter;
  /** Only direct uses: events are not followed to their senders. */
  readonly isDirect?: boolean;
  /** Stops at the first certain use: the rest is then incomplete. For callers that only ask whether there is one. */
  readonly stopsAtUse?: boolean;
  /** The files with a name, if already known; without it the search covers all texts. */
  readonly holding?: (name: string) => readonly TextFile[] | undefined;
}

/** The owner of the target; for a field or variable that is not a symbol, the symbol that holds it. */
export function ownerOfTarget({ symbol, name }: Pick<UseTarget, 'symbol' | 'name'>, graph: CodeGraph): SymbolNode | undefined {
  return name === undefined ? ownerOf(symbol, graph) : symbol;
}

/** Whether the target is a member of an inline type, in the head of a function or of a variable: no class owns it. */
export function isInlineMember({ symbol, name }: UseTarget): boolean {
  return name?.includes('.') === true && !isClassLike(symbol.fact);
}

/** The name to search for to find uses of a target. */
export function nameOfTarget({ symbol, name }: UseTarget): string {
  return name === undefined ? symbol.fact.name : lastPart(name);
}

/** Order of places by the roles of their files. */
export const roleOrder: Readonly<Record<TextFile['role'], number>> = {
  code: 0,
  configuration: 1,
  example: 2,
  test: 3,
  documentation: 4,
  generated: 5,
  vendored: 6,
};

/** Output order of places. */
export function comparePlaces(a: UsePlace, b: UsePlace): number {
  return (
    roleOrder[a.role] - roleOrder[b.role] ||
    compareTexts(a.root, b.root) ||
    compareTexts(a.path, b.path) ||
    a.line - b.line ||
    a.column - b.column
  );
}

/** The line around an offset of `text`, trimmed. */
export function lineTextAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? undefined : end).trim();
}
