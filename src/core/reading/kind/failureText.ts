// Recognizes pasted output of compilers, runtimes, test runners and logs, which always asks what is wrong.

/** Failure output of tools in many languages. Case matters: people write these words too, but with other capitals. */
const failureOutput: readonly RegExp[] = [
  /^Traceback \(most recent call last\)|^\s+File "[^"\n]{1,300}", line \d+|^Exception in thread |^Caused by: |^\s*at [\w$.<>]{1,200}\([^()\n]{0,200}\)/m,
  /^panic: |^goroutine \d+ \[|panicked at |^fatal error: |^thread '[^'\n]{0,80}' panicked|SIGSEGV|SIGABRT|Segmentation fault|core dumped|AddressSanitizer|Assertion [`'"].{1,200} failed/m,
  /(?:^|\s)(?:error|warning) ?(?:TS|CS|C|E|LNK|FS|BC|CA|NETSDK|NU|MSB)-?\d{3,5}\b|^error(?:\[E\d{4}\])?: |^e: (?:file:|\/)|\berror TS\d+/m,
  /[\w)\]]\.\w{1,6}(?::\d{1,7}){1,2}:? (?:fatal )?(?:error|warning|note|in `)|[\w)\]]\.\w{1,6}\(\d{1,7}(?:,\d{1,7})?\): (?:error|warning)/,
  /undefined reference to|unresolved external symbol|cannot find symbol|no matching function for call|incompatible types:|undefined method|uninitialized constant|borrow of moved value|cannot borrow/,
  /PHP (?:Fatal|Parse) error|^(?:Fatal|Parse) error: |^Uncaught |Unhandled exception|UnhandledPromiseRejection|npm ERR!|^(?:FAIL|FAILED|ERROR|FATAL)\b[ :]|^\s*\[(?:ERROR|FATAL|WARN)\]/m,
  /^(?:Cannot|Could not|Can't|Couldn't|Unable to|Failed to) [a-z]+ [^?\n]{3,200}$/m,
  /\b\d{2}:\d{2}:\d{2}[.,\d]{0,8}Z?\s{1,4}\[?(?:ERROR|FATAL|WARN|error|fatal|warn)/,
  /(?:^|[\s(])[\w$.:\\]{0,100}(?:Error|Exception|Failure|Panic)(?: \[\w{1,60}\])?: \S/,
];

/** Limit of characters examined: the output of a tool starts early. */
const maxExamined = 8000;

/** Whether `text` holds such output. */
export function holdsFailureText(text: string): boolean {
  const head = text.slice(0, maxExamined);
  return failureOutput.some((pattern) => pattern.test(head));
}
