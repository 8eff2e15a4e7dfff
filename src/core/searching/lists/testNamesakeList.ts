// Ranks code higher when its class shares words with the names of failing tests, because it is likelier to be under test.
import * as l10n from '@vscode/l10n';
import { roleOf } from '../../workspace/roles.ts';
import { bestOfEachPlace, listOf, type Candidate, type CandidateList } from '../candidate.ts';
import type { Inquiry } from '../inquiry.ts';
import { nameParts } from '../nameParts.ts';
import type { MappedFrame } from './frames/mappedFrames.ts';

/** Words in the name of a test that only mark it as a test. */
const testMarkers = new Set(['test', 'tests', 'testcase', 'spec', 'case']);
/** Recognizes `CartTest` and `TestCart`, even without a frame. */
const testClass = /^Test(?=\p{Lu})|\p{Ll}(?:Tests?|TestCase|Spec)$/u;

/**
 * Scores `candidates` by the share of the words of their class in the name of a failing test class or file. `CartLineTest` and
 * `test_cart_line.py` match `CartLine` and `LineOfCart` fully, `OrderLine` by half.
 */
export function testNamesakeListOf(candidates: readonly Candidate[], frames: readonly MappedFrame[], inquiry: Inquiry): CandidateList {
  const testFrames = frames.filter(({ file, frame }) => (file?.role ?? roleOf(frame.path)) === 'test');
  const names = testNames(testFrames, inquiry).map((name) => new Set(nameParts(name).filter((word) => !testMarkers.has(word))));
  const why = l10n.t('is named like the failing test');
  // Skips reading names, because most failures are not of tests.
  const codeCandidates = names.length ? candidates.filter(({ role }) => role === 'code') : [];
  const items = codeCandidates.flatMap((each) => {
    const words = nameParts(ownClassName(each));
    const share = Math.max(0, ...names.map((test) => words.filter((word) => test.has(word)).length / Math.max(1, words.length)));
    return share > 0 ? [{ ...each, score: share, why }] : [];
  });
  return listOf('like tests', 'likeTests', bestOfEachPlace(items), inquiry);
}

/** Names of the classes and files of failing tests, in the workspace or not. */
function testNames(testFrames: readonly MappedFrame[], { intent }: Inquiry): readonly string[] {
  const frameNames = testFrames.flatMap(({ frame: { path, symbol } }) => [
    symbol.split('.').slice(0, -1).join('.'),
    /([^/.]*)[^/]*$/.exec(path)?.[1] ?? '',
  ]);
  const parts = intent.names.flatMap(({ name }) => name.split('.').filter((part) => testClass.test(part)));
  return [...new Set([...frameNames, ...parts])].filter(Boolean);
}

/** Own name of the class that a place is or is in; empty when there is none. */
export function ownClassName({ symbol }: Pick<Candidate, 'symbol'>): string {
  const names = symbol?.fact.qualifiedName.split('.') ?? [];
  const isType = symbol?.fact.kind === 'class' || symbol?.fact.kind === 'interface';
  return (isType ? names.at(-1) : names.at(-2)) ?? '';
}
