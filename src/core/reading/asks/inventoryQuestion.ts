// Parser for questions that ask for all definitions of a kind: "How many error classes are there?", "list all endpoints".
import type { SymbolKind } from '../../symbols/facts.ts';
import { plainTitle } from './plainTitle.ts';

/** A question for all definitions of a kind. */
export interface InventoryQuestion {
  readonly kinds: readonly SymbolKind[];
  /** Only types that are raised, or that derive from one. */
  readonly areFailures: boolean;
  /** Words before the noun, as written: "error" in "error classes". */
  readonly words: readonly string[];
}

/** A plural noun for a kind of definition, in the supported languages. */
interface KindNoun {
  readonly pattern: string;
  readonly kinds: readonly SymbolKind[];
  readonly areFailures?: true;
}

const typeKinds: readonly SymbolKind[] = ['class', 'interface', 'enum', 'type'];

/** A longer noun comes before a noun that it ends with, so that "error classes" is not read as "classes". */
const kindNouns: readonly KindNoun[] = [
  {
    pattern: '(?:error|exception) (?:class|type)es|error types|exception types|exceptions',
    kinds: ['class', 'type', 'constant'],
    areFailures: true,
  },
  { pattern: 'fehlerklassen|ausnahmeklassen|ausnahmen|exceptions|异常类?|错误类', kinds: ['class', 'type', 'constant'], areFailures: true },
  { pattern: 'classes|structs|klassen|类', kinds: ['class'] },
  { pattern: 'interfaces|traits|protocols|schnittstellen|接口', kinds: ['interface'] },
  { pattern: 'functions|funktionen|函数', kinds: ['function', 'method'] },
  { pattern: 'methods|methoden|方法', kinds: ['method'] },
  { pattern: 'enums|enumerations|aufzählungen|枚举', kinds: ['enum'] },
  { pattern: 'constants|konstanten|常量', kinds: ['constant'] },
  { pattern: 'types|typen|类型', kinds: typeKinds },
  { pattern: 'routes|endpoints|routen|endpunkte|路由', kinds: ['route'] },
  { pattern: 'unit tests|tests|test cases|测试', kinds: ['test'] },
];

const noun = `(?<noun>${kindNouns.map(({ pattern }) => pattern).join('|')})`;
const word =
  "(?!(?:of|in|that|which|who|what|the|is|are|does|do|can|for|from|to|by|with|calls?|uses?|und|der|die|das)\\b)[\\p{L}\\p{N}_.'-]+";
const words = `(?<words>(?:${word} ){0,3}?)`;
const hereWords =
  '(?: (?:here|in (?:here|total|all|this|the|our|it)(?: (?:project|repo(?:sitory)?|code ?base|code|workspace|library|package))?))?';
const exist = `(?: (?:are|is) (?:there|defined|declared|available|implemented)| exist| (?:does|do) (?:this|the|it|we|you)(?: (?:project|repo(?:sitory)?|code ?base|library|package))? (?:have|define|contain|declare))?`;

/** Whole sentences, so that longer questions do not match: "which functions call X" continues after its noun. */
const sentences: readonly RegExp[] = [
  `^(?:how many|what|which)(?: (?:different|kinds of|sorts of))? ${words}${noun}${exist}${hereWords}$`,
  `^(?:what|which) are (?:all )?(?:the )?${words}${noun}${hereWords}$`,
  `^are there any ${words}${noun}${hereWords}$`,
  `^(?:please )?(?:list|show|name|give|enumerate|count)(?: me)?(?: all)?(?: of)?(?: the)? ${words}${noun}${exist}${hereWords}$`,
  `^all (?:the )?${words}${noun}${hereWords}$`,
  `^(?:wie viele|welche) ${words}${noun}(?: gibt es| sind definiert| existieren)(?: hier| in diesem projekt| insgesamt)?$`,
  `^(?:liste|zeige?|nenne)(?: mir)?(?: alle)?(?: die)? ${words}${noun}(?: auf)?$`,
  `^(?:这里|这个项目|项目里|项目中)?(?:一共)?有(?:哪些|多少个?) ?(?<words>(?:${word} ?){0,2}?)${noun}$`,
  `^(?:请)?(?:列出|显示)(?:所有|全部)?(?:的)? ?(?<words>(?:${word} ?){0,2}?)${noun}$`,
].map((sentence) => new RegExp(sentence, 'iu'));

/** Longer texts ask for more than a kind. */
const maxLength = 120;

/** The inventory that `title` asks for; undefined for other questions. */
export function readInventoryQuestion(title: string): InventoryQuestion | undefined {
  const text = plainTitle(title);
  if (text.length > maxLength) return undefined;
  for (const sentence of sentences) {
    const groups = sentence.exec(text)?.groups;
    const row = groups && kindNouns.find(({ pattern }) => new RegExp(`^(?:${pattern})$`, 'iu').test(groups['noun'] ?? ''));
    if (row) return { kinds: row.kinds, areFailures: row.areFailures ?? false, words: (groups['words'] ?? '').split(' ').filter(Boolean) };
  }
  return undefined;
}
