// Ways in which a secret is written in files, messages and pages, and the look behind all of them that tells whether one is still there.
import { prose } from '../../../../src/core/answering/page/markdownText.ts';

/** A way of writing a text so that a reader, a shell, a browser or a parser still gets it as it was. */
export interface Disguise {
  readonly name: string;
  readonly write: (text: string) => string;
  /** Only for secrets that show by themselves: it parts a name from its value. */
  readonly breaksNames?: boolean;
}

const eachSign = (text: string, write: (sign: string) => string): string => text.replace(/[!-/:-@[-`{-~]/g, write);
const hex = (sign: string, digits: number): string => sign.charCodeAt(0).toString(16).padStart(digits, '0');
const names: Readonly<Record<string, string>> = {
  _: 'lowbar',
  '-': 'hyphen',
  '.': 'period',
  '=': 'equals',
  ':': 'colon',
  '"': 'quot',
  "'": 'apos',
};

/** The middle of the longest word without signs, where a line breaks. */
function brokenWith(joint: string): (text: string) => string {
  return (text) => {
    const word = text.match(/[A-Za-z0-9]{10,}/g)?.sort((a, b) => b.length - a.length)[0];
    if (word === undefined) return text;
    const at = text.lastIndexOf(word) + Math.ceil(word.length / 2);
    return text.slice(0, at) + joint + text.slice(at);
  };
}

/** Each in a sentence or a line of its own, as it would be met. */
export const disguises: readonly Disguise[] = [
  { name: 'plain', write: (text) => text },
  { name: 'in a sentence', write: (text) => `It is ${text} and stays so.` },
  { name: 'between angle brackets', write: (text) => `<${text}>`, breaksNames: true },
  { name: 'as prose of Markdown', write: prose },
  { name: 'escaped for Markdown', write: (text) => eachSign(text, (sign) => `\\${sign}`) },
  { name: 'in a code span', write: (text) => `\`${text}\`` },
  { name: 'in a row of a table', write: (text) => `| key | ${text.replaceAll('|', '\\|')} |` },
  { name: 'in JSON', write: (text) => JSON.stringify({ text }) },
  { name: 'in JSON in JSON', write: (text) => JSON.stringify(JSON.stringify({ text })) },
  { name: 'with numbers of HTML', write: (text) => eachSign(text, (sign) => `&#${sign.charCodeAt(0)};`) },
  { name: 'with hexadecimal numbers of HTML', write: (text) => eachSign(text, (sign) => `&#x${hex(sign, 2)};`) },
  { name: 'with names of HTML', write: (text) => eachSign(text, (sign) => (names[sign] ? `&${names[sign]};` : sign)) },
  { name: 'in an address', write: (text) => `https://example.com/?q=${eachSign(text, (sign) => `%${hex(sign, 2)}`)}` },
  { name: 'with escapes of a program', write: (text) => eachSign(text, (sign) => `\\u${hex(sign, 4)}`) },
  { name: 'with invisible characters', write: (text) => text.replace(/.{7}/g, '$&\u200b') },
  { name: 'between lines', write: (text) => `first\r\n\t${text}\r\nlast` },
];

/** Broken over lines. These break a word within, so they say nothing of short values after a name. */
export const breaks: readonly Disguise[] = (
  [
    ['plainly', '\n'],
    ['with a margin', '\r\n    '],
    ['in a comment', '\n# '],
    ['in a comment of C', '\n// '],
    ['in a quotation', '\n> '],
    ['by the line', '\\\n'],
    ['as in mail', '=\n'],
    ['in joined strings', '" +\n  "'],
  ] as const
).map(([how, joint]) => ({ name: `broken over lines, ${how}`, write: brokenWith(joint), breaksNames: true }));

/** Letters and digits of a text behind all that may stand in or for them: escapes, signs, line breaks, joints. */
function lettersOf(text: string): string {
  let plain = text.replace(/\u200b/g, '');
  for (let layer = 0; layer < 4; layer++)
    plain = plain
      .replace(
        /\\u\{?0{0,2}([0-9a-f]{2})\}?|\\x([0-9a-f]{2})|%([0-9a-f]{2})|&#x0*([0-9a-f]{2});/gi,
        (_, ...digits: (string | undefined)[]) =>
          String.fromCharCode(Number.parseInt(digits.slice(0, 4).find((each) => each !== undefined) ?? '20', 16)),
      )
      .replace(/&#0*(\d{2,3});/g, (_, digits: string) => String.fromCharCode(Number(digits)))
      .replace(/&(?:lowbar|hyphen|period|equals|colon|quot|apos|amp|lt|gt);/g, ' ')
      .replace(/\\[nrt]/g, ' ');
  return plain.replace(/[^A-Za-z0-9]/g, '');
}

/** Letters of the end of a secret that nobody may see. The beginning is that of the format. */
const traceLength = 12;

/** Whether `text` shows the end of `secret`, however it is written. */
export function shows(text: string, secret: string): boolean {
  const letters = lettersOf(secret);
  return lettersOf(text).includes(letters.slice(-Math.min(traceLength, Math.max(6, letters.length >> 1))));
}
