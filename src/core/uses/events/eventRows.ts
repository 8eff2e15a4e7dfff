// Table of the ways in which frameworks send and handle events, for constants, strings, fields and decorators.
import { ecmascript } from '../../languages/ecmascript.ts';
import { java } from '../../languages/java.ts';
import { kotlin } from '../../languages/kotlin.ts';
import { python } from '../../languages/python.ts';
import type { LanguageRules } from '../../languages/languageRules.ts';

/**
 * The part of a call that names the event: an argument by place or keyword, the `object` of the method, the `callee` itself, or
 * `parameter`: the parameter type of the decorated function.
 */
type EventPart = number | string | 'object' | 'callee' | 'parameter';

/** One way in which a framework sends or handles events. */
export interface EventRow {
  /** The framework that documents it. */
  readonly framework: string;
  readonly languages: readonly LanguageRules[];
  readonly kind: 'sends' | 'handles';
  /** Pattern for the callee: `x.emit`, `new Event`, `@receiver`. */
  readonly call: RegExp;
  /** Candidates; the first one that the call has counts. */
  readonly event: readonly EventPart[];
  /** Position of the handler function; `decorated`: the definition that follows. */
  readonly handler?: readonly (number | string | 'decorated')[];
  /** Whether the argument is an object of the event's class: `new E()`. */
  readonly isObject?: boolean;
  /** Only results of such a call are events; elsewhere the method has other meanings. */
  readonly madeBy?: RegExp;
  /** Code, the name of its event, and its handler. They are the tests of the row. */
  readonly examples: readonly (readonly [code: string, event: string, handler?: string])[];
}

const inPython = [python];
const inScripts = [ecmascript];
const onJvm = [java, kotlin];

const signalMaker = /\b\w*[sS]ignal\s*\(|\bobject\(\)/;
const emitterMaker = /\b(?:\w*Emitter|\w*Event|\w*Subject|\w*Signal|output)\b/;

/** The first matching row counts. Based on the documentation of each framework, 2026-11; nothing here is weighed or measured. */
export const eventRows: readonly EventRow[] = [
  {
    ...{ framework: 'Scrapy signals, PyDispatcher', languages: inPython, kind: 'sends', event: ['signal', 0] },
    call: /\.(?:send_catch_log|send_catch_log_deferred|send_catch_log_async)$|^dispatcher\.send$/,
    examples: [
      ['self.signals.send_catch_log(signal=order_done, spider=spider)', 'order_done'],
      ['await signals.send_catch_log_async(\n    signals.order_done,\n)', 'order_done'],
    ],
  },
  {
    ...{ framework: 'Scrapy signals, PyDispatcher', languages: inPython, kind: 'handles', event: ['signal', 1], handler: ['receiver', 0] },
    call: /(?:^|\.)(?:signals|dispatcher|signal_manager)\.connect$/,
    examples: [
      ['crawler.signals.connect(self.mail, signal=signals.order_done)', 'order_done', 'mail'],
      ['dispatcher.connect(mail, order_done)', 'order_done', 'mail'],
    ],
  },
  {
    ...{ framework: 'Django signals, blinker, Celery', languages: inPython, kind: 'sends', event: ['object'], madeBy: signalMaker },
    call: /\.(?:send|send_robust|asend|asend_robust|send_async)$/,
    examples: [['order_done.send(sender=self, order=order)', 'order_done']],
  },
  {
    ...{ framework: 'Django signals, blinker, Celery', languages: inPython, kind: 'handles', event: ['object'], madeBy: signalMaker },
    ...{ call: /^(?!@).*\.(?:connect|connect_via|connected_to)$/, handler: [0, 'receiver'] },
    examples: [
      ['order_done.connect(mail, sender=Order)', 'order_done', 'mail'],
      ['signals.order_done.connect(receiver=mail)', 'order_done', 'mail'],
    ],
  },
  {
    ...{ framework: 'blinker, Celery', languages: inPython, kind: 'handles', event: ['object'], madeBy: signalMaker },
    ...{ call: /^@.*\.(?:connect|connect_via)$/, handler: ['decorated'] },
    examples: [['@order_done.connect_via(app)\ndef mail(sender):\n    pass', 'order_done', 'mail']],
  },
  {
    ...{
      framework: 'Django signals',
      languages: inPython,
      kind: 'handles',
      event: [0],
      handler: ['decorated'],
      call: /^@(?:\w+\.)*receiver$/,
    },
    examples: [['@receiver(order_done, sender=Order)\ndef mail(sender, **kwargs):\n    pass', 'order_done', 'mail']],
  },
  {
    ...{ framework: 'Node EventEmitter, Socket.IO, mitt, Vue 2', languages: inScripts, kind: 'sends', event: [0] },
    call: /(?:^|\.)\$?emit$|\.(?:emitAsync|emitSerial)$/,
    examples: [
      ["this.emit('order:done', order)", "'order:done'"],
      ['bus.emit(ORDER_DONE)', 'ORDER_DONE'],
      ["this.$emit('done')", "'done'"],
    ],
  },
  {
    ...{ framework: 'Node EventEmitter, Socket.IO, mitt', languages: inScripts, kind: 'handles', event: [0], handler: [1] },
    call: /\.(?:on|once|\$on|\$once|addListener|prependListener|prependOnceListener)$/,
    examples: [
      ["bus.on('order:done', this.mail)", "'order:done'", 'mail'],
      ['bus.once(ORDER_DONE, mail.bind(this))', 'ORDER_DONE', 'mail'],
    ],
  },
  {
    ...{
      framework: 'pyee, Socket.IO',
      languages: inPython,
      kind: 'handles',
      event: [0],
      handler: ['decorated'],
      call: /^@\w+\.(?:on|once)$/,
    },
    examples: [["@bus.on('order:done')\ndef mail():\n    pass", "'order:done'", 'mail']],
  },
  {
    ...{ framework: 'pyee, Socket.IO', languages: inPython, kind: 'sends', event: [0], call: /\.emit$/ },
    examples: [["self.bus.emit('order:done', order)", "'order:done'"]],
  },
  {
    ...{ framework: 'DOM', languages: inScripts, kind: 'sends', event: [0], call: /^new (?:\w+\.)?(?:\w+Event|Event)$/ },
    examples: [["target.dispatchEvent(new CustomEvent('order:done', { detail }))", "'order:done'"]],
  },
  {
    ...{ framework: 'DOM', languages: inScripts, kind: 'handles', event: [0], handler: [1], call: /(?:^|\.)addEventListener$/ },
    examples: [["window.addEventListener(\n  'order:done',\n  mail,\n)", "'order:done'", 'mail']],
  },
  {
    ...{ framework: 'VS Code events, Angular outputs, RxJS', languages: inScripts, kind: 'sends', event: ['object'], madeBy: emitterMaker },
    call: /\.(?:fire|fireAsync|emit|next)$/,
    examples: [
      ['this._onDidOrder.fire(order)', '_onDidOrder'],
      ['this.done.emit()', 'done'],
    ],
  },
  {
    ...{ framework: 'VS Code events, Angular outputs, RxJS', languages: inScripts, kind: 'handles', event: ['object'], handler: [0] },
    ...{ call: /\.(?:event|subscribe)$/, madeBy: emitterMaker },
    examples: [['this._onDidOrder.event(this.mail, this)', '_onDidOrder', 'mail']],
  },
  {
    ...{ framework: 'VS Code events', languages: inScripts, kind: 'handles', event: ['callee'], handler: [0] },
    call: /(?:^|\.)on(?:Did|Will)[A-Z]\w*$/,
    examples: [['this.orders.onDidOrder(this.mail, this)', 'onDidOrder', 'mail']],
  },
  {
    ...{ framework: 'React props', languages: inScripts, kind: 'sends', event: ['callee'] },
    call: /(?:^|\bprops\.)on(?!Did[A-Z]|Will[A-Z])[A-Z]\w*$/,
    examples: [
      ['props.onOrder(order)', 'onOrder'],
      ['this.props.onOrder?.(order)', 'onOrder'],
      ['onOrder(order)', 'onOrder'],
    ],
  },
  {
    ...{ framework: 'Spring', languages: onJvm, kind: 'sends', event: [0], isObject: true, call: /(?:^|\.)publishEvent$/ },
    examples: [['publisher.publishEvent(new OrderDone(order));', 'OrderDone']],
  },
  {
    ...{ framework: 'Spring', languages: onJvm, kind: 'handles', event: ['parameter', 0], handler: ['decorated'] },
    call: /^@(?:Transactional)?EventListener$/,
    examples: [
      ['@EventListener\nvoid mail(OrderDone event) {}', 'OrderDone', 'mail'],
      ['@EventListener(OrderDone.class)\nvoid mail() {}', 'OrderDone', 'mail'],
    ],
  },
  {
    ...{ framework: 'Nest', languages: inScripts, kind: 'handles', event: [0], handler: ['decorated'] },
    call: /^@(?:OnEvent|EventPattern|MessagePattern|SubscribeMessage|HostListener|OnQueueEvent|Process)$/,
    examples: [["@OnEvent('order.done')\nmail(order) {}", "'order.done'", 'mail']],
  },
];

/** Attributes of elements that take a handler function (React). */
export const handlerAttribute = /^on[A-Z]/;
