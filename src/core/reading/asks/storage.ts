// Recognizes flow questions whose end names no code: "From the route to the database".

const storeNoun = '(?:data ?bases?|dbs?|data ?stores?|storage|persistence|sql)';
const toStorage = new RegExp(
  `\\b(?:(?:in|on)?to|until|till|reach(?:es)?|hits?|touch(?:es)?|against) (?:(?:the|our|its|a) )?(?:\\w+ )?${storeNoun}(?: (?:layer|quer(?:y|ies)|calls?|tables?|rows?|server))?\\b`,
  'i',
);
const german = /\b(?:bis|zur?|in die) (?:in |zur? )?(?:die |der )?datenbank\b/i;
/** A start that every program has; the rest of the question tells which one. */
const anyStart =
  /\b(?:from|beginning (?:at|with)|starting (?:at|with)) (?:the |its |an? |our )?(?:http |api |web )?(?:routes?|endpoints?|requests?|controllers?|handlers?|api)\b/i;

/** Whether a question asks for the path to the data store. */
export function asksForStorage(title: string): boolean {
  return title.length <= 400 && (toStorage.test(title) || german.test(title));
}

/** The question without ends that name no code. */
export function withoutCommonEnds(title: string): string {
  return title.replace(toStorage, ' ').replace(german, ' ').replace(anyStart, ' ').replace(/\s+/g, ' ').trim();
}

/** Whether a question mentions requests, so that a flow begins at a route. */
export function beginsAtRoute(title: string): boolean {
  return anyStart.test(title) || /\b(?:http|api|web) (?:requests?|calls?)\b/i.test(title);
}
