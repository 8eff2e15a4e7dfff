// Collects all facts of the index for a plan, as short lines for a model, most telling first.
import * as l10n from '@vscode/l10n';
import { shorten } from '../../../base/shorten.ts';
import type { CodeGraph, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { CombinedUses } from '../../../searching/relations/combinedUses.ts';
import type { FileOverview } from '../../../planning/conceptual/overviews.ts';
import type { Plan } from '../../../planning/plan.ts';
import type { Subject } from '../../../planning/subjects.ts';
import { placesOfPlan } from '../../../packing/readingOrder.ts';
import { failureRelations } from './failureRelations.ts';
import { flowRelations } from './flowRelations.ts';
import { moduleRelations } from './moduleRelations.ts';
import { isInventory } from '../../../planning/conceptual/inventoryPlan.ts';
import { isForSettings } from '../../../planning/conceptual/settingsPlan.ts';
import { isAboutProject } from '../../../planning/conceptual/wholeProject.ts';
import { projectRelations } from './projectRelations.ts';
import { neighbourRelations } from './neighbourRelations.ts';
import { readableName, oneLine, type RelationNote } from './relationNote.ts';
import { inventoryRelations } from './inventoryRelations.ts';
import { settingsRelations } from './settingsRelations.ts';
import { structureRelations } from './structureRelations.ts';

/** Maximum definitions with neighbours. */
const maxDefinitions = 3;

/** Finds the uses of a definition; undefined for one without a name that code can write. */
export type UsesOf = (symbol: SymbolNode) => Promise<CombinedUses | undefined>;

/** Relations for the evidence of `plan`. */
export async function relationsOf(plan: Plan, graph: CodeGraph, usesOf: UsesOf): Promise<RelationNote[]> {
  switch (plan.mode) {
    case 'conceptual':
      return [
        ...subjectFacts(plan.subjects),
        ...(isAboutProject(plan) ? plan.project.flatMap(projectRelations) : []),
        ...(isInventory(plan) ? inventoryRelations(plan.inventory) : []),
        ...(isForSettings(plan) ? settingsRelations(plan.settings) : []),
        ...plan.overviews.flatMap(overviewRelations),
        ...(await definitionRelations(plan, graph, usesOf)),
      ];
    case 'exploratory':
      return [...subjectFacts(plan.subjects), ...flowRelations(plan, graph), ...moduleRelations(plan.pivotal, graph)];
    case 'diagnostic':
      return [
        ...failureRelations(plan),
        ...moduleRelations(
          plan.sites.map(({ symbol }) => symbol),
          graph,
        ),
      ];
    case 'analytical':
      return structureRelations(plan);
  }
}

/** Purpose of a file and its folder. Written by a model, it proves nothing and has no place to cite. */
function overviewRelations({ root, path, text, byModel, folder }: FileOverview): RelationNote[] {
  const by = byModel ? ' (written by a model: cite code instead)' : '';
  const place = { root, path, lines: { first: 0, last: 0 } };
  const file: RelationNote = {
    note: `overview of ${oneLine(path)}${by}: ${shortenOverview(text)}`,
    depth: 0,
    ...(byModel ? {} : { place, why: l10n.t('is the file of a definition') }),
  };
  return [
    file,
    ...(folder ? [{ note: `overview of the folder of ${oneLine(path)} (written by a model): ${shortenOverview(folder)}`, depth: 0 }] : []),
  ];
}

const longestOverview = 500;

function shortenOverview(text: string): string {
  return shorten(text.replace(/\s+/g, ' ').trim(), longestOverview);
}

async function definitionRelations(plan: Plan, graph: CodeGraph, usesOf: UsesOf): Promise<RelationNote[]> {
  const definitions = placesOfPlan(plan).flatMap(({ symbol }) => (symbol && symbol.fact.kind !== 'module' ? [symbol] : []));
  const relations: RelationNote[] = [];
  for (const symbol of definitions.slice(0, maxDefinitions)) relations.push(...neighbourRelations(symbol, graph, await usesOf(symbol)));
  return relations;
}

/** Names of the question without exactly one definition: a model must not confuse them. */
function subjectFacts(subjects: readonly Subject[]): RelationNote[] {
  return subjects.flatMap(({ name, definitions, elsewhere }) => {
    if (definitions.length === 1) return [];
    if (definitions.length > 1) return [{ note: `${oneLine(name)} is ambiguous: ${definitions.length} symbols have this name`, depth: 0 }];
    const { outsideDefinitions, external, nearSymbols } = elsewhere();
    if (outsideDefinitions.length > 0) {
      const places = outsideDefinitions.slice(0, maxDefinitions).map(readableName).join(', ');
      return [{ note: `${oneLine(name)} is not defined in what the question is kept to, but outside of it: ${places}`, depth: 0 }];
    }
    const origin = external ? `; code here uses ${oneLine(external)} from outside` : '';
    const others = nearSymbols.length
      ? `; names near it, which are something else: ${nearSymbols.slice(0, 5).map(readableName).join(', ')}`
      : '';
    return [{ note: `no definition of ${oneLine(name)} is known in this workspace${origin}${others}`, depth: 0 }];
  });
}
