// Text as HTML that shows it as it is.

/** `text` with what HTML would take for marks written as references. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
