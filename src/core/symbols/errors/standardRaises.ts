// Recognizes calls of standard functions that raise without a keyword: Kotlin's `error("…")`, PHP's `abort`, Rust's `expect`.
import type { CallSite } from '../values/callSite.ts';
import type { FileContext } from '../fileContext.ts';

/**
 * Whether a call raises by the conventions of the standard library. A function of the same name that the file defines or imports is
 * another one, and so is a method.
 */
export function isStandardRaise({ name, receiver, how }: CallSite, context: FileContext): boolean {
  const { raisingCalls, raisingMethods } = context.grammar;
  if (how === 'reference' || how === 'decorator') return false;
  if (receiver) return raisingMethods?.has(name) ?? false;
  return (raisingCalls?.has(name) ?? false) && !isOwnName(name, context);
}

/** The type that such a call raises; undefined where it has no name. */
export function standardRaiseType(site: CallSite, context: FileContext): string | undefined {
  return isStandardRaise(site, context) ? context.grammar.raisingCalls?.get(site.name) : undefined;
}

/** Whether such a call raises only if its first argument does not hold: `check(open) { "…" }`. */
export function isStandardCheck(site: CallSite, context: FileContext): boolean {
  return (context.grammar.checkingCalls?.has(site.name) ?? false) && isStandardRaise(site, context);
}

function isOwnName(name: string, { drafts, imports }: FileContext): boolean {
  return (
    drafts.some((draft) => draft.name === name && (draft.kind === 'function' || draft.kind === 'method')) ||
    imports.some(({ names }) => names.some(({ local }) => local === name))
  );
}
