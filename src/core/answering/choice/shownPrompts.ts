// Shows the prompts of a strategy before anything is sent: the real texts, with "…" where a question fills in.
import * as l10n from '@vscode/l10n';
import { textOfMessage } from '../../base/messageText.ts';
import type { ModelMessage } from '../../ports.ts';
import { modes } from '../../reading/mode.ts';
import { choosable } from './autoStrategy.ts';
import { passesOf, strategyOf } from './chosenStrategy.ts';
import { defaultMaxOutputTokens } from './defaults.ts';
import type { CostParts, StepKind, StrategyCost } from './strategyCost.ts';
import { answerNow } from '../prompts/agentPrompt.ts';
import { analysisMessages } from '../prompts/analysisPrompt.ts';
import { answerMessages } from '../prompts/answerPrompt.ts';
import { evidenceText } from '../prompts/evidenceText.ts';
import { furtherMessages } from '../prompts/furtherPrompt.ts';
import { judgementMessages } from '../prompts/judgementPrompt.ts';
import { instructionFor } from '../prompts/modes.ts';
import { notingMessages } from '../prompts/notingPrompt.ts';
import { readingMessages } from '../prompts/readingPrompt.ts';
import { sufficiencyMessages } from '../prompts/sufficiencyPrompt.ts';

/** A prompt: its purpose, and its messages in order. */
export interface ShownPrompt {
  readonly title: string;
  readonly texts: readonly string[];
}

const open = '…';
const filled = { question: open, evidence: open, graph: open, nonce: open };
const none = { pieces: [], relations: [], left: 0, unshown: [], unlisted: 0, tokens: 0, secrets: 0 };

/** Text in place of evidence where there is none. */
const nothingFound = evidenceText(none, () => '');

/** The prompts of the requests in `cost`, built from `parts`. For a strategy that chooses, those of all its possible choices. */
export function promptsOf(cost: StrategyCost, parts: CostParts): readonly ShownPrompt[] {
  const small = cost.steps.filter(({ kind }) => kind !== 'answer').map(({ kind }) => smallPrompt(kind, cost.strategy));
  if (!cost.steps.some(({ kind }) => kind === 'answer')) return small;
  const names = cost.strategy === 'auto' ? choosable : [cost.strategy];
  return [...small, ...names.flatMap((strategy) => answerPrompts({ ...parts, options: { ...parts.options, strategy } }))];
}

function smallPrompt(kind: StepKind, strategy: StrategyCost['strategy']): ShownPrompt {
  switch (kind) {
    case 'read':
      return shown(l10n.t('To read the question'), readingMessages(open, true));
    case 'analyse':
      return shown(l10n.t('To find out what to look for'), analysisMessages(open, true));
    case 'note':
      return shown(l10n.t('To take notes'), notingMessages({ ...filled, reasoning: open }, true));
    default:
      return shown(
        l10n.t('To judge the results'),
        strategy === 'knowledge-graph'
          ? sufficiencyMessages({ ...filled, queries: [open] }, true)
          : judgementMessages({ ...filled, analysis, queries: [open], pieces: [open] }, true),
      );
  }
}

const analysis = { complex: true, components: [open], followUps: [], defaulted: [] };

/** Rules and form of the answer; the differences between kinds of question; the additions of a further request. */
function answerPrompts(parts: CostParts): readonly ShownPrompt[] {
  const { options } = parts;
  const [asksForGaps, callsTools] = [passesOf(parts) > 1, strategyOf(parts) === 'agent'];
  const messages = answerMessages(
    {
      ...{ mode: 'conceptual', question: open, form: undefined, language: options.language, selected: undefined, conversation: '' },
      ...{ meaning: undefined, gathered: none, label: () => '', nonce: open, indexed: 1, asksForGaps, callsTools },
      maxTokens: options.maxOutputTokens ?? defaultMaxOutputTokens,
    },
    true,
  );
  const kinds = modes.map((mode) => `${mode}: ${instructionFor(mode, undefined)}`);
  const further = furtherMessages({
    ...{ written: open, notes: [], gathered: none, label: () => '', nonce: open },
    ...{ marked: { pinned: [], excluded: [] }, lighter: false, last: false },
  });
  return [
    shown(l10n.t('For the answer'), messages),
    { title: l10n.t('What an answer should contain, by the kind of question'), texts: [kinds.join('\n\n')] },
    ...(asksForGaps ? [shown(l10n.t('To ask again with the missing pieces'), further)] : []),
    ...(callsTools ? [{ title: l10n.t('To end the look-ups'), texts: [answerNow('budget')] }] : []),
  ];
}

function shown(title: string, messages: readonly ModelMessage[]): ShownPrompt {
  return { title, texts: messages.map((message) => textOfMessage(message).replace(nothingFound, open)) };
}
