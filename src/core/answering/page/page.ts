// Writes an answer in Markdown section by section, with a numbered, checked citation for each place.
import * as l10n from '@vscode/l10n';
import { fileKey } from '../../base/fileKey.ts';
import type { LineSpan } from '../../base/positions.ts';
import type { Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { Digest } from '../../ports.ts';
import { checkCitedLines } from '../material/evidence/checkCitedLines.ts';
import { EvidenceBook, countPlaceholders, type Place } from '../material/evidence/evidenceBook.ts';
import { foldTitle, type FoldedText } from './folds.ts';
import { scrub, type SecretPlaceholders } from '../../secrets/scrub.ts';
import { visibleText } from '../material/evidence/visibleText.ts';
import { prose } from './markdownText.ts';
import type { AnswerRecord, Citation } from '../record/answerRecord.ts';
import type { CurrentTexts } from '../../text/currentTexts.ts';

/** Maximum lines of a class that is cited as a whole: a click should not select more than a screen. */
const maxCitedLines = 40;
/** Maximum collapsed items of a list. */
const maxFoldedItems = 1000;
/** Maximum collapsed items with a citation, each of which requires reading a file. */
const maxFoldedCitations = 100;
/** Separator between sections. */
const separator = '\n\n';

interface PageCitation {
  readonly n: number;
  readonly place: Place;
  readonly title: string;
  readonly hash: string;
  readonly name?: string;
}

/** One answer while it is written; it counts citations and collects the evidence for them. */
export class Page {
  readonly book: EvidenceBook;
  readonly sections: string[] = [];
  readonly #digest: Digest;
  readonly #placeholders: SecretPlaceholders;
  readonly #drawnSections = new Set<number>();
  readonly #folds: FoldedText[] = [];
  readonly #claims = new Map<string, PageCitation>();
  /** Remaining citations while a collapsed text is written. */
  #remainingCitations: number | undefined;

  /** @param placeholders those of the secrets in the question */
  constructor(currentTexts: CurrentTexts, digest: Digest, placeholders: SecretPlaceholders) {
    this.book = new EvidenceBook(currentTexts, digest, placeholders);
    this.#placeholders = placeholders;
    this.#digest = digest;
  }

  /** Adds a section; omits empty ones. Lines of files arrive without secrets; names and texts from the index are scrubbed here. */
  add(...lines: readonly string[]): void {
    const text = lines.join('\n').trim();
    if (text) this.sections.push(this.#shownText(text));
  }

  /**
   * Prose of the workspace as Markdown in one line. Secrets are replaced before escaping: an escaped secret matches no known form
   * (`ghp\_…`).
   */
  prose(text: string): string {
    return prose(this.#shownText(text));
  }

  /** `text` as it may be shown: with placeholders for secrets, marks for invisible characters, and without control characters. */
  #shownText(text: string): string {
    return visibleText(scrub(text, this.#placeholders).text.replace(/\r\n?/g, '\n'));
  }

  /** Adds a section that describes a picture: a view that shows the picture can omit it. */
  addDrawn(...lines: readonly string[]): void {
    const before = this.sections.length;
    this.add(...lines);
    if (this.sections.length > before) this.#drawnSections.add(before);
  }

  /** Collapses sections under one line, `label`, which names them and their size; they come after everything else. */
  fold(label: string, sections: readonly string[]): void {
    this.#fold(label, sections, false);
  }

  /** Like {@link fold}, for sections that a picture shows as well. */
  foldDrawnSections(label: string, sections: readonly string[]): void {
    this.#fold(label, sections, true);
  }

  #fold(label: string, sections: readonly string[], drawn: boolean): void {
    const texts = sections.flatMap((section) => this.#shownText(section.trim()) || []);
    const fold = { label: this.#shownText(label), text: texts.join(separator), drawn };
    const isKnown = this.#folds.some(({ label: otherLabel, text }) => otherLabel === fold.label && text === fold.text);
    if (texts.length && !isKnown) this.#folds.push(fold);
  }

  /** Runs a writer of collapsed text. Its places get citations but are no evidence of the answer: people see them only on request. */
  async writeAside<T>(write: () => Promise<T>): Promise<T> {
    const outerRemaining = this.#remainingCitations;
    this.#remainingCitations = maxFoldedCitations;
    try {
      return await write();
    } finally {
      this.#remainingCitations = outerRemaining;
    }
  }

  /** Collapses the list items that did not fit under a line that counts them; cites as {@link writeAside} does. */
  async foldRest<T>(title: string, items: readonly T[], line: (item: T) => Promise<string>, { drawn = false } = {}): Promise<void> {
    if (items.length === 0) return;
    const countedTitle = l10n.t('{0}: {1} more', title, items.length);
    const label = items.length > maxFoldedItems ? l10n.t('{0}, the first {1} of them', countedTitle, maxFoldedItems) : countedTitle;
    const lines: string[] = [];
    await this.writeAside(async () => {
      for (const item of items.slice(0, maxFoldedItems)) lines.push(`- ${await line(item)}`);
    });
    this.#fold(label, [[foldTitle(label), '', ...lines].join('\n')], drawn);
  }

  /** The whole answer: first the shown text, then collapsed parts. */
  get answer(): string {
    return [...this.sections, ...this.#folds.map(({ text }) => text)].join(separator);
  }

  /** Offsets in {@link answer} of the sections that pictures show as well, and of collapsed parts. */
  get stretches(): Pick<AnswerRecord, 'drawn' | 'folds'> {
    let end = -separator.length;
    const rangeOf = (text: string): { start: number; end: number } => {
      const start = end + separator.length;
      end = start + text.length;
      return { start, end };
    };
    const sectionRanges = this.sections.map(rangeOf);
    const drawnRanges = sectionRanges.filter((_, i) => this.isDrawn(i));
    const folds = this.#folds.map(({ label, text, drawn }) => ({ ...rangeOf(text), label, ...(drawn ? { drawn: true } : {}) }));
    return { ...(drawnRanges.length ? { drawn: drawnRanges } : {}), ...(folds.length ? { folds } : {}) };
  }

  /** Collapsed parts, in order. */
  get folds(): readonly FoldedText[] {
    return this.#folds;
  }

  /** Whether a picture shows the section with this index as well. */
  isDrawn(section: number): boolean {
    return this.#drawnSections.has(section);
  }

  /** Number of placeholders for secrets in the text. */
  get secretCount(): number {
    const texts = [...this.sections, ...this.#folds.map(({ text }) => text)];
    return texts.reduce((sum, text) => sum + countPlaceholders(text), 0);
  }

  /** ` [n]` for a place that was read, or nothing when it cannot be read. `name` must occur in its lines. */
  async cite(place: Place, title: string, why: string, symbol: SymbolNode | null = null, name?: string): Promise<string> {
    const evidence = await this.#read(place, symbol, why);
    if (!evidence) return '';
    const { root, path, lines } = evidence;
    const key = `${fileKey(root, path)}:${lines.first}-${lines.last}`;
    let claim = this.#claims.get(key);
    if (!claim) {
      claim = {
        n: this.#claims.size + 1,
        place: { root, path, lines },
        title,
        hash: evidence.hash,
        ...(name ? { name } : {}),
      };
      this.#claims.set(key, claim);
    }
    return ` [${claim.n}]`;
  }

  async #read(place: Place, symbol: SymbolNode | null, why: string): Promise<(Place & { readonly hash: string }) | undefined> {
    if (this.#remainingCitations === undefined) return this.book.read(place, symbol, why);
    return this.#remainingCitations-- > 0 ? this.book.hashPlace(place) : undefined;
  }

  /** Cites `lines` of a definition, by default all of it, or the head of a long class. */
  citeSymbol(symbol: SymbolNode, why: string, lines?: LineSpan): Promise<string> {
    const { root, path, fact } = symbol;
    const whole = { first: fact.range.start.line, last: isLongClass(symbol) ? fact.nameRange.end.line : fact.range.end.line };
    // An anonymous default export is called `default`, which its lines need not contain.
    const isNamed = !fact.name.startsWith('<') && fact.name !== 'default' && fact.kind !== 'route' && fact.kind !== 'test';
    const nameInLines = isNamed ? fact.name : undefined;
    return this.cite({ root, path, lines: lines ?? whole }, fact.qualifiedName, why, symbol, nameInLines);
  }

  /** Cites the line of a call (or another relation) in the caller's file. */
  citeEdge(edge: Edge, caller: SymbolNode, title: string, why: string): Promise<string> {
    return this.cite({ root: caller.root, path: caller.path, lines: { first: edge.line, last: edge.line } }, title, why, caller);
  }

  /** Checks every citation against the current files. `currentTexts` must not come from a cache of this answer. */
  async check(currentTexts: CurrentTexts, label: (root: string) => string): Promise<Citation[]> {
    const book = new EvidenceBook(currentTexts, this.#digest);
    const citations: Citation[] = [];
    for (const { n, place, title, hash, name } of this.#claims.values()) {
      const file = await book.readRawLines(place.root, place.path);
      const { status, lines, reason } = checkCitedLines({ lines: place.lines, hash, ...(name ? { name } : {}) }, file, this.#digest);
      const where = { root: label(place.root), file: place.path, lineStart: lines.first + 1, lineEnd: lines.last + 1 };
      citations.push({ n, ...where, title, status, ...(reason ? { reason } : {}), hash });
    }
    return citations;
  }
}

function isLongClass({ fact }: SymbolNode): boolean {
  const isCode = fact.kind === 'function' || fact.kind === 'method' || fact.kind === 'route' || fact.kind === 'test';
  return !isCode && fact.range.end.line - fact.range.start.line > maxCitedLines;
}
