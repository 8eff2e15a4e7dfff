// Finds all places that use a definition: texts give candidates by name; scope, imports and types decide.
import { throwIfCancelled, type CancellationToken } from '../../base/cancellation.ts';
import type { Pause } from '../../base/pause.ts';
import { lookUpLimits } from '../../graph/files/lookUpLimits.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import { contractPlaces } from './contractPlaces.ts';
import { DecidedPlaces } from './decidedPlaces.ts';
import { defaultNames } from '../target/defaultNames.ts';
import { decoratedRegistrations, sendersOf, type SenderSearchInput } from '../events/eventSenders.ts';
import { reflectingFile } from './namesInText.ts';
import { limitCode } from '../places/recentCode.ts';
import { implementationPlaces } from './implementationPlaces.ts';
import { overridePlaces } from './overridePlaces.ts';
import { repeatUntilStable } from './repeatUntilStable.ts';
import {
  comparePlaces,
  nameOfTarget,
  ownerOfTarget,
  type UseOptions,
  type UseSearchSources,
  type UsePlace,
  type Uses,
  type UseTarget,
} from '../target/usePlaces.ts';

/**
 * Finds all uses of `target` in the index as it is at the end; {@link Uses.isMixed} tells if it changed all the while. The definition
 * itself does not count. Rejects with `CancelledError`.
 */
export async function findUses(
  target: UseTarget,
  sources: UseSearchSources,
  token: CancellationToken,
  options: UseOptions = {},
): Promise<Uses> {
  throwIfCancelled(token);
  limitCode(lookUpLimits(sources.graph.counts.symbols), sources.texts.changes);
  const { result: uses, isMixed } = await repeatUntilStable(sources, token, (pause) => lookUp(target, sources, options, pause));
  return isMixed ? { ...uses, isMixed } : uses;
}

/** Finds all uses in one try. */
async function lookUp(requestedTarget: UseTarget, { graph, texts }: UseSearchSources, options: UseOptions, pause: Pause): Promise<Uses> {
  const { includes = () => true, isDirect = false, holding } = options;
  const target = { ...requestedTarget, symbol: graph.symbol(requestedTarget.symbol.id) ?? requestedTarget.symbol };
  const names = new Set(namesOf(target, graph));
  const { symbol } = target;
  const homeText = await texts.textOf(symbol.root, symbol.path);
  const places = new DecidedPlaces(target, homeText, { graph, texts }, options);
  let nameCount = 0;
  // The loop extends the set: an import under another name adds that name.
  for (const name of names) {
    if (nameCount++ >= maxNames || places.isOver) break;
    const isOwn = name === nameOfTarget(target) || name === mangledName(target, graph);
    for (const alias of await places.decideName(name, { isOwn, knownFiles: holding?.(name) }, pause)) names.add(alias);
  }
  const placesOf = places.placesByVerdict();
  const isUnproven = places.size < 2 && !places.isOver;
  const quotingFile = places.quotingFile ?? (isUnproven ? await reflectingFile(target, { graph, texts }) : null);
  const { reach, uncertainExclusions, isDeclared, looked } = places;
  const isMixed = graph.symbol(symbol.id) === undefined;
  const uses: Uses = {
    target,
    places: placesOf('target'),
    possible: placesOf('possible'),
    undecided: placesOf('undecided'),
    quotingFile,
    reach,
    uncertainExclusions,
    isDeclared,
    looked,
    isMixed,
  };
  if (isDirect || places.isOver) return uses;
  const findDirect = (definition: UseTarget): Promise<Uses> => lookUp(definition, { graph, texts }, { includes, isDirect: true }, pause);
  return withIndirectUses(uses, { target, graph, texts, includes, findDirect, pause });
}

/** Adds overrides and implementations of the target, registrations by its own decorators, requests to it, and senders of its events. */
async function withIndirectUses(uses: Uses, request: SenderSearchInput): Promise<Uses> {
  const { target, graph, texts } = request;
  const isIncluded = (place: UsePlace): boolean => request.includes(place, place.line);
  const overrides = (await overridePlaces(target, graph, texts)).filter(isIncluded);
  const implementations = (await implementationPlaces(target, graph, texts)).filter(isIncluded);
  const ownRegistrations = (await decoratedRegistrations(request)).filter(isIncluded);
  const registrations = uses.places.flatMap((place) => (place.event === undefined ? [] : [{ ...place, event: place.event }]));
  const senders = await sendersOf([...ownRegistrations, ...registrations], request);
  const contracts = await contractPlaces(target, graph, texts);
  const certain = [...overrides, ...ownRegistrations, ...contracts.sure.filter(isIncluded)];
  const uncertain = [...implementations, ...contracts.possible.filter(isIncluded)];
  if (!certain.length && !uncertain.length && !senders.length) return uses;
  const possible = [...[...uses.possible, ...uncertain].sort(comparePlaces), ...senders];
  return { ...uses, places: [...uses.places, ...certain].sort(comparePlaces), possible };
}

/** Maximum number of names of one definition that are searched. Set by judgement: more do not occur. */
const maxNames = 6;

/** The names to search. Constructing an object names the class but uses the constructor. */
function namesOf(target: UseTarget, graph: CodeGraph): readonly string[] {
  const { symbol, name } = target;
  const owner = ownerOfTarget(target, graph);
  const isConstructor = name === undefined && owner?.fact.kind === 'class' && symbol.fact.name === rulesOf(symbol.language).constructorName;
  if (isConstructor) return [symbol.fact.name, owner.fact.name];
  const mangledForm = mangledName(target, graph);
  const otherNames = mangledForm === undefined ? defaultNames(target, graph) : [mangledForm];
  return [nameOfTarget(target), ...otherNames];
}

/** `_Class__name`, the form of `__name` outside its class. */
function mangledName(target: UseTarget, graph: CodeGraph): string | undefined {
  const { symbol, name } = target;
  const ownName = name ?? symbol.fact.name;
  const owner = ownerOfTarget(target, graph);
  const isMangled = owner?.fact.kind === 'class' && rulesOf(symbol.language).manglesPrivateNames && /^__(?!.*__$)/.test(ownName);
  return isMangled ? `_${owner.fact.name.replace(/^_+/, '')}${ownName}` : undefined;
}
