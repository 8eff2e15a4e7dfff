// Finds the set whose members a question asks for: an enum, a list or table of literals, constants with a common first word, subclasses of a base.
import { fileKeyOf } from '../../../base/fileKey.ts';
import { grouped } from '../../../base/collections/grouped.ts';
import type { LineSpan } from '../../../base/text.ts';
import type { SymbolNode } from '../../../graph/edges/types.ts';
import type { ValueQuestion } from '../../../reading/asks/value.ts';
import type { Sources } from '../../inquiry.ts';
import { roleWithin } from '../../testCode.ts';
import { membersOf } from './memberForms.ts';
import { mayTouch, wordsOf } from './valueWords.ts';

/** A set of which the members are known. */
export interface MemberSet {
  readonly of: 'enum' | 'list' | 'family' | 'subtypes';
  readonly name: string;
  /** The definition of the set, or the first of its members. */
  readonly symbol: SymbolNode;
  readonly lines: LineSpan;
  readonly members: readonly string[];
  readonly score: number;
}

type Draft = Omit<MemberSet, 'members' | 'score'> & { readonly own: readonly SymbolNode[] };

/** Fewer constants with a common word may have it by chance. */
const fewestOfFamily = 3;
/** Lines from one constant of a family to the next, with a comment between. */
const widestGap = 4;
/** Sets whose text is looked at. */
const mostRead = 12;

/** Sets that fit, the best first; only definitions that `includes` lets through. */
export async function memberSets(
  question: ValueQuestion,
  sources: Sources,
  includes: (symbol: SymbolNode) => boolean,
): Promise<readonly MemberSet[]> {
  const { graph, lines } = sources;
  const code = [...graph.symbols()].filter(
    (each) => each.role === 'code' && includes(each) && roleWithin(each, each.role, graph) === 'code',
  );
  const drafts = [...ofDefinitions(code), ...families(code), ...bases(code, sources)];
  const may = mayTouch(question.words);
  const namesOf = ({ name, symbol }: Draft): string => `${name} ${symbol.fact.qualifiedName} ${symbol.path}`;
  const touched = drafts.filter((draft) => may(namesOf(draft).toLowerCase()));
  const words = wordsOf(question.words, touched.map(namesOf), drafts.length);
  const scored = touched.flatMap((draft) => {
    const { name, symbol } = draft;
    const coverage = words.coverage([
      { text: name, weight: 1 },
      { text: symbol.fact.qualifiedName, weight: 0.8 },
      { text: symbol.path, weight: 0.5 },
      { text: symbol.fact.doc.slice(0, 200), weight: 0.4 },
    ]);
    const score = coverage * (0.55 + 0.45 * words.share(name));
    return words.touches(name) && score > 0 ? [{ ...draft, score }] : [];
  });
  const found: MemberSet[] = [];
  for (const { own, ...each } of scored.toSorted((a, b) => b.score - a.score).slice(0, mostRead)) {
    const text = own.length ? [] : ((await lines(each.symbol.root, each.symbol.path)) ?? []).slice(each.lines.first, each.lines.last + 1);
    const members = own.length ? own.map(({ fact }) => fact.name) : membersOf(text.join('\n'), each.of === 'enum' ? 'enum' : 'list');
    if (members.length > 1) found.push({ ...each, members });
  }
  return found;
}

function ofDefinitions(code: readonly SymbolNode[]): readonly Draft[] {
  return code.flatMap((symbol) => {
    const { kind, name, extends: bases } = symbol.fact;
    const isEnum = kind === 'enum' || (kind === 'class' && bases.some((base) => /(?:^|\.)(?:Str|Int)?(?:Enum|Flag)$/.test(base)));
    if (!isEnum && kind !== 'constant' && kind !== 'type') return [];
    return [{ of: isEnum ? ('enum' as const) : ('list' as const), name, symbol, lines: linesOf(symbol), own: [] }];
  });
}

/** Constants that stand one below the other and begin with the same word. */
function families(code: readonly SymbolNode[]): readonly Draft[] {
  const found: Draft[] = [];
  const constants = code.filter(({ fact }) => fact.kind === 'constant' && /^[A-Za-z]+_|^[A-Z][a-z]+[A-Z]/.test(fact.name));
  for (const [, all] of grouped(constants, fileKeyOf)) {
    let run: SymbolNode[] = [];
    const end = (): void => {
      const [first] = run;
      const last = run.at(-1);
      if (first && last && run.length >= fewestOfFamily)
        found.push({
          of: 'family',
          name: prefixOf(first),
          symbol: first,
          lines: { first: first.fact.range.start.line, last: last.fact.range.end.line },
          own: run,
        });
      run = [];
    };
    for (const each of all.toSorted((a, b) => a.fact.range.start.line - b.fact.range.start.line)) {
      const before = run.at(-1);
      const isNext = before && prefixOf(before) === prefixOf(each) && each.fact.range.start.line - before.fact.range.end.line <= widestGap;
      if (!isNext) end();
      run.push(each);
    }
    end();
  }
  return found;
}

function prefixOf({ fact: { name } }: SymbolNode): string {
  return /^(?:[A-Za-z]+(?=_)|[A-Z][a-z]+)/.exec(name)?.[0] ?? name;
}

/** Classes that others derive from, with those. */
function bases(code: readonly SymbolNode[], { graph }: Sources): readonly Draft[] {
  return code.flatMap((symbol) => {
    if (symbol.fact.kind !== 'class' && symbol.fact.kind !== 'interface') return [];
    const own = graph.incoming(symbol.id, ['extends', 'implements']).flatMap(({ caller }) => graph.symbol(caller) ?? []);
    const known = own.filter((each) => each.role === 'code');
    return known.length > 1 ? [{ of: 'subtypes' as const, name: symbol.fact.name, symbol, lines: linesOf(symbol), own: known }] : [];
  });
}

function linesOf({ fact: { range } }: SymbolNode): LineSpan {
  return { first: range.start.line, last: range.end.line };
}
