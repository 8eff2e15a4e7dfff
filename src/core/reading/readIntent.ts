// The one way in: the text of a question goes in, what it asks and mentions comes out. After this nobody reads the text again.
import { asksAboutProject } from './asks/aboutProject.ts';
import { flowSpan } from './asks/flowSpan.ts';
import { asksHowToUse } from './asks/howToUse.ts';
import { asksForStorage, asksFromRoute, withoutCommonEnds } from './asks/storage.ts';
import type { FlowAsked, Intent, Mentions } from './intent.ts';
import { classify } from './kind/classify.ts';
import { foreignLanguageOf } from './questionLanguage.ts';
import { readMentions, titleOf } from './readMentions.ts';
import { readRelation } from './readRelation.ts';
import { scopeOf } from './scopeOf.ts';
import { PathIndex } from '../workspace/pathIndex.ts';

/** What of the workspace tells what a word of a question is. */
export interface Vocabulary {
  readonly files: PathIndex;
}

const nothingKnown: Vocabulary = { files: new PathIndex([]) };

/** Reads `text` beside what the workspace knows. Never fails, whatever the text; work is linear in its length. */
export function readIntent(text: string, { files }: Vocabulary = nothingKnown): Intent {
  const mentions = readMentions(text);
  const title = titleOf(text);
  return {
    ...mentions,
    mode: classify({ text, title, mentions }),
    relation: readRelation(title),
    flow: flowOf(title, mentions),
    asksHowToUse: asksHowToUse(title),
    asksAboutProject: asksAboutProject(text),
    scopeFor: (mode) => scopeOf(text, mode, files),
    language: foreignLanguageOf(title),
  };
}

/** Of a question that names a request a flow begins there. */
function flowOf(title: string, { requests, wants }: Mentions): FlowAsked | undefined {
  const part = (text: string): Mentions => ({ ...readMentions(text), act: 'question', wants });
  if (asksForStorage(title)) return { kind: 'to-storage', beside: part(withoutCommonEnds(title)), fromRoute: asksFromRoute(title) };
  const span = requests.some(({ method }) => method !== undefined) ? undefined : flowSpan(title);
  return span && { kind: 'between', from: part(span.from), to: part(span.to) };
}
