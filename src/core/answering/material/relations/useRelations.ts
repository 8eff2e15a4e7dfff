// Writes the uses of a definition as lines for a model: a count of direct, possible and undecided ones, then the first of them.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { summarizeCombinedUses, type CombinedUses } from '../../../searching/relations/combinedUses.ts';
import type { NameLine } from '../../../searching/relations/nameLines.ts';
import type { UsesOrNameLines } from '../../../searching/relations/usesOrNameLines.ts';
import type { RelationPlan } from '../../../planning/relations/relationPlan.ts';
import type { ImportStatement } from '../../../planning/relations/importStatement.ts';
import type { CallerStep } from '../../../searching/relations/callers.ts';
import { relationNouns } from '../../../reading/relations.ts';
import type { UsePlace } from '../../../uses/target/usePlaces.ts';
import type { UseKind } from '../../../uses/places/useKind.ts';
import { atLine, certainty, readableName, oneLine, verbOf, type RelationNote } from './relationNote.ts';

/** Maximum lines per list; all are counted. */
const maxListed = 5;

/** With more undecided places, none is listed: the name has many meanings. Set by judgement. */
const maxUndecided = 20;

/**
 * The number of uses of `symbol`, then the first ones of each kind.
 * @param listsAll lists certain and possible uses as well; off where the steps to the definition are listed
 */
export function definitionUseRelations(
  symbol: SymbolNode,
  { places, total, complete, uses }: UsesOrNameLines,
  listsAll: boolean,
): RelationNote[] {
  const name = readableName(symbol);
  const lines = (namingPlaces: readonly NameLine[], verb: string, why: string): RelationNote[] =>
    namingPlaces.slice(0, maxListed).map(({ root, path, line, symbol: around, text }) => ({
      note: `${verb} ${name}: ${oneLine(text)}`,
      depth: 1,
      place: { root, path, lines: { first: line, last: line } },
      why,
      ...(around ? { symbol: around } : {}),
    }));
  const names = l10n.t('names {0}', symbol.fact.name);
  const isDecided = uses && uses.places.length + uses.possible.length + uses.undecided.length > 0;
  if (!isDecided) {
    const count = `${complete ? '' : 'at least '}${total} other ${total === 1 ? 'line names' : 'lines name'} ${name}, and it is open whether they use it`;
    return [{ note: `${noneWords(name, uses)}${total ? `; ${count}` : ''}`, depth: 0 }, ...lines(places, 'names', names)];
  }
  return [
    { note: useCountWords(name, uses), depth: 0 },
    ...(listsAll ? lines(uses.places, 'uses', l10n.t('uses {0}', symbol.fact.name)) : []),
    ...(listsAll ? lines(uses.possible, 'may use', l10n.t('may use {0}', symbol.fact.name)) : []),
    ...(uses.undecided.length <= maxUndecided ? lines(uses.undecided, 'may mean', names) : []),
  ];
}

/** Verb of a step for models; kinds without a row are verbs themselves. */
const verbs: Readonly<Partial<Record<UseKind, string>>> = { typed: 'has the type', passed: 'passes on', decorates: 'is decorated with' };

/** A step to a definition, at the line that uses it. */
export function stepRelation({ symbol, edge, callee, mutates, use }: CallerStep, depth = 0): RelationNote {
  const verb = edge.through !== undefined ? verbOf(edge, callee) : use ? (verbs[use.kind] ?? use.kind) : 'calls';
  const doubt = use?.isPossible && use.through ? ` (possible: it names ${readableName(use.through)})` : certainty(edge);
  const why = verb === 'calls' ? l10n.t('calls {0}', callee.fact.name) : l10n.t('uses {0}', callee.fact.name);
  return atLine(
    symbol,
    edge.line,
    `${readableName(symbol)} ${verb} ${readableName(callee)}${mutates ? ' and changes state' : ''}${doubt}`,
    why,
    depth,
  );
}

/** Maximum places of a requested relation; all are counted. */
const maxPlaces = 20;
/** Maximum imports of a file that are listed. */
const maxImports = 40;

/** Members of a requested relation. */
export function requestedRelations(relationPlan: RelationPlan): RelationNote[] {
  const { name, relation, definitions, uses, others, symbols, statements, unsearchedCount = 0 } = relationPlan;
  if (statements) return importRelations(name, statements);
  const noun = `${relationNouns[relation]} of ${oneLine(name)}`;
  const more = unsearchedCount ? `; ${unsearchedCount} more definitions have the name, and their uses were not looked for` : '';
  const where = definitions.length ? ` (${definitions.slice(0, 3).map(readableName).join(', ')}${more})` : '';
  if (symbols.length) return subtypeRelations(relationPlan, noun, where);
  const isKnown = uses.places.length + uses.possible.length > 0;
  const decidedUses = isKnown ? uses : others;
  const lines = (usePlaces: readonly UsePlace[], verb: string): RelationNote[] =>
    usePlaces.slice(0, maxPlaces).map(({ root, path, line, symbol, text, kind }) => ({
      note: `${verb}${symbol ? readableName(symbol) : oneLine(path)} ${verbs[kind] ?? kind} ${oneLine(name)}: ${oneLine(text)}`,
      depth: 1,
      place: { root, path, lines: { first: line, last: line } },
      why: l10n.t('uses {0}', name),
      ...(symbol ? { symbol } : {}),
    }));
  const none = isKnown ? '' : `no ${noun} are known; `;
  return [
    { note: `${noun}${where}: ${none}${useCountWords(oneLine(name), decidedUses)}`, depth: 0 },
    ...lines(decidedUses.places, ''),
    ...lines(decidedUses.possible, 'possibly '),
  ];
}

/** Direct members of a relation between types, then those through one of them. */
function subtypeRelations({ name, symbols, indirect }: RelationPlan, noun: string, where: string): RelationNote[] {
  const directMembers = symbols.slice(0, maxPlaces).map((symbol): RelationNote => {
    const note = `${readableName(symbol)} is one of the ${noun}`;
    return atLine(symbol, symbol.fact.nameRange.start.line, note, l10n.t('extends or uses {0} as a base', name), 1);
  });
  const remainingPlaces = Math.max(0, maxPlaces - directMembers.length);
  const indirectMembers = indirect.slice(0, remainingPlaces).map(({ symbol, through }): RelationNote => {
    const note = `${readableName(symbol)} is one too, through ${readableName(through)}`;
    return atLine(symbol, symbol.fact.nameRange.start.line, note, l10n.t('extends or uses {0} as a base', through.fact.name), 2);
  });
  const count = indirect.length ? `; ${indirect.length} more through these` : '';
  return [{ note: `${symbols.length} ${noun}${where}${count}`, depth: 0 }, ...directMembers, ...indirectMembers];
}

/** Imports of a file with their sources. */
function importRelations(name: string, statements: readonly ImportStatement[]): RelationNote[] {
  const count = statements.length === 1 ? '1 import' : `${statements.length || 'no'} imports`;
  const lines = statements.slice(0, maxImports).map(({ root, path, line, text, from }): RelationNote => {
    const note = `imports ${oneLine(from.join(', '))}: ${oneLine(text)}`;
    return { note, depth: 1, place: { root, path, lines: { first: line, last: line } }, why: l10n.t('is an import of {0}', path) };
  });
  return [{ note: `${oneLine(name)} has ${count}`, depth: 0 }, ...lines];
}

/** Number of uses, in English. */
export function useCountWords(name: string, decidedUses: CombinedUses): string {
  const { direct, possible, undecided, through } = summarizeCombinedUses(decidedUses);
  const count =
    direct === 0
      ? `no direct use of ${name} is known`
      : direct === 1
        ? `1 place uses ${name} directly`
        : `${direct} places use ${name} directly`;
  return [
    count,
    possible ? `${possible} more may reach it through ${through.length ? through.map(oneLine).join(', ') : 'a base or derived type'}` : '',
    undecided ? `${undecided} more have the name, and it is open what they mean` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** Says "nobody uses it" only where code outside of the search cannot use it either. */
function noneWords(name: string, decidedUses: CombinedUses | undefined): string {
  const isNobody = decidedUses?.verdict.is === 'nobody';
  return isNobody
    ? `nobody uses ${name}: no other place names it, and nothing outside of this workspace should`
    : `no use of ${name} is known in this workspace`;
}
