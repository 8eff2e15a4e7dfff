// Context of one tool call: its scope, the token budget of its result, and refusals with advice.
import type { EvidenceSources } from '../answering/material/evidence/gatherEvidence.ts';
import type { EvidenceSet } from '../answering/material/evidence/evidenceSet.ts';
import type { ToolContext } from '../answering/input/toolbox.ts';
import { GapView } from '../answering/gaps/gapView.ts';
import { undividedRoom, type Room } from '../packing/pack.ts';
import { estimateTokens } from '../packing/tokens.ts';
import type { Sources } from '../searching/inquiry.ts';
import { cachedUsesLookup } from '../searching/relations/combinedUses.ts';
import { resolveScope, type ResolvedScope } from '../searching/scope.ts';
import { visibleText } from '../answering/material/evidence/visibleText.ts';
import { scrub } from '../secrets/scrub.ts';
import { insidePath } from './insidePath.ts';
import { filesNear, nextCalls, namesNear } from './nearest.ts';
import { pathOf } from '../answering/material/evidence/pathOf.ts';

/** Refusal of a call: what is wrong, and what to call instead. */
export class ToolRefusal extends Error {
  /** @param next what the caller can do about it */
  constructor(problem: string, next: string) {
    super(`${problem}. ${next}.`);
    this.name = 'ToolRefusal';
  }
}

/** A result before it is cut to its tokens. */
export interface ResultDraft {
  /** Notes before the evidence. */
  readonly notes: readonly string[];
  readonly evidenceSet: EvidenceSet;
  /** How to get what was left out. */
  readonly advice: string;
  readonly isFound: boolean;
}

/** Tokens reserved for the sentences below a result. Set by judgement: they take 60 to 110. */
const footerTokens = 100;

/** Factor for the room of code. Packing estimates its tokens a fifth too high; the final count cuts what is too much. */
const codeRoomFactor = 1.15;
/** The same for rows, which packing estimates twice too high: docs/ranking.md, "Packing". */
const rowRoomFactor = 2;

/** Context of one call. */
export class CallContext {
  readonly toolContext: ToolContext;
  /** Scope of the caller, narrowed by the call. */
  readonly scope: ResolvedScope;
  /** Maximum tokens of the result. */
  readonly maxTokens: number;
  readonly scopedView: GapView;

  /**
   * @throws ToolRefusal for an unknown scope or one outside the workspace
   */
  constructor(
    context: ToolContext,
    { scope, max_tokens: requestedTokens }: { readonly scope?: string | undefined; readonly max_tokens: number },
  ) {
    this.toolContext = context;
    this.maxTokens = Math.max(1, Math.min(requestedTokens, context.maxTokens));
    this.scope = narrowScope(context, scope);
    this.scopedView = new GapView({ sources: this.sources, scope: this.scope });
  }

  /** Sources for look-ups, which end when the call is cancelled. */
  get sources(): Sources {
    return { ...this.toolContext.dependencies.sources, token: this.toolContext.token };
  }

  /** What reading evidence needs. */
  get evidenceSources(): EvidenceSources {
    const { sources, scope } = this;
    return { graph: sources.graph, book: this.toolContext.book, scope, usesOf: cachedUsesLookup(sources, scope) };
  }

  /** Tokens for code beside the notes, in the units of the packing estimate. */
  codeRoom(notes: readonly string[]): number {
    return Math.round(codeRoomFactor * this.#freeTokens(notes));
  }

  /** The same for rows. */
  rowRoom(notes: readonly string[]): number {
    return Math.round(rowRoomFactor * this.#freeTokens(notes));
  }

  #freeTokens(notes: readonly string[]): number {
    return Math.max(0, this.maxTokens - estimateTokens(notes.join('\n')) - footerTokens);
  }

  /** The room for code in the form that packing takes. */
  packingRoom(notes: readonly string[]): Room {
    return undividedRoom(this.codeRoom(notes), this.toolContext.settings);
  }

  /** A place in the form of results, which other calls accept as `path`. */
  placeOf({ root, path }: { readonly root: string; readonly path: string }, line?: number): string {
    return `${pathOf(root, path, this.toolContext.dependencies.label)}${line === undefined ? '' : `:${line + 1}`}`;
  }
}

/**
 * Scope of the caller narrowed to `text`.
 * @throws ToolRefusal for a scope that is unknown, empty or outside the workspace
 */
function narrowScope({ dependencies, scope }: ToolContext, text: string | undefined): ResolvedScope {
  if (text === undefined || text.trim() === '') return scope;
  const { graph, files } = dependencies.sources;
  const scopePath = insidePath(text, dependencies.roots);
  if (scopePath === undefined) throw new ToolRefusal(`The scope "${shortText(text)}" leads out of the workspace`, 'Use a path inside it');
  const resolvedScope = resolveScope(scopePath.text, graph, files, dependencies.roots);
  if (resolvedScope.text === null) return scope;
  const contains: ResolvedScope['contains'] = (root, path, line) =>
    scope.contains(root, path, line) && resolvedScope.contains(root, path, line);
  const isThere = resolvedScope.known && [...graph.files()].some(({ root, path }) => contains(root, path));
  if (!isThere)
    throw new ToolRefusal(`Nothing that may be read is called "${shortText(text)}"`, nextForScope(scopePath.text, { dependencies, scope }));
  return { ...resolvedScope, contains };
}

/** Advice for an unknown scope: the nearest definitions and files, and the call without a scope. */
function nextForScope(text: string, { dependencies: { sources, label }, scope }: Pick<ToolContext, 'dependencies' | 'scope'>): string {
  const names = namesNear(text, { sources, scope });
  const files = filesNear(text, { sources, scope }).map(({ root, path }) => pathOf(root, path, label));
  const [first] = [...names.map(({ fact }) => fact.qualifiedName), ...files];
  const nearTexts = [...names.map(({ root, path, fact }) => `${fact.qualifiedName} (${pathOf(root, path, label)})`), ...files];
  return nextCalls(nearTexts, [
    ...(first === undefined ? [] : [`the same call with scope ${JSON.stringify(first)}`]),
    'the same call without scope',
  ]);
}

/** Text from outside as one short line without secrets. */
export function shortText(text: string): string {
  const line = visibleText(scrub(text).text.replace(/\s+/g, ' ').trim());
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
}
