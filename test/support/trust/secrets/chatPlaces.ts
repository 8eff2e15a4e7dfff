// Places where text of chats comes out: the panel, what is saved, exports, imports, the clipboard.
import { chatMarkdown } from '../../../../src/vscode/chats/chatMarkdown.ts';
import { Chat, type ChatTurn } from '../../../../src/vscode/chats/chat.ts';
import { contextText, type ContextInput } from '../../../../src/vscode/chats/contextText.ts';
import { importedChat } from '../../../../src/vscode/chats/importedChat.ts';
import { SavedChats, type ChatEntry } from '../../../../src/vscode/chats/savedChats.ts';
import { estimateTokens } from '../../../../src/core/packing/tokens.ts';
import { answerRecord, citation } from '../../panel/answerRecord.ts';
import type { TextPlace } from './secretPlaces.ts';

function newChat(use: (chat: Chat) => void): { readonly messages: string; readonly saved: string } {
  let n = 0;
  const chat = new Chat(
    () => `id${String(n++)}`,
    () => 1_000,
  );
  const messages: unknown[] = [];
  chat.onDidChange((message) => messages.push(structuredClone(message)));
  use(chat);
  return { messages: JSON.stringify(messages), saved: JSON.stringify(chat.save()) };
}

const askAbout = (question: string, about?: string) => (chat: Chat) => void chat.start({ question, about, options: {} });
const problemWith = (message: string) => ({ root: '', path: 'a.ts', line: 1, severity: 'error' as const, message });

const sessions: readonly TextPlace[] = [
  { name: 'a question in the panel', out: (text) => newChat(askAbout(text)).messages },
  { name: 'the subject of a question in the panel', out: (text) => newChat(askAbout('Why?', text)).messages },
  {
    name: 'an error in the panel',
    out: (text) => newChat((chat) => chat.endTurn(chat.start({ question: 'q', options: {} }).id, 'failed', text)).messages,
  },
  { name: 'a question in the saved chat', out: (text) => newChat(askAbout(text)).saved },
  { name: 'the subject of a question in the saved chat', out: (text) => newChat(askAbout('Why?', text)).saved },
  {
    name: 'problems of the editor in the saved chat',
    out: (text) => newChat((chat) => void chat.start({ question: 'q', options: { problems: [problemWith(text)] } })).saved,
  },
  { name: 'the title of the saved chat', out: (text) => newChat((chat) => chat.rename(text)).saved },
  {
    name: 'the title of a stored chat',
    out: async (text) => {
      const files = new Map<string, string>();
      let entries: readonly ChatEntry[] = [];
      const storage = {
        read: (id: string) => Promise.resolve(files.get(id)),
        write: (id: string, content: string) => Promise.resolve(void files.set(id, content)),
        remove: () => Promise.resolve(),
        list: () => entries,
        updateList: (list: readonly ChatEntry[]) => Promise.resolve(void (entries = list)),
      };
      const saved = new SavedChats(storage, () => 1);
      const turn = { id: 't', question: 'q', state: 'done' as const, events: [], options: {} };
      await saved.store({ version: 1, sessionId: 's', dropped: 0, turns: [turn] });
      await saved.rename('s', text);
      return JSON.stringify([entries, [...files]]);
    },
  },
];

const turnOf = (question: string, answer: string, about?: string): ChatTurn => ({
  ...{ id: 't', question, state: 'done', events: [], options: {} },
  ...(about === undefined ? {} : { about }),
  record: answerRecord({ answer, citations: [citation()] }),
});
const exported = (turn: ChatTurn, lines = 'one', title = 'Chat'): Promise<string> =>
  chatMarkdown({ title, turns: [turn], commit: undefined, readLines: () => Promise.resolve(lines) });

const exports: readonly TextPlace[] = [
  { name: 'a question in an export', out: (text) => exported(turnOf(text, 'It is [1].')) },
  { name: 'the subject in an export', out: (text) => exported(turnOf('q', 'It is [1].', text)) },
  { name: 'an answer in an export', out: (text) => exported(turnOf('q', `${text} [1]`)) },
  { name: 'cited lines in an export', out: (text) => exported(turnOf('q', 'It is [1].'), text) },
  {
    name: 'long cited lines in an export',
    out: (text) => exported(turnOf('q', 'It is [1].'), `${'a\n'.repeat(29 - text.split('\n').length)}${text}\n${'b\n'.repeat(9)}`),
  },
  { name: 'the title of an export', out: (text) => exported(turnOf('q', 'It is [1].'), 'one', text) },
  {
    name: 'an imported chat',
    out: async (text) => {
      const markdown = `# Chat\n\n## Why?\n\nIt is so:\n\n${text}\n`;
      const dependencies = { newId: () => 'i', roots: [], readLines: () => Promise.resolve(undefined), hash: () => 'h' };
      return JSON.stringify(await importedChat(markdown, dependencies));
    },
  },
];

const copied = async (input: Partial<ContextInput>): Promise<string> => {
  const usual = { question: 'q', record: answerRecord({ answer: 'It is [1].' }), pieces: [], maxTokens: 9_000, count: countTokens };
  return (await contextText({ ...usual, ...input })).text;
};
const countTokens = (text: string): Promise<number> => Promise.resolve(estimateTokens(text));

const clipboard: readonly TextPlace[] = [
  { name: 'a question on the clipboard', out: (question) => copied({ question }) },
  { name: 'the subject on the clipboard', out: (about) => copied({ about }) },
  { name: 'an answer on the clipboard', out: (answer) => copied({ record: answerRecord({ answer, citations: [] }) }) },
  {
    name: 'code on the clipboard',
    out: (text) => copied({ pieces: [{ path: 'a.ts', lineStart: 1, lineEnd: 9, text: text.split('\n') }] }),
  },
];

export const chatPlaces: readonly TextPlace[] = [...sessions, ...exports, ...clipboard];
