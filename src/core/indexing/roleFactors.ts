// How far tests, examples, documentation and code of others rank below the code itself: never left out, and not when they are asked for.
import type { FileRole } from '../workspace/document.ts';
import type { SearchQuery } from './types.ts';

type Factors = Readonly<Record<FileRole, number>>;

const asIs: Factors = { code: 1, test: 1, example: 1, documentation: 1, generated: 1, vendored: 1, configuration: 1 };
const codeFirst: Factors = { code: 1, test: 0.5, example: 0.6, documentation: 0.6, generated: 0.4, vendored: 0.4, configuration: 0.7 };
const documentationFirst: Factors = { ...codeFirst, documentation: 1.2 };

/**
 * The factor for each role under this query. Only `roles` decides: reports speak of tests, documents and settings in passing, so that
 * single words of the query say nothing about what is wanted.
 */
export function roleFactors({ roles }: SearchQuery): Factors {
  if (roles === 'as-is') return asIs;
  return roles === 'code-first' ? codeFirst : documentationFirst;
}
