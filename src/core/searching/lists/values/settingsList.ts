// Finds named inputs of the program: environment variables that code reads, and command-line options that it declares.
import { neverCancelled } from '../../../base/cancellation.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
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
/** A name as a literal, or as a possible constant. */
const namePattern = String.raw`(?:["'\x60]${variable}["'\x60]|(?<constant>[A-Za-z_][\w.]*)(?=\s*[)\],]))`;
const quotedName = String.raw`["'\x60]${variable}["'\x60]`;
/** Excludes assignments, which set the variable instead of reading it. */
const noAssignment = String.raw`(?!\s*=[^=>])`;
const option = String.raw`(?<name>--?[A-Za-z][\w-]*)`;
const text = String.raw`"(?:[^"\\]|\\.)*"`;

/**
 * Forms of reading or declaring a setting. Each row is one form of the standard library or of a library in the manuals of the language,
 * so the meaning is certain: none of 306 settings of nine projects was wrong (`docs/ranking.md`). A name in a constant counts when the
 * constant is a literal; other names are only known at run time. Tables of a project's own are not found.
 */
const forms: Readonly<Record<SettingSource, readonly string[]>> = {
  environment: [
    // JavaScript and TypeScript: Node, bundlers, Deno, Bun.
    String.raw`\b(?:process\.env|import\.meta\.env|Bun\.env)(?:\?\.|\.)${variable}\b${noAssignment}`,
    String.raw`\bprocess\.env\[${namePattern}\]${noAssignment}`,
    String.raw`\bDeno\.env\.(?:get|has)\(${namePattern}`,
    // Python, also options of click and typer.
    String.raw`\benviron(?:\.(?:get|pop|setdefault)\(|\[)\s*${namePattern}(?!\]\s*=[^=])`,
    String.raw`\bgetenvb?\(\s*b?${namePattern}`,
    String.raw`\benvvar\s*=\s*${quotedName}`,
    // Go, also field tags of the usual libraries.
    String.raw`\bos\.(?:Getenv|LookupEnv)\(${namePattern}`,
    String.raw`\benv(?:config)?:"${variable}[",]`,
    // Rust, also options of clap.
    String.raw`\benv::(?:var|var_os)\(\s*${namePattern}`,
    String.raw`\b(?:option_)?env!\(${quotedName}`,
    String.raw`(?:\.env|\benv\s*=)\(?\s*"${variable}"`,
    // Java, Kotlin, C#, Ruby, PHP, Swift.
    String.raw`\bSystem\.getenv\(\s*${namePattern}`,
    String.raw`\bSystem\.getenv\(\)(?:\.get\(|\.getOrDefault\(|\[)\s*${namePattern}`,
    String.raw`\bEnvironment\.GetEnvironmentVariable\(\s*${namePattern}`,
    String.raw`\bENV(?:\.(?:fetch|key\?|include\?|has_key\?)\(|\[)\s*${namePattern}(?!\]\s*=[^=~])`,
    String.raw`\$_ENV\[${quotedName}`,
    String.raw`\.environment\[${quotedName}`,
  ],
  options: [
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
  ],
};

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

/** All settings of `source` outside tests; only places that `includes` accepts. */
export async function outsideSettings(
  source: SettingSource,
  sources: Sources,
  includes: (place: SettingPlace) => boolean,
): Promise<OutsideSettings> {
  const { texts, graph, lines, token = neverCancelled } = sources;
  if (!texts) return { settings: [], unnamedCount: 0, isCut: false };
  const patterns = forms[source].map((form) => new RegExp(form, 'g'));
  const pattern = forms[source].map((form) => form.replace(/\(\?<\w+>/g, '(?:')).join('|');
  const options = { maxListed: maxPlaces, includes: ({ role }: { readonly role: FileRole }) => role === 'code' };
  const query = { pattern, syntax: 'expression', matchCase: true, wholeWord: false } as const;
  const { matches, total } = await searchText(query, { texts, clock: texts.clock }, options, token);
  const byName = new Map<string, SettingPlace[]>();
  let unnamedCount = 0;
  for (const { file, line, column } of matches) {
    const { root, path, role } = file;
    const symbol = graph.at(root, path, line) ?? null;
    if (!graph.file(root, path) || roleWithin(symbol, role, graph) === 'test' || !includes({ root, path, role, line, symbol })) continue;
    const settingName = nameAt(((await lines(root, path)) ?? []).slice(line, line + maxDeclarationLines).join('\n'), column, patterns);
    if (!settingName) continue;
    const name = settingName.constant === undefined ? settingName.name : await valueOf(settingName.constant, sources);
    if (name === undefined) unnamedCount++;
    else {
      const key = source === 'options' && !name.startsWith('-') ? `--${name}` : name;
      byName.set(key, [...(byName.get(key) ?? []), { root, path, role, line: line + settingName.line, symbol }]);
    }
  }
  return { settings: [...byName].map(([name, places]) => ({ name, places })), unnamedCount, isCut: total > matches.length };
}

/** A literal name, or the constant that holds it; `line` is relative to the start of the form. */
interface NamedSetting {
  readonly name?: string;
  readonly constant?: string;
  readonly line: number;
}

/** Name in the form at `column` of the first line of `text`. */
function nameAt(text: string, column: number, patterns: readonly RegExp[]): NamedSetting | undefined {
  for (const pattern of patterns) {
    pattern.lastIndex = column;
    const match = pattern.exec(text);
    if (match?.index !== column) continue;
    const { name, constant, field } = match.groups ?? {};
    const nameText = name ?? constant ?? field ?? '';
    const line = text.slice(0, column + match[0].lastIndexOf(nameText)).split('\n').length - 1;
    if (constant !== undefined) return { constant, line };
    return { name: name ?? nameText.replaceAll('_', '-'), line };
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
