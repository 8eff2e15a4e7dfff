// Determines the first sentence of an answer to a relation or place question that is read with certainty: a number, yes or no, a place.
import type { QuestionLanguage } from '../cue.ts';
import type { FormChoice } from '../kind/form.ts';
import { sureForm } from '../kind/sureForms.ts';
import type { RelationReading } from '../readRelation.ts';
import type { Relation } from '../relations.ts';
import { listDecision, type ListDecision } from './listDecision.ts';

/** Forms whose first sentence the index can supply. */
const leadForms = ['count', 'yes-no', 'where', 'list'] as const;

/** Content of the first sentence of an answer. */
export interface Lead extends ListDecision {
  readonly form: (typeof leadForms)[number];
  /** Relation that the sentence is about; undefined for a place without a relation. */
  readonly relation: Relation | undefined;
  /** Subject of the relation, as code writes it. */
  readonly name: string | undefined;
}

/** Readings of the question that the first sentence depends on. */
export interface LeadReadings {
  readonly form: FormChoice;
  readonly relation: { readonly relation: Relation; readonly name: string | undefined } | undefined;
  /** Confidence of the relation. */
  readonly confidence: number;
  readonly relationReading: RelationReading | undefined;
  readonly language: QuestionLanguage;
}

/** Minimum confidence of a relation that no row of words confirms. Above it 85 % of the counts had the right relation: docs/ranking.md. */
const minRelationConfidence = 0.5;

/** First sentence of the answer to `title`; undefined for the usual shape. */
export function leadOf(title: string, { form, relation, confidence, relationReading, language }: LeadReadings): Lead | undefined {
  const sure = sureForm(form);
  const leadForm = leadForms.find((each) => each === sure);
  if (leadForm === undefined) return undefined;
  if (!relation)
    return leadForm === 'where' ? { form: leadForm, relation: undefined, name: undefined, isDecided: false, tests: undefined } : undefined;
  if (confidence < minRelationConfidence && relationReading?.relation !== relation.relation) return undefined;
  const { relation: relationKind, name } = relation;
  return { form: leadForm, relation: relationKind, name, ...listDecision(title, relationKind, name, language) };
}
