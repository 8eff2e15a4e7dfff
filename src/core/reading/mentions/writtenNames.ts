// Names that code writes with signs which no identifier has: `.btn-primary`, `#top`, `orders/list.html`, `app.jwt-secret`.

/** A name in a text, and how it is meant. */
export interface MentionedName {
  /** As a look-up wants it: a class of styles begins with `.`, an id with `#`. */
  readonly name: string;
  /** With the noun before it: "the css class btn". */
  readonly start: number;
  readonly end: number;
  /** Its spelling or the noun before it shows a style or template: no sentence with it means anything else. */
  readonly isSure: boolean;
}

/** `.btn-primary`, `#top`. */
const selector = /(?<![\w.#/:)\]])(?<name>[.#][A-Za-z][\w-]*\w)(?![\w./(])/;
/** "the css class btn", "the id main-nav": the words before say what it is. */
const calledStyle =
  /\b(?:(?:css|style|stylesheet|html)[ -](?<mark>class|id)|(?<plain>class|id)(?=\s+["'`]?[a-z]\w*-))\s+["'`]?(?<called>[A-Za-z][\w-]*\w)["'`]?/;
/** A name with slashes, a page by its ending, or dots with hyphens. A word with hyphens alone is prose. */
const joined =
  /(?:\b(?<noun>template|partial|view|page)\s+)?(?<![\w./-])(?<joined>\w[\w.-]*(?:\/[\w.-]*\w)+|\w[\w-]*(?:\.\w+)*\.(?:html|twig|erb|ejs|hbs|pug|njk|liquid|jinja2?|j2|cshtml|haml|slim|jsp|gohtml)(?:\.\w+)?|[a-z]\w*(?:\.\w+)*\.\w+(?:-\w+)+(?:\.\w+)*)(?![\w/(])/;
const written = new RegExp(`${calledStyle.source}|${selector.source}|${joined.source}`, 'gi');

/** All such names, in the order of the text. */
export function writtenNamesIn(text: string): readonly MentionedName[] {
  return [...text.matchAll(written)].flatMap(({ 0: whole, index, groups = {} }): readonly MentionedName[] => {
    const { mark, plain, called, name, joined: joinedName, noun } = groups;
    const ownName = called === undefined ? (name ?? joinedName) : `${(mark ?? plain)?.toLowerCase() === 'id' ? '#' : '.'}${called}`;
    return ownName === undefined
      ? []
      : [{ name: ownName, start: index, end: index + whole.length, isSure: joinedName === undefined || noun !== undefined }];
  });
}
