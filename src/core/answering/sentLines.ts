// Which lines of which files a model was shown: only those can prove what it says.
import { fileKeyOf } from '../base/fileKey.ts';
import type { Evidence } from './evidence.ts';
import type { Gathered } from './gather.ts';
import { pathOf } from './prompts/evidenceText.ts';
import type { Reference } from './stream/references.ts';

/** Where a reference leads: lines that were sent, or the reason why there are none. Lines are zero-based. */
export type Found =
  | { readonly ok: true; readonly evidence: Evidence; readonly lines: { readonly first: number; readonly last: number } }
  | { readonly ok: false; readonly why: 'no-evidence' | 'no-file' | 'not-sent' | 'several-files'; readonly evidence?: Evidence };

/** Of a piece that is cited as a whole, so many lines at most: a click should not select hundreds. */
const longestWhole = 40;

/** The lines of one request. */
export class SentLines {
  readonly #byNumber = new Map<number, { readonly evidence: Evidence; readonly lines: readonly number[] }>();
  readonly #byFile = new Map<string, { readonly evidence: Evidence; readonly path: string; readonly lines: Set<number> }>();
  readonly #label: (root: string) => string;

  constructor({ pieces, relations }: Gathered, label: (root: string) => string) {
    this.#label = label;
    for (const { evidence, lines } of pieces) this.#add(evidence, lines);
    for (const { evidence, repeated } of relations) if (evidence && !repeated) this.#add(evidence, [evidence.lines.first]);
  }

  #add(evidence: Evidence, lines: readonly number[]): void {
    this.#byNumber.set(evidence.n, { evidence, lines });
    const key = fileKeyOf(evidence);
    const file = this.#byFile.get(key) ?? { evidence, path: pathOf(evidence.root, evidence.path, this.#label), lines: new Set() };
    for (const line of lines) file.lines.add(line);
    this.#byFile.set(key, file);
  }

  /** Whether there is evidence with this number. */
  has(n: number): boolean {
    return this.#byNumber.has(n);
  }

  /** Looks a reference up. A path may be shortened at its beginning as long as it means one file. */
  find({ n, path, lines }: Reference): Found {
    if (path !== undefined) return this.#inFile(path, lines);
    const numbered = n === undefined ? undefined : this.#byNumber.get(n);
    if (!numbered) return { ok: false, why: 'no-evidence' };
    const { evidence } = numbered;
    return lines ? this.#sent(evidence, lines) : { ok: true, evidence, lines: firstRun(numbered.lines) };
  }

  #inFile(path: string, lines: Reference['lines']): Found {
    const all = [...this.#byFile.values()];
    const exact = all.filter((file) => file.path === path);
    const files = exact.length ? exact : all.filter((file) => `/${file.path}`.endsWith(`/${path}`));
    const [file] = files;
    if (!file) return { ok: false, why: 'no-file' };
    const fitting = lines ? files.filter(({ evidence }) => this.#sent(evidence, lines).ok) : files;
    if (fitting.length > 1 || (files.length > 1 && fitting.length === 0)) return { ok: false, why: 'several-files' };
    const { evidence } = fitting[0] ?? file;
    return lines ? this.#sent(evidence, lines) : { ok: false, why: 'not-sent', evidence };
  }

  /** `lines` are one-based here, as models write them. */
  #sent(evidence: Evidence, lines: { readonly first: number; readonly last: number }): Found {
    const sent = this.#byFile.get(fileKeyOf(evidence))?.lines;
    // A range that is longer than all that was sent cannot be in it; so hostile numbers cost nothing.
    if (!sent || lines.last - lines.first >= 2 * sent.size) return { ok: false, why: 'not-sent', evidence };
    // A mark that says "1 line cut" stands where that line was, and ranges run over it; they begin and end in lines that were read.
    const isRead = (line: number): boolean =>
      sent.has(line) || (line > lines.first - 1 && line < lines.last - 1 && sent.has(line - 1) && sent.has(line + 1));
    for (let line = lines.first - 1; line < lines.last; line++) if (!isRead(line)) return { ok: false, why: 'not-sent', evidence };
    return { ok: true, evidence, lines: { first: lines.first - 1, last: lines.last - 1 } };
  }
}

function firstRun(lines: readonly number[]): { readonly first: number; readonly last: number } {
  const first = lines[0] ?? 0;
  let last = first;
  for (const line of lines.slice(1, longestWhole)) {
    if (line !== last + 1) break;
    last = line;
  }
  return { first, last };
}
