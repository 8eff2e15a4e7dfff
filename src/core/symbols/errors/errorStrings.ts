// Finds error texts of symbols: in raises, error constructors, assertions, and logging at warning or above.
import type { SyntaxNode } from '../../syntax/node.ts';
import { captureOf, capturedAs } from '../captures.ts';
import type { CallSite } from '../values/callSite.ts';
import { SymbolCollector, type BySymbol, type FileContext } from '../fileContext.ts';
import { isErrorName } from './errorNames.ts';
import type { ErrorString } from '../facts.ts';
import { logsTrouble } from './loggers.ts';
import { MessageTexts } from './messageTexts.ts';
import { isStandardCheck, isStandardRaise } from './standardRaises.ts';
import type { PassedError } from './passedErrors.ts';

const maxLength = 100;
const assertionName = /^(?:assert|invariant)\b/;
/** Receivers of argument checks: Guava, Spring, Apache Commons, and `Objects`. */
const checkReceivers = /^(?:Preconditions|Assert|Assertions|Validate|Objects|console|Debug)$/;
const checkMethods =
  /^(?:assert|check(?:NotNull|Argument|State|Index)?|requireNonNull|notNull|isTrue|notEmpty|hasText|hasLength|state|notBlank|validState)$/;
/** Functions that stop or refuse with a text that explains why. */
const stoppingNames =
  /^(?:fail|abort|exit|die|panic|fatal|bail|setFailed|showErrorMessage|showWarningMessage|set_exception|checkNotNull|checkArgument|checkState|requireNonNull)$/;
/** Assertions whose first two arguments are compared values; the text comes third. */
const comparingNames = /equal|match|same|throws|rejects|includes|property/i;

/** Error texts by symbol, and the origin of each literal among them by offset. */
export interface ErrorStrings {
  readonly bySymbol: BySymbol<ErrorString>;
  readonly via: ReadonlyMap<number, ErrorString['via']>;
}

/** Result when error texts are switched off. */
export const noErrorStrings: ErrorStrings = { bySymbol: new Map(), via: new Map() };

export function findErrorStrings(context: FileContext, passedErrors: readonly PassedError[]): ErrorStrings {
  const symbolCollector = new SymbolCollector<ErrorString>();
  const vias = new Map<number, ErrorString['via']>();
  const seenKeys = new Set<string>();
  const messages = new MessageTexts(context);
  const add = (node: SyntaxNode, via: ErrorString['via'], at: SyntaxNode): void => {
    const owner = context.owners.runnerAt(at.startIndex);
    const key = `${owner} ${node.startIndex}`;
    if (seenKeys.has(key)) return;
    seenKeys.add(key);
    if (!vias.has(node.startIndex)) vias.set(node.startIndex, via);
    const text = messages.text(node);
    // Separators and marks alone tell nothing.
    if (!/\p{L}/u.test(text)) return;
    // Avoids a cut in the middle of a surrogate pair.
    const shortText = text.length > maxLength ? text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '') : text;
    // A text in a constant elsewhere counts at its use.
    const { row } = context.owners.runnerAt(node.startIndex) === owner ? node.startPosition : at.startPosition;
    symbolCollector.add(owner, { text: shortText, line: row, cut: text.length - shortText.length, via });
  };
  for (const match of context.captures('error')) {
    const capture = capturedAs(match, 'error');
    if (!capture) continue;
    const texts = messages.textsIn(capture.node);
    const via = capture.kind === 'assert' || capture.kind === 'log' ? capture.kind : 'raise';
    for (const node of texts.length ? texts : [capture.node]) add(node, via, capture.node);
  }
  for (const match of context.captures('raise')) {
    const raisedNode = captureOf(match, 'raise');
    if (raisedNode) for (const node of messages.textsIn(raisedNode)) add(node, 'raise', raisedNode);
  }
  for (const { site } of passedErrors) if (site) for (const node of messages.textsOfCall(site, 0)) add(node, 'raise', site.node);
  for (const site of context.sites) {
    const via = viaOf(site, context);
    if (!via) continue;
    const texts = messages.textsOfCall(site, firstTextIndex(site, via));
    // Arguments after the text of an assertion are its parameters.
    for (const node of via === 'assert' ? texts.slice(0, 1) : texts) add(node, via, site.node);
  }
  for (const list of symbolCollector.bySymbol.values()) list.sort((a, b) => a.line - b.line);
  return { bySymbol: symbolCollector.bySymbol, via: vias };
}

/** Properties of a call's name, independent of the receiver; most names have none. */
interface Hint {
  readonly isType: boolean;
  readonly isTrouble: boolean;
  readonly asserts: boolean;
  readonly checks: boolean;
  readonly stops: boolean;
}

const hints = new Map<string, Hint>();
/** Maximum cached names, since names repeat from file to file; a larger cache is cleared. */
const maxHints = 20_000;

function hintOf(name: string): Hint {
  let hint = hints.get(name);
  if (hint) return hint;
  if (hints.size >= maxHints) hints.clear();
  const isTrouble = isErrorName(name) || name.endsWith('Warning');
  const [isType, asserts] = [/^_*\p{Lu}/u.test(name), assertionName.test(name)];
  hint = { isType, isTrouble, asserts, checks: checkMethods.test(name), stops: stoppingNames.test(name) };
  hints.set(name, hint);
  return hint;
}

function viaOf(site: CallSite, context: FileContext): ErrorString['via'] | undefined {
  const { name, receiver, how } = site;
  if (how === 'reference' || how === 'decorator') return undefined;
  if (isStandardRaise(site, context)) return isStandardCheck(site, context) ? 'assert' : 'raise';
  if (context.grammar.errorCalls?.test(name)) return 'log';
  const hint = hintOf(name);
  if (how === 'new' || hint.isType) return hint.isTrouble ? 'raise' : undefined;
  if (!receiver) return hint.asserts ? 'assert' : hint.stops || hint.isTrouble ? 'raise' : undefined;
  if (logsTrouble(site, context)) return 'log';
  const { source } = context;
  // Checked only for candidates: reading the text of every receiver would cost more than everything else here.
  if (source.text.startsWith('assert', receiver.startIndex) || source.text.startsWith('invariant', receiver.startIndex)) {
    if (assertionName.test(source.foldedText(receiver, 200))) return 'assert';
  }
  if (hint.checks && checkReceivers.test(source.foldedText(receiver, 50))) return 'assert';
  return hint.stops ? 'raise' : undefined;
}

/** Index of the text argument, after a level or asserted values. */
function firstTextIndex({ name, how, arguments: list }: CallSite, via: ErrorString['via']): number {
  if (via === 'log') return name === 'log' && (list?.namedChildCount ?? 0) > 1 ? 1 : 0;
  return via === 'raise' || how === 'new' ? 0 : comparingNames.test(name) ? 2 : 1;
}
