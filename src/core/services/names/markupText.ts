// The text of pages and templates without their comments: quotation marks in prose open no string there.

/** Comments of HTML, Jinja and Django, ERB and EJS, Handlebars and Blade, Razor. One that never ends goes on to the end. */
const comments =
  /<!--[^]*?(?:-->|$)|\{#[^]*?(?:#\}|$)|<%[#-]?#[^]*?(?:%>|$)|\{\{!--[^]*?(?:--\}\}|$)|\{\{--[^]*?(?:--\}\}|$)|@\*[^]*?(?:\*@|$)/g;

/** `text` with comments blanked. Same length and same lines. */
export function withoutMarkupComments(text: string): string {
  return text.replace(comments, (comment) => comment.replace(/[^\r\n]/g, ' '));
}
