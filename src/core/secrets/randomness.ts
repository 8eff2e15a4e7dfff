// Tells random strings from names, words, paths and examples: the test behind every secret without a fixed form.

/** Placeholder words for secrets. They are removed before a text is judged. */
const placeholderWords =
  /change[-_ ]?me|place[-_]?holder|example|your|dummy|fake|sample|test(?:ing)?|secret|passw(?:or)?d|token|redacted|insert|replace|default|string|undefined|x{3,}|0{4,}|1{4,}|(?:0?123456789?0?|abcdefg?h?i?j?k?)/gi;

/** Expressions, templates, places and calls, which only refer to a value, and masks. */
const nonLiteral =
  /^(?:\\{0,4}[<{[(]|&lt;|x{5,})|^[$%@#&*]{1,2}[\w.:/-]*[%)}]?$|\$\{|\{\{|<%|%[(<{]|\$\(|^%?[sd]$|\.\.\.|…|<[^>]*>$|^(?:process\.env|os\.environ|env[.:(]|ENV[[.(]|import\.meta|System\.|secrets?\.|vars\.|config\.|self\.|this\.|Rails\.)/;
/** `https://host/path`, `./a/b.js`, `/usr/lib`, `C:\dir`, `a/b.ts`. */
const addressOrPath =
  /^(?:[a-z][\w+.-]*:\/\/|\.{1,2}\/|\/(?=[^+=]*[._-]|[^0-9]*$|[^A-Z]*$)|[A-Za-z]:\\|data:|urn:|arn:|mailto:|magnet:)|\.(?:[cm]?[jt]sx?|json|ya?ml|py|go|rs|java|html?|css|svg|png|md|txt|sh|pem|crt|key)$/;
const uuid = /^\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i;
const digestOf = /^(?:sha(?:1|224|256|384|512)|md5|blake2b)[-:=]/i;
/** Characters to read: more would not change the result. */
const maxReadLength = 128;

/** A placeholder of ours, also where its signs were escaped since, or where a cut left only its end. */
const ownPlaceholder = /^\d{1,3}(?:\\{0,4}>|%3e|&gt;)|\bsecret(?::|\\:|%3a|&colon;|&#58;)[a-z0-9-]{1,40}(?::|\\:|%3a|&colon;|&#58;)\d/i;

/** Whether `text` is a plain value: no variable, template, address, file or placeholder. */
export function isLiteral(text: string): boolean {
  return !nonLiteral.test(text) && !addressOrPath.test(text) && !digestOf.test(text) && !ownPlaceholder.test(text);
}

/** Whether `text` is a generated id: random, but usually no secret. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** Whether `text` repeats very few characters, like a mask. */
export function isMask(text: string): boolean {
  return new Set(text.slice(0, maxReadLength)).size <= 3;
}

/**
 * Whether a string of at least `minLength` characters looks random: high Shannon entropy for its length, and more changes between kinds of
 * characters than in names, where words change case and digits stand at the end.
 */
export function looksRandom(text: string, minLength = 16, minEntropy = 3): boolean {
  if (!/[0-9A-Z]/.test(text) || !isLiteral(text)) return false;
  const remaining = text.slice(0, maxReadLength).replace(placeholderWords, '');
  const letters = remaining.replace(/[^A-Za-z0-9]/g, '');
  if (letters.length < minLength) return false;
  const isHex = /^[0-9a-f]+$|^[0-9A-F]+$/.test(letters);
  if (entropy(letters) < (isHex ? Math.min(minEntropy, 2.8) : minEntropy)) return false;
  return changes(remaining) >= 0.18 * letters.length;
}

/**
 * Whether a value in the place of a key looks like one, which needs less than {@link looksRandom}: letters and digits as in no word, or the form of
 * an id. For a value after the beginning of a format or the name of a service.
 */
export function looksMade(value: string): boolean {
  if (isUuid(value)) return !isMask(value);
  const remaining = value.replace(placeholderWords, '');
  return /\d/.test(remaining) && /[a-z]/i.test(remaining) && isLiteral(value) && entropy(remaining) >= 2.5;
}

/** Shannon entropy of the characters, in bits per character. */
export function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

/** Number of changes from a lower letter to an upper one, and between letters and digits. */
function changes(text: string): number {
  return text.match(/[a-z](?=[A-Z0-9])|[A-Z](?=[0-9])|[0-9](?=[A-Za-z])|[A-Z](?=[A-Z][a-z])/g)?.length ?? 0;
}

/** Whether a person may have chosen this password: it has the kinds of characters that password rules require, or looks random. */
export function looksLikePassword(text: string): boolean {
  if (text.length < 8 || text.length > 128 || /\s|\\[nrt]/.test(text) || !isLiteral(text)) return false;
  if (looksRandom(text, 10, 2.8)) return true;
  const remaining = text.replace(placeholderWords, '');
  if (remaining.length < 5) return false;
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9\s._:/-]/].filter((kind) => kind.test(text)).length;
  return kinds >= 3 && /[0-9]/.test(text) && entropy(text) >= 2.6;
}

/** Words joined by single blanks, like a passphrase: no capitals, no signs, no short words. */
const words = /^[a-z]{3,12}(?: [a-z]{3,12}){3,11}$/;
/** Words of sentences, labels and hints, which random passphrases do not contain. */
const sentenceWord =
  /\b(?:the|and|are|but|can|for|has|have|her|his|its|may|must|not|our|she|should|that|them|they|this|too|use|was|were|what|when|which|who|will|with|you|your|from|into|does|please|enter|type|confirm|repeat|forgot|reset|required|invalid|wrong|incorrect|missing|match|least|characters?|passwords?|passphrases?|secrets?|tokens?|keys?|users?|account|login|email|some|any|very|super|test|dummy|fake|example|placeholder|default|change|here|wachtwoord|passwort|kennwort|senha|por|los|las|del|que|des|les|une|der|die|das|und|een|het|van)\b/;

/** Whether this is a passphrase ("correct horse battery staple") and not a sentence. */
export function looksLikePassphrase(text: string): boolean {
  return text.length >= 19 && text.length <= 128 && words.test(text) && !sentenceWord.test(text);
}
