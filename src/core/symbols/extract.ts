// Text of one file in, everything that it says about itself out. Reads nothing else: equal text gives equal facts, wherever it lies.
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
 * All facts of a file. Never throws on bad source: what cannot be understood is counted in `parseErrors`, the rest is there.
 * A language without a grammar, or whose grammar failed to load (see {@link Parsers.failures}), yields the module symbol alone.
 * @param written id of the registry; what the text shows may be another (headers of C and C++)
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
  // Its text can be searched all the same.
  if (!read) return { ...bare(source, language), parseErrors: 1 };
  const { tree, errors } = read;
  const { captures, isComplete } = collect(loaded.query, tree);
  const facts = gatherFacts(captures, tree, source, loaded.grammar, options);
  // Where matching was given up, something in the file was not understood either.
  return withDocumentedTypes({ language, lineCount: source.lineCount, ...facts, sections: [], parseErrors: errors + (isComplete ? 0 : 1) });
}

/** The page around the script uses names of it. */
function withTemplate(facts: FileFacts, page: Source): FileFacts {
  return { ...facts, calls: inOrder([...facts.calls, ...templateUses(facts, page, facts.language)]) };
}

function bare(source: Source, language: string): FileFacts {
  const none = { calls: [], imports: [], exports: [], bindings: [], notes: [], sections: [] };
  return { language, lineCount: source.lineCount, symbols: [moduleSymbol(source, undefined)], ...none, parseErrors: 0 };
}

/** Configuration has no symbols of its own, but may say where modules are. */
function configured(source: Source, language: string): FileFacts {
  const settings = findSettings(source.text, language);
  return settings.length ? { ...bare(source, language), settings } : bare(source, language);
}
