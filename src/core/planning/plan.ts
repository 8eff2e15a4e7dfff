// Defines the plan of an answer, by mode, and which of its places are read first.
import type { Candidate } from '../searching/candidate.ts';
import type { AnalyticalPlan } from './analyticalPlan.ts';
import { placeOfUse } from './conceptual/exampleUses.ts';
import { isAboutProject } from './conceptual/wholeProject.ts';
import { fullDefinitions, type ConceptualPlan } from './conceptualPlan.ts';
import type { DiagnosticPlan } from './diagnosticPlan.ts';
import type { ExploratoryPlan } from './exploratoryPlan.ts';

/** The plan of an answer, by mode. */
export type Plan = ConceptualPlan | DiagnosticPlan | ExploratoryPlan | AnalyticalPlan;

/** Places of a plan, most important first. */
export function primaries(plan: Plan): readonly Candidate[] {
  switch (plan.mode) {
    case 'conceptual':
      if (isAboutProject(plan)) return [...plan.documents, ...plan.definitions];
      if (!plan.uses) return [...plan.definitions, ...plan.documents];
      // To use something, people read how before its inner workings.
      return [
        ...plan.definitions.slice(0, fullDefinitions),
        ...plan.documents,
        ...plan.uses.map(placeOfUse),
        ...plan.definitions.slice(fullDefinitions),
      ];
    case 'diagnostic':
      return plan.placesToRead;
    case 'exploratory':
      return plan.pivotal;
    case 'analytical':
      return plan.samples;
  }
}
