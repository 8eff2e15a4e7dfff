// What a request to @clew asks: its words or those of its command, and the mode that the command stands for.
import type { QuestionFocus } from '../../core/answering/askOptions.ts';
import * as l10n from '@vscode/l10n';
import type { Mode } from '../../core/reading/mode.ts';
import type { Question } from '../chats/chat.ts';

/** A command of the participant: the mode that it asks in, and what is asked when nothing is typed behind it. */
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

/** Names of the commands, as the manifest has them. */
export const chatCommands = [...commands.keys()];

/** Undefined when nothing is asked. `about`: the code that the person has put beside the request. */
export function chatQuestion(prompt: string, command: string | undefined, about: readonly QuestionFocus[]): Question | undefined {
  const known = commands.get(command ?? '');
  const text = prompt.trim() || (known && about.length > 0 ? known.words() : '');
  if (!text) return undefined;
  const [focus, ...attached] = about;
  return {
    text,
    ...(focus ? { about: about.map(({ path, lineStart, lineEnd }) => `${path}:${lineStart}-${lineEnd}`).join(', ') } : {}),
    options: {
      ...(known ? { mode: known.mode, modeBy: 'command' as const } : {}),
      ...(focus ? { focus } : {}),
      ...(attached.length > 0 ? { attached } : {}),
    },
  };
}
