// Finds requests that are written as objects, whatever is called with them: `{ url: '/orders', method: 'POST' }`, `post({ url })`, and
// queries of RTK Query. Generated clients have this form.
import { ecmascript } from '../../languages/ecmascript.ts';
import type { LanguageRules } from '../../languages/languageRules.ts';
import { enclosingBracket, bracketAfter } from '../../uses/places/brackets.ts';
import { callAround } from '../../uses/places/callsAround.ts';
import { keyRange } from './objectKeys.ts';
import { pathExpression, type BlankedText } from './pathExpression.ts';
import { methodExpression, methodOfName, type ClientCall } from './writtenRequest.ts';

/** Text that a file with such requests has. */
export const objectTexts: readonly string[] = ['url:', 'query:'];

/** Maximum characters of the expression of a path, and requests of one file. Set by judgement: more are data. */
const [maxPathLength, maxRequests] = [600, 2000];

/** Callees that a row of the table knows by themselves. */
const tabled = /^(?:axios\w*|\$|jQuery)(?:\.(?:ajax|request))?$/i;

/** Requests written as objects, in scripts. */
export function objectRequests(file: BlankedText, rules: LanguageRules): readonly ClientCall[] {
  if (rules !== ecmascript) return [];
  return [...urlObjects(file), ...(file.text.includes('createApi') || file.text.includes('injectEndpoints') ? queries(file) : [])];
}

function urlObjects(file: BlankedText): readonly ClientCall[] {
  const { code } = file;
  return [...code.matchAll(/(?<![\w$.])url\s*:/g)].slice(0, maxRequests).flatMap((match): ClientCall[] => {
    const open = enclosingBracket(code, match.index)?.at;
    if (open === undefined || code.charAt(open) !== '{') return [];
    const end = (bracketAfter(code, open) ?? open) + 1;
    const [url, method] = [keyRange(code, open, end, 'url'), keyRange(code, open, end, 'method')];
    if (!url) return [];
    const call = callAround(code, open);
    if (call && tabled.test(call.callee)) return [];
    const ownMethod = method && methodExpression(file, method.start, method.end);
    const isQuery = /\bquery\s*(?::|\()[^;{}]{0,120}$/.test(code.slice(Math.max(0, open - 160), open));
    const known = ownMethod?.known ?? methodOfName(/(\w+)$/.exec(call?.callee ?? '')?.[1]) ?? (isQuery ? 'GET' : undefined);
    if (known === undefined && !ownMethod) return [];
    const path = pathExpression(file, url.start, Math.min(url.end, url.start + maxPathLength));
    return [{ at: match.index, method: { known, parts: ownMethod?.parts ?? [] }, path, base: undefined }];
  });
}

/** `query: (id) => `/orders/${id}`` of RTK Query. */
function queries(file: BlankedText): readonly ClientCall[] {
  const { code } = file;
  return [...code.matchAll(/\bquery\s*:\s*(?:\([^()]{0,200}\)|[\w$]+)\s*=>\s*(?=["'`])/g)].slice(0, maxRequests).map((match) => {
    const start = match.index + match[0].length;
    const line = code.slice(start, start + maxPathLength);
    const lineEnd = line.search(/[,\n]/);
    const path = pathExpression(file, start, start + (lineEnd < 0 ? line.length : lineEnd));
    return { at: match.index, method: { known: 'GET', parts: [] }, path, base: undefined };
  });
}
