// Korean words and sentence frames for relation questions. Names are written in Latin letters; particles follow them without a space.
import { pathAhead, restOfPath, type LanguageCues } from '../cue.ts';

const noun = '(?:클래스|함수|메서드|메소드|필드|속성|프로퍼티|상수|변수|타입|인터페이스|시그널|이벤트|에러|오류|예외|모듈|설정)';
const places = '(?:곳|코드|함수|메서드|메소드|클래스|파일|모듈|테스트|부분|위치|것|데|건)';

export const koreanCues: LanguageCues = {
  language: 'ko',
  sign: /\p{Script=Hangul}/u,
  kindNouns: '클래스|함수|메서드|메소드|필드|속성|프로퍼티|상수|변수|타입|인터페이스|시그널',
  before: `(?:\\s|${noun})`,
  frames: {
    active: [
      `{name}\\s*${noun}?\\s*(?:을|를|에|에서|의)?\\s*(?:직접\\s*)?{verb}(?:하는|하고\\s*있는|한|는|ㄴ|은|던|하던)?\\s*(?:모든\\s*)?${places}`,
      `(?:누가|무엇이|뭐가|어디(?:에)?서|어떤\\s*${places}(?:이|가|에서)?)\\s*{name}\\s*${noun}?\\s*(?:을|를)?\\s*{verb}`,
    ],
    passive: [
      `{name}\\s*${noun}?\\s*(?:은|는|이|가)?\\s*(?:어디(?:에)?서|어디|누가|언제)\\s*{verb}`,
      `{name}\\s*${noun}?\\s*(?:은|는|이|가)?\\s*(?:아직|여전히|실제로)?\\s*{verb}(?:되|하)`,
    ],
    agents: [`{name}\\s*${noun}?\\s*(?:의)?\\s*(?:모든\\s*)?{verb}`],
  },
  rows: [
    {
      relation: 'impact',
      patterns: [
        '{name}\\s*(?:을|를)\\s*(?:바꾸면|변경하면|수정하면|삭제하면|제거하면|변경|수정|삭제).{0,12}?(?:영향|깨지|문제|어떻게|괜찮)',
      ],
      examples: [
        ['`parseHeader`를 바꾸면 무엇이 깨지나요?', 'parseHeader'],
        ['retryPolicy를 삭제하면 어떤 영향이 있나요', 'retryPolicy'],
      ],
    },
    {
      relation: 'tests',
      active: '테스트|검증|커버',
      passive: '테스트|검증',
      agents: '테스트',
      examples: [
        ['`Cart.add`를 테스트하는 코드', 'Cart.add'],
        ['parseHeader의 테스트', 'parseHeader'],
      ],
    },
    {
      relation: 'dependencies',
      patterns: [
        `{name}${restOfPath}\\s*(?:파일|모듈)?\\s*(?:은|는|이|가|에서|에서는)\\s*(?:무엇을|뭘|뭐를|어떤\\s*\\S{1,8}?(?:을|를))\\s*(?:임포트|import|require|가져)`,
        `{name}${restOfPath}\\s*(?:파일|모듈)?\\s*(?:이|가|에서)\\s*(?:임포트|import|require|가져오)\\s*(?:하는|하고\\s*있는|는|한)\\s*(?:모듈|패키지|파일|것|라이브러리)`,
        `${pathAhead}{name}${restOfPath}\\s*(?:은|는|이|가)\\s*(?:무엇|어떤\\s*\\S{1,8}?)에\\s*의존`,
      ],
      examples: [
        ['`parser`는 무엇을 임포트하나요?', 'parser'],
        ['cart.js가 import하는 모듈', 'cart.js'],
        ['cart/total.js는 어떤 패키지에 의존하나요?', 'cart'],
      ],
      counterExamples: ['`parser`를 임포트하는 파일', 'cart.js를 import하는 모듈'],
    },
    {
      relation: 'calls',
      patterns: [
        '{name}\\s*(?:은|는|이|가)\\s*(?:무엇을|뭘|어떤\\s*\\S{1,6}?(?:을|를))\\s*(?:호출|사용|부르)',
        '{name}\\s*(?:에서|이|가)\\s*(?:호출하는|호출되는|부르는|사용하는)\\s*(?:함수|메서드|것)',
      ],
      examples: [
        ['placeOrder는 무엇을 호출하나요?', 'placeOrder'],
        ['placeOrder에서 호출하는 함수', 'placeOrder'],
      ],
      counterExamples: ['누가 placeOrder를 호출하나요?'],
    },
    {
      relation: 'raises',
      patterns: ['{name}\\s*(?:은|는|이|가)\\s*(?:어떤|무슨)\\s*(?:예외|오류|에러)(?:를|을)?\\s*(?:던지|발생|일으)'],
      examples: [['placeOrder는 어떤 예외를 던지나요?', 'placeOrder']],
    },
    {
      relation: 'raisers',
      active: '던지|발생시키|던진|일으키',
      passive: '던져|발생|던지',
      examples: [
        ['StockError는 어디서 발생하나요?', 'StockError'],
        ['StockError를 던지는 곳', 'StockError'],
      ],
    },
    {
      relation: 'catches',
      active: '잡|캐치|처리해\\s*삼키',
      passive: '잡히|잡아|캐치',
      examples: [
        ['StockError는 어디서 잡히나요?', 'StockError'],
        ['누가 StockError를 잡나요', 'StockError'],
      ],
    },
    {
      relation: 'writes',
      active: '변경|수정|설정|갱신|업데이트|쓰|바꾸|할당',
      passive: '변경|수정|설정|갱신|업데이트|바뀌|할당|쓰여',
      examples: [
        ['`Order.total`은 어디서 변경되나요?', 'Order.total'],
        ['Order.total을 수정하는 곳', 'Order.total'],
      ],
    },
    {
      relation: 'reads',
      active: '읽',
      passive: '읽',
      examples: [
        ['MAX_RETRIES는 어디서 읽히나요?', 'MAX_RETRIES'],
        ['누가 MAX_RETRIES를 읽나요', 'MAX_RETRIES'],
      ],
    },
    {
      relation: 'constructs',
      active: '생성|만드|인스턴스화',
      passive: '생성|만들어|인스턴스화',
      examples: [
        ['`Session`은 어디서 생성되나요?', 'Session'],
        ['Session을 생성하는 곳', 'Session'],
      ],
    },
    {
      relation: 'imports',
      active: '임포트|가져오|import',
      passive: '임포트|import',
      examples: [['`parseHeader`를 임포트하는 파일', 'parseHeader']],
    },
    {
      relation: 'sends',
      active: '보내|전송|발행|발생시키는\\s*이벤트|emit|방출',
      passive: '보내|전송|발행|emit|방출',
      examples: [
        ['`order_done`은 어디서 전송되나요?', 'order_done'],
        ['order_done을 보내는 곳', 'order_done'],
      ],
    },
    {
      relation: 'handles',
      active: '처리|수신|구독|받',
      passive: '처리|수신|구독',
      agents: '핸들러|리스너|구독자',
      examples: [
        ['누가 `order_done`을 처리하나요?', 'order_done'],
        ['order_done의 핸들러', 'order_done'],
      ],
    },
    {
      relation: 'overrides',
      active: '오버라이드|재정의',
      passive: '오버라이드|재정의',
      examples: [['`Store.put`은 어디서 재정의되나요?', 'Store.put']],
    },
    { relation: 'overloads', agents: '오버로드', examples: [['header의 모든 오버로드', 'header']] },
    {
      relation: 'subtypes',
      active: '상속|구현|확장',
      passive: '구현|상속',
      agents: '하위\\s*클래스|서브클래스|자식\\s*클래스|구현체|구현',
      examples: [
        ['`Store`를 구현하는 클래스', 'Store'],
        ['Store의 하위 클래스', 'Store'],
        ['BaseHandler를 상속하는 클래스', 'BaseHandler'],
      ],
    },
    {
      relation: 'callers',
      active: '호출|부르|실행',
      passive: '호출|불리|불려|실행',
      agents: '호출자|호출하는\\s*곳|호출\\s*위치|호출부',
      examples: [
        ['누가 placeOrder를 호출하나요?', 'placeOrder'],
        ['placeOrder는 어디서 호출되나요?', 'placeOrder'],
        ['placeOrder의 호출자', 'placeOrder'],
      ],
    },
    {
      relation: 'uses',
      active: '사용|쓰|참조|이용',
      passive: '사용|쓰이|참조|이용|쓰여',
      agents: '사용처|용도|참조|사용\\s*위치|사용',
      examples: [
        ['상수 MAX_RETRIES는 어디서 사용되나요?', 'MAX_RETRIES'],
        ['Order.total을 사용하는 곳', 'Order.total'],
        ['MAX_RETRIES는 아직 사용되나요?', 'MAX_RETRIES'],
      ],
    },
  ],
};
