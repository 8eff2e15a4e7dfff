// Extracts the facts of one file from its text alone: equal text gives equal facts, wherever it lies.
import { languages, variantOf } from '../syntax/languages.ts';
import { scriptTextOf } from '../syntax/scriptBlocks.ts';
import type { LoadedLanguage, Parsers } from '../syntax/parser.ts';
import { sortCalls } from './values/calls.ts';
import { collect } from './captures.ts';
import { withDocumentedTypes } from './types/documentedTypes.ts';
import type { FileFacts } from './facts.ts';
import { extractEverything, type ExtractionSwitches } from './extractionSwitches.ts';
import { gatherFacts } from './gatherFacts.ts';
import { findSections } from './definitions/sections.ts';
import { findSettings } from './configurationSettings.ts';
import { Source } from './source.ts';
import { moduleSymbol } from './definitions/symbols.ts';
import { templateUses } from './definitions/templateUses.ts';

/**
 * All facts of a file. Never throws on bad source: `parseErrors` counts what is unreadable, the rest is extracted. A language without a
 * grammar, or whose grammar failed to load (see {@link Parsers.failures}), yields the module symbol alone.
 * @param registeredLanguage language id of the registry; the text may show another (headers of C and C++)
 */
export async function extractFacts(
  text: string,
  registeredLanguage: string,
  parsers: Parsers,
  switches: ExtractionSwitches = extractEverything,
): Promise<FileFacts> {
  const source = new Source(text);
  const language = variantOf(registeredLanguage, text);
  if (languages.get(language)?.kind === 'documentation')
    return { ...emptyFacts(source, language), sections: findSections(source, language) };
  const script = scriptTextOf(language, text);
  const loadedLanguage = await parsers.load(script?.language ?? language);
  if (script && loadedLanguage) return withTemplate(factsOfCode(new Source(script.text), language, loadedLanguage, switches), source);
  if (!loadedLanguage) return factsOfConfiguration(source, language);
  return factsOfCode(source, language, loadedLanguage, switches);
}

function factsOfCode(source: Source, language: string, loadedLanguage: LoadedLanguage, switches: ExtractionSwitches): FileFacts {
  const parsedText = loadedLanguage.parse(source);
  // The text remains searchable.
  if (!parsedText) return { ...emptyFacts(source, language), parseErrors: 1 };
  const { tree, errors } = parsedText;
  const { captures, isComplete } = collect(loadedLanguage.query, tree);
  const facts = gatherFacts(captures, tree, source, loadedLanguage.grammar, switches);
  // An incomplete match means that part of the file was not understood.
  return withDocumentedTypes({ language, lineCount: source.lineCount, ...facts, sections: [], parseErrors: errors + (isComplete ? 0 : 1) });
}

/** Adds uses of script names in the page around the script. */
function withTemplate(facts: FileFacts, page: Source): FileFacts {
  return { ...facts, calls: sortCalls([...facts.calls, ...templateUses(facts, page, facts.language)]) };
}

function emptyFacts(source: Source, language: string): FileFacts {
  const none = { calls: [], imports: [], exports: [], bindings: [], notes: [], sections: [] };
  return { language, lineCount: source.lineCount, symbols: [moduleSymbol(source, undefined)], ...none, parseErrors: 0 };
}

/** Configuration has no symbols, but may have settings about module locations. */
function factsOfConfiguration(source: Source, language: string): FileFacts {
  const settings = findSettings(source.text, language);
  return settings.length ? { ...emptyFacts(source, language), settings } : emptyFacts(source, language);
}
