// Words the results of the search for unused code: kinds, evidence in one line, and the definitions that were left out, by reason.
import * as l10n from '@vscode/l10n';
import type { UncertainReason, UnusedDefinition, UnusedCode } from './unusedCode.ts';

/** Sentence with the number of unused definitions among all that were examined. */
export function unusedSentence({
  unused,
  files,
  definitions,
  leftOut,
}: Pick<UnusedCode, 'files' | 'definitions' | 'leftOut'> & { readonly unused: readonly unknown[] }): string {
  if (leftOut.incomplete) return l10n.t('Not everything is indexed yet: unused code can only be listed when the index is complete.');
  const where = files === 1 ? l10n.t('1 file') : l10n.t('{0} files', files);
  if (unused.length === 0) return l10n.t('Nothing in {0} with {1} definitions is certainly unused.', where, definitions);
  return unused.length === 1
    ? l10n.t('1 of {1} definitions in {0} is unused: no place uses it, and nothing outside this workspace should.', where, definitions)
    : l10n.t(
        '{2} of {1} definitions in {0} are unused: no place uses them, and nothing outside this workspace should.',
        where,
        definitions,
        unused.length,
      );
}

/** Sentence about the exported functions and types without a use in the workspace; undefined where nothing is exported. */
export function unusedHereSentence({
  exported,
  unusedHere,
}: Pick<UnusedCode, 'exported'> & { readonly unusedHere: readonly unknown[] }): string | undefined {
  if (exported === 0) return undefined;
  if (unusedHere.length === 0) return l10n.t('Code outside of this workspace can use {0} of them.', exported);
  return l10n.t(
    'Code outside of this workspace can use {0} of them. Nothing here uses these functions and types ({1}): no other code or configuration has their names.',
    exported,
    unusedHere.length,
  );
}

/** Word for a kind of definition; an unknown kind is its own word. */
export function unusedKindLabel(kind: string): string {
  const words: Readonly<Record<string, string>> = {
    ...{ function: l10n.t('function'), method: l10n.t('method'), class: l10n.t('class'), interface: l10n.t('interface') },
    ...{ enum: l10n.t('enum'), type: l10n.t('type'), constant: l10n.t('constant'), variable: l10n.t('variable'), field: l10n.t('field') },
  };
  return words[kind] ?? kind;
}

/** Words for the evidence: the region that could name a definition, and the kinds of places with its name. */
export function proofPhrase({ within, looked }: Pick<UnusedDefinition, 'within' | 'looked'>): string {
  const { files, definitions, others, inText, outOfReach } = looked;
  const reach = {
    class: l10n.t('only its class can name it'),
    file: l10n.t('only its file can name it'),
    folder: l10n.t('only its package can name it'),
    workspace: l10n.t('only this workspace should name it'),
  }[within];
  const places = [
    definitions > 1 ? l10n.t('{0} define something', definitions) : '',
    others ? l10n.t('{0} refer to something else', others) : '',
    inText ? l10n.t('{0} in comments or strings', inText) : '',
    outOfReach ? l10n.t('{0} where it is not visible', outOfReach) : '',
  ].filter(Boolean);
  if (places.length === 0) return l10n.t('{0}; no other place has the name', reach);
  const placeCount = definitions + others + inText + outOfReach;
  const where = files === 1 ? l10n.t('1 file') : l10n.t('{0} files', files);
  return l10n.t('{0}; of {1} places with the name in {2}: {3}', reach, placeCount, where, places.join(', '));
}

/** Number of definitions left out, one line per reason that applies. */
export function leftOutLines({ leftOut }: Pick<UnusedCode, 'leftOut'>): readonly string[] {
  const lines: Readonly<Record<UncertainReason, (count: number) => string>> = {
    exported: (count) => l10n.t('{0}: code outside of the workspace can use them', count),
    'called-from-outside': (count) => l10n.t('{0}: a framework, the language or a base from outside may call them', count),
    quoted: (count) => l10n.t('{0}: a string or a configuration has the name', count),
    possible: (count) => l10n.t('{0}: a base or derived type, or an event, may lead to them', count),
    undecided: (count) => l10n.t('{0}: the meaning of some places with this name is undecided', count),
    incomplete: (count) => l10n.t('{0}: not everything is indexed', count),
  };
  const reasons: readonly UncertainReason[] = ['exported', 'called-from-outside', 'quoted', 'possible', 'undecided', 'incomplete'];
  return reasons.flatMap((reason) => (leftOut[reason] ? lines[reason](leftOut[reason]) : []));
}
