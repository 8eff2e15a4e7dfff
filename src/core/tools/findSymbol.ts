// `find_symbol`: the definition of a name with its lines and direct neighbours, or what else is known of the name.
import * as v from 'valibot';
import { shortNote } from '../answering/gaps/gapResult.ts';
import { gatherPlaces } from '../answering/evidence/gather.ts';
import { writtenName } from '../base/writtenName.ts';
import { ambiguity, filesMeant, isFound, lookUpOf, nextForName, symbolsMeant, type NamesLike } from './resolveName.ts';
import { ToolRefusal, type Desk, type ResultDraft } from './desk.ts';
import { ofSymbol } from '../searching/candidate.ts';
import { defineTool, maxTokens, scopeArgument, text, type Tool } from './tool.ts';

/** Definitions of one name that are shown; all are named. */
const mostShown = 4;

/** Part of a result that the names of what a module or file defines may take. Set by judgement: they are there to choose the next call by. */
const noteShare = 1 / 4;

/** The tool. */
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

/** What is no definition: a field, a name from outside, a title, a text that code says. */
async function other(name: string, desk: Desk, namesLike: NamesLike): Promise<ResultDraft> {
  const looked = await lookUpOf(desk).find({ text: name, normalized: name, symbol: name, wanted: 'definition' });
  const note = shortNote(looked, Math.floor(noteShare * desk.most));
  if (looked.outcome === 'not-found') throw new ToolRefusal(note, nextForName(name, desk, namesLike));
  const says = isFound(looked) ? [`${note}.`] : [`${note}. ${nextForName(name, desk, namesLike)}.`];
  const evidenceSet = await gatherPlaces(looked.places, looked.symbols, desk.packingRoom(says), desk.reading);
  return { says, gathered: evidenceSet, more: 'Raise max_tokens.', isFound: isFound(looked) };
}
