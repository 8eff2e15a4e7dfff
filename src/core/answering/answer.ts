// Answers one question as a stream of events: understand, retrieve, then the strategy, or code alone where no model may answer.
import { withDefaults } from '../base/settings/askSettings.ts';
import { type CancellationToken } from '../base/cancellation.ts';
import { UserError } from '../base/wording/errors.ts';
import type { ModelStrategy } from '../base/settings/strategies.ts';
import { embedderSentence } from '../base/wording/words.ts';
import type { Model } from '../ports.ts';
import { usesWithin } from '../searching/relations/namingPlaces.ts';
import { missingVectors } from '../searching/missingVectors.ts';
import { scrub, SecretPlaceholders } from '../secrets/scrub.ts';
import type { AnswerDependencies } from './input/answerDependencies.ts';
import { addNotice, type AnswerRun } from './run/answerRun.ts';
import { chooseStrategy, isLeftToQuestion } from './preparation/choice/autoStrategy.ts';
import { strategyOf } from './preparation/choice/chosenStrategy.ts';
import type { AskEvent } from './record/events.ts';
import { Phases } from './record/phases.ts';
import { picturesOf } from './pictures/pictures.ts';
import { readAndFind } from './readAndFind.ts';
import { findFollowUp } from './session/followUp.ts';
import { sessionOf } from './session/session.ts';
import { UsageMeter } from './record/usageMeter.ts';
import { agent } from './strategies/agent.ts';
import { extractive } from './strategies/extractive.ts';
import { gapFilling } from './strategies/gapFilling.ts';
import { knowledgeGraph } from './strategies/knowledgeGraph.ts';
import { multiStep } from './strategies/multiStep.ts';
import { noteStrategies, writeNotes } from './strategies/writeNotes.ts';
import { unusedCode, unusedStrategy } from './strategies/unusedCode.ts';
import { singlePass } from './strategies/singlePass.ts';
import { withPackages } from './understanding/packageMessage.ts';
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
  const phases = new Phases(dependencies.clock);
  const usageMeter = new UsageMeter();
  // No later step sees the secrets that people paste.
  const names = new SecretPlaceholders();
  const scrubbedQuestion = scrub(question, names);
  const settings = withDefaults(askOptions.settings);
  const options = { ...askOptions, strategy: askOptions.strategy ?? settings.strategy };
  const session = sessionOf(options.earlier, dependencies.clock.now(), settings['session.idleMinutes']);
  // "this" means the selection.
  const isScoped = options.scope !== undefined;
  const followUp =
    options.focus || options.continuation
      ? undefined
      : findFollowUp(scrubbedQuestion.text, session.turns, { ...dependencies.sources, ...dependencies, isScoped });
  const noteKind = noteStrategies.get(options.strategy);
  const isAnswered = !noteKind && options.strategy !== unusedStrategy;
  const sharedInput = { dependencies, options, settings, followUp, models, usageMeter, phases, token };
  const {
    understanding,
    inquiry,
    retrieval: firstRetrieval,
    declined,
  } = yield* readAndFind(scrubbedQuestion, { ...sharedInput, names, tellsKind: isAnswered });
  const retrieval = await withPackages(firstRetrieval, inquiry, dependencies, token);
  phases.end('packages');
  const run: AnswerRun = {
    ...understanding,
    session,
    steering: models.steering,
    options,
    settings,
    dependencies,
    token,
    retrieval,
    usesOf: usesWithin(dependencies.sources, understanding.scope),
    wording: wordingOf(understanding.intent, (term) => isIndexed(term, dependencies.sources.search)),
    phases,
    usageMeter,
    notices: [],
    toolCalls: [],
    secrets: scrubbedQuestion.count,
    secretNames: names,
  };
  yield* noticeSession(run);
  yield* noticeMissingVectors(run);
  if (noteKind) return yield* writeNotes(run, noteKind, models.answering);
  if (!isAnswered) return yield* unusedCode(run);
  run.pictures = await picturesOf(run);
  phases.end('draw');
  if (run.pictures) yield { kind: 'pictured', pictures: run.pictures };
  // After a declined request the person is not prompted again for the same question.
  const model = declined ? undefined : modelFor(run, models);
  const problem = declined ? { code: 'model-declined' as const, args: [] } : models.problem;
  if (model) {
    const runWithStrategy = yield* decideStrategy(run, model);
    return yield* generators[strategyOf(runWithStrategy)](runWithStrategy, model, models);
  }
  // Only a model can continue an answer.
  if (options.continuation) throw new UserError(problem?.code ?? 'model-unset', problem?.args);
  if (problem && options.strategy !== 'extractive') yield addNotice(run, problem);
  // Code alone can list unused definitions.
  if (understanding.intent.aim === 'unused' && understanding.mode.value === 'analytical' && dependencies.sources.texts)
    return yield* unusedCode(run);
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
  if (session.idle) yield addNotice(run, { code: 'session-idle', args: [] });
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

/** No code in scope: nothing to ask a model about. */
function modelFor({ options, scope }: AnswerRun, { answering }: AskModels): Model | undefined {
  return options.strategy === 'extractive' || !scope.known ? undefined : answering;
}
