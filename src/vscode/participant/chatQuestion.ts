// Turns a request to @clew into a question: its words or those of its command, and the command's mode.
import type { QuestionFocus } from '../../core/answering/input/askOptions.ts';
import * as l10n from '@vscode/l10n';
import type { Mode } from '../../core/reading/mode.ts';
import type { QuestionRequest } from '../chats/chat.ts';

/** A command of the participant: its mode, and its default question when nothing is typed behind it. */
interface ChatCommand {
  readonly mode: Mode;
  words(): string;
}

const commands: ReadonlyMap<string, ChatCommand> = new Map([
  ['why', { mode: 'diagnostic', words: () => l10n.t('Why does this fail?') }],
  ['trace', { mode: 'exploratory', words: () => l10n.t('What happens from here, step by step?') }],
  ['review', { mode: 'analytical', words: () => l10n.t('What is wrong with the structure of this code?') }],
  ['explain', { mode: 'conceptual', words: () => l10n.t('How does this work?') }],
]);

/** Names of the commands, as in the manifest. */
export const chatCommands = [...commands.keys()];

/** The question of a request; undefined when nothing is asked. `focuses`: code that the person attached to the request. */
export function chatQuestion(prompt: string, command: string | undefined, focuses: readonly QuestionFocus[]): QuestionRequest | undefined {
  const chatCommand = commands.get(command ?? '');
  const text = prompt.trim() || (chatCommand && focuses.length > 0 ? chatCommand.words() : '');
  if (!text) return undefined;
  const [focus, ...otherFocuses] = focuses;
  return {
    question: text,
    ...(focus ? { about: focuses.map(({ path, lineStart, lineEnd }) => `${path}:${lineStart}-${lineEnd}`).join(', ') } : {}),
    options: {
      ...(chatCommand ? { mode: chatCommand.mode, modeBy: 'command' as const } : {}),
      ...(focus ? { focus } : {}),
      ...(otherFocuses.length > 0 ? { attached: otherFocuses } : {}),
    },
  };
}
