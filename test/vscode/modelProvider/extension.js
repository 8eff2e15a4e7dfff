// An extension that offers a model to the editor, for tests: what it replies is scripted by the suite, which runs in the same process.
import * as vscode from 'vscode';

/** What extensions like this one tell the editor of a model. */
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
    /** @param {(text: string) => void} _write @param {vscode.CancellationToken} _token @param {(part: object) => void} _report */
    reply: async (_write, _token, _report) => undefined,
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
  context.subscriptions.push(vscode.lm.registerLanguageModelChatProvider('clew-test', provider));
  return scripted;
}
