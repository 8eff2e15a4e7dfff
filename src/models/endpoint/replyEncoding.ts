// Encodings in which a reply may come: those whose unpacking waits for the reader, so that a small reply cannot fill memory.

/**
 * Value of `accept-encoding`. Node's `fetch` would ask for `deflate`, too, and unpacks it without waiting for the reader: 50 KB became
 * 420 to 490 MB in memory (`npm run test:trust -- --long faults`, 2026-11).
 */
export const acceptedEncodings = 'gzip, br';

/** The accepted encodings and `x-gzip`, the old name of gzip. `identity` means that nothing was packed. */
const readableEncodings = new Set(['', 'identity', 'gzip', 'x-gzip', 'br']);

/** The encoding of a reply that must not be read, since nobody asked for it; undefined for all others. One packed twice is foreign, too. */
export function foreignEncoding(headers: Headers): string | undefined {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  return readableEncodings.has(encoding) ? undefined : encoding;
}
