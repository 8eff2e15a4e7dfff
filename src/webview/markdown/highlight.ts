// Highlighter for code of answers, with only the languages that Clew reads. A separate bundle that is loaded with the first code.
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { LruMap } from '../../core/base/collections/lru.ts';
import { escapeHtml } from '../../core/base/escapeHtml.ts';

const languages = {
  bash,
  c,
  cpp,
  csharp,
  css,
  diff,
  go,
  java,
  javascript,
  json,
  kotlin,
  php,
  python,
  ruby,
  rust,
  sql,
  typescript,
  xml,
  yaml,
};
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);
hljs.registerAliases('tsx', { languageName: 'typescript' });
// File endings that the library does not know.
hljs.registerAliases(['pyi', 'pyw'], { languageName: 'python' });
hljs.registerAliases('es6', { languageName: 'javascript' });
hljs.registerAliases(['cu', 'cuh', 'inl', 'ipp'], { languageName: 'cpp' });

/** Longer code stays plain: colouring it would freeze the panel. */
const maxLength = 60_000;

// While an answer streams, the same finished blocks come again with every frame.
const htmlCache = new LruMap<string, string>(200);

/** Escaped HTML of `code` with `hljs-…` classes where `language` is known. */
export function highlightCode(code: string, language: string): string {
  if (code.length > maxLength || !hljs.getLanguage(language)) return escapeHtml(code);
  const key = `${language}\n${code}`;
  const cachedHtml = htmlCache.get(key);
  if (cachedHtml !== undefined) return cachedHtml;
  const html = hljs.highlight(code, { language, ignoreIllegals: true }).value;
  htmlCache.set(key, html);
  return html;
}
