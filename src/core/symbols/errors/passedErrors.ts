// Finds errors that leave a function without a throw, because it returns or rejects them or passes them to a callback: `return new X()`,
// `next(new X())`.
import type { SyntaxNode } from '../../syntax/node.ts';
import type { CallSite } from '../values/callSite.ts';
import type { FileContext } from '../fileContext.ts';
import { errorClasses, isErrorName, isOnlyForErrors, passesErrors } from './errorNames.ts';
import { isLogger } from './loggers.ts';
import { parseArguments } from '../values/termParser.ts';
import type { ValueUse, ThrownTypes } from './thrownTypes.ts';

/** An error that leaves: its type, the line of its construction or passing, and the symbol. */
export interface PassedError {
  readonly owner: number;
  readonly type: string;
  readonly line: number;
  /** The construction, if the error leaves there. */
  readonly site?: CallSite;
}

type AddError = (owner: number, type: string, line: number, site?: CallSite) => void;

const maxSteps = 8;
/** Text before the call of a function that takes only errors. */
const onlyForErrors = /(?:reject|throw|raise|error|exception|fail)\w{0,30}\s{0,9}\(/i;
const transparentNodes =
  /^(?:parenthesized_expression|as_expression|satisfies_expression|type_assertion|non_null_expression|cast_expression|await_expression|await|object|array|pair|list|tuple|dictionary|expression_list|conditional_expression|ternary_expression|binary_expression|boolean_operator|keyword_argument|argument|value_argument|sequence_expression)$/;
const argumentLists = /^(?:arguments|argument_list|value_arguments)$/;
const resultNodes = /^(?:return_statement|return_expression|arrow_function|lambda|lambda_expression|jump_expression)$/;
const memberNodes = /^(?:member_expression|attribute|field_access|method_invocation)$/;

/** Finds errors that are constructed and passed on, and errors in variables that are passed on. */
export function findPassedErrors(context: FileContext, types: ThrownTypes): PassedError[] {
  const passedErrors: PassedError[] = [];
  const errors = errorClasses(context);
  const addError: AddError = (owner, type, line, site) => passedErrors.push({ owner, type, line, ...(site ? { site } : {}) });
  const isError = (name: string): boolean => isErrorName(name) || errors.has(name);
  let byList: Map<number, CallSite> | undefined;
  const siteOf = (list: SyntaxNode): CallSite | undefined =>
    (byList ??= new Map(context.sites.flatMap((site) => (site.arguments ? [[site.arguments.id, site]] : [])))).get(list.id);
  for (const site of context.sites) {
    const constructedType = constructedTypeOf(site, context);
    if (constructedType) {
      // Climbing the tree is expensive, and few constructed objects are errors.
      const { startIndex } = site.node;
      if (!isError(constructedType) && !onlyForErrors.test(context.source.text.slice(Math.max(0, startIndex - 80), startIndex))) continue;
      const taker = takerOf(site, siteOf, context);
      if (taker === undefined || !(isError(constructedType) || isOnlyForErrors(taker))) continue;
      addError(context.owners.runnerAt(site.node.startIndex), constructedType, site.node.startPosition.row, site);
    } else if (site.how === 'call' && passesErrors(site.name) && !isLogger(site, context)) {
      // `reject` takes only errors, whatever the names of their types; other functions take other values too.
      const accepts = site.name === 'reject' ? (type: string): boolean => /^_*\p{Lu}/u.test(type) : isError;
      addHeldArguments(site, context, types, (owner, type, line) => (accepts(type) ? addError(owner, type, line) : undefined));
    }
  }
  for (const { scope, name, value, line } of context.bindings) {
    if (name !== '<return>' || !/^[\w$]+$/.test(value)) continue;
    const heldTypes = types.typesOfVariable(value, { owner: scope, offset: -1, line });
    for (const type of heldTypes ?? []) if (isError(type)) addError(scope, type, line);
  }
  return passedErrors;
}

/** The constructed type: after `new`, or a call of a capitalized name (`Error('x')` needs no `new`); also `X::new`. */
function constructedTypeOf({ how, name, receiver, arguments: argumentList }: CallSite, { source }: FileContext): string | undefined {
  if (how === 'reference') return name === 'new' && receiver ? source.foldedText(receiver, 200) : undefined;
  // In Go `err.Error()` returns the text of an error.
  if (name === 'Error' && receiver && argumentList && argumentList.endIndex - argumentList.startIndex <= 2) return undefined;
  const isPlainCall = how === 'call' && name < 'a' && /^_*\p{Lu}/u.test(name);
  return how === 'new' || isPlainCall ? name : undefined;
}

/** Finds the function that a construction is passed to: its name, empty for a return, undefined when the error stays here. */
function takerOf(site: CallSite, siteOf: (list: SyntaxNode) => CallSite | undefined, context: FileContext): string | undefined {
  let node = site.arguments ? site.arguments.parent : site.node.parent;
  for (let step = 0; node && step < maxSteps; step++) {
    const parent: SyntaxNode | null = node.parent;
    if (!parent) return undefined;
    if (resultNodes.test(parent.type)) {
      // `orElseThrow(() -> new X())` throws the result of its callback.
      const list = parent.type === 'return_statement' ? null : parent.parent;
      return (list && argumentLists.test(list.type) && passerName(siteOf(list), context)) || '';
    }
    if (argumentLists.test(parent.type)) {
      return passerName(siteOf(parent), context);
    }
    // `new X().withCause(e)` is still that error, `new X().stack` is not.
    const isCalled = memberNodes.test(parent.type) && (parent.type === 'method_invocation' || /^call/.test(parent.parent?.type ?? ''));
    if (!isCalled && !transparentNodes.test(parent.type)) return undefined;
    node = isCalled && parent.type !== 'method_invocation' ? parent.parent : parent;
  }
  return undefined;
}

/** The name of a function that passes errors on; undefined for constructors, which keep an error as a cause. */
function passerName(taker: CallSite | undefined, context: FileContext): string | undefined {
  return taker?.how === 'call' && !/^_*\p{Lu}/u.test(taker.name) && passesErrors(taker.name) && !isLogger(taker, context)
    ? taker.name
    : undefined;
}

/** Handles `reject(err)` and `next(err)` with a variable known to hold an error. */
function addHeldArguments(site: CallSite, context: FileContext, types: ThrownTypes, addError: AddError): void {
  const passedText = context.calls.get(site.offset)?.passed;
  if (!passedText) return;
  const { startIndex: offset, startPosition } = site.node;
  const at: ValueUse = { owner: context.owners.runnerAt(offset), offset, line: startPosition.row };
  for (const { value } of parseArguments(passedText)) {
    if (value?.kind !== 'name') continue;
    for (const type of types.typesOfVariable(value.name, at) ?? []) addError(at.owner, type, at.line);
  }
}
