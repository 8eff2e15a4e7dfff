// Parser for one gap as people and models write it ("the implementation of `X.y`", "y in path/to/file.py", "path:12-40").
import type { LineSpan } from '../../base/positions.ts';
import { normalizeName } from '../../base/normalizeName.ts';
import { readRelation, type RelationReading } from '../../reading/readRelation.ts';
import { relationNouns, type Relation } from '../../reading/relations.ts';
import { namesInLine } from '../../reading/mentions/codeNames.ts';
import { readMentions } from '../../reading/readMentions.ts';

/** Target of a gap: the definition of a symbol, or a relation to it. */
export type GapTarget = 'definition' | GapRelation;
export type GapRelation = Exclude<Relation, 'calls' | 'raises' | 'impact' | 'dependencies'>;

/** A parsed gap. Without `symbol`, `file` and `message` only a search by meaning is possible. */
export interface GapRequest {
  /** The text of the model. */
  readonly text: string;
  /** Normal form: `name in file`, `callers of name`; the words themselves where nothing is named. */
  readonly normalized: string;
  readonly symbol?: string;
  /** The definition whose lines should contain `symbol`. */
  readonly within?: string;
  readonly file?: string;
  /** Zero-based lines of `file`. */
  readonly lines?: LineSpan;
  readonly target: GapTarget;
  /** Text between parentheses after the name: tells overloads apart. */
  readonly parameters?: string;
  /** Quoted text that code contains. */
  readonly message?: string;
  /** Words in backticks that are no name: a line of code, or a text in code. */
  readonly snippet?: string;
}

const placeLines = /(?::|#L| lines? | \(lines? )(\d{1,7})(?:\s?(?:-|–|:|to)\s?L?(\d{1,7}))?\)?/i;
const linesBeforePath = /\blines?\s+(\d{1,7})(?:\s*(?:-|–|to)\s*(\d{1,7}))?\s+(?:of|in)\b/i;
const filePath = /(?:[\w@.~+$-]+[\\/])*[\w@~+$-][\w@.~+$-]*\.[A-Za-z][A-Za-z\d]{0,9}\b|(?:[\w@.~+$-]+[\\/])+[\w@.~+$-]+/g;
/** A single folder, recognised by its trailing slash. */
const folderName = /(?:^|\s)([\w@.~+$-]*\w)[\\/](?=\s|$)/;
const joinedPlace = /([\w@.~+$/\\-]+\.[A-Za-z][A-Za-z\d]{0,9})(?:::|#)(?!L\d)([\w$.:#]+(?:\(\))?)/;
const methodOf =
  /(?:\b(?:method|function|member|property|field|attribute|constructor)\s+)?`?([\w$]+)(?:\(\))?`?\s+(?:method\s+)?(?:of|on|from)\s+(?:the\s+)?(?:class|type|struct|interface|module|object)\s+`?([\w$.]+)`?/i;
const whereVerb =
  /\bwhere (?:is |are )?(.{1,80}?) (?:(?:is|are|gets?|was|were|being) )?(?:ever |actually |first )?(\w+(?:ed|en|wn|nt|ught))\b/i;
/** "where X is …" asks for the definition with these words; any other word that is no relation asks for uses. */
const definitionVerb = /^(?:defined|declared|decided|computed|determined|located|described|documented)$/i;
/** "`close` method of `Session`": the second name owns the first. */
const memberOfName =
  /`([\w$]+)(?:\(\))?`\s+(?:(?:class ?|static )?(?:method|function|member|property|field|attribute|constructor)\s+)?(?:of|on)\s+(?:the\s+)?(?:class\s+)?`([\p{Lu}][\w$.]*)`/u;
/** "`close` in `Pool.run`": a member of a class, or a name in the lines of a function. */
const nameInName =
  /`([\w$]+)(?:\(\))?`\s+(?:\p{L}+\s+){0,2}(?:in|inside|within)\s+(?:the\s+)?(?:(?:class|method|function|constructor)\s+)?`([\p{L}_$][\w$]*(?:(?:\.|::|#)[\w$]+)*)(?:\(\))?`/u;
/** "close in Pool.run": without backticks, only a name that looks like code can be an owner. */
const bareInName = /^([\w$]+)(?:\(\))?\s+(?:in|inside|within)\s+([\p{Lu}][\w$]*(?:(?:\.|::|#)[\w$]+)+)(?:\(\))?\.?$/u;
/** "where `Pool.run` calls `close`". */
const ownerCalls =
  /`([\p{L}_$][\w$]*(?:(?:\.|::|#)[\w$]+)*)(?:\(\))?`\s+(?:\p{L}+\s+)?(?:calls|uses|reads|sets|changes|passes|raises|throws|returns|handles|checks|writes)\s+`([\w$]+)(?:\(\))?`/u;
/** "the file that handles sessions": a description, whatever relation its verb suggests. */
const descriptionStart =
  /^(?:the |an? |any |all )?(?:source )?(?:files?|modules?|folder|package|code|class|functions?|methods?|handlers?|helpers?|components?|scripts?|parts?|places?|lines?)(?: of code)? (?:that|which|where|in which|responsible for)\b/i;
/** "how the downloader decides how many requests run at once": a sentence is a description, and its verbs ask for no relation. */
const sentenceStart = /^(?:how|why|when|whether|what happens)\b/i;
const longWord = /\p{L}{4,}/gu;
/** Minimum of longer words in such a sentence: "how login works" is about a name. Set by judgement. */
const minLongWords = 4;
/** Words around a path that ask for everything in it. */
const wholeFolder =
  /^(?:(?:the|all|list|contents?|of|files?|modules?|code|everything|what(?:'s| is)?|folders?|directory|directories|package|in|inside|under|below|and|its|structure|overview)\b[\s:,]*)*$/i;
/** Backticks around several words. */
const snippetIn = /`([^`\s]{1,100}\s[^`\n]{1,200})`/;
/** Words around a name that do not help to identify it. */
const fillerWords =
  /^(?:(?:the|a|an|full|complete|actual|exact|whole|rest|remaining|of|for|see|show|need|needed|to|i|we|would|definitions?|implementations?|source(?: code)?|code|body|bodies|contents?|details?|function|method|class|interface|type|struct|enum|constant|variable|module|file|symbol|helper|field|property|attribute|declaration|signature|decorator|handler|how|what|where|is|are|does|do|defined|implemented|works?|callers?|call|sites?|usages?|uses|who|calls|raises|throws|raised|thrown|called|set|assigned|changed|mutated|mutators?|raisers?|writes|sets|changes|tests?|that)\b[\s:]*)+/i;

/** Characters of a gap that are read: patterns for paths take time by the square of a word. A gap of a model has at most 300. */
const longestGap = 1000;

/** Parses any text, without an error: a text that names nothing is a description. Only its first 1000 characters are read. */
export function readGap(wholeText: string): GapRequest {
  const text = wholeText.slice(0, longestGap);
  const isDescription = describesCode(text) && namesInLine(text).length === 0;
  const relationReading = isDescription ? undefined : readRelation(text);
  const gapTarget = targetIn(text, relationReading);
  const quoteMatch = messageIn(text);
  // Names and paths in a text of several words are part of that text.
  const isQuoting = quoteMatch !== undefined && /\S\s+\S/.test(quoteMatch[0]) && !quoteMatch[0].includes('`');
  const textAround = isQuoting ? text.replace(quoteMatch[0], ' ') : text;
  const place = placeOf(textAround);
  const textWithoutFile = place.file === undefined ? textAround : textAround.replace(place.file, ' ');
  const isUnnamed = isDescription || (place.file !== undefined && isWholeFolder(textWithoutFile));
  const nameAndOwner = isDescription || place.symbol ? undefined : nameAndOwnerIn(textWithoutFile);
  // Words around a quotation ("who says") are names only in backticks.
  const symbol =
    place.symbol ??
    nameAndOwner?.symbol ??
    (isUnnamed || (isQuoting && !textAround.includes('`')) ? undefined : symbolIn(textWithoutFile, relationReading));
  const messageText = quoteMatch && !symbol ? (quoteMatch[1] ?? quoteMatch[2] ?? quoteMatch[3]) : undefined;
  const snippet = symbol || messageText !== undefined ? undefined : snippetIn.exec(text)?.[1]?.trim();
  const request = {
    text,
    target: gapTarget,
    ...(symbol ? { symbol } : {}),
    ...(nameAndOwner ? { within: nameAndOwner.within } : {}),
    ...(place.file === undefined ? {} : { file: place.file }),
    ...(place.lines ? { lines: place.lines } : {}),
    ...(messageText === undefined ? {} : { message: messageText }),
    ...(snippet === undefined ? {} : { snippet }),
    ...parametersIn(text, symbol),
  };
  return { ...request, normalized: normalFormOf(request) };
}

const quotation = /"([^"]{4,200})"|'([^']{8,200})'(?!\w)|“([^”]{4,200})”/g;

/** The quoted text of the gap: the first with several words, as in `{"field": ["Not a number."]}`, else the first. */
function messageIn(text: string): RegExpMatchArray | undefined {
  const quotations = [...text.matchAll(quotation)];
  return quotations.find(([quotedText]) => /\w\s+\w/.test(quotedText)) ?? quotations[0];
}

function describesCode(text: string): boolean {
  return descriptionStart.test(text) || (sentenceStart.test(text) && (text.match(longWord)?.length ?? 0) >= minLongWords);
}

/** Whether the words around a path ask for all of it rather than for something in it. */
export function isWholeFolder(wordsAround: string): boolean {
  return wholeFolder.test(wordsAround.replace(/[`"'./\\]/g, ' ').trim());
}

function targetIn(text: string, relationReading: RelationReading | undefined): GapTarget {
  if (!relationReading) {
    const verb = whereVerb.exec(text)?.[2];
    return verb === undefined || definitionVerb.test(verb) ? 'definition' : 'uses';
  }
  switch (relationReading.relation) {
    case 'impact':
      return 'uses';
    // The lines of a definition show its calls, raises and imports.
    case 'calls':
    case 'raises':
    case 'dependencies':
      return 'definition';
    default:
      return relationReading.relation;
  }
}

/** `print(Object, boolean)` selects one of several overloads. */
function parametersIn(text: string, symbol: string | undefined): Pick<GapRequest, 'parameters'> {
  const lastPart = symbol?.slice(symbol.lastIndexOf('.') + 1);
  const index = lastPart ? text.indexOf(`${lastPart}(`) : -1;
  const parameterText = lastPart && index >= 0 ? /^\(([^()]{1,120})\)/.exec(text.slice(index + lastPart.length))?.[1]?.trim() : undefined;
  return parameterText ? { parameters: parameterText } : {};
}

function placeOf(text: string): Pick<GapRequest, 'file' | 'lines' | 'symbol'> {
  const plain = text.replace(/[`"“”]/g, ' ');
  const fileAndSymbol = joinedPlace.exec(plain);
  if (fileAndSymbol?.[1] && fileAndSymbol[2]) return { file: fileAndSymbol[1], symbol: normalizeName(fileAndSymbol[2]) };
  const file = [...plain.matchAll(filePath)].map(([path]) => path.replace(/[.:]+$/, '')).find(isPath);
  if (file === undefined) {
    const folder = folderName.exec(plain)?.[1];
    return folder === undefined ? {} : { file: folder };
  }
  const lineMatch = placeLines.exec(plain.slice(plain.indexOf(file) + file.length)) ?? linesBeforePath.exec(plain);
  if (!lineMatch?.[1]) return { file };
  const [first, last] = [Number(lineMatch[1]) - 1, Number(lineMatch[2] ?? lineMatch[1]) - 1];
  return { file, lines: { first: Math.max(0, Math.min(first, last)), last: Math.max(first, last) } };
}

/** `Session.get` is no path, `a/b` and `db.py` are; the question reader knows file extensions. */
function isPath(text: string): boolean {
  return readMentions(`see ${text} now`).paths.length > 0;
}

/** A name, and the definition that should contain it. */
function nameAndOwnerIn(text: string): { readonly symbol: string; readonly within: string } | undefined {
  const [, owner, calledName] = [...(ownerCalls.exec(text) ?? [])];
  const [symbol, within] = owner ? [calledName, owner] : ((nameInName.exec(text) ?? bareInName.exec(text.trim()))?.slice(1, 3) ?? []);
  return symbol && within && isOneName(within) && symbol !== within ? { symbol, within: normalizeName(within) } : undefined;
}

function symbolIn(text: string, relationReading: RelationReading | undefined): string | undefined {
  const memberMatch = memberOfName.exec(text) ?? methodOf.exec(text);
  if (memberMatch?.[1] && memberMatch[2]) return `${normalizeName(memberMatch[2])}.${memberMatch[1]}`;
  const backtickedNames = [...text.matchAll(/`([^`\n]{1,120})`/g)].map(([, name = '']) => name);
  // "`match` of the default router (`SmartRouter.match`)": the fuller name is more precise.
  const quotedName = backtickedNames.find((name) => name.endsWith(`.${backtickedNames[0] ?? ''}`)) ?? backtickedNames[0];
  const bareText = (quotedName ?? text)
    .trim()
    .replace(/[.,:;!?]+$/, '')
    .trim();
  if (isOneName(bareText)) return normalizeName(bareText);
  const nameInText = namesInLine(quotedName ?? text)[0]?.name;
  if (nameInText) return normalizeName(nameInText);
  const relatedName = relationReading?.name ?? whereVerb.exec(bareText)?.[1];
  if (relatedName !== undefined && isOneName(relatedName)) return normalizeName(relatedName);
  const remainder = bareText
    .replace(fillerWords, '')
    .replace(/\s+(?:in|from|of|at|within|inside|function|method|class|implementation|definition)\s*$/i, '')
    .trim();
  return isOneName(remainder) ? normalizeName(remainder) : undefined;
}

/** One word that can be a name. */
function isOneName(text: string): boolean {
  return /^[\p{L}_$#@][\p{L}\p{N}_$]*(?:(?:\.|::|#|->)[\p{L}_$#][\p{L}\p{N}_$]*)*(?:\(.{0,80}\))?$/u.test(text);
}

function normalFormOf({ text, symbol, within, file, lines, target, message }: Omit<GapRequest, 'normalized'>): string {
  const place = file && lines ? `${file}:${lines.first + 1}-${lines.last + 1}` : file;
  const owner = within ? ` in ${within}` : '';
  if (symbol) return `${target === 'definition' ? '' : `${relationNouns[target]} of `}${symbol}${owner}${place ? ` in ${place}` : ''}`;
  if (message !== undefined) return `"${message}"${place ? ` in ${place}` : ''}`;
  return place ?? text.replace(/\s+/g, ' ').trim();
}
