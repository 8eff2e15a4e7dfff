// Answers one question as a stream of events: understand, retrieve, then the strategy, or code alone where no model may answer.
import { withDefaults } from '../base/settings/askSettings.ts';
import { type CancellationToken } from '../base/cancellation.ts';
import { UserError } from '../base/wording/errors.ts';
import type { ModelStrategy } from '../base/settings/strategies.ts';
import { embedderSentence } from '../base/wording/words.ts';
import type { Model } from '../ports.ts';
import { usesWithin } from '../searching/relations/namingPlaces.ts';
import { missingVectors } from '../searching/missingVectors.ts';
import { scrub, SecretNames } from '../secrets/scrub.ts';
import type { AnswerParts } from './answerParts.ts';
import { tell, type AnswerRun } from './answerRun.ts';
import { chooseStrategy, isLeftToQuestion } from './choice/autoStrategy.ts';
import { strategyOf } from './choice/chosenStrategy.ts';
import type { AskEvent } from './events.ts';
import { Phases } from './record/phases.ts';
import { picturesOf } from './pictures/pictures.ts';
import { readAndFind } from './readAndFind.ts';
import { findFollowUp } from './session/followUp.ts';
import { sessionOf } from './session/session.ts';
import { Spent } from './record/spent.ts';
import { agent } from './strategies/agent.ts';
import { extractive } from './strategies/extractive.ts';
import { gapFilling } from './strategies/gapFilling.ts';
import { knowledgeGraph } from './strategies/knowledgeGraph.ts';
import { multiStep } from './strategies/multiStep.ts';
import { noteStrategies, writeNotes } from './strategies/writeNotes.ts';
import { unusedCode, unusedStrategy } from './strategies/unused.ts';
import { singlePass } from './strategies/singlePass.ts';
import { withPackages } from './understanding/packageMessage.ts';
import { wordingOf } from './understanding/wording.ts';
import { isIndexed } from '../indexing/text/isIndexed.ts';
import type { AskModels, AskOptions } from './askOptions.ts';

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
  given: AskOptions,
  parts: AnswerParts,
  token: CancellationToken,
  models: AskModels,
): AsyncGenerator<AskEvent, void, undefined> {
  const phases = new Phases(parts.clock);
  const spent = new Spent();
  // No later step sees the secrets that people paste.
  const names = new SecretNames();
  const scrubbed = scrub(question, names);
  const settings = withDefaults(given.settings);
  const options = { ...given, strategy: given.strategy ?? settings.strategy };
  const session = sessionOf(options.earlier, parts.clock.now(), settings['session.idleMinutes']);
  // "this" means the selection.
  const isScoped = options.scope !== undefined;
  const followUp =
    options.focus || options.continuation
      ? undefined
      : findFollowUp(scrubbed.text, session.turns, { ...parts.sources, ...parts, isScoped });
  const noteKind = noteStrategies.get(options.strategy);
  const isAnswered = !noteKind && options.strategy !== unusedStrategy;
  const shared = { parts, options, settings, followUp, models, spent, phases, token };
  const {
    understood,
    inquiry,
    retrieval: firstRetrieval,
    declined,
  } = yield* readAndFind(scrubbed, { ...shared, names, tellsKind: isAnswered });
  const retrieval = await withPackages(firstRetrieval, inquiry, parts, token);
  phases.end('packages');
  const run: AnswerRun = {
    ...understood,
    session,
    steering: models.steering,
    options,
    settings,
    parts,
    token,
    retrieval,
    usesOf: usesWithin(parts.sources, understood.scope),
    wording: wordingOf(understood.intent, (term) => isIndexed(term, parts.sources.search)),
    phases,
    spent,
    notices: [],
    toolCalls: [],
    secrets: scrubbed.count,
    secretNames: names,
  };
  yield* tellSession(run);
  yield* tellMissingVectors(run);
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
  if (problem && options.strategy !== 'extractive') yield tell(run, problem);
  // Code alone can list unused definitions.
  if (understood.intent.aim === 'unused' && understood.mode.value === 'analytical' && parts.sources.texts) return yield* unusedCode(run);
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
function* tellSession(run: AnswerRun): Generator<AskEvent> {
  const { followUp, session, parts } = run;
  if (session.idle) yield tell(run, { code: 'session-idle', args: [] });
  if (!followUp) return;
  const { root, path, fact } = followUp.symbol;
  const label = parts.label(root);
  const place = `${label ? `${label}/` : ''}${path}:${fact.nameRange.start.line + 1}`;
  yield tell(run, { code: 'follow-up', args: [fact.qualifiedName, place, followUp.word] });
}

function* tellMissingVectors(run: AnswerRun): Generator<AskEvent> {
  const { vectorProblem: problem } = missingVectors(run.parts.sources);
  if (problem) yield tell(run, { code: 'vectors-missing', args: [embedderSentence(problem.code, problem.args)] });
}

/** No code in scope: nothing to ask a model about. */
function modelFor({ options, scope }: AnswerRun, { answering }: AskModels): Model | undefined {
  return options.strategy === 'extractive' || !scope.known ? undefined : answering;
}
