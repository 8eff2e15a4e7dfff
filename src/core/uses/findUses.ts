// All places that use a definition: found by the identifier in the texts of the index, decided by scope, imports and types.
import { constructorNames } from '../graph/constructors.ts';
import { fileKey } from '../base/fileKey.ts';
import { firstOfEach } from '../base/firstOfEach.ts';
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import { familyOf } from '../graph/families.ts';
import type { CodeGraph } from '../graph/types.ts';
import type { FileTexts, TextFile } from '../text/fileTexts.ts';
import { filesHoldingRuns } from '../text/runs.ts';
import { codeFilesOf } from './codeFiles.ts';
import { defaultNames } from './defaultNames.ts';
import { decoratedRegistrations, sendersOf, type ReachRequest } from './events/eventReach.ts';
import { countOfName } from './places/occurrences.ts';
import { isNamedIn, joiningFile } from './namedInText.ts';
import { overridePlaces } from './overridePlaces.ts';
import { PlaceDecider, type DecidedPlace, type Decision } from './placeDecider.ts';
import { canName, reachOf } from './reach.ts';
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

/** Finds all uses of `target`. Its own definition is none. Rejects with `CancelledError`. */
export async function findUses(
  target: UseTarget,
  { graph, texts }: UseParts,
  token: CancellationToken,
  { includes = () => true, isDirect = false, holding }: UseOptions = {},
): Promise<Uses> {
  const isCode = codeFilesOf(graph);
  const names = new Set(namesOf(target, graph));
  const isOwn = (name: string): boolean => name === nameOfTarget(target) || name === mangledName(target, graph);
  const { symbol } = target;
  const home = await texts.textOf(symbol.root, symbol.path);
  const decider = new PlaceDecider(target, graph, home);
  const all = new Map<string, DecidedPlace>();
  const reach = reachOf(target, home, graph);
  let quoted: Uses['quoted'] = null;
  let [looked, holdingFiles, written, outOfReach] = [0, 0, 0, 0];
  // The set grows while it is gone through: what is imported under another name is looked for under that as well.
  for (const name of names) {
    if (looked++ >= mostNames) break;
    for (const { file, text } of await filesWith(name, texts, isCode, holding?.(name), token)) {
      throwIfCancelled(token);
      const wholes = countOfName(name, text);
      if (!quoted && isOwn(name) && isNamedIn(file, text, target, graph)) quoted = file;
      if (!wholes) continue;
      holdingFiles++;
      written += wholes;
      if (!canName(reach, symbol, file, text)) {
        outOfReach += wholes;
        continue;
      }
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
  if (!quoted && sorted.length < 2) quoted = await joiningFile(target, { graph, texts });
  const { definitions, others } = decider.noUses;
  const inText = Math.max(0, written - outOfReach - definitions - others - all.size);
  const lookedThrough = { files: holdingFiles, definitions, others, inText, outOfReach };
  const uses = {
    places: of('it'),
    possible: of('possible'),
    undecided: of('undecided'),
    quoted,
    reach,
    doubts: decider.doubts,
    isDeclared: decider.isDeclared,
    looked: lookedThrough,
  };
  if (isDirect) return uses;
  const find = (other: UseTarget): Promise<Uses> => findUses(other, { graph, texts }, token, { includes, isDirect: true });
  return withReach(uses, { target, graph, texts, includes, find }, token);
}

interface HoldingFile {
  readonly file: TextFile;
  readonly text: string;
}

/** Files that hold the name, with their texts; `known` are those that do. */
async function filesWith(
  name: string,
  texts: FileTexts,
  includes: (file: TextFile) => boolean,
  known: readonly TextFile[] | undefined,
  token: CancellationToken,
): Promise<readonly HoldingFile[]> {
  const files: HoldingFile[] = [];
  if (!known) await filesHoldingRuns([name], texts, { includes, most: 1, take: (holding) => void files.push(holding) }, token);
  for (const file of known ?? []) {
    const text = texts.held(file)?.text ?? (await texts.textOf(file.root, file.path));
    if (text !== undefined && includes(file)) files.push({ file, text });
  }
  return files;
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
  return `${fileKey(root, path)}:${line} ${kind} ${is}`;
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
  const owner = ownerOfTarget(target, graph);
  const isConstructor =
    name === undefined && owner?.fact.kind === 'class' && symbol.fact.name === constructorNames[familyOf(symbol.language)];
  if (isConstructor) return [symbol.fact.name, owner.fact.name];
  const mangled = mangledName(target, graph);
  const others = mangled === undefined ? defaultNames(target, graph) : [mangled];
  return [nameOfTarget(target), ...others];
}

/** Outside of the class `__name` of Python is `_Class__name`. */
function mangledName(target: UseTarget, graph: CodeGraph): string | undefined {
  const { symbol, name } = target;
  const own = name ?? symbol.fact.name;
  const owner = ownerOfTarget(target, graph);
  const isMangled = owner?.fact.kind === 'class' && familyOf(symbol.language) === 'python' && /^__(?!.*__$)/.test(own);
  return isMangled ? `_${owner.fact.name.replace(/^_+/, '')}${own}` : undefined;
}
