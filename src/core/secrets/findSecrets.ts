// Finds all secrets of a text: joins the results of the finders where they overlap.
import { findPasswords } from './addresses.ts';
import { findAssignments } from './assignments.ts';
import { findCommandPasswords } from './commands.ts';
import { findKnownFormats } from './knownFormats.ts';
import { unescapeOnce, type EscapeChoice } from './unescapeOnce.ts';
import { findPrivateKeys } from './privateKeys.ts';
import { findPublicFormats, mayHoldPercent } from './findPublicFormats.ts';
import type { Secret, Stretch } from './secret.ts';

/** Secrets in plain text, in text order; no two overlap. Takes time linear in the length of any text. */
export function findSecrets(text: string): Secret[] {
  return joinOverlapping(plainSecrets(text));
}

/** Escaped text may be escaped again, like Markdown in JSON; each layer is decoded separately. */
const maxLayers = 3;

/**
 * Secrets in plain text and behind escapes, as stretches of the original `text`, in text order; no two overlap. Every layer is searched:
 * what looks like a whole key before a layer is decoded may be its beginning (`ghp_…\_…`).
 */
export function findAllSecrets(text: string): Secret[] {
  const secrets = plainSecrets(text);
  addLayers(text, 'all', maxLayers, (stretch) => stretch, secrets);
  return joinOverlapping(secrets);
}

/** Adds the secrets of the layers below `text`. A key may itself hold `%3D`: then such escapes are also left as they are. */
function addLayers(text: string, escapes: EscapeChoice, layers: number, outer: (stretch: Stretch) => Stretch, secrets: Secret[]): void {
  const layer = layers > 0 ? unescapeOnce(text, escapes) : undefined;
  if (!layer) return;
  const originalStretch = (stretch: Stretch): Stretch => outer(layer.originalStretch(stretch));
  for (const { kind, stretches } of plainSecrets(layer.text)) secrets.push({ kind, stretches: stretches.map(originalStretch) });
  addLayers(layer.text, escapes, layers - 1, originalStretch, secrets);
  if (layer.isMixed && mayHoldPercent(layer.text)) addLayers(text, 'all but percent', layers, outer, secrets);
}

/** A known format says more than a name, so it comes first and decides the kind of overlapping secrets. */
function plainSecrets(text: string): Secret[] {
  return [...findPrivateKeys(text), ...findFormats(text), ...findPasswords(text), ...findCommandPasswords(text), ...findAssignments(text)];
}

/** The kind of a format in a name, also behind escapes; undefined where there is none. */
export function formatIn(name: string): string | undefined {
  return (findFormats(name)[0] ?? findAllSecrets(name)[0])?.kind;
}

/** Formats of our own come first: of two with the same bounds they name the kind. */
function findFormats(text: string): Secret[] {
  return [...findKnownFormats(text), ...findPublicFormats(text)];
}

/** Joins what overlaps; the first found names the kind. */
function joinOverlapping(found: readonly Secret[]): Secret[] {
  if (found.length < 2) return [...found];
  const sortedSecrets = found.map((secret, rank) => ({ ...secret, rank })).sort((a, b) => startOf(a) - startOf(b) || a.rank - b.rank);
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
