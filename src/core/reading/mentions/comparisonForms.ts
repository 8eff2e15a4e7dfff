// Removes the phrases that ask for a comparison, such as "the difference between": their words are no topic of a search.

/** Patterns of the phrases. "How does it compare versions?" is about comparing, so `compare` counts only as the first word. */
const forms: readonly RegExp[] = [
  /\b(?:differences?|distinctions?|comparison)\s+between\b/giu,
  /^\W*compare\b(?=.*\b(?:and|with|to)\b)/giu,
  /(?<=\S\s)(?:vs\.?|versus)(?=\s\S)/giu,
  /\b(?:differs?|is different|are different|different)\s+from\b|\bdiffer(?=\W*$)/giu,
];

/** `text` without the words that ask for a comparison. */
export function withoutComparison(text: string): string {
  return forms.reduce((rest, form) => rest.replace(form, ' '), text);
}
