// Types for the result and the sources of a look-up of a gap.
import type { ReadInstalledFile } from '../../searching/packages/installedFiles.ts';
import type { AskSettings } from '../../base/settings/askSettings.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { estimateTokens } from '../../packing/tokens.ts';
import type { Candidate } from '../../searching/candidate.ts';
import type { Sources } from '../../searching/inquiry.ts';
import type { ResolvedScope } from '../../searching/scope.ts';
import type { SkippedFile } from '../../workspace/document.ts';
import type { GapRecord } from '../record/answerRecord.ts';

/** Places to read, symbols whose neighbourhood belongs to them, and a note about it (English: a model reads it). */
export interface GapResult {
  readonly how: GapRecord['how'];
  readonly outcome: Exclude<GapRecord['outcome'], 'known-unresolvable' | 'not-pursued'>;
  readonly places: readonly Candidate[];
  readonly symbols: readonly SymbolNode[];
  /** Names of all possible meanings of an ambiguous gap. */
  readonly candidates: readonly string[];
  readonly note: string;
  /** Names of everything in a file or folder: the note lists as many of them as fit. */
  readonly outline?: readonly string[];
  /** For ignored files: the rule, in words for people. */
  readonly rule?: string;
}

/** Sources of look-ups for gaps. */
export interface GapSources {
  readonly sources: Sources;
  readonly scope: ResolvedScope;
  /** Numbers and switches; the defaults when absent. */
  readonly settings?: AskSettings;
  readonly skippedFiles: readonly SkippedFile[];
  /** Reads files of installed packages; absent where that is off. */
  readonly installed?: ReadInstalledFile;
}

/** Sources of a look-up within a scope. */
export type ScopedSources = Pick<GapSources, 'sources' | 'scope'>;

/** Maximum places of an ambiguous name, a file or a relation; the note names or counts all. */
export const maxPlaces = 6;

/** Outcome when nothing exists. */
export const notFoundResult = { outcome: 'not-found', places: [], symbols: [], candidates: [] } as const;

/** Name and place of a definition, for a model. */
export function nameAndPlace({ fact, path }: SymbolNode): string {
  return `${fact.qualifiedName} (${path}:${fact.range.start.line + 1})`;
}

/** `count` with its noun in English. */
export function countPhrase(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** The note within `tokens`: cuts an outline to its first names and counts the omitted ones. */
export function shortenNote({ note, outline = [] }: GapResult, tokens: number): string {
  if (outline.length === 0) return note;
  const names: string[] = [];
  let tokensLeft = tokens - estimateTokens(note);
  for (const name of outline) {
    tokensLeft -= estimateTokens(`${name}, `);
    if (tokensLeft < 0) break;
    names.push(name);
  }
  const moreCount = outline.length - names.length;
  if (names.length === 0) return `${note} (${moreCount} names are not listed)`;
  return `${note} holds ${names.join(', ')}${moreCount > 0 ? ` and ${moreCount} more` : ''}`;
}
