// Logs the course of an answer from its events: kind of question, results, gaps and cost.
import { withDefaults, type AskSettings } from '../../base/settings/askSettings.ts';
import { shorten } from '../../base/shorten.ts';
import type { Log } from '../../ports.ts';
import type { AskEvent } from './events.ts';
import type { AnswerRecord } from './answerRecord.ts';

/** Maximum characters of a reason or a gap's name in the log: both may quote words of the question. */
const maxLength = 120;

/**
 * Passes `events` on and logs them as `settings` allow. Neither the question nor code is logged, since people attach logs to reports; only
 * reasons and names of gaps may quote a few words.
 */
export async function* logAnswer(
  events: AsyncIterable<AskEvent>,
  log: Log,
  settings: Partial<AskSettings> | undefined,
): AsyncGenerator<AskEvent, void, undefined> {
  const allSettings = withDefaults(settings);
  for await (const event of events) {
    for (const line of linesOf(event, allSettings)) log.info(line);
    yield event;
  }
}

function linesOf(event: AskEvent, switches: AskSettings): readonly string[] {
  switch (event.kind) {
    case 'classified': {
      const { value, confidence, by, reason, scope } = event.mode;
      const scopeText = scope ? `, kept to ${shorten(scope, maxLength)}` : '';
      return switches['log.classification']
        ? [`Question: ${value} (${confidence}, by ${by}: ${shorten(reason, maxLength)})${scopeText}`]
        : [];
    }
    case 'strategy':
      return switches['log.classification'] ? [`Strategy: ${event.choice.strategy} (${event.choice.reason})`] : [];
    case 'retrieved':
      return switches['log.retrieval'] ? [retrievedLine(event), placesLine(event)] : [];
    case 'query': {
      const { round, by, found, fresh, ms } = event.query;
      return switches['log.retrieval'] ? [`Query of round ${round}, by ${by}: ${found} places, ${fresh} new, ${Math.round(ms)} ms`] : [];
    }
    case 'judged': {
      const { round, complete, missing } = event.judgement;
      return switches['log.retrieval']
        ? [`Judged after round ${round}: ${complete ? 'complete' : `incomplete, ${missing.length} named`}`]
        : [];
    }
    case 'round': {
      const { n, triples, sufficient, nextQuery } = event.round;
      const judgementWord = sufficient ? 'enough' : nextQuery ? 'not enough' : 'no further query';
      return switches['log.retrieval'] ? [`Graph after round ${n}: ${triples.length} triples more, ${judgementWord}`] : [];
    }
    case 'gap': {
      const { normalized, how, outcome, tokens, ms } = event.gap;
      return switches['log.gaps']
        ? [`Pass ${event.pass}, missing "${shorten(normalized, maxLength)}": ${outcome} by ${how}, ${tokens} tokens, ${ms} ms`]
        : [];
    }
    case 'tool': {
      const { pass, name, args, outcome, tokens, ms } = event.call;
      return switches['log.gaps'] ? [`Step ${pass}, ${name} ${shorten(args, maxLength)}: ${outcome}, ${tokens} tokens, ${ms} ms`] : [];
    }
    case 'done':
      return switches['log.budget'] ? budgetLines(event.record) : [];
    default:
      return [];
  }
}

/** Maximum places of the evidence that are named: an answer is made from the first ones. */
const maxPlaces = 8;

/** Places where the answer looks, best first: paths and lines, without code. */
function placesLine({ evidence }: Extract<AskEvent, { kind: 'retrieved' }>): string {
  const namedPlaces = evidence.slice(0, maxPlaces).map(({ file, lineStart }) => `${file}:${lineStart}`);
  const unnamedCount = evidence.length - namedPlaces.length;
  return `Read first: ${namedPlaces.join(', ') || 'nothing'}${unnamedCount > 0 ? ` and ${unnamedCount} more` : ''}`;
}

function retrievedLine({ retrievers, evidence }: Extract<AskEvent, { kind: 'retrieved' }>): string {
  const retrieverTexts = retrievers.map(({ name, ran, found, used, ms, error }) =>
    ran ? `${name} ${found} (${used} used, ${ms.toFixed(1)} ms)` : `${name} did not run${error ? `: ${error}` : ''}`,
  );
  return `Retrieved: ${retrieverTexts.join(', ')}; ${evidence.length} places read`;
}

function budgetLines({ tokens, passes, ms, stop, modelUse }: AnswerRecord): readonly string[] {
  const { total, budget, initial, prompt, byPass, small, encoding } = tokens;
  const phases = Object.entries(ms).map(([phase, time]) => `${phase} ${Math.round(time)}`);
  return [
    `Tokens: ${total} of ${budget} (${encoding}); read at first ${initial}, prompts ${prompt}, by pass ${byPass.join(' + ')}${small === undefined ? '' : `, small requests before it ${small}`}`,
    `Passes: ${passes.length}, ended by ${stop}; ms: ${phases.join(', ')}`,
    modelUse
      ? `Model: ${modelUse.calls} calls, ${modelUse.promptTokens} tokens in (${modelUse.cachedTokens} cached), ${modelUse.completionTokens} out${modelUse.estimated ? ', counted here' : ''}`
      : 'Model: none was asked',
  ];
}
