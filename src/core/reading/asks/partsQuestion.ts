// Recognizes questions for the parts of a named thing: "What are all the options I can set in Config?" asks for nothing that sets them.

const parts = '(?:options?|settings?|fields?|propert(?:y|ies)|attributes?|parameters?|arguments?|flags?|keys?)';
const person = '(?:i|you|we|one|people|users?|callers?|someone)';
const give = '(?:set|use|pass|give|configure|choose|specify|provide|change|override|tune|fill)';
const english = new RegExp(
  `^\\W*(?:(?:what|which)(?: are)?|list|name|show(?: me)?)\\b[^.?!]*\\b${parts}\\b(?: (?:that|which))? (?:(?:can|may|could|should) ${person}|${person} (?:can|may|could|should)|(?:can|may|could) be) ${give}|^\\W*(?:what|which) ${parts} (?:does|do) \\S+ (?:have|accept|take|support|offer|expose|define|contain)\\b`,
  'u',
);
const german =
  /^\P{L}*(?:welche|was für)\b[^.?!]*(?:optionen|einstellungen|felder|eigenschaften|attribute|parameter) (?:kann|können|darf|lassen) /u;
/** Longer texts are reports. */
const maxLength = 200;

/** Whether a question asks which parts a thing has, or which of them can be set. */
export function asksForParts(title: string): boolean {
  const lowerTitle = title.toLowerCase();
  return title.length <= maxLength && (english.test(lowerTitle) || german.test(lowerTitle));
}
