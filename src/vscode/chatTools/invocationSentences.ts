// Texts for a chat's tool call: what it looks up, and what the chat's model would be shown.
import * as l10n from '@vscode/l10n';

/** A tool call of a chat. */
export interface ToolInvocation {
  readonly tool: string;
  readonly input: object;
  /** The part of the workspace that the person limits it to; everything when absent. */
  readonly scope?: string | undefined;
}

/** Texts of one call, for people. */
export interface InvocationSentences {
  /** Shown while it runs. */
  readonly message: string;
  readonly consent: { readonly title: string; readonly message: string };
}

/** By tool: the argument that names the target, and its sentence. */
const wordsByTool: Readonly<Record<string, readonly [argument: string, words: (what: string) => string]>> = {
  explore_code: ['question', (what) => l10n.t('Clew: looking for the code that answers {0}', what)],
  find_symbol: ['name', (what) => l10n.t('Clew: looking up the definition of {0}', what)],
  find_uses: ['name', (what) => l10n.t('Clew: finding all uses of {0}', what)],
  search_text: ['text', (what) => l10n.t('Clew: searching for the text {0}', what)],
  trace_calls: ['name', (what) => l10n.t('Clew: following calls from {0}', what)],
  explain_failure: ['failure', (what) => l10n.t('Clew: finding what leads to {0}', what)],
  read_lines: ['path', (what) => l10n.t('Clew: reading lines of {0}', what)],
};

/** Names of the tools with texts. */
export const toolsWithSentences = Object.keys(wordsByTool);

/** Returns the texts of one call. A model wrote the arguments, so they are shown as code, which holds no links. */
export function invocationSentences({ tool, input, scope }: ToolInvocation): InvocationSentences {
  const [argument, words] = wordsByTool[tool] ?? ['', (what: string) => l10n.t('Clew: calling {0}', what)];
  const message = words(quoteAsCode(argument ? valueOf(input, argument) : tool));
  const where = scope ? l10n.t('Only {0} is looked at, as chosen in the panel.', quoteAsCode(scope)) : '';
  const sentence = l10n.t(
    'The model of this chat is shown the code that is found, wherever that model runs. Files that are ignored or hold secrets are never shown, and secrets in code are replaced. "Clew: More…" lists what chats were shown.',
  );
  return {
    message,
    consent: {
      title: l10n.t('Let this chat see code that Clew looks up?'),
      message: [`${message}.`, where, sentence].filter(Boolean).join(' '),
    },
  };
}

function valueOf(input: object, argument: string): string {
  const value = new Map<string, unknown>(Object.entries(input)).get(argument);
  return typeof value === 'string' ? value : '';
}

/** Characters of an argument to show. Set by judgement: a question of one sentence, on two lines of a chat. */
const maxCharacters = 120;

function quoteAsCode(text: string): string {
  const line = text.replace(/[\s`]+/g, ' ').trim();
  return `\`${line.length > maxCharacters ? `${line.slice(0, maxCharacters)}…` : line || '?'}\``;
}
