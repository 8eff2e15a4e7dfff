// Parser from command-line words to a checked invocation; each mistake gives one sentence.
import { parseArgs, type ParseArgsConfig } from 'node:util';
import * as l10n from '@vscode/l10n';
import type { Command, Flags, GivenFlags } from './command.ts';
import { UsageError } from './usageError.ts';

/** Parsed arguments of a command. */
export interface Arguments {
  readonly operand: string;
  readonly flags: GivenFlags;
}

/**
 * Parses `words` into flags and operand of `command`. With `--help` among them nothing else is checked.
 * @throws UsageError
 */
export function readArguments(command: Command, words: readonly string[]): Arguments {
  const [texts, otherWords] = command.operand ? splitWords(words, (word, before) => isText(command, word, before)) : [[], words];
  const options = optionsOf(command);
  const { tokens } = parseArgs({ args: [...otherWords], options, strict: false, allowPositionals: true, tokens: true });
  const mayHoldQuestion = Boolean(command.operand) && texts.length === 0 && !tokens.some(({ kind }) => kind === 'positional');
  const valuesByFlag = new Map<string, readonly string[]>();
  const operands: string[] = [...texts];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    if (mayHoldQuestion && isQuestionWithSign(command, token)) {
      operands.push(otherWords[token.index] ?? '');
      continue;
    }
    const [name, value] = checkedFlag(command, token);
    valuesByFlag.set(name, command.flags[name]?.many ? [...(valuesByFlag.get(name) ?? []), value] : [value]);
  }
  const flags: GivenFlags = {
    has: (name) => valuesByFlag.has(name),
    get: (name) => valuesByFlag.get(name)?.at(-1),
    all: (name) => valuesByFlag.get(name) ?? [],
  };
  if (flags.has('help')) return { operand: '', flags };
  return { operand: checkedOperand(command, operands), flags };
}

/** The words for which `isOperand` holds, and the others; behind `--` all are operands anyway. */
function splitWords(
  words: readonly string[],
  isOperand: (word: string, before: string | undefined) => boolean,
): readonly [texts: readonly string[], others: readonly string[]] {
  const end = words.includes('--') ? words.indexOf('--') : words.length;
  const texts = words.filter((word, i) => i < end && isOperand(word, words[i - 1]));
  return [texts, words.filter((word, i) => i >= end || !isOperand(word, words[i - 1]))];
}

/** Whether a word that begins like a flag is a text that somebody pasted, as `- too many flags`: no flag has a blank in its name. */
function isText({ flags }: Command, word: string, before: string | undefined): boolean {
  if (!/^-(?:[^-].*|[^=]*)\s/s.test(word)) return false;
  const name = before?.startsWith('--') ? before.slice(2) : undefined;
  return name === undefined || !Object.hasOwn(flags, name) || flags[name]?.value === undefined;
}

function optionsOf({ flags }: Command): NonNullable<ParseArgsConfig['options']> {
  const entries = Object.entries(flags).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }] as const);
  return { ...Object.fromEntries(entries), help: { type: 'boolean', short: 'h' } };
}

/**
 * Whether a text such as `--all=on and --none=on exclude each other` is the question: no flag has that name, and the value has a blank. It
 * counts only without another question, because beside one it is a mistyped flag.
 */
function isQuestionWithSign({ flags }: Command, { name, value }: OptionToken): boolean {
  return !Object.hasOwn(flags, name) && value !== undefined && /\s/.test(value);
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function checkedFlag(command: Command, { name, rawName, value, inlineValue }: OptionToken): [name: string, value: string] {
  if (name === 'help') return [name, ''];
  const flag = Object.hasOwn(command.flags, name) ? command.flags[name] : undefined;
  if (!flag) throw new UsageError(l10n.t('There is no flag {0}: see "clew {1} --help".', rawName, command.name));
  if (!flag.value) {
    if (value !== undefined) throw new UsageError(l10n.t('The flag {0} takes no value: see "clew {1} --help".', rawName, command.name));
    return [name, ''];
  }
  // `--limit --json` means that the value was forgotten; `--limit=--json` is a value on purpose.
  if (!value || (!inlineValue && value.startsWith('--'))) {
    throw new UsageError(l10n.t('The flag {0} needs a value: {0} {1}.', rawName, flag.value));
  }
  return [name, value];
}

function checkedOperand(command: Command, operands: readonly string[]): string {
  const [first = command.operandDefault, second] = operands;
  if (!command.operand) {
    if (first !== undefined) throw new UsageError(l10n.t('"{0}" is one word too many: see "clew {1} --help".', first, command.name));
    return '';
  }
  if (second !== undefined) {
    throw new UsageError(
      l10n.t('"{0}" is one word too many: put the question in quotes, as in clew {1} "{2}".', second, command.name, command.operand),
    );
  }
  if (first === undefined || first.trim() === '') {
    throw new UsageError(l10n.t('The question is missing: clew {0} "{1}" --workspace DIR.', command.name, command.operand));
  }
  return first;
}

/** A whole number of at least `min`, or undefined when the flag was not given. */
export function numberFlag(flags: Flags, name: string, min: number, max = Number.MAX_SAFE_INTEGER): number | undefined {
  const text = flags.get(name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new UsageError(
    max === Number.MAX_SAFE_INTEGER
      ? l10n.t('--{0} must be a whole number of at least {1}, not "{2}".', name, min, text)
      : l10n.t('--{0} must be a whole number from {1} to {2}, not "{3}".', name, min, max, text),
  );
}

/** One of `choices`, or undefined when the flag was not given. */
export function choiceFlag<T extends string>(flags: Flags, name: string, choices: readonly T[]): T | undefined {
  const text = flags.get(name);
  if (text === undefined) return undefined;
  const choice = choices.find((candidate) => candidate === text);
  if (choice) return choice;
  throw new UsageError(l10n.t('--{0} must be one of {1}, not "{2}".', name, choices.join(', '), text));
}

/** Some of `choices`, separated by commas, each once; undefined when the flag was not given. */
export function listFlag<T extends string>(flags: Flags, name: string, choices: readonly T[]): readonly T[] | undefined {
  const text = flags.get(name);
  if (text === undefined) return undefined;
  const selection = text.split(',').map((word) => {
    const choice = choices.find((candidate) => candidate === word.trim());
    if (choice) return choice;
    throw new UsageError(l10n.t('--{0} must be some of {1}, separated by commas, not "{2}".', name, choices.join(', '), text));
  });
  return [...new Set(selection)];
}

/** The value of a required flag. */
export function requiredFlag(command: Command, flags: Flags, name: string): string {
  const value = flags.get(name);
  if (value !== undefined) return value;
  throw new UsageError(l10n.t('--{0} {1} is missing: see "clew {2} --help".', name, command.flags[name]?.value ?? '', command.name));
}
