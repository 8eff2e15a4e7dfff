// All places that use a definition: found by the identifier in the texts of the index, decided by scope, imports and types.
import { firstOfEach } from '../base/firstOfEach.ts';
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import { constructorNames, familyOf } from '../graph/families.ts';
import type { CodeGraph } from '../graph/types.ts';
import type { TextFile } from '../text/fileTexts.ts';
import { filesHoldingRuns } from '../text/runs.ts';
import { decoratedRegistrations, sendersOf, type ReachRequest } from './events/eventReach.ts';
import { holdsName } from './occurrences.ts';
import { overridePlaces } from './overridePlaces.ts';
import { PlaceDecider, type DecidedPlace, type Decision } from './placeDecider.ts';
import { comparePlaces, nameOfTarget, type UseOptions, type UseParts, type UsePlace, type Uses, type UseTarget } from './types.ts';

/** Finds all uses of `target`. Its own definition is none. Rejects with `CancelledError`. */
export async function findUses(
  target: UseTarget,
  { graph, texts }: UseParts,
  token: CancellationToken,
  { includes = () => true, isDirect = false }: UseOptions = {},
): Promise<Uses> {
  // Code in a folder of documentation is code: it configures or extends the tools that make it, and a package may be called `doc`.
  const isCode = ({ root, path, role }: TextFile): boolean => {
    const language = graph.file(root, path)?.facts.language;
    return language !== undefined && (role !== 'documentation' || familyOf(language) !== 'other');
  };
  const names = new Set(namesOf(target, graph));
  const decider = new PlaceDecider(target, graph);
  const all = new Map<string, DecidedPlace>();
  let quoted: TextFile | null = null;
  let looked = 0;
  // The set grows while it is gone through: what is imported under another name is looked for under that as well.
  for (const name of names) {
    if (looked++ >= mostNames) break;
    const files: { readonly file: TextFile; readonly text: string }[] = [];
    const take = (holding: { readonly file: TextFile; readonly text: string }): void => {
      if (holdsName(name, holding.text)) files.push(holding);
    };
    await filesHoldingRuns([name], texts, { includes: isCode, most: 1, take }, token);
    for (const { file, text } of files) {
      throwIfCancelled(token);
      if (!quoted && name === nameOfTarget(target) && isQuoted(name, text)) quoted = file;
      const decided = [...decider.inFile(file, text, name)].filter(({ place }) => includes(file, place.line));
      // A line is listed once for each kind of use.
      for (const each of firstOfEach(decided, keyOfPlace)) {
        all.set(keyOfPlace(each), each);
        if (each.is === 'it') for (const alias of aliasesOn(each.place, name, graph)) names.add(alias);
      }
    }
    await texts.clock.sleep(0);
  }
  const sorted = [...all.values()].sort((a, b) => comparePlaces(a.place, b.place));
  const of = (is: Decision): UsePlace[] => sorted.filter((each) => each.is === is).map(({ place }) => place);
  const uses = { places: of('it'), possible: of('possible'), undecided: of('undecided'), quoted };
  if (isDirect) return uses;
  const find = (other: UseTarget): Promise<Uses> => findUses(other, { graph, texts }, token, { includes, isDirect: true });
  return withReach(uses, { target, graph, texts, includes, find }, token);
}

/** Adds what overrides the target, who registers it in its own decorators, and who sends what it is registered for. */
async function withReach(uses: Uses, request: ReachRequest, token: CancellationToken): Promise<Uses> {
  const { target, graph, texts } = request;
  const isIncluded = (place: UsePlace): boolean => request.includes(place, place.line);
  const overrides = (await overridePlaces(target, graph, texts)).filter(isIncluded);
  const own = (await decoratedRegistrations(request)).filter(isIncluded);
  const registrations = uses.places.flatMap((place) => (place.event === undefined ? [] : [{ ...place, event: place.event }]));
  const senders = await sendersOf([...own, ...registrations], request, token);
  if (!overrides.length && !own.length && !senders.length) return uses;
  return { ...uses, places: [...uses.places, ...overrides, ...own].sort(comparePlaces), possible: [...uses.possible, ...senders] };
}

function keyOfPlace({ place: { root, path, line, kind }, is }: DecidedPlace): string {
  return `${root}:${path}:${line} ${kind} ${is}`;
}

function isQuoted(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const mark = text.charAt(at - 1);
    if ((mark === '"' || mark === "'" || mark === '`') && text.charAt(at + name.length) === mark) return true;
  }
  return false;
}

/** Names under which an import on the place's line takes `name`. */
function aliasesOn({ root, path, line }: UsePlace, name: string, graph: CodeGraph): readonly string[] {
  const imports = graph.file(root, path)?.facts.imports.filter((fact) => fact.line <= line) ?? [];
  return imports.flatMap(({ names }) =>
    names.flatMap(({ imported, local }) => (imported === name && local !== name && aliasName.test(local) ? [local] : [])),
  );
}

const aliasName = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
/** Names under which one definition is looked for. Set by judgement: more are never seen. */
const mostNames = 6;

/** Constructing an object names the class and uses the constructor. */
function namesOf(target: UseTarget, graph: CodeGraph): readonly string[] {
  const { symbol, name } = target;
  const owner = graph.inFile(symbol.root, symbol.path)[symbol.fact.parent];
  const isConstructor =
    name === undefined && owner?.fact.kind === 'class' && symbol.fact.name === constructorNames[familyOf(symbol.language)];
  return isConstructor ? [symbol.fact.name, owner.fact.name] : [nameOfTarget(target)];
}
