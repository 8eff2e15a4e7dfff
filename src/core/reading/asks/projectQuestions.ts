// Patterns for questions about the whole project, by language. They match whole sentences, so that a question that names something does
// not match. The patterns match lower-case text: V8 needs ten times as long to compile `\W` and `\p{L}` without regard to case.

/** Questions of one shape, with examples for the test. */
interface ProjectQuestions {
  readonly pattern: RegExp;
  readonly examples: readonly string[];
}

const project =
  '(?:project|repo(?:sitory)?|code ?base|code|app(?:lication)?|program|software|workspace|library|framework|package|crate|gem|tool)';
/** Plural nouns for the parts of something. */
const parts = '(?:layers|components|modules|parts|pieces|packages|subsystems|building blocks)';
const plan = '(?:architecture|structure|layout|design|organi[sz]ation)';
const hereWords = `(?: (?:here|in here|(?:of|in|for|to|about|behind) (?:this|the|the (?:whole|entire)|this (?:whole|entire)|our) ${project}))?`;
const adjective =
  '(?:(?:overall|general|high[- ]level|main|major|important|most important|key|central|basic|different|various|individual|short|quick|brief|rough|whole) ){0,2}';
const opening =
  "^\\W*(?:(?:hi|hello|hey)\\b[^.!?\\n]{0,60}[.!,]\\s*)?(?:(?:so|ok|okay|um|please)\\b[,\\s]+)*(?:(?:i'm|i am) new (?:here|to this[a-z ]{0,20})[,.;:]?\\s*)?" +
  "(?:(?:could|can|would) you (?:please )?|please |(?:i'd|i would) like (?:to (?:have|see|get) )?|i need )?";
const closing = '(?: please)?\\W*$';

function english(body: string, ...examples: string[]): ProjectQuestions {
  return { pattern: new RegExp(`${opening}${body}${closing}`, 'u'), examples };
}

/** Pattern without an optional opening or closing: the sentence stands alone. */
function sentence(body: string, ...examples: string[]): ProjectQuestions {
  return { pattern: new RegExp(`^[^\\p{L}]*(?:${body})[^\\p{L}]*$`, 'u'), examples };
}

/** One row per shape of sentence and language; a question about the project matches at least one. */
export const projectQuestions: readonly ProjectQuestions[] = [
  english(
    `what(?:'s| is| does) (?:all )?this(?: ${project})?(?: (?:all about|about|for|do|is))?`,
    'what is this',
    "What's this about?",
    'what does this do',
  ),
  english(`what (?:kind|sort|type) of ${project} is this`, 'What kind of app is this?'),
  english(`what (?:this|the) ${project} (?:is(?: (?:about|for))?|does)`, 'Can you please what this repo is about'),
  english(`(?:tell me|explain)(?: to me)? (?:about |what )?(?:this|the) ${project}(?: is| is about| does)?`, 'tell me about this project'),
  english(
    `where (?:do|should|can|could|would|shall) (?:i|we|one) (?:start|begin)(?: (?:reading|looking|to read|exploring|from))?(?: (?:the|this) ${project})?${hereWords}`,
    'where do I start',
    'Where should I start reading?',
    "I'm new here, where do I begin reading the code?",
  ),
  english(`where to (?:start|begin)(?: (?:reading|looking))?(?: (?:the|this) ${project})?${hereWords}`, 'Where to start reading?'),
  english(
    `(?:what|where)(?:'s| is| are) the ${adjective}(?:entry|starting) ?points?${hereWords}`,
    'Where is the entry point of this project?',
    'what are the entry points',
  ),
  english(
    `(?:(?:explain|describe|outline|summari[sz]e|show|give me|what(?:'s| is)|introduce)(?: me| us)?(?: to)? )?(?:the|this|its) ${adjective}(?:${project} )?${plan}${hereWords}(?: to me)?`,
    'explain the architecture',
    'Describe the overall structure of the codebase',
    'What is the architecture here?',
  ),
  english(
    `(?:(?:what|which) (?:are )?(?:the |its )?|(?:list|name|explain|describe|show|outline)(?: (?:to )?(?:me|us))? the )${adjective}${parts}(?: are there| exist| does (?:this|it|(?:this|the) ${project}) (?:have|contain|consist of))?${hereWords}`,
    'which layers are there',
    'Which layers does this have?',
    'What are the main parts of this project?',
    'which components does the project have?',
    'Explain the main parts of this project',
  ),
  english(
    `(?:what|which) ${adjective}${parts} (?:make up|are there in|is|are in) (?:this|the) ${project}(?: (?:made(?: up)? of|built (?:of|from)|composed of|divided into|split into))?`,
    'Which parts is this project made of?',
    'what modules make up the library',
  ),
  english(
    `how (?:do|does) (?:all )?(?:(?:the|its) ${adjective}${parts}${hereWords}|everything${hereWords}|(?:this|the) ${project}) (?:all )?(?:fit|work|hang|go|come|play) together`,
    'How do the parts of this project fit together?',
    'how does everything in here work together',
  ),
  english(
    `what is (?:this|the) ${project} (?:made(?: up)? of|built (?:of|from)|composed of)|what does (?:this|the) ${project} (?:consist of|contain)`,
    'what is this project made of?',
  ),
  english(
    `(?:how is|what does) the ${adjective}${plan}${hereWords}(?: look(?:s)?(?: like)?)?`,
    'what does the architecture of this project look like?',
    'How is the structure of the code?',
  ),
  english(
    `how does (?:this|the) ${project} work(?:,? (?:overall|internally|as a whole|in general|roughly|at a high level))?`,
    'how does this project work overall?',
  ),
  english(
    `(?:give (?:me |us )?|show (?:me |us )?|write )?an? ${adjective}(?:overview|summary|introduction|tour)(?:${hereWords}| of (?:the|this|its) ${adjective}(?:${project} )?${plan}${hereWords}| of what (?:this|the) ${project} (?:is(?: about)?|does))`,
    'Give me an overview of the architecture.',
    'give me an overview',
    'Could you please give me a short overview of what this repository is about?',
  ),
  english(
    `how (?:is|are) (?:this|things|everything|(?:this|the|the (?:whole|entire)) ${project}) (?:organi[sz]ed|structured|laid out|built(?: up)?|put together|set up|divided)`,
    'how is this organised',
    'How is the code structured?',
  ),
  sentence(
    'was ist (?:das|dies)(?: hier)?|was (?:macht|tut) (?:das|dies)(?: hier)?|worum geht es(?: hier)?|wo (?:fange?|soll(?:te)?|beginne) (?:ich|man)(?: (?:hier|zu lesen|mit dem lesen))?(?: an| anfangen| beginnen)?(?: zu lesen)?|(?:erklär\\p{L}*|beschreib\\p{L}*)(?: mir)? (?:bitte )?(?:die architektur|den aufbau|die struktur)(?: (?:des|dieses) (?:projekts|codes|programms)| der (?:codebasis|anwendung))?|(?:welche|was sind die)(?: (?:wichtigsten|wesentlichen|einzelnen))? (?:schichten|(?:haupt)?teile|module|(?:haupt)?komponenten|bausteine)(?: (?:gibt es(?: hier)?|hat (?:das|dieses) projekt|(?:dieses|des) (?:projekts|programms)|von (?:diesem|dem) projekt))|aus welchen (?:teilen|modulen|komponenten|schichten) besteht (?:das|dieses) projekt|woraus besteht (?:das|dieses) projekt|(?:gib|geben sie) mir (?:bitte )?einen (?:kurzen )?überblick(?: über (?:das|dieses) projekt)?|wie ist (?:das|dies|das projekt|dieses projekt|der code)(?: hier)? (?:aufgebaut|organisiert|strukturiert|gegliedert)|wo sind die einstiegspunkte',
    'Was ist das?',
    'Wo fange ich an zu lesen?',
    'Erkläre mir die Architektur',
    'Wie ist das Projekt aufgebaut?',
    'Welche Schichten hat dieses Projekt?',
    'Was sind die wichtigsten Teile dieses Projekts?',
    'Aus welchen Modulen besteht dieses Projekt?',
  ),
  sentence(
    "qu'est[- ]ce que c'est(?: que ce projet)?|c'est quoi(?: ce projet)?|que fait ce (?:projet|dépôt|programme)|à quoi sert ce (?:projet|dépôt|programme)|par où (?:commencer|dois-je commencer|je commence|commence-t-on)(?: (?:la lecture|à lire))?|(?:explique|décris|présente|expliquez|présentez)(?:-moi|-nous)? l'architecture(?: générale)?(?: (?:du|de ce) (?:projet|dépôt|code))?|quell?e?s (?:sont les )?(?:principa(?:les|ux) )?(?:couches|parties|composants|modules)(?: principa(?:les|ux))?(?: y a-t-il| existent| de ce projet| a ce projet)?|(?:donne|donnez)(?:-moi)? (?:un aperçu|une vue d'ensemble)(?: (?:du|de ce) (?:projet|dépôt|code))?|comment (?:est|ce projet est-il) (?:organisé|structuré)(?: (?:ce|le) (?:projet|code|dépôt))?",
    "Qu'est-ce que c'est que ce projet ?",
    'Par où commencer ?',
    "Explique-moi l'architecture du projet",
    'Quelles sont les couches de ce projet ?',
  ),
  sentence(
    '¿?qué es (?:esto|este (?:proyecto|repositorio))|¿?qué hace (?:esto|este (?:proyecto|repositorio|programa))|¿?(?:por )?d[óo]nde (?:empiezo|empezar|comienzo|debo empezar)(?: a leer)?|(?:explica|explícame|describe|descríbeme) la arquitectura(?: (?:del|de este) (?:proyecto|código|repositorio))?|¿?(?:qué|cuáles son las) (?:capas|partes|módulos|componentes)(?: principales)?(?: (?:hay|existen|tiene))?(?: (?:de )?este proyecto)?|dame una (?:visión|vista) general(?: (?:del|de este) proyecto)?|¿?cómo está organizado(?: (?:esto|el (?:proyecto|código)|este (?:proyecto|código)))?',
    '¿Qué es esto?',
    '¿Por dónde empiezo?',
    'Explícame la arquitectura del proyecto',
    '¿Qué partes tiene este proyecto?',
  ),
  sentence(
    'o que é (?:isto|isso|este (?:projeto|repositório))|o que (?:este (?:projeto|repositório)|isto|isso) faz|por onde (?:começo|começar|devo começar)(?: a ler)?|(?:explique|explica|descreva)(?:-me)? a arquitetura(?: (?:do|deste) (?:projeto|código|repositório))?|quais (?:são as )?camadas(?: existem| há)?|(?:dê-me|me dê) uma visão geral(?: (?:do|deste) projeto)?|como (?:isto|isso|este projeto|o projeto|o código) está organizado',
    'O que é isto?',
    'Por onde começo a ler?',
  ),
  sentence(
    "(?:che )?cos['’]è (?:questo|questo (?:progetto|repository))|(?:che )?cosa fa (?:questo|questo (?:progetto|programma|repository))|da dove (?:comincio|inizio|iniziare|cominciare|devo iniziare)(?: a leggere)?|(?:spiega|spiegami|descrivi)(?: l['’])? ?architettura(?: (?:del|di questo) (?:progetto|codice))?|quali (?:sono gli )?(?:strati|livelli)(?: ci sono)?|dammi una panoramica(?: (?:del|di questo) progetto)?|come è (?:organizzato|strutturato)(?: (?:il|questo) (?:progetto|codice))?",
    "Che cos'è questo progetto?",
    'Da dove comincio a leggere?',
  ),
  sentence(
    'что это(?: (?:такое|за (?:проект|репозиторий|программа)))?|что делает (?:этот (?:проект|код)|эта программа)|с чего (?:начать|мне начать)(?: (?:читать|чтение))?|(?:объясни|опиши|расскажи про|объясните|опишите)(?: мне)? архитектуру(?: (?:проекта|этого проекта|кода))?|какие (?:здесь )?(?:есть )?слои(?: есть)?|(?:дай|дайте)(?: мне)? обзор(?: (?:проекта|этого проекта))?|как (?:устроен|организован)(?: (?:проект|этот проект|код))?',
    'Что это за проект?',
    'С чего начать читать?',
  ),
  sentence(
    '(?:这|這)(?:个|個)?(?:项目|專案|仓库|代码库|程序)?是(?:什么|什麼|做什么的|干什么的)(?:项目|的)?|(?:这|這)(?:个|個)?(?:项目|專案)(?:是)?做(?:什么|什麼)(?:的)?|(?:我)?(?:应该|該|该)?从哪(?:里|儿)?开始(?:读|看|阅读)?(?:代码)?|(?:请)?(?:解释|说明|介绍)(?:一下)?(?:这个项目的|项目的|整体|项目)?架构|(?:这个项目)?有哪些(?:层(?:次)?|模块|组件|部分)|(?:请)?(?:给我)?(?:一个)?(?:项目)?概(?:述|览)|(?:这个)?(?:项目|代码)是(?:如何|怎么)组织的',
    '这个项目是做什么的？',
    '从哪里开始读？',
    '解释一下架构',
    '这个项目有哪些模块？',
  ),
  sentence(
    '(?:これ|このプロジェクト|このリポジトリ)(?:は|って)(?:何|なに|なん)(?:ですか|をする(?:もの)?ですか|をしますか)?|どこから(?:読み)?(?:始め|読め)(?:れば|ば)?(?:いい|よい)?(?:ですか)?|(?:このプロジェクトの|全体の)?(?:アーキテクチャ|構成|構造)(?:を)?(?:説明して(?:ください)?|教えて(?:ください)?)|どんな(?:層|レイヤー?)があり?ます(?:か)?|(?:このプロジェクトの)?概要(?:を)?(?:教えて|説明して)?(?:ください)?|(?:このプロジェクト|コード)はどう(?:構成|整理)されて(?:いますか|いる)',
    'このプロジェクトは何ですか？',
    'アーキテクチャを説明してください',
  ),
  sentence(
    '(?:이게|이것은|이건|이 프로젝트는|이 저장소는) (?:뭐야|뭔가요|무엇인가요|무엇입니까|뭐예요|무엇을 하나요|뭘 하나요)|어디(?:서|에서)?부터 (?:시작|읽기 시작|읽)(?:하면|해야|으면|어야)? ?(?:되나요|하나요|돼|할까요)?|(?:프로젝트의? |전체 )?(?:아키텍처|구조)(?:를|을)? (?:설명해 ?(?:줘|주세요)|알려 ?(?:줘|주세요))|어떤 (?:계층|레이어)(?:가|이) 있(?:나요|어)|(?:프로젝트 )?개요(?:를)? ?(?:알려 ?줘|알려 ?주세요|설명해 ?주세요)?|(?:이 )?(?:프로젝트|코드)(?:는|가) 어떻게 (?:구성|조직)되어 있(?:나요|어)',
    '이 프로젝트는 무엇인가요?',
    '아키텍처를 설명해 주세요',
  ),
];
