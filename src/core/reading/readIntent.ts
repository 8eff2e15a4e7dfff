// Entry point of the reader: turns the text of a question into an intent. No later code parses the text.
import { testNamesIn } from './mentions/testNames.ts';
import { asksForAction } from './asks/actionQuestion.ts';
import { isProjectQuestion, isProjectQuestionByName } from './asks/aboutProject.ts';
import { asksWhyItMayFail, readDecisionQuestion } from './asks/decisionQuestion.ts';
import { isBehaviourQuestion, asksForPlaceOf } from './asks/behaviourQuestion.ts';
import { asksForCall, isFollowRequest } from './asks/followRequest.ts';
import { isHowToUseQuestion } from './asks/howToUse.ts';
import { readFlow } from './asks/flowQuestion.ts';
import { ownNamesIn, withOwnName } from './asks/ownName.ts';
import { readInventoryQuestion, type InventoryQuestion } from './asks/inventoryQuestion.ts';
import { readMembersQuestion, readValueQuestion, type ValueQuestion } from './asks/valueQuestion.ts';
import { readSettingsQuestion, type SettingsQuestion } from './asks/settingsQuestion.ts';
import { leadOf } from './asks/lead.ts';
import { readRankingQuestion } from './asks/rankingQuestion.ts';
import { lineAimOf } from './asks/lineAim.ts';
import { asksForParts } from './asks/partsQuestion.ts';
import { isWarningsQuestion } from './asks/warnings.ts';
import type { QuestionLanguage } from './cue.ts';
import type { Intent, SubjectRelation } from './intent.ts';
import type { Mentions } from './mentions/mentions.ts';
import { classify, kindByModel, type KindChoice } from './kind/classify.ts';
import { conceptsIn } from './kind/concepts.ts';
import { featuresOf } from './kind/questionFeatures.ts';
import { formOf, type FormChoice } from './kind/form.ts';
import { sureForm } from './kind/sureForms.ts';
import { reasonOf } from './kind/kindReasons.ts';
import type { Mode } from './mode.ts';
import type { ModelReading } from './modelReading.ts';
import { foreignLanguageOf } from './questionLanguage.ts';
import { parseQuestion, type ParsedQuestion } from './readMentions.ts';
import { hasDecidedClause, relationIn, type RelationReading } from './readRelation.ts';
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
interface RuleReading extends ParsedQuestion {
  readonly vocabulary: Vocabulary;
  readonly relationReading: RelationReading | undefined;
  readonly features: ReadonlySet<string>;
  readonly form: FormChoice;
  /** The value or the members that the sentence asks for, whatever takes precedence over them. */
  readonly valueQuestion: ValueQuestion | undefined;
  readonly isEnglish: boolean;
  /** Whether it explicitly asks to follow code. */
  readonly asksToFollow: boolean;
  /** Whether a folder with the name of the project is no scope, because that name stands for the whole project. */
  readonly namesWholeProject: boolean;
  /** Parts of the intent that depend on the text alone. */
  readonly textParts: Pick<
    Intent,
    'ranking' | 'testNames' | 'asksForWarnings' | 'asksHowToUse' | 'asksAboutProject' | 'ownNames' | 'content' | 'language'
  >;
}

function readByRules(question: string, vocabulary: Vocabulary): RuleReading {
  const parsedQuestion = parseQuestion(question);
  const { title, mentions } = parsedQuestion;
  const relationReading = relationIn(parsedQuestion);
  const language = foreignLanguageOf(title);
  const features = featuresOf(parsedQuestion, relationReading);
  const titles = [title, ...withOwnName(title, vocabulary)];
  const isByOwnName = isProjectQuestionByName(question, vocabulary);
  const asksAboutProject = isByOwnName || isProjectQuestion(question);
  const asksForWarnings = titles.some(isWarningsQuestion);
  return {
    ...parsedQuestion,
    vocabulary,
    relationReading,
    features,
    form: formOf(features),
    valueQuestion: readValueQuestion(title),
    isEnglish: language === undefined,
    asksToFollow: !asksAboutProject && isFollowRequest(title),
    namesWholeProject: isByOwnName || (asksForWarnings && !isWarningsQuestion(title)),
    textParts: {
      ranking: firstResultOf(titles, readRankingQuestion),
      testNames: testNamesIn(question),
      asksForWarnings,
      asksHowToUse: isHowToUseQuestion(title),
      asksAboutProject,
      ownNames: ownNamesIn(title, vocabulary),
      content: contentOf(mentions, language),
      language,
    },
  };
}

function intentOf(reading: RuleReading, byModel: ModelReading | undefined): Intent {
  const { title, mentions, relationReading, valueQuestion, textParts } = reading;
  const kind = byModel ? kindByModel(byModel) : kindByRules(reading);
  const subject = subjectRelationIn(kind, reading, byModel);
  const lists = readListQuestions(title, kind, subject);
  const asksForAll = lists.inventory !== undefined || lists.settings !== undefined;
  const describesBehaviour = !byModel && !asksForAll && asksAboutBehaviour(kind, subject, reading);
  // A list or a description has no subject, so the aim of the kind does not apply either.
  const hasAim = !asksForAll && !describesBehaviour;
  const { mode, aim, confidence } = hasAim ? kind : withoutAim(kind, 'conceptual');
  const relation = hasAim ? subject : undefined;
  const flow = describesBehaviour ? undefined : readFlow(title, mentions, aim === 'path');
  const isOnlyFollowed = flow?.kind === 'from' || asksForCall(title);
  const isPasted = asksWhyItMayFail(title) && hasFailure(reading);
  const isListed = asksForAll || isJudgement(kind) || isAnsweredByList(subject, relationReading);
  const form = byModel?.form ? { value: byModel.form, confidence: byModel.confidence } : reading.form;
  return {
    ...mentions,
    ...textParts,
    ...{ mode, confidence, relation, ...lists, aim, form, describesBehaviour, lineAim: lineAimOf(title), flow },
    value: isOtherThanValue(lists, subject, reading) ? undefined : (valueQuestion ?? membersQuestionOf(title, form, reading)),
    lead: leadOf(title, { form, relation, confidence, relationReading, language: textParts.language ?? relationReading?.language ?? 'en' }),
    decision: isListed || isOnlyFollowed || isPasted || !reading.isEnglish ? undefined : readDecisionQuestion(title),
    scopeByMode: readScopeByMode(reading, byModel),
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

/** The front of "don't", which says nothing of the topic. */
const contraction = /^(?:do|does|did|is|are|was|were|could|would|should|has|have|had)n$/iu;

/** Prose words that belong to no concept of questions. */
function contentOf({ prose }: Mentions, language: QuestionLanguage = 'en'): readonly string[] {
  return prose.flatMap(({ text }) => (contraction.test(text) || conceptsIn(text.toLowerCase(), language).length ? [] : [text]));
}

/** What is counted exists in the code: "how many functions are too long?" counts what somebody thinks of it. */
const existence = /\b(?:are|is) there\b/iu;

/** Kind by the table, unless whole sentences show it: these are certain, whatever their few words weigh. */
function kindByRules(reading: RuleReading): KindChoice {
  const { ranking, asksForWarnings, asksAboutProject } = reading.textParts;
  const kind = classify(reading, reading.features);
  const { relationReading } = reading;
  if (relationReading?.isCertain) return { ...withoutAim(kind, 'exploratory'), aim: relationReading.relation };
  if (asksForWarnings || ranking !== undefined) return withoutAim(kind, 'analytical');
  if (asksForParts(reading.title)) return withoutAim(kind, 'conceptual');
  if (asksAboutProject) return withoutAim(kind, 'conceptual');
  // "Why can loading fail?" has no failure to explain: it asks for all that may happen.
  if (kind.mode.value === 'diagnostic' && asksWhyItMayFail(reading.title) && !hasFailure(reading)) return withoutAim(kind, 'conceptual');
  if (isJudgement(kind) && reading.isEnglish && asksForAction(reading.title)) return withoutAim(kind, 'conceptual');
  // "How many hooks are there?" asks for a number, not for a judgement of them.
  const { form, valueQuestion } = reading;
  const countedQuestion = valueQuestion ?? (existence.test(reading.title) ? membersQuestionOf(reading.title, form, reading) : undefined);
  const isCounted = sureForm(form) === 'count' && countedQuestion !== undefined && countedQuestion.of !== 'value';
  if (isJudgement(kind) && kind.aim === undefined && isCounted) return withoutAim(kind, 'conceptual');
  // The words of a clause that says what is decided ask for no relation, whatever they weigh.
  if (kind.aim !== undefined && kind.aim !== 'path' && !reading.relationReading && hasDecidedClause(reading.title))
    return withoutAim(kind, 'conceptual');
  return reading.asksToFollow && kind.mode.value !== 'exploratory' ? withoutAim(kind, 'exploratory') : kind;
}

/** Whether a text has the message, the type or the stack trace of a failure. */
function hasFailure({ mentions: { frames, messages, exceptions, codes } }: RuleReading): boolean {
  return frames.length + messages.length + exceptions.length + codes.length > 0;
}

/** `kind` with another mode and no aim; the confidence stays. */
function withoutAim(kind: KindChoice, mode: Mode): KindChoice {
  return { mode: { ...kind.mode, value: mode, reason: reasonOf(mode) }, aim: undefined, confidence: kind.confidence };
}

function isJudgement({ mode }: KindChoice): boolean {
  return mode.value === 'analytical';
}

/** Relation of the aim with its subject; a ranking has none. */
function subjectRelationIn(
  { aim }: KindChoice,
  { relationReading, mentions, vocabulary, textParts: { ranking, content, language } }: RuleReading,
  byModel: ModelReading | undefined,
): SubjectRelation | undefined {
  return ranking
    ? undefined
    : subjectRelationOf(aim, { relationReading, byModel: byModel?.subject, content, language }, mentions, vocabulary);
}

/** Questions for all definitions of a kind, or all settings. */
interface ListQuestions {
  readonly inventory: InventoryQuestion | undefined;
  readonly settings: SettingsQuestion | undefined;
}

/** A relation of a named subject takes precedence over an inventory, and a judgement over both lists. */
function readListQuestions(title: string, kind: KindChoice, subject: SubjectRelation | undefined): ListQuestions {
  if (isJudgement(kind)) return { inventory: undefined, settings: undefined };
  return {
    inventory: subject?.name === undefined ? readInventoryQuestion(title) : undefined,
    settings: readSettingsQuestion(title),
  };
}

/** A yes-or-no question, whatever the table says of its form: "does it give up after a certain number of redirects?". */
const isYesNoQuestion = /^(?:is|are|does|do|can|may|will|has|have)\b/iu;

/** The group whose members a list or a number is asked for; undefined for other forms. The words of a request are known for English only. */
function membersQuestionOf(title: string, form: FormChoice, { isEnglish }: RuleReading): ValueQuestion | undefined {
  const sure = sureForm(form);
  return isEnglish && (sure === 'list' || sure === 'count') && !isYesNoQuestion.test(title) ? readMembersQuestion(title) : undefined;
}

/** Whether the question asks for something that takes precedence over a value. */
function isOtherThanValue(
  { inventory, settings }: ListQuestions,
  subject: SubjectRelation | undefined,
  { title, textParts: { ranking, asksForWarnings } }: RuleReading,
): boolean {
  const isForDefinitions =
    inventory !== undefined && (inventory.areFailures || inventory.kinds.length === 1 || inventory.words.length === 0);
  const isRelation = subject?.name !== undefined && !/\b(?:kinds?|sorts?|defaults?|value) (?:of|for)\b|\bdefault\b/iu.test(title);
  return isForDefinitions || isRelation || asksForWarnings || settings !== undefined || ranking !== undefined;
}

/** Whether the question describes behaviour, rather than asking to follow, judge or test something. */
function asksAboutBehaviour(
  kind: KindChoice,
  subject: SubjectRelation | undefined,
  { title, mentions, relationReading, isEnglish, asksToFollow }: RuleReading,
): boolean {
  if (asksToFollow || !isEnglish || kind.aim === 'tests' || (isJudgement(kind) && !asksForPlaceOf(title))) return false;
  return isBehaviourQuestion(title, mentions, {
    relation: subject,
    isWritten: hasWordsFor(subject, relationReading),
    mode: kind.mode.value,
  });
}

/** Whether the question has words for exactly the relation of `subject`. */
function hasWordsFor(subject: SubjectRelation | undefined, relationReading: RelationReading | undefined): boolean {
  return subject !== undefined && relationReading?.relation === subject.relation;
}

/** Whether the list of the relation answers the question; only raised errors depend on conditions. */
function isAnsweredByList(subject: SubjectRelation | undefined, relationReading: RelationReading | undefined): boolean {
  return hasWordsFor(subject, relationReading) && subject?.relation !== 'raises';
}

/** Scope that the question names, by mode; only analyses have other rules. */
function readScopeByMode(
  { question, vocabulary: { files }, namesWholeProject }: RuleReading,
  byModel: ModelReading | undefined,
): Intent['scopeByMode'] {
  const scopeIn = (mode: Mode): string | null =>
    namesWholeProject ? null : (scopeInText(question, mode, files) ?? scopeInWorkspace(byModel?.scope, files));
  const scope = scopeIn('conceptual');
  return { conceptual: scope, diagnostic: scope, exploratory: scope, analytical: scopeIn('analytical') };
}
