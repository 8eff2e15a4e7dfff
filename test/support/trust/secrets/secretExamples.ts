// Examples of every known format, made at random from the rules themselves: from those of the public set as they were published, and from our own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { root } from '../../../../scripts/paths.mjs';
import { secretFormats } from '../../../../src/core/secrets/secretFormats.ts';
import { classBody, readGoPattern, type Part, type Sequence } from '../../../../tools/secrets/goPattern.ts';
import { leftRules } from '../../../../tools/secrets/left.ts';
import { randomNumbers } from '../../../bench/sampling.ts';

/** One made secret. `text` is what a rule matches: the secret, with the name before it where the rule has one. */
export interface SecretExample {
  readonly kind: string;
  readonly text: string;
  readonly secret: string;
}

interface Rule {
  readonly kind: string;
  /** Words of which a text has to hold one. */
  readonly words: readonly string[];
  readonly pattern: readonly Sequence[];
  /** Number of the group that is the secret. */
  readonly group: number;
}

/** A rule of the public set, as far as it is read here. */
interface PublicRule {
  readonly id: string;
  readonly regex?: string;
  readonly keywords?: readonly string[];
  readonly secretGroup?: number;
}

const publicFile: unknown = parse(readFileSync(join(root, 'tools/secrets/gitleaks/gitleaks.toml'), 'utf8'));
const { rules: publicRules } = publicFile as { readonly rules: readonly PublicRule[] };
const rules: readonly Rule[] = [
  ...publicRules.flatMap(({ id, regex = '', keywords = [], secretGroup = 1 }) =>
    Object.hasOwn(leftRules, id) ? [] : [{ kind: id, words: keywords, pattern: readGoPattern(regex), group: secretGroup }],
  ),
  // What may not follow a format is no part of an example.
  ...secretFormats.map(({ kind, pattern }) => ({
    kind,
    words: [],
    pattern: readGoPattern(pattern.source.replace(/\(\?![^)]*\)/g, '')),
    group: 1,
  })),
];

/** `count` examples of each format, the same for the same seed. */
export function* secretExamples(count: number, seed: number): Generator<SecretExample> {
  const maker = new ExampleMaker(randomNumbers(seed));
  for (const rule of rules) for (let i = 0; i < count; i++) yield maker.exampleOf(rule);
}

/** No key has a backslash, though some rules allow it to meet escapes. */
const printable = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter((character) => character !== '\\');
/** Counts without an upper end go this far beyond the lower one. */
const mostBeyond = 6;
/** Ranges as `{0,50}` stand for anything beside a secret: examples keep near the lower end, as people do. */
const mostOfRange = 3;
/** Tries until an example looks like a key: chance makes `000000…`, too, and that is rightly taken for a mask. */
const mostTries = 50;

class ExampleMaker {
  readonly #random: () => number;
  /** Texts of the outer groups that capture, in order. */
  #captured: string[] = [];

  constructor(random: () => number) {
    this.#random = random;
  }

  exampleOf({ kind, words, pattern, group }: Rule): SecretExample {
    for (let i = 0; ; i++) {
      this.#captured = [];
      const text = this.#oneOf(pattern, true).trim();
      const secret = (this.#captured[group - 1] ?? text).replace(/["'`\s;]/g, '');
      if (i < mostTries && !looksMade(secret)) continue;
      const hasWord = words.length === 0 || words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
      return { kind, text: hasWord ? text : `${words[0] ?? ''} ${text}`, secret };
    }
  }

  #oneOf(options: readonly Sequence[], isOutside: boolean): string {
    return (this.#pick(options) ?? []).map((part) => this.#part(part, isOutside)).join('');
  }

  #part(part: Part, isOutside: boolean): string {
    switch (part.type) {
      case 'character':
        return part.value;
      case 'class':
        return this.#characterOf(`[${classBody(part)}]`);
      case 'sign':
        return part.text === '\\s' ? ' ' : /^(?:\\[wdS]|\.|\[\^\])$/.test(part.text) ? this.#characterOf(part.text) : '';
      case 'group': {
        const text = this.#oneOf(part.options, isOutside && !part.captures);
        if (part.captures && isOutside) this.#captured.push(text);
        return text;
      }
      case 'repeat':
        return Array.from({ length: this.#count(part.count) }, () => this.#part(part.part, isOutside)).join('');
    }
  }

  #characterOf(set: string): string {
    return this.#pick(printable.filter((character) => new RegExp(set).test(character))) ?? '';
  }

  #count(count: string): number {
    const [, low = '', comma, high = ''] = /^\{(\d+)(,?)(\d*)\}/.exec(count) ?? [];
    const least = low === '' ? Number(count.startsWith('+')) : Number(low);
    if (low !== '' && !comma) return least;
    const most = count.startsWith('?') ? 1 : high === '' ? least + mostBeyond : Math.min(Number(high), least + mostOfRange);
    return least + Math.floor(this.#random() * (most - least + 1));
  }

  #pick<T>(values: readonly T[]): T | undefined {
    return values[Math.floor(this.#random() * values.length)];
  }
}

/** Whether a made value has a digit, a letter and enough different characters, as nearly all keys have, and neither begins like a path nor ends like a line of mail. */
function looksMade(secret: string): boolean {
  return (
    !/^\/|=$/.test(secret) && /\d/.test(secret) && /[a-z]/i.test(secret) && new Set(secret.slice(-12)).size > 5 && new Set(secret).size > 8
  );
}
