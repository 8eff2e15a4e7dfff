// Looks up gaps. What the request holds decides the kind of look-up: a name in a file, a file, a name, a quoted text, or words. A missing
// thing is reported as missing.
import * as l10n from '@vscode/l10n';
import { neverCancelled } from '../../base/cancellation.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { symbolCandidate, type Candidate } from '../../searching/candidate.ts';
import { implementationsOf } from '../../searching/definitions/overloads.ts';
import type { PathFile } from '../../workspace/pathIndex.ts';
import { kindsOfRelation } from '../../reading/relations.ts';
import { preferOwnCode } from '../../planning/subjects.ts';
import { withoutConstructors } from '../../graph/values/constructors.ts';
import type { UseTarget } from '../../uses/target/usePlaces.ts';
import { fieldsOfName } from '../../uses/answer/usesAnswer.ts';
import { lookUpAlias } from './lookUpAlias.ts';
import { derivedDefinitions } from '../../searching/relations/derivedDefinitions.ts';
import { findByMeaning, type MeaningResult } from './findByMeaning.ts';
import { declarationOf } from './declarations.ts';
import { definitionsResult } from './definitionsResult.ts';
import { externalNamesOf, rootsUsing } from './externalNames.ts';
import { lookUpFile, missingFileResult } from './lookUpFile.ts';
import { isWholeFolder, readGap, type GapRequest, type GapRelation } from './gapRequest.ts';
import { GapView } from './gapView.ts';
import { inheritedMember } from './inheritedMember.ts';
import { maxPlaces, nameAndPlace, notFoundResult, type GapSources, type GapResult } from './gapResult.ts';
import { meantOverloads } from './meantOverloads.ts';
import { lookUpMessage } from './lookUpMessage.ts';
import { lookUpRelation, type RelationRequest } from './lookUpRelation.ts';
import { lookUpNameInDefinition } from './lookUpNameInDefinition.ts';
import { useCandidates } from './useCandidates.ts';
import { lookUpNameInFile } from './lookUpNameInFile.ts';

const dottedName = /^[\p{L}_$][\p{L}\p{N}_$]*\.[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** A word of prose, or a missing file name in small letters. */
const plainWord = /^[\p{Ll}\p{N}]+(?:\.[\p{Ll}\p{N}]+)?$/u;
/** Minimum of longer words in a phrase beside the one that is no name. Set by judgement. */
const minOtherWords = 2;

/** Look-ups for one question. */
export class GapLookUp {
  readonly #gapSources: GapSources;
  readonly #view: GapView;

  constructor(gapSources: GapSources) {
    this.#gapSources = gapSources;
    this.#view = new GapView(gapSources);
  }

  /** Looks up `request`. "Not found" is an outcome, not an error. Rejects with `CancelledError` alone. */
  async find(request: GapRequest): Promise<GapResult> {
    const { symbol, file, message } = request;
    if (file !== undefined && symbol === undefined) return this.#lookUpFile(file, request);
    if (file !== undefined && symbol !== undefined)
      return (await this.#lookUpWithin(symbol, request)) ?? this.#lookUpInFile(symbol, file, request);
    if (symbol !== undefined) return this.#lookUpName(symbol, request);
    return message === undefined ? this.#lookUpWords(request) : this.#lookUpMessage(message, request);
  }

  async #lookUpName(name: string, request: GapRequest): Promise<GapResult> {
    const innerResult = await this.#lookUpWithin(name, request);
    if (innerResult) return innerResult;
    const result = await this.#addDeclaration(await this.#lookUpSymbol(name, request), name);
    // A request for the declaration in a library does not want calls of it.
    const usesResult =
      result.outcome === 'external' && request.target !== 'definition' && kindsOfRelation[request.target]
        ? await this.#lookUpUses(name, request)
        : undefined;
    if (usesResult) return { ...usesResult, note: `${result.note}; ${usesResult.note}` };
    if (result.outcome !== 'not-found') return result;
    return (
      lookUpAlias(name, this.#gapSources) ??
      (await this.#lookUpUses(name, request)) ??
      this.#lookUpBaseName(name, request) ??
      (await this.#lookUpPhrase(name, request)) ??
      result
    );
  }

  /** A member of the definition that the request names, or its lines with the name; undefined when neither exists. */
  async #lookUpWithin(name: string, request: GapRequest): Promise<GapResult | undefined> {
    const { within, file, target } = request;
    // Tests, overrides and the like are outside of the definition that they belong to.
    if (within === undefined || !(target === 'definition' || kindsOfRelation[target])) return undefined;
    const files = file === undefined ? undefined : this.#view.filesAt(file);
    const isThere = ({ root, path }: SymbolNode): boolean => files?.some((each) => each.root === root && each.path === path) ?? true;
    const qualifiedName = `${within}.${name}`;
    const member = inheritedMember(qualifiedName, this.#gapSources.sources.graph);
    const members = [...this.#view.symbolsNamed(qualifiedName), ...(member ? this.#view.inScope([member]) : [])].filter(isThere);
    if (members.length && target !== 'definition') return this.#lookUpRelation(qualifiedName, target, this.#meantSymbols(members, request));
    if (members.length)
      return definitionsResult('symbol', qualifiedName, this.#meantSymbols(members, request), this.#view, this.#gapSources);
    return lookUpNameInDefinition(
      name,
      this.#view.symbolsNamed(within).filter(isThere),
      this.#meantSymbols(this.#view.symbolsNamed(name), request),
      this.#gapSources,
    );
  }

  /** `README`: a file of that name without its extension. */
  #lookUpBaseName(name: string, request: GapRequest): GapResult | undefined {
    if (request.target !== 'definition' || !isWholeFolder(request.text.replace(name, ' '))) return undefined;
    const files = this.#view.filesWithBaseName(name);
    const [file] = files;
    return file && files.length === 1 ? lookUpFile(file.path, { ...request, file: file.path }, this.#view, this.#gapSources) : undefined;
  }

  /** Treats a plain word of a phrase as prose: "the test for the retry middleware" describes something. */
  async #lookUpPhrase(name: string, { text }: GapRequest): Promise<GapResult | undefined> {
    const isPlain = plainWord.test(name) && !text.includes('`');
    const otherWords = text.replace(name, ' ').match(/\p{L}{4,}/gu) ?? [];
    const result = isPlain && otherWords.length >= minOtherWords ? await this.#lookUpByMeaning(text) : undefined;
    return result && result.outcome !== 'not-found' ? result : undefined;
  }

  /** Finds a name that exists without being a definition: a member, or a name in lines of code. */
  async #lookUpUses(name: string, { target }: GapRequest): Promise<GapResult | undefined> {
    const dot = name.lastIndexOf('.');
    if (dot >= 0) return lookUpNameInDefinition(name.slice(dot + 1), this.#view.symbolsNamed(name.slice(0, dot)), [], this.#gapSources);
    const foundResult = { how: 'facts', outcome: 'found', symbols: [], candidates: [] } as const;
    const calls = target === 'callers' ? await useCandidates(name, this.#gapSources, true) : [];
    if (calls.length) return { ...foundResult, places: calls, note: `\`${name}\` is no definition here; this code calls it` };
    const places = await useCandidates(name, this.#gapSources);
    if (places.length === 0) return undefined;
    if (target === 'callers')
      return { ...foundResult, outcome: 'partial', places, note: `no call of \`${name}\` is known; this code names it` };
    return { ...foundResult, places, note: `\`${name}\` is no definition of its own; this code uses it` };
  }

  /** Adds the declaration of an external name from its package, if workspace and scope contain that. */
  async #addDeclaration(result: GapResult, name: string): Promise<GapResult> {
    const { installed, sources, scope } = this.#gapSources;
    const [external] = result.outcome === 'external' && installed ? externalNamesOf(name, sources.graph) : [];
    if (external === undefined || !installed) return result;
    for (const { root, folders } of rootsUsing(external, sources.graph)) {
      // A package may be a symbolic link: lines are read and cited at their real path.
      const realPaths = new Map<string, string>();
      const declaration = await declarationOf(external, folders, async (path) => {
        const file = await installed(root, path);
        if (file) realPaths.set(path, file.path);
        return file?.text;
      });
      if (!declaration || !scope.contains(root, declaration.path, declaration.lines.first)) continue;
      const realDeclaration = { ...declaration, path: realPaths.get(declaration.path) ?? declaration.path };
      const why = l10n.t('declares {0} in a library', external);
      const place: Candidate = { ...realDeclaration, root, role: 'vendored', symbol: null, title: external, score: 1, why };
      return { ...result, places: [place], note: `${result.note}; its declaration was read from ${realDeclaration.path}` };
    }
    return result;
  }

  async #lookUpInFile(name: string, file: string, request: GapRequest): Promise<GapResult> {
    const files = this.#view.filesAt(file);
    const searchedFiles = files.length ? files : (this.#view.folderAt(file)?.files ?? []);
    const symbols = this.#view.symbolsNamed(name);
    const symbolsThere = symbols.filter((each) => searchedFiles.some(({ root, path }) => each.root === root && each.path === path));
    if (request.target !== 'definition' && searchedFiles.length)
      return this.#lookUpRelation(
        name,
        request.target,
        symbolsThere.length ? symbolsThere : this.#meantSymbols(symbols, request),
        symbolsThere.length ? undefined : searchedFiles,
      );
    if (symbolsThere.length)
      return definitionsResult('symbol-in-file', name, this.#meantSymbols(symbolsThere, request), this.#view, this.#gapSources);
    if (searchedFiles.length === 0) {
      const missingResult = missingFileResult(file, this.#view, this.#gapSources);
      if (missingResult.outcome === 'ignored' || missingResult.outcome === 'out-of-scope' || symbols.length === 0) return missingResult;
    }
    const [onlyFile] = files;
    const variableResult = files.length === 1 && onlyFile ? this.#lookUpVariable(name, onlyFile) : undefined;
    if (variableResult) return variableResult;
    const nameResult = files.length === 1 && onlyFile ? await lookUpNameInFile(name, onlyFile, this.#gapSources) : undefined;
    if (nameResult) return nameResult;
    if (symbols.length === 0) {
      if (this.#view.isOutside(name)) return this.#view.outOfScopeResult(`\`${name}\``, 'symbol-in-file');
      return { ...notFoundResult, how: 'symbol-in-file', note: `\`${name}\` is not defined in ${file}, nor anywhere in this workspace` };
    }
    const otherSymbols = implementationsOf(symbols, this.#gapSources.sources.graph).slice(0, maxPlaces);
    const places = otherSymbols.map((each) => symbolCandidate(each, 1, l10n.t('has the name {0}, but is in another file', name)));
    const note = `\`${name}\` is not in ${file}; there is one in ${[...new Set(otherSymbols.map(({ path }) => path))].join(', ')}`;
    return { how: 'symbol-in-file', outcome: 'near', places, symbols: [], candidates: otherSymbols.map(nameAndPlace), note };
  }

  /** A module-level name that is no definition, but that code of the file reads or writes. */
  #lookUpVariable(name: string, { root, path }: PathFile): GapResult | undefined {
    const mutators = this.#gapSources.sources.graph.mutators(name).filter((each) => each.root === root && each.path === path);
    return this.#factsResult(mutators, l10n.t('changes {0}', name), `\`${name}\` is changed by these functions of ${path}`);
  }

  async #lookUpFile(file: string, request: GapRequest): Promise<GapResult> {
    const quotingFiles = request.message === undefined || request.lines ? [] : this.#view.filesAt(file);
    if (request.message !== undefined && quotingFiles.length)
      return lookUpMessage(request.message, this.#view, this.#gapSources, quotingFiles);
    const isPath = this.#view.filesAt(file).length > 0 || request.lines !== undefined;
    // `Response.json` is not a file here: it can only be a member.
    if (!isPath && dottedName.test(file)) return this.#lookUpName(file, request);
    const folder = isPath ? undefined : this.#view.folderAt(file);
    const otherWords = request.text.replace(file, ' ');
    const result = folder && !isWholeFolder(otherWords) ? await this.#lookUpInFolder(folder.path, otherWords) : undefined;
    return result ?? lookUpFile(file, request, this.#view, this.#gapSources);
  }

  async #lookUpSymbol(name: string, request: GapRequest): Promise<GapResult> {
    const { graph } = this.#gapSources.sources;
    const { target } = request;
    const symbols = this.#view.symbolsNamed(name);
    if (target !== 'definition' && this.#hasRelation(name, request))
      return this.#lookUpRelation(name, target, target === 'overloads' ? symbols : this.#meantSymbols(symbols, request));
    const fields = target === 'definition' || symbols.length ? [] : await this.#fieldsOf(name);
    if (target !== 'definition' && fields.length)
      return lookUpRelation({ name, relation: target, targets: fields }, this.#view, this.#gapSources);
    if (symbols.length) return definitionsResult('symbol', name, this.#meantSymbols(symbols, request), this.#view, this.#gapSources);
    const inheritedSymbol = inheritedMember(name, graph);
    if (inheritedSymbol && this.#view.inScope([inheritedSymbol]).length)
      return definitionsResult('symbol', name, this.#meantSymbols([inheritedSymbol], request), this.#view, this.#gapSources);
    if (this.#view.isOutside(name) || inheritedSymbol) return this.#view.outOfScopeResult(`\`${name}\``, 'symbol');
    const [external] = externalNamesOf(name, graph);
    if (external !== undefined) {
      const note = `\`${name}\` is not of this workspace: code here uses ${external} from outside`;
      return { ...notFoundResult, how: 'symbol', outcome: 'external', note };
    }
    const mutatorsResult = this.#factsResult(
      graph.mutators(name),
      l10n.t('changes {0}', name),
      `\`${name}\` is a field or variable; these functions change it`,
    );
    if (mutatorsResult) return mutatorsResult;
    // The graph compares only the last part of a dotted name.
    const raisers = name.includes('.') ? [] : graph.raisers(name);
    const raisersResult = this.#factsResult(
      raisers,
      l10n.t('raises {0}', name),
      `\`${name}\` is not defined in this workspace; these functions raise it`,
    );
    return raisersResult ?? { ...notFoundResult, how: 'symbol', note: `\`${name}\` is not defined in this workspace` };
  }

  #lookUpRelation(
    name: string,
    relation: GapRelation,
    definitions: readonly SymbolNode[],
    files?: RelationRequest['files'],
  ): Promise<GapResult> {
    const targets = definitions.map((symbol) => ({ symbol }));
    return lookUpRelation({ name, relation, targets, ...(files ? { files } : {}) }, this.#view, this.#gapSources);
  }

  /** Fields and variables of the name, which are not definitions of their own. */
  async #fieldsOf(name: string): Promise<readonly UseTarget[]> {
    const { sources, scope } = this.#gapSources;
    const { graph, texts, token = neverCancelled } = sources;
    return texts ? fieldsOfName(name, { graph, texts, scope }, token) : [];
  }

  /** Whether `name` can have the relation: it is defined here, or code here raises or changes it. Functions have no subclasses. */
  #hasRelation(name: string, { target }: GapRequest): boolean {
    const { graph } = this.#gapSources.sources;
    const symbols = this.#view.symbolsNamed(name);
    // For a method that nothing overrides, the definition is the implementation.
    if (target === 'subtypes')
      return (
        symbols.some(({ fact }) => fact.kind === 'class' || fact.kind === 'interface') || derivedDefinitions(symbols, graph).length > 0
      );
    if (symbols.length) return true;
    const facts = target === 'raisers' ? graph.raisers(name) : target === 'writes' ? graph.mutators(name) : [];
    return this.#view.inScope(facts).length > 0;
  }

  /** Meanings of `request`: implementations for signatures, the class for its constructors, the overload with its parameters. */
  #meantSymbols(symbols: readonly SymbolNode[], request: GapRequest): readonly SymbolNode[] {
    return meantOverloads(
      preferOwnCode(implementationsOf(withoutConstructors(symbols), this.#gapSources.sources.graph)),
      request.parameters,
    );
  }

  /** The symbols of `knownSymbols` inside the scope; undefined when there are none. */
  #factsResult(knownSymbols: readonly SymbolNode[], why: string, note: string): GapResult | undefined {
    const symbols = preferOwnCode(this.#view.inScope(knownSymbols));
    if (symbols.length === 0) return undefined;
    const moreText = symbols.length > maxPlaces ? ` (${symbols.length - maxPlaces} more are not shown)` : '';
    const places = symbols.slice(0, maxPlaces).map((each) => symbolCandidate(each, 1, why));
    return { how: 'facts', outcome: 'found', places, symbols: [], candidates: [], note: note + moreText };
  }

  /** Looks up a quoted text; if it is nowhere and the whole gap is quoted, looks up its words. */
  async #lookUpMessage(message: string, { text }: GapRequest): Promise<GapResult> {
    const result = await lookUpMessage(message, this.#view, this.#gapSources);
    if (result.outcome !== 'not-found' || !/^["“'][^"“”]*["”']$/.test(text.trim())) return result;
    const innerRequest = readGap(message);
    const innerResult = innerRequest.symbol === undefined && innerRequest.file === undefined ? result : await this.find(innerRequest);
    return innerResult.outcome === 'not-found' ? result : innerResult;
  }

  /** Looks up words literally in code, else by their meaning. */
  async #lookUpWords({ text, snippet }: GapRequest): Promise<GapResult> {
    const exactResult = snippet === undefined ? undefined : await lookUpMessage(snippet, this.#view, this.#gapSources);
    return exactResult && exactResult.outcome !== 'not-found' ? exactResult : this.#lookUpByMeaning(text);
  }

  /** Finds what `text` describes inside a folder; undefined when nothing there fits. */
  async #lookUpInFolder(folder: string, text: string): Promise<GapResult | undefined> {
    const { scope } = this.#gapSources;
    const contains: typeof scope.contains = (root, path, line) => path.startsWith(`${folder}/`) && scope.contains(root, path, line);
    const meaningResult = await findByMeaning(text, { ...this.#gapSources, scope: { ...scope, contains } });
    return (
      meaningResult && {
        how: 'semantic',
        ...meaningResult,
        symbols: bestSymbolsOf(meaningResult),
        candidates: [],
        note: `in ${folder}, what fits the words best`,
      }
    );
  }

  /** Looks up by meaning. Only for gaps that name nothing: a near match must not replace a missing name. */
  async #lookUpByMeaning(text: string): Promise<GapResult> {
    const meaningResult = await findByMeaning(text, this.#gapSources);
    if (!meaningResult) return { ...notFoundResult, how: 'semantic', note: `nothing in this workspace fits "${text}"` };
    const note =
      meaningResult.outcome === 'partial'
        ? 'this fits the words best; whether it is what was meant, its lines tell'
        : 'nothing fits it well; this is the nearest, and may be something else';
    return { how: 'semantic', ...meaningResult, symbols: bestSymbolsOf(meaningResult), candidates: [], note };
  }
}

/** The best definition, whose callers and callees are shown as well; none where it is only near. */
function bestSymbolsOf({ outcome, places }: MeaningResult): readonly SymbolNode[] {
  const [best] = places;
  return outcome === 'partial' && best?.symbol && best.symbol.fact.kind !== 'module' ? [best.symbol] : [];
}
