// Extracts the facts of one file from its text alone: equal text gives equal facts, wherever it lies.
import { languages, variantOf } from '../syntax/languages.ts';
import { scriptTextOf } from '../syntax/scriptBlocks.ts';
import type { LoadedLanguage, Parsers } from '../syntax/parser.ts';
import { inOrder } from './values/calls.ts';
import { collect } from './captures.ts';
import { withDocumentedTypes } from './types/documentedTypes.ts';
import type { FileFacts } from './facts.ts';
import { gatherFacts, type ExtractOptions } from './gather.ts';
import { findSections } from './definitions/sections.ts';
import { findSettings } from './settings.ts';
import { Source } from './source.ts';
import { moduleSymbol } from './definitions/symbols.ts';
import { templateUses } from './definitions/templates.ts';

/**
 * All facts of a file. Never throws on bad source: `parseErrors` counts what is unreadable, the rest is extracted. A language without a
 * grammar, or whose grammar failed to load (see {@link Parsers.failures}), yields the module symbol alone.
 * @param written language id of the registry; the text may show another (headers of C and C++)
 */
export async function extractFacts(text: string, written: string, parsers: Parsers, options: ExtractOptions = {}): Promise<FileFacts> {
  const source = new Source(text);
  const language = variantOf(written, text);
  if (languages.get(language)?.kind === 'documentation') return { ...bare(source, language), sections: findSections(source, language) };
  const script = scriptTextOf(language, text);
  const loaded = await parsers.load(script?.language ?? language);
  if (script && loaded) return withTemplate(parsed(new Source(script.text), language, loaded, options), source);
  if (!loaded) return configured(source, language);
  return parsed(source, language, loaded, options);
}

function parsed(source: Source, language: string, loaded: LoadedLanguage, options: ExtractOptions): FileFacts {
  const read = loaded.parse(source);
  // The text remains searchable.
  if (!read) return { ...bare(source, language), parseErrors: 1 };
  const { tree, errors } = read;
  const { captures, isComplete } = collect(loaded.query, tree);
  const facts = gatherFacts(captures, tree, source, loaded.grammar, options);
  // An incomplete match means that part of the file was not understood.
  return withDocumentedTypes({ language, lineCount: source.lineCount, ...facts, sections: [], parseErrors: errors + (isComplete ? 0 : 1) });
}

/** Adds uses of script names in the page around the script. */
function withTemplate(facts: FileFacts, page: Source): FileFacts {
  return { ...facts, calls: inOrder([...facts.calls, ...templateUses(facts, page, facts.language)]) };
}

function bare(source: Source, language: string): FileFacts {
  const none = { calls: [], imports: [], exports: [], bindings: [], notes: [], sections: [] };
  return { language, lineCount: source.lineCount, symbols: [moduleSymbol(source, undefined)], ...none, parseErrors: 0 };
}

/** Configuration has no symbols, but may have settings about module locations. */
function configured(source: Source, language: string): FileFacts {
  const settings = findSettings(source.text, language);
  return settings.length ? { ...bare(source, language), settings } : bare(source, language);
}
