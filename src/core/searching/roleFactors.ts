// How far tests, examples, documentation and code of others rank below the code itself: never left out, and not when they are asked for.
import type { RoleFactors } from '../indexing/types.ts';
import type { Intent } from '../reading/intent.ts';
import type { FileRole } from '../workspace/document.ts';
import { weightOf, type OwnWeights } from './weights.ts';

/** What is asked and, to measure, with which weights. */
export interface RoleInquiry extends OwnWeights {
  readonly intent: Pick<Intent, 'wants'>;
}

/**
 * How much a place counts by what its file is for. Code counts 1, and what is asked for a little more. Where tests are asked for, words find
 * them as they come: a test says the same words as what it tests.
 */
export function roleFactor(role: FileRole, match: 'words' | 'facts', inquiry: RoleInquiry): number {
  const { wants } = inquiry.intent;
  if (role === 'code' || (wants === 'tests' && match === 'words')) return 1;
  const isAskedFor = (role === 'test' && wants === 'tests') || (role === 'documentation' && wants === 'documentation');
  return weightOf(isAskedFor ? 'role.askedFor' : `role.${role}.${match}`, inquiry);
}

/** The factors of all roles for full text and vectors. */
export function wordFactors(inquiry: RoleInquiry): RoleFactors {
  const of = (role: FileRole): number => roleFactor(role, 'words', inquiry);
  return {
    code: of('code'),
    configuration: of('configuration'),
    documentation: of('documentation'),
    example: of('example'),
    test: of('test'),
    generated: of('generated'),
    vendored: of('vendored'),
  };
}

/** What words find beside code keeps once more: statements and reports speak of tests and documents in passing; what has to change is code. */
export function besideCode(role: FileRole, inquiry: OwnWeights & { readonly intent: Pick<Intent, 'wants' | 'act'> }): number {
  const { act, wants } = inquiry.intent;
  if (act === 'question' || wants !== 'code' || role === 'code' || role === 'configuration') return 1;
  return weightOf(`role.besideCode.${act}`, inquiry);
}

/** The factors for whoever wants every file as it comes. */
export const asTheyCome: RoleFactors = wordFactors({ intent: { wants: 'tests' } });

/** The factors for whoever looks for code. */
export const codeFirst: RoleFactors = wordFactors({ intent: { wants: 'code' } });
