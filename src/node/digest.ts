// Hash that names contents: SHA-256 cut to 128 bits, the same in every process and on every platform.
import { createHash } from 'node:crypto';
import type { Digest } from '../core/ports.ts';

/** First 128 bits of SHA-256 as 22 characters of base64url. Text is hashed as UTF-8. */
export const digest: Digest = (bytes) => createHash('sha256').update(bytes).digest().subarray(0, 16).toString('base64url');
