// Makes the request of a further pass: what stood before it stays as it is, so that caches of providers hit; what was found is appended.
import { estimateTokens } from '../context/tokens.ts';
import type { Asked } from './asked.ts';
import type { EvidenceBook } from './evidence.ts';
import type { Steered } from './gaps/steered.ts';
import type { Gathered } from './gather.ts';
import { nonceFor, placesSent, type Prepared } from './prepare.ts';
import { evidenceText } from './prompts/evidenceText.ts';
import { furtherMessages, furtherText, type GapNote } from './prompts/furtherPrompt.ts';
import { SentLines } from './sentLines.ts';

/** What a pass found for the gaps of the one before. */
export interface Found {
  readonly gathered: Gathered;
  readonly notes: readonly GapNote[];
  readonly marked: Steered['marked'];
  readonly last: boolean;
}

/** The request after `before`, to which the model replied `written`. */
export function prepareFurther(asked: Asked, before: Prepared, written: string, { gathered, notes, marked, last }: Found): Prepared {
  const { parts } = asked;
  const { clock, digest, label } = parts;
  const shown = evidenceText(gathered, label);
  const seed = `${clock.now()}:${clock.monotonic()}:${before.request.messages.length}`;
  const nonce = nonceFor(`${shown}\n${before.evidenceText}\n${asked.asked}`, seed, digest);
  const further = { written, notes, marked, gathered, label, nonce, last };
  const all = joined(before.gathered, gathered);
  return {
    ...before,
    request: {
      ...before.request,
      messages: [...before.request.messages, ...furtherMessages(further)],
      places: [...before.request.places, ...placesSent(gathered, label)],
      secretsReplaced: before.request.secretsReplaced + gathered.secrets,
    },
    gathered: all,
    // What is not relevant proves nothing any more.
    sent: new SentLines(without(all, before.book), label),
    evidence: before.book.records(label),
    evidenceText: furtherText(further),
  };
}

/** Tokens that a further pass adds beside its evidence: the reply before, notes, and what is asked again. An estimate, somewhat high. */
export function furtherCost(written: string, notes: number): number {
  return estimateTokens(written) + 40 * notes + 250;
}

function joined(a: Gathered, b: Gathered): Gathered {
  return {
    pieces: [...a.pieces, ...b.pieces],
    relations: [...a.relations, ...b.relations],
    left: a.left + b.left,
    unlisted: a.unlisted + b.unlisted,
    tokens: a.tokens + b.tokens,
    secrets: a.secrets + b.secrets,
  };
}

function without(gathered: Gathered, book: EvidenceBook): Gathered {
  const pieces = gathered.pieces.filter(({ evidence }) => !book.isExcluded(evidence.n));
  const relations = gathered.relations.filter(({ evidence }) => !evidence || !book.isExcluded(evidence.n));
  return { ...gathered, pieces, relations };
}
