// Entry point of the reader: turns the text of a question into an intent. No later code parses the text.
import { testNamesIn } from './mentions/testNames.ts';
import { asksAboutProject, asksByOwnName } from './asks/aboutProject.ts';
import { readDecisionQuestion } from './asks/decisionQuestion.ts';
import { describesBehaviour, asksForPlaceOf } from './asks/behaviourQuestion.ts';
import { flowSpan, type FlowSpan } from './asks/flowSpan.ts';
import { asksForCall, asksFromStart, asksToFollow, optionsIn, saysStart } from './asks/followRequest.ts';
import { asksHowToUse } from './asks/howToUse.ts';
import { asksForIncomingRequest } from './asks/incomingRequest.ts';
import { withOwnName } from './asks/ownName.ts';
import { readInventoryQuestion } from './asks/inventoryQuestion.ts';
import { readValueQuestion } from './asks/valueQuestion.ts';
import { readSettingsQuestion } from './asks/settingsQuestion.ts';
import { leadOf } from './asks/lead.ts';
import { readRankingQuestion } from './asks/rankingQuestion.ts';
import { lineAimOf } from './asks/lineAim.ts';
import { asksForStorage, asksFromRoute, withoutCommonEnds } from './asks/storage.ts';
import { asksForWarnings } from './asks/warnings.ts';
import type { QuestionLanguage } from './cue.ts';
import type { FlowQuestion, Intent, FlowAnchor } from './intent.ts';
import type { Mentions } from './mentions/mentions.ts';
import { classify, kindOfReading, type KindOfQuestion } from './kind/classify.ts';
import { conceptsIn } from './kind/concepts.ts';
import { featuresOf } from './kind/features.ts';
import { formOf } from './kind/form.ts';
import { reasonOf } from './kind/kindReasons.ts';
import type { Mode } from './mode.ts';
import type { ModelReading } from './modelReading.ts';
import { foreignLanguageOf } from './questionLanguage.ts';
import { readMentions, readQuestionText } from './readMentions.ts';
import { relationIn } from './readRelation.ts';
import { scopeInWorkspace, scopeInText } from './scopeOf.ts';
import { subjectRelationOf } from './relationSubject.ts';
import { withoutAnswerForms } from './mentions/answerForms.ts';
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
  const readQuestion = readQuestionText(question);
  const { title, mentions } = readQuestion;
  const cue = relationIn(readQuestion);
  const language = foreignLanguageOf(title);
  const features = featuresOf(readQuestion, cue);
  const content = contentOf(mentions, language);
  const isByName = asksByOwnName(question, vocabulary);
  const isForWarnings = [title, ...withOwnName(title, vocabulary)].some(asksForWarnings);
  const ranking = firstResultOf([title, ...withOwnName(title, vocabulary)], readRankingQuestion);
  const ruleReadings = {
    ranking,
    testNames: testNamesIn(question),
    asksForWarnings: isForWarnings,
    asksHowToUse: asksHowToUse(title),
    asksAboutProject: isByName || asksAboutProject(question),
    content,
    language,
  };
  return (byModel) => {
    const isAboutProject = ruleReadings.asksAboutProject;
    const isToFollow = !isAboutProject && !byModel && asksToFollow(title);
    const kindByWords = byModel
      ? kindOfReading(byModel)
      : withoutAim(asExploratory(classify(readQuestion, features), isToFollow), isAboutProject);
    const kind = byModel ? kindByWords : withoutAim(kindByWords, isForWarnings || ranking !== undefined, 'analytical');
    const subjectRelation = ranking
      ? undefined
      : subjectRelationOf(kind.aim, { cue, byModel: byModel?.subject, content, language }, mentions, vocabulary);
    // A relation of a named subject takes precedence over an inventory.
    const isJudged = kind.mode.value === 'analytical';
    const inventory = subjectRelation?.name === undefined && !isJudged ? readInventoryQuestion(title) : undefined;
    const settings = isJudged ? undefined : readSettingsQuestion(title);
    // Relations of a named subject and inventories of definitions take precedence over values.
    const isOfDefinitions =
      inventory !== undefined && (inventory.areFailures || inventory.kinds.length === 1 || inventory.words.length === 0);
    const isRelation = subjectRelation?.name !== undefined && !/\b(?:kinds?|sorts?|defaults?|value) (?:of|for)\b|\bdefault\b/iu.test(title);
    const isElse = isOfDefinitions || isRelation || isForWarnings || settings !== undefined || ranking !== undefined;
    const value = isElse ? undefined : readValueQuestion(title);
    const isAll = inventory !== undefined || settings !== undefined;
    // Requests to judge or test something do not describe behaviour.
    const isOther =
      byModel !== undefined ||
      isToFollow ||
      isAll ||
      (isJudged && !asksForPlaceOf(title)) ||
      kind.aim === 'tests' ||
      (language ?? 'en') !== 'en';
    const isWritten = subjectRelation !== undefined && cue?.relation === subjectRelation.relation;
    const isDescription = !isOther && describesBehaviour(title, mentions, { relation: subjectRelation, isWritten, mode: kind.mode.value });
    const relation = isAll || isDescription ? undefined : subjectRelation;
    const { mode, aim, confidence } = withoutAim(kind, isAll || isDescription);
    // The list of a relation answers its question; only raised errors depend on conditions.
    const isListed = isAll || isJudged || (isWritten && subjectRelation.relation !== 'raises');
    const flow = isDescription ? undefined : flowOf(title, mentions, aim === 'path');
    const isDecided = isListed || (language ?? 'en') !== 'en' || flow?.kind === 'from' || asksForCall(title);
    const form = byModel?.form ? { value: byModel.form, confidence: byModel.confidence } : formOf(features);
    return {
      ...mentions,
      ...ruleReadings,
      ...{
        mode,
        confidence,
        relation,
        inventory,
        settings,
        value,
        aim,
        form,
        describesBehaviour: isDescription,
        lineAim: lineAimOf(title),
      },
      lead: leadOf(title, { form, relation, confidence, cue, language: language ?? cue?.language ?? 'en' }),
      decision: isDecided ? undefined : readDecisionQuestion(title),
      flow,
      // A folder with the name of the project is not a scope here.
      scopeFor: (value) =>
        isByName || (isForWarnings && !asksForWarnings(title))
          ? null
          : (scopeInText(question, value, vocabulary.files) ?? scopeInWorkspace(byModel?.scope, vocabulary.files)),
    };
  };
}

/** First defined result of `read` for `texts`. */
function firstResultOf<T>(texts: readonly string[], readText: (text: string) => T | undefined): T | undefined {
  for (const text of texts) {
    const result = readText(text);
    if (result !== undefined) return result;
  }
  return undefined;
}

/** Overrides the kind: a question about the whole project or all of a kind follows no code, whatever its few words weigh. */
function withoutAim(kind: KindOfQuestion, isAll: boolean, mode: Mode = 'conceptual'): KindOfQuestion {
  if (!isAll) return kind;
  return { mode: { ...kind.mode, value: mode, reason: reasonOf(mode) }, aim: undefined, confidence: kind.confidence };
}

/** Overrides the kind: an explicit request to follow code is exploratory, whatever its other words weigh. */
function asExploratory(kind: KindOfQuestion, isToFollow: boolean): KindOfQuestion {
  return isToFollow && kind.mode.value !== 'exploratory' ? withoutAim(kind, true, 'exploratory') : kind;
}

/** Prose words that belong to no concept of questions. */
function contentOf({ prose }: Mentions, language: QuestionLanguage = 'en'): readonly string[] {
  return prose.flatMap(({ text }) => (conceptsIn(text.toLowerCase(), language).length ? [] : [text]));
}

/** Flow that a question asks for. A named request is its start. When the aim is a path, two names are its ends, in order. */
function flowOf(title: string, { requests, names, wants }: Mentions, asksForPath: boolean): FlowQuestion | undefined {
  const mentionsIn = (text: string): Mentions => ({ ...readMentions(text), act: 'question', wants });
  if (asksForStorage(title))
    return { kind: 'to-storage', otherMentions: mentionsIn(withoutCommonEnds(title)), fromRoute: asksFromRoute(title) };
  const span = requests.some(({ method }) => method !== undefined) ? undefined : flowSpan(withoutAnswerForms(title));
  // Named ends are certain, so the path between two names takes precedence over that of any request.
  if (requests.length === 0 && names.length === 0 && asksForIncomingRequest(withoutAnswerForms(title))) return { kind: 'from-request' };
  const anchor = anchorOf(title, span);
  if (span) return { kind: 'between', from: mentionsIn(span.from), to: mentionsIn(span.to), ...(anchor ? { anchor } : {}) };
  if (anchor && names.length === 0) return { kind: 'from', anchor };
  const [from, to, ...others] = names.map(({ name }) => name).sort((a, b) => title.indexOf(a) - title.indexOf(b));
  return asksForPath && from !== undefined && to !== undefined && others.length === 0
    ? { kind: 'between', from: mentionsIn(`\`${from}\``), to: mentionsIn(`\`${to}\``) }
    : undefined;
}

/** Start of a flow without a name: an option is its own anchor, unless it is the end of the path. */
function anchorOf(title: string, span: FlowSpan | undefined): FlowAnchor | undefined {
  const endOptions = new Set(span ? optionsIn(span.to) : []);
  const options = optionsIn(title).filter((each) => !endOptions.has(each));
  if (options.length) return { of: 'option', options };
  return (span ? saysStart(span.from) : asksFromStart(title)) ? { of: 'program' } : undefined;
}
