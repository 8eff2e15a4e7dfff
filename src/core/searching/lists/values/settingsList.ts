// Finds named inputs of the program: environment variables that code reads, and command-line options that it declares.
import { neverCancelled } from '../../../base/cancellation.ts';
import { compareTexts } from '../../../base/compareTexts.ts';
import { lineAt } from '../../../base/lineStarts.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { SettingSource } from '../../../reading/asks/settingsQuestion.ts';
import { CodeFiles } from '../../../services/codeFile.ts';
import { environmentReadRuns, environmentReads } from '../../../services/names/environment/environmentReads.ts';
import type { FileTexts, TextFile } from '../../../text/fileTexts.ts';
import { searchText } from '../../../text/searchText.ts';
import { filesHoldingRuns } from '../../../text/wordRuns.ts';
import type { FileRole } from '../../../workspace/document.ts';
import type { Sources } from '../../inquiry.ts';
import { roleWithin } from '../../testCode.ts';

/** A place where code reads or declares a setting. Lines are zero-based. */
export interface SettingPlace {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
  readonly line: number;
  readonly symbol: SymbolNode | null;
}

/** A setting with all its places. */
export interface OutsideSetting {
  readonly name: string;
  readonly places: readonly SettingPlace[];
}

const option = String.raw`(?<name>--?[A-Za-z][\w-]*)`;
const text = String.raw`"(?:[^"\\]|\\.)*"`;

/**
 * Forms of declaring an option. Each row is one form of the standard library or of a library in the manuals of the language, so the meaning
 * is certain: none of 239 options of nine projects was wrong (`docs/ranking.md`). Tables of a project's own are not found.
 */
const optionForms: readonly string[] = [
  // Python: argparse, optparse, click, typer.
  String.raw`\badd_(?:argument|option)\(\s*(?:["']-\w["'],\s*)?["']${option}["']`,
  String.raw`\b(?:click|typer)\.[Oo]ption\(\s*(?:[^()"']*,\s*)?(?:["']-\w["'],\s*)?["']${option}[/"']`,
  // JavaScript: commander, yargs, oclif; Ruby: optparse.
  String.raw`\.option\(\s*["'\x60](?:-\w,? )?${option}\b`,
  String.raw`\bnew Option\(\s*["'\x60](?:-\w,? )?${option}\b`,
  String.raw`\.on[\s(]\s*(?:["']-\w[^"'\n]{0,20}["'],\s*)?["'](?:--\[no-\])?${option}\b`,
  // Go: flag, pflag and cobra, which add the dashes.
  String.raw`\b(?:flag|[Ff]lags(?:\(\))?|flagSet|fs)\.(?:Bool|String|Int|Int64|Uint|Uint64|Float64|Duration|Count|StringSlice|StringArray|IntSlice|Func|Text|Var)(?:Var)?P?\(\s*(?:&?[\w.]+,\s*)?"(?<name>[A-Za-z][\w.-]*)"`,
  // Rust: clap, which adds the dashes and may take the name of the field.
  String.raw`\.long\(\s*"(?<name>[A-Za-z][\w-]*)"`,
  String.raw`#\[(?:arg|clap)\((?:[^\])"]|${text})*?\blong\s*=\s*"(?<name>[A-Za-z][\w-]*)"`,
  String.raw`#\[(?:arg|clap)\((?:[^"\]]|${text}|\](?!\s*\n))*?\blong\b(?!\s*=|_)(?:[^"\]]|${text}|\](?!\s*\n))*\]\s*(?:pub(?:\([^)]*\))?\s+)?(?<field>[a-z_]\w*)\s*:`,
  // Java: picocli, JCommander; C#: System.CommandLine, CommandLineParser; PHP: Symfony.
  String.raw`\bnames?\s*=\s*\{?\s*(?:"-\w",\s*)?"${option}"`,
  String.raw`\bnew Option(?:<[^>]*>)?\(\s*(?:new\s*\[\]\s*\{\s*)?(?:"-\w",\s*)?"${option}"`,
  String.raw`\[Option\((?:'\w',\s*)?"(?<name>[A-Za-z][\w-]*)"`,
  String.raw`->addOption\(\s*["'](?<name>[A-Za-z][\w-]*)["']`,
];

/** Maximum number of lines of a declaration. */
const maxDeclarationLines = 40;
/** Limit of places, more than any program has settings; `isCut` reports the excess. */
const maxPlaces = 2000;

/** Settings that code takes from outside. */
export interface OutsideSettings {
  readonly settings: readonly OutsideSetting[];
  /** Number of places that read a name known only at run time. */
  readonly unnamedCount: number;
  /** Whether there were more places than the limit. */
  readonly isCut: boolean;
}

/** A place with its name, or with the constant that holds it. */
interface NamedSettingPlace extends SettingPlace {
  readonly name?: string;
  readonly constant?: string;
}

/** All settings of `source` outside tests; only places that `includes` accepts. */
export async function outsideSettings(
  source: SettingSource,
  sources: Sources,
  includes: (place: SettingPlace) => boolean,
): Promise<OutsideSettings> {
  const { texts, graph } = sources;
  if (!texts) return { settings: [], unnamedCount: 0, isCut: false };
  const { places, isCut } = await (source === 'environment' ? environmentPlaces : optionPlaces)(texts, sources);
  const byName = new Map<string, SettingPlace[]>();
  let unnamedCount = 0;
  for (const { name: writtenName, constant, ...place } of places) {
    if (roleWithin(place.symbol, place.role, graph) === 'test' || !includes(place)) continue;
    const name = constant === undefined ? writtenName : await valueOf(constant, sources);
    if (name === undefined) unnamedCount++;
    else {
      const key = source === 'options' && !name.startsWith('-') ? `--${name}` : name;
      byName.set(key, [...(byName.get(key) ?? []), place]);
    }
  }
  return { settings: [...byName].map(([name, placesOfName]) => ({ name, places: placesOfName })), unnamedCount, isCut };
}

interface NamedSettingPlaces {
  readonly places: readonly NamedSettingPlace[];
  readonly isCut: boolean;
}

/** Reads of the environment, in the order of paths. */
async function environmentPlaces(texts: FileTexts, { graph, token = neverCancelled }: Sources): Promise<NamedSettingPlaces> {
  const files = new CodeFiles(graph, texts);
  const places: NamedSettingPlace[] = [];
  const take = ({ file: { root, path }, text }: { readonly file: TextFile; readonly text: string }): void => {
    const file = files.of(root, path, text);
    if (!file) return;
    for (const { name, constant, offset } of environmentReads(file)) {
      const line = lineAt(file.lineStarts, offset);
      const place = { root, path, role: file.role, line, symbol: graph.at(root, path, line) ?? null };
      places.push({ ...place, ...(name === undefined ? {} : { name }), ...(constant === undefined ? {} : { constant }) });
    }
  };
  const includesFile = ({ role }: { readonly role: FileRole }): boolean => role === 'code';
  await filesHoldingRuns(environmentReadRuns, texts, { includes: includesFile, maxOffsets: 1, take }, token);
  places.sort((a, b) => compareTexts(a.root, b.root) || compareTexts(a.path, b.path) || a.line - b.line);
  return { places: places.slice(0, maxPlaces), isCut: places.length > maxPlaces };
}

/** Declarations of options. */
async function optionPlaces(texts: FileTexts, { graph, lines, token = neverCancelled }: Sources): Promise<NamedSettingPlaces> {
  const patterns = optionForms.map((form) => new RegExp(form, 'g'));
  const pattern = optionForms.map((form) => form.replace(/\(\?<\w+>/g, '(?:')).join('|');
  const options = { maxListed: maxPlaces, includes: ({ role }: { readonly role: FileRole }) => role === 'code' };
  const query = { pattern, syntax: 'expression', matchCase: true, wholeWord: false } as const;
  const { matches, total } = await searchText(query, { texts, clock: texts.clock }, options, token);
  const places: NamedSettingPlace[] = [];
  for (const { file, line, column } of matches) {
    const { root, path, role } = file;
    if (!graph.file(root, path)) continue;
    const option = optionAt(((await lines(root, path)) ?? []).slice(line, line + maxDeclarationLines).join('\n'), column, patterns);
    const symbol = graph.at(root, path, line) ?? null;
    if (option) places.push({ root, path, role, line: line + option.line, symbol, name: option.name });
  }
  return { places, isCut: total > matches.length };
}

/** Name in the form at `column` of the first line of `text`; its line counts from there. */
function optionAt(text: string, column: number, patterns: readonly RegExp[]): { readonly name: string; readonly line: number } | undefined {
  for (const pattern of patterns) {
    pattern.lastIndex = column;
    const match = pattern.exec(text);
    if (match?.index !== column) continue;
    const { name, field = '' } = match.groups ?? {};
    const line = text.slice(0, column + match[0].lastIndexOf(name ?? field)).split('\n').length - 1;
    return { name: name ?? field.replaceAll('_', '-'), line };
  }
  return undefined;
}

/** Value of the constant at the end of a dotted path, when all constants of that name hold the same literal. */
async function valueOf(constantPath: string, { graph, lines }: Sources): Promise<string | undefined> {
  const name = constantPath.slice(constantPath.lastIndexOf('.') + 1);
  const values = new Set<string | undefined>();
  for (const { root, path, fact } of graph.byName(name).filter((each) => each.fact.kind === 'constant')) {
    const line = (await lines(root, path))?.[fact.nameRange.start.line];
    values.add(/=\s*["'`]([A-Za-z_]\w*)["'`]/.exec(line ?? '')?.[1]);
  }
  const [value] = values;
  return values.size === 1 ? value : undefined;
}
