// How people paste a message: what loggers, wrappers and shells put before it, and the questions around it.
import { oneOf } from '../sampling.ts';
import { dedent } from '../../support/dedent.ts';

type Form = (message: string) => string;

const raised: readonly Form[] = [
  (message) => `Why do I get "${message}"?`,
  (message) => `Error: ${message}`,
  (message) => message,
  (message) => `What does "${message}" mean?`,
  (message) => `I get this when I run it: ${message}`,
  (message) => `$ ./run --all\nerror: ${message}`,
  (message) => `Uncaught (in promise) Error: ${message}`,
  (message) => `Where does the error "${message}" come from?`,
];

const printed: readonly Form[] = [
  (message) => `2026-11-20 10:12:01,332 WARNING [worker-3] ${message}`,
  (message) => `What prints "${message}"?`,
  (message) => `[error] ${message}`,
  (message) => `{"level":"error","ts":"2026-11-20T10:12:01Z","msg":${JSON.stringify(message)}}`,
  (message) => `time="2026-11-20T10:12:01Z" level=warning msg=${JSON.stringify(message)}`,
  (message) => `Nov 20 10:12:01 host app[812]: ${message}`,
  (message) => message,
  (message) => `The log is full of "${message}". Why?`,
];

/** What a runtime prints of an error that nothing catches. `§` stands for the type and `¶` for the message. */
const uncaught: Readonly<Record<string, readonly string[]>> = {
  python: [
    dedent`
      Traceback (most recent call last):
        File "/app/run.py", line 3, in <module>
          main()
      §: ¶`,
    '§: ¶',
  ],
  javascript: ['Uncaught §: ¶', '§: ¶\n    at main (/app/run.js:3:9)'],
  java: ['Exception in thread "main" com.acme.§: ¶\n\tat com.acme.Run.main(Run.java:3)', 'Caused by: com.acme.§: ¶'],
  kotlin: ['Exception in thread "main" com.acme.§: ¶', 'Caused by: com.acme.§: ¶\n\tat com.acme.RunKt.main(Run.kt:3)'],
  csharp: ['Unhandled exception. Acme.§: ¶', 'Acme.§: ¶\n   at Acme.Run.Main(String[] args) in /app/Run.cs:line 3'],
  ruby: ["run.rb:3:in `main': ¶ (§)", '§: ¶'],
  php: ['PHP Fatal error:  Uncaught Acme\\§: ¶ in /app/run.php:3', '§: ¶'],
};

/** A short message as it is printed when nothing catches it. */
export function asUncaught(language: string, message: string, type: string, random: () => number): string {
  const printed = oneOf(uncaught[language] ?? ['§: ¶'], random);
  return printed.replace('§', () => type).replace('¶', () => message);
}

const shown: readonly Form[] = [
  (message) => `Why do I see "${message}"?`,
  (message) => message,
  (message) => `Where does the message "${message}" come from?`,
  (message) => `Where is the text "${message}" shown?`,
  (message) => `The page says "${message}". Which code is that?`,
];

const german: readonly Form[] = [
  (message) => `Woher kommt „${message}“?`,
  (message) => message,
  (message) => `Warum sehe ich "${message}"?`,
  (message) => `Where does "${message}" come from?`,
];

/** What a message is read in. */
export const forms = {
  brief: raised,
  same: raised,
  raise: raised,
  chain: raised,
  log: printed,
  const: shown,
  template: shown,
  resource: shown,
  'resource, translated': german,
};

/** The kinds of messages. */
export type MessageKind = keyof typeof forms;

/** A question about `message`, or the message as it is pasted. `exception`: the type that is raised, which a runtime prints before it. */
export function asAsked(kind: MessageKind, message: string, exception: string | undefined, random: () => number): string {
  if (exception && random() < 0.5) return `${exception}: ${message}`;
  return oneOf(forms[kind], random)(message);
}
