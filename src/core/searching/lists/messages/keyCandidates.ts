// Follows a message in a resource file to the code that uses its key, which is where the person wants to go.
import * as l10n from '@vscode/l10n';
import type { CancellationToken } from '../../../base/cancellation.ts';
import { shorten } from '../../../base/shorten.ts';
import type { CodeGraph } from '../../../graph/edges/graphTypes.ts';
import { messageKeyUses, type KeyUse } from '../../../messages/resources/keyUses.ts';
import type { ResourceEntry } from '../../../messages/resources/resourceEntry.ts';
import { unpackLiterals } from '../../../messages/literals.ts';
import { commentsOf } from '../../../syntax/languages.ts';
import { isInComment } from '../../../text/isInComment.ts';
import type { FileTexts, TextFile } from '../../../text/fileTexts.ts';
import type { Candidate } from '../../candidate.ts';
import type { Inquiry } from '../../inquiry.ts';
import { maxShownLength } from './messageLimits.ts';
import { messageCandidate } from './messageCandidate.ts';
import { roleFactor } from '../../roleFactors.ts';
import { weightOf, type WeightSource } from '../../weights/rankingWeights.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';

/** Limit of listed uses of a key. */
const maxUses = 5;

/**
 * Lines that use the key of the text of `match`, the surest first, then the text itself. `score` is how well the text matches the
 * message.
 */
export async function keyCandidates(
  match: MessageMatch & { readonly entry: ResourceEntry },
  score: number,
  inquiry: Pick<Inquiry, 'intent' | 'scope' | 'weights'>,
  { graph, texts, token }: { readonly graph: CodeGraph; readonly texts: FileTexts; readonly token: CancellationToken },
): Promise<Candidate[]> {
  const { scope } = inquiry;
  const { file, entry } = match;
  const includes = (each: TextFile): boolean => each.role !== 'documentation' && scope.contains(each.root, each.path);
  const uses = await messageKeyUses(entry.key, file, texts, { includes, counts: isCode, maxUses }, token);
  const candidates: Candidate[] = [];
  let nextScore = score;
  let entryScore = score * roleFactor(file.role, 'facts', inquiry);
  for (const use of uses.filter((each) => scope.contains(each.file.root, each.file.path, each.line))) {
    const { role } = use.file;
    // The role of the file does not matter, except for tests and examples, whose texts no user sees.
    const factor = role === 'test' || role === 'example' ? roleFactor(role, 'facts', inquiry) : 1;
    const useScore = nextScore * factor * useCertainty(use, inquiry);
    const message = { ...match, entryFile: file, file: use.file, line: use.line, how: use.how, ...literalAt(use, graph) };
    candidates.push(messageCandidate(message, useScore, useReason(entry, use), graph));
    entryScore = Math.min(entryScore, useScore * weightOf('keys.entry', inquiry));
    nextScore *= weightOf('keys.further', inquiry);
  }
  return [...candidates, messageCandidate(match, entryScore, l10n.t('text of the key "{0}"', shortText(entry.key)), graph)];
}

/** Share by how surely the place uses the key. */
function useCertainty({ how }: KeyUse, inquiry: WeightSource): number {
  return how === 'exact' ? 1 : weightOf(`keys.${how}`, inquiry);
}

/** Role of the key in its code, and the conditions around it. */
function literalAt({ file, at }: KeyUse, graph: CodeGraph): Pick<MessageMatch, 'role' | 'conditions'> {
  const packedLiterals = graph.file(file.root, file.path)?.facts.literals;
  const literals = packedLiterals ? unpackLiterals(packedLiterals) : [];
  const literal = literals.find(({ parts }) => parts.some(({ start, end }) => start <= at && at < end));
  return { role: literal?.role, conditions: literal?.conditions ?? [] };
}

/** Excludes comments: nobody who runs the code sees them. */
function isCode({ path }: TextFile, text: string, offset: number): boolean {
  return !isInComment(text, offset, commentsOf(path, text));
}

function useReason({ key, text }: ResourceEntry, { how }: KeyUse): string {
  return how === 'front'
    ? l10n.t('may use the key "{0}", whose text begins the same way: "{1}"', shortText(key), shortText(text))
    : l10n.t('uses the key "{0}", whose text is "{1}"', shortText(key), shortText(text));
}

function shortText(text: string): string {
  return shorten(text, maxShownLength);
}
