// Finds all places that use a definition: texts give candidates by name; scope, imports and types decide.
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import type { Pause } from '../base/pause.ts';
import { lookUpRoom } from '../graph/files/lookUpRoom.ts';
import { rulesOf } from '../syntax/languages.ts';
import type { CodeGraph } from '../graph/edges/types.ts';
import { DecidedPlaces } from './decidedPlaces.ts';
import { defaultNames } from './defaultNames.ts';
import { decoratedRegistrations, sendersOf, type ReachRequest } from './events/eventReach.ts';
import { reflectingFile } from './answer/namedInText.ts';
import { limitCode } from './places/recentCode.ts';
import { meetingPlaces } from './meetingPlaces.ts';
import { overridePlaces } from './overridePlaces.ts';
import { steadily } from './steadily.ts';
import {
  comparePlaces,
  nameOfTarget,
  ownerOfTarget,
  type UseOptions,
  type UseParts,
  type UsePlace,
  type Uses,
  type UseTarget,
} from './types.ts';

/**
 * Finds all uses of `target` in the index as it is at the end; {@link Uses.isMixed} tells if it changed all the while. The definition
 * itself does not count. Rejects with `CancelledError`.
 */
export async function findUses(target: UseTarget, parts: UseParts, token: CancellationToken, options: UseOptions = {}): Promise<Uses> {
  throwIfCancelled(token);
  limitCode(lookUpRoom(parts.graph.counts.symbols), parts.texts.changes);
  const { result: found, isMixed } = await steadily(parts, token, (pause) => lookUp(target, parts, options, pause));
  return isMixed ? { ...found, isMixed } : found;
}

/** Finds all uses in one try. */
async function lookUp(subject: UseTarget, { graph, texts }: UseParts, options: UseOptions, pause: Pause): Promise<Uses> {
  const { includes = () => true, isDirect = false, holding } = options;
  const target = { ...subject, symbol: graph.symbol(subject.symbol.id) ?? subject.symbol };
  const names = new Set(namesOf(target, graph));
  const { symbol } = target;
  const home = await texts.textOf(symbol.root, symbol.path);
  const places = new DecidedPlaces(target, home, { graph, texts }, includes);
  let looked = 0;
  // The loop extends the set: an import under another name adds that name.
  for (const name of names) {
    if (looked++ >= mostNames) break;
    const isOwn = name === nameOfTarget(target) || name === mangledName(target, graph);
    for (const alias of await places.take(name, { isOwn, known: holding?.(name) }, pause)) names.add(alias);
  }
  const of = places.sorted();
  const quoted = places.quoted ?? (places.size < 2 ? await reflectingFile(target, { graph, texts }) : null);
  const { reach, doubts, isDeclared, looked: lookedThrough } = places;
  const isMixed = graph.symbol(symbol.id) === undefined;
  const uses = {
    ...{ target, places: of('it'), possible: of('possible'), undecided: of('undecided') },
    ...{ quoted, reach, doubts, isDeclared, looked: lookedThrough, isMixed },
  };
  if (isDirect) return uses;
  const find = (other: UseTarget): Promise<Uses> => lookUp(other, { graph, texts }, { includes, isDirect: true }, pause);
  return withReach(uses, { target, graph, texts, includes, find, pause });
}

/** Adds overrides of the target, registrations by its own decorators, and senders of its events. */
async function withReach(uses: Uses, request: ReachRequest): Promise<Uses> {
  const { target, graph, texts } = request;
  const isIncluded = (place: UsePlace): boolean => request.includes(place, place.line);
  const overrides = (await overridePlaces(target, graph, texts)).filter(isIncluded);
  const meeting = (await meetingPlaces(target, graph, texts)).filter(isIncluded);
  const own = (await decoratedRegistrations(request)).filter(isIncluded);
  const registrations = uses.places.flatMap((place) => (place.event === undefined ? [] : [{ ...place, event: place.event }]));
  const senders = await sendersOf([...own, ...registrations], request);
  if (!overrides.length && !meeting.length && !own.length && !senders.length) return uses;
  const possible = [...[...uses.possible, ...meeting].sort(comparePlaces), ...senders];
  return { ...uses, places: [...uses.places, ...overrides, ...own].sort(comparePlaces), possible };
}

/** Most names of one definition that are searched. Set by judgement: more do not occur. */
const mostNames = 6;

/** The names to search. Constructing an object names the class but uses the constructor. */
function namesOf(target: UseTarget, graph: CodeGraph): readonly string[] {
  const { symbol, name } = target;
  const owner = ownerOfTarget(target, graph);
  const isConstructor = name === undefined && owner?.fact.kind === 'class' && symbol.fact.name === rulesOf(symbol.language).constructorName;
  if (isConstructor) return [symbol.fact.name, owner.fact.name];
  const mangled = mangledName(target, graph);
  const others = mangled === undefined ? defaultNames(target, graph) : [mangled];
  return [nameOfTarget(target), ...others];
}

/** `_Class__name`, the form of `__name` outside its class. */
function mangledName(target: UseTarget, graph: CodeGraph): string | undefined {
  const { symbol, name } = target;
  const own = name ?? symbol.fact.name;
  const owner = ownerOfTarget(target, graph);
  const isMangled = owner?.fact.kind === 'class' && rulesOf(symbol.language).manglesPrivateNames && /^__(?!.*__$)/.test(own);
  return isMangled ? `_${owner.fact.name.replace(/^_+/, '')}${own}` : undefined;
}
