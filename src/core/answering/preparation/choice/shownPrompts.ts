// Shows the prompts of a strategy before anything is sent: the real texts, with "…" where a question fills in.
import * as l10n from '@vscode/l10n';
import { textOfMessage } from '../../../base/messageText.ts';
import type { ModelMessage } from '../../../ports.ts';
import { modes } from '../../../reading/mode.ts';
import { choosableStrategies } from './autoStrategy.ts';
import { passesOf, strategyOf } from './chosenStrategy.ts';
import { defaultMaxOutputTokens } from './defaults.ts';
import type { CostInput, StepKind, StrategyCost } from './strategyCost.ts';
import { emptyEvidenceSet } from '../../material/evidence/evidenceSet.ts';
import { answerNowText } from '../../model/prompts/agentPrompt.ts';
import { analysisMessages } from '../../model/prompts/analysisPrompt.ts';
import { answerMessages } from '../../model/prompts/answerPrompt.ts';
import { evidenceText } from '../../model/prompts/evidenceText.ts';
import { furtherMessages } from '../../model/prompts/furtherPrompt.ts';
import { judgementMessages } from '../../model/prompts/judgementPrompt.ts';
import { instructionFor } from '../../model/prompts/modeInstructions.ts';
import { notingMessages } from '../../model/prompts/notingPrompt.ts';
import { readingMessages } from '../../model/prompts/readingPrompt.ts';
import { sufficiencyMessages } from '../../model/prompts/sufficiencyPrompt.ts';

/** A prompt: its purpose, and its messages in order. */
export interface ShownPrompt {
  readonly title: string;
  readonly texts: readonly string[];
}

const placeholder = '…';
const placeholderTexts = { question: placeholder, evidence: placeholder, graph: placeholder, nonce: placeholder };

/** Text in place of evidence where there is none. */
const emptyEvidenceText = evidenceText(emptyEvidenceSet, () => '');

/** The prompts of the requests in `cost`, built from `costInput`. For a strategy that chooses, those of all its possible choices. */
export function promptsOf(cost: StrategyCost, costInput: CostInput): readonly ShownPrompt[] {
  const smallPrompts = cost.steps.filter(({ kind }) => kind !== 'answer').map(({ kind }) => smallPrompt(kind, cost.strategy));
  if (!cost.steps.some(({ kind }) => kind === 'answer')) return smallPrompts;
  const names = cost.strategy === 'auto' ? choosableStrategies : [cost.strategy];
  return [...smallPrompts, ...names.flatMap((strategy) => answerPrompts({ ...costInput, options: { ...costInput.options, strategy } }))];
}

function smallPrompt(kind: StepKind, strategy: StrategyCost['strategy']): ShownPrompt {
  switch (kind) {
    case 'read':
      return toShownPrompt(l10n.t('To read the question'), readingMessages(placeholder, true));
    case 'analyse':
      return toShownPrompt(l10n.t('To find out what to look for'), analysisMessages(placeholder, true));
    case 'note':
      return toShownPrompt(l10n.t('To take notes'), notingMessages({ ...placeholderTexts, reasoning: placeholder }, true));
    default:
      return toShownPrompt(
        l10n.t('To judge the results'),
        strategy === 'knowledge-graph'
          ? sufficiencyMessages({ ...placeholderTexts, queries: [placeholder] }, true)
          : judgementMessages(
              { ...placeholderTexts, analysis: placeholderAnalysis, queries: [placeholder], earlierPlaces: [placeholder] },
              true,
            ),
      );
  }
}

const placeholderAnalysis = { complex: true, components: [placeholder], followUps: [], defaulted: [] };

/** Rules and form of the answer; the differences between kinds of question; the additions of a further request. */
function answerPrompts(costInput: CostInput): readonly ShownPrompt[] {
  const { options } = costInput;
  const [asksForGaps, callsTools] = [passesOf(costInput) > 1, strategyOf(costInput) === 'agent'];
  const messages = answerMessages(
    {
      mode: 'conceptual',
      question: placeholder,
      form: undefined,
      language: options.language,
      selectedPlace: undefined,
      conversation: '',
      meaning: undefined,
      evidenceSet: emptyEvidenceSet,
      label: () => '',
      nonce: placeholder,
      indexedShare: 1,
      asksForGaps,
      callsTools,
      maxTokens: options.maxOutputTokens ?? defaultMaxOutputTokens,
    },
    true,
  );
  const kinds = modes.map((mode) => `${mode}: ${instructionFor(mode, undefined)}`);
  const furtherPrompt = furtherMessages({
    ...{ modelText: placeholder, notes: [], evidenceSet: emptyEvidenceSet, label: () => '', nonce: placeholder },
    ...{ marks: { pinned: [], excluded: [] }, lighter: false, last: false },
  });
  return [
    toShownPrompt(l10n.t('For the answer'), messages),
    { title: l10n.t('What an answer should contain, by the kind of question'), texts: [kinds.join('\n\n')] },
    ...(asksForGaps ? [toShownPrompt(l10n.t('To ask again with the missing pieces'), furtherPrompt)] : []),
    ...(callsTools ? [{ title: l10n.t('To end the look-ups'), texts: [answerNowText('budget')] }] : []),
  ];
}

function toShownPrompt(title: string, messages: readonly ModelMessage[]): ShownPrompt {
  return { title, texts: messages.map((message) => textOfMessage(message).replace(emptyEvidenceText, placeholder)) };
}
