// "Find Unused Code": lists definitions without uses in a scope, each with its proof and a link, and the omitted ones with the reason. Uses
// no model.
import { fileKeyOf } from '../../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import { throwIfCancelled } from '../../base/cancellation.ts';
import { UserError } from '../../base/wording/errors.ts';
import { groupByKey } from '../../base/collections/groupByKey.ts';
import { findUnused, type DefinitionPlace, type UnusedCode } from '../../findings/unusedCode.ts';
import { leftOutLines, proofPhrase, unusedHereSentence, unusedKindLabel, unusedSentence } from '../../findings/unusedSentences.ts';
import type { AnswerRun } from '../run/answerRun.ts';
import type { AskEvent } from '../record/events.ts';
import { code } from '../page/markdownText.ts';
import { Page } from '../page/page.ts';
import { recordOf } from '../outcome/recordOf.ts';

/** Name of the strategy. */
export const unusedStrategy = 'unused';
/** Maximum definitions listed at once; the rest is collapsed. */
const maxListed = 200;

/** Answers with the unused definitions of the scope. Rejects with `CancelledError`. */
export async function* unusedCode(run: AnswerRun): AsyncGenerator<AskEvent, void, undefined> {
  const { dependencies, token, phases } = run;
  const page = new Page(dependencies.currentTexts, dependencies.digest, run.placeholders);
  yield { kind: 'retrieved', retrievers: [], evidence: [] };
  const result = yield* findWithProgress(run);
  phases.end('retrieve');
  page.add(unusedSentence(result));
  await addList(page, l10n.t('Unused'), result.unused, proofPhrase);
  const exportedSentence = unusedHereSentence(result);
  if (exportedSentence) page.add(exportedSentence);
  await addList(page, l10n.t('Exported, not used here'), result.unusedHere, () => undefined);
  const lines = leftOutLines(result).map((line) => `- ${line}`);
  if (lines.length) page.add(`**${l10n.t('Not listed, though no use is known')}**`, '', ...lines);
  phases.end('write');
  const citations = await page.check(dependencies.currentTexts, dependencies.label);
  for (const citation of citations) yield { kind: 'citation', citation };
  for (const section of page.sections) yield { kind: 'delta', text: `${section}\n\n` };
  for (const { text } of page.folds) yield { kind: 'delta', text: `${text}\n\n`, folded: true };
  throwIfCancelled(token);
  yield { kind: 'done', record: buildRecord(run, page, citations, result) };
}

/** Reports progress while it looks. */
async function* findWithProgress(run: AnswerRun): AsyncGenerator<AskEvent, UnusedCode, undefined> {
  const { dependencies, scope, token } = run;
  const { graph, texts, isComplete = false } = dependencies.sources;
  if (!scope.known) throw new UserError('unknown-scope', [scope.text ?? '']);
  if (!texts) throw new Error('Texts are needed to find uses.');
  const search = findUnused((root, path) => scope.contains(root, path), { graph, texts, isComplete }, token);
  for (;;) {
    const next = await search.next();
    if (next.done) return next.value;
    const [checkedCount, totalCount] = next.value;
    yield { kind: 'status', status: 'finding-uses', args: [String(checkedCount), String(totalCount)] };
  }
}

/** Groups by file, in the order of the index. `title` is that of the fold with the rest. */
async function addList<T extends DefinitionPlace>(
  page: Page,
  title: string,
  definitions: readonly T[],
  proofOf: (definition: T) => string | undefined,
): Promise<void> {
  const byFile = groupByKey(definitions.slice(0, maxListed), fileKeyOf);
  for (const fileDefinitions of byFile.values()) {
    const lines: string[] = [];
    for (const definition of fileDefinitions) lines.push(`- ${await unusedLine(page, definition, proofOf(definition))}`);
    page.add(`**${code(fileDefinitions[0]?.path ?? '')}**`, '', ...lines);
  }
  await page.foldRest(title, definitions.slice(maxListed), (each) =>
    unusedLine(page, each, proofOf(each), ` ${code(`${each.path}:${each.line + 1}`)}`),
  );
}

/** @param place text in place of a missing citation */
async function unusedLine(page: Page, definition: DefinitionPlace, proof: string | undefined, place = ''): Promise<string> {
  const { root, path, line, name, kind } = definition;
  const why = proof === undefined ? l10n.t('is not used in this workspace') : l10n.t('is unused');
  const citation = await page.cite({ root, path, lines: { first: line, last: line } }, name, why);
  return `${code(name)} (${unusedKindLabel(kind)})${citation || place}${proof === undefined ? '' : `: ${proof}`}`;
}

function buildRecord(
  run: AnswerRun,
  page: Page,
  citations: Awaited<ReturnType<Page['check']>>,
  { leftOut }: UnusedCode,
): Extract<AskEvent, { kind: 'done' }>['record'] {
  const reason = leftOut.incomplete
    ? l10n.t('Not everything is indexed.')
    : l10n.t(
        'Only definitions that the language or its conventions hide are called unused, and only if every place with the name was decided.',
      );
  return recordOf(run, {
    ...{ strategy: unusedStrategy, model: null, answer: page.answer, citations, unsupportedSentences: 0, ...page.stretches },
    confidence: { level: leftOut.incomplete ? 'low' : 'high', reasons: [reason] },
    ...{
      stop: 'no-gaps',
      evidence: [],
      disclaimer: l10n.t('Written from the index without a model: check it against the cited lines.'),
      cut: false,
      secretCount: page.secretCount,
    },
    tokens: { prompt: 0, initial: 0, byPass: [0], total: 0, budget: 0, encoding: 'estimate' },
  });
}
