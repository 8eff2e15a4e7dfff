// Lists all definitions of a kind that a question asks for ("which middleware classes are there?"), by words in their names and paths.
import { fileKeyOf } from '../../base/fileKey.ts';
import { compareTexts } from '../../base/compareTexts.ts';
import * as l10n from '@vscode/l10n';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { InventoryQuestion } from '../../reading/asks/inventoryQuestion.ts';
import { symbolCandidate } from '../../searching/candidate.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { inScope } from '../../searching/scope.ts';
import { roleWithin } from '../../searching/testCode.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import type { ConceptualPlan } from '../conceptualPlan.ts';
import { noResults } from './emptyPlan.ts';

/** The question and all definitions for it. */
export interface Inventory {
  readonly question: InventoryQuestion;
  readonly members: readonly SymbolNode[];
}

/** A plan for a question for all definitions of a kind. */
export interface InventoryPlan extends ConceptualPlan {
  readonly inventory: Inventory;
}

/** Whether `plan` was made by {@link withInventory}. */
export function isInventory(plan: ConceptualPlan): plan is InventoryPlan {
  return 'inventory' in plan;
}

/** Names of errors. The bases that languages and libraries define are in no file of the workspace, so only their names tell. */
const failureName = /(?:Error|Exception|Throwable|Warning)$|^(?:[a-z]\w*\.)?Err[A-Z]/;
/** Maximum bases above a class to follow: more than hierarchies of exceptions have. */
const maxBases = 8;

/** `plan` with the complete list in place of the results for its words; undefined where no name has the words. */
export function withInventory(plan: ConceptualPlan, { intent, scope }: Inquiry, { graph }: Sources): InventoryPlan | undefined {
  const question = intent.inventory;
  if (!question) return undefined;
  const role = question.kinds.includes('test') ? 'test' : 'code';
  const words = question.words.map((word) => termsOfText(word));
  const isMember = (symbol: SymbolNode): boolean => {
    const { fact, path } = symbol;
    if (!question.kinds.includes(fact.kind) || fact.name.startsWith('<') || symbol.role !== role || !inScope(symbol, scope)) return false;
    if (role === 'code' && roleWithin(symbol, symbol.role, graph) !== 'code') return false;
    if (question.areFailures && !isFailure(symbol, graph, maxBases)) return false;
    const memberTerms = new Set(termsOfText(`${fact.qualifiedName} ${path}`));
    return words.every((terms) => terms.some((term) => memberTerms.has(term)));
  };
  const symbols = [...graph.symbols()].filter(isMember);
  const members = symbols.toSorted((a, b) => compareTexts(fileKeyOf(a), fileKeyOf(b)) || a.fact.range.start.line - b.fact.range.start.line);
  // An empty list answers a question for a whole kind, but says little where words restrict it.
  if (members.length === 0 && question.words.length > 0) return undefined;
  const definitions = members.map((symbol) => symbolCandidate(symbol, 1, l10n.t('is one of the requested items')));
  return { ...plan, ...noResults, inventory: { question, members }, definitions };
}

/** Whether a symbol is an error type or constant: by its name, or by the name of a base. */
function isFailure({ id, fact }: SymbolNode, graph: CodeGraph, basesLeft: number): boolean {
  // Of constants, only the error values of Go count (`ErrNotFound`).
  if (fact.kind === 'constant') return failureName.test(fact.name) && fact.name.startsWith('Err');
  if (failureName.test(fact.name) || fact.extends.some((name) => failureName.test(name))) return true;
  if (basesLeft === 0) return false;
  return graph.outgoing(id, ['extends']).some(({ callee }) => {
    const base = callee === null ? undefined : graph.symbol(callee);
    return base !== undefined && isFailure(base, graph, basesLeft - 1);
  });
}
