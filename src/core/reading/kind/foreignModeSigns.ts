// Wording that speaks for a mode in languages other than English. Stems without word boundaries: half of these scripts have none.
import * as l10n from '@vscode/l10n';
import type { Mode } from '../mode.ts';
import type { ModeSign } from './modeSigns.ts';
import { foreignLanguageOf, type ForeignLanguage } from '../questionLanguage.ts';

interface Cues {
  readonly mode: Mode;
  readonly weight: number;
  readonly reason: () => string;
  readonly symptom?: true;
  /** By language; each is a choice of stems. */
  readonly stems: Readonly<Record<ForeignLanguage, string>>;
}

const cues: readonly Cues[] = [
  {
    mode: 'exploratory',
    weight: 3,
    reason: () => l10n.t('it asks in which order things happen or how parts connect'),
    stems: {
      de: 'der reihe nach|was passiert (?:alles |genau )?(?:wenn|nach|bevor|beim|zwischen|mit|danach|,)|reihenfolge|schritt für schritt|verfolge|nacheinander|ablauf|datenfluss|kontrollfluss|aufrufkette|aufgerufen|wer ruft|ruft .{1,60} auf|aufrufer|\\bweg (?:von|vom|einer|eines|des|der)|\\bvo[nm] .{2,80} bis |durchläuft|gelangt|hängt .{1,40} ab|einstiegspunkt',
      fr: "que se passe[- ]t|ce qui se passe|dans quel ordre|étape par étape|pas à pas|enchaînement|cheminement|parcours|suis le|suivre|qui appelle|appelée? par|quelles? (?:fonctions|méthodes) .{0,60}appel|appelants|chaîne d['’]appels?|flux de|jusqu['’](?:à|au)|point d['’]entrée|cycle de vie|dépend de",
      es: 'qué (?:pasa|sucede|ocurre) (?:cuando|si|al|después|desde|entre|tras)|en qué orden|paso a paso|recorrido|rastrea|sigue el|quién llama|quiénes llaman|llamada? por|qué funciones .{0,60}llam|cadena de llamadas|se (?:ejecutan|llaman|invocan)|flujo|\\bdesde .{2,80} hasta |ciclo de vida|punto de entrada|depende de',
      pt: 'o que acontece (?:quando|se|ao|depois|entre)|em que ordem|passo a passo|rastreie|siga o|quem chama|chamad[ao]s? por|cadeia de chamadas|fluxo|\\b(?:desde|de|do|da) .{2,80} até |ponto de entrada|depende de',
      it: 'cosa (?:succede|accade) (?:quando|se|dopo|tra)|in (?:che|quale) ordine|passo (?:per|dopo) passo|segui |chi chiama|chiamat[ao] da|catena di chiamate|flusso|\\b(?:da|dal|dalla) .{2,80} (?:fino )?(?:a|al|alla) |punto di ingresso|ciclo di vita',
      ru: 'что происходит|в каком порядке|пошагово|шаг за шагом|проследи|кто вызывает|вызывается|вызывают|цепочк|поток (?:данных|управления)|путь (?:запроса|от)|жизненн\\S+ цикл|точк\\S+ входа|зависит от',
      zh: '依次|调用链|谁调用|哪里(?:被)?调用|调用了(?:哪些|什么)|被(?:谁|哪些|哪里)|调用(?:顺序|关系|流程|路径)|流程|顺序|一步(?:一)?步|跟踪|追踪|走一遍|数据流|从.{1,60}(?:到|至).{1,60}(?:经过|过程|流|路径|调用|怎么|如何|哪些|步骤)|之后(?:会)?发生|会发生什么|入口|生命周期|上游|下游',
      ja: '順番|順序|流れ|フロー|呼び出し(?:元|先|経路|順|チェーン|関係)|呼び出され|呼ばれ|呼んで|呼び出している|経路|たど|辿|追って|追跡|ステップ|から.{1,60}まで|何が起き|何が起こ|エントリ|ライフサイクル|経由',
      ko: '순서|흐름|호출(?:하는|되는|자|부|경로|체인|관계|순)|단계별|추적|따라가|부터.{1,60}까지|에서.{1,60}까지|무슨 일이 (?:일어|발생)|진입점|생명 ?주기',
    },
  },
  {
    mode: 'analytical',
    weight: 3,
    reason: () => l10n.t('it asks for an assessment'),
    stems: {
      de: 'schwächen|schwachstelle|schwachpunkt|mängel|bewert|beurteil|einschätz|verbesser|kopplung|gekoppelt|zyklisch|zyklen|technische schulden|code-?qualität|qualität|wartbar|refaktor|refactor|überarbeit|aufteilen|toter code|doppelte[rnms]? (?:code|logik)|duplikat|zu (?:komplex|groß|lang|viele|stark|eng)|am (?:meisten|komplexesten|stärksten|schlechtesten)|risiken|risiko|sauber|testbar|architektur|vor- und nachteile|verletz|aufräumen|sinnvoll',
      fr: 'points? faibles?|faiblesses|défauts|évalu|améliorer|améliorations?|coupl(?:age|és?)|cycliques?|dette technique|qualité|maintenab|refactor|réusin|découper|code mort|dupliqu|duplication|trop (?:complexe|gros|long|de|coupl)|(?:le|la|les) plus (?:complexe|gros|coupl|risqu)|risques|propre|testab|architecture|avantages et|critique|viol|avis sur|nettoy',
      es: 'puntos débiles|debilidad|defectos|evalú|evalua|mejor(?:ar|as|arías|a(?:ble|do))|acopla|cíclic|circular|deuda técnica|calidad|mantenib|refactor|código muerto|duplicad|duplicación|demasiado (?:complej|grande|larg|acopl)|demasiad[ao]s|más (?:complej|acoplad|grandes|riesgos)|riesgos|arquitectura|ventajas y|revisa (?:el|la) (?:diseño|calidad|código)|crítica|opinas|violaci',
      pt: 'pontos fracos|fraquezas|falhas de (?:design|arquitetura)|avali|melhor(?:ar|ias)|acopla|cíclic|circular|dívida técnica|qualidade|manutenib|refator|código morto|duplicad|duplicação|complex[ao]s? demais|muito acoplad|mais (?:complex|acoplad)|riscos|arquitetura|opinião|viola',
      it: 'punti deboli|debolezze|difetti|valut|miglior(?:are|amenti)|accoppia|ciclic|circolar|debito tecnico|qualità|manutenib|refactor|codice morto|duplicat|duplicazion|troppo (?:compless|grand|lung|accopp)|più (?:compless|accoppiat)|rischi|architettura|violazion',
      ru: 'слабы\\S+ (?:мест|сторон)|недостатк|оцени|оценк|улучш|связанност|сцеплени|связан\\S+ (?:модул|между)|циклическ|технический долг|техдолг|качеств|рефактор|м[её]ртв\\S+ код|дублир|слишком (?:сложн|больш|длинн|сильн)|самы\\S+ (?:сложн|больш)|риск|архитектур|поддерживаем',
      zh: '耦合|内聚|循环(?:依赖|引用)|坏味道|技术债|代码质量|质量|重构|可维护|可测试|可扩展|架构|缺陷|弱点|不足|评估|评价|审查|改进|优化建议|最复杂|太(?:复杂|大|长|多)|过(?:于|度|大|长)|重复代码|重复的(?:逻辑|代码|实现)|死代码|未使用|没有用到|合理吗|是否合理|风险|瓶颈|优缺点|哪些.{0,10}最|(?:设计|结构|实现|代码)(?:上)?(?:有|存在).{0,6}问题',
      ja: '結合度|結合が|密結合|疎結合|凝集|循環(?:依存|参照|インポート)|コードの(?:臭|匂)|技術的負債|品質|リファクタ|保守性|テストしやす|拡張性|アーキテクチャ|設計(?:上)?の(?:問題|欠陥|弱点|レビュー|評価)|弱点|欠点|評価|レビュー|改善|最も|一番|複雑すぎ|大きすぎ|長すぎ|多すぎ|重複(?:した|して|コード|ロジック)|デッドコード|未使用|使われていない|妥当|リスク|ボトルネック|肥大',
      ko: '결합도|응집|순환 ?(?:의존|참조)|기술 ?부채|품질|리팩터|리팩토|유지 ?보수|아키텍처|약점|단점|결함|평가|리뷰|개선|가장 (?:복잡|큰|많)|너무 (?:복잡|크|길|많|강)|중복 ?(?:코드|로직|된)|죽은 코드|사용되지 않는|위험|병목',
    },
  },
  {
    mode: 'diagnostic',
    weight: 3.2,
    reason: () => l10n.t('it describes a failure'),
    stems: {
      de: '\\bwarum\\b|\\bkein\\S{0,2} .{1,40} mehr\\b|nicht mehr|wieso|weshalb|woran liegt|fehlermeldung|fehler\\b|\\babsturz|stürzt .{0,40}ab|abgestürzt|funktioniert .{0,60}(?:nicht|mehr)|geht nicht|klappt nicht|schlägt .{0,60}fehl|fehlgeschlagen|hängt sich|kaputt|\\bfalsch|statt(?:dessen| )|obwohl|plötzlich|leer(?:e|es|er)? |nichts passiert|passiert nichts|bleibt .{0,30}(?:hängen|leer|stehen)|erscheint nicht|wird nicht|werden nicht|ausnahme|doppelt (?:an|ge|ver|er)|ursache',
      fr: "pourquoi|d['’]où vient|erreur\\b|plante|planté|échou|ne (?:fonctionne|marche|répond|s['’]affiche|se \\S+|charge) (?:pas|plus)|\\bn['’]\\S+ (?:pas|plus)\\b|\\bne \\S+ (?:pas|plus|rien)\\b|au lieu d|alors que|bloqué|s['’]arrête|cassé|reste (?:blanc|vide|bloqu|noir)|page blanche|\\bfaux\\b|incorrect|soudain|rien ne se passe|exception|mauvais",
      es: '¿?por qué|\\berror\\b|fall(?:a|an|ó|o|ando)\\b|no (?:hace nada|hacen nada|funciona|pasa nada|carga|aparece|responde|se \\S+|devuelve|guarda)|se (?:cuelga|cae|bloquea|rompe)|en (?:vez|lugar) de|haciendo mal|aunque|de repente|vací[ao]|incorrect|equivocad|excepción|causa\\b|roto',
      pt: 'por ?que (?:o|a|os|as|não|está|meu|minha)|\\berro\\b|falh(?:a|ou|ando)\\b|não (?:funciona|carrega|aparece|responde|acontece|salva|consigo)|trava|quebr(?:a|ou)|em vez de|embora|de repente|vazi[ao]|incorret|errad|exceção',
      it: 'perch[ée]|\\berrore\\b|fallisc|non (?:funziona|carica|appare|risponde|succede nulla|va\\b)|si (?:blocca|pianta)|va in crash|invece di|anche se|all.improvviso|vuot[oa]|sbagliat|eccezione|rotto',
      ru: 'почему|из-за чего|ошибк|пада(?:ет|ют)|упал|не (?:работает|загружа|открыва|отвеча|сохраня|появля|приход)|зависа|слома|вместо|хотя|внезапно|пуст(?:ой|ая|ое|ые)|неправильн|неверн|исключени',
      zh: '为什么|为何|报错|错误|出错|异常|崩溃|失败|失效|不(?:工作|起作用|生效|显示|响应|对|正确)|无法|不能|没(?:有)?(?:反应|响应|生效|显示|变化|任何)|卡(?:住|死|顿)|超时|死锁|泄漏|变成|为空|丢失|怎么回事|原因|明明|却|突然|总是|闪退|白屏|乱码',
      ja: 'なぜ|どうして|エラー|例外|失敗|落ち(?:る|て|ます)|クラッシュ|動か(?:ない|なく|ず)|動きません|動作しない|できない|できません|されない|されません|表示され(?:ず|て|ない)|ならない|なりません|固ま|止ま(?:る|って|り)|おかしい|はずなのに|のに|バグ|原因|不具合|遅い|重い|消え|空に|タイムアウト|無限ループ|何も(?:起|表|出|変|返)|起きません|反応し|ませんか?。',
      ko: '왜 |오류|에러|예외|실패|작동하지|동작하지|안 ?(?:됩|돼|되|나|떠)|되지 않|멈추|멈춥|죽(?:어|습)|충돌|원인|버그|느려|느립|갑자기|사라|비어|대신|나오지 않|크래시|이유',
    },
  },
  {
    mode: 'conceptual',
    weight: 2,
    reason: () => l10n.t('it asks what something is or how to use it'),
    stems: {
      de: '\\bwas (?:ist|sind|macht|bedeutet|tut)\\b|wie (?:kann|benutze|verwende|nutze|konfiguriere|funktioniert|wird|werden)\\b|\\bwo (?:ist|wird|werden|liegt|steht)\\b|welche[rsmn]? |wozu|wofür|erklär|beschreib|bedeutung|unterschied|zweck',
      fr: "qu['’]est-ce|à quoi (?:sert|servent)|que (?:fait|signifie)|comment (?:fonctionne|utiliser|faire|configurer|puis|on|est|sont|marche)|où (?:est|sont|se)|quel(?:le)?s? (?:est|sont)|expliqu|décri|différence|signifi",
      es: '¿?qué (?:es|son|hace|hacen|significa)\\b|para qué|cómo (?:funciona|uso|usar|se|puedo|configur)|dónde (?:está|se)|cuál(?:es)? (?:es|son)|explica|describe|diferencia|significa',
      pt: 'o que (?:é|são|faz|significa)\\b|para que serve|como (?:funciona|uso|usar|posso|configur|é)|onde (?:está|fica|é)|qual (?:é|a|o)|explique|descreva|diferença',
      it: "(?:cosa|che cos['’]?) ?(?:è|sono|fa|significa)|a cosa serve|come (?:funziona|si|posso|uso|configur|viene)|dove (?:è|si|sono|viene)|qual[ei] |spiega|descrivi|differenza",
      ru: 'что (?:такое|делает|означает|значит)|как (?:работает|использовать|настроить|мне|можно|устроен)|где (?:находится|хранится|определ)|зачем нужн|для чего|объясни|опиши|разниц|отлич',
      zh: '是什么|什么是|什么意思|有什么用|作用|怎么(?:用|使用|实现|配置|添加|做|写|启用)|如何(?:使用|实现|配置|添加|启用|工作)|在哪(?:里|儿)?(?:定义|实现|配置|设置)|解释|介绍|说明|区别|用途|含义|默认值',
      ja: 'とは|何ですか|何をし|意味|使い方|どう(?:やって|すれば|使)|どのように(?:実装|動作|使|設定|機能)|どこで(?:定義|設定|実装|決)|どこに|説明|教えて|違い|目的|役割|既定値|デフォルト',
      ko: '무엇|뭐(?:예요|야|죠|인가)|의미|사용(?:법|하는 방법)|어떻게 (?:사용|구현|설정|동작|작동|하)|어디(?:에서|서|에) (?:정의|설정|구현|결정)|설명|차이|목적|역할|기본값',
    },
  },
];

const signsOf = new Map<ForeignLanguage, readonly ModeSign[]>();

/** The signs to look for in `text` besides the English ones; none when it is in English. */
export function foreignSigns(text: string): readonly ModeSign[] {
  const language = foreignLanguageOf(text);
  if (!language) return [];
  const known = signsOf.get(language);
  if (known) return known;
  const made = cues.map(({ stems, ...sign }): ModeSign => ({ ...sign, test: new RegExp(stems[language], 'iu') }));
  signsOf.set(language, made);
  return made;
}
