// Reads a question: its text goes in, what it asks and mentions comes out. Nothing after this parses the text.
import { testNamesIn } from './mentions/testNames.ts';
import { asksAboutProject, asksByOwnName } from './asks/aboutProject.ts';
import { readDecisionQuestion } from './asks/decisionQuestion.ts';
import { describesBehaviour, asksForPlaceOf } from './asks/behaviourQuestion.ts';
import { flowSpan, type FlowSpan } from './asks/flowSpan.ts';
import { asksForCall, asksFromStart, asksToFollow, optionsIn, saysStart } from './asks/following.ts';
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
import { subjectRelationOf } from './subject.ts';
import { withoutAnswerForms } from './mentions/answerForms.ts';
import { nothingKnown, type Vocabulary } from './vocabulary.ts';

/**
 * Reads `text` beside what the workspace knows. What a model says of its kind, subject and scope goes before the rules, which read all else.
 * Never fails, whatever the text; work is linear in its length.
 */
export function readIntent(text: string, vocabulary: Vocabulary = nothingKnown, byModel?: ModelReading): Intent {
  return intentReader(text, vocabulary)(byModel);
}

/** Reads `text` once: the function gives what it asks by the rules, or with what a model says of it. */
export function intentReader(text: string, vocabulary: Vocabulary): (byModel?: ModelReading) => Intent {
  const read = readQuestionText(text);
  const { title, mentions } = read;
  const cue = relationIn(read);
  const language = foreignLanguageOf(title);
  const features = featuresOf(read, cue);
  const content = contentOf(mentions, language);
  const isByName = asksByOwnName(text, vocabulary);
  const isForWarnings = [title, ...withOwnName(title, vocabulary)].some(asksForWarnings);
  const ranking = firstDefined([title, ...withOwnName(title, vocabulary)], readRankingQuestion);
  const byRules = {
    ranking,
    testNames: testNamesIn(text),
    asksForWarnings: isForWarnings,
    asksHowToUse: asksHowToUse(title),
    asksAboutProject: isByName || asksAboutProject(text),
    content,
    language,
  };
  return (byModel) => {
    const isAboutProject = byRules.asksAboutProject;
    const isToFollow = !isAboutProject && !byModel && asksToFollow(title);
    const byWords = byModel ? kindOfReading(byModel) : withoutAim(asExploratory(classify(read, features), isToFollow), isAboutProject);
    const kind = byModel ? byWords : withoutAim(byWords, isForWarnings || ranking !== undefined, 'analytical');
    const related = ranking
      ? undefined
      : subjectRelationOf(kind.aim, { cue, byModel: byModel?.subject, content, language }, mentions, vocabulary);
    // What is asked of something that is named goes before all that is of a kind.
    const isJudged = kind.mode.value === 'analytical';
    const inventory = related?.name === undefined && !isJudged ? readInventoryQuestion(title) : undefined;
    const settings = isJudged ? undefined : readSettingsQuestion(title);
    // A relation to something that is named, and a kind of definition, are asked for as such.
    const isOfDefinitions =
      inventory !== undefined && (inventory.areFailures || inventory.kinds.length === 1 || inventory.words.length === 0);
    const isRelation = related?.name !== undefined && !/\b(?:kinds?|sorts?|defaults?|value) (?:of|for)\b|\bdefault\b/iu.test(title);
    const isElse = isOfDefinitions || isRelation || isForWarnings || settings !== undefined || ranking !== undefined;
    const value = isElse ? undefined : readValueQuestion(title);
    const isAll = inventory !== undefined || settings !== undefined;
    // Who wants something judged or tested describes nothing that the code does.
    const isOther =
      byModel !== undefined ||
      isToFollow ||
      isAll ||
      (isJudged && !asksForPlaceOf(title)) ||
      kind.aim === 'tests' ||
      (language ?? 'en') !== 'en';
    const isWritten = related !== undefined && cue?.relation === related.relation;
    const isDescription = !isOther && describesBehaviour(title, mentions, { relation: related, isWritten, mode: kind.mode.value });
    const relation = isAll || isDescription ? undefined : related;
    const { mode, aim, confidence } = withoutAim(kind, isAll || isDescription);
    // What is asked of a relation its list answers; only what is raised depends on conditions.
    const isListed = isAll || isJudged || (isWritten && related.relation !== 'raises');
    const flow = isDescription ? undefined : flowOf(title, mentions, aim === 'path');
    const isDecided = isListed || (language ?? 'en') !== 'en' || flow?.kind === 'from' || asksForCall(title);
    const form = byModel?.form ? { value: byModel.form, confidence: byModel.confidence } : formOf(features);
    return {
      ...mentions,
      ...byRules,
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
      // A folder that is called like the project is not what the question keeps itself to.
      scopeFor: (value) =>
        isByName || (isForWarnings && !asksForWarnings(title))
          ? null
          : (scopeInText(text, value, vocabulary.files) ?? scopeInWorkspace(byModel?.scope, vocabulary.files)),
    };
  };
}

/** What `read` gives for the first of `texts` that it gives something for. */
function firstDefined<T>(texts: readonly string[], read: (text: string) => T | undefined): T | undefined {
  for (const text of texts) {
    const match = read(text);
    if (match !== undefined) return match;
  }
  return undefined;
}

/** What asks about the whole project, or for all of a kind, follows nothing, whatever its few words weigh. */
function withoutAim(kind: KindOfQuestion, isAll: boolean, mode: Mode = 'conceptual'): KindOfQuestion {
  if (!isAll) return kind;
  return { mode: { ...kind.mode, value: mode, reason: reasonOf(mode) }, aim: undefined, confidence: kind.confidence };
}

/** Who says that code is to be followed is not asked what it is, whatever the other words weigh. */
function asExploratory(kind: KindOfQuestion, isToFollow: boolean): KindOfQuestion {
  return isToFollow && kind.mode.value !== 'exploratory' ? withoutAim(kind, true, 'exploratory') : kind;
}

/** Prose without the words that questions are made of. */
function contentOf({ prose }: Mentions, language: QuestionLanguage = 'en'): readonly string[] {
  return prose.flatMap(({ text }) => (conceptsIn(text.toLowerCase(), language).length ? [] : [text]));
}

/** Of a question that names a request a flow begins there. Two names that a way is asked for between are its ends, in their order. */
function flowOf(title: string, { requests, names, wants }: Mentions, asksForPath: boolean): FlowQuestion | undefined {
  const part = (text: string): Mentions => ({ ...readMentions(text), act: 'question', wants });
  if (asksForStorage(title)) return { kind: 'to-storage', beside: part(withoutCommonEnds(title)), fromRoute: asksFromRoute(title) };
  const span = requests.some(({ method }) => method !== undefined) ? undefined : flowSpan(withoutAnswerForms(title));
  // An end that is named is no guess: the way between two names goes before that of any request.
  if (requests.length === 0 && names.length === 0 && asksForIncomingRequest(withoutAnswerForms(title))) return { kind: 'from-request' };
  const anchor = anchorOf(title, span);
  if (span) return { kind: 'between', from: part(span.from), to: part(span.to), ...(anchor ? { anchor } : {}) };
  if (anchor && names.length === 0) return { kind: 'from', anchor };
  const [from, to, ...others] = names.map(({ name }) => name).sort((a, b) => title.indexOf(a) - title.indexOf(b));
  return asksForPath && from !== undefined && to !== undefined && others.length === 0
    ? { kind: 'between', from: part(`\`${from}\``), to: part(`\`${to}\``) }
    : undefined;
}

/** Where a flow begins that says so without a name: an option stands for itself, unless it is where the way ends. */
function anchorOf(title: string, span: FlowSpan | undefined): FlowAnchor | undefined {
  const atEnd = new Set(span ? optionsIn(span.to) : []);
  const options = optionsIn(title).filter((each) => !atEnd.has(each));
  if (options.length) return { of: 'option', options };
  return (span ? saysStart(span.from) : asksFromStart(title)) ? { of: 'program' } : undefined;
}
