// `clew ask --what-is-sent`: prints the requests without sending any. The gate works as usual.
import * as l10n from '@vscode/l10n';
import { textOfMessage } from '../../core/base/messageText.ts';
import type { Codebase, AskOptions } from '../../core/codebase/api.ts';
import { UserError, type Notice } from '../../core/base/wording/errors.ts';
import type { Model, ModelInfo, ModelRequest } from '../../core/ports.ts';
import type { CommandInvocation } from '../command.ts';
import { askModelsOf, type AskModelsOptions } from '../models/askModels.ts';

interface RequestPreview {
  readonly info: ModelInfo;
  readonly request: ModelRequest;
}

/** Asks `codebase` with models that note and refuse every request, and prints the notes. */
export async function printSendPreview(
  codebase: Codebase,
  invocation: CommandInvocation,
  options: AskOptions,
  modelsOptions: AskModelsOptions,
): Promise<void> {
  const { operand, token, flags, output } = invocation;
  const previews: RequestPreview[] = [];
  let refusal: Notice | undefined;
  const models = askModelsOf({ ...modelsOptions, replace: ({ info }) => recordingModel(info, previews) });
  if (models.problem) throw new UserError(models.problem.code, models.problem.args);
  for await (const event of codebase.ask(operand, options, token, models)) {
    if (event.kind === 'notice' && event.notice.code.startsWith('model-') && previews.length === 0) refusal = event.notice;
    if (event.kind !== 'failed') continue;
    if (event.code === 'internal') throw new Error(`Answering failed: ${event.args.join(', ')}`);
    throw new UserError(event.code, event.args);
  }
  // The gate forbids the request, so the refusal is the result.
  if (refusal) throw new UserError(refusal.code, refusal.args);
  if (flags.has('json'))
    await output.json({ requests: previews.map(({ info, request }) => ({ model: info.name, where: info.where, ...request })) });
  else for (const preview of previews) await printRequest(preview, output);
}

function recordingModel(info: ModelInfo, previews: RequestPreview[]): Model {
  return {
    info,
    async *chat(request) {
      previews.push({ info, request });
      // After this failure, unlike others, the remaining requests are still made and nothing counts as sent.
      throw new UserError('model-gone', [info.name]);
    },
  };
}

function headOf(purpose: ModelRequest['purpose'], { where, name }: ModelInfo): string {
  switch (purpose) {
    case 'answer':
      return l10n.t('To {0}, model {1}, for the answer:', where, name);
    case 'classify':
      return l10n.t('To {0}, model {1}, to find out the kind of question:', where, name);
    case 'analyse':
      return l10n.t('To {0}, model {1}, to find out what to look for:', where, name);
  }
}

async function printRequest({ info, request }: RequestPreview, output: CommandInvocation['output']): Promise<void> {
  const { purpose, places, secretsReplaced, messages, tools = [] } = request;
  await output.line(headOf(purpose, info));
  for (const { root, file, lineStart, lineEnd, tokens } of places) {
    await output.line(l10n.t('  {0}:{1}-{2} (about {3} tokens)', root ? `${root}/${file}` : file, lineStart, lineEnd, tokens));
  }
  await output.line(l10n.t('  secrets replaced: {0}', secretsReplaced));
  if (tools.length) await output.line(l10n.t('  tools that it may call: {0}', tools.map(({ name }) => name).join(', ')));
  for (const message of messages) await output.line(`\n--- ${message.role}\n${textOfMessage(message)}`);
  await output.line();
}
