// The tool `find_uses`: lists every use of a definition with its kind. Possible and undecided uses are separate. "Nobody" is reported only
// when it is certain.
import * as v from 'valibot';
import { neverCancelled } from '../base/cancellation.ts';
import { gatherRelations } from '../answering/material/evidence/gatherEvidence.ts';
import { oneLine, type RelationNote } from '../answering/material/relations/relationNote.ts';
import { isClassLike } from '../graph/files/fileEntry.ts';
import type { SymbolNode } from '../graph/edges/graphTypes.ts';
import { sharedNameLookUp } from '../services/names/sharedNameUses.ts';
import { useKinds } from '../uses/places/useKind.ts';
import { summarizeUses, fieldsOfName, lookUpUses, type UseResult, type UsesAnswer } from '../uses/answer/usesAnswer.ts';
import { rootByLabel } from '../workspace/rootByLabel.ts';
import { type CallContext, type ResultDraft } from './callContext.ts';
import { scrub } from '../secrets/scrub.ts';
import { codeNameOf, resolveFiles, resolveSymbols, type NamesLike } from './resolveName.ts';
import { defineTool, maxTokensArgument, scopeArgument, textArgument, type Tool } from './tool.ts';

/** Creates the tool; `namesLike` supplies similar names for an unknown one. */
export function findUsesTool(namesLike: NamesLike): Tool {
  return defineTool({
    name: 'find_uses',
    description:
      'All places that use a definition, with kind and line, resolved through imports and types (grep also hits other things of the name; for a name that means one thing it is as good); says when nobody uses it. A name in quotation marks is an event.',
    schema: v.strictObject({
      name: textArgument('NAME, Class.member or "event"'),
      path: v.optional(textArgument('File that defines it')),
      kinds: v.optional(v.array(v.picklist(useKinds))),
      scope: scopeArgument,
      max_tokens: maxTokensArgument(3000),
    }),
    run: (args, callContext) => usesDraft(args, callContext, namesLike),
  });
}

interface FindUsesArguments {
  readonly name: string;
  readonly path?: string | undefined;
  readonly kinds?: readonly (typeof useKinds)[number][] | undefined;
}

async function usesDraft(
  { name: nameText, path, kinds }: FindUsesArguments,
  callContext: CallContext,
  namesLike: NamesLike,
): Promise<ResultDraft> {
  // Before its lines are joined: a key that is broken over lines is found only there.
  const name = scrub(nameText).text;
  const isEvent = /^["'].*["']$/s.test(name);
  const codeName = isEvent ? name : codeNameOf(name);
  const files = path === undefined ? undefined : (await resolveFiles(path, callContext)).map((file) => callContext.placeOf(file));
  const directResults = (await usesInScope(codeName, kinds, callContext)).filter(({ file }) => files?.includes(file) ?? true);
  const results =
    directResults.length || isEvent || !files ? directResults : await usesOfMembersInScope(codeName, files, kinds, callContext);
  const isSeen = results.some((result) => isInside(result, callContext) || summarizeUses(result).direct > 0);
  // Throws a refusal that says what is known of the name.
  if (!isSeen && !isEvent) await resolveSymbols(name, path, callContext, namesLike);
  const relationNotes = kinds?.length
    ? relationsOfKinds(results, callContext)
    : results.flatMap((result) => relationsOf(result, callContext));
  const notes = isSeen
    ? [...ambiguousUsesNotes(name, results), ...(isEvent || !directResults.length ? [] : await fieldNotes(codeName, callContext))]
    : [`Nothing sends, handles or uses ${oneLine(name)}.`];
  const evidenceSet = await gatherRelations(relationNotes, callContext.rowRoom(notes), callContext.evidenceSources);
  return { notes, evidenceSet, advice: 'Raise max_tokens, or narrow scope or kinds.', isFound: isSeen };
}

async function usesInScope(
  name: string,
  kinds: FindUsesArguments['kinds'],
  { toolContext: { dependencies }, sources, scope }: CallContext,
): Promise<readonly UsesAnswer[]> {
  const { graph, texts, isComplete = false, token = neverCancelled } = sources;
  const { label, roots } = dependencies;
  if (!texts) return [];
  const kindFilter = kinds?.length ? { kinds: new Set(kinds) } : {};
  const sharedNames = sharedNameLookUp(graph, texts);
  return lookUpUses({ name }, { graph, texts, isComplete, roots, label, scope, sharedNames, ...kindFilter }, token);
}

/** Uses of a plain name that the given files define only as a member. The plain look-up would find definitions in other files. */
async function usesOfMembersInScope(
  name: string,
  files: readonly string[],
  kinds: FindUsesArguments['kinds'],
  callContext: CallContext,
): Promise<readonly UsesAnswer[]> {
  const results: UsesAnswer[] = [];
  for (const member of await memberNames(name, callContext, files)) results.push(...(await usesInScope(member, kinds, callContext)));
  return results.filter(({ file }) => files.includes(file));
}

function ambiguousUsesNotes(name: string, results: readonly UsesAnswer[]): readonly string[] {
  return results.length > 1 ? [`Ambiguous: \`${oneLine(name)}\` names ${results.length} definitions. Give path to choose one.`] : [];
}

/** Maximum listed fields. */
const maxFields = 4;

/** Note on fields of the same name: a plain name means the definition, but the caller may mean a field. */
async function fieldNotes(name: string, callContext: CallContext): Promise<readonly string[]> {
  const names = (await memberNames(name, callContext)).map(oneLine);
  if (names.length === 0) return [];
  const more = names.length > maxFields ? ` and ${names.length - maxFields} more` : '';
  return [`Fields of this name are not looked up: ${names.slice(0, maxFields).join(', ')}${more}. Ask for one by this name.`];
}

/** Fields that share their name with a definition, as `Class.name`; only of types in `files`, if given. */
async function memberNames(name: string, callContext: CallContext, files?: readonly string[]): Promise<readonly string[]> {
  const { graph, texts, token = neverCancelled } = callContext.sources;
  if (!texts || name.includes('.') || graph.byName(name).length === 0) return [];
  const fields = await fieldsOfName(name, { graph, texts, scope: callContext.scope }, token);
  const owners = fields.filter(({ symbol }) => isClassLike(symbol.fact) && (files?.includes(callContext.placeOf(symbol)) ?? true));
  return [...new Set(owners.map(({ symbol }) => `${symbol.fact.qualifiedName}.${name}`))];
}

/** Whether a definition is in the scope of the caller. */
function isInside({ file, line }: UsesAnswer, { toolContext: { dependencies, scope } }: CallContext): boolean {
  return dependencies.roots.some(({ key, name }) => {
    const label = dependencies.label(key);
    const path = label && file.startsWith(`${name}/`) ? file.slice(name.length + 1) : file;
    return scope.contains(key, path, line - 1);
  });
}

/** Rows for the requested kinds. Definitions without such a use are only counted if another definition has one. */
function relationsOfKinds(results: readonly UsesAnswer[], callContext: CallContext): readonly RelationNote[] {
  const usedResults = results.filter(({ places, possible, undecided }) => places.length + possible.length + undecided.length > 0);
  const unusedCount = results.length - usedResults.length;
  if (usedResults.length === 0 || unusedCount === 0) return results.flatMap((result) => relationsOf(result, callContext));
  const note = `${unusedCount} more ${unusedCount === 1 ? 'definition' : 'definitions'} of the name without a known use of these kinds`;
  return [...usedResults.flatMap((result) => relationsOf(result, callContext)), { note, depth: 0 }];
}

/** A summary row, then a row for every place: certain, possible, undecided. */
function relationsOf(result: UsesAnswer, callContext: CallContext): readonly RelationNote[] {
  const { places, possible, undecided } = result;
  const row =
    (prefix: string) =>
    (use: UseResult): RelationNote =>
      relationOf(use, prefix, callContext);
  return [
    { note: summary(result, callContext), depth: 0 },
    ...places.map(row('')),
    ...possible.map(row('possibly ')),
    ...undecided.map(row('open whether it ')),
  ];
}

function relationOf(use: UseResult, prefix: string, { toolContext: { dependencies } }: CallContext): RelationNote {
  const { root: label, path, line, column, kind, symbol, through, throughEvent, contract } = use;
  const root = rootByLabel(label, dependencies.roots)?.key ?? '';
  const enclosing: SymbolNode | undefined = dependencies.sources.graph.at(root, path, line - 1);
  const throughName = through ?? contract ?? (throughEvent === undefined ? undefined : `event ${throughEvent}`);
  const throughText = throughName === undefined ? '' : ` through ${oneLine(throughName)}`;
  return {
    note: `${prefix}${kind}${throughText}${symbol ? ` in ${oneLine(symbol)}` : ''}`,
    depth: 1,
    place: { root, path, lines: { first: line - 1, last: line - 1 } },
    why: kind,
    column: column - 1,
    ...(enclosing && enclosing.fact.kind !== 'module' ? { symbol: enclosing } : {}),
  };
}

/** The numbers of direct, possible and undecided places, and what is unknown, in one line. */
function summary(result: UsesAnswer, callContext: CallContext): string {
  const { direct, possible, undecided, through, verdict } = summarizeUses(result);
  const where = isInside(result, callContext) ? ` (${result.file}:${result.line})` : ' (defined outside the scope)';
  const within = callContext.scope.text === null ? '' : ` in ${callContext.scope.text}`;
  const isByShape = result.possible.every((use) => use.through === null && (use.kind === 'implements' || use.kind === 'overrides'));
  const types = through.length ? through.slice(0, 3).map(oneLine).join(', ') : 'a base or derived type, or an event';
  const parts = [
    direct
      ? `${direct} direct ${direct === 1 ? 'use' : 'uses'}${within}`
      : verdict.is === 'nobody'
        ? `nobody uses it${within}`
        : `no direct use is known${within}`,
    possible ? `${possible} possible ${isByShape ? 'by the methods of types that do not name it' : `through ${types}`}` : '',
    undecided ? `${undecided} of the name, and open what they mean` : '',
    direct === 0 && verdict.is === 'unknown' && within === '' ? (reasons[verdict.because] ?? '') : '',
    within === '' ? '' : 'places outside of this scope are not counted',
  ];
  return `${result.type ? `${result.type} ` : ''}${oneLine(result.name)}${where}: ${parts.filter(Boolean).join('; ')}`;
}

/** Reasons why "nobody" is not certain; the places themselves show the others. */
const reasons: Readonly<Record<string, string>> = {
  incomplete: 'not everything is indexed or looked at',
  quoted: 'its name stands in quotation marks, so it may be reached by it',
  exported: 'code outside of this workspace can use it',
  'called-from-outside': 'a framework, the language or a base from outside may call it',
};
