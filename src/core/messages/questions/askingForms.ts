// Table of questions about a message: its origin, its cause, the code behind it. Words in the message are not part of the question.
import type { MessageForm } from '../messageForms.ts';

/** A way to ask about a message. `§` stands for a quotation. */
export interface AskingForm extends MessageForm {
  readonly languages: readonly string[];
}

const message = 'the shelf has no room left';
const kind = '(?:error|message|warning|text|log(?: line| message| entry)?|output|line|string|exception|notice|info)';
const determiner = '(?:the |this |that |an? |following |(?:the|this) following )?';
const quotedExamples = (...fronts: readonly string[]): readonly (readonly [string, string])[] =>
  fronts.map((front) => [front.replace('§', `"${message}"`), message]);

/** Each tests a question in which `§` replaces quotations; in rows for text without marks the first group is the message. */
export const askingForms: readonly AskingForm[] = [
  {
    id: 'where-from',
    languages: ['en'],
    test: new RegExp(
      String.raw`\bwhere (?:does|do|did|is|was|are|were|could|can|might)\b[^§\n]{0,60}§[^§\n]{0,40}\b(?:com(?:e|es|ing) from|originat\w{1,6}|rais\w{1,4}|thrown|log\w{0,5}|print\w{0,4}|emit\w{0,4}|report\w{0,4}|said|say|shown|displayed|generated|produced|output)\b`,
      'i',
    ),
    examples: quotedExamples('Where does the message § come from?', 'where is § logged?', 'Where is the error § thrown in the API?'),
    others: ['Where does the request come from?', 'Where is "the shelf list" and who reads it?'],
  },
  {
    id: 'why-seen',
    languages: ['en'],
    test: new RegExp(
      String.raw`\b(?:why|when|how come)\b[^§\n]{0,40}\b(?:get|gets|getting|got|see|sees|seeing|saw|receiv\w{1,4}|show\w{0,3}|say\w{0,3}|said|told|print\w{0,4}|log\w{0,5}|throw\w{0,3}|rais\w{1,4}|return\w{0,3}|fail\w{0,3} with|appear\w{0,3}|hit|there)\b[^§\n]{0,40}§|\bwhy\b[^§\n]{0,20}§\s*[?.!]*\s*$`,
      'i',
    ),
    examples: quotedExamples('Why do I get §?', 'Why am I seeing the error § on start?', 'When do we see §', 'why §?'),
    others: ['Why do we get two shelves?', 'Why does "the shelf list" differ?'],
  },
  {
    id: 'what-says',
    languages: ['en'],
    test: new RegExp(
      String.raw`\b(?:what|who|which \w{1,30}|what \w{1,30})\b[^§\n]{0,30}\b(?:prints?|printed|printing|logs?|logged|says?|said|raises?|raised|throws?|threw|emits?|emitted|reports?|reported|shows?|showed|displays?|outputs?|writes?|wrote|causes?|caused|produces?|generates?|returns?|triggers?)\b[^§\n]{0,40}§`,
      'i',
    ),
    examples: quotedExamples('What prints §?', 'Which function logs the line §?', 'what causes §'),
    others: ['What prints the list of shelves?'],
  },
  {
    id: 'what-means',
    languages: ['en'],
    test: new RegExp(String.raw`\bwhat (?:does|do|is|means?)\b[^§\n]{0,40}§(?:\s+${kind})?(?:\s+mean)?\s*[?.!]*\s*$`, 'i'),
    examples: quotedExamples('What does § mean?', 'what does the warning § mean'),
    others: ['What does "the shelf has no room left" mean for the design?'],
  },
  {
    id: 'see-told',
    languages: ['en'],
    test: new RegExp(
      String.raw`^\W*(?:i(?:'m| am)?|we(?:'re| are)?|it|users?|my \w{1,20}|the \w{1,20})\b[^§\n]{0,40}\b(?:get|gets|getting|got|see|sees|seeing|saw|fails? with|failed with|shows?|says?|prints?|logs?|crash\w{0,4} with)\b[^§\n]{0,40}§`,
      'i',
    ),
    examples: quotedExamples('I get § when I save', 'The build fails with §'),
    others: ['I want to see the list of shelves'],
  },
  {
    id: 'bare-why',
    languages: ['en'],
    test: new RegExp(
      String.raw`^\W{0,3}(?:why (?:do|does|did|am|are|is) (?:i|we|you|it|users?|my \w{1,20}) (?:get(?:ting)?|see(?:ing)?|receiv(?:e|ing)|hit(?:ting)?|say(?:ing)?|show(?:ing)?)|what (?:prints|logs|says|raises|throws|causes)|where does) (?:${determiner}${kind}:? )?((?!(?:the|an?|this|these|those|my|our|no|two|it|i|we|so|many|only|all|old|every|same) )\S[^?\n]{6,300}?)(?: come from)?\s*\?*\s*$`,
      'i',
    ),
    examples: [
      [`Why do I get Room on the shelf is missing?`, 'Room on the shelf is missing'],
      [`where does Room on the shelf is missing come from?`, 'Room on the shelf is missing'],
    ],
    others: ['Why do I get an empty list of shelves?', 'Why do we use two shelves?'],
  },
  {
    id: 'bare-means',
    languages: ['en'],
    test: new RegExp(String.raw`^\W{0,3}what does (?:${determiner}${kind}:? )?(\S[^?\n]{6,300}?) mean\s*\?*\s*$`, 'i'),
    examples: [['what does Room on the shelf is missing mean', 'Room on the shelf is missing']],
    others: ['what does the shelf do', 'what does it mean for the shelf'],
  },
  {
    id: 'de',
    languages: ['de'],
    test: /(?:woher (?:kommt|stammt|kommen)|(?:warum|wieso|weshalb|wann) (?:sehe|bekomme|erhalte|kriege|kommt|kommen|erscheint|steht|gibt|wird|sagt|meldet|zeigt)|was bedeutet|(?:wer|was) (?:schreibt|gibt|druckt|meldet|loggt|wirft|sagt|zeigt)|(?:warum|wieso|weshalb)(?= ?§))(?!\p{L})[^§\n]{0,60}§|wo wird[^§\n]{0,60}§[^§\n]{0,20}(?:ausgegeben|geloggt|geworfen|gemeldet|geschrieben)/iu,
    examples: [
      [`Woher kommt die Meldung „${message}“?`, message],
      [`Warum sehe ich «${message}»?`, message],
    ],
    others: ['Woher kommt die Bestellung?', 'Was ist „das rote Regal“?', 'Wo wird „das rote Regal“ umgesetzt?'],
  },
  {
    id: 'romance',
    languages: ['fr', 'es', 'pt', 'it'],
    test: /(?:d['’]o[uù] vient|pourquoi|qu['’]est-ce qui|qui (?:affiche|écrit)|que (?:signifie|significa)|qu[ée] significa|de d[óo]nde (?:viene|sale)|por ?qu[eéê]|de onde vem|quem (?:imprime|escreve)|qui[ée]n (?:imprime|escribe)|o que significa|da dove (?:viene|arriva)|perch[ée]|chi (?:stampa|scrive)|cosa significa)(?!\p{L})[^§\n]{0,60}§/iu,
    examples: [
      [`D'où vient le message « ${message} » ?`, message],
      [`¿De dónde viene el mensaje "${message}"?`, message],
      [`Por que aparece "${message}"?`, message],
      [`Da dove viene il messaggio «${message}»?`, message],
    ],
    others: ['Pourquoi deux étagères ?'],
  },
  {
    id: 'ru',
    languages: ['ru'],
    test: /(?:откуда|почему|что означает|что значит|кто (?:выводит|пишет|печатает)|где (?:выводится|пишется))(?!\p{L})[^§\n]{0,60}§/iu,
    examples: [[`Откуда берётся сообщение «${message}»?`, message]],
    others: ['Почему полок две?'],
  },
  {
    id: 'cjk',
    languages: ['zh', 'ja', 'ko'],
    test: /(?:为什么|为何|怎么会)[^§\n]{0,40}§|§[^§\n]{0,40}(?:为什么|是什么意思|从哪|来自|どこから|なぜ|どういう意味|原因|출처|어디(?:에서|서) (?:나|오)|왜|무슨 뜻)|(?:なぜ|왜)[^§\n]{0,40}§/u,
    examples: [
      [`为什么会出现「${message}」这个错误？`, message],
      [`「${message}」はどこから出ていますか？`, message],
      [`"${message}" 메시지는 어디에서 나오나요?`, message],
    ],
    others: ['为什么有两个书架？', '“租户的隔离措施”是怎么实现的？'],
  },
];
