// Checks claims against the text as it is now, and finds lines again after edits. Only what passes becomes a link.
import * as l10n from '@vscode/l10n';
import type { LineSpan } from '../../../base/positions.ts';
import type { Digest } from '../../../ports.ts';
import { hashLines } from './evidenceBook.ts';
import type { Citation } from '../../record/answerRecord.ts';

/** Claim of a citation: these lines have this digest and, for a definition, contain this name. */
export interface CitedLinesClaim {
  readonly lines: LineSpan;
  readonly hash: string;
  readonly name?: string;
}

/** Result of a check. `lines` differ from the claim's when they moved. */
export interface CitedLinesCheck {
  readonly status: Citation['status'];
  readonly lines: LineSpan;
  readonly reason?: string;
}

/** Checks `claim` against the current lines of its file; `undefined` for a file that is gone. */
export function checkCitedLines(claim: CitedLinesClaim, file: readonly string[] | undefined, digest: Digest): CitedLinesCheck {
  if (!file) return { status: 'unsupported', lines: claim.lines, reason: l10n.t('The file no longer exists.') };
  const lines = findLines(claim.lines, claim.hash, file, digest);
  if (!lines) return { status: 'unsupported', lines: claim.lines, reason: l10n.t('The lines have changed since they were read.') };
  if (claim.name && !holdsName(file.slice(lines.first, lines.last + 1), claim.name)) {
    return {
      status: 'unsupported',
      lines,
      reason: l10n.t('{0} does not occur in these lines: the file changed after it was indexed.', claim.name),
    };
  }
  if (lines.first === claim.lines.first) return { status: 'verified', lines };
  return { status: 'moved', lines, reason: l10n.t('The lines moved from {0} to {1}.', claim.lines.first + 1, lines.first + 1) };
}

/** Whether the lines have each part of a name: `module A::B` defines `A.B`. */
function holdsName(lines: readonly string[], name: string): boolean {
  return name.split('.').every((part) => lines.some((line) => line.includes(part)));
}

/**
 * Position of the lines with digest `hash`: the old one, otherwise the nearest with as many lines and that digest. Costs at worst one
 * digest per line of the file.
 */
export function findLines(lines: LineSpan, hash: string, file: readonly string[], digest: Digest): LineSpan | undefined {
  const length = lines.last - lines.first + 1;
  const last = file.length - length;
  const isAt = (first: number): boolean => first >= 0 && first <= last && hashLines(file.slice(first, first + length), digest) === hash;
  for (let distance = 0; distance <= Math.max(lines.first, last - lines.first, 0); distance++) {
    for (const first of distance ? [lines.first - distance, lines.first + distance] : [lines.first]) {
      if (isAt(first)) return { first, last: first + length - 1 };
    }
  }
  return undefined;
}
