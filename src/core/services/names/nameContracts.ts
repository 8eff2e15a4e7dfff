// Contracts of shared names: an edge leads from each place that uses a name to the places that give it its value or meaning.
import { fileKeyOf } from '../../base/fileKey.ts';
import { groupByKey } from '../../base/collections/groupByKey.ts';
import { lineAt } from '../../base/lineStarts.ts';
import type { CodeGraph, EdgeKind, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { TextFile } from '../../text/fileTexts.ts';
import { filesHoldingRuns } from '../../text/wordRuns.ts';
import { CodeFiles, type CodeFile } from '../codeFile.ts';
import type { ContractKind, ContractLink, ContractSources } from '../contract.ts';
import { constantValue } from './constantValue.ts';
import { handlerAt } from './handlerAt.ts';
import { mayHaveNames } from './mayHaveNames.ts';
import { OfferedFiles } from './offeredFiles.ts';
import { PackageFolders } from './packageFolders.ts';
import type { NameReach, SharedNameKind, SharedNamePlace } from './sharedName.ts';
import { sharedNameKinds } from './sharedNameKinds.ts';

/** A name that more places offer than this is too common for edges; the list of its places still has them all. Set by judgement. */
const maxOffers = 8;

/** Share of the constants of one name in two files that have the same text, where neither is known. Set by judgement. */
const constantFactor = 0.9;

/** What was read from a file, for as long as its text stays. */
interface ReadNames {
  readonly text: string;
  readonly places: readonly SharedNamePlace[];
}

/** A place with its file. */
interface LocatedPlace extends SharedNamePlace {
  readonly file: CodeFile;
  readonly symbol: SymbolNode;
}

/** Links of all kinds of shared names that have edges. Keeps the places of unchanged files. */
export class NameContracts implements ContractKind {
  #readFiles = new Map<string, ReadNames>();

  async links(sources: ContractSources): Promise<readonly ContractLink[]> {
    const previous = this.#readFiles;
    this.#readFiles = new Map();
    const links: ContractLink[] = [];
    for (const kind of sharedNameKinds) if (kind.edgeKind) links.push(...(await this.#linksOf(kind, sources, previous)));
    return links;
  }

  async #linksOf(
    kind: SharedNameKind,
    sources: ContractSources,
    previous: ReadonlyMap<string, ReadNames>,
  ): Promise<readonly ContractLink[]> {
    const files = new CodeFiles(sources.graph, sources.texts);
    const placesIn = (runs: readonly string[], path?: RegExp): Promise<readonly LocatedPlace[]> =>
      this.#placesHolding({ runs, path }, kind, files, sources, previous);
    const offers = (await placesIn(kind.offerRuns, kind.offerPath)).filter(({ isOffer, isLocal }) => isOffer && !isLocal);
    const offeredFiles = new OfferedFiles(kind, sources.graph);
    if (!offers.length && !offeredFiles.paths.length && !kind.targetOf) return [];
    const places = await placesIn(kind.useRunsFor?.(offeredFiles.paths) ?? kind.useRuns);
    const uses = places.filter(({ isOffer, isUse, isLocal }) => (isUse ?? !isOffer) && !isLocal);
    const offersByKey = new Map(groupByKey(offers, ({ key }) => key));
    const nearness = { reaches: kind.reachIn?.(sources.graph), packages: kind.isOfPackage ? new PackageFolders(sources.graph) : undefined };
    return withoutRepetitions(uses).flatMap((use) => [
      ...linkOfTarget(use, kind, sources.graph),
      ...linksOfUse(use, offersByKey.get(use.key) ?? [], kind, nearness),
      ...fileLinksOfUse(use, offeredFiles, kind, sources.graph),
    ]);
  }

  async #placesHolding(
    { runs, path: only }: { readonly runs: readonly string[]; readonly path: RegExp | undefined },
    kind: SharedNameKind,
    files: CodeFiles,
    { texts, pause }: ContractSources,
    previous: ReadonlyMap<string, ReadNames>,
  ): Promise<readonly LocatedPlace[]> {
    const heldTexts: { readonly file: TextFile; readonly text: string }[] = [];
    const take = ({ file, text }: { readonly file: TextFile; readonly text: string }): void => void heldTexts.push({ file, text });
    await filesHoldingRuns(
      runs,
      texts,
      { includes: (file) => mayHaveNames(file, kind, files.graph) && (only?.test(file.path) ?? true), maxOffsets: 1, take, pause },
      pause.token,
    );
    const places: LocatedPlace[] = [];
    for (const { file, text } of heldTexts) {
      const codeFile = files.of(file.root, file.path, text);
      if (codeFile)
        for (const place of this.#placesOf(kind, codeFile, files, previous)) {
          const value = place.isConstant && (await constantValue(place.key, place.offset, codeFile, files));
          if (value !== undefined) places.push({ ...place, key: value });
          else places.push(place.isConstant ? { ...place, confidence: place.confidence * constantFactor } : place);
        }
      if (pause.isDue) await pause.take();
    }
    return places;
  }

  #placesOf(kind: SharedNameKind, file: CodeFile, files: CodeFiles, previous: ReadonlyMap<string, ReadNames>): readonly LocatedPlace[] {
    const key = `${kind.type} ${fileKeyOf(file)}`;
    const known = this.#readFiles.get(key) ?? previous.get(key);
    const places = known?.text === file.text ? known.places : kind.placesIn(file);
    this.#readFiles.set(key, { text: file.text, places });
    return places.flatMap((place) => {
      const handler = place.handlerOffset === undefined ? undefined : handlerAt(file, place.handlerOffset, files);
      const symbol = handler ?? files.symbolAt(file, place.offset) ?? files.graph.inFile(file.root, file.path)[0];
      return symbol ? [{ ...place, file, symbol }] : [];
    });
  }
}

/** One place a name and kind of use in the code of a file outside of its definitions: a script may insert a thousand rows. */
function withoutRepetitions(uses: readonly LocatedPlace[]): readonly LocatedPlace[] {
  const seen = new Set<string>();
  return uses.filter(({ symbol, key, kind }) => {
    const id = `${kind} ${symbol.id} ${key}`;
    const isRepeated = symbol.fact.kind === 'module' && seen.has(id);
    seen.add(id);
    return !isRepeated;
  });
}

/** Places of tests offer names to tests alone, and a place never uses what its own definition offers. */
function linksOfUse(
  use: LocatedPlace,
  offers: readonly LocatedPlace[],
  kind: SharedNameKind,
  { reaches, packages }: { readonly reaches: NameReach | undefined; readonly packages: PackageFolders | undefined },
): readonly ContractLink[] {
  const isForUse = ({ symbol, file, isUse }: LocatedPlace): boolean =>
    symbol.id !== use.symbol.id &&
    (file.role !== 'test' || use.file.role === 'test') &&
    !(isUse && use.isUse) &&
    (reaches?.(file, use.file) ?? true);
  const allOffers = offers.filter(isForUse);
  const ownOffers = allOffers.filter(({ file }) => packages?.areOne(file, use.file));
  const offersOfUse = ownOffers.length ? ownOffers : allOffers;
  // Where several packages offer the name, one of them is meant.
  const share = packages && !ownOffers.length ? packages.countOf(offersOfUse.map(({ file }) => file)) : 1;
  const { type } = kind;
  const edgeKind = edgeKindOf(use, kind);
  if (!edgeKind || offersOfUse.length > maxOffers) return [];
  return offersOfUse.map((offer) => ({
    use: { symbol: use.symbol, line: lineOf(use), contract: `${type} ${use.key}` },
    offer: { symbol: offer.symbol, line: lineOf(offer), contract: `${type} ${offer.key}` },
    confidence: Math.round((use.confidence * offer.confidence * 100) / share) / 100,
    edgeKind,
  }));
}

/** Links to the files that a place names. */
function fileLinksOfUse(use: LocatedPlace, offeredFiles: OfferedFiles, kind: SharedNameKind, graph: CodeGraph): readonly ContractLink[] {
  const { files, confidence } = offeredFiles.meantBy(use, use.file);
  const contract = `${kind.type} ${use.key}`;
  const edgeKind = edgeKindOf(use, kind);
  return files.flatMap(({ root, path }): readonly ContractLink[] => {
    const symbol = graph.inFile(root, path)[0];
    if (!symbol || !edgeKind) return [];
    const offer = { symbol, line: 0, contract };
    return [
      {
        use: { symbol: use.symbol, line: lineOf(use), contract },
        offer,
        confidence: Math.round(confidence * 100) / 100,
        edgeKind,
      },
    ];
  });
}

/** The link to the definition that a use names itself. */
function linkOfTarget(use: LocatedPlace, kind: SharedNameKind, graph: CodeGraph): readonly ContractLink[] {
  const target = kind.targetOf?.(use, use.file, graph);
  const edgeKind = edgeKindOf(use, kind);
  if (!edgeKind || !target || target.id === use.symbol.id) return [];
  const contract = `${kind.type} ${use.key}`;
  return [
    {
      use: { symbol: use.symbol, line: lineOf(use), contract },
      offer: { symbol: target, line: target.fact.range.start.line, contract },
      ...{ confidence: use.confidence, edgeKind },
    },
  ];
}

function edgeKindOf(use: LocatedPlace, { edgeKind }: SharedNameKind): EdgeKind | undefined {
  return typeof edgeKind === 'function' ? edgeKind(use) : edgeKind;
}

function lineOf({ file, offset }: LocatedPlace): number {
  return lineAt(file.lineStarts, offset);
}
