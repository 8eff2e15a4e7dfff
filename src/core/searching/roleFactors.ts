// Ranks tests, examples, documentation and third-party code below the code itself, unless the question asks for them. None is excluded.
import type { RoleFactors } from '../indexing/searchIndex.ts';
import type { Intent } from '../reading/intent.ts';
import type { FileRole } from '../workspace/document.ts';
import { weightOf, type WeightSource } from './weights/rankingWeights.ts';

/** The question, with the weights for measurements. */
export interface RoleInquiry extends WeightSource {
  readonly intent: Pick<Intent, 'wants'>;
}

/**
 * Factor of a place by the role of its file. Code has 1, the requested role a little more. For a question for tests, word hits are not
 * changed: a test has the same words as the code under test.
 */
export function roleFactor(role: FileRole, match: 'words' | 'facts', inquiry: RoleInquiry): number {
  const { wants } = inquiry.intent;
  if (role === 'code' || (wants === 'tests' && match === 'words')) return 1;
  const isAskedFor = (role === 'test' && wants === 'tests') || (role === 'documentation' && wants === 'documentation');
  return weightOf(isAskedFor ? 'role.askedFor' : `role.${role}.${match}`, inquiry);
}

/** Factors of all roles for full text and vectors. */
export function wordFactors(inquiry: RoleInquiry): RoleFactors {
  const factorOf = (role: FileRole): number => roleFactor(role, 'words', inquiry);
  return {
    code: factorOf('code'),
    configuration: factorOf('configuration'),
    documentation: factorOf('documentation'),
    example: factorOf('example'),
    test: factorOf('test'),
    generated: factorOf('generated'),
    vendored: factorOf('vendored'),
  };
}

/** Additional factor for word hits outside code: statements and reports mention tests and documents in passing, but code has to change. */
export function outsideCodeFactor(role: FileRole, inquiry: WeightSource & { readonly intent: Pick<Intent, 'wants' | 'act'> }): number {
  const { act, wants } = inquiry.intent;
  if (act === 'question' || wants !== 'code' || role === 'code' || role === 'configuration') return 1;
  return weightOf(`role.besideCode.${act}`, inquiry);
}

/** Factors that treat all roles alike. */
export const neutralFactors: RoleFactors = wordFactors({ intent: { wants: 'tests' } });

/** Factors that prefer code. */
export const codeFirstFactors: RoleFactors = wordFactors({ intent: { wants: 'code' } });
