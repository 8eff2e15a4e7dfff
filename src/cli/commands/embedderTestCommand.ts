// `clew connection --embedder URL`: tests an embedder and prints its qualities.
import * as l10n from '@vscode/l10n';
import { UserError } from '../../core/base/wording/errors.ts';
import { failureCheck, testEmbedder, type EmbedderCheck } from '../../models/connection/embedderTest.ts';
import type { CommandInvocation } from '../command.ts';
import { forCommandLine } from '../output/commandLineSentences.ts';
import { readEmbedderChoice } from '../models/embedderChoice.ts';
import { createPlacedEmbedder, type EndpointChoice } from '../models/endpointEmbedder.ts';
import { exitCodes } from '../exitCodes.ts';
import { UsageError } from '../usageError.ts';

/** Resolves with the exit code. @throws UsageError when no server is named */
export async function runEmbedderTest(invocation: CommandInvocation): Promise<number> {
  const { flags, output } = invocation;
  const choice = readEmbedderChoice(process.env, flags, 'off');
  if (choice.provider !== 'endpoint') throw new UsageError(l10n.t('Only the embedder of a server can be tested: --embedder URL.'));
  const checks: EmbedderCheck[] = [];
  for await (const check of runChecks(choice, invocation)) {
    const printableCheck = { ...check, sentence: forCommandLine(check.sentence) };
    checks.push(printableCheck);
    if (!flags.has('json'))
      await output.line(`${printableCheck.outcome.padEnd(8)}${printableCheck.check.padEnd(12)}${printableCheck.sentence}`);
  }
  const isWorking = checks.every(({ outcome }) => outcome !== 'failed');
  if (flags.has('json')) await output.json({ ok: isWorking, checks });
  return isWorking ? exitCodes.ok : exitCodes.failed;
}

async function* runChecks(choice: EndpointChoice, { flags, log, token }: CommandInvocation): AsyncGenerator<EmbedderCheck> {
  try {
    const { embedder, gateEmbedder } = createPlacedEmbedder(choice, flags, log, { consent: () => 'given', onSent: () => undefined });
    yield* testEmbedder(embedder, { gateEmbedder, chunks: 0 }, token);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    yield failureCheck(error);
  }
}
