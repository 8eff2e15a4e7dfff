// Japanese words and sentence frames for relation questions. Names are written in Latin letters; particles follow them without a space.
import { pathAhead, restOfPath, type LanguageCues } from '../cue.ts';

const noun =
  '(?:クラス|関数|メソッド|フィールド|プロパティ|属性|定数|変数|型|インターフェース|インタフェース|シグナル|イベント|エラー|例外|モジュール|設定)';
const places = '(?:の?は|箇所|場所|ところ|コード|関数|メソッド|クラス|ファイル|モジュール|テスト|処理|もの|部分)';

export const japaneseCues: LanguageCues = {
  language: 'ja',
  sign: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  kindNouns: 'クラス|関数|メソッド|フィールド|プロパティ|属性|定数|変数|型|インターフェース|インタフェース|シグナル',
  before: `(?:\\s|${noun}(?:の)?)`,
  frames: {
    active: [
      `{name}\\s*${noun}?\\s*(?:を|に|から)\\s*(?:直接)?{verb}(?:し|って|て|いて|んで)?(?:いる|る|す|た|ている|ってる|てる)?(?:全ての|すべての)?${places}`,
      `(?:誰|何|どこ|どの${places})(?:が|で)\\s*{name}\\s*${noun}?\\s*(?:を|に)\\s*{verb}`,
    ],
    passive: [
      `{name}\\s*${noun}?\\s*(?:は|が)\\s*(?:どこ|誰|何|どの\\S{1,6}?)(?:で|から|に|によって)?\\s*{verb}`,
      `{name}\\s*${noun}?\\s*(?:は|が)\\s*(?:まだ|今も|実際に|どこかで)?\\s*{verb}(?:れ)?て`,
      `(?:どこ|どの\\S{1,6}?)(?:で|から)\\s*{name}\\s*${noun}?\\s*(?:は|が|を)\\s*{verb}`,
    ],
    agents: [`{name}\\s*${noun}?\\s*の\\s*(?:全ての|すべての)?{verb}`],
  },
  rows: [
    {
      relation: 'impact',
      patterns: [
        '{name}\\s*(?:を|の)\\s*(?:変更|修正|削除|改名|リネーム)(?:する|した|すると|したら|して)?.{0,10}?(?:影響|壊れ|問題|どうなる|大丈夫)',
      ],
      examples: [
        ['`parseHeader` を変更すると何が壊れますか？', 'parseHeader'],
        ['retryPolicy を削除した場合の影響', 'retryPolicy'],
      ],
    },
    {
      relation: 'tests',
      active: 'テスト|カバー|検証',
      passive: 'テスト(?:さ)?|カバー(?:さ)?',
      agents: 'テスト',
      examples: [
        ['`Cart.add` をテストしているのはどれですか？', 'Cart.add'],
        ['parseHeader のテスト', 'parseHeader'],
      ],
    },
    {
      relation: 'dependencies',
      patterns: [
        `{name}${restOfPath}\\s*(?:ファイル|モジュール)?\\s*(?:は|が|では|で)\\s*(?:何|なに|どの\\S{1,8}?|どんな\\S{1,8}?)を\\s*(?:import|インポート|require|読み込|取り込)`,
        `{name}${restOfPath}\\s*(?:ファイル|モジュール)?\\s*(?:は|が|で|から)\\s*(?:import|インポート|require)\\s*(?:し|さ)[^\\s]{0,6}?(?:モジュール|パッケージ|もの|ファイル|ライブラリ)`,
        `${pathAhead}{name}${restOfPath}\\s*(?:は|が)\\s*(?:何|どの\\S{1,8}?)に\\s*依存`,
      ],
      examples: [
        ['`parser` は何をインポートしていますか？', 'parser'],
        ['cart.js が import しているモジュール', 'cart.js'],
        ['cart/total.js はどのパッケージに依存していますか？', 'cart'],
      ],
      counterExamples: [
        '`parser` をインポートしているファイル',
        'cart.js を import しているモジュール',
        'cart.js はどこで import されていますか？',
      ],
    },
    {
      relation: 'calls',
      patterns: [
        '{name}\\s*(?:は|が)\\s*(?:何|どの\\S{1,6}?)を\\s*(?:呼|使)',
        '{name}\\s*(?:は|が|から|の中で)\\s*(?:呼び出す|呼び出して|呼び出される|呼ばれる|呼ぶ|使う|使って)(?:いる)?(?:関数|メソッド|もの|処理)',
      ],
      examples: [
        ['placeOrder は何を呼び出していますか？', 'placeOrder'],
        ['placeOrder から呼び出される関数', 'placeOrder'],
      ],
      counterExamples: ['placeOrder を呼び出しているのは誰ですか？'],
    },
    {
      relation: 'raises',
      patterns: ['{name}\\s*(?:は|が)\\s*(?:どんな|どの|何の)?(?:例外|エラー)(?:を|は)\\s*(?:投げ|スロー|送出|発生)'],
      examples: [['placeOrder はどんな例外を投げますか？', 'placeOrder']],
    },
    {
      relation: 'raisers',
      active: '投げ|スロー|送出|発生させ',
      passive: '投げ|スロー|送出|発生',
      examples: [
        ['StockError はどこで投げられますか？', 'StockError'],
        ['StockError を投げる箇所', 'StockError'],
      ],
    },
    {
      relation: 'catches',
      active: 'キャッチ|捕捉|捕まえ',
      passive: 'キャッチ|捕捉',
      examples: [['StockError はどこでキャッチされますか？', 'StockError']],
    },
    {
      relation: 'writes',
      active: '書き込|書き換え|変更|設定|更新|代入|セット',
      passive: '書き込|書き換え|変更|設定|更新|代入|セット',
      examples: [
        ['`Order.total` はどこで更新されますか？', 'Order.total'],
        ['Order.total を変更している箇所', 'Order.total'],
      ],
    },
    {
      relation: 'reads',
      active: '読み込|読み取|読ん?|参照して読',
      passive: '読み込|読み取|読ま',
      examples: [
        ['MAX_RETRIES はどこで読み込まれますか？', 'MAX_RETRIES'],
        ['誰が MAX_RETRIES を読んでいますか', 'MAX_RETRIES'],
      ],
    },
    {
      relation: 'constructs',
      active: '生成|作成|インスタンス化|作っ?',
      passive: '生成|作成|インスタンス化|作ら',
      examples: [
        ['`Session` はどこで生成されますか？', 'Session'],
        ['Session を作成している箇所', 'Session'],
      ],
    },
    {
      relation: 'imports',
      active: 'インポート|import',
      passive: 'インポート|import',
      examples: [['`parseHeader` をインポートしているファイル', 'parseHeader']],
    },
    {
      relation: 'sends',
      active: '送信|発火|発行|送っ?|emit',
      passive: '送信|発火|発行|送ら|emit',
      examples: [
        ['`order_done` はどこで送信されますか？', 'order_done'],
        ['order_done を発火している箇所', 'order_done'],
      ],
    },
    {
      relation: 'handles',
      active: '処理|受信|受け取|購読|ハンドル|ハンドリング|リッスン',
      passive: '処理|受信|受け取|ハンドル',
      agents: 'ハンドラー?|リスナー|購読者',
      examples: [
        ['`order_done` はどこで処理されますか？', 'order_done'],
        ['order_done のハンドラ', 'order_done'],
      ],
    },
    {
      relation: 'overrides',
      active: 'オーバーライド|上書き',
      passive: 'オーバーライド|上書き',
      examples: [['`Store.put` はどこでオーバーライドされますか？', 'Store.put']],
    },
    { relation: 'overloads', agents: 'オーバーロード', examples: [['header の全てのオーバーロード', 'header']] },
    {
      relation: 'subtypes',
      active: '継承|実装|拡張|派生',
      passive: '実装|継承',
      agents: 'サブクラス|派生クラス|子クラス|実装クラス|実装',
      examples: [
        ['`Store` を実装しているクラス', 'Store'],
        ['Store のサブクラス', 'Store'],
        ['BaseHandler を継承しているのは？', 'BaseHandler'],
      ],
    },
    {
      relation: 'callers',
      active: '呼び出し?|呼ん?|呼ぶ?|実行|起動',
      passive: '呼び出|呼ば|実行|起動',
      agents: '呼び出し元|呼び出し箇所|呼出元',
      examples: [
        ['placeOrder を呼び出しているのは誰ですか？', 'placeOrder'],
        ['placeOrder はどこから呼ばれますか？', 'placeOrder'],
        ['placeOrder の呼び出し元', 'placeOrder'],
      ],
    },
    {
      relation: 'uses',
      active: '使用|使っ?|利用|参照|使う?',
      passive: '使用|使わ|利用|参照',
      agents: '使用箇所|利用箇所|参照|使用例|使われ方|使い道',
      examples: [
        ['定数 MAX_RETRIES はどこで使われていますか？', 'MAX_RETRIES'],
        ['Order.total を使用している箇所', 'Order.total'],
        ['MAX_RETRIES はまだ使われていますか？', 'MAX_RETRIES'],
      ],
    },
  ],
};
