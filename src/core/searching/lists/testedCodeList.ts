// Ranks the code under a failing test higher: its callees, and the class or file that it is named after. The test itself is rarely wrong.
import { baseName } from '../../base/baseName.ts';
import { isConstructor } from '../../graph/values/constructors.ts';
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { bestOfEachPlace, listOf, symbolCandidate, type Candidate, type CandidateList } from '../candidate.ts';
import type { Inquiry, Sources } from '../inquiry.ts';
import { inScope } from '../scope.ts';
import type { MappedFrame } from './frames/mappedFrames.ts';
import { weightOf } from '../weights/rankingWeights.ts';
import type { Frame } from '../../reading/mentions/frame.ts';

/** Limit of tests, and of namesakes of one test. */
const maxTests = 4;
/** Calls between a test and the code that it reaches. */
const maxHops = 3;
/** Limit of callees per function. */
const maxCallees = 16;
/** Read limit: names of tests may be whole sentences. */
const maxNameLength = 200;

/** Code under the tests that the question names or that its stack trace runs through. */
export function testedCodeListOf(frames: readonly MappedFrame[], inquiry: Inquiry, sources: Sources): CandidateList {
  const calledCode = testsOf(frames, inquiry, sources).flatMap((test) => callees(test, inquiry, sources));
  const namesakesOfTests = namesakes(frames, inquiry, sources);
  const namesakeItems = namesakesOfTests.map(({ symbol, why }) => symbolCandidate(symbol, weightOf('tested.namesake', inquiry), why));
  const items = [...namesakeItems, ...membersInTestNames(namesakesOfTests, frames, inquiry, sources), ...calledCode];
  return listOf('tested code', 'tested', bestOfEachPlace(items), inquiry);
}

function testsOf(frames: readonly MappedFrame[], { intent }: Inquiry, { graph }: Sources): SymbolNode[] {
  const frameTests = frames.flatMap(({ symbol, frame }) => (symbol?.role === 'test' && isNamedByFrame(symbol, frame) ? [symbol] : []));
  const namedTests = intent.names.flatMap(({ name }) => {
    const symbols = graph.byName(name);
    // A name that code defines as well belongs to a test helper, not to a test.
    return symbols.length <= maxTests && symbols.every((symbol) => symbol.role === 'test') ? symbols : [];
  });
  const functions = [...frameTests, ...namedTests].filter(
    ({ fact }) => fact.kind === 'test' || fact.kind === 'method' || fact.kind === 'function',
  );
  return [...new Map(functions.map((symbol) => [symbol.id, symbol])).values()].slice(0, maxTests);
}

/** Whether the frame names the test. The frame of a test that is not in the workspace yet points at lines of another test. */
function isNamedByFrame({ fact }: SymbolNode, { symbol }: Frame): boolean {
  return symbol === '' || symbol === fact.name || symbol.endsWith(`.${fact.name}`);
}

/** Callees of the test in code, hop by hop. */
function callees(test: SymbolNode, inquiry: Inquiry, { graph }: Sources): Candidate[] {
  const items: Candidate[] = [];
  const visited = new Set([test.id]);
  let level: { symbol: SymbolNode; score: number }[] = [{ symbol: test, score: 1 }];
  for (let hop = 0; hop < maxHops; hop++) {
    const next: typeof level = [];
    for (const { symbol, score } of level) {
      for (const { callee, confidence } of graph.callees(symbol.id).slice(0, maxCallees)) {
        const node = callee === null || visited.has(callee) ? undefined : graph.symbol(callee);
        if (!node) continue;
        visited.add(node.id);
        next.push({ symbol: node, score: score * confidence * (hop === 0 ? 1 : weightOf('tested.further', inquiry)) });
      }
    }
    for (const { symbol, score } of next) {
      const isCode = symbol.role === 'code' && inScope(symbol, inquiry.scope);
      if (isCode) items.push(symbolCandidate(symbol, score, l10n.t('is called by the test {0}', test.fact.name)));
    }
    level = next;
  }
  return items;
}

/** Code that a test is named after, with the reason. */
interface Namesake {
  readonly symbol: SymbolNode;
  readonly why: string;
}

/**
 * Classes and modules that the tests and their files are named after: `Cart` or `cart` for `CartTest`, `test_cart.py` and
 * `cart.spec.ts`.
 */
function namesakes(frames: readonly MappedFrame[], inquiry: Inquiry, sources: Sources): Namesake[] {
  const inFrames = frames.flatMap(({ file, frame }) => (file?.role === 'test' ? [{ owner: frame.symbol, path: file.path }] : []));
  const inGraph = testsOf(frames, inquiry, sources).map(({ fact, path }) => ({ owner: fact.qualifiedName, path }));
  const names = [...inFrames, ...inGraph].flatMap(({ owner, path }) => [owner.split('.')[0] ?? '', baseName(path)]);
  return [...new Set(names)].flatMap((testName) => {
    const targetName = withoutAffix(testName);
    const symbols = targetName.length > 1 ? sources.graph.byName(targetName) : [];
    return (
      symbols
        // In Java and similar languages constructors share the name of their class, which represents them.
        .filter((symbol) => symbol.role === 'code' && !isConstructor(symbol) && inScope(symbol, inquiry.scope))
        .slice(0, maxTests)
        .map((symbol) => ({ symbol, why: l10n.t('is what {0} is named after', testName) }))
    );
  });
}

/**
 * Members of the tested class whose names occur in the name of a test: `parseInto` for `testParseInto_emptyText`. A test outside the
 * workspace, or one that only compares results, then still leads to a function. A larger part of the name scores higher.
 */
function membersInTestNames(
  namesakesOfTests: readonly Namesake[],
  frames: readonly MappedFrame[],
  inquiry: Inquiry,
  { graph }: Sources,
): Candidate[] {
  const names = frames.flatMap(({ file, frame }) => (file?.role === 'test' ? [frame.symbol.slice(frame.symbol.lastIndexOf('.') + 1)] : []));
  const tests = [...new Set(names)].slice(0, maxTests).map((name) => ({ name, words: wordsOf(name).replace(/^ tests? /, ' ') }));
  const owners = namesakesOfTests.filter(({ symbol: { fact } }) => fact.kind === 'class' || fact.kind === 'module');
  return owners.flatMap(({ symbol: owner }) => {
    const members = graph.inFile(owner.root, owner.path).filter(({ fact }) => fact.parent === owner.fact.index);
    return members.flatMap((member) => {
      const words = wordsOf(member.fact.name);
      const namingTest = tests.find((test) => test.words.includes(words));
      if (!namingTest || words.trim() === '' || member.fact.name === owner.fact.name || !inScope(member, inquiry.scope)) return [];
      const minScore = weightOf('tested.member', inquiry);
      const score = minScore + ((1 - minScore) * words.length) / namingTest.words.length;
      return [symbolCandidate(member, score, l10n.t('is in the name of the test {0}', namingTest.name))];
    });
  });
}

/**
 * Splits a name into words with a space before and after each, so that a search matches whole words. `parseInto`, `parse_into` and
 * `ParseInto` give the same words.
 */
function wordsOf(name: string): string {
  const parts = name.slice(0, maxNameLength).match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+|\p{N}+/gu) ?? [];
  return ` ${parts.join(' ').toLowerCase()} `;
}

/** Removes the test affix: `CartTest` -> `Cart`, `test_cart.py` -> `cart`; empty when the name has none. */
function withoutAffix(name: string): string {
  const stem = /^([^.]*)/.exec(name)?.[1] ?? '';
  const stemWithoutAffix = stem.replace(/^(?:Test(?=[A-Z])|tests?_)|(?:Tests?|Specs?|TestCase|IT|_tests?|_spec)$/g, '');
  return stemWithoutAffix !== stem || /\.(?:test|spec)\./.test(name) ? stemWithoutAffix : '';
}
