// Portuguese words and sentence frames for relation questions.
import { pathAhead, restOfPath, type LanguageCues } from '../cue.ts';

const who =
  '(?:\\bquem|\\b(?:o\\s+)?que(?:\\s+[\\p{L}-]+){0,2}?|\\bquais(?:\\s+[\\p{L}-]+){0,2}?|\\bquant[oa]s(?:\\s+[\\p{L}-]+){1,2}?|\\balgu[eé]m|\\b(?:tod[oa]s\\s+)?[oa]s\\s+(?:lugares|locais|funções|métodos|classes|linhas|arquivos|ficheiros|módulos)\\s+(?:que|onde))';

export const portugueseCues: LanguageCues = {
  language: 'pt',
  sign: /(?:^|\s)(?:quem|que|onde|quais|quant[oa]s|algu[eé]m|d[aeo]s?|para|posso|é|são|se|ao?|às?)(?=\s)/,
  notNames: 'quem|que|onde|quando|como|quais|qual|é|são|está|se|não|e|ou|isso|isto|ele|ela|eu|mais',
  kindNouns: 'classe|função|método|campo|propriedade|atributo|constante|variável|tipo|interface|sinal',
  before:
    '(?:[oa]s?|um|uma|d[oae]s?|à|ao|noss[oa]|est[ea]|classe|função|método|campo|propriedade|atributo|constante|variável|tipo|interface|sinal|evento|erro|exceção|módulo|opção)\\s+',
  ofOwner: '\\s+(?:d[aeo]\\s+(?:classe\\s+)?|em\\s+)',
  frames: {
    active: [`${who}\\s+(?:pode\\s+|podem\\s+)?{verb}\\s+{name}`],
    passive: [
      '\\b(?:onde|de\\s+onde)(?:\\s+(?:mais|exatamente))?\\s+(?:se|é|são|está|foi)\\s+{verb}\\s+{name}',
      '\\b(?:onde|de\\s+onde)\\s+{name}\\s+(?:é|são|está|foi)\\s+{verb}',
      '(?:^|\\W){name}\\s+(?:ainda\\s+)?(?:é|está|são)\\s+(?:(?:ainda|alguma\\s+vez|realmente)\\s+)*{verb}',
      '\\bpor\\s+(?:quem|qua(?:l|is)\\s+\\p{L}+)\\s+(?:é|são)\\s+{verb}\\s+{name}',
    ],
    agents: ['\\b{verb}\\s+(?=d[aoe]s?\\s|a\\s|à\\s|ao\\s|para\\s)(?:para\\s+)?{name}'],
  },
  rows: [
    {
      relation: 'impact',
      patterns: [
        '\\bo\\s+que\\s+(?:\\p{L}+\\s+){0,3}?(?:quebra|quebraria|acontece|afetad[oa]|falha)\\s+(?:\\p{L}+\\s+){0,2}?se\\s+(?:\\p{L}+\\s+){1,2}{name}',
        '\\b(?:impacto|consequências|efeitos?)\\s+de\\s+(?:mudar|alterar|remover|apagar|renomear|modificar)\\s+{name}',
        '\\bposso\\s+(?:\\p{L}+\\s+)?(?:apagar|remover|mudar|renomear|alterar)\\s+{name}',
      ],
      examples: [
        ['O que quebra se eu mudar `parseHeader`?', 'parseHeader'],
        ['impacto de remover retryPolicy', 'retryPolicy'],
      ],
    },
    {
      relation: 'tests',
      active: 'testam?|cobrem?|verificam?',
      passive: 'testad[oa]s?|cobert[oa]s?',
      agents: 'testes?(?:\\s+unitários)?',
      examples: [
        ['Quais testes cobrem `Cart.add`?', 'Cart.add'],
        ['testes de parseHeader', 'parseHeader'],
      ],
    },
    {
      relation: 'dependencies',
      patterns: [
        '\\b(?:o\\s+que|que(?:\\s+[\\p{L}-]+s)|quais(?:\\s+[\\p{L}-]+s(?:\\s+[\\p{L}-]+s)?)?|quant[oa]s\\s+[\\p{L}-]+(?:\\s+[\\p{L}-]+s)?)\\s+(?:é\\s+que\\s+)?(?:importa|inclui|requer)\\s+{name}',
        `\\b(?:o\\s+que|tudo\\s+que|quais\\s+[\\p{L}-]+s|que\\s+[\\p{L}-]+s)\\s+(?:é\\s+que\\s+)?{name}${restOfPath}\\s+(?:importa|inclui|requer)(?!\\p{L})`,
        '\\b(?:o\\s+que|quais\\s+[\\p{L}-]+|que\\s+[\\p{L}-]+)\\s+(?:é|são)\\s+(?:importad[oa]s?|incluíd[oa]s?)\\s+(?:por|em|no|na|pel[oa])\\s+{name}',
        `\\bde\\s+(?:que|quais)(?:\\s+[\\p{L}-]+)?\\s+depende\\s+${pathAhead}{name}`,
      ],
      examples: [
        ['O que `parser` importa?', 'parser'],
        ['Quais módulos importa cart.js?', 'cart.js'],
        ['o que é importado em cart/total.js', 'cart'],
        ['De quais pacotes depende cart/total.js?', 'cart'],
      ],
      counterExamples: ['Quem importa `parser`?', 'Que arquivos importam cart.js?', 'Onde é importado cart.js?'],
    },
    {
      relation: 'calls',
      patterns: [
        '\\b(?:o\\s+que|que\\s+[\\p{L}-]+|quais\\s+[\\p{L}-]+)\\s+(?:é|são)\\s+chamad[oa]s?\\s+(?:por|pel[oa]|de|em)\\s+{name}',
        '\\b(?:o\\s+que|que\\s+[\\p{L}-]+|quais\\s+[\\p{L}-]+)\\s+{name}\\s+(?:chama|invoca|usa)(?!\\p{L})',
      ],
      examples: [
        ['O que placeOrder chama?', 'placeOrder'],
        ['Quais funções são chamadas por placeOrder?', 'placeOrder'],
      ],
      counterExamples: ['Quem chama placeOrder?'],
    },
    {
      relation: 'raises',
      patterns: [
        '\\b(?:que|quais)\\s+(?:erros?|exceções)\\s+{name}\\s+(?:pode\\s+)?(?:lança|lançar)',
        '\\b(?:que|quais)\\s+(?:erros?|exceções)\\s+(?:podem\\s+ser|são)\\s+lançad[oa]s\\s+(?:por|em)\\s+{name}',
      ],
      examples: [['Quais exceções placeOrder pode lançar?', 'placeOrder']],
    },
    {
      relation: 'raisers',
      active: 'lançam?|levantam?',
      passive: 'lançad[oa]s?|levantad[oa]s?',
      examples: [
        ['Onde é lançada StockError?', 'StockError'],
        ['quem lança `StockError`', 'StockError'],
      ],
    },
    {
      relation: 'catches',
      active: 'capturam?|apanham?',
      passive: 'capturad[oa]s?|apanhad[oa]s?|tratad[oa]s?\\s+e\\s+ignorad[oa]s?',
      examples: [['Onde é capturada `StockError`?', 'StockError']],
    },
    {
      relation: 'writes',
      active: 'escrevem?|modificam?|alteram?|mudam?|atribuem|atribui|atualizam?|definem?',
      passive: 'escrit[oa]s?|modificad[oa]s?|alterad[oa]s?|atribuíd[oa]s?|atualizad[oa]s?|definid[oa]s?',
      examples: [
        ['Onde é alterado o campo `total` de `Order`?', 'Order.total'],
        ['Quem modifica Order.total?', 'Order.total'],
      ],
    },
    {
      relation: 'reads',
      active: 'leem|lê',
      passive: 'lid[oa]s?',
      examples: [
        ['Quem lê MAX_RETRIES?', 'MAX_RETRIES'],
        ['onde é lida a constante MAX_RETRIES', 'MAX_RETRIES'],
      ],
    },
    {
      relation: 'constructs',
      active: 'criam?|instanciam?|constroem|constrói',
      passive: 'criad[oa]s?|instanciad[oa]s?|construíd[oa]s?',
      examples: [
        ['Onde é instanciada `Session`?', 'Session'],
        ['Quem cria uma Session?', 'Session'],
      ],
    },
    {
      relation: 'imports',
      active: 'importam?',
      passive: 'importad[oa]s?',
      examples: [['Quais arquivos importam `parseHeader`?', 'parseHeader']],
    },
    {
      relation: 'sends',
      active: 'enviam?|emitem?|publicam?|disparam?',
      passive: 'enviad[oa]s?|emitid[oa]s?|publicad[oa]s?|disparad[oa]s?',
      examples: [
        ['Onde é emitido `order_done`?', 'order_done'],
        ['quem envia o sinal order_done', 'order_done'],
      ],
    },
    {
      relation: 'handles',
      active: 'tratam?|recebem?|escutam?|ouvem?|processam?',
      passive: 'tratad[oa]s?|recebid[oa]s?|processad[oa]s?',
      agents: 'tratadores|ouvintes|receptores|assinantes',
      examples: [
        ['Quem trata `order_done`?', 'order_done'],
        ['onde é processado order_done', 'order_done'],
      ],
    },
    {
      relation: 'overrides',
      active: 'sobrescrevem?|redefinem?|substituem',
      passive: 'sobrescrit[oa]s?|redefinid[oa]s?',
      examples: [['Onde é sobrescrito o método `Store.put`?', 'Store.put']],
    },
    { relation: 'overloads', agents: 'sobrecargas', examples: [['todas as sobrecargas de header', 'header']] },
    {
      relation: 'subtypes',
      active: 'estendem?|implementam?|herdam?(?=\\s+d)',
      passive: 'implementad[oa]s?|estendid[oa]s?',
      agents: 'subclasses|subtipos|implementações|classes\\s+(?:filhas|derivadas)',
      examples: [
        ['Quais classes implementam `Store`?', 'Store'],
        ['todas as subclasses de Store', 'Store'],
        ['quem herda de BaseHandler', 'BaseHandler'],
      ],
    },
    {
      relation: 'callers',
      active: 'chamam?|invocam?|executam?',
      passive: 'chamad[oa]s?|invocad[oa]s?|executad[oa]s?',
      agents: 'chamadas|chamadores|invocações',
      examples: [
        ['Quem chama placeOrder?', 'placeOrder'],
        ['Onde placeOrder é chamada?', 'placeOrder'],
        ['chamadas a placeOrder', 'placeOrder'],
        ['quantas funções chamam placeOrder?', 'placeOrder'],
        ['alguém chama placeOrder?', 'placeOrder'],
      ],
    },
    {
      relation: 'uses',
      active: 'usam?|utilizam?|empregam?|referenciam?',
      passive: 'usad[oa]s?|utilizad[oa]s?|referenciad[oa]s?',
      agents: 'usos|utilizações|referências|ocorrências',
      examples: [
        ['Onde é usada a constante MAX_RETRIES?', 'MAX_RETRIES'],
        ['Quem usa Order.total?', 'Order.total'],
        ['MAX_RETRIES ainda é usada?', 'MAX_RETRIES'],
      ],
    },
  ],
};
