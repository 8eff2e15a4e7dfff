// Ranks the code under a failing test higher: its callees, and the class or file that it is named after. The test itself is rarely wrong.
import { isConstructor } from '../../graph/values/constructors.ts';
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/edges/types.ts';
import { listOf, ofSymbol, type Candidate, type CandidateList } from '../candidate.ts';
import type { Inquiry, Sources } from '../inquiry.ts';
import { bestOfEach } from '../candidate.ts';
import { inScope } from '../scope.ts';
import type { MappedFrame } from './frames/mappedFrames.ts';
import { weightOf } from '../weights.ts';
import type { Frame } from '../../reading/mentions/frame.ts';

const mostTests = 4;
const hops = 3;
const mostCallees = 16;
/** Read limit: names of tests may be whole sentences. */
const longestName = 200;

/** Code under the tests that the question names or that its stack trace runs through. */
export function testedList(frames: readonly MappedFrame[], inquiry: Inquiry, sources: Sources): CandidateList {
  const called = testsOf(frames, inquiry, sources).flatMap((test) => callees(test, inquiry, sources));
  const about = namesakes(frames, inquiry, sources);
  const namesake = about.map(({ symbol, why }) => ofSymbol(symbol, weightOf('tested.namesake', inquiry), why));
  const items = [...namesake, ...toldMembers(about, frames, inquiry, sources), ...called];
  return listOf('tested code', 'tested', bestOfEach(items), inquiry);
}

function testsOf(frames: readonly MappedFrame[], { intent }: Inquiry, { graph }: Sources): SymbolNode[] {
  const framed = frames.flatMap(({ symbol, frame }) => (symbol?.role === 'test' && isNamed(symbol, frame) ? [symbol] : []));
  const named = intent.names.flatMap(({ name }) => {
    const symbols = graph.byName(name);
    // A name that code defines as well belongs to a test helper, not to a test.
    return symbols.length <= mostTests && symbols.every((symbol) => symbol.role === 'test') ? symbols : [];
  });
  const functions = [...framed, ...named].filter(({ fact }) => fact.kind === 'test' || fact.kind === 'method' || fact.kind === 'function');
  return [...new Map(functions.map((symbol) => [symbol.id, symbol])).values()].slice(0, mostTests);
}

/** A test that is not in the workspace yet has a frame on the lines of another test, which says nothing. */
function isNamed({ fact }: SymbolNode, { symbol }: Frame): boolean {
  return symbol === '' || symbol === fact.name || symbol.endsWith(`.${fact.name}`);
}

/** Callees of the test in code, hop by hop. */
function callees(test: SymbolNode, inquiry: Inquiry, { graph }: Sources): Candidate[] {
  const items: Candidate[] = [];
  const seen = new Set([test.id]);
  let level: { symbol: SymbolNode; score: number }[] = [{ symbol: test, score: 1 }];
  for (let hop = 0; hop < hops; hop++) {
    const next: typeof level = [];
    for (const { symbol, score } of level) {
      for (const { callee, confidence } of graph.callees(symbol.id).slice(0, mostCallees)) {
        const node = callee === null || seen.has(callee) ? undefined : graph.symbol(callee);
        if (!node) continue;
        seen.add(node.id);
        next.push({ symbol: node, score: score * confidence * (hop === 0 ? 1 : weightOf('tested.further', inquiry)) });
      }
    }
    for (const { symbol, score } of next) {
      const isCode = symbol.role === 'code' && inScope(symbol, inquiry.scope);
      if (isCode) items.push(ofSymbol(symbol, score, l10n.t('is called by the test {0}', test.fact.name)));
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
  const names = [...inFrames, ...inGraph].flatMap(({ owner, path }) => [owner.split('.')[0] ?? '', path.slice(path.lastIndexOf('/') + 1)]);
  return [...new Set(names)].flatMap((testName) => {
    const bare = withoutAffix(testName);
    const symbols = bare.length > 1 ? sources.graph.byName(bare) : [];
    return (
      symbols
        // In Java and similar languages constructors share the name of their class, which represents them.
        .filter((symbol) => symbol.role === 'code' && !isConstructor(symbol) && inScope(symbol, inquiry.scope))
        .slice(0, mostTests)
        .map((symbol) => ({ symbol, why: l10n.t('is what {0} is named after', testName) }))
    );
  });
}

/**
 * Members of the tested class whose names occur in the name of a test: `parseInto` for `testParseInto_emptyText`. A test outside the
 * workspace, or one that only compares results, then still leads to a function. A larger part of the name scores higher.
 */
function toldMembers(about: readonly Namesake[], frames: readonly MappedFrame[], inquiry: Inquiry, { graph }: Sources): Candidate[] {
  const names = frames.flatMap(({ file, frame }) => (file?.role === 'test' ? [frame.symbol.slice(frame.symbol.lastIndexOf('.') + 1)] : []));
  const tests = [...new Set(names)].slice(0, mostTests).map((name) => ({ name, words: wordsOf(name).replace(/^ tests? /, ' ') }));
  const owners = about.filter(({ symbol: { fact } }) => fact.kind === 'class' || fact.kind === 'module');
  return owners.flatMap(({ symbol: owner }) => {
    const members = graph.inFile(owner.root, owner.path).filter(({ fact }) => fact.parent === owner.fact.index);
    return members.flatMap((member) => {
      const words = wordsOf(member.fact.name);
      const told = tests.find((test) => test.words.includes(words));
      if (!told || words.trim() === '' || member.fact.name === owner.fact.name || !inScope(member, inquiry.scope)) return [];
      const least = weightOf('tested.member', inquiry);
      const score = least + ((1 - least) * words.length) / told.words.length;
      return [ofSymbol(member, score, l10n.t('is in the name of the test {0}', told.name))];
    });
  });
}

/**
 * Splits a name into words between spaces, so that searches match whole words: `parseInto`, `parse_into` and `ParseInto` -> ` parse into
 * `.
 */
function wordsOf(name: string): string {
  const parts = name.slice(0, longestName).match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+|\p{N}+/gu) ?? [];
  return ` ${parts.join(' ').toLowerCase()} `;
}

/** Removes the test affix: `CartTest` -> `Cart`, `test_cart.py` -> `cart`; empty when the name has none. */
function withoutAffix(name: string): string {
  const stem = /^([^.]*)/.exec(name)?.[1] ?? '';
  const bare = stem.replace(/^(?:Test(?=[A-Z])|tests?_)|(?:Tests?|Specs?|TestCase|IT|_tests?|_spec)$/g, '');
  return bare !== stem || /\.(?:test|spec)\./.test(name) ? bare : '';
}
