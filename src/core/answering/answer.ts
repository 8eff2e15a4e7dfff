// Answers one question from beginning to end as a stream of events: understand, retrieve, then the strategy that there is a model for.
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
import { followUp } from './session/followUp.ts';
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

/** Works out an answer with `model`; the others of `models` may help. */
type AnswerWith = (run: AnswerRun, model: Model, models: AskModels) => AsyncGenerator<AskEvent, void, undefined>;

/** By the row of `base/settings/strategies.ts`. */
const generators: Readonly<Record<ModelStrategy, AnswerWith>> = {
  'gap-filling': gapFilling,
  'single-pass': singlePass,
  'multi-step': multiStep,
  'knowledge-graph': knowledgeGraph,
  agent,
};

/**
 * Answers `question`. Rejects with `CancelledError` when `token` is cancelled before there is anything to keep, and with a `UserError`
 * when an answer cannot be continued; every other end is an event.
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
  // From here on nobody sees the secrets that people paste.
  const names = new SecretNames();
  const scrubbed = scrub(question, names);
  const settings = withDefaults(given.settings);
  const options = { ...given, strategy: given.strategy ?? settings.strategy };
  const session = sessionOf(options.earlier, parts.clock.now(), settings['session.idleMinutes']);
  // What is selected is what "this" means.
  const hasScope = options.scope !== undefined;
  const reference =
    options.focus || options.continuation
      ? undefined
      : followUp(scrubbed.text, session.turns, { ...parts.sources, ...parts, isScoped: hasScope });
  const noteKind = noteStrategies.get(options.strategy);
  const isAnswered = !noteKind && options.strategy !== unusedStrategy;
  const shared = { parts, options, settings, reference, models, spent, phases, token };
  const { understood, inquiry, retrieval: found, declined } = yield* readAndFind(scrubbed, { ...shared, names, tellsKind: isAnswered });
  const retrieval = await withPackages(found, inquiry, parts, token);
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
  // Who did not let the question out is not asked again for the same question.
  const model = declined ? undefined : modelFor(run, models);
  const problem = declined ? { code: 'model-declined' as const, args: [] } : models.problem;
  if (model) {
    const runWithStrategy = yield* decideStrategy(run, model);
    return yield* generators[strategyOf(runWithStrategy)](runWithStrategy, model, models);
  }
  // Without a model there is nothing that could go on with what one wrote.
  if (options.continuation) throw new UserError(problem?.code ?? 'model-unset', problem?.args);
  if (problem && options.strategy !== 'extractive') yield tell(run, problem);
  // What nobody uses is a list that code alone can make.
  if (understood.intent.aim === 'unused' && understood.mode.value === 'analytical' && parts.sources.texts) return yield* unusedCode(run);
  yield* extractive(run);
}

/** Where the strategy is left to the question, it is chosen now, and people are told. */
function* decideStrategy(run: AnswerRun, { info }: Model): Generator<AskEvent, AnswerRun> {
  if (!isLeftToQuestion(run.options)) return run;
  const strategyChoice = chooseStrategy(run, info.capabilities);
  yield { kind: 'strategy', choice: strategyChoice };
  return { ...run, strategyChoice, options: { ...run.options, strategy: strategyChoice.strategy } };
}

/** What a short question was taken to mean is said, so that nobody reads an answer about something else. */
function* tellSession(run: AnswerRun): Generator<AskEvent> {
  const { followUp: referring, session, parts } = run;
  if (session.idle) yield tell(run, { code: 'session-idle', args: [] });
  if (!referring) return;
  const { root, path, fact } = referring.symbol;
  const label = parts.label(root);
  const place = `${label ? `${label}/` : ''}${path}:${fact.nameRange.start.line + 1}`;
  yield tell(run, { code: 'follow-up', args: [fact.qualifiedName, place, referring.word] });
}

function* tellMissingVectors(run: AnswerRun): Generator<AskEvent> {
  const { vectorProblem: problem } = missingVectors(run.parts.sources);
  if (problem) yield tell(run, { code: 'vectors-missing', args: [embedderSentence(problem.code, problem.args)] });
}

/** Without code to look at there is nothing to ask a model. */
function modelFor({ options, scope }: AnswerRun, { answering }: AskModels): Model | undefined {
  return options.strategy === 'extractive' || !scope.known ? undefined : answering;
}
