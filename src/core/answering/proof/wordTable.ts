// Table of words in ten languages for checking sentences: negations, conditions, comparisons and remarks about the evidence. Provenance:
// written down by hand from grammars of the ten languages in which questions are read; none was taken from a project that is measured.

const spacedLanguages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'ru'] as const;
const unspacedLanguages = ['zh', 'ja', 'ko'] as const;
type ProofLanguage = (typeof spacedLanguages)[number] | (typeof unspacedLanguages)[number];
type WordRow = Readonly<Partial<Record<ProofLanguage, string>>>;

/** Words of each concept, separated by `|`, as a regular expression. */
const wordRows = {
  /** Negates something. */
  negation: {
    en: "no|not|never|neither|nor|nothing|none|nobody|without|cannot|\\w+n['’]t|lacks?|instead of|rather than|unlike|fails? to|excluded|left out|leaves? out|omits?",
    de: 'kein\\w*|nicht|nichts|nie|niemals|ohne|weder|noch nie|statt',
    fr: 'pas|jamais|aucune?|sans|rien|ni|plutôt que|au lieu d\\S*',
    es: 'no|nunca|jamás|ning[uú]n\\w*|nada|sin|ni|en lugar de',
    pt: 'não|nunca|jamais|nenhum\\w*|nada|sem|nem|em vez de',
    it: 'non|mai|nessun\\w*|niente|nulla|senza|né|invece di',
    ru: 'не|нет|никогда|ни|без|никак\\p{L}*|нельзя|вместо',
    zh: '不(?!仅|同|过)|没有|没|未|无|无法|并非|既不',
    ja: 'ない|なし|ません|ず(?=に)|なかった|なく(?=て|、)',
    ko: '않|없|아니|못|안\\s',
  },
  /** A state that a guard tests by absence: with the name beside it, equal to a negation. */
  absent: {
    en: 'null|nil|none|undefined|false|falsy|zero|empty|unset|disabled|missing|absent|off|negative|dead|died|unless',
    de: 'leer\\w*|falsch|deaktiviert\\w*|fehlt|abgeschaltet\\w*|es sei denn',
    fr: 'vide|faux|fausse|désactivée?|absente?|nulle?|manquante?|à moins|sauf si',
    es: 'vac[ií]\\w+|falso|desactivad\\w+|ausente|falta|nulo|salvo|a menos',
    pt: 'vazi\\w+|falso|desativad\\w+|ausente|falta|nulo|a menos|salvo se|a não ser',
    it: 'vuot\\w+|falso|disattivat\\w+|assente|manca|nullo|a meno|tranne se|salvo se',
    ru: 'пуст\\p{L}*|ложь|ложно|отключ[её]н\\p{L}*|отсутству\\p{L}*',
    zh: '为假|为空|空的|禁用|关闭|缺失|除非',
    ja: '偽|空の|空で|無効|存在しな',
    ko: '거짓|비어|빈\\s|비활성|꺼져',
  },
  /** Opens a condition, or a clause that limits a statement. */
  condition: {
    en: 'even if|even when|(?<!even )if|(?<!even )when|whenever|unless|until|(?<!at )once(?! (?:a|an|per|every|each|in|and|more)\\b)|while|as long as|as soon as|otherwise|in case|provided|(?:that|which|who|whose) (?:\\w+ ){0,3}(?:is|are|has|have)|with(?=[^.,]{1,60}\\b(?:set|enabled|disabled|in force))|without',
    de: 'auch wenn|selbst wenn|(?<!auch |selbst )wenn|falls|sofern|sobald|solange|während|bis|bevor|andernfalls|es sei denn|bei denen|ohne',
    fr: "même si|(?<!sauf |même |incluso )si|s['’](?=il)|quand|lorsqu\\S*|dès qu\\S*|tant qu\\S*|jusqu\\S*|sinon|à moins|sauf si|pourvu|sans",
    es: 'incluso si|(?<!sauf |même |incluso )si|cuando|mientras|hasta que|en cuanto|salvo|siempre que|a menos|sin',
    pt: 'mesmo se|salvo se|a não ser|(?<!mesmo |salvo )se(?= (?:o|os|as|um|uma|não|for|houver|estiver)\\b| *$)|quando|enquanto|até que|assim que|a menos|caso|sem',
    it: 'anche se|salvo se|tranne se|(?<!anche |salvo |tranne )se(?= (?:il|lo|i|gli|un|una|non|è|viene)(?![\\p{L}])| *$)|quando|finché|appena|a meno|qualora|altrimenti|senza',
    ru: 'если|когда|пока|как только|иначе|при условии|без',
    zh: '如果|若|当|只要|除非|否则|直到|时(?=,|,|。)|的情况下',
    ja: '場合|とき|時に|なら|れば|たら|限り|まで',
    ko: '경우|때|면(?=\\s|,)|동안|까지|않는 한',
  },
  /** The openings that make something depend on a condition. */
  deciding: {
    en: 'only|if|when|whenever|unless|until|(?<!at )once(?! (?:a|an|per|every|each|in|and|more)\\b)|as long as|as soon as|otherwise|in case|provided|without',
    de: 'nur|wenn|falls|sofern|sobald|solange|bis|andernfalls|sonst|es sei denn|ohne',
    fr: "seulement|si|s['’](?=il)|quand|lorsqu\\S*|dès qu\\S*|tant qu\\S*|jusqu\\S*|sinon|à moins|sauf si|pourvu|sans",
    es: 'solo|sólo|si|cuando|mientras|hasta que|en cuanto|salvo|siempre que|a menos|sin',
    pt: 'só|somente|apenas|se|quando|enquanto|até que|assim que|salvo|a menos|sem',
    it: 'solo|se|quando|finché|appena|a meno|qualora|altrimenti|tranne se|senza',
    ru: 'только|если|когда|пока|как только|иначе|при условии|без',
    zh: '只有|仅|如果|若|当|只要|除非|否则|直到|时(?=,|,|。)|的情况下',
    ja: 'だけ|のみ|場合|とき|時に|なら|れば|たら|限り',
    ko: '만|경우|때|면(?=\\s|,)|동안|않는 한',
  },
  /** An error as the way out. */
  raising: {
    en: 'throws?|thrown|raise[sd]?|errors?|exceptions?|rejects?|refuse[sd]?|fail(?:s|ed)?',
    de: 'wirft|geworfen|fehl\\w*|lehnt|abgelehnt|ausnahme',
    fr: 'lève|lance|erreur|échoue|rejet\\w+|refus\\w+',
    es: 'lanza|error|falla|rechaza',
    pt: 'lança|erro|falha|rejeita',
    it: 'lancia|solleva|errore|fallisce|rifiuta',
    ru: 'бросает|выбрасывает|ошибк\\p{L}*|отклоня\\p{L}*',
    zh: '抛出|错误|异常|失败|拒绝',
    ja: '投げ|例外|エラー|失敗|拒否',
    ko: '던지|예외|오류|실패|거부',
  },
  /** Says that something holds against expectation: a guard with that name does not prove it. */
  regardless: {
    en: 'even if|even when|also|always|still|regardless|anyway|even though',
    de: 'auch wenn|selbst wenn|auch|immer|trotzdem|dennoch|unabhängig',
    fr: 'même si|toujours|aussi|quand même|indépendamment',
    es: 'aunque|incluso si|siempre|también|independientemente',
    pt: 'mesmo se|mesmo que|sempre|também|independentemente',
    it: 'anche se|sempre|anche|comunque|indipendentemente',
    ru: 'даже если|всегда|также|тоже|независимо',
    zh: '即使|总是|也会|仍|无论',
    ja: 'たとえ|常に|ても|でも|かかわらず',
    ko: '라도|항상|여전히|상관없이',
  },
  /** Actions of a guard that leaves early. */
  leaving: {
    en: 'return(?:s|ed)?|throws?|thrown|raise[sd]?|fail(?:s|ed)?|skip\\w*|ignor\\w+|ends?|stops?|leaves?|rejects?|resolves?|breaks?|exits?|left out|errors?|exceptions?|refuse[sd]?|rejected|nothing|at once|immediately',
    de: 'wirft|liefert|gibt|bricht|endet|übergeht|überspr\\w+|ignoriert|verlässt|schlägt|fehl\\w*|sofort|lehnt',
    fr: 'renvoie|retourne|lève|échoue|ignore|arrête|termine|saute|rejet\\w+|résout|tout de suite|aussitôt',
    es: 'devuelve|lanza|falla|ignora|omite|termina|detiene|rechaza|resuelve|enseguida',
    pt: 'devolve|retorna|lança|falha|ignora|omite|termina|rejeita|resolve|logo',
    it: 'restituisce|lancia|solleva|fallisce|ignora|salta|termina|rifiuta|risolve|subito',
    ru: 'возвращает|бросает|выбрасывает|игнорир\\p{L}*|пропуска\\p{L}*|завершает|отклоня\\p{L}*|сразу',
    zh: '返回|抛出|跳过|忽略|结束|失败|拒绝|立即|不算',
    ja: '返す|返し|戻|投げ|無視|終了|失敗|飛ばす|すぐ',
    ko: '반환|던지|무시|건너뛰|종료|실패|즉시',
  },
  /** Relations of one definition to another. */
  calling: {
    en: 'calls?|invokes?|uses?|raises?|throws?|extends?|inherits from|delegates to|starts?|runs?',
    de: 'ruft|benutzt|verwendet|wirft|erweitert|erbt von|startet',
    fr: 'appelle|invoque|utilise|lève|étend|hérite de|démarre',
    es: 'llama a|invoca|usa|utiliza|lanza|extiende|hereda de',
    pt: 'chama|invoca|usa|utiliza|lança|estende|herda de',
    it: 'chiama|invoca|usa|utilizza|lancia|solleva|estende|eredita da',
    ru: 'вызывает|использует|бросает|расширяет|наследует',
    zh: '调用|使用|抛出|继承',
  },
  /** Passive forms of the same relations. */
  called: {
    en: '(?:is|are|gets) (?:\\p{L}+ )?(?:called|invoked|used|raised|thrown|extended|started) (?:by|from|in)',
    de: 'wird (?:\\p{L}+ )?(?:von|in)(?= *\\P{L} *(?:\\p{L}+ )?(?:aufgerufen|benutzt|verwendet|geworfen))',
    fr: 'est (?:appelée?|invoquée?|utilisée?|levée?) (?:par|dans)',
    es: 'es (?:llamad[oa]|invocad[oa]|usad[oa]|lanzad[oa]) (?:por|en|desde)',
    pt: 'é (?:chamad[oa]|invocad[oa]|usad[oa]|lançad[oa]) (?:por|em)',
    it: 'è (?:chiamat[oa]|invocat[oa]|usat[oa]|lanciat[oa]) (?:da|in)',
    ru: 'вызывается (?:из|в)',
    zh: '被',
  },
  /** The first of several steps. */
  first: {
    en: 'first',
    de: 'zuerst|zunächst',
    fr: "d['’]abord",
    es: 'primero',
    pt: 'primeiro',
    it: 'prima di tutto|per prima cosa|dapprima',
    ru: 'сначала|сперва',
    zh: '首先|先',
    ja: 'まず|最初に',
    ko: '먼저|우선',
  },
  /** The next one. */
  then: {
    en: '(?:only )?then|afterwards|after that(?=\\s*,|\\s+(?:it|the|they)\\b)|finally',
    de: '(?:erst )?dann|danach|anschließend|schließlich',
    fr: 'puis|ensuite|enfin',
    es: 'luego|después(?! de)|finalmente',
    pt: 'depois(?! d[eo])|em seguida|finalmente',
    it: 'poi|dopodiché|infine',
    ru: 'потом|затем|наконец',
    zh: '然后|接着|随后|最后',
    ja: '次に|その後|それから|最後に',
    ko: '그다음|그런 다음|그 후|마지막으로',
  },
  before: {
    en: 'before',
    de: 'bevor',
    fr: "avant (?:de|que|d['’])",
    es: 'antes de',
    pt: 'antes de',
    it: 'prima (?:di|che)(?! tutto)',
    ru: 'прежде чем|перед тем как',
  },
  after: {
    en: 'after(?! that)',
    de: 'nachdem',
    fr: 'après (?:avoir|que)',
    es: 'después de',
    pt: 'depois de',
    it: 'dopo (?:aver|che)',
    ru: 'после того как',
  },
  ge: {
    en: 'at least|no less than|not less than|no fewer than|greater than or equal(?: to)?|or more|reach(?:es|ed)|has passed|>=|≥',
    de: 'mindestens|wenigstens|nicht weniger als|größer oder gleich|erreicht|>=|≥',
    fr: 'au moins|supérieure? ou égale? à|atteint|>=|≥',
    es: 'al menos|como mínimo|mayor o igual|alcanza|>=|≥',
    pt: 'pelo menos|no mínimo|maior ou igual|atinge|>=|≥',
    it: 'almeno|come minimo|maggiore o uguale|raggiunge|>=|≥',
    ru: 'не менее|не меньше|как минимум|больше или равно|достига\\p{L}*|>=|≥',
    zh: '至少|不少于|不小于|大于或?等于|达到|>=|≥',
    ja: '以上|少なくとも|>=|≥',
    ko: '이상|적어도|최소|>=|≥',
  },
  le: {
    en: 'at most|no more than|not more than|less than or equal(?: to)?|or less|or fewer|<=|≤',
    de: 'höchstens|maximal|nicht mehr als|kleiner oder gleich|<=|≤',
    fr: 'au plus|au maximum|inférieure? ou égale? à|<=|≤',
    es: 'como máximo|a lo sumo|menor o igual|<=|≤',
    pt: 'no máximo|menor ou igual|<=|≤',
    it: 'al massimo|al più|minore o uguale|<=|≤',
    ru: 'не более|не больше|максимум|меньше или равно|<=|≤',
    zh: '至多|最多|不超过|不大于|小于或?等于|<=|≤',
    ja: '以下|最大でも|<=|≤',
    ko: '이하|최대|<=|≤',
  },
  gt: {
    en: '(?:greater|larger|bigger|longer|higher|more|later|older) than(?! or equal)|above|exceed(?:s|ed)|(?<=\\s)>(?=\\s)',
    de: '(?:größer|mehr|länger|höher|später) als|übersteigt|überschreitet|über(?= \\d)|(?<=\\s)>(?=\\s)',
    fr: 'plus (?:\\p{L}+ )?(?:que|de)|supérieure? à|dépasse|(?<=\\s)>(?=\\s)',
    es: 'mayor que|más de|más que|superior a|supera|(?<=\\s)>(?=\\s)',
    pt: 'maior que|mais de|mais que|superior a|ultrapassa|(?<=\\s)>(?=\\s)',
    it: 'maggiore di|più di|superiore a|supera|(?<=\\s)>(?=\\s)',
    ru: 'больше|более|превыша\\p{L}*|(?<=\\s)>(?=\\s)',
    zh: '大于(?!或?等于)|超过|多于|高于|(?<=\\s)>(?=\\s)',
    ja: 'より大き|より多|を超え|(?<=\\s)>(?=\\s)',
    ko: '보다 크|보다 많|초과|(?<=\\s)>(?=\\s)',
  },
  lt: {
    en: '(?:less|fewer|smaller|shorter|lower|earlier|younger) than(?! or equal)|below|negative|under(?= \\d)|(?<=\\s)<(?=\\s)',
    de: '(?:kleiner|weniger|kürzer|niedriger|früher) als|unterschreitet|unter(?= \\d)|negativ\\w*|(?<=\\s)<(?=\\s)',
    fr: 'moins (?:de|que)|inférieure? à|plus petite? que|négati\\w+|(?<=\\s)<(?=\\s)',
    es: 'menor que|menos de|menos que|inferior a|negativ\\w+|(?<=\\s)<(?=\\s)',
    pt: 'menor que|menos de|menos que|inferior a|negativ\\w+|(?<=\\s)<(?=\\s)',
    it: 'minore di|meno di|inferiore a|negativ\\w+|(?<=\\s)<(?=\\s)',
    ru: 'меньше|менее|отрицательн\\p{L}*|(?<=\\s)<(?=\\s)',
    zh: '小于(?!或?等于)|少于|低于|不足|(?<=\\s)<(?=\\s)',
    ja: 'より小さ|より少な|未満|(?<=\\s)<(?=\\s)',
    ko: '보다 작|보다 적|미만|(?<=\\s)<(?=\\s)',
  },
  /** The evidence itself. */
  evidence: {
    en: 'evidence|excerpts?|snippets?|(?:given|shown|provided|these|cited|available|above|listed) (?:lines?|code|files?|pieces?|parts?|material)|context (?:given|provided)|what (?:I was|was) (?:given|shown)',
    de: 'Evidenz|Belegen?|Ausschnitt\\w*|Auszüg\\w*|(?:gezeigt|vorliegend|gegeben|dies|zitiert|vorhanden|obig)e[nr]? (?:Zeilen|Code|Dateien|Stellen|Stücke?)',
    fr: 'extraits?|preuves|(?:ces|les) lignes(?: (?:fournies|montrées|données))?|(?:code|fichiers) fournis?',
    es: 'evidencia|extractos?|fragmentos?|(?:estas|las) líneas(?: (?:dadas|mostradas))?|código proporcionado',
    pt: 'evidências?|trechos?|excertos?|(?:estas|as) linhas(?: (?:dadas|mostradas))?|código fornecido',
    it: 'evidenz[ae]|estratt[oi]|frammenti|(?:queste|le) righe(?: (?:date|mostrate))?|codice fornito',
    ru: 'фрагмент\\p{L}*|свидетельств\\p{L}*|(?:данн|показанн|приведённ|приведенн|эт)\\p{L}+ (?:строк|код|файл)\\p{L}*',
    zh: '证据|(?:给出|提供|所给|显示|这些|上述)的?(?:代码|行|片段|文件)|代码片段|片段',
    ja: '(?:示された|与えられた|提供された|この|これらの)(?:コード|行|断片|範囲|抜粋)|抜粋|証拠',
    ko: '증거|(?:주어진|제시된|제공된|이) ?(?:코드|줄|행|조각)|발췌',
  },
  /** Remarks that something was not visible. */
  unseen: {
    en: "(?:is|are|was|were) not (?:\\w+ )?(?:shown|given|visible|included|provided|seen|part of)|(?:is|are|was|were)n['’]t (?:shown|given|visible|included|provided)|cannot be (?:seen|told|determined|confirmed|verified)|can['’]t be (?:seen|told)|lies? outside (?:of )?(?:the|this) workspace|(?:is|are) (?:cut|missing) (?:here|in|from|above|below)|(?:is|are) (?:itself )?cut\\b|I (?:cannot|can['’]t|do not|don['’]t) (?:see|tell|know)|remains? (?:open|unclear|unknown)",
    de: '(?:nicht|kein\\w*) (?:\\w+ )?(?:zu sehen|gezeigt|sichtbar|enthalten|ersichtlich|erkennbar|belegt)|fehl(?:t|en) noch|bleibt (?:offen|unklar)|lässt sich nicht (?:sagen|erkennen|belegen)',
    fr: "(?:n['’]est|ne sont|n['’]était) pas (?:montrée?s?|visibles?|fournie?s?|incluse?s?)|on ne (?:voit|sait) pas|reste (?:ouvert|inconnue?)",
    es: 'no (?:se (?:muestra|ve|puede ver|sabe)|está incluid\\w+|aparece)|queda (?:abierto|sin saber)',
    pt: 'não (?:é mostrad\\w+|se vê|está incluíd\\w+|aparece|se sabe)|fica em aberto',
    it: 'non (?:è mostrat\\w+|si vede|è inclus\\w+|compare|si sa)|resta aperto',
    ru: 'не (?:показан\\p{L}*|вид[ен]\\p{L}*|включ[её]н\\p{L}*|привед[её]н\\p{L}*)|остаётся неизвестн\\p{L}*',
    zh: '没有(?:显示|给出|提供|展示)|未(?:显示|给出|提供|包含)|看不到|无法(?:确定|得知|判断)',
    ja: '(?:示されて|含まれて|見えて|提供されて)い(?:ない|ません)|(?:分かり|わかり)ません|不明',
    ko: '(?:보이지|나와 있지|포함되어 있지|제시되지) 않|알 수 없',
  },
  /** Words of every introduction. */
  filler: {
    en: 'following|follows|this|these|way|ways|like|several|things|steps|here|happens?|done|works?',
    de: 'folgend\\w*|folgt|mehrere|dinge|schritte|weise|hier|passier\\w+|geschieht|so',
    fr: 'suivante?s?|suit|manière|façon|plusieurs|choses|étapes|voici|ainsi',
    es: 'siguientes?|manera|forma|varias|cosas|pasos|así',
    pt: 'seguintes?|maneira|forma|várias|coisas|passos|assim',
    it: 'seguenti?|modo|maniera|varie|cose|passi|così',
    ru: 'следующ\\p{L}*|образом|так|несколько|шаг\\p{L}*',
    zh: '如下|以下|方式|步骤',
    ja: '以下|次|ように|手順',
    ko: '다음|같이|방식|단계',
  },
} as const satisfies Readonly<Record<string, WordRow>>;

/** Meaning of a word. */
export type WordSense = keyof typeof wordRows;

const patternsBySense = new Map<WordSense, string>();

/** A pattern, without flags, of all words of `sense` in all languages. */
export function wordPattern(sense: WordSense): string {
  const pattern = patternsBySense.get(sense) ?? patternOf(wordRows[sense]);
  patternsBySense.set(sense, pattern);
  return pattern;
}

/** Like {@link wordPattern}, only for languages in which the word precedes its clause. */
export function openingWordsOf(sense: WordSense): string {
  return spacedPattern(wordRows[sense]);
}

/** Words with spaces between them need boundaries; other scripts only have their signs. */
function patternOf(row: WordRow): string {
  return [spacedPattern(row), ...unspacedLanguages.flatMap((language) => row[language] ?? [])].join('|');
}

function spacedPattern(row: WordRow): string {
  return `(?<![\\p{L}\\p{N}_])(?:${spacedLanguages.flatMap((language) => row[language] ?? []).join('|')})(?![\\p{L}\\p{N}_])`;
}

const testsBySense = new Map<WordSense, RegExp>();

/** Whether `text` has a word of `concept`. */
export function hasWordOf(sense: WordSense, text: string): boolean {
  const pattern = testsBySense.get(sense) ?? new RegExp(wordPattern(sense), 'iu');
  testsBySense.set(sense, pattern);
  return pattern.test(text);
}
