// An extension that offers a model to the editor, for tests: what it replies is scripted by the suite, which runs in the same process.
import * as vscode from 'vscode';

/** Information about a model that a provider gives the editor. */
const information = {
  id: 'scripted/one',
  name: 'Scripted One',
  family: 'scripted',
  version: '1',
  maxInputTokens: 8000,
  maxOutputTokens: 2000,
  capabilities: {},
};

/** The exports: `reply` answers a request, `requests` are those that came, `tokens` are those that cancel them. */
export function activate(context) {
  const changed = new vscode.EventEmitter();
  const scripted = {
    offers: true,
    capabilities: {},
    requests: [],
    tokens: [],
    /** @param {(text: string) => void} write @param {vscode.CancellationToken} _token @param {(part: object) => void} _report */
    reply: async (write, _token, _report) => {
      // Tests from outside this process say it when the editor starts.
      const { CLEW_TEST_REPLY: text } = process.env;
      if (text) write(text);
    },
    /** Tells the editor that the models are others now. */
    changed: () => changed.fire(),
    vscode,
  };
  const provider = {
    onDidChangeLanguageModelChatInformation: changed.event,
    provideLanguageModelChatInformation: () => (scripted.offers ? [{ ...information, capabilities: scripted.capabilities }] : []),
    provideTokenCount: (_model, text) => Promise.resolve(Math.ceil((typeof text === 'string' ? text : JSON.stringify(text)).length / 4)),
    async provideLanguageModelChatResponse(_model, messages, options, progress, token) {
      scripted.requests.push({ messages, options });
      scripted.tokens.push(token);
      await scripted.reply(
        (text) => progress.report(new vscode.LanguageModelTextPart(text)),
        token,
        (part) => progress.report(part),
      );
    },
  };
  // Without a model that is chosen, the chat view refuses a request before any participant sees it.
  const askInChat = () =>
    vscode.commands.executeCommand('workbench.action.chat.open', {
      query: process.env.CLEW_TEST_QUERY ?? '',
      modelSelector: { vendor: 'clew-test' },
    });
  context.subscriptions.push(vscode.commands.registerCommand('clew-test.askInChat', askInChat));
  context.subscriptions.push(vscode.lm.registerLanguageModelChatProvider('clew-test', provider));
  return scripted;
}
