// Menus of the test view: ask why a test fails, by its message or by the test itself.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { fileRefOf } from '../workspace/roots.ts';
import type { About } from '../questions/nextQuestion.ts';
import { quoteMessage } from './quoteMessage.ts';
import { aboutLines } from '../questions/questionCommands.ts';
import { panelId } from '../pages/panelId.ts';

/** Argument that the test view passes to a command about a message. */
interface MessageMenu {
  readonly test: vscode.TestItem;
  readonly message: vscode.TestMessage;
}

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  context.subscriptions.push(
    vscode.commands.registerCommand('clew.askTest', (test?: vscode.TestItem) => test && askTest(clew, test)),
    vscode.commands.registerCommand('clew.askTestMessage', (menu?: MessageMenu) => menu && askMessage(clew, menu)),
  );
}

function askTest(clew: Clew, test: vscode.TestItem): Promise<void> {
  const error = typeof test.error === 'string' ? test.error : (test.error?.value ?? '');
  return ask(
    clew,
    [vscode.l10n.t('Why could the test "{0}" fail, and what does it check?', test.label), quoteMessage(error)],
    aboutTest(clew, test.uri, test.range),
  );
}

function askMessage(clew: Clew, { test, message }: MessageMenu): Promise<void> {
  const { location, actualOutput, expectedOutput } = message;
  const text = typeof message.message === 'string' ? message.message : message.message.value;
  const isComparison = actualOutput !== undefined && expectedOutput !== undefined;
  const difference = !isComparison ? '' : vscode.l10n.t('Expected {0}, got {1}.', expectedOutput, actualOutput);
  const trace = (message.stackTrace ?? []).map(({ label, uri, position }) => {
    const path = uri && (fileRefOf(uri, clew.index.roots)?.path ?? uri.path);
    return path ? `    at ${label} (${path}:${(position?.line ?? 0) + 1}:${(position?.character ?? 0) + 1})` : `    at ${label}`;
  });
  const about = location ? aboutTest(clew, location.uri, location.range) : aboutTest(clew, test.uri, test.range);
  return ask(
    clew,
    [vscode.l10n.t('Why does the test "{0}" fail?', test.label), isComparison ? text : quoteMessage(text), difference, trace.join('\n')],
    about,
  );
}

function aboutTest(clew: Clew, uri: vscode.Uri | undefined, range: vscode.Range | undefined): About | undefined {
  const file = uri && fileRefOf(uri, clew.index.roots);
  return file && range ? aboutLines(file, new vscode.Range(range.start, range.start)) : undefined;
}

async function ask(clew: Clew, parts: readonly string[], about: About | undefined): Promise<void> {
  await vscode.commands.executeCommand(`${panelId}.focus`);
  const options = { mode: 'diagnostic' as const, modeBy: 'command' as const, ...(about?.focus ? { focus: about.focus } : {}) };
  await clew.questionRunner.ask({ question: parts.filter(Boolean).join('\n\n'), ...(about ? { about: about.label } : {}), options });
}
