// Chinese words and sentence frames for relation questions. Names are written in Latin letters, with or without spaces around them.
import { pathAhead, restOfPath, type LanguageCues } from '../cue.ts';

const what = '(?:谁|什么|哪个|哪些|有哪些|哪里|哪儿|哪些地方|什么地方)(?:地方|代码|函数|方法|类|文件|模块|组件|测试|接口|端点)?';
const noun = '(?:这个|该|类|函数|方法|字段|属性|常量|变量|类型|接口|信号|事件|错误|异常|模块|设置)';

export const chineseCues: LanguageCues = {
  language: 'zh',
  sign: /\p{Script=Han}/u,
  kindNouns: '类|函数|方法|字段|属性|常量|变量|类型|接口|信号|数据表|主题|队列',
  before: `(?:\\s|${noun})`,
  frames: {
    active: [
      `${what}(?:的?代码)?\\s*(?:会|能|可以|在|中|里|都|还)*\\s*{verb}(?:了|过|到|着)?\\s*{name}`,
      `(?:所有|全部|列出|找出)(?:.{0,6}?){verb}(?:了|过|到)?\\s*{name}\\s*(?:的)`,
    ],
    passive: [
      `{name}\\s*(?:${noun})?\\s*(?:是|在|都|还|会|有|到底)*\\s*(?:在|从|被)?\\s*${what}\\s*(?:里|中)?\\s*(?:被|会)?\\s*{verb}`,
      `${what}\\s*(?:对)\\s*{name}\\s*(?:进行)?(?:了)?\\s*{verb}`,
      `{name}\\s*(?:${noun})?\\s*(?:还|有|是否|有没有|是不是|是|真的)*\\s*(?:在)?(?:任何地方)?\\s*被\\s*{verb}`,
    ],
    agents: ['{name}\\s*(?:的)\\s*(?:所有|全部)?\\s*{verb}', '(?:所有|全部|列出)\\s*(?:对)?\\s*{name}\\s*(?:的)?\\s*{verb}'],
  },
  rows: [
    {
      relation: 'impact',
      patterns: [
        '(?:修改|更改|改动|删除|重命名|改)(?:了|掉)?\\s*{name}\\s*(?:后|之后|的话|时)?\\s*,?，?\\s*(?:会|有|将)?\\s*(?:影响|破坏|坏|出问题|什么影响|哪些影响|怎样|发生什么)',
        '(?:能|可以)(?:安全地?)?(?:删除|修改|删掉)\\s*{name}',
        '如果(?:我|我们)?(?:修改|更改|删除|改)(?:了)?\\s*{name}',
      ],
      examples: [
        ['如果我修改 `parseHeader` 会破坏什么？', 'parseHeader'],
        ['删除 retryPolicy 会影响哪些代码', 'retryPolicy'],
      ],
    },
    {
      relation: 'tests',
      active: '测试|覆盖',
      passive: '测试',
      agents: '测试(?:用例)?',
      examples: [
        ['哪些测试覆盖了 `Cart.add`？', 'Cart.add'],
        ['parseHeader 的测试', 'parseHeader'],
      ],
    },
    {
      relation: 'dependencies',
      patterns: [
        `{name}${restOfPath}\\s*(?:文件|模块|里|中|里面|内部|这个文件)*\\s*(?:一共|总共|都|会|直接)*\\s*(?:导入|引入|import|require|引用|包含)\\s*(?:了)?\\s*(?:什么|哪些|多少|几个)`,
        `(?:哪些|什么)(?:模块|包|文件|库)?\\s*被\\s*{name}${restOfPath}\\s*(?:导入|引入|import|require|包含)`,
        `${pathAhead}{name}${restOfPath}\\s*(?:文件|模块)?\\s*(?:都|直接)*\\s*依赖\\s*(?:了|于)?\\s*(?:什么|哪些|多少|几个)`,
      ],
      examples: [
        ['`parser` 导入了什么？', 'parser'],
        ['cart.js 都 import 了哪些模块？', 'cart.js'],
        ['哪些包被 cart/total.js 引入？', 'cart'],
        ['cart/total.js 依赖哪些模块？', 'cart'],
      ],
      counterExamples: ['谁导入了 `parser`？', '哪些文件 import 了 cart.js？', 'cart.js 被哪些文件引入？'],
    },
    {
      relation: 'calls',
      patterns: [
        '{name}\\s*(?:函数|方法|里|中|内部)?\\s*(?:会|都|直接)?\\s*(?:调用|用到|使用|依赖)(?:了)?\\s*(?:什么|哪些|谁)',
        '(?:哪些|什么)(?:函数|方法|代码)?\\s*(?:是|会)?被\\s*{name}\\s*(?:调用|使用)',
      ],
      examples: [
        ['placeOrder 调用了哪些函数？', 'placeOrder'],
        ['哪些函数被 placeOrder 调用？', 'placeOrder'],
      ],
      counterExamples: ['谁调用了 placeOrder？'],
    },
    {
      relation: 'raises',
      patterns: ['{name}\\s*(?:会|可能|能)*\\s*(?:抛出|引发)(?:什么|哪些)'],
      examples: [['placeOrder 会抛出哪些异常？', 'placeOrder']],
    },
    {
      relation: 'raisers',
      active: '抛出|引发|抛',
      passive: '抛出|引发',
      examples: [
        ['哪里抛出了 StockError？', 'StockError'],
        ['StockError 在哪里被抛出', 'StockError'],
      ],
    },
    {
      relation: 'catches',
      active: '捕获',
      passive: '捕获',
      examples: [
        ['StockError 在哪里被捕获？', 'StockError'],
        ['谁捕获了 `StockError`', 'StockError'],
      ],
    },
    {
      relation: 'writes',
      active: '写入|修改|更改|改变|设置|赋值|更新',
      passive: '写入|修改|更改|改变|设置|赋值|更新',
      examples: [
        ['哪里修改了 `Order.total`？', 'Order.total'],
        ['Order.total 在哪里被设置', 'Order.total'],
      ],
    },
    {
      relation: 'reads',
      active: '读取|读',
      passive: '读取',
      examples: [
        ['谁读取 MAX_RETRIES？', 'MAX_RETRIES'],
        ['MAX_RETRIES 在哪里被读取', 'MAX_RETRIES'],
      ],
    },
    {
      relation: 'constructs',
      active: '创建|实例化|构造',
      passive: '创建|实例化|构造',
      examples: [
        ['`Session` 在哪里实例化？', 'Session'],
        ['谁创建了 Session', 'Session'],
      ],
    },
    { relation: 'imports', active: '导入|引入', passive: '导入|引入', examples: [['哪些文件导入了 `parseHeader`？', 'parseHeader']] },
    {
      relation: 'sends',
      active: '发送|发出|触发了?事件|发布',
      passive: '发送|发出|发布',
      examples: [
        ['`order_done` 在哪里发送？', 'order_done'],
        ['谁发出信号 order_done', 'order_done'],
      ],
    },
    {
      relation: 'handles',
      active: '处理|监听|接收|订阅',
      passive: '处理|监听|接收|订阅',
      agents: '处理函数|监听器|订阅者|接收者',
      examples: [
        ['谁处理 `order_done`？', 'order_done'],
        ['order_done 在哪里被处理', 'order_done'],
      ],
    },
    { relation: 'overrides', active: '重写|覆写', passive: '重写|覆写', examples: [['`Store.put` 在哪里被重写？', 'Store.put']] },
    { relation: 'overloads', agents: '重载', examples: [['header 的所有重载', 'header']] },
    {
      relation: 'subtypes',
      active: '继承|实现|扩展',
      passive: '实现|继承',
      agents: '子类|实现|派生类|子类型',
      examples: [
        ['哪些类实现了 `Store`？', 'Store'],
        ['Store 的所有子类', 'Store'],
        ['谁继承 BaseHandler', 'BaseHandler'],
      ],
    },
    {
      relation: 'callers',
      active: '调用|触发|执行',
      passive: '调用|触发|执行',
      agents: '调用者|调用方|调用处|调用点',
      examples: [
        ['谁调用了 placeOrder？', 'placeOrder'],
        ['placeOrder 在哪里被调用？', 'placeOrder'],
        ['placeOrder 的调用者', 'placeOrder'],
        ['placeOrder被谁调用', 'placeOrder'],
      ],
    },
    {
      relation: 'uses',
      active: '使用|用到|引用|用',
      passive: '使用|用到|引用|用',
      agents: '用法|引用|使用情况|使用位置|使用',
      examples: [
        ['常量 MAX_RETRIES 在哪里使用？', 'MAX_RETRIES'],
        ['哪里用到了 Order.total', 'Order.total'],
        ['MAX_RETRIES 还有被使用吗？', 'MAX_RETRIES'],
      ],
    },
  ],
};
