// Chooses the mode of a question by rules: which words and anchors speak for which mode, and how clearly.
import * as l10n from '@vscode/l10n';
import { besideQuotations } from '../../messages/asking.ts';
import type { Mentions } from '../intent.ts';
import { reportLength } from '../asks/act.ts';
import { withoutChangeKinds } from '../changeKinds.ts';
import { readRelation } from '../readRelation.ts';
import { holdsFailureText, namesFailedStatus } from './failureText.ts';
import { foreignSigns } from './foreignModeSigns.ts';
import { englishSigns, type ModeSign } from './modeSigns.ts';
import type { Mode, ModeChoice } from '../mode.ts';

/** A text with its title and what it mentions. */
export interface ReadText {
  readonly text: string;
  readonly title: string;
  readonly mentions: Mentions;
}

interface Score {
  score: number;
  strongest: number;
  reason: string;
}

/** On a tie the mode that loses least when it is wrong comes first. */
const order: readonly Mode[] = ['diagnostic', 'exploratory', 'analytical', 'conceptual'];

/** Characters in which signs are looked for. */
const mostRead = 1000;

const greeting = /^\W*(?:hi|hello|hey|dear \w+|good \w+)(?: (?:all|there|team|everyone|folks))?[,.!:]\s*/i;
/** A sentence that asks about code, as opposed to one that tells what happens; "why" and "what is going on" tell. */
const askingSentence =
  /^\W*(?:so |and |but |please |can you |could you |would you )?(?:(?:through|via|over|from|to|in|at|by|with|on|of|for|under|after|before) (?=which|what|whom|where)|when .{1,60}, (?=which|what|who|where|how|through))?(?:wh?at(?!(?:'s|s| is| am i| did i) (?:going|wrong(?! (?:with|about|in))|happening|doing))|which|how(?! come)|wher\w*|who|when (?:is|are|does|do|should)|is|are|does|do|should|would|explain|describe|trace(?! (?:ids?|logs?|logging|levels?))|follow|walk|show|list|give|summari[sz]e|suggest|rate|review|if you|define|compare|evaluate|assess|analy[sz]e|audit|critique|judge|check|rank|identify|look|point|tell|draw|find|map|outline|take|give|go|step|(?:the )?(?:path|route|way|sequence|chain|life ?cycle|callers|usages|purpose|meaning|default|difference|tour|overview)|i (?:want|need|would like|'d like)|find(?! out why))(?:['’]?s)?(?!\w)/i;

/** What turns a statement into a question. */
const wish =
  /\b(?:want|need|like|curious|trying|wondering) (?:to (?:see|know|understand|learn|follow)|all|an?|the|what|how|which|about)\b/i;

/** Asks for the reasons of a decision, not of a failure: "why do we use two caches instead of one?" */
const rationale = /^\W*why (?:do|did|does) (?:we|you|they|the \w+|this \w+) (?:use|have|need|keep|prefer|choose|store|wrap|split|copy)\b/i;

/** What a symptom counts in a text that asks, in one that tells and then asks, and in one that tells. */
const symptomFactors = { asked: 0.4, both: 0.8, told: 1.3 } as const;

/**
 * How much a symptom counts: fully and more where something is told, little where it is only what the question is about
 * ("how are failed payments retried?").
 */
function symptomFactor(asked: string): number {
  if (rationale.test(asked)) return symptomFactors.asked;
  const sentences = asked.split(/[.?!\n]\s+|[:,]\s+/).filter((part) => /\w/.test(part));
  if (askingSentence.test(sentences[0] ?? '')) return symptomFactors.asked;
  return wish.test(asked) || sentences.some((part) => askingSentence.test(part)) ? symptomFactors.both : symptomFactors.told;
}

/** More than the words of two modes together: who asks for a message names nothing else. */
const askedMessageWeight = 6;

/**
 * What a relation counts that is asked of a name written as code, and of a plain word. `eval -- modes`, 2026-11-24: with 0, 4 and 6 the same 411 of 428 are
 * right; of 18 questions for relations in eight languages 10 are exploratory with 0, 17 with 6.
 */
const relationWeights = { code: 6, plain: 1 } as const;

/** Messages that something printed, as opposed to those that a sentence quotes. */
function printedIn({ messages }: Mentions): readonly string[] {
  return messages.filter(({ from }) => from !== 'quoted' && from !== 'whole').map(({ text }) => text);
}

/** `text` without its messages, whose words say nothing of what is asked. */
function withoutMessages(text: string, question: Mentions): string {
  return printedIn(question).reduce((rest, message) => rest.replace(message, ' '), besideQuotations(text).text);
}

/** Anchors of a failure weigh more than any wording. */
function anchorScores({ text, mentions }: ReadText, factor: number): readonly (readonly [score: number, reason: string])[] {
  const codes = mentions.codes.some((code) => !/^[1-3]\d\d$/.test(code)) || namesFailedStatus(text);
  return [
    [mentions.frames.length ? 5 : 0, l10n.t('it holds a stack trace')],
    [holdsFailureText(text) || printedIn(mentions).length ? 4.5 : 0, l10n.t('it holds the output of a tool that failed')],
    [besideQuotations(text).asks ? askedMessageWeight : 0, l10n.t('it asks where a message comes from')],
    [mentions.exceptions.length ? 2.2 * factor : 0, l10n.t('it names an exception')],
    [codes ? 2 * factor : 0, l10n.t('it names an error or status code')],
    [text.length > reportLength ? 2 : 0, l10n.t('it is the text of a report')],
  ];
}

/** Words that name a part of a program rather than say what is asked: the "refactoring tool", the "architecture diagram page". */
const attributive =
  /(?<=\b(?:the|an?|our|my|this|that|which|what|each|every|by|does|is|of|for) )(?:refactor\w*|bottlenecks?|architecture|bugs?|reviews?|audits?|trac(?:e|ing)|crash|errors?|exceptions?|failures?|circular|cycles?|cyclic|coverage|complexity|quality|hot ?spots?|debt|flows?|life ?cycles?|calls?|walk-?through|debug|dependency|duplicates?|risks?|panic|deadlocks?|leaks?|timeouts?|retry|dead|unused) (?:\w+ )?(?=(?:tools?|pages?|views?|viewers?|dialogs?|library|modules?|packages?|services?|buttons?|screens?|widgets?|commands?|limiter|reports?|reporter|diagrams?|endpoints?|tables?|fields?|columns?|menus?|tabs?|plugins?|jobs?|steps?|workflows?|trackers?|badges?|scores?|labels?|settings?|flags?|options?|logs?|ids?|headers?|tokens?|features?|bots?|checkers?|linters?|buffers?|queues?|detectors?|counters?|handlers?|forms?|wizards?|editors?|panels?)\b)/gi;

/** The same at the start of the text, where only parts of a screen are no object of an order: "review page: …". */
const attributiveStart =
  /^\W*(?:refactor\w*|architecture|review|audit|trace|quality|walk-?through|debug|coverage|flow) (?=(?:page|view|dialog|viewer|editor|button|screen|widget|slider|menu|tab|panel|form|window|list)s?\b)/i;

/** `text` without words that say nothing of how is asked: code between backticks, parts of names, and kinds of changes such as `refactor: `. */
function withoutNames(text: string): string {
  return withoutChangeKinds(text)
    .replace(/`[^`\n]{1,200}`/g, '`code`')
    .replace(attributiveStart, '')
    .replace(attributive, '');
}

/** Chooses mode, confidence (0..1), a one-sentence reason and the scope. Deterministic, no model. */
export function classify(read: ReadText): ModeChoice {
  const { text, title, mentions } = read;
  const scores = new Map<Mode, Score>(order.map((mode) => [mode, { score: 0, reason: '', strongest: 0 }]));
  const add = (mode: Mode, weight: number, reason: string): void => {
    const entry = scores.get(mode);
    if (!entry || weight <= 0) return;
    entry.score += weight;
    if (weight > entry.strongest) [entry.strongest, entry.reason] = [weight, reason];
  };
  const head = text.length > reportLength ? title : text;
  const asked = withoutNames(withoutMessages(head.slice(0, mostRead), mentions)).replace(greeting, '');
  const factor = symptomFactor(asked);
  const foreign = foreignSigns(asked);
  for (const sign of [...englishSigns, ...foreign]) {
    // Verbs of English are other words elsewhere: "was" asks in German.
    if (sign.told && foreign.length) continue;
    if (sign.test.test(asked)) add(sign.mode, weightOf(sign, factor), sign.reason());
  }
  const cue = readRelation(withoutMessages(title, mentions));
  // What it raises is read in its own code.
  if (cue && cue.relation !== 'raises')
    add('exploratory', relationWeights[cue.isCode ? 'code' : 'plain'], l10n.t('it asks what uses, changes or calls something'));
  for (const [weight, reason] of anchorScores(read, factor)) add('diagnostic', weight, reason);
  add('conceptual', 0.5, l10n.t('nothing in it asks for more than an explanation'));
  return choose(scores);
}

/** What a sign counts in a text in which symptoms count `factor`. */
function weightOf({ weight, symptom, asked, told }: ModeSign, factor: number): number {
  if (symptom) return weight * factor;
  if (asked) return factor === symptomFactors.told ? weight * 0.3 : weight;
  if (told) return factor === symptomFactors.told ? weight : 0;
  return weight;
}

function choose(scores: ReadonlyMap<Mode, Score>): ModeChoice {
  const ranked = [...scores].sort((a, b) => b[1].score - a[1].score || order.indexOf(a[0]) - order.indexOf(b[0]));
  const [[value, best], second] = [ranked[0] ?? (['conceptual', { score: 0, reason: '' }] as const), ranked[1]];
  return {
    value,
    confidence: confidenceOf(best.score, second?.[1].score ?? 0),
    reason: l10n.t('Chosen because {0}.', best.reason),
    scope: null,
    by: 'rules',
  };
}

/** Low when little speaks for the mode, and when nearly as much speaks for another. */
function confidenceOf(best: number, second: number): number {
  const clear = (best - second) / (best || 1);
  const confidence = 0.35 + 0.08 * Math.min(best, 4) * (0.3 + 0.7 * clear) + 0.3 * clear * Math.min(1, best / 2);
  return Math.round(Math.min(0.97, confidence) * 100) / 100;
}
