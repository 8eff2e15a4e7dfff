// Names of the HTTP status codes, as code writes them: the registry of IANA (RFC 9110, sections 15 and 16.2.1), and the names of older RFCs
// (2616, 7231, 4918) that libraries keep. `httpStatus.test.ts` compares with the table of Node.

/** Names of each code; the registry's name comes first. */
export const statusNames: ReadonlyMap<number, readonly string[]> = new Map([
  [100, ['Continue']],
  [101, ['Switching Protocols']],
  [102, ['Processing']],
  [103, ['Early Hints']],
  [200, ['OK']],
  [201, ['Created']],
  [202, ['Accepted']],
  [203, ['Non-Authoritative Information']],
  [204, ['No Content']],
  [205, ['Reset Content']],
  [206, ['Partial Content']],
  [207, ['Multi-Status']],
  [208, ['Already Reported']],
  [226, ['IM Used']],
  [300, ['Multiple Choices']],
  [301, ['Moved Permanently']],
  [302, ['Found', 'Moved Temporarily']],
  [303, ['See Other']],
  [304, ['Not Modified']],
  [305, ['Use Proxy']],
  [307, ['Temporary Redirect']],
  [308, ['Permanent Redirect']],
  [400, ['Bad Request']],
  [401, ['Unauthorized']],
  [402, ['Payment Required']],
  [403, ['Forbidden']],
  [404, ['Not Found']],
  [405, ['Method Not Allowed']],
  [406, ['Not Acceptable']],
  [407, ['Proxy Authentication Required']],
  [408, ['Request Timeout']],
  [409, ['Conflict']],
  [410, ['Gone']],
  [411, ['Length Required']],
  [412, ['Precondition Failed']],
  [413, ['Content Too Large', 'Payload Too Large', 'Request Entity Too Large']],
  [414, ['URI Too Long', 'Request-URI Too Long']],
  [415, ['Unsupported Media Type']],
  [416, ['Range Not Satisfiable', 'Requested Range Not Satisfiable']],
  [417, ['Expectation Failed']],
  [421, ['Misdirected Request']],
  [422, ['Unprocessable Content', 'Unprocessable Entity']],
  [423, ['Locked']],
  [424, ['Failed Dependency']],
  [425, ['Too Early']],
  [426, ['Upgrade Required']],
  [428, ['Precondition Required']],
  [429, ['Too Many Requests']],
  [431, ['Request Header Fields Too Large']],
  [451, ['Unavailable For Legal Reasons']],
  [500, ['Internal Server Error']],
  [501, ['Not Implemented']],
  [502, ['Bad Gateway']],
  [503, ['Service Unavailable']],
  [504, ['Gateway Timeout']],
  [505, ['HTTP Version Not Supported']],
  [506, ['Variant Also Negotiates']],
  [507, ['Insufficient Storage']],
  [508, ['Loop Detected']],
  [511, ['Network Authentication Required']],
]);

/** Spellings of `name` in code: `Not Found`, `Not found`, `NotFound`, `notFound`, `NOT_FOUND`, `not_found`. */
export function statusSpellings(name: string): readonly string[] {
  const words = name.split(/[ -]/);
  const capitals = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
  const pascalName = capitals.join('');
  const upper = words.join('_').toUpperCase();
  const sentence = name.charAt(0) + name.slice(1).toLowerCase();
  return [...new Set([name, sentence, pascalName, pascalName.charAt(0).toLowerCase() + pascalName.slice(1), upper, upper.toLowerCase()])];
}
