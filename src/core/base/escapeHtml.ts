// Escapes text for HTML.

/** `text` with the characters that HTML reads as markup written as references. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
