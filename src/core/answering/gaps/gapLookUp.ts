// Looks up gaps in the order: name in file, file, name, facts, meaning. A missing thing is reported as missing.
import * as l10n from '@vscode/l10n';
import { defaultAskSettings } from '../../base/settings/askSettings.ts';
import { neverCancelled } from '../../base/cancellation.ts';
import type { SymbolNode } from '../../graph/edges/types.ts';
import { allLinesOf, ofSymbol, type Candidate } from '../../searching/candidate.ts';
import { implementationsOf } from '../../searching/definitions/overloads.ts';
import type { PathFile } from '../../workspace/pathIndex.ts';
import { kindsOfRelation } from '../../reading/relations.ts';
import { preferOwnCode } from '../../planning/subjects.ts';
import { withoutConstructors } from '../../graph/values/constructors.ts';
import type { UseTarget } from '../../uses/types.ts';
import { fieldsNamed } from '../../uses/answer/usesAnswer.ts';
import { aliasGap } from './aliasGap.ts';
import { builtUpon } from '../../searching/relations/builtUpon.ts';
import { byMeaning, type MeaningFinds } from './byMeaning.ts';
import { declarationOf } from './declarations.ts';
import { externalNamesOf, usersOf } from './externalNames.ts';
import { fileGap, missingFile } from './fileGap.ts';
import { isWholeFolder, readGap, type GapRequest, type GapRelation } from './gapRequest.ts';
import { GapView } from './gapView.ts';
import { inheritedMember } from './inheritedMember.ts';
import { mostPlaces, nameAndPlace, nothingFound, type GapSources, type GapResult } from './gapResult.ts';
import { meantOverloads, workingOverload } from './meantOverloads.ts';
import { messageGap } from './messageGap.ts';
import { relationGap, type RelationOf } from './relationGap.ts';
import { nameWithin } from './nameWithin.ts';
import { useCandidates } from './usesOf.ts';
import { lineNumbersText, writtenGap } from './writtenGap.ts';

const dottedName = /^[\p{L}_$][\p{L}\p{N}_$]*\.[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** A word of prose, or a missing file name in small letters. */
const plainWord = /^[\p{Ll}\p{N}]+(?:\.[\p{Ll}\p{N}]+)?$/u;
/** Minimum of longer words in a phrase beside the one that is no name. Set by judgement. */
const fewestOthers = 2;

/** Look-ups for one question. */
export class GapLookUp {
  readonly #in: GapSources;
  readonly #view: GapView;

  constructor(sources: GapSources) {
    this.#in = sources;
    this.#view = new GapView(sources);
  }

  /** Looks up `request`. "Not found" is an outcome, not an error. Rejects with `CancelledError` alone. */
  async find(request: GapRequest): Promise<GapResult> {
    const { symbol, file, message } = request;
    if (file !== undefined && symbol === undefined) return this.#file(file, request);
    if (file !== undefined && symbol !== undefined) return (await this.#within(symbol, request)) ?? this.#inFile(symbol, file, request);
    if (symbol !== undefined) return this.#name(symbol, request);
    return message === undefined ? this.#words(request) : this.#message(message, request);
  }

  async #name(name: string, request: GapRequest): Promise<GapResult> {
    const inside = await this.#within(name, request);
    if (inside) return inside;
    const lookedUp = await this.#withDeclaration(await this.#symbol(name, request), name);
    // A request for the declaration in a library does not want calls of it.
    const used =
      lookedUp.outcome === 'external' && request.wanted !== 'definition' && kindsOfRelation[request.wanted]
        ? await this.#used(name, request)
        : undefined;
    if (used) return { ...used, note: `${lookedUp.note}; ${used.note}` };
    if (lookedUp.outcome !== 'not-found') return lookedUp;
    return (
      aliasGap(name, this.#in) ??
      (await this.#used(name, request)) ??
      this.#fileCalled(name, request) ??
      (await this.#told(name, request)) ??
      lookedUp
    );
  }

  /** A member of the definition that the request names, or its lines with the name; undefined when neither exists. */
  async #within(name: string, request: GapRequest): Promise<GapResult | undefined> {
    const { within, file, wanted } = request;
    // Tests, overrides and the like are outside of the definition that they belong to.
    if (within === undefined || !(wanted === 'definition' || kindsOfRelation[wanted])) return undefined;
    const files = file === undefined ? undefined : this.#view.files(file);
    const isThere = ({ root, path }: SymbolNode): boolean => files?.some((each) => each.root === root && each.path === path) ?? true;
    const full = `${within}.${name}`;
    const member = inheritedMember(full, this.#in.sources.graph);
    const members = [...this.#view.named(full), ...(member ? this.#view.inside([member]) : [])].filter(isThere);
    if (members.length && wanted !== 'definition') return this.#relation(full, wanted, this.#meant(members, request));
    if (members.length) return this.#definitions('symbol', full, members, request);
    return nameWithin(name, this.#view.named(within).filter(isThere), this.#meant(this.#view.named(name), request), this.#in);
  }

  /** `README`: a file of that name without its extension. */
  #fileCalled(name: string, request: GapRequest): GapResult | undefined {
    if (request.wanted !== 'definition' || !isWholeFolder(request.text.replace(name, ' '))) return undefined;
    const files = this.#view.filesCalled(name);
    const [file] = files;
    return file && files.length === 1 ? fileGap(file.path, { ...request, file: file.path }, this.#view, this.#in) : undefined;
  }

  /** Treats a plain word of a phrase as prose: "the test for the retry middleware" describes something. */
  async #told(name: string, { text }: GapRequest): Promise<GapResult | undefined> {
    const isPlain = plainWord.test(name) && !text.includes('`');
    const others = text.replace(name, ' ').match(/\p{L}{4,}/gu) ?? [];
    const lookedUp = isPlain && others.length >= fewestOthers ? await this.#byMeaning(text) : undefined;
    return lookedUp && lookedUp.outcome !== 'not-found' ? lookedUp : undefined;
  }

  /** Finds a name that exists without being a definition: a member, or a name in lines of code. */
  async #used(name: string, { wanted }: GapRequest): Promise<GapResult | undefined> {
    const dot = name.lastIndexOf('.');
    if (dot >= 0) return nameWithin(name.slice(dot + 1), this.#view.named(name.slice(0, dot)), [], this.#in);
    const matches = { how: 'facts', outcome: 'found', symbols: [], candidates: [] } as const;
    const calls = wanted === 'callers' ? await useCandidates(name, this.#in, true) : [];
    if (calls.length) return { ...matches, places: calls, note: `\`${name}\` is no definition here; this code calls it` };
    const places = await useCandidates(name, this.#in);
    if (places.length === 0) return undefined;
    if (wanted === 'callers')
      return { ...matches, outcome: 'partial', places, note: `no call of \`${name}\` is known; this code names it` };
    return { ...matches, places, note: `\`${name}\` is no definition of its own; this code uses it` };
  }

  /** Adds the declaration of an external name from its package, if workspace and scope contain that. */
  async #withDeclaration(lookedUp: GapResult, name: string): Promise<GapResult> {
    const { installed, sources, scope } = this.#in;
    const [external] = lookedUp.outcome === 'external' && installed ? externalNamesOf(name, sources.graph) : [];
    if (external === undefined || !installed) return lookedUp;
    for (const { root, folders } of usersOf(external, sources.graph)) {
      // A package may be a symbolic link: lines are read and cited at their real path.
      const real = new Map<string, string>();
      const declaration = await declarationOf(external, folders, async (path) => {
        const file = await installed(root, path);
        if (file) real.set(path, file.path);
        return file?.text;
      });
      if (!declaration || !scope.contains(root, declaration.path, declaration.lines.first)) continue;
      const declared = { ...declaration, path: real.get(declaration.path) ?? declaration.path };
      const why = l10n.t('declares {0} in a library', external);
      const place: Candidate = { ...declared, root, role: 'vendored', symbol: null, title: external, score: 1, why };
      return { ...lookedUp, places: [place], note: `${lookedUp.note}; its declaration was read from ${declared.path}` };
    }
    return lookedUp;
  }

  async #inFile(name: string, file: string, request: GapRequest): Promise<GapResult> {
    const files = this.#view.files(file);
    const within = files.length ? files : (this.#view.folder(file)?.files ?? []);
    const all = this.#view.named(name);
    const inside = all.filter((each) => within.some(({ root, path }) => each.root === root && each.path === path));
    if (request.wanted !== 'definition' && within.length)
      return this.#relation(name, request.wanted, inside.length ? inside : this.#meant(all, request), inside.length ? undefined : within);
    if (inside.length) return this.#definitions('symbol-in-file', name, inside, request);
    if (within.length === 0) {
      const unknown = missingFile(file, this.#view, this.#in);
      if (unknown.outcome === 'ignored' || unknown.outcome === 'out-of-scope' || all.length === 0) return unknown;
    }
    const [only] = files;
    const member = files.length === 1 && only ? this.#assigned(name, only) : undefined;
    if (member) return member;
    const written = files.length === 1 && only ? await writtenGap(name, only, this.#in) : undefined;
    if (written) return written;
    if (all.length === 0) {
      if (this.#view.isOutside(name)) return this.#view.outside(`\`${name}\``, 'symbol-in-file');
      return { ...nothingFound, how: 'symbol-in-file', note: `\`${name}\` is not defined in ${file}, nor anywhere in this workspace` };
    }
    const elsewhere = implementationsOf(all, this.#in.sources.graph).slice(0, mostPlaces);
    const places = elsewhere.map((each) => ofSymbol(each, 1, l10n.t('has the name {0}, but is in another file', name)));
    const note = `\`${name}\` is not in ${file}; there is one in ${[...new Set(elsewhere.map(({ path }) => path))].join(', ')}`;
    return { how: 'symbol-in-file', outcome: 'near', places, symbols: [], candidates: elsewhere.map(nameAndPlace), note };
  }

  /** A module-level name that is no definition, but that code of the file reads or writes. */
  #assigned(name: string, { root, path }: PathFile): GapResult | undefined {
    const inFile = this.#in.sources.graph.mutators(name).filter((each) => each.root === root && each.path === path);
    return this.#facts(inFile, l10n.t('changes {0}', name), `\`${name}\` is changed by these functions of ${path}`);
  }

  async #file(file: string, request: GapRequest): Promise<GapResult> {
    const quoting = request.message === undefined || request.lines ? [] : this.#view.files(file);
    if (request.message !== undefined && quoting.length) return messageGap(request.message, this.#view, this.#in, quoting);
    const isPath = this.#view.files(file).length > 0 || request.lines !== undefined;
    // `Response.json` is not a file here: it can only be a member.
    if (!isPath && dottedName.test(file)) return this.#name(file, request);
    const folder = isPath ? undefined : this.#view.folder(file);
    const around = request.text.replace(file, ' ');
    const lookedUp = folder && !isWholeFolder(around) ? await this.#toldIn(folder.path, around) : undefined;
    return lookedUp ?? fileGap(file, request, this.#view, this.#in);
  }

  async #symbol(name: string, request: GapRequest): Promise<GapResult> {
    const { graph } = this.#in.sources;
    const { wanted } = request;
    const symbols = this.#view.named(name);
    if (wanted !== 'definition' && this.#hasRelation(name, request))
      return this.#relation(name, wanted, wanted === 'overloads' ? symbols : this.#meant(symbols, request));
    const fields = wanted === 'definition' || symbols.length ? [] : await this.#fields(name);
    if (wanted !== 'definition' && fields.length) return relationGap({ name, relation: wanted, targets: fields }, this.#view, this.#in);
    if (symbols.length) return this.#definitions('symbol', name, symbols, request);
    const inherited = inheritedMember(name, graph);
    if (inherited && this.#view.inside([inherited]).length) return this.#definitions('symbol', name, [inherited], request);
    if (this.#view.isOutside(name) || inherited) return this.#view.outside(`\`${name}\``, 'symbol');
    const [external] = externalNamesOf(name, graph);
    if (external !== undefined) {
      const note = `\`${name}\` is not of this workspace: code here uses ${external} from outside`;
      return { ...nothingFound, how: 'symbol', outcome: 'external', note };
    }
    const mutators = this.#facts(
      graph.mutators(name),
      l10n.t('changes {0}', name),
      `\`${name}\` is a field or variable; these functions change it`,
    );
    if (mutators) return mutators;
    // The graph compares only the last part of a dotted name.
    const raisers = name.includes('.') ? [] : graph.raisers(name);
    const raised = this.#facts(
      raisers,
      l10n.t('raises {0}', name),
      `\`${name}\` is not defined in this workspace; these functions raise it`,
    );
    return raised ?? { ...nothingFound, how: 'symbol', note: `\`${name}\` is not defined in this workspace` };
  }

  #relation(name: string, relation: GapRelation, definitions: readonly SymbolNode[], files?: RelationOf['files']): Promise<GapResult> {
    const targets = definitions.map((symbol) => ({ symbol }));
    return relationGap({ name, relation, targets, ...(files ? { files } : {}) }, this.#view, this.#in);
  }

  /** Fields and variables of the name, which are not definitions of their own. */
  async #fields(name: string): Promise<readonly UseTarget[]> {
    const { sources, scope } = this.#in;
    const { graph, texts, token = neverCancelled } = sources;
    return texts ? fieldsNamed(name, { graph, texts, scope }, token) : [];
  }

  /** Whether `name` can have the relation: it is defined here, or code here raises or changes it. Functions have no subclasses. */
  #hasRelation(name: string, { wanted }: GapRequest): boolean {
    const { graph } = this.#in.sources;
    const symbols = this.#view.named(name);
    // For a method that nothing overrides, the definition is the implementation.
    if (wanted === 'subtypes')
      return symbols.some(({ fact }) => fact.kind === 'class' || fact.kind === 'interface') || builtUpon(symbols, graph).length > 0;
    if (symbols.length) return true;
    const facts = wanted === 'raisers' ? graph.raisers(name) : wanted === 'writes' ? graph.mutators(name) : [];
    return this.#view.inside(facts).length > 0;
  }

  /** Meanings of `request`: implementations for signatures, the class for its constructors, the overload with its parameters. */
  #meant(symbols: readonly SymbolNode[], request: GapRequest): readonly SymbolNode[] {
    return meantOverloads(preferOwnCode(implementationsOf(withoutConstructors(symbols), this.#in.sources.graph)), request.parameters);
  }

  #definitions(how: GapResult['how'], name: string, symbols: readonly SymbolNode[], request: GapRequest): GapResult {
    const meant = this.#meant(symbols, request);
    const places = meant.slice(0, mostPlaces).map((symbol) => ofSymbol(symbol, 1, l10n.t('defines {0}', name)));
    const [symbol] = meant;
    const [place] = places;
    if (meant.length === 1 && symbol && place) {
      // The request, not the position, decides which lines of a long class are read.
      const all = [symbol.fact.kind === 'module' ? place : { ...place, lines: allLinesOf(symbol) }];
      return { how, outcome: 'found', places: all, symbols: meant, candidates: [], note: nameAndPlace(symbol), ...this.#membersOf(symbol) };
    }
    const working = workingOverload(meant, this.#in.sources.graph);
    if (working) {
      const others = meant.filter((each) => each !== working).map(({ fact }) => fact.range.start.line);
      const note = `${nameAndPlace(working)}, one of ${meant.length} definitions of this name; the others begin in ${lineNumbersText(others)} of ${working.path}`;
      return {
        how,
        outcome: 'found',
        places: [ofSymbol(working, 1, l10n.t('defines {0}', name))],
        symbols: [working],
        candidates: [],
        note,
      };
    }
    const names = meant.map(nameAndPlace);
    const more = names.length > mostPlaces ? ` and ${names.length - mostPlaces} more` : '';
    const note = `\`${name}\` is ambiguous, ${meant.length} symbols: ${names.slice(0, mostPlaces).join('; ')}${more}`;
    return { how, outcome: 'ambiguous', places, symbols: [], candidates: names, note };
  }

  /** Members of a class that is too long to read as a whole, so that the model can ask for each. */
  #membersOf(symbol: SymbolNode): Pick<GapResult, 'outline'> {
    const { sources, settings = defaultAskSettings } = this.#in;
    const { first, last } = allLinesOf(symbol);
    if (symbol.fact.kind === 'module' || last - first < settings['source.mostLines']) return {};
    const members = this.#view
      .inside(sources.graph.inFile(symbol.root, symbol.path))
      .filter(({ fact }) => fact.parent === symbol.fact.index);
    return {
      outline: members.filter(({ fact }) => !fact.name.startsWith('<')).map(({ fact }) => `${fact.name}:${fact.range.start.line + 1}`),
    };
  }

  /** The symbols of `all` inside the scope; undefined when there are none. */
  #facts(all: readonly SymbolNode[], why: string, note: string): GapResult | undefined {
    const symbols = preferOwnCode(this.#view.inside(all));
    if (symbols.length === 0) return undefined;
    const more = symbols.length > mostPlaces ? ` (${symbols.length - mostPlaces} more are not shown)` : '';
    const places = symbols.slice(0, mostPlaces).map((each) => ofSymbol(each, 1, why));
    return { how: 'facts', outcome: 'found', places, symbols: [], candidates: [], note: note + more };
  }

  /** Looks up a quoted text; if it is nowhere and the whole gap is quoted, looks up its words. */
  async #message(message: string, { text }: GapRequest): Promise<GapResult> {
    const lookedUp = await messageGap(message, this.#view, this.#in);
    if (lookedUp.outcome !== 'not-found' || !/^["“'][^"“”]*["”']$/.test(text.trim())) return lookedUp;
    const inner = readGap(message);
    const asked = inner.symbol === undefined && inner.file === undefined ? lookedUp : await this.find(inner);
    return asked.outcome === 'not-found' ? lookedUp : asked;
  }

  /** Looks up words literally in code, else by their meaning. */
  async #words({ text, snippet }: GapRequest): Promise<GapResult> {
    const exact = snippet === undefined ? undefined : await messageGap(snippet, this.#view, this.#in);
    return exact && exact.outcome !== 'not-found' ? exact : this.#byMeaning(text);
  }

  /** Finds what `text` describes inside a folder; undefined when nothing there fits. */
  async #toldIn(folder: string, text: string): Promise<GapResult | undefined> {
    const { scope } = this.#in;
    const contains: typeof scope.contains = (root, path, line) => path.startsWith(`${folder}/`) && scope.contains(root, path, line);
    const match = await byMeaning(text, { ...this.#in, scope: { ...scope, contains } });
    return (
      match && {
        how: 'semantic',
        ...match,
        symbols: bestOf(match),
        candidates: [],
        note: `in ${folder}, what fits the words best`,
      }
    );
  }

  /** Looks up by meaning. Only for gaps that name nothing: a near match must not replace a missing name. */
  async #byMeaning(text: string): Promise<GapResult> {
    const match = await byMeaning(text, this.#in);
    if (!match) return { ...nothingFound, how: 'semantic', note: `nothing in this workspace fits "${text}"` };
    const note =
      match.outcome === 'partial'
        ? 'this fits the words best; whether it is what was meant, its lines tell'
        : 'nothing fits it well; this is the nearest, and may be something else';
    return { how: 'semantic', ...match, symbols: bestOf(match), candidates: [], note };
  }
}

/** The best definition, whose callers and callees are shown as well; none where it is only near. */
function bestOf({ outcome, places }: MeaningFinds): readonly SymbolNode[] {
  const [best] = places;
  return outcome === 'partial' && best?.symbol && best.symbol.fact.kind !== 'module' ? [best.symbol] : [];
}
