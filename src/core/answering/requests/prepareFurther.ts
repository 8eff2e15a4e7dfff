// Builds the request of a further pass: appends the results to the unchanged earlier request, so that caches of providers hit.
import { joinGathered, withoutExcluded } from '../evidence/gathered.ts';
import { evidenceSent } from '../evidence/evidenceSent.ts';
import type { AnswerRun } from '../answerRun.ts';
import type { EvidenceBook } from '../evidence/evidence.ts';
import type { SteeredRound } from '../gaps/steerRound.ts';
import { withSize } from '../evidence/gather.ts';
import type { EvidenceSet } from '../evidence/evidenceSet.ts';
import { nonceFor, placesSent, type PreparedRequest } from './requestParts.ts';
import { countMessages, countPrompt } from './promptCounts.ts';
import { evidenceText } from '../prompts/evidenceText.ts';
import { furtherMessages, furtherText, type GapNote } from '../prompts/furtherPrompt.ts';
import { SentLines } from '../evidence/sentLines.ts';

/** Results of a pass for the gaps of the one before. */
export interface RoundFinds {
  readonly gathered: EvidenceSet;
  readonly notes: readonly GapNote[];
  readonly marked: SteeredRound['marked'];
  /** The earlier request lost evidence, so this one repeats the outcome of earlier gaps. */
  readonly lighter: boolean;
  readonly last: boolean;
}

/** A request, and the outcome of the gaps once it is clear what fits. */
export interface Further {
  readonly prepared: PreparedRequest;
  readonly notes: readonly GapNote[];
}

/**
 * The request after `before`, to which the model replied `written`. Cuts the results until the whole request fits the budget; undefined
 * when not even the outcome of the gaps fits.
 */
export async function prepareFurther(
  run: AnswerRun,
  before: PreparedRequest,
  written: string,
  roundFinds: RoundFinds,
): Promise<Further | undefined> {
  for (let evidenceSet = roundFinds.gathered; ; evidenceSet = lessOf(evidenceSet, before.book)) {
    const notes = roundFinds.notes.map((note) => asSent(note, roundFinds.gathered, evidenceSet));
    const prepared = await drafted(run, before, written, { ...roundFinds, gathered: evidenceSet, notes });
    if (prepared.counts.total <= before.budget.total) return { prepared, notes };
    if (evidenceSet.pieces.length + evidenceSet.relations.length === 0) return undefined;
  }
}

async function drafted(
  run: AnswerRun,
  before: PreparedRequest,
  written: string,
  { gathered, notes, marked, lighter, last }: RoundFinds,
): Promise<PreparedRequest> {
  const { clock, digest, label } = run.parts;
  const shown = evidenceText(gathered, label);
  const seed = `${clock.now()}:${clock.monotonic()}:${before.request.messages.length}`;
  const nonce = nonceFor(`${shown}\n${before.evidenceText}\n${run.question.verbatim()}`, seed, digest);
  const gapNotes = lighter ? [...unresolvedOf(before.notes, notes), ...notes] : notes;
  const further = { written, notes: gapNotes, marked, gathered, label, nonce, lighter, last };
  const all = joinGathered(before.gathered, gathered);
  const sentSoFar = joinGathered(before.sentSoFar, gathered);
  const messages = [...before.request.messages, ...furtherMessages(further)];
  const evidence = furtherText(further);
  return {
    ...before,
    request: {
      ...before.request,
      messages,
      places: [...before.request.places, ...placesSent(gathered, label)],
      secretsReplaced: before.request.secretsReplaced + gathered.secrets,
    },
    gathered: all,
    // Evidence that was marked as not relevant proves nothing any more.
    sent: new SentLines(withoutExcluded(all, before.book), label),
    sentSoFar,
    notes: [...before.notes, ...notes],
    evidence: await evidenceSent(before.book, sentSoFar, label),
    evidenceText: evidence,
    counts: await countPrompt(messages, evidence, { messages: before.request.messages.length, counts: before.counts }),
  };
}

/** Tokens of a request after `before` without results: the reply and the repeated instructions. Each of `notes` gaps adds a line. */
export async function furtherCost(written: string, notes: number): Promise<number> {
  const empty = { pieces: [], relations: [], left: 0, unshown: [], unlisted: 0, tokens: 0, secrets: 0 };
  const parts = {
    written,
    notes: [],
    marked: { pinned: [], excluded: [] },
    gathered: empty,
    label: String,
    nonce: 'x'.repeat(12),
    lighter: false,
    last: true,
  };
  return (await countMessages(furtherMessages(parts))) + tokensOfNote * notes;
}

/** Earlier gaps without anything to show that the model does not repeat. */
function unresolvedOf(earlier: readonly GapNote[], anew: readonly GapNote[]): readonly GapNote[] {
  const repeated = new Set(anew.map(({ gap }) => gap.normalized));
  return earlier.filter(({ gap }) => gap.evidence.length === 0 && gap.outcome !== 'not-pursued' && !repeated.has(gap.normalized));
}

/** Tokens of most lines about a gap. */
const tokensOfNote = 40;

/** The outcome of a gap whose evidence found no room in the request: the model has not read it. */
function asSent({ gap, note }: GapNote, all: EvidenceSet, sent: EvidenceSet): GapNote {
  const numbersOf = ({ pieces }: EvidenceSet): ReadonlySet<number> => new Set(pieces.map(({ evidence }) => evidence.n));
  const [gathered, left] = [numbersOf(all), numbersOf(sent)];
  const evidence = gap.evidence.filter((n) => left.has(n) || !gathered.has(n));
  if (evidence.length === gap.evidence.length) return { gap, note };
  const outcome = gap.outcome === 'found' && evidence.length === 0 ? 'not-pursued' : gap.outcome;
  return { gap: { ...gap, evidence, outcome }, note };
}

/** The set without its last part: relations go first, then the second half of the last piece. */
function lessOf(evidenceSet: EvidenceSet, book: EvidenceBook): EvidenceSet {
  const { pieces, relations } = evidenceSet;
  if (relations.length) return withSize({ ...evidenceSet, relations: [], unlisted: evidenceSet.unlisted + relations.length });
  const last = pieces.at(-1);
  if (!last) return evidenceSet;
  const half = Math.floor(last.lines.length / 2);
  book.hide(last.evidence.root, last.evidence.path, last.lines.slice(half));
  const cut =
    half > 0 ? [{ ...last, lines: last.lines.slice(0, half), text: last.text.slice(0, half), tokens: Math.ceil(last.tokens / 2) }] : [];
  return withSize({ ...evidenceSet, pieces: [...pieces.slice(0, -1), ...cut], left: evidenceSet.left + (half > 0 ? 0 : 1) });
}
