// The tool `find_symbol`: shows the definition of a name with its lines and direct neighbours, or other facts about the name.
import * as v from 'valibot';
import { shortenNote } from '../answering/gaps/gapResult.ts';
import { gatherPlaces } from '../answering/material/evidence/gatherEvidence.ts';
import { ambiguityNotes, codeNameOf, resolveFiles, isFound, lookUpOf, nextForName, resolveSymbols, type NamesLike } from './resolveName.ts';
import { ToolRefusal, type CallContext, type ResultDraft } from './callContext.ts';
import { symbolCandidate } from '../searching/candidate.ts';
import { defineTool, maxTokensArgument, scopeArgument, textArgument, type Tool } from './tool.ts';

/** Maximum definitions of one name that are shown; all are listed. */
const maxShown = 4;

/** Maximum share of the tokens for the names in a module or file. Set by judgement: they only serve to choose the next call. */
const noteShare = 1 / 4;

/** Creates the tool; `namesLike` supplies similar names for an unknown one. */
export function findSymbol(namesLike: NamesLike): Tool {
  return defineTool({
    name: 'find_symbol',
    description: 'The definition of a name with its code, callers and callees; of an unknown one, names near it.',
    schema: v.strictObject({
      name: textArgument('NAME or Class.member'),
      path: v.optional(textArgument('File or folder that defines it')),
      scope: scopeArgument,
      max_tokens: maxTokensArgument(2000),
    }),
    run: (args, callContext) => symbolDraft(args, callContext, namesLike),
  });
}

async function symbolDraft(
  { name, path }: { readonly name: string; readonly path?: string | undefined },
  callContext: CallContext,
  namesLike: NamesLike,
): Promise<ResultDraft> {
  const codeName = codeNameOf(name);
  if (callContext.scopedView.symbolsNamed(codeName).length === 0) {
    if (path !== undefined) await resolveFiles(path, callContext);
    return undefinedNameDraft(codeName, callContext, namesLike);
  }
  const symbols = await resolveSymbols(name, path, callContext, namesLike);
  const notes = ambiguityNotes(codeName, symbols, callContext);
  const shownSymbols = symbols.slice(0, maxShown);
  const places = shownSymbols.map((symbol) => symbolCandidate(symbol, 1, ''));
  const evidenceSet = await gatherPlaces(places, shownSymbols, callContext.packingRoom(notes), callContext.evidenceSources);
  return { notes, evidenceSet, advice: `Raise max_tokens; find_uses lists all uses.`, isFound: true };
}

/** Answer for a name without a definition: a field, an external name, a title, a text in code. */
async function undefinedNameDraft(name: string, callContext: CallContext, namesLike: NamesLike): Promise<ResultDraft> {
  const gapResult = await lookUpOf(callContext).find({ text: name, normalized: name, symbol: name, target: 'definition' });
  const note = shortenNote(gapResult, Math.floor(noteShare * callContext.maxTokens));
  if (gapResult.outcome === 'not-found') throw new ToolRefusal(note, nextForName(name, callContext, namesLike));
  const notes = isFound(gapResult) ? [`${note}.`] : [`${note}. ${nextForName(name, callContext, namesLike)}.`];
  const evidenceSet = await gatherPlaces(gapResult.places, gapResult.symbols, callContext.packingRoom(notes), callContext.evidenceSources);
  return { notes, evidenceSet, advice: 'Raise max_tokens.', isFound: isFound(gapResult) };
}
