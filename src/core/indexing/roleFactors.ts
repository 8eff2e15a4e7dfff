// How far tests, examples, documentation and code of others rank below the code itself: never left out, and not when they are asked for.
import type { FileRole } from '../workspace/document.ts';
import type { SearchQuery } from './types.ts';

type Factors = Readonly<Record<FileRole, number>>;

const asIs: Factors = { code: 1, test: 1, example: 1, documentation: 1, generated: 1, vendored: 1, configuration: 1 };
const codeFirst: Factors = { code: 1, test: 0.5, example: 0.6, documentation: 0.6, generated: 0.4, vendored: 0.4, configuration: 0.7 };
const documentationFirst: Factors = { ...codeFirst, documentation: 1.2 };

/** Terms (as the tokenizer gives them) with which a question asks for files of a role. */
const asking: ReadonlyMap<FileRole, readonly string[]> = new Map([
  ['test', ['test', 'tester', 'unittest', 'spec', 'fixtur', 'mock']],
  ['example', ['exampl', 'sampl', 'demo', 'tutori']],
  ['documentation', ['doc', 'document', 'readm', 'guid', 'changelog']],
  ['generated', ['gener', 'autogener']],
  ['vendored', ['vendor', 'vendored', 'third']],
  ['configuration', ['config', 'configur', 'set']],
]);

/** The factor for each role under this query. */
export function roleFactors(query: SearchQuery): Factors {
  if (query.roles === 'as-is') return asIs;
  const factors: Record<FileRole, number> = { ...(query.roles === 'code-first' ? codeFirst : documentationFirst) };
  for (const [role, words] of asking) if (words.some((word) => query.terms.has(word))) factors[role] = Math.max(1, factors[role]);
  return factors;
}
