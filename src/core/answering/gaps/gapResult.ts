// What a look-up of a gap comes to, and what it is looked up in.
import type { ReadInstalled } from '../../searching/packages/installedFiles.ts';
import type { AskSettings } from '../../base/settings/askSettings.ts';
import type { SymbolNode } from '../../graph/edges/types.ts';
import { estimateTokens } from '../../packing/tokens.ts';
import type { Candidate } from '../../searching/candidate.ts';
import type { Sources } from '../../searching/inquiry.ts';
import type { ResolvedScope } from '../../searching/scope.ts';
import type { SkippedFile } from '../../workspace/document.ts';
import type { GapRecord } from '../record/record.ts';

/** Places to read, symbols whose neighbourhood belongs to them, and what to say of it (English: a model reads it). */
export interface GapResult {
  readonly how: GapRecord['how'];
  readonly outcome: Exclude<GapRecord['outcome'], 'known-unresolvable' | 'not-pursued'>;
  readonly places: readonly Candidate[];
  readonly symbols: readonly SymbolNode[];
  /** Names of all that an ambiguous gap may mean. */
  readonly candidates: readonly string[];
  readonly note: string;
  /** Names of all that a file or folder holds: the note goes on with as many of them as there is room for. */
  readonly outline?: readonly string[];
  /** Of what is ignored: the rule, in words for people. */
  readonly rule?: string;
}

/** What gaps are looked up in. */
export interface GapSources {
  readonly sources: Sources;
  readonly scope: ResolvedScope;
  /** Numbers and switches; the defaults when absent. */
  readonly settings?: AskSettings;
  readonly skipped: readonly SkippedFile[];
  /** Reads files of installed packages; absent where they are not to be read. */
  readonly installed?: ReadInstalled;
}

/** What a look-up needs that stays within a scope. */
export type ScopedSources = Pick<GapSources, 'sources' | 'scope'>;

/** Of an ambiguous name, of a file, of a relation: so many places at most; what is said of them names or counts all. */
export const mostPlaces = 6;

/** Nothing is there. */
export const nothingFound = { outcome: 'not-found', places: [], symbols: [], candidates: [] } as const;

/** A definition by its name and place, for a model. */
export function nameAndPlace({ fact, path }: SymbolNode): string {
  return `${fact.qualifiedName} (${path}:${fact.range.start.line + 1})`;
}

/** `count` of `what`, as English has it. */
export function countPhrase(count: number, what: string, many = `${what}s`): string {
  return `${count} ${count === 1 ? what : many}`;
}

/** What to say of what was found in at most `tokens`: an outline is cut to its first names, and says how many it leaves out. */
export function shortNote({ note, outline = [] }: GapResult, tokens: number): string {
  if (outline.length === 0) return note;
  const names: string[] = [];
  let left = tokens - estimateTokens(note);
  for (const name of outline) {
    left -= estimateTokens(`${name}, `);
    if (left < 0) break;
    names.push(name);
  }
  const more = outline.length - names.length;
  if (names.length === 0) return `${note} (${more} names are not listed)`;
  return `${note} holds ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
