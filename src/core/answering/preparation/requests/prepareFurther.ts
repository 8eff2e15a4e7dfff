// Builds the request of a further pass: appends the results to the unchanged earlier request, so that caches of providers hit.
import { joinEvidenceSets, removeExcluded } from '../../material/evidence/joinEvidenceSets.ts';
import { sentEvidenceRecords } from '../../material/evidence/sentEvidenceRecords.ts';
import type { AnswerRun } from '../../run/answerRun.ts';
import type { EvidenceBook } from '../../material/evidence/evidenceBook.ts';
import type { SteeredRound } from '../../gaps/steerRound.ts';
import { withSize } from '../../material/evidence/gatherEvidence.ts';
import { emptyEvidenceSet, type EvidenceSet } from '../../material/evidence/evidenceSet.ts';
import { nonceFor, outboundPlaces, type PreparedRequest, placeholderNonce } from './assembleRequest.ts';
import { countMessages, countPrompt } from './promptCounts.ts';
import { evidenceText } from '../../model/prompts/evidenceText.ts';
import { furtherMessages, furtherText, type GapNote } from '../../model/prompts/furtherPrompt.ts';
import { SentLines } from '../../material/evidence/sentLines.ts';

/** Results of a pass for the gaps of the one before. */
export interface RoundResults {
  readonly evidenceSet: EvidenceSet;
  readonly notes: readonly GapNote[];
  readonly marks: SteeredRound['marks'];
  /** The earlier request lost evidence, so this one repeats the outcome of earlier gaps. */
  readonly lighter: boolean;
  readonly last: boolean;
}

/** A request, and the outcome of the gaps once it is clear what fits. */
export interface FurtherRequest {
  readonly preparedRequest: PreparedRequest;
  readonly notes: readonly GapNote[];
}

/**
 * The request after `base`, to which the model replied `modelText`. Cuts the results until the whole request fits the budget; undefined
 * when not even the outcome of the gaps fits.
 */
export async function prepareFurther(
  run: AnswerRun,
  base: PreparedRequest,
  modelText: string,
  roundResults: RoundResults,
): Promise<FurtherRequest | undefined> {
  for (let evidenceSet = roundResults.evidenceSet; ; evidenceSet = withoutLastPart(evidenceSet, base.book)) {
    const notes = roundResults.notes.map((note) => withSentEvidence(note, roundResults.evidenceSet, evidenceSet));
    const preparedRequest = await draftFurther(run, base, modelText, { ...roundResults, evidenceSet, notes });
    if (preparedRequest.counts.total <= base.budget.total) return { preparedRequest, notes };
    if (evidenceSet.pieces.length + evidenceSet.relations.length === 0) return undefined;
  }
}

async function draftFurther(
  run: AnswerRun,
  base: PreparedRequest,
  modelText: string,
  { evidenceSet, notes, marks, lighter, last }: RoundResults,
): Promise<PreparedRequest> {
  const { clock, digest, label } = run.dependencies;
  const shownText = evidenceText(evidenceSet, label);
  const seed = `${clock.now()}:${clock.monotonic()}:${base.request.messages.length}`;
  const nonce = nonceFor(`${shownText}\n${base.evidenceText}\n${run.question.verbatim()}`, seed, digest);
  const gapNotes = lighter ? [...unresolvedOf(base.notes, notes), ...notes] : notes;
  const input = { modelText, notes: gapNotes, marks, evidenceSet, label, nonce, lighter, last };
  const joinedSet = joinEvidenceSets(base.evidenceSet, evidenceSet);
  const evidenceSoFar = joinEvidenceSets(base.evidenceSoFar, evidenceSet);
  const messages = [...base.request.messages, ...furtherMessages(input)];
  const evidence = furtherText(input);
  return {
    ...base,
    request: {
      ...base.request,
      messages,
      places: [...base.request.places, ...outboundPlaces(evidenceSet, label)],
      secretsReplaced: base.request.secretsReplaced + evidenceSet.secretCount,
    },
    evidenceSet: joinedSet,
    // Evidence that was marked as not relevant proves nothing any more.
    sentLines: new SentLines(removeExcluded(joinedSet, base.book), label),
    evidenceSoFar,
    notes: [...base.notes, ...notes],
    evidence: await sentEvidenceRecords(base.book, evidenceSoFar, label),
    evidenceText: evidence,
    counts: await countPrompt(messages, evidence, { messages: base.request.messages.length, counts: base.counts }),
  };
}

/** Tokens that the next request adds before any results: the reply and the repeated instructions. Each of the `gapCount` gaps adds a line. */
export async function furtherCost(modelText: string, gapCount: number): Promise<number> {
  const input = {
    modelText,
    notes: [],
    marks: { pinned: [], excluded: [] },
    evidenceSet: emptyEvidenceSet,
    label: String,
    nonce: placeholderNonce,
    lighter: false,
    last: true,
  };
  return (await countMessages(furtherMessages(input))) + tokensOfNote * gapCount;
}

/** Earlier gaps without anything to show that the model does not repeat. */
function unresolvedOf(earlierNotes: readonly GapNote[], newNotes: readonly GapNote[]): readonly GapNote[] {
  const repeatedNames = new Set(newNotes.map(({ gap }) => gap.normalized));
  return earlierNotes.filter(({ gap }) => gap.evidence.length === 0 && gap.outcome !== 'not-pursued' && !repeatedNames.has(gap.normalized));
}

/** Tokens of most lines about a gap. */
const tokensOfNote = 40;

/** The outcome of a gap whose evidence found no room in the request: the model has not read it. */
function withSentEvidence({ gap, note }: GapNote, evidenceSet: EvidenceSet, sentSet: EvidenceSet): GapNote {
  const numbersOf = ({ pieces }: EvidenceSet): ReadonlySet<number> => new Set(pieces.map(({ evidence }) => evidence.n));
  const [wholeNumbers, sentNumbers] = [numbersOf(evidenceSet), numbersOf(sentSet)];
  const evidence = gap.evidence.filter((n) => sentNumbers.has(n) || !wholeNumbers.has(n));
  if (evidence.length === gap.evidence.length) return { gap, note };
  const outcome = gap.outcome === 'found' && evidence.length === 0 ? 'not-pursued' : gap.outcome;
  return { gap: { ...gap, evidence, outcome }, note };
}

/** The set without its last part: relations go first, then the second half of the last piece. */
function withoutLastPart(evidenceSet: EvidenceSet, book: EvidenceBook): EvidenceSet {
  const { pieces, relations } = evidenceSet;
  if (relations.length)
    return withSize({ ...evidenceSet, relations: [], omittedRelationCount: evidenceSet.omittedRelationCount + relations.length });
  const last = pieces.at(-1);
  if (!last) return evidenceSet;
  const half = Math.floor(last.lines.length / 2);
  book.unmarkShown(last.evidence.root, last.evidence.path, last.lines.slice(half));
  const cutPieces =
    half > 0 ? [{ ...last, lines: last.lines.slice(0, half), text: last.text.slice(0, half), tokens: Math.ceil(last.tokens / 2) }] : [];
  return withSize({
    ...evidenceSet,
    pieces: [...pieces.slice(0, -1), ...cutPieces],
    omittedPlaceCount: evidenceSet.omittedPlaceCount + (half > 0 ? 0 : 1),
  });
}
