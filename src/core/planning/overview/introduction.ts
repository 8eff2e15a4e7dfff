// Extracts the introduction of a README: its first sentence of prose, without badges, logos, sponsors, tables of contents and markup.
import { shorten } from '../../base/shorten.ts';
import type { LineSpan } from '../../base/positions.ts';
import { stopWords } from '../../text/stopWords.ts';

/** A sentence and the lines that hold its paragraph. */
export interface ReadmeSentence {
  readonly text: string;
  readonly lines: LineSpan;
}

/** The introduction of a README. */
export interface ReadmeIntroduction extends ReadmeSentence {
  /** Whether it says by name what the project is. */
  readonly defines: boolean;
}

/** Maximum lines of a README to read, from its beginning. */
const maxLines = 250;
/** Fewer words are a title or a slogan. */
const minWords = 4;
const maxLength = 320;
/** Maximum length of two sentences that are quoted together. */
const maxTwoSentences = 140;
/** Minimum letters outside the links of a paragraph. With fewer it is a row of links with separators. */
const minLetters = 8;
/** Number of first paragraphs among which a defining sentence replaces the first one. */
const maxParagraphs = 5;

const heading = /^ {0,3}(#{1,6})\s+(.*)$/;
/** Sections about funding, contributors, contents or versions: none says what the project is. */
const sideSection =
  /\b(?:sponsors?|backers?|supporters?|donat\w+|funding|table of contents?|contents?|index|contributors?|thanks|licen[cs]e|badges?|news|announcements?|translations?|updates?|upgrad\w+|migrat\w+|breaking|change ?log|what'?s new|releases?)\b/i;
/** A paragraph that points elsewhere or addresses somebody. */
const sideParagraph =
  /^\W*(?:the )?(?:note|important|warning|caution|tip|attention|looking for|read (?:this|the docs)|see (?:the )?|visit|please (?:refer|see|read|note)|click|this (?:branch|readme|document)|english|if you|sponsor\w*|support(?:ed)? (?:by|us)|become|join|follow|check out|documentation|docs|website|homepage|translations?|proudly|deprecated)\b/i;
/** Matches an HTML tag that begins a paragraph of its own. */
const blockTag = /^\s*<(?:p|div|center|td|blockquote)\b/i;
/** Matches the HTML tag of a title. */
const titleTag = /^\s*<h[1-6]\b/i;
const definingWord =
  /\b(?:is|are|provides?|implements?|lets|allows|enables?|helps|makes|offers|aims|brings|gives|contains|reads|written)\b/i;

/** Matches any verb in the third person. */
const anyVerb = 'is|are|can|has|[a-z]+s';
/** Matches verbs that say what the project is or does. */
const definingVerb = 'is|are|provides|implements|lets|allows|enables|helps|aims';
/** Maximum words of a name after its first. */
const maxNameWords = 3;
/** Matches a phrase of at most three words before the subject: "Put simply, ". */
const openingPhrase = '(?:(?:[\\w-]+ ){0,2}[\\w-]+, )?';
/** Matches a sentence that begins with a name and one of `verbs`. After its first word, the name has `furtherWords` more. */
function nameSentence(furtherWords: number, verbs: string): RegExp {
  return new RegExp(`^\\W*${openingPhrase}((?:[\\w@./+-]+\\s+){${furtherWords}}[\\w@./+-]+)\\W*\\s+((?:${verbs})\\b.*)$`, 's');
}
/** Predicates that do not say what the project is. */
const statusPredicate =
  /^(?:is|are)\s+(?:available|hosted|not|no longer|distributed|released|licensed|installed|maintained|deprecated)\b|^can be installed\b/;

/**
 * The sentence of `lines` that says what the project is: one whose subject is one of its `names`, otherwise the first of prose; undefined
 * where there is none.
 */
export function introductionOf(lines: readonly string[], names: readonly string[] = []): ReadmeIntroduction | undefined {
  const paragraphs = proseIn(lines.slice(0, maxLines)).filter(({ text }) => wordsIn(text) >= minWords && !sideParagraph.test(text));
  const [first] = paragraphs;
  const firstIsSentence = first && wordsIn(first.text) > minWords && /[.!?。:]$/.test(first.text);
  const projectNames = [...names, ...titlesIn(lines)];
  // Further down, only defining verbs count: other sentences with the name tell a detail about it.
  const definingParagraph = paragraphs
    .slice(0, maxParagraphs)
    .find(({ text }, at) => isAbout(text, projectNames, at === 0 ? anyVerb : definingVerb));
  const paragraph =
    definingParagraph ??
    (firstIsSentence ? first : undefined) ??
    paragraphs.slice(0, maxParagraphs).find(({ text }) => definingWord.test(text)) ??
    first;
  if (!paragraph) return describingTitle(lines);
  return { text: sentenceOf(paragraph.text), lines: paragraph.lines, defines: paragraph === definingParagraph };
}

/** A title that says what its name is: "Ledger - a simple book for small shops". */
function describingTitle(lines: readonly string[]): ReadmeIntroduction | undefined {
  const [title = ''] = titlesIn(lines);
  const [, description = ''] = /^[\w@./+-]+(?: [\w@./+-]+)?\s*(?: [-\u2013\u2014]|:) +(.+)$/u.exec(title) ?? [];
  if (wordsIn(description) < minWords) return undefined;
  const line = lines.findIndex((each) => each.includes(description));
  return line < 0 ? undefined : { text: shorten(title, maxLength), lines: { first: line, last: line }, defines: true };
}

/**
 * Names that the README of a project gives it: the subject of a defining sentence, where the first title has the same word. The title alone
 * may be a slogan, and the sentence may be about something else.
 */
export function introducedNames(lines: readonly string[]): readonly string[] {
  const [title = ''] = titlesIn(lines);
  const titleWords = new Set(title.split(/[^\p{L}\p{N}.@/+-]+/u).map(plainName));
  const subjects = proseIn(lines.slice(0, maxLines))
    .slice(0, maxParagraphs)
    .flatMap(({ text }) => subjectsOf(text, definingVerb)[0] ?? []);
  return [...new Set(subjects)].filter((name) => titleWords.has(plainName(name)) && !stopWords.has(name.toLowerCase()));
}

/** Whether the first sentence says what one of `names` is or does, in any case and punctuation. */
function isAbout(text: string, names: readonly string[], verbs: string): boolean {
  return subjectsOf(text, verbs).some((subject) => names.some((name) => plainName(name) === plainName(subject)));
}

/** The words before one of `verbs` at the beginning of a text, shortest first. */
function subjectsOf(text: string, verbs: string): readonly string[] {
  return Array.from({ length: maxNameWords + 1 }, (_, furtherWords) => nameSentence(furtherWords, verbs).exec(text)).flatMap((match) => {
    const [, subject = '', verb = ''] = match ?? [];
    return subject && !statusPredicate.test(verb) ? [subject] : [];
  });
}

function plainName(text: string): string {
  return text
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The first title of a README, in any of its markups. */
function titlesIn(lines: readonly string[]): readonly string[] {
  const at = lines.slice(0, maxLines).findIndex((line) => heading.test(line) || /<h1\b/i.test(line) || /^\s*={3,}\s*$/.test(line));
  const line = lines[at] ?? '';
  const title = /^\s*={3,}\s*$/.test(line) ? (lines[at - 1] ?? '') : line;
  const text = title
    .replace(/<[^>]*>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[\s#]+/, '')
    .trim();
  return [text, text.split(/\s+/)[0] ?? ''];
}

function wordsIn(text: string): number {
  // An address after a label makes no sentence: "Feed of pre-releases: https://…".
  const plainText = text.replace(/\bhttps?:\/\/\S+/giu, '');
  return plainText.split(/\s+/).filter((word) => /[\p{L}]{2}/u.test(word)).length;
}

/** The first sentence, with the next one if both are short. A dot inside a word or after an abbreviation does not end it. */
function sentenceOf(text: string): string {
  const ends = [...text.matchAll(/(?<!\b(?:e\.g|i\.e|etc|vs|inc|no|v\d*))[.!?。](?=\s|$)/giu)].map(({ index }) => index + 1);
  const end = ends.find((at) => at >= 30) ?? text.length;
  const nextEnd = ends.find((at) => at > end) ?? Infinity;
  const isNextShown = nextEnd <= maxTwoSentences && !sideParagraph.test(text.slice(end));
  return shorten(text.slice(0, isNextShown ? nextEnd : end), maxLength);
}

/** Paragraphs of prose with their lines, without code, tables, lists, comments and irrelevant sections. */
function proseIn(lines: readonly string[]): readonly ReadmeSentence[] {
  const readmeSentences: ReadmeSentence[] = [];
  const state: ReadmeState = {
    fence: undefined,
    inComment: false,
    isSideSection: false,
    directiveIndent: undefined,
    inNote: false,
    inTitle: false,
  };
  let openParagraph: { first: number; text: string[] } | undefined;
  const closeParagraph = (next: number): void => {
    const text = withoutMarkup(openParagraph?.text.join(' ') ?? '');
    if (openParagraph && text) readmeSentences.push({ text, lines: { first: openParagraph.first, last: next - 1 } });
    openParagraph = undefined;
  };
  for (const [at, line] of lines.entries()) {
    const isUnderline = /^\s*([=\-~^*"'+#_])\1{2,}\s*$/.test(line);
    // In reStructuredText, an underline makes the paragraph above it a title.
    if (isUnderline && openParagraph) {
      state.isSideSection = sideSection.test(openParagraph.text.join(' '));
      openParagraph = undefined;
      continue;
    }
    const plain = isUnderline || isInTitle(line, state) ? '' : proseOfLine(line, state);
    if (blockTag.test(line)) closeParagraph(at);
    if (plain === '' || plain === undefined) {
      if (plain === '') closeParagraph(at);
      continue;
    }
    openParagraph ??= { first: at, text: [] };
    openParagraph.text.push(plain);
  }
  closeParagraph(lines.length);
  return readmeSentences;
}

/** What the lines so far have opened. */
interface ReadmeState {
  /** The mark that opened a code block, which also closes it. */
  fence: string | undefined;
  inComment: boolean;
  isSideSection: boolean;
  /** Indentation of an open directive of reStructuredText. The lines that are indented deeper belong to it and are no prose. */
  directiveIndent: number | undefined;
  /** Inside a quotation that is a note to the reader. */
  inNote: boolean;
  inTitle: boolean;
}

/** Whether `line` belongs to a title in HTML, which may have several lines. Remembers an open one in `state`. */
function isInTitle(line: string, state: ReadmeState): boolean {
  const isTitle = state.inTitle || titleTag.test(line);
  state.inTitle = isTitle && !/<\/h[1-6]>/i.test(line);
  return isTitle;
}

/** The prose of a line: empty where a paragraph ends, undefined where the line inside of one is only markup. */
function proseOfLine(line: string, state: ReadmeState): string | undefined {
  const fence = /^\s*(`{3,}|~{3,}|-{4,}\s*$|\.{4,}\s*$)/.exec(line)?.[1];
  if (state.fence !== undefined) {
    if (fence?.startsWith(state.fence.slice(0, 3))) state.fence = undefined;
    return '';
  }
  if (fence?.startsWith('`') || fence?.startsWith('~')) {
    state.fence = fence;
    return '';
  }
  const text = withoutComments(line, state);
  const title = heading.exec(text);
  // Addresses of badges in a title are not words of it.
  if (title) state.isSideSection = sideSection.test(withoutImages(title[2] ?? '').replace(/\]\([^)]*\)/g, ']'));
  const indent = /^\s*/.exec(line)?.[0].length ?? 0;
  if (/^\s*\.\. /.test(text)) state.directiveIndent = indent;
  else if (state.directiveIndent !== undefined && line.trim() && indent <= state.directiveIndent) state.directiveIndent = undefined;
  // A quotation that begins with a title or a kind of note is a note to its end.
  if (/^\s*>\s*(?:\[!|#{1,6}\s)/.test(text)) state.inNote = true;
  else if (!/^\s*>/.test(text)) state.inNote = false;
  if (state.inNote || title || state.isSideSection || state.directiveIndent !== undefined || isNoProse(text)) return '';
  const plain = withoutImages(text);
  return plain.trim() || (line.trim() ? undefined : '');
}

/** Lists, tables, definitions of links, indented code, admonitions and attributes. */
function isNoProse(text: string): boolean {
  return /^(?: {4}|\t)(?!<)|^\s*(?:[-*+]\s|\d+[.)]\s|\||>\s*\[!|\[[^\]]+\]:|:\w[\w-]*:|={2,}|[-=*_]{3,}\s*$|!!!|@|\{%|---)/.test(text);
}

function withoutComments(line: string, state: ReadmeState): string {
  let text = line;
  if (state.inComment) {
    const end = text.indexOf('-->');
    if (end < 0) return '';
    state.inComment = false;
    text = text.slice(end + 3);
  }
  text = text.replace(/<!--.*?-->/g, '');
  const start = text.indexOf('<!--');
  if (start < 0) return text;
  state.inComment = true;
  return text.slice(0, start);
}

/** A line without images, links that hold nothing else, and tags that stand alone. */
function withoutImages(text: string): string {
  return text
    .replace(/^\s*>\s?/, '')
    .replace(/\[!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])\](?:\([^)]*\)|\[[^\]]*\])?|!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/<a\b[^>]*>\s*(?:<img[^>]*>\s*)*<\/a>|<img[^>]*>/gi, '')
    .replace(/^\s*(?:<[^>]*|[\w-]+="[^"]*"\s*\/?>?)\s*$|^\s*(?:<\/?\w[^>]*>\s*)+$/, '');
}

/** The text of a paragraph without the marks of links, tags and emphasis; empty for a row of links. */
export function withoutMarkup(text: string): string {
  const textOutsideLinks = text
    .replace(/\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])|<a\b.*?<\/a>|<[^>]*>|`[^`<]*<[^`>]*>`_{1,2}|\|[\w -]+\|/g, '')
    .replace(/[^\p{L}]/gu, '');
  if (textOutsideLinks.length < minLetters && /\]\(|\]\[|<a\b|\|\w/.test(text)) return '';
  return text
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/`([^`<]+?)(?:\s*<[^>]*>)?`_{1,2}/g, '$1')
    .replace(/:[\w:+-]+:`([^`<]+?)(?:\s*<[^>]*>)?`/g, '$1')
    .replace(/\|[\w -]+\|(?:_{1,2})?/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?<!\w)[*_]([^*_]+)[*_](?!\w)/g, '$1')
    .replace(/&(?:nbsp|mdash|ndash|amp);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
