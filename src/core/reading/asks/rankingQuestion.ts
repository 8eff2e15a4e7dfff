// Parser for questions that rank all definitions of a kind by a measure: "Which functions are the longest?", "what is the biggest class?".
// Whole sentences only.

/** Kind of the ranked definitions. */
export type RankedKind = 'function' | 'class' | 'type' | 'file';
/** Measure. `branches` is the measure for code that is hard to read and to change. */
export type RankMeasure = 'lines' | 'branches' | 'members' | 'uses';

/** A ranking question; several measures are in the order of the question. */
export interface RankingQuestion {
  readonly of: RankedKind;
  readonly by: readonly RankMeasure[];
}

/** Nouns for the kinds, singular and plural. "Code" means functions: the smallest part that people read as a whole. */
const kinds: readonly (readonly [RankedKind, string])[] = [
  ['function', '(?:public |private |single |named )?(?:functions?|methods?|procedures?|routines?)(?: (?:or|and) (?:functions?|methods?))?'],
  ['function', '(?:parts? of (?:the|this|our) )?(?:code|code ?base)|(?:pieces?|places?|parts?|bits?)(?: of (?:the |this )?code)?'],
  ['class', '(?:class(?:es)?|structs?)(?: (?:or|and) structs?)?'],
  ['type', '(?:types?|interfaces?|traits?)'],
  ['file', '(?:source |code )?(?:files?|modules?)'],
  ['function', 'funktion(?:en)?|methoden?|code'],
  ['class', 'klassen?'],
  ['file', 'datei(?:en)?|moduln?|module'],
];

/** Superlatives of each measure. */
const superlatives: readonly (readonly [RankMeasure, string])[] = [
  ['lines', 'longest|largest|biggest|hugest|längsten?|größten?|groessten?'],
  [
    'branches',
    '(?:most|least) (?:complicated|complex|convoluted|difficult|tangled|intricate|maintainable|readable|understandable)|complexest|trickiest|hairiest|ugliest|kompliziertesten?|komplexesten?',
  ],
  [
    'branches',
    '(?:the )?(?:hardest|most difficult|most complicated)(?: for (?:people|humans|newcomers))? to (?:maintain|read|understand|follow|test|change|modify|refactor|debug)|am schwersten zu (?:warten|lesen|verstehen|ändern)',
  ],
  [
    'uses',
    '(?:most|more) (?:often |frequently |commonly |widely |heavily )?(?:used|called|invoked|imported|referenced|reused|popular|depended[- ](?:up)?on)|(?:used|called|invoked|imported|referenced|depended (?:up)?on) (?:the )?most(?: often| frequently)?|(?:used|depended (?:up)?on) by (?:the )?most (?:other )?(?:code|files|modules|functions|classes|others)|am (?:meisten|häufigsten) (?:benutzt|verwendet|aufgerufen|importiert|genutzt)|meist(?:benutzten?|verwendeten?|genutzten?|aufgerufenen?)',
  ],
];
/** Nouns of each measure after "most". */
const mostNouns: readonly (readonly [RankMeasure, string])[] = [
  ['lines', '(?:lines|code)(?: of code)?|zeilen'],
  ['branches', '(?:branches|conditions|ifs|if statements|complexity|verzweigungen)'],
  ['members', '(?:methods|members|functions|fields|methoden|funktionen)'],
  ['uses', '(?:callers|uses|usages|users|references|importers|dependents|incoming (?:calls|dependencies)|aufrufer|verwendungen)'],
];

const alternatives = (rows: readonly (readonly [string, string])[]): string => `(?:${rows.map(([, words]) => words).join('|')})`;
const kind = `(?<kind>${alternatives(kinds)})`;
const superlative = `(?:the |die |der |das )?${alternatives(superlatives)}`;
const first = `(?<first>${superlative}(?:(?:,| and| or|, or|, and|/| und| oder) ?${superlative}){0,3})`;
const hasMost = `(?:has|have|contains?|with|haben?|hat) (?:the |die )?(?:most|meisten) (?<most>${alternatives(mostNouns)})`;
const hereWords =
  '(?: (?:here|overall|of all|hier))?(?: (?:in|of|within|under|from|im|in der|von) (?<where>[^\\s,;]+(?: [^\\s,;]+){0,3}))?(?: here)?';
const number = '(?:(?:top )?(?:\\d{1,3}|few|three|five|ten) )?';
const ask =
  '(?:(?:can|could) you )?(?:please )?(?:list|show|find|name|give|tell|rank|zeige?|nenne)(?: (?:me|us|mir))?(?: (?:all|which is|what is|what are|which are))?';
const sentences: readonly RegExp[] = [
  `^(?:what|which|where|who|was|welche[rs]?)(?:'s| is| are| ist| sind)?(?: the| die| der| das)? ${number}${first} ${kind}${hereWords}$`,
  `^(?:what|which|welche[rs]?)(?: of (?:the|our|my|these))? ${kind}${hereWords.replace('<where>', '<before>')} (?:is|are|do|does|gets?|has been|have been|ist|sind|wird|werden)(?: being)? ${first}(?: ones?)?${hereWords}$`,
  `^(?:what|which|welche[rs]?)(?: of (?:the|our|my|these))? ${kind} ${hasMost}${hereWords}$`,
  `^(?:what|which)(?:'s| is| are)? (?:the )?${kind} ${hasMost}${hereWords}$`,
  `^${ask}(?: the| die)? ${number}${first} ${kind}${hereWords}$`,
  `^${ask}(?: the| die)? ${number}${kind} ${hasMost}${hereWords}$`,
  `^(?:the )?${number}${first} ${kind}${hereWords}$`,
].map((sentence) => new RegExp(sentence, 'iu'));

/** A word that every sentence has. The sentences are long, and most questions have none. */
const rankingWords = new RegExp(`${alternatives(superlatives)}|most|meisten`, 'iu');

/** Longer texts ask for more than a ranking. */
const maxLength = 160;

/** The ranking that `title` asks for; undefined for other questions. */
export function readRankingQuestion(title: string): RankingQuestion | undefined {
  const text = title
    .replace(/[\s.?!？。！]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length > maxLength || !rankingWords.test(text)) return undefined;
  for (const sentence of sentences) {
    const groups = sentence.exec(text)?.groups;
    if (!groups) continue;
    const rankedKind = kinds.find(([, words]) => isWhole(words, groups['kind'] ?? ''))?.[0];
    const countedNoun = groups['most'] ?? '';
    const by = countedNoun
      ? mostNouns.filter(([, words]) => isWhole(words, countedNoun)).map(([measure]) => measure)
      : measuresIn(groups['first'] ?? '');
    if (rankedKind && by.length) return { of: rankedKind, by };
  }
  return undefined;
}

/** Measures of the superlatives, in text order. */
function measuresIn(text: string): readonly RankMeasure[] {
  const measures = superlatives.flatMap(([measure, words]) => {
    const at = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').exec(text)?.index;
    return at === undefined ? [] : [{ measure, at }];
  });
  return [...new Set(measures.toSorted((a, b) => a.at - b.at).map(({ measure }) => measure))];
}

function isWhole(words: string, text: string): boolean {
  return new RegExp(`^(?:${words})$`, 'iu').test(text);
}
