// Decides which symbols other files may use, by the rule of the language.
import { captureOf } from '../captures.ts';
import type { FileContext } from '../fileContext.ts';
import type { Draft } from './draft.ts';

/** Whether each draft is exported. */
export function exportedSymbols(context: FileContext): boolean[] {
  const rule = context.grammar.exportRule;
  const exportList = listedNames(context);
  const sections = rule === 'visible' ? accessSections(context) : [];
  const result: boolean[] = [];
  context.drafts.forEach((draft, i) => {
    const parent = draft.parent === 0 ? undefined : context.drafts[draft.parent - 1];
    // Parents mostly come first; for one that comes later, its own export statement counts.
    const inherited = parent === undefined || (result[draft.parent - 1] ?? parent.exported);
    if (rule === 'underscore') result.push(inherited && holdsMembers(parent) && byUnderscore(draft, exportList));
    else if (rule === 'modifier') result.push(inherited && byModifier(draft, parent, context, i));
    else if (rule === 'capital') result.push(inherited && isOpen(parent, context) && byCapital(draft));
    else if (rule === 'visible') result.push(inherited && isOpen(parent, context) && isVisible(draft, parent, sections, context, i));
    else result.push(byStatement(draft, parent, inherited, exportList, context, i));
  });
  return result;
}

/** Names in `__all__` or in export statements; undefined when the file has none. */
function listedNames({ captures, source, exports }: FileContext): ReadonlySet<string> | undefined {
  const names = new Set(exports.map(({ local }) => local));
  for (const match of captures('all')) {
    const list = captureOf(match, 'all');
    const name = captureOf(match, 'all.name');
    if (list && name && source.textOf(list) === '__all__') names.add(source.textOf(name).replace(/^\w*["']+|["']+$/g, ''));
  }
  return names.size > 0 ? names : undefined;
}

function holdsMembers(parent: Draft | undefined): boolean {
  return parent === undefined || parent.kind === 'class' || parent.kind === 'interface' || parent.kind === 'enum';
}

/** Whether members of the parent are visible outside: a function hides its content, a namespace does not. */
function isOpen(parent: Draft | undefined, { grammar }: FileContext): boolean {
  return parent === undefined || parent.isNamespace || holdsMembers(parent) || (grammar.exportRule === 'capital' && parent.kind === 'type');
}

/** Every part of `pkg.Type.Method` must start with a capital. */
function byCapital(draft: Draft): boolean {
  return /^\p{Lu}/u.test(draft.name) && (draft.target === '' || /^\p{Lu}/u.test(draft.target));
}

interface AccessSection {
  readonly start: number;
  /** Symbol whose members the section contains. */
  readonly holder: number;
  readonly isHidden: boolean;
}

/** Access sections such as `private:`, in text order. */
function accessSections({ captures, source, owners, grammar }: FileContext): AccessSection[] {
  return captures('access').flatMap((match) => {
    const node = captureOf(match, 'access');
    if (!node) return [];
    return [
      {
        start: node.startIndex,
        holder: owners.holderAt(node.startIndex),
        isHidden: grammar.hidingModifiers?.test(source.textOf(node)) ?? false,
      },
    ];
  });
}

function isVisible(draft: Draft, parent: Draft | undefined, sections: readonly AccessSection[], context: FileContext, i: number): boolean {
  const { source, heads, grammar } = context;
  const head = source.text.slice(heads[i], Math.max(heads[i] ?? 0, draft.nameNode.startIndex)).slice(-400);
  // A static member belongs to the class, a static function to the file.
  const modifiers = parent && !parent.isNamespace ? head.replace(/\bstatic\b/g, '') : head;
  if (grammar.hidingModifiers?.test(modifiers)) return false;
  if (/\bpublic\b/.test(modifiers)) return true;
  if (draft.parent === 0 || draft.enclosingSymbol !== draft.parent) return true;
  const section = sections.findLast(({ start, holder }) => holder === draft.parent && start <= draft.start);
  if (section) return !section.isHidden;
  return !(parent && grammar.hidesMembers?.test(source.text.slice(parent.start, parent.nameNode.startIndex)));
}

function byUnderscore(draft: Draft, exportList: ReadonlySet<string> | undefined): boolean {
  if (draft.parent === 0 && exportList) return exportList.has(draft.name);
  return !draft.name.startsWith('_') || /^__\w+__$/.test(draft.name);
}

function byModifier(draft: Draft, parent: Draft | undefined, { source, heads, grammar }: FileContext, i: number): boolean {
  const head = source.text.slice(heads[i], Math.max(heads[i] ?? 0, draft.nameNode.startIndex));
  return parent?.kind === 'interface' ? !/\bprivate\b/.test(head) : (grammar.exportModifiers ?? /\b(?:public|protected)\b/).test(head);
}

function byStatement(
  draft: Draft,
  parent: Draft | undefined,
  inherited: boolean,
  exportList: ReadonlySet<string> | undefined,
  { source, heads }: FileContext,
  i: number,
): boolean {
  if (draft.target === 'exports' || draft.target === 'module.exports') return true;
  if (parent === undefined) return draft.exported || draft.name === 'default' || (exportList?.has(draft.name) ?? false);
  const head = source.text.slice(heads[i], Math.max(heads[i] ?? 0, draft.nameNode.startIndex));
  const isMember = draft.kind === 'method' || draft.exported;
  const isAdopted = draft.parent !== draft.enclosingSymbol;
  const isLocal = !isAdopted && (parent.kind === 'function' || parent.kind === 'method');
  return isMember && inherited && !isLocal && !draft.name.startsWith('#') && !/\b(?:private|protected)\b/.test(head);
}
