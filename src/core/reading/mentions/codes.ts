// Finds error and status codes in a line of a failure.

/** Codes of compilers, databases and systems, without capitalised words that only share their prefix. */
const errorCode =
  /\b(?:E(?!RROR|XPECT|XCEPT|XIT|VENT|MPTY|NABLE|XTRA|LSE|ACH\b|XAMPLE|NV\b|NDPOINT)[A-Z]{3,}|ERR_[A-Z_]{2,60}|[A-Z]{1,5}-?\d{3,6}|0x8[\dA-Fa-f]{7})\b/g;
const sqlState = /\bSQLSTATE\b[^\w\n]{0,3}([\dA-Z]{5})\b/gi;
const statusCode =
  /\b(?:status(?:[ _-]?code)?["']?\s?[=:]?|http(?:\/\d(?:\.\d)?)?|returns?|returned|responds? with|gets?|code|a|an)\s?([1-5]\d\d)\b/gi;
const namedStatus =
  /\b([45]\d\d) (?:Bad Request|Unauthorized|Forbidden|Not Found|Method Not|Conflict|Gone|Unprocessable|Too Many|Internal Server|Not Implemented|Bad Gateway|Service Unavailable|Gateway)/gi;

/** Error and status codes, as written. */
export function codesIn(line: string): string[] {
  const status = [...line.matchAll(statusCode), ...line.matchAll(namedStatus), ...line.matchAll(sqlState)];
  return [...(line.match(errorCode) ?? []), ...status.map((match) => match[1] ?? '')];
}
