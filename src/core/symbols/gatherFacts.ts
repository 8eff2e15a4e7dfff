// Assembles the facts of a file: finds its symbols, then assigns every other finding to its symbol.
import type { Grammar } from '../syntax/language.ts';
import type { SyntaxTree } from '../syntax/tree.ts';
import { findBindings } from './values/bindings.ts';
import { callFacts, findCallSites, sortCalls, anonymousReferences } from './values/calls.ts';
import type { Captures } from './captures.ts';
import { findChecks } from './values/checks.ts';
import { findComments, findNotes } from './definitions/comments.ts';
import type { ExtractionSwitches } from './extractionSwitches.ts';
import type { FileContext } from './fileContext.ts';
import { findDrafts } from './definitions/drafts.ts';
import { findErrorStrings, noErrorStrings } from './errors/errorStrings.ts';
import type { FileFacts } from './facts.ts';
import { findFlows, passedArgumentsText, Snippets } from './values/flows.ts';
import { decoratorsOf, findDecorators, headStart, parametersOf } from './definitions/heads.ts';
import { Handlers } from './errors/handlers.ts';
import { findExports, findImports, findImportOffsets } from './definitions/imports.ts';
import { findLiterals } from './errors/literalFacts.ts';
import { definitionSpansOf, ownersOf } from './definitions/owners.ts';
import { findPassedErrors } from './errors/passedErrors.ts';
import { findRaises } from './errors/raises.ts';
import { findEntries } from './routes/entries.ts';
import { viewReferences } from './routes/routeCalls.ts';
import { decoratedRoutes } from './routes/routeDecorators.ts';
import { goHandlers } from './routes/routesGo.ts';
import { tableRoutes } from './routes/routeTables.ts';
import type { Source } from './source.ts';
import { moduleNames } from './definitions/moduleNames.ts';
import { readsAndReferences } from './values/nameUses.ts';
import { ThrownTypes } from './errors/thrownTypes.ts';
import { findWrites } from './values/writes.ts';
import { describeSymbols, findTypeReferences } from './definitions/symbols.ts';

/** All facts in the captures of one file. */
export function gatherFacts(
  captures: Captures,
  tree: SyntaxTree,
  source: Source,
  grammar: Grammar,
  switches: ExtractionSwitches,
): Pick<FileFacts, 'symbols' | 'calls' | 'imports' | 'exports' | 'bindings' | 'checks' | 'literals' | 'notes'> {
  const context = contextOf(captures, source, grammar);
  const names = moduleNames(context);
  const uses = readsAndReferences(context, names);
  const handlers = new Handlers(context);
  const types = new ThrownTypes(context, names, handlers);
  const passedErrors = switches.raises || switches.errorStrings ? findPassedErrors(context, types) : [];
  const errorStrings = switches.errorStrings ? findErrorStrings(context, passedErrors) : noErrorStrings;
  const literals = findLiterals(context, tree, errorStrings.via);
  const symbols = describeSymbols(context, {
    raises: switches.raises ? findRaises(context, handlers, types, passedErrors) : new Map(),
    errorStrings: errorStrings.bySymbol,
    mutates: switches.mutates ? findWrites(context, names) : new Map(),
    reads: uses.reads,
    types: findTypeReferences(context),
  });
  const { imports, exports, bindings, comments } = context;
  const checks = findChecks(captures, source, context.owners);
  const routes = decoratedRoutes(context, symbols);
  const tables = tableRoutes(context, symbols.length + routes.symbols.length);
  const references = [
    ...uses.references,
    ...anonymousReferences(context),
    ...viewReferences(context.calls.values()),
    ...routes.calls,
    ...tables.calls,
  ];
  references.push(...goHandlers(context, references));
  const calls = sortCalls([...context.calls.values(), ...references]);
  return {
    symbols: [...symbols, ...routes.symbols, ...tables.symbols],
    calls,
    imports: [...imports, ...tables.imports],
    exports,
    bindings,
    ...(checks.length && { checks }),
    ...(literals && { literals }),
    notes: findNotes(comments, source),
  };
}

function contextOf(captures: Captures, source: Source, grammar: Grammar): FileContext {
  const sites = findCallSites(captures, source);
  const drafts = findDrafts(captures, source, grammar, findEntries(sites, source, grammar), findImportOffsets(captures, source));
  const definitionSpans = definitionSpansOf(drafts);
  const decorators = decoratorsOf(drafts, findDecorators(captures, source), (offset) => definitionSpans.ownerAt(offset));
  const heads = drafts.map((draft, i) => headStart(draft, decorators[i] ?? [], source));
  const owners = ownersOf(drafts, definitionSpans, heads, grammar);
  const snippets = new Snippets(source, drafts);
  const bindings = findBindings(captures, source, owners, drafts, grammar);
  const flows = findFlows({ captures, source, owners, drafts, grammar, snippets, bindings });
  return {
    captures,
    source,
    grammar,
    drafts,
    owners,
    decorators,
    heads,
    parameters: drafts.map((draft) => parametersOf(draft, source)),
    comments: findComments(captures, source),
    imports: findImports(captures, source, owners, grammar),
    exports: findExports(captures, source),
    bindings: [...bindings, ...flows],
    sites,
    calls: callFacts(sites, source, owners, (list) => passedArgumentsText(list, snippets, grammar), grammar.literalTypes),
  };
}
