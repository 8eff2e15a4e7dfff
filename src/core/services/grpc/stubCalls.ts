// Finds the calls of one file that may call a procedure, with what they are called on.
import { callOf } from '../../uses/places/callsAround.ts';
import type { Rpc, ServiceCatalog } from './serviceCatalog.ts';
import { serviceOf, stubRowsOf, type StubFile } from './stubNames.ts';

/** A call of a procedure by its name; the receiver is not checked. */
export interface StubCall {
  /** Offset of the name of the procedure. */
  readonly at: number;
  /** The procedures with this name, one a service. */
  readonly rpcs: readonly Rpc[];
  /** Names of the receiver, the last first: `stub` for `this.stub.withDeadline(…)`. */
  readonly receivers: readonly string[];
  /** The service whose client the receiver makes in place. */
  readonly madeService: string | undefined;
}

/** Maximum calls of one file that are read. Set by judgement: more are data. */
const maxCalls = 2000;
/** A member that is called, also through the kinds of calls of Python, or passed to `promisify`. */
const memberCall = /(?:\.|->|::)\s*([A-Za-z_$][\w$]*)(?=\s*(?:\.\s*(?:future|with_call)\s*)?(?:<[^()<>]{0,100}>)?\()/g;
const promisifyCall = /(?<![\w$])promisify\s*\(\s*([\w$.]+)\.([\w$]+)/g;
/** Members of a client that give it back. Based on the documentation of each library, 2026-11. */
const passingMember =
  /^(?:with\w+|async|clone|unwrap|expect|as_ref|as_mut|as_deref|lock|read|write|await|get|load|borrow_mut|borrow|experimental_async|Value|value|orElseThrow|use|intercept)$/;

/** Calls of procedures in a file. */
export function stubCalls(file: StubFile, catalog: ServiceCatalog): readonly StubCall[] {
  const calls: StubCall[] = [];
  for (const match of file.code.matchAll(memberCall)) {
    if (calls.length >= maxCalls) break;
    const name = match[1] ?? '';
    const rpcs = catalog.calledBy(name);
    if (rpcs.length === 0) continue;
    const at = match.index + match[0].length - name.length;
    const call = callOf(file.code, match.index + match[0].length);
    const receiver = call?.callee.slice(0, call.callee.lastIndexOf(name)) ?? '';
    const madeService = serviceMadeIn(file.code.slice(Math.max(0, match.index - 300), match.index), file, catalog);
    calls.push({ at, rpcs, receivers: receiversOf(receiver), madeService });
  }
  for (const match of file.code.matchAll(promisifyCall)) {
    const rpcs = catalog.calledBy(match[2] ?? '');
    if (rpcs.length && calls.length < maxCalls)
      calls.push({ at: match.index, rpcs, receivers: receiversOf(match[1] ?? ''), madeService: undefined });
  }
  return calls;
}

/** The names of a chain from its end, as long as each gives the one before. */
function receiversOf(chain: string): readonly string[] {
  const names = chain
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
    .split(/\.|->|::/)
    .map((name) => name.replace(/^(?:new|await) /, '').replace(/[?!*&\s]/g, ''))
    .filter((name) => name !== '');
  const receivers: string[] = [];
  for (const name of names.toReversed()) {
    receivers.push(name);
    if (!passingMember.test(name)) break;
  }
  return receivers;
}

/** The service of the client that the code before a member makes: `pb.NewOrdersClient(conn)`. */
function serviceMadeIn(before: string, file: StubFile, catalog: ServiceCatalog): string | undefined {
  const text = before.trimEnd();
  if (!text.endsWith(')')) return undefined;
  const open = openingOf(text);
  if (open === undefined) return undefined;
  const head = `${text.slice(0, open)}(`;
  for (const { stub } of stubRowsOf(file)) {
    const last = [...head.matchAll(new RegExp(`(?<![\\w$])${stub.source}`, 'g'))].at(-1);
    // The bracket that closes before the member opens at the end of the match, or right behind a name of the client.
    if (last && /^[\w.:]*\(?$/.test(head.slice(last.index + last[0].length))) return serviceOf(last, catalog);
  }
  return undefined;
}

function openingOf(text: string): number | undefined {
  let level = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    if (text.charAt(at) === ')') level++;
    else if (text.charAt(at) === '(' && --level === 0) return at;
  }
  return undefined;
}
