// Table of output lines without a message from code: typed commands, frames of traces, lines that runtimes print around them.
import { placeOfMessage } from '../fronts/frontsOfBuilds.ts';
import type { MessageForm } from '../messageForms.ts';

/** A line without a message; its examples are such lines, with the message that the text around them has. */
export interface SilentLine extends MessageForm {
  /** The line is a command, and its output follows. */
  readonly prompts?: true;
}

const message = 'the shelf has no room left';

/** In the order of trial. */
export const silentLines: readonly SilentLine[] = [
  {
    id: 'prompt',
    test: /^\s*(?:\([\w.-]{1,40}\) ?)?(?:[\w.-]{1,40}@[\w.-]{1,60}[: ]?[\w~/.-]{0,120} ?[$#%>]|(?:[~/][\w~/.-]{0,120} ?)?[$❯➜»]|[~/][\w~/.-]{0,120} ?%|PS [A-Z]:[^>\n]{0,200}>|[A-Z]:\\[^>\n]{0,200}>|>>>)\s+\S/u,
    prompts: true,
    examples: [
      [`$ shop put --shelf top\n${message}`, message],
      [`me@host:~/shop$ shop put\n${message}`, message],
      [`PS C:\\shop> shop put\n${message}`, message],
    ],
    others: [`error: ${message}`, '$5 is the price of a book'],
  },
  {
    id: 'frame',
    test: /^\s*(?:at (?:async |new )?[^\s(]{1,300}(?: \[as [^\]\n]{1,80}\])? ?\([^()\n]{0,300}\)|at \S{1,300}:\d{1,7}|File "[^"\n]{1,300}", line \d|#\d{1,4}\s|from \S{1,300}:\d{1,7}:in |\d{1,4}: (?:0x)?[\w<][\w:<>, ]{1,200}::|\.\.\. \d{1,5} (?:more|common)|in \S{1,200} \(\S{1,200}:\d{1,7}\))/,
    examples: [[`Error: ${message}\n    at put (/app/shelf.js:3:9)`, message]],
    others: [`at noon: ${message}`],
  },
  {
    id: 'trace-head',
    test: /^\s*(?:Traceback \(most recent call last\)|Stack trace:|stack backtrace:|goroutine \d{1,9} \[|\[?signal \w{3,10}|During handling of the above|The above exception was the direct cause|note: (?:run with|Some details)|Node\.js v\d|node:internal|\^+\s*$|~+\^*~*\s*$|The last packet|-{3,}|={3,})/,
    examples: [[`Traceback (most recent call last):\n  File "a.py", line 1, in put\nValueError: ${message}`, message]],
    others: [`note: ${message}`],
  },
  {
    id: 'end',
    test: /^\s*(?:make(?:\[\d{1,3}\])?: (?:\*\*\* |Leaving |Entering )|exit(?:ed)? (?:status|code|with)|Process (?:exited|finished|completed)|Aborted(?: \(core dumped\))?$|Segmentation fault|error Command failed|npm (?:ERR!|error) (?:A complete log|code |errno |path |command |Exit status|Lifecycle script)|terminate called |BUILD FAILED|\* (?:Try|What went wrong|Get more help|Where):|> Run with --)/,
    examples: [[`${message}\nmake: *** [Makefile:12: run] Error 1`, message]],
    others: [`make: ${message}`],
  },
  {
    id: 'name-alone',
    test: /^\s*(?:\[[A-Z][\w\\]{2,100}\]|In [\w./-]{1,120} line \d{1,7}:|(?:trce|dbug|info|warn|fail|crit): [\w.+`]{1,200}\[\d{1,9}\]|Caused by:|\w{3} \d{1,2}, \d{4} [\d:]{7,8} [AP]M [\w.$]{1,200} \w{1,80})\s*$/,
    examples: [[`fail: Acme.Shop.Shelf[0]\n      ${message}`, message]],
    others: [`info: ${message}`],
  },
  {
    id: 'build-place',
    test: placeOfMessage,
    examples: [[`ERROR in ./src/shelf.js\n${message}`, message]],
    others: [`ERROR in ./src/shelf.js ${message}`],
  },
  {
    id: 'build-part',
    test: /^(?:(?:ERROR|WARNING) in [\w-]{1,60}|CMake (?:Error|Warning)(?: \(dev\))? at [^\n]{1,300}:|# (?:command-line-arguments|[\w-]{1,60}\.[a-z]{2,10}\/\S{1,200})|> Task :\S{1,200} FAILED|Execution failed for task '[^'\n]{1,200}'\.|A problem occurred (?:evaluating|configuring) [^\n]{1,200}\.)\s*$/,
    examples: [[`# shop.example/shelf\n./shelf.go:3:5: ${message}`, message]],
    others: [`# ${message}`],
  },
  {
    id: 'fence',
    test: /^\s*(?:```|~~~)/,
    examples: [['```\n' + message + '\n```', message]],
    others: ['`code` is what the shelf has'],
  },
];
