// Turns marks into numbered citations while an answer is written: each place gets one number, and is checked against its current file.
import type { QuestionText } from '../../../reading/questionText.ts';
import * as l10n from '@vscode/l10n';
import type { LineSpan } from '../../../base/positions.ts';
import { fileKey } from '../../../base/fileKey.ts';
import type { Digest } from '../../../ports.ts';
import { prove, type CitedText, type SentenceState } from '../../proof/proof.ts';
import { checkCitedLines } from '../../material/evidence/checkCitedLines.ts';
import { hashLines, splitLines, type Evidence, type EvidenceBook } from '../../material/evidence/evidenceBook.ts';
import type { Citation } from '../../record/answerRecord.ts';
import type { ReferenceTarget, SentLines } from '../../material/evidence/sentLines.ts';
import { namesOfBlocks } from './blockNames.ts';
import type { CitationMark, AnswerSegment } from './citationMarks.ts';
import { doubtNote, doubtReason, unshownReason } from './doubtWords.ts';
import type { PlaceReference } from '../../material/evidence/placeReferences.ts';
import type { CurrentTexts } from '../../../text/currentTexts.ts';

/** Maximum lines of a citation whose definitions are looked up, the same as for conditions. */
const maxOwnedLines = 200;

/** Dependencies of checking citations. */
export interface CitationDependencies {
  readonly sentLines: SentLines;
  readonly book: EvidenceBook;
  readonly currentTexts: CurrentTexts;
  readonly digest: Digest;
  readonly label: (root: string) => string;
  /** Key of a root by its display name. */
  readonly rootOf: (label: string) => string;
  /** The question: the answer need not prove paths in it. */
  readonly question: Pick<QuestionText, 'holds'>;
}

/** Text to show, and its new citations. */
export interface CitedOutput {
  readonly text: string;
  readonly citations: readonly Citation[];
}

/** Result of checking the words of an answer. */
export interface CheckedWords {
  readonly changedCitations: readonly Citation[];
  readonly states: ReadonlyMap<string, SentenceState>;
  /** For each sentence that its lines do not show: the reason, in words for people. */
  readonly reasons: ReadonlyMap<string, string>;
}

/** Numbers and checks the citations of one answer, in the order of first use. */
export class CitationWriter {
  readonly #dependencies: CitationDependencies;
  readonly #byPlace = new Map<string, Citation>();
  /** The last number, while only white space has followed it. */
  #lastNumber: number | undefined;

  /** `citations`: citations of the text that this one continues; they keep their numbers. */
  constructor(dependencies: CitationDependencies, citations: readonly Citation[] = []) {
    this.#dependencies = dependencies;
    for (const citation of citations) this.#byPlace.set(keyOf(citation), citation);
  }

  /** All citations so far, by number. */
  get citations(): readonly Citation[] {
    return [...this.#byPlace.values()].sort((a, b) => a.n - b.n);
  }

  /** Citations whose number is in `text`. Numbers continue from pass to pass, so some may belong to earlier drafts alone. */
  citationsIn(text: string): readonly Citation[] {
    return this.citations.filter(({ n }) => text.includes(`[${n}]`));
  }

  /** Writes `segments`; marks become `[1]` and so on. */
  async write(segments: readonly AnswerSegment[]): Promise<CitedOutput> {
    const before = this.#byPlace.size;
    let text = '';
    for (const segment of segments) {
      if (segment.kind === 'text') {
        if (segment.text.trim()) this.#lastNumber = undefined;
        text += segment.text;
      } else text += segment.mention ? await this.#mention(segment) : await this.#cite(segment);
    }
    return { text, citations: this.citations.slice(before) };
  }

  /** Checks every citation again; returns those that moved or no longer hold. */
  async recheck(): Promise<readonly Citation[]> {
    const { currentTexts, rootOf, digest } = this.#dependencies;
    const files = new Map<string, Promise<readonly string[] | undefined>>();
    const changedCitations: Citation[] = [];
    for (const [key, citation] of this.#byPlace) {
      if (!citation.hash || citation.status === 'unsupported') continue;
      const root = rootOf(citation.root);
      const keyOfFile = fileKey(root, citation.file);
      const file =
        files.get(keyOfFile) ?? currentTexts.read(root, citation.file).then((text) => (text === undefined ? undefined : splitLines(text)));
      files.set(keyOfFile, file);
      const span = { first: citation.lineStart - 1, last: citation.lineEnd - 1 };
      const { status, lines, reason } = checkCitedLines({ lines: span, hash: citation.hash }, await file, digest);
      if (status === 'verified') continue;
      const currentCitation = { ...citation, status, lineStart: lines.first + 1, lineEnd: lines.last + 1, ...(reason ? { reason } : {}) };
      this.#byPlace.set(key, currentCitation);
      changedCitations.push(currentCitation);
    }
    return changedCitations;
  }

  /**
   * Checks that the cited lines show the statements of `answer`; returns citations that prove nothing or only a part, and the state of each
   * sentence. `around` gives the names of the definitions at a line (zero-based).
   */
  async checkWords(answer: string, around: (root: string, path: string, line: number) => readonly string[]): Promise<CheckedWords> {
    const { unfoundedCitations, partialDoubts, states, doubts } = prove(answer, {
      citedText: await this.#citedTexts(around),
      question: this.#dependencies.question,
      counts: this.counts,
      sentPieces: this.#dependencies.sentLines.texts,
    });
    const changedCitations: Citation[] = [];
    for (const [key, citation] of this.#byPlace) {
      const names = unfoundedCitations.get(citation.n);
      const doubt = partialDoubts.get(citation.n);
      if (!names && !doubt) continue;
      const checkedCitation: Citation = names
        ? { ...citation, status: 'unsupported', reason: unshownReason(names) }
        : { ...citation, ...(doubt ? { unchecked: doubtNote(doubt) } : {}) };
      this.#byPlace.set(key, checkedCitation);
      changedCitations.push(checkedCitation);
    }
    return { changedCitations, states, reasons: new Map([...doubts].map(([sentence, doubt]) => [sentence, doubtReason(doubt)])) };
  }

  /** Numbers of relations that the evidence listed: an answer may begin with such a number. */
  get counts(): ReadonlySet<number> {
    return this.#dependencies.sentLines.counts;
  }

  /** Texts of the valid citations, by number. */
  async #citedTexts(
    around: (root: string, path: string, line: number) => readonly string[],
  ): Promise<(n: number) => CitedText | undefined> {
    const { currentTexts, rootOf } = this.#dependencies;
    const textsByNumber = new Map<number, CitedText>();
    for (const { n, root: label, file, lineStart, lineEnd, title, status } of this.#byPlace.values()) {
      if (status === 'unsupported') continue;
      const root = rootOf(label);
      const fileLines = splitLines((await currentTexts.read(root, file)) ?? '');
      const lines = fileLines.slice(lineStart - 1, lineEnd);
      const owners = lines.slice(0, maxOwnedLines).map((_, i) => around(root, file, lineStart - 1 + i));
      const names = [...title.split(/[^\p{L}\p{N}_$]+/u), ...(owners[0] ?? [])];
      textsByNumber.set(n, {
        text: lines.join('\n'),
        around: [...names, ...namesOfBlocks(fileLines, lineStart - 1), ...file.split(/[/.]/)],
        owners,
      });
    }
    return (n) => textsByNumber.get(n);
  }

  /**
   * Puts the number after a path in the text. Exceptions: it is no file of this workspace (`example.com:80`), the question contains it, or
   * it only names an unread line: prose that mentions a place does not cite it.
   */
  async #mention({ references: [reference], isCode }: CitationMark): Promise<string> {
    if (!reference?.path) return '';
    const { sentLines, question } = this.#dependencies;
    const referenceTarget = sentLines.find(reference);
    if (!referenceTarget.ok && referenceTarget.why === 'no-file' && (!reference.path.includes('/') || question.holds(reference.path)))
      return '';
    if (!referenceTarget.ok && referenceTarget.evidence && (await this.#hasLines(referenceTarget.evidence, reference))) return '';
    if (!referenceTarget.ok && isCode) return '';
    const [n] = await this.#numbers(reference, referenceTarget);
    return n === undefined || this.#lastNumber === n ? '' : ` ${this.#markFor(n)}`;
  }

  async #hasLines({ root, path }: Evidence, { lines }: PlaceReference): Promise<boolean> {
    const file = await this.#dependencies.book.readRawLines(root, path);
    return lines !== undefined && lines.first > 0 && file !== undefined && lines.last <= file.length;
  }

  async #cite({ text, references, attached }: CitationMark): Promise<string> {
    // `items[0]` in prose is an index, and `[2024]` after a name is no citation.
    if (attached && references.every(({ lines, n }) => !lines && n !== undefined && !this.#dependencies.sentLines.has(n)))
      return `\\${text}`;
    const marks: string[] = [];
    for (const reference of this.#completeReferences(references)) {
      for (const n of await this.#numbers(reference, this.#dependencies.sentLines.find(reference)))
        if (n !== this.#lastNumber) marks.push(this.#markFor(n));
    }
    return marks.join(' ');
  }

  #markFor(n: number): string {
    this.#lastNumber = n;
    return `[${n}]`;
  }

  /** `[3:45, 60]`: a number without evidence after lines is one more line. */
  #completeReferences(references: readonly PlaceReference[]): readonly PlaceReference[] {
    return references.map((reference, i) => {
      const { n, lines, path } = reference;
      const before = references[i - 1];
      if (lines || path !== undefined || n === undefined || this.#dependencies.sentLines.has(n) || !before?.lines) return reference;
      return { ...before, lines: { first: n, last: n } };
    });
  }

  /** The numbers for a reference: one, or one per run where lines between were not read. */
  async #numbers(reference: PlaceReference, referenceTarget: ReferenceTarget): Promise<readonly number[]> {
    if (!referenceTarget.ok) return [this.#number(this.#unsupportedCitation(reference, referenceTarget))];
    const numbers: number[] = [];
    for (const span of referenceTarget.ranges) {
      const citation = await this.#verifiedCitation(referenceTarget.evidence, span);
      numbers.push(this.#number(referenceTarget.isClamped ? clampedTo(citation, reference) : citation));
    }
    return numbers;
  }

  #number(draft: Citation): number {
    const key = keyOf(draft);
    const knownCitation = this.#byPlace.get(key);
    if (knownCitation) return knownCitation.n;
    const citation = { ...draft, n: Math.max(0, ...[...this.#byPlace.values()].map(({ n }) => n)) + 1 };
    this.#byPlace.set(key, citation);
    return citation.n;
  }

  async #verifiedCitation(evidence: Evidence, span: LineSpan): Promise<Citation> {
    const { book, currentTexts, digest, label } = this.#dependencies;
    const { root, path, symbol } = evidence;
    const readLines = (await book.readRawLines(root, path))?.slice(span.first, span.last + 1) ?? [];
    const hash = hashLines(readLines, digest);
    const currentText = await currentTexts.read(root, path);
    const { status, lines, reason } = checkCitedLines(
      { lines: span, hash },
      currentText === undefined ? undefined : splitLines(currentText),
      digest,
    );
    const title = symbol && symbol.fact.kind !== 'module' ? symbol.fact.qualifiedName : path;
    const place = { root: label(root), file: path, lineStart: lines.first + 1, lineEnd: lines.last + 1 };
    return { n: 0, ...place, title, status, ...(reason ? { reason } : {}), hash };
  }

  #unsupportedCitation({ n, path, lines }: PlaceReference, referenceTarget: Extract<ReferenceTarget, { ok: false }>): Citation {
    const { label } = this.#dependencies;
    const { evidence, why } = referenceTarget;
    const file = evidence?.path ?? path ?? '';
    const reasons = {
      'no-evidence': () => l10n.t('The answer cites evidence {0}, which does not exist.', n ?? ''),
      'no-file': () => l10n.t('The answer cites {0}, which was not read for it.', file),
      'not-sent': () => l10n.t('These lines were not read for this answer.'),
      'several-files': () => l10n.t('Several files end with {0}.', file),
    };
    const place = { root: evidence ? label(evidence.root) : '', file, lineStart: lines?.first ?? 0, lineEnd: lines?.last ?? 0 };
    return { n: 0, ...place, title: file || `[${n ?? ''}]`, status: 'unsupported', reason: reasons[why]() };
  }
}

/** Adds which lines the answer cites, if not all of them were read. */
function clampedTo(citation: Citation, { lines }: PlaceReference): Citation {
  if (citation.status !== 'verified' || !lines) return citation;
  return { ...citation, reason: l10n.t('The answer cites lines {0}-{1}; only these of them were read for it.', lines.first, lines.last) };
}

/** The same place has the same number; citations of missing places differ by their reason. */
function keyOf({ root, file, lineStart, lineEnd, status, reason }: Citation): string {
  return `${root}:${file}:${lineStart}-${lineEnd}${status === 'unsupported' ? `:${reason ?? ''}` : ''}`;
}
