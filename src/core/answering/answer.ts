// Answers one question as a stream of events: reads it, finds code for it, and runs a strategy. Without a model the code alone answers.
import { withDefaults } from '../base/settings/askSettings.ts';
import { type CancellationToken } from '../base/cancellation.ts';
import { UserError, type Notice } from '../base/wording/errors.ts';
import type { ModelStrategy } from '../base/settings/strategies.ts';
import { embedderSentence } from '../base/wording/errorSentences.ts';
import type { Model } from '../ports.ts';
import { cachedUsesLookup } from '../searching/relations/combinedUses.ts';
import { missingVectors } from '../searching/missingVectors.ts';
import { scrub, SecretPlaceholders } from '../secrets/scrub.ts';
import type { AnswerDependencies } from './input/answerDependencies.ts';
import { withoutHidden } from '../text/hiddenCharacters.ts';
import { addNotice, type AnswerRun } from './run/answerRun.ts';
import { chooseStrategy, isLeftToQuestion } from './preparation/choice/autoStrategy.ts';
import { strategyOf } from './preparation/choice/chosenStrategy.ts';
import type { AskEvent } from './record/events.ts';
import { Phases } from './record/phases.ts';
import { picturesOf } from './pictures/pictures.ts';
import { readAndFind } from './readAndFind.ts';
import { findFollowUp, type FollowUp } from './session/followUp.ts';
import { sessionOf, type Session } from './session/session.ts';
import { UsageMeter } from './record/usageMeter.ts';
import { agent } from './strategies/agent.ts';
import { extractive } from './strategies/extractive.ts';
import { gapFilling } from './strategies/gapFilling.ts';
import { knowledgeGraph } from './strategies/knowledgeGraph.ts';
import { multiStep } from './strategies/multiStep.ts';
import { noteStrategies, writeNotes } from './strategies/writeNotes.ts';
import { unusedCode, unusedStrategy } from './strategies/unusedStrategy.ts';
import { singlePass } from './strategies/singlePass.ts';
import { withPackages } from './understanding/withPackages.ts';
import { wordingOf } from './understanding/wording.ts';
import { isIndexed } from '../indexing/text/isIndexed.ts';
import type { AskModels, AskOptions } from './input/askOptions.ts';

/** Writes an answer with `model`; the other `models` may help. */
type AnswerWith = (run: AnswerRun, model: Model, models: AskModels) => AsyncGenerator<AskEvent, void, undefined>;

/** One generator for each model strategy of `base/settings/strategies.ts`. */
const generators: Readonly<Record<ModelStrategy, AnswerWith>> = {
  'gap-filling': gapFilling,
  'single-pass': singlePass,
  'multi-step': multiStep,
  'knowledge-graph': knowledgeGraph,
  agent,
};

/**
 * Answers `question`. Every end is an event, with two exceptions: rejects with `CancelledError` when `token` is cancelled before there is
 * anything to keep, and with a `UserError` when an answer cannot be continued.
 */
export async function* answer(
  question: string,
  askOptions: AskOptions,
  dependencies: AnswerDependencies,
  token: CancellationToken,
  models: AskModels,
): AsyncGenerator<AskEvent, void, undefined> {
  const { run, declined } = yield* startRun(question, askOptions, dependencies, token, models);
  yield* noticeSession(run);
  yield* noticeMissingVectors(run);
  const { strategy = run.settings.strategy } = run.options;
  const noteKind = noteStrategies.get(strategy);
  if (noteKind) return yield* writeNotes(run, noteKind, models.answering);
  if (strategy === unusedStrategy) return yield* unusedCode(run);
  yield* drawPictures(run);
  // After a declined request the person is not prompted again for the same question.
  const model = declined ? undefined : modelFor(run, models);
  if (model) return yield* answerByModel(run, model, models);
  yield* answerFromCode(run, declined ? { code: 'model-declined', args: [] } : models.problem);
}

/**
 * Reads the question, finds code for it, and builds the state that the strategies share. `declined`: the person refused to send the
 * question to the small model that reads it.
 */
async function* startRun(
  question: string,
  askOptions: AskOptions,
  dependencies: AnswerDependencies,
  token: CancellationToken,
  models: AskModels,
): AsyncGenerator<AskEvent, { readonly run: AnswerRun; readonly declined: boolean }, undefined> {
  const { sources, clock } = dependencies;
  const phases = new Phases(clock);
  const usageMeter = new UsageMeter();
  // People paste secrets, and text of pages with characters that they do not see; everything after this works without either.
  const placeholders = new SecretPlaceholders();
  const scrubbedQuestion = scrub(withoutHidden(question), placeholders);
  const settings = withDefaults(askOptions.settings);
  const strategy = askOptions.strategy ?? settings.strategy;
  const options = { ...askOptions, strategy };
  const session = sessionOf(options.earlier, clock.now(), settings['session.idleMinutes']);
  const followUp = followUpOf(scrubbedQuestion.text, options, session, dependencies);
  const { understanding, inquiry, retrieval, declined } = yield* readAndFind(scrubbedQuestion, {
    ...{ dependencies, options, settings, followUp, models, usageMeter, phases, token },
    placeholders,
    tellsKind: answersQuestion(strategy),
  });
  const retrievalWithPackages = await withPackages(retrieval, inquiry, dependencies, token);
  phases.end('packages');
  const run: AnswerRun = {
    ...understanding,
    session,
    steering: models.steering,
    options,
    settings,
    dependencies,
    token,
    retrieval: retrievalWithPackages,
    usesOf: cachedUsesLookup(sources, understanding.scope),
    wording: wordingOf(understanding.intent, (term) => isIndexed(term, sources.fullText)),
    phases,
    usageMeter,
    notices: [],
    toolCalls: [],
    secretCount: scrubbedQuestion.count,
    placeholders,
  };
  return { run, declined };
}

/** The subject of an earlier turn that the question continues. With a selection, "this" means the selection instead. */
function followUpOf(text: string, options: AskOptions, { turns }: Session, { sources, roots }: AnswerDependencies): FollowUp | undefined {
  if (options.focus || options.continuation) return undefined;
  return findFollowUp(text, turns, { graph: sources.graph, roots, isScoped: options.scope !== undefined });
}

/** Whether the strategy answers the question; the others write notes or list unused code, whatever the question says. */
function answersQuestion(strategy: string): boolean {
  return !noteStrategies.has(strategy) && strategy !== unusedStrategy;
}

async function* drawPictures(run: AnswerRun): AsyncGenerator<AskEvent, void, undefined> {
  run.pictures = await picturesOf(run);
  run.phases.end('draw');
  if (run.pictures) yield { kind: 'pictured', pictures: run.pictures };
}

async function* answerByModel(run: AnswerRun, model: Model, models: AskModels): AsyncGenerator<AskEvent, void, undefined> {
  const runWithStrategy = yield* decideStrategy(run, model);
  yield* generators[strategyOf(runWithStrategy)](runWithStrategy, model, models);
}

/** Answers without a model. `problem`: why none answers, if the person did not ask for that. */
async function* answerFromCode(run: AnswerRun, problem: Notice | undefined): AsyncGenerator<AskEvent, void, undefined> {
  const { options, intent, mode, dependencies } = run;
  // Only a model can continue an answer.
  if (options.continuation) throw new UserError(problem?.code ?? 'model-unset', problem?.args);
  if (problem && options.strategy !== 'extractive') yield addNotice(run, problem);
  const asksForUnused = intent.aim === 'unused' && mode.value === 'analytical';
  if (asksForUnused && dependencies.sources.texts) return yield* unusedCode(run);
  yield* extractive(run);
}

/** Chooses the strategy where the question decides it, and tells people which. */
function* decideStrategy(run: AnswerRun, { info }: Model): Generator<AskEvent, AnswerRun> {
  if (!isLeftToQuestion(run.options)) return run;
  const strategyChoice = chooseStrategy(run, info.capabilities);
  yield { kind: 'strategy', choice: strategyChoice };
  return { ...run, strategyChoice, options: { ...run.options, strategy: strategyChoice.strategy } };
}

/** Tells how a short question was understood, so that nobody reads an answer about something else. */
function* noticeSession(run: AnswerRun): Generator<AskEvent> {
  const { followUp, session, dependencies } = run;
  if (session.isIdle) yield addNotice(run, { code: 'session-idle', args: [] });
  if (!followUp) return;
  const { root, path, fact } = followUp.symbol;
  const label = dependencies.label(root);
  const place = `${label ? `${label}/` : ''}${path}:${fact.nameRange.start.line + 1}`;
  yield addNotice(run, { code: 'follow-up', args: [fact.qualifiedName, place, followUp.word] });
}

function* noticeMissingVectors(run: AnswerRun): Generator<AskEvent> {
  const { vectorProblem: problem } = missingVectors(run.dependencies.sources);
  if (problem) yield addNotice(run, { code: 'vectors-missing', args: [embedderSentence(problem.code, problem.args)] });
}

/** The model that answers; none where the person chose that, or where the scope contains no code to ask about. */
function modelFor({ options, scope }: AnswerRun, { answering }: AskModels): Model | undefined {
  return options.strategy === 'extractive' || !scope.known ? undefined : answering;
}
