// Finds all secrets of a text: joins the results of the finders where they overlap.
import { findPasswords } from './addresses.ts';
import { findAssignments } from './assignments.ts';
import { findCommandPasswords } from './commands.ts';
import { findKnownFormats } from './knownFormats.ts';
import { unescapeOnce } from './unescapeOnce.ts';
import { findPrivateKeys } from './privateKeys.ts';
import { findPublicFormats } from './findPublicFormats.ts';
import type { Secret, Stretch } from './secret.ts';

/** Secrets in text order; no two overlap. Takes time linear in the length of any text. */
export function findSecrets(text: string): Secret[] {
  // A known format says more than a name, so it comes first and decides the kind of overlapping secrets.
  const secrets = [
    ...findPrivateKeys(text),
    ...findFormats(text),
    ...findPasswords(text),
    ...findCommandPasswords(text),
    ...findAssignments(text),
  ];
  if (secrets.length < 2) return secrets;
  return joinOverlapping(secrets.map((secret, rank) => ({ ...secret, rank })));
}

/** Escaped text may be escaped again, like Markdown in JSON; each layer is decoded separately. */
const maxLayers = 3;

/**
 * Secrets that appear only after decoding escapes, as stretches of the original `text`. Only formats and addresses count: decoding changes
 * the text around a name, so a name proves nothing.
 */
export function findEscapedSecrets(text: string): Secret[] {
  let originalStretch = (stretch: Stretch): Stretch => stretch;
  let layer = unescapeOnce(text);
  for (let i = 0; layer && i < maxLayers; i++) {
    const inner = layer;
    const outer = originalStretch;
    originalStretch = (stretch) => outer(inner.originalStretch(stretch));
    const innerSecrets = [
      ...findFormats(inner.text),
      ...findPasswords(inner.text),
      ...findCommandPasswords(inner.text),
      ...findAssignments(inner.text),
    ];
    if (innerSecrets.length) {
      const secrets = innerSecrets.map(({ kind, stretches }, rank) => ({ kind, rank, stretches: stretches.map(originalStretch) }));
      return joinOverlapping(secrets);
    }
    layer = unescapeOnce(inner.text);
  }
  return [];
}

/** The kind of a format in a name, also behind escapes; undefined where there is none. */
export function formatIn(name: string): string | undefined {
  return (findFormats(name)[0] ?? findEscapedSecrets(name)[0])?.kind;
}

/** Formats of our own come first: of two with the same bounds they name the kind. */
function findFormats(text: string): Secret[] {
  return [...findKnownFormats(text), ...findPublicFormats(text)];
}

function joinOverlapping(matches: readonly (Secret & { readonly rank: number })[]): Secret[] {
  const sortedSecrets = matches.toSorted((a, b) => startOf(a) - startOf(b) || a.rank - b.rank);
  const secrets: (Secret & { readonly rank: number })[] = [];
  for (const secret of sortedSecrets) {
    const last = secrets.at(-1);
    if (!last || endOf(last) <= startOf(secret)) {
      secrets.push(secret);
      continue;
    }
    const { kind } = last.rank <= secret.rank ? last : secret;
    secrets[secrets.length - 1] = { kind, rank: Math.min(last.rank, secret.rank), stretches: union(last.stretches, secret.stretches) };
  }
  return secrets;
}

function union(a: readonly Stretch[], b: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const stretch of [...a, ...b].sort((x, y) => x.start - y.start)) {
    const last = stretches.at(-1);
    if (last && stretch.start <= last.end) stretches[stretches.length - 1] = { start: last.start, end: Math.max(last.end, stretch.end) };
    else stretches.push(stretch);
  }
  return stretches;
}

function startOf({ stretches }: Secret): number {
  return stretches[0]?.start ?? 0;
}

function endOf({ stretches }: Secret): number {
  return stretches.at(-1)?.end ?? 0;
}
