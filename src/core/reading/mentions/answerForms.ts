// Removes phrases for the form of an answer, such as "Step by step" or "in short": their words are no topic.
import { isSmallWord } from '../questionLanguage.ts';

/** Patterns of a language. `adverbs` are adverbs that only count next to a question word: "what exactly", but not "match exactly". */
interface AnswerForms {
  readonly phrases: string;
  readonly adverbs: string;
  readonly asking: string;
}

/** Patterns by language. Without them "what happens step by step when X starts?" is searched for `step`: docs/ranking.md. */
const byLanguage: readonly AnswerForms[] = [
  {
    phrases:
      'step[- ]by[- ]step|one step at a time|in (?:(?:more|full|great|some|every) )?details?|in short|in brief|briefly|in a nutshell|in (?:a few|one|two|simple|plain|your own|other) (?:words?|sentences?|terms|english)|from (?:the )?(?:very )?(?:start|beginning|top) to (?:the )?(?:very )?(?:finish|end|bottom)|(?:one|each) after (?:the other|another|each other)|one by one|at a high level',
    adverbs: 'exactly|precisely',
    asking: 'what|where|how|when|why|which|who|do|does|happens?|works?',
  },
  {
    phrases:
      'schritt (?:für|um) schritt|schrittweise|im (?:detail|einzelnen)|ausführlich|in kürze|kurz (?:gesagt|gefasst|und knapp)|in (?:wenigen|einfachen) worten|von (?:anfang bis ende|vorne bis hinten)|(?:eins|einer|eine) nach de[mr] anderen|der reihe nach',
    adverbs: 'genau|exakt',
    asking: 'was|wo|wie|wann|warum|wer|welche[rsmn]?|passiert|geschieht|macht|tut',
  },
  {
    phrases:
      "étape par étape|pas à pas|en détails?|en bref|brièvement|en (?:quelques|peu de) mots|du début (?:à|jusqu['’]à) la fin|l['’]une? après l['’]autre",
    adverbs: 'exactement|précisément',
    asking: "que|qu['’]est-ce|où|comment|quand|pourquoi|qui|fait|passe-t-il",
  },
  {
    phrases:
      'paso (?:a|por) paso|en detalle|en resumen|brevemente|en pocas palabras|(?:de|desde el) principio (?:a|al|hasta el) fin(?:al)?|un[oa] tras otr[oa]',
    adverbs: 'exactamente|precisamente',
    asking: 'qué|dónde|cómo|cuándo|quién|hace|ocurre|pasa|sucede',
  },
  {
    phrases:
      'passo a passo|em detalhes?|em resumo|resumidamente|em poucas palavras|do (?:início|começo) (?:ao|até o) fim|um[a]? (?:após|depois d)[oa]? outr[oa]',
    adverbs: 'exatamente|precisamente',
    asking: 'que|onde|como|quando|quem|faz|acontece',
  },
  {
    phrases:
      "passo (?:dopo|per|a) passo|(?:in|nel) dettaglio|in breve|brevemente|in poche parole|dall['’]inizio alla fine|un[oa]? dopo l['’]altr[oa]",
    adverbs: 'esattamente|precisamente',
    asking: 'cosa|dove|come|quando|chi|fa|succede',
  },
];

const edge = { before: '(?<![\\p{L}\\p{N}_`\'"“-])', after: '(?![\\p{L}\\p{N}_`\'"”-])' };
const forms: readonly RegExp[] = byLanguage.flatMap(({ phrases, adverbs, asking }) => [
  new RegExp(`${edge.before}(?:${phrases})${edge.after}`, 'giu'),
  new RegExp(
    `(?<=${edge.before}(?:${asking}) )(?:${adverbs})${edge.after}|${edge.before}(?:${adverbs})(?= (?:${asking})${edge.after})`,
    'giu',
  ),
]);
/** Words that begin a clause, besides the small words of the languages. */
const opensClause =
  /^(?:after|before|while|during|until|once|as|by|since|does|happens?|bevor|nachdem|während|sobald|als|avant|après|lorsqu|antes|después|passiert)$/iu;
/** Longer texts are reports; their words are weighed line by line. */
const maxLength = 400;

/** `text` without phrases for the form of an answer. A phrase before a noun describes a thing ("the step by step debugger") and stays. */
export function withoutAnswerForms(text: string): string {
  if (text.length > maxLength) return text;
  return forms.reduce(
    (rest, form) => rest.replace(form, (phrase: string, at: number) => (endsThere(rest, at + phrase.length) ? ' ' : phrase)),
    text,
  );
}

/** Whether no noun follows that the phrase before `end` could belong to. */
function endsThere(text: string, end: number): boolean {
  const next = /^[ \t]+([\p{L}\p{N}_]+)/u.exec(text.slice(end))?.[1];
  return next === undefined || isSmallWord(next) || opensClause.test(next);
}
