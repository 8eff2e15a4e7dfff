// Entry point of the reader: turns the text of a question into an intent. No later code parses the text.
import { testNamesIn } from './mentions/testNames.ts';
import { asksAboutProject, asksByOwnName } from './asks/aboutProject.ts';
import { readDecisionQuestion } from './asks/decisionQuestion.ts';
import { describesBehaviour, asksForPlaceOf } from './asks/behaviourQuestion.ts';
import { asksForCall, asksToFollow } from './asks/followRequest.ts';
import { asksHowToUse } from './asks/howToUse.ts';
import { readFlow } from './asks/flowQuestion.ts';
import { withOwnName } from './asks/ownName.ts';
import { readInventoryQuestion, type InventoryQuestion } from './asks/inventoryQuestion.ts';
import { readValueQuestion } from './asks/valueQuestion.ts';
import { readSettingsQuestion, type SettingsQuestion } from './asks/settingsQuestion.ts';
import { leadOf } from './asks/lead.ts';
import { readRankingQuestion } from './asks/rankingQuestion.ts';
import { lineAimOf } from './asks/lineAim.ts';
import { asksForWarnings } from './asks/warnings.ts';
import type { QuestionLanguage } from './cue.ts';
import type { Intent, SubjectRelation } from './intent.ts';
import type { Mentions } from './mentions/mentions.ts';
import { classify, kindOfReading, type KindOfQuestion } from './kind/classify.ts';
import { conceptsIn } from './kind/concepts.ts';
import { featuresOf } from './kind/features.ts';
import { formOf } from './kind/form.ts';
import { reasonOf } from './kind/kindReasons.ts';
import type { Mode } from './mode.ts';
import type { ModelReading } from './modelReading.ts';
import { foreignLanguageOf } from './questionLanguage.ts';
import { readQuestionText, type ReadQuestion } from './readMentions.ts';
import { relationIn, type RelationCue } from './readRelation.ts';
import { scopeInWorkspace, scopeInText } from './scopeOf.ts';
import { subjectRelationOf } from './relationSubject.ts';
import { emptyVocabulary, type Vocabulary } from './vocabulary.ts';

/**
 * Reads `text` with the vocabulary of the workspace. The reading of a model overrides the rules for kind, subject and scope. Never
 * fails, whatever the text; the cost is linear in its length.
 */
export function readIntent(text: string, vocabulary: Vocabulary = emptyVocabulary, byModel?: ModelReading): Intent {
  return intentReader(text, vocabulary)(byModel);
}

/** Reads `question` once. The returned function gives the intent by the rules, or with the reading of a model. */
export function intentReader(question: string, vocabulary: Vocabulary): (byModel?: ModelReading) => Intent {
  const reading = readByRules(question, vocabulary);
  return (byModel) => intentOf(reading, byModel);
}

/** Reading of a text by the rules; a model's reading does not change it. */
interface RuleReading extends ReadQuestion {
  readonly vocabulary: Vocabulary;
  readonly cue: RelationCue | undefined;
  readonly features: ReadonlySet<string>;
  readonly isEnglish: boolean;
  /** Whether it explicitly asks to follow code. */
  readonly asksToFollow: boolean;
  /** Whether a folder with the name of the project is no scope, because that name stands for the whole project. */
  readonly namesWholeProject: boolean;
  /** Parts of the intent that depend on the text alone. */
  readonly textParts: Pick<
    Intent,
    'ranking' | 'testNames' | 'asksForWarnings' | 'asksHowToUse' | 'asksAboutProject' | 'content' | 'language'
  >;
}

function readByRules(question: string, vocabulary: Vocabulary): RuleReading {
  const readQuestion = readQuestionText(question);
  const { title, mentions } = readQuestion;
  const cue = relationIn(readQuestion);
  const language = foreignLanguageOf(title);
  const titles = [title, ...withOwnName(title, vocabulary)];
  const isByOwnName = asksByOwnName(question, vocabulary);
  const isAboutProject = isByOwnName || asksAboutProject(question);
  const isForWarnings = titles.some(asksForWarnings);
  return {
    ...readQuestion,
    vocabulary,
    cue,
    features: featuresOf(readQuestion, cue),
    isEnglish: language === undefined,
    asksToFollow: !isAboutProject && asksToFollow(title),
    namesWholeProject: isByOwnName || (isForWarnings && !asksForWarnings(title)),
    textParts: {
      ranking: firstResultOf(titles, readRankingQuestion),
      testNames: testNamesIn(question),
      asksForWarnings: isForWarnings,
      asksHowToUse: asksHowToUse(title),
      asksAboutProject: isAboutProject,
      content: contentOf(mentions, language),
      language,
    },
  };
}

function intentOf(reading: RuleReading, byModel: ModelReading | undefined): Intent {
  const { title, mentions, cue, features, textParts } = reading;
  const kind = byModel ? kindOfReading(byModel) : kindByRules(reading);
  const subject = subjectOf(kind, reading, byModel);
  const lists = readListQuestions(title, kind, subject);
  const asksForAll = lists.inventory !== undefined || lists.settings !== undefined;
  const isDescription = !byModel && !asksForAll && isBehaviourDescription(kind, subject, reading);
  // A list or a description has no subject, so the aim of the kind does not apply either.
  const hasAim = !asksForAll && !isDescription;
  const { mode, aim, confidence } = hasAim ? kind : withoutAim(kind, 'conceptual');
  const relation = hasAim ? subject : undefined;
  const flow = isDescription ? undefined : readFlow(title, mentions, aim === 'path');
  const isOnlyFollowed = flow?.kind === 'from' || asksForCall(title);
  const isListed = asksForAll || isJudgement(kind) || isAnsweredByList(subject, cue);
  const form = byModel?.form ? { value: byModel.form, confidence: byModel.confidence } : formOf(features);
  return {
    ...mentions,
    ...textParts,
    ...{ mode, confidence, relation, ...lists, aim, form, describesBehaviour: isDescription, lineAim: lineAimOf(title), flow },
    value: isOtherThanValue(lists, subject, reading) ? undefined : readValueQuestion(title),
    lead: leadOf(title, { form, relation, confidence, cue, language: textParts.language ?? cue?.language ?? 'en' }),
    decision: isListed || isOnlyFollowed || !reading.isEnglish ? undefined : readDecisionQuestion(title),
    scopeByMode: scopeByMode(reading, byModel),
  };
}

/** The first defined result, so that a question with the name of the project is tried as written first. */
function firstResultOf<T>(texts: readonly string[], readText: (text: string) => T | undefined): T | undefined {
  for (const text of texts) {
    const result = readText(text);
    if (result !== undefined) return result;
  }
  return undefined;
}

/** Prose words that belong to no concept of questions. */
function contentOf({ prose }: Mentions, language: QuestionLanguage = 'en'): readonly string[] {
  return prose.flatMap(({ text }) => (conceptsIn(text.toLowerCase(), language).length ? [] : [text]));
}

/** Kind by the table, unless whole sentences show it: these are certain, whatever their few words weigh. */
function kindByRules(reading: RuleReading): KindOfQuestion {
  const { ranking, asksForWarnings: isForWarnings, asksAboutProject: isAboutProject } = reading.textParts;
  const kind = classify(reading, reading.features);
  if (isForWarnings || ranking !== undefined) return withoutAim(kind, 'analytical');
  if (isAboutProject) return withoutAim(kind, 'conceptual');
  return reading.asksToFollow && kind.mode.value !== 'exploratory' ? withoutAim(kind, 'exploratory') : kind;
}

/** `kind` with another mode and no aim; the confidence stays. */
function withoutAim(kind: KindOfQuestion, mode: Mode): KindOfQuestion {
  return { mode: { ...kind.mode, value: mode, reason: reasonOf(mode) }, aim: undefined, confidence: kind.confidence };
}

function isJudgement({ mode }: KindOfQuestion): boolean {
  return mode.value === 'analytical';
}

/** Relation of the aim with its subject; a ranking has none. */
function subjectOf(
  { aim }: KindOfQuestion,
  { cue, mentions, vocabulary, textParts: { ranking, content, language } }: RuleReading,
  byModel: ModelReading | undefined,
): SubjectRelation | undefined {
  return ranking ? undefined : subjectRelationOf(aim, { cue, byModel: byModel?.subject, content, language }, mentions, vocabulary);
}

/** Questions for all definitions of a kind, or all settings. */
interface ListQuestions {
  readonly inventory: InventoryQuestion | undefined;
  readonly settings: SettingsQuestion | undefined;
}

/** A relation of a named subject takes precedence over an inventory, and a judgement over both lists. */
function readListQuestions(title: string, kind: KindOfQuestion, subject: SubjectRelation | undefined): ListQuestions {
  if (isJudgement(kind)) return { inventory: undefined, settings: undefined };
  return {
    inventory: subject?.name === undefined ? readInventoryQuestion(title) : undefined,
    settings: readSettingsQuestion(title),
  };
}

/** Whether the question asks for something that takes precedence over a value. */
function isOtherThanValue(
  { inventory, settings }: ListQuestions,
  subject: SubjectRelation | undefined,
  { title, textParts: { ranking, asksForWarnings: isForWarnings } }: RuleReading,
): boolean {
  const isForDefinitions =
    inventory !== undefined && (inventory.areFailures || inventory.kinds.length === 1 || inventory.words.length === 0);
  const isRelation = subject?.name !== undefined && !/\b(?:kinds?|sorts?|defaults?|value) (?:of|for)\b|\bdefault\b/iu.test(title);
  return isForDefinitions || isRelation || isForWarnings || settings !== undefined || ranking !== undefined;
}

/** Whether the question describes behaviour, rather than asking to follow, judge or test something. */
function isBehaviourDescription(
  kind: KindOfQuestion,
  subject: SubjectRelation | undefined,
  { title, mentions, cue, isEnglish, asksToFollow: isToFollow }: RuleReading,
): boolean {
  if (isToFollow || !isEnglish || kind.aim === 'tests' || (isJudgement(kind) && !asksForPlaceOf(title))) return false;
  return describesBehaviour(title, mentions, { relation: subject, isWritten: hasWordsFor(subject, cue), mode: kind.mode.value });
}

/** Whether the question has words for exactly the relation of `subject`. */
function hasWordsFor(subject: SubjectRelation | undefined, cue: RelationCue | undefined): boolean {
  return subject !== undefined && cue?.relation === subject.relation;
}

/** Whether the list of the relation answers the question; only raised errors depend on conditions. */
function isAnsweredByList(subject: SubjectRelation | undefined, cue: RelationCue | undefined): boolean {
  return hasWordsFor(subject, cue) && subject?.relation !== 'raises';
}

/** Scope that the question names, by mode; only analyses have other rules. */
function scopeByMode(
  { question, vocabulary: { files }, namesWholeProject }: RuleReading,
  byModel: ModelReading | undefined,
): Intent['scopeByMode'] {
  const scopeIn = (mode: Mode): string | null =>
    namesWholeProject ? null : (scopeInText(question, mode, files) ?? scopeInWorkspace(byModel?.scope, files));
  const scope = scopeIn('conceptual');
  return { conceptual: scope, diagnostic: scope, exploratory: scope, analytical: scopeIn('analytical') };
}
