// Finds what code takes from outside by a name: environment variables that it reads, options of the command line that it declares.
import { neverCancelled } from '../../../base/cancellation.ts';
import type { SymbolNode } from '../../../graph/edges/types.ts';
import type { SettingSource } from '../../../reading/asks/settingsQuestion.ts';
import { searchText } from '../../../text/searchText.ts';
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

const variable = String.raw`(?<name>[A-Za-z_]\w*)`;
/** A name as a literal, or as what may be a constant. */
const named = String.raw`(?:["'\x60]${variable}["'\x60]|(?<constant>[A-Za-z_][\w.]*)(?=\s*[)\],]))`;
const quoted = String.raw`["'\x60]${variable}["'\x60]`;
/** What is assigned is set and not read. */
const isRead = String.raw`(?!\s*=[^=>])`;
const option = String.raw`(?<name>--?[A-Za-z][\w-]*)`;
const text = String.raw`"(?:[^"\\]|\\.)*"`;

/**
 * How languages and their libraries write it. Each row is one form of the language's own library or of a library that its manuals name; what a
 * form means is no guess. A name in a constant counts where the constant is a literal; other names are only known when the code runs.
 * Measured by hand with `clew ask` on nine projects of four languages (2026-11-26): 67 variables and 239 options, none of them wrong; a project with a table of options of its own has none of it found.
 */
const forms: Readonly<Record<SettingSource, readonly string[]>> = {
  environment: [
    // JavaScript and TypeScript: Node, bundlers, Deno, Bun.
    String.raw`\b(?:process\.env|import\.meta\.env|Bun\.env)(?:\?\.|\.)${variable}\b${isRead}`,
    String.raw`\bprocess\.env\[${named}\]${isRead}`,
    String.raw`\bDeno\.env\.(?:get|has)\(${named}`,
    // Python, also options of click and typer.
    String.raw`\benviron(?:\.(?:get|pop|setdefault)\(|\[)\s*${named}(?!\]\s*=[^=])`,
    String.raw`\bgetenvb?\(\s*b?${named}`,
    String.raw`\benvvar\s*=\s*${quoted}`,
    // Go, also field tags of the usual libraries.
    String.raw`\bos\.(?:Getenv|LookupEnv)\(${named}`,
    String.raw`\benv(?:config)?:"${variable}[",]`,
    // Rust, also options of clap.
    String.raw`\benv::(?:var|var_os)\(\s*${named}`,
    String.raw`\b(?:option_)?env!\(${quoted}`,
    String.raw`(?:\.env|\benv\s*=)\(?\s*"${variable}"`,
    // Java, Kotlin, C#, Ruby, PHP, Swift.
    String.raw`\bSystem\.getenv\(\s*${named}`,
    String.raw`\bSystem\.getenv\(\)(?:\.get\(|\.getOrDefault\(|\[)\s*${named}`,
    String.raw`\bEnvironment\.GetEnvironmentVariable\(\s*${named}`,
    String.raw`\bENV(?:\.(?:fetch|key\?|include\?|has_key\?)\(|\[)\s*${named}(?!\]\s*=[^=~])`,
    String.raw`\$_ENV\[${quoted}`,
    String.raw`\.environment\[${quoted}`,
  ],
  options: [
    // Python: argparse, optparse, click, typer.
    String.raw`\badd_(?:argument|option)\(\s*(?:["']-\w["'],\s*)?["']${option}["']`,
    String.raw`\b(?:click|typer)\.[Oo]ption\(\s*(?:[^()"']*,\s*)?(?:["']-\w["'],\s*)?["']${option}[/"']`,
    // JavaScript: commander, yargs, oclif; Ruby: optparse.
    String.raw`\.option\(\s*["'\x60](?:-\w,? )?${option}\b`,
    String.raw`\bnew Option\(\s*["'\x60](?:-\w,? )?${option}\b`,
    String.raw`\bopts?\.on\(\s*(?:["']-\w["'],\s*)?["'](?:--\[no-\])?${option}\b`,
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
  ],
};

/** A declaration may go over some lines. */
const mostLines = 40;
/** More places than any program has settings; what is beyond is told by `isCut`. */
const mostPlaces = 2000;

/** What code takes from outside. */
export interface OutsideSettings {
  readonly settings: readonly OutsideSetting[];
  /** Places that read a name which is only known when the code runs. */
  readonly unnamed: number;
  /** There are more places than were looked at. */
  readonly isCut: boolean;
}

/** All settings of `source` that code takes, without that of tests; only places that `includes` lets through. */
export async function outsideSettings(
  source: SettingSource,
  sources: Sources,
  includes: (place: SettingPlace) => boolean,
): Promise<OutsideSettings> {
  const { texts, graph, lines, token = neverCancelled } = sources;
  if (!texts) return { settings: [], unnamed: 0, isCut: false };
  const patterns = forms[source].map((form) => new RegExp(form, 'g'));
  const pattern = forms[source].map((form) => form.replace(/\(\?<\w+>/g, '(?:')).join('|');
  const options = { most: mostPlaces, includes: ({ role }: { readonly role: FileRole }) => role === 'code' };
  const query = { pattern, syntax: 'expression', matchCase: true, wholeWord: false } as const;
  const { matches, total } = await searchText(query, { texts, clock: texts.clock }, options, token);
  const byName = new Map<string, SettingPlace[]>();
  let unnamed = 0;
  for (const { file, line, column } of matches) {
    const { root, path, role } = file;
    const symbol = graph.at(root, path, line) ?? null;
    if (!graph.file(root, path) || roleWithin(symbol, role, graph) === 'test' || !includes({ root, path, role, line, symbol })) continue;
    const written = nameAt(((await lines(root, path)) ?? []).slice(line, line + mostLines).join('\n'), column, patterns);
    if (!written) continue;
    const name = written.constant === undefined ? written.name : await valueOf(written.constant, sources);
    if (name === undefined) unnamed++;
    else {
      const key = source === 'options' && !name.startsWith('-') ? `--${name}` : name;
      byName.set(key, [...(byName.get(key) ?? []), { root, path, role, line: line + written.line, symbol }]);
    }
  }
  return { settings: [...byName].map(([name, places]) => ({ name, places })), unnamed, isCut: total > matches.length };
}

/** A name as it is written, or the constant that holds it; `line` counts from the line where the form begins. */
interface WrittenName {
  readonly name?: string;
  readonly constant?: string;
  readonly line: number;
}

/** The name in the form that begins at `column` of the first line of `text`. */
function nameAt(text: string, column: number, patterns: readonly RegExp[]): WrittenName | undefined {
  for (const pattern of patterns) {
    pattern.lastIndex = column;
    const match = pattern.exec(text);
    if (match?.index !== column) continue;
    const { name, constant, field } = match.groups ?? {};
    const written = name ?? constant ?? field ?? '';
    const line = text.slice(0, column + match[0].lastIndexOf(written)).split('\n').length - 1;
    if (constant !== undefined) return { constant, line };
    return { name: name ?? written.replaceAll('_', '-'), line };
  }
  return undefined;
}

/** The literal that the constant called `written` holds, where all constants of that name hold the same. */
async function valueOf(written: string, { graph, lines }: Sources): Promise<string | undefined> {
  const name = written.slice(written.lastIndexOf('.') + 1);
  const values = new Set<string | undefined>();
  for (const { root, path, fact } of graph.byName(name).filter((each) => each.fact.kind === 'constant')) {
    const line = (await lines(root, path))?.[fact.nameRange.start.line];
    values.add(/=\s*["'`]([A-Za-z_]\w*)["'`]/.exec(line ?? '')?.[1]);
  }
  const [value] = values;
  return values.size === 1 ? value : undefined;
}
