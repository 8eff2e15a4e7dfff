// Reads which flow a question asks for: between two things, from the start of the program, to the data store, or from any request.
import type { FlowAnchor, FlowQuestion } from '../intent.ts';
import { withoutAnswerForms } from '../mentions/answerForms.ts';
import type { Mentions } from '../mentions/mentions.ts';
import { readMentions } from '../readMentions.ts';
import { flowSpan, type FlowSpan } from './flowSpan.ts';
import { asksFromStart, optionsIn, saysStart } from './followRequest.ts';
import { asksForIncomingRequest } from './incomingRequest.ts';
import { asksForStorage, beginsAtRoute, withoutCommonEnds } from './storage.ts';

/** Flow that `title` asks for. A named request is its start. When the aim is a path, two names are its ends, in text order. */
export function readFlow(title: string, { requests, names, wants }: Mentions, asksForPath: boolean): FlowQuestion | undefined {
  const mentionsIn = (text: string): Mentions => ({ ...readMentions(text), act: 'question', wants });
  if (asksForStorage(title))
    return { kind: 'to-storage', otherMentions: mentionsIn(withoutCommonEnds(title)), fromRoute: beginsAtRoute(title) };
  const span = requests.some(({ method }) => method !== undefined) ? undefined : flowSpan(withoutAnswerForms(title));
  // Named ends are certain, so the path between two names takes precedence over that of any request.
  if (requests.length === 0 && names.length === 0 && asksForIncomingRequest(withoutAnswerForms(title))) return { kind: 'from-request' };
  const anchor = anchorOf(title, span);
  if (span) return { kind: 'between', from: mentionsIn(span.from), to: mentionsIn(span.to), ...(anchor ? { anchor } : {}) };
  if (anchor && names.length === 0) return { kind: 'from', anchor };
  const [from, to, ...others] = names.map(({ name }) => name).sort((a, b) => title.indexOf(a) - title.indexOf(b));
  return asksForPath && from !== undefined && to !== undefined && others.length === 0
    ? { kind: 'between', from: mentionsIn(`\`${from}\``), to: mentionsIn(`\`${to}\``) }
    : undefined;
}

/** Start of a flow without a name: an option is its own anchor, unless it is the end of the path. */
function anchorOf(title: string, span: FlowSpan | undefined): FlowAnchor | undefined {
  const endOptions = new Set(span ? optionsIn(span.to) : []);
  const options = optionsIn(title).filter((each) => !endOptions.has(each));
  if (options.length) return { of: 'option', options };
  return (span ? saysStart(span.from) : asksFromStart(title)) ? { of: 'program' } : undefined;
}
