// Parser for questions about named inputs of a program: "Which environment variables does it read?", "list the command line options".
import { plainTitle } from './plainTitle.ts';

/** Sources of outside settings. */
export type SettingSource = 'environment' | 'options';

/** A question for settings. */
export interface SettingsQuestion {
  readonly source: SettingSource;
  /** Words after the noun, as written: "when", "printing" in "which environment variables matter when printing?". */
  readonly words: readonly string[];
  /** Whether it describes a single one: "which environment variable turns colours off?". */
  readonly isOne: boolean;
}

/** Nouns of each source in the supported languages. `one` is the singular. */
const nouns: Readonly<Record<SettingSource, { readonly many: string; readonly one: string }>> = {
  environment: {
    many: 'env(?:ironment)?[ -]?(?:variable|var)s|env vars|envs|umgebungsvariablen|环境变量',
    one: 'env(?:ironment)?[ -]?(?:variable|var)|env var|umgebungsvariable',
  },
  options: {
    many: '(?:command[ -]?line|cli|cmd(?:line)?) (?:options|flags|arguments|args|switches|parameters)|kommandozeilenoptionen|befehlszeilenoptionen|命令行(?:选项|参数)',
    one: '(?:command[ -]?line|cli|cmd(?:line)?) (?:option|flag|argument|arg|switch|parameter)',
  },
};

const asking = '(?:which|what|how many|welche|wie viele)(?: are)?(?: all)?(?: the)?(?: different| supported| available)?';
const telling =
  '(?:please )?(?:list|show|name|give|enumerate|count|nenne|zeige?|liste|列出|显示)(?: me| mir)?(?: all| alle|所有)?(?: of)?(?: the| die)?(?: supported| available)?';
const sentences = Object.entries(nouns).map(([source, { many, one }]) => ({
  source: source as SettingSource,
  many: new RegExp(`^(?:(?:${asking}|${telling}) ?|(?:有)?(?:哪些|什么))(?:${many})(?<rest>(?:[\\s,].*)?)$`, 'iu'),
  one: new RegExp(`^(?:which|what|welche)(?: is the)? (?:${one})(?<rest>\\s.+)$`, 'iu'),
}));

/** Longer texts ask for more. */
const maxLength = 160;

/** The settings that `title` asks for; undefined for other questions. */
export function readSettingsQuestion(title: string): SettingsQuestion | undefined {
  const text = plainTitle(title);
  if (text.length > maxLength) return undefined;
  for (const { source, many, one } of sentences) {
    const manyGroups = many.exec(text)?.groups;
    const oneGroups = manyGroups ? undefined : one.exec(text)?.groups;
    const rest = (manyGroups ?? oneGroups)?.['rest'];
    if (rest !== undefined) return { source, words: rest.split(/[\s,]+/).filter(Boolean), isOne: oneGroups !== undefined };
  }
  return undefined;
}
