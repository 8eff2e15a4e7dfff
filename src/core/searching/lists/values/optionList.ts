// Lines of code with a command-line option of the question as a literal: where it is declared, and where code checks for it. A parser adds
// the dashes, so the bare name counts where it is a whole literal.
import * as l10n from '@vscode/l10n';
import { neverCancelled } from '../../../base/cancellation.ts';
import { emittedView } from '../../../messages/matching/emittedText.ts';
import { filesHoldingRuns, type RunOffsets } from '../../../text/wordRuns.ts';
import { bestOfEachPlace, lineCandidate, listOf, type Candidate, type CandidateList } from '../../candidate.ts';
import type { Inquiry, Sources } from '../../inquiry.ts';
import { newLineCursor, moveToLine } from '../../../text/lineCursor.ts';
import { roleFactor } from '../../roleFactors.ts';
import { weightOf } from '../../weights/rankingWeights.ts';
import { writtenLiterals } from '../messages/literalSource.ts';

/** Places of an option in a file; a file with more prints it. Set by judgement. */
const maxPlacesInFile = 40;

/** Characters before a name that decide: a quotation mark, a short form with its separator, and two dashes. */
const maxBefore = 7;

/** Lines with an option of the question, best first; empty for a question without options. */
export async function optionListOf(inquiry: Inquiry, sources: Sources): Promise<CandidateList> {
  const items: Candidate[] = [];
  for (const name of inquiry.intent.options) items.push(...(await optionCandidates(name, inquiry, sources)));
  return listOf('options', 'options', bestOfEachPlace(items), inquiry);
}

async function optionCandidates(name: string, inquiry: Inquiry, { graph, texts, token = neverCancelled }: Sources): Promise<Candidate[]> {
  if (!texts) return [];
  const source = writtenLiterals(graph);
  const spellings = [...new Set([name, name.replaceAll('-', '_')])];
  const why = l10n.t('has the option {0}', `--${name}`);
  const candidates: Candidate[] = [];
  const take = ({ file, text, offsetsByRun }: RunOffsets): void => {
    const cursor = newLineCursor(text);
    for (const offset of offsetsByRun.flat().sort((a, b) => a - b)) {
      const share = shareOf(text, offset, name.length, inquiry);
      const { line } = moveToLine(cursor, offset);
      if (share === 0 || !inquiry.scope.contains(file.root, file.path, line)) continue;
      const symbol = graph.at(file.root, file.path, line) ?? null;
      candidates.push(lineCandidate({ ...file, line }, symbol, share * roleFactor(file.role, 'facts', inquiry), why));
    }
  };
  await filesHoldingRuns(
    spellings,
    texts,
    { includes: (file) => source.mayWrite(file), maxOffsets: maxPlacesInFile, take, view: emittedView(source) },
    token,
  );
  return bestOfEachPlace(candidates).sort((a, b) => b.score - a.score);
}

/** How surely the name at `offset` is an option: as a whole literal or the first word of one, beside other words, or not at all. */
function shareOf(text: string, offset: number, length: number, inquiry: Inquiry): number {
  const [before, after] = [text.slice(Math.max(0, offset - maxBefore), offset), text.charAt(offset + length)];
  if (/[\w-]/.test(after)) return 0;
  const isWhole = /["'`]-{0,2}$/.test(before) && /["'`]/.test(after);
  const isFirst = /["'`](?:-\w[,|]? ?)?--$/.test(before) && /[\s=,<[|]/.test(after);
  if (isWhole || isFirst) return 1;
  return /(?:^|[^\w-])--$/.test(before) ? weightOf('options.beside', inquiry) : 0;
}
