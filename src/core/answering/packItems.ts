// Candidates of retrieval as items for the token budget: their lines as they are now, and which of them must stay.
import { firstOfEach } from '../base/firstOfEach.ts';
import type { PackItem } from '../context/pack.ts';
import { keyOf, ofSymbol, type Candidate } from '../searching/candidate.ts';
import { primaries, type Plan } from '../planning/plan.ts';
import * as l10n from '@vscode/l10n';
import type { EvidenceBook } from './evidence.ts';

/** An item with the candidate that it is. */
export interface CandidateItem extends PackItem {
  readonly candidate: Candidate;
}

/** Most definitions of one ambiguous name. */
const mostNamesakes = 4;
/** Lines on each side of one that must be seen. */
const linesBeside = 3;

/** Reads `candidates`; what cannot be read any more is left out. Without `bodies`, of definitions only what stands before and around their name. */
export async function itemsOf(candidates: readonly Candidate[], book: EvidenceBook, bodies = true): Promise<CandidateItem[]> {
  const items: CandidateItem[] = [];
  for (const candidate of candidates) {
    const { root, path, lines, role, symbol, at } = candidate;
    const file = await book.file(root, path);
    if (!file) continue;
    const deciding = symbol ? [symbol.fact.nameRange.start, ...symbol.fact.raises, ...symbol.fact.mutates] : [];
    const keep = [...around(at), ...deciding.map(({ line }) => line)].map((line) => line - lines.first).filter((offset) => offset >= 0);
    items.push({
      candidate,
      lines: file.slice(lines.first, (bodies || !symbol ? lines.last : Math.min(lines.last, symbol.fact.nameRange.end.line)) + 1),
      language: symbol?.language ?? 'markdown',
      documentation: role === 'documentation',
      keep,
    });
  }
  return items;
}

/** The line that must be seen with the ones beside it, nearest first. */
function around(at: number | undefined): readonly number[] {
  if (at === undefined) return [];
  const beside = Array.from({ length: linesBeside }, (_, i) => [at - i - 1, at + i + 1]);
  return [at, ...beside.flat()];
}

/** What a reader of the code would want to see for `plan`, most telling first: what was pointed at or named, then what was found. */
export function toRead(plan: Plan): readonly Candidate[] {
  const all = [
    ...(plan.mode === 'conceptual' ? meant(plan) : []),
    ...primaries(plan),
    ...(plan.mode === 'exploratory' ? plan.further : []),
  ];
  const distinct = firstOfEach(all, keyOf);
  return (plan.mode === 'diagnostic' ? ownCodeFirst(distinct) : distinct).map(withDoc);
}

/** Examples and tests call what failed as well, but seldom are why it did. */
function ownCodeFirst(places: readonly Candidate[]): readonly Candidate[] {
  const isOwn = ({ role }: Candidate): number => (role === 'code' || role === 'configuration' || role === 'documentation' ? 0 : 1);
  return places.toSorted((a, b) => isOwn(a) - isOwn(b));
}

/** Longest doc comment that goes along, in lines. */
const longestDoc = 15;

/** A definition with the end of the comment above it: it says what the code is meant to do. */
export function withDoc(candidate: Candidate): Candidate {
  const { symbol, lines } = candidate;
  const doc = symbol?.fact.docLines;
  if (!doc || symbol.fact.kind === 'module' || lines.first !== symbol.fact.range.start.line || doc.first >= lines.first) return candidate;
  return { ...candidate, lines: { first: Math.max(doc.first, lines.first - longestDoc), last: lines.last } };
}

function meant({ selected, focus, subjects }: Extract<Plan, { mode: 'conceptual' }>): Candidate[] {
  const pointedAt = focus.map((symbol) => ofSymbol(symbol, 1, l10n.t('is what was selected')));
  const named = focus.length ? [] : subjects.flatMap(({ definitions }) => definitions.slice(0, mostNamesakes));
  return [...(selected ? [selected] : []), ...pointedAt, ...named.map((symbol) => ofSymbol(symbol, 1, l10n.t('is named in the question')))];
}
