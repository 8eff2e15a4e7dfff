// `find_symbol`: the definition of a name with its lines and direct neighbours, or other facts about the name.
import * as v from 'valibot';
import { shortNote } from '../answering/gaps/gapResult.ts';
import { gatherPlaces } from '../answering/evidence/gather.ts';
import { writtenName } from '../base/writtenName.ts';
import { ambiguity, filesMeant, isFound, lookUpOf, nextForName, symbolsMeant, type NamesLike } from './resolveName.ts';
import { ToolRefusal, type Desk, type ResultDraft } from './desk.ts';
import { ofSymbol } from '../searching/candidate.ts';
import { defineTool, maxTokens, scopeArgument, text, type Tool } from './tool.ts';

/** Limit of definitions shown per name; all are listed. */
const mostShown = 4;

/** Maximum share of the names in a module or file. Set by judgement: they only serve to choose the next call. */
const noteShare = 1 / 4;

/** Creates the tool; `namesLike` supplies similar names for an unknown one. */
export function findSymbol(namesLike: NamesLike): Tool {
  return defineTool({
    name: 'find_symbol',
    description: 'The definition of a name with its code, callers and callees; of an unknown one, names near it.',
    schema: v.strictObject({
      name: text('NAME or Class.member'),
      path: v.optional(text('File or folder that defines it')),
      scope: scopeArgument,
      max_tokens: maxTokens(2000),
    }),
    run: (args, desk) => found(args, desk, namesLike),
  });
}

async function found(
  { name, path }: { readonly name: string; readonly path?: string | undefined },
  desk: Desk,
  namesLike: NamesLike,
): Promise<ResultDraft> {
  const own = writtenName(name);
  if (desk.view.named(own).length === 0) {
    if (path !== undefined) await filesMeant(path, desk);
    return other(own, desk, namesLike);
  }
  const symbols = await symbolsMeant(name, path, desk, namesLike);
  const says = ambiguity(own, symbols, desk);
  const shown = symbols.slice(0, mostShown);
  const places = shown.map((symbol) => ofSymbol(symbol, 1, ''));
  const evidenceSet = await gatherPlaces(places, shown, desk.packingRoom(says), desk.reading);
  return { says, gathered: evidenceSet, more: `Raise max_tokens; find_uses lists all uses.`, isFound: true };
}

/** Answer for a name without a definition: a field, an external name, a title, a text in code. */
async function other(name: string, desk: Desk, namesLike: NamesLike): Promise<ResultDraft> {
  const looked = await lookUpOf(desk).find({ text: name, normalized: name, symbol: name, wanted: 'definition' });
  const note = shortNote(looked, Math.floor(noteShare * desk.most));
  if (looked.outcome === 'not-found') throw new ToolRefusal(note, nextForName(name, desk, namesLike));
  const says = isFound(looked) ? [`${note}.`] : [`${note}. ${nextForName(name, desk, namesLike)}.`];
  const evidenceSet = await gatherPlaces(looked.places, looked.symbols, desk.packingRoom(says), desk.reading);
  return { says, gathered: evidenceSet, more: 'Raise max_tokens.', isFound: isFound(looked) };
}
