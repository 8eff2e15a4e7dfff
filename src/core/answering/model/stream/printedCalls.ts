// Third filter, where tools were offered: holds back a reply that consists of printed tool calls, and parses them.
import type { ToolCall, ToolDefinition } from '../../../ports.ts';
import { callsIn } from './callForms.ts';

/** Beginnings of replies that can only be calls, with or without a fence. */
const openings = [
  ...['<tool_call', '<toolcall', '<function=', '<function_call', '<invoke name=', '<minimax:tool_call'],
  ...['<|tool_call', '<|python_tag|>', '[tool_calls]', '<\uFF5Ctool\u2581call'],
];
const fence = /^```(?:json[5c]?|xml|tools?|tool_?calls?|tool_code|function_call)?\s*/i;
const fenceBegun = /^`{1,3}(?:[a-z_5]*|[a-z_5]+\s*)$/i;
/** JSON may be an answer, too: only the end tells. */
const json = /^(?:\[\s*)?\{/;
const jsonBegun = /^\[?\s*$/;

/** Result of a reply that may have been calls. */
export interface PrintedReply {
  /** Text to show after all. */
  readonly text: string;
  readonly calls: readonly ToolCall[];
  /** Calls that cannot be parsed; empty where there are none. */
  readonly unparsableText: string;
}

/** Holds back a reply as long as it may be calls. */
export class PrintedCalls {
  readonly #tools: readonly ToolDefinition[];
  readonly #messageCount: number;
  #heldText = '';
  #isAnswer = false;

  /** @param messageCount number of earlier messages, so that ids differ between the requests of a chat */
  constructor(tools: readonly ToolDefinition[], messageCount: number) {
    this.#tools = tools;
    this.#messageCount = messageCount;
  }

  /** The part of `text` that can be shown now. */
  push(text: string): string {
    if (this.#isAnswer) return text;
    this.#heldText += text;
    if (this.#mayBeCalls()) return '';
    this.#isAnswer = true;
    return this.#takeHeld();
  }

  /** The rest at the end of the stream. */
  end(): PrintedReply {
    const text = this.#takeHeld();
    if (text.trim() === '') return { text, calls: [], unparsableText: '' };
    const calls = callsIn(text, this.#tools);
    if (calls) return { text: '', calls: calls.map((call, i) => ({ id: this.#id(i), ...call })), unparsableText: '' };
    return this.#isMeant(text) ? { text: '', calls: [], unparsableText: text.trim() } : { text, calls: [], unparsableText: '' };
  }

  #takeHeld(): string {
    const text = this.#heldText;
    this.#heldText = '';
    return text;
  }

  #mayBeCalls(): boolean {
    const start = this.#heldText.trimStart();
    if (start === '' || fenceBegun.test(start)) return true;
    const body = start.replace(fence, '').toLowerCase();
    return openings.some((each) => body.startsWith(each) || each.startsWith(body)) || json.test(body) || jsonBegun.test(body);
  }

  /** Invalid JSON counts as a call if it names a tool. */
  #isMeant(text: string): boolean {
    const body = text.trimStart().replace(fence, '').toLowerCase();
    if (openings.some((each) => body.startsWith(each))) return true;
    const [, name] = /^[[{\s]*["']?(?:name|tool|tool_name|function)["']?\s*:\s*["']([\w-]+)["']/.exec(body) ?? [];
    return this.#tools.some((tool) => tool.name === name);
  }

  /** Nine letters and digits, the form that strict servers accept. */
  #id(i: number): string {
    return `p${String(this.#messageCount % 10_000).padStart(4, '0')}${String(i % 10_000).padStart(4, '0')}`;
  }
}
