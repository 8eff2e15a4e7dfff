// Looks gaps up, in the order of design section 5: name in file, file, name, facts, meaning. What is not there is said to be not there.
import * as l10n from '@vscode/l10n';
import type { AskSettings } from '../../base/askSettings.ts';
import { testsOf } from '../../graph/testsOf.ts';
import type { SymbolNode } from '../../graph/types.ts';
import { outsideSentence } from '../../indexing/fileStateWords.ts';
import { ofChunk, ofSymbol, type Candidate, type Sources } from '../../retrieval/candidate.ts';
import { implementationsOf } from '../../retrieval/overloads.ts';
import type { IndexedFile } from '../../retrieval/paths.ts';
import type { ResolvedScope } from '../../retrieval/scope.ts';
import { preferOwnCode, withoutConstructors } from '../../retrieval/subjects.ts';
import type { SkippedFile } from '../../workspace/document.ts';
import type { GapRecord } from '../record.ts';
import { byMeaning } from './byMeaning.ts';
import { declarationOf } from './declarations.ts';
import { externalNamesOf, usersOf } from './externalNames.ts';
import type { GapRequest } from './gapRequest.ts';
import { inheritedMember } from './inheritedMember.ts';
import { memberOf, usesOf } from './usesOf.ts';

/** What a look-up came to: places to read, symbols whose neighbourhood belongs to them, and what to say of it (English: a model reads it). */
export interface LookedUp {
  readonly how: GapRecord['how'];
  readonly outcome: Exclude<GapRecord['outcome'], 'known-unresolvable' | 'not-pursued'>;
  readonly places: readonly Candidate[];
  readonly symbols: readonly SymbolNode[];
  /** Names of all that an ambiguous gap may mean. */
  readonly candidates: readonly string[];
  readonly note: string;
  /** Of what is ignored: the rule, in words for people. */
  readonly rule?: string;
}

/** What gaps are looked up in. */
export interface GapSources {
  readonly sources: Sources;
  readonly scope: ResolvedScope;
  /** Numbers and switches; the defaults when absent. */
  readonly settings?: AskSettings;
  readonly skipped: readonly SkippedFile[];
  /** Reads files of installed packages; absent where they are not to be read. */
  readonly installed?: (root: string, path: string) => Promise<string | undefined>;
}

/** Of an ambiguous name, of a file, of facts: so many places at most; `candidates` names all. */
const mostPlaces = 6;
const dottedName = /^[\p{L}_$][\p{L}\p{N}_$]*\.[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** Look-ups for one question. */
export class GapLookUp {
  readonly #in: GapSources;

  constructor(sources: GapSources) {
    this.#in = sources;
  }

  /** Looks `request` up. Never fails: what cannot be found is an outcome. */
  async find(request: GapRequest): Promise<LookedUp> {
    const { symbol, file, message } = request;
    if (file !== undefined) return symbol === undefined ? this.#file(file, request) : this.#inFile(symbol, file, request);
    if (symbol === undefined) return message === undefined ? this.#byMeaning(request.text) : this.#message(message);
    const found = await this.#withDeclaration(this.#symbol(symbol, request), symbol);
    return found.outcome === 'not-found' ? ((await this.#used(symbol)) ?? found) : found;
  }

  /** A name that is there without being a definition: a member of one, or what lines of code hold. */
  async #used(name: string): Promise<LookedUp | undefined> {
    const dot = name.lastIndexOf('.');
    const owners = dot < 0 ? [] : implementationsOf(this.#named(name.slice(0, dot)), this.#in.sources.graph);
    const [owner] = owners.length === 1 ? owners : [];
    const inside = owner && (await memberOf(owner, name.slice(dot + 1), this.#in));
    const found = { how: 'facts', outcome: 'found', symbols: [], candidates: [] } as const;
    if (inside) return { ...found, places: [inside], note: `\`${name.slice(dot + 1)}\` stands in the definition of ${nameOf(owner)}` };
    const places = dot < 0 ? await usesOf(name, this.#in) : [];
    return places.length ? { ...found, places, note: `\`${name}\` is no definition of its own; this code uses it` } : undefined;
  }

  /** Of a name from outside, how its package declares it, where that is installed in the workspace. */
  async #withDeclaration(found: LookedUp, name: string): Promise<LookedUp> {
    const { installed, sources } = this.#in;
    const [external] = found.outcome === 'external' && installed ? externalNamesOf(name, sources.graph) : [];
    if (external === undefined || !installed) return found;
    for (const { root, folders } of usersOf(external, sources.graph)) {
      const declared = await declarationOf(external, folders, (path) => installed(root, path));
      if (!declared) continue;
      const why = l10n.t('declares {0} in a library', external);
      const place: Candidate = { ...declared, root, role: 'vendored', symbol: null, title: external, score: 1, why };
      return { ...found, places: [place], note: `${found.note}; its declaration was read from ${declared.path}` };
    }
    return found;
  }

  #inFile(name: string, file: string, request: GapRequest): LookedUp {
    const { graph } = this.#in.sources;
    const files = this.#files(file);
    const all = this.#named(name);
    const inside = all.filter((each) => files.some(({ root, path }) => each.root === root && each.path === path));
    if (inside.length) return this.#definitions('symbol-in-file', name, inside, request);
    if (files.length === 0) {
      const unknown = this.#missingFile(file);
      if (unknown.outcome === 'ignored' || all.length === 0) return unknown;
    }
    const [only] = files;
    const member = files.length === 1 && only ? this.#assigned(name, only) : undefined;
    if (member) return member;
    if (all.length === 0)
      return { ...nothingFound, how: 'symbol-in-file', note: `\`${name}\` is not defined in ${file}, nor anywhere in this workspace` };
    const elsewhere = implementationsOf(all, graph).slice(0, mostPlaces);
    const places = elsewhere.map((each) => ofSymbol(each, 1, l10n.t('is called {0}, but is in another file', name)));
    const note = `\`${name}\` is not in ${file}; there is one in ${[...new Set(elsewhere.map(({ path }) => path))].join(', ')}`;
    return { how: 'symbol-in-file', outcome: 'near', places, symbols: [], candidates: elsewhere.map(nameOf), note };
  }

  /** A module-level name that is no definition, but that code of the file reads or writes. */
  #assigned(name: string, { root, path }: IndexedFile): LookedUp | undefined {
    const writers = this.#in.sources.graph.mutators(name).filter((each) => each.root === root && each.path === path);
    if (writers.length === 0) return undefined;
    return this.#facts(writers, l10n.t('changes {0}', name), `\`${name}\` is changed by these functions of ${path}`);
  }

  #file(file: string, request: GapRequest): LookedUp {
    const { lines } = request;
    const { graph } = this.#in.sources;
    const files = this.#files(file);
    const [only] = files;
    if (!only) {
      // `Response.json` is no file here: it can only be a member.
      return dottedName.test(file) && !lines ? this.#symbol(file, request) : this.#missingFile(file);
    }
    if (files.length > 1) {
      const names = files.map(({ path }) => path);
      return {
        how: 'file',
        outcome: 'ambiguous',
        places: [],
        symbols: [],
        candidates: names,
        note: `several files end in ${file}: ${names.slice(0, mostPlaces).join(', ')}`,
      };
    }
    const { root, path, role } = only;
    if (lines) {
      const symbol = graph.at(root, path, lines.first);
      const place: Candidate = {
        root,
        path,
        role,
        lines,
        symbol: symbol && symbol.fact.range.start.line >= lines.first ? symbol : null,
        title: path,
        score: 1,
        why: l10n.t('was asked for'),
      };
      return { how: 'file', outcome: 'found', places: [place], symbols: [], candidates: [], note: `${path}, the lines asked for` };
    }
    const inFile = graph.inFile(root, path);
    const symbols = inFile.filter(({ fact }) => fact.kind !== 'module' && !fact.name.startsWith('<'));
    const outer = symbols.filter(({ fact }) => (inFile[fact.parent]?.fact.kind ?? 'module') === 'module');
    const why = l10n.t('is in {0}', path);
    const places = symbols.length
      ? (outer.length ? outer : symbols).map((each) => ofSymbol(each, 1, why))
      : this.#in.sources.search.inFile(root, path).map((chunk) => ofChunk(chunk, 1, why, graph));
    const outline = symbols.slice(0, 40).map(({ fact }) => fact.qualifiedName);
    const more = symbols.length > outline.length ? ` and ${symbols.length - outline.length} more` : '';
    const note = outline.length ? `${path} defines ${outline.join(', ')}${more}` : path;
    return { how: 'file', outcome: 'found', places, symbols: [], candidates: [], note };
  }

  /** Files that `path` can mean: those that end so as a whole. */
  #files(path: string): readonly IndexedFile[] {
    const match = this.#in.sources.files.match(path);
    const wanted = plainPath(path);
    const fits = (each: string): boolean =>
      match?.compiled === true || `/${each}`.endsWith(wanted) || (each.includes('/') && wanted.endsWith(`/${each}`));
    return match?.whole ? match.files.filter(({ root, path: each }) => fits(each) && this.#in.scope.contains(root, each)) : [];
  }

  #missingFile(file: string): LookedUp {
    const wanted = plainPath(file);
    const ignored = this.#in.skipped.find(({ path, directory }) =>
      directory ? `${wanted}/`.includes(`/${path}/`) : `/${path}`.endsWith(wanted),
    );
    if (ignored) {
      const { reason, detail, path } = ignored;
      const note = `${file} is not read: ${reason} (${path}${detail && `; ${detail}`})`;
      return { ...nothingFound, how: 'file', outcome: 'ignored', note, rule: outsideSentence(reason, detail) };
    }
    return { ...nothingFound, how: 'file', note: `no file ${file} in this workspace` };
  }

  #symbol(name: string, request: GapRequest): LookedUp {
    const { graph } = this.#in.sources;
    if (request.wanted === 'raisers') {
      const raisers = graph.raisers(name);
      if (raisers.length) return this.#facts(raisers, l10n.t('raises {0}', name), `\`${name}\` is raised by these functions`);
    }
    if (request.wanted === 'mutators') {
      const mutators = graph.mutators(name);
      if (mutators.length) return this.#facts(mutators, l10n.t('changes {0}', name), `\`${name}\` is changed by these functions`);
    }
    const found = this.#named(name);
    if (found.length) return this.#definitions('symbol', name, found, request);
    const inherited = inheritedMember(name, graph);
    if (inherited) return this.#definitions('symbol', name, [inherited], request);
    const [external] = externalNamesOf(name, graph);
    if (external !== undefined) {
      return {
        ...nothingFound,
        how: 'symbol',
        outcome: 'external',
        note: `\`${name}\` is not of this workspace: code here uses ${external} from outside`,
      };
    }
    const mutators = graph.mutators(name);
    if (mutators.length)
      return this.#facts(mutators, l10n.t('changes {0}', name), `\`${name}\` is a field or variable; these functions change it`);
    // Of a dotted name only its last part would be compared.
    const raisers = name.includes('.') ? [] : graph.raisers(name);
    if (raisers.length)
      return this.#facts(raisers, l10n.t('raises {0}', name), `\`${name}\` is not defined in this workspace; these functions raise it`);
    return { ...nothingFound, how: 'symbol', note: `\`${name}\` is not defined in this workspace` };
  }

  /** Symbols of exactly this name; else the only ones that differ from it in case alone. */
  #named(name: string): readonly SymbolNode[] {
    const { graph } = this.#in.sources;
    const inScope = ({ root, path, fact }: SymbolNode): boolean => this.#in.scope.contains(root, path, fact.range.start.line);
    const exact = graph.byName(name).filter(inScope);
    if (exact.length) return exact;
    const own = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    const [spelling, other] = graph.spellings(own);
    if (spelling === undefined || other !== undefined) return [];
    const owner = name.slice(0, name.lastIndexOf('.') + 1).toLowerCase();
    return graph
      .byName(spelling)
      .filter((each) => inScope(each) && `.${each.fact.qualifiedName.toLowerCase()}`.endsWith(`.${owner}${own}`));
  }

  #definitions(how: LookedUp['how'], name: string, found: readonly SymbolNode[], { wanted }: GapRequest): LookedUp {
    const { graph } = this.#in.sources;
    const meant = preferOwnCode(implementationsOf(withoutConstructors(found), graph));
    const places = meant.slice(0, mostPlaces).map((symbol) => ofSymbol(symbol, 1, l10n.t('defines {0}', name)));
    if (meant.length > 1) {
      const names = meant.map(nameOf);
      const more = names.length > mostPlaces ? ` and ${names.length - mostPlaces} more` : '';
      return {
        how,
        outcome: 'ambiguous',
        places,
        symbols: [],
        candidates: names,
        note: `\`${name}\` is ambiguous, ${meant.length} symbols: ${names.slice(0, mostPlaces).join('; ')}${more}`,
      };
    }
    const [symbol] = meant;
    const users = symbol && (wanted === 'callers' || wanted === 'tests') ? this.#users(symbol, wanted) : [];
    return {
      how,
      outcome: 'found',
      places: [...users, ...places].slice(0, mostPlaces),
      symbols: meant,
      candidates: [],
      note: symbol ? nameOf(symbol) : name,
    };
  }

  #users(symbol: SymbolNode, wanted: 'callers' | 'tests'): Candidate[] {
    const { graph } = this.#in.sources;
    if (wanted === 'tests')
      return testsOf(symbol, graph, mostPlaces).map(({ test }) => ofSymbol(test, 1, l10n.t('tests {0}', symbol.fact.name)));
    const callers = graph.callers(symbol.id).flatMap(({ caller }) => graph.symbol(caller) ?? []);
    const distinct = [...new Map(callers.map((each) => [each.id, each])).values()];
    return distinct.filter(({ role }) => role === 'code').map((each) => ofSymbol(each, 1, l10n.t('calls {0}', symbol.fact.name)));
  }

  #facts(symbols: readonly SymbolNode[], why: string, note: string): LookedUp {
    const shown = preferOwnCode(symbols);
    const more = shown.length > mostPlaces ? ` (${shown.length - mostPlaces} more are not shown)` : '';
    return {
      how: 'facts',
      outcome: 'found',
      places: shown.slice(0, mostPlaces).map((each) => ofSymbol(each, 1, why)),
      symbols: [],
      candidates: [],
      note: note + more,
    };
  }

  #message(message: string): LookedUp {
    const sites = this.#in.sources.graph.byErrorText(message);
    if (sites.length === 0) return { ...nothingFound, how: 'facts', note: `no code here says "${message}"` };
    return this.#facts([...new Set(sites.map(({ symbol }) => symbol))], l10n.t('says "{0}"', message), `these functions say "${message}"`);
  }

  /** By what it tells of. Only for gaps that name nothing: a name that is not there is not replaced by something near it. */
  async #byMeaning(text: string): Promise<LookedUp> {
    const meant = await byMeaning(text, this.#in);
    if (!meant) return { ...nothingFound, how: 'semantic', note: `nothing in this workspace fits "${text}"` };
    const note =
      meant.outcome === 'found'
        ? 'found by what it does, not by a name'
        : 'nothing fits it well; this is the nearest, and may be something else';
    return { how: 'semantic', ...meant, symbols: [], candidates: [], note };
  }
}

const nothingFound = { outcome: 'not-found', places: [], symbols: [], candidates: [] } as const;

/** With a slash in front and none of what only leads to the workspace. */
function plainPath(path: string): string {
  return `/${path.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)+/, '')}`;
}

function nameOf({ fact, path }: SymbolNode): string {
  return `${fact.qualifiedName} (${path}:${fact.range.start.line + 1})`;
}
