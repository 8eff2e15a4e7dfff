// Context of one tool call: the index within the scope, the token budget of its result, and messages for refusals.
import type { EvidenceSources } from '../answering/evidence/gather.ts';
import type { EvidenceSet } from '../answering/evidence/evidenceSet.ts';
import type { ToolContext } from '../answering/toolbox.ts';
import { GapView } from '../answering/gaps/gapView.ts';
import { budgetOf } from '../packing/budget.ts';
import type { Room } from '../packing/pack.ts';
import { estimateTokens } from '../packing/tokens.ts';
import type { Sources } from '../searching/inquiry.ts';
import { usesWithin } from '../searching/relations/namingPlaces.ts';
import { resolveScope, type ResolvedScope } from '../searching/scope.ts';
import { scrub } from '../secrets/scrub.ts';
import { insidePath } from './insidePath.ts';
import { filesNear, nextCalls, spelledNearly } from './nearest.ts';
import { pathOf } from '../answering/evidence/pathOf.ts';

/** Refusal of a call: what is wrong, and what to call instead. */
export class ToolRefusal extends Error {
  /**
   * @param next what the caller can do about it
   */
  constructor(wrong: string, next: string) {
    super(`${wrong}. ${next}.`);
    this.name = 'ToolRefusal';
  }
}

/** Contents of a result before it is cut to its tokens. */
export interface ResultDraft {
  /** Notes before the evidence. */
  readonly says: readonly string[];
  readonly gathered: EvidenceSet;
  /** How to get what was left out. */
  readonly more: string;
  readonly isFound: boolean;
}

/** Empty evidence. */
export const nothingGathered: EvidenceSet = { pieces: [], relations: [], left: 0, unshown: [], unlisted: 0, tokens: 0, secrets: 0 };

/** Tokens reserved for the text below a result. Set by judgement: the sentences there take 60 to 110. */
const tokensBelow = 100;

/**
 * Corrections of the packing estimates, which are a fifth too high for code and twice too high for rows. Packing gets more room than
 * there is, and the final count cuts the excess.
 * Lists of uses that had to be cut, in a Python project, came to 60 % of their room with 1, to 74 % with 1.5 and to 99 % with 2.
 */
const codeEstimate = 1.15;
const rowEstimate = 2;

/** Context of one call. */
export class Desk {
  readonly context: ToolContext;
  /** Scope of the caller, narrowed by the call. */
  readonly scope: ResolvedScope;
  /** Maximum tokens of the result. */
  readonly most: number;
  readonly view: GapView;

  /**
   * @throws ToolRefusal for an unknown scope or one outside the workspace
   */
  constructor(context: ToolContext, { scope, max_tokens: wanted }: { readonly scope?: string | undefined; readonly max_tokens: number }) {
    this.context = context;
    this.most = Math.max(1, Math.min(wanted, context.mostTokens));
    this.scope = narrowed(context, scope);
    this.view = new GapView({ sources: this.sources, scope: this.scope });
  }

  /** Sources for look-ups; a look-up ends when the call is cancelled. */
  get sources(): Sources {
    return { ...this.context.parts.sources, token: this.context.token };
  }

  /** Sources for reading evidence. */
  get reading(): EvidenceSources {
    const { sources, scope } = this;
    return { graph: sources.graph, book: this.context.book, scope, usesOf: usesWithin(sources, scope) };
  }

  /** Tokens for code besides the notes. */
  room(says: readonly string[]): number {
    return Math.round(codeEstimate * this.#free(says));
  }

  /** Tokens for rows, in the units of the packing estimate. */
  rowRoom(says: readonly string[]): number {
    return Math.round(rowEstimate * this.#free(says));
  }

  #free(says: readonly string[]): number {
    return Math.max(0, this.most - estimateTokens(says.join('\n')) - tokensBelow);
  }

  /** Token budget in the form that packing takes. */
  packingRoom(says: readonly string[]): Room {
    const tokens = this.room(says);
    const { cut, bodies } = budgetOf('conceptual', undefined, this.context.settings);
    return { initial: tokens, documents: tokens, source: 2 * tokens, cut, bodies };
  }

  /** A place in the form of results, which other calls accept as `path`. */
  placeOf({ root, path }: { readonly root: string; readonly path: string }, line?: number): string {
    return `${pathOf(root, path, this.context.parts.label)}${line === undefined ? '' : `:${line + 1}`}`;
  }
}

/**
 * Scope of the caller narrowed to `text`.
 * @throws ToolRefusal
 */
function narrowed({ parts, scope }: ToolContext, text: string | undefined): ResolvedScope {
  if (text === undefined || text.trim() === '') return scope;
  const { graph, files } = parts.sources;
  const wanted = insidePath(text, parts.roots);
  if (wanted === undefined) throw new ToolRefusal(`The scope "${shortText(text)}" leads out of the workspace`, 'Use a path inside it');
  const resolvedScope = resolveScope(wanted.text, graph, files, parts.roots);
  if (resolvedScope.text === null) return scope;
  const contains: ResolvedScope['contains'] = (root, path, line) =>
    scope.contains(root, path, line) && resolvedScope.contains(root, path, line);
  const isThere = resolvedScope.known && [...graph.files()].some(({ root, path }) => contains(root, path));
  if (!isThere)
    throw new ToolRefusal(`Nothing that may be read is called "${shortText(text)}"`, nextForScope(wanted.text, { parts, scope }));
  return { ...resolvedScope, contains };
}

/** Suggests the nearest definition or file, else no scope. */
function nextForScope(text: string, { parts: { sources, label }, scope }: Pick<ToolContext, 'parts' | 'scope'>): string {
  const names = spelledNearly(text, { sources, scope });
  const files = filesNear(text, { sources, scope }).map(({ root, path }) => pathOf(root, path, label));
  const [first] = [...names.map(({ fact }) => fact.qualifiedName), ...files];
  const near = [...names.map(({ root, path, fact }) => `${fact.qualifiedName} (${pathOf(root, path, label)})`), ...files];
  return nextCalls(near, [
    ...(first === undefined ? [] : [`the same call with scope ${JSON.stringify(first)}`]),
    'the same call without scope',
  ]);
}

/** Text from outside as one short line without secrets. */
export function shortText(text: string): string {
  const line = scrub(text).text.replace(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
}
