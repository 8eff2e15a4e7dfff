// Table of lines that only announce a message on the lines below.
import type { MessageSource, MessageForm } from '../messageForms.ts';

/** A line whose message is on the next line that is not blank. */
export interface LineHead extends MessageForm {
  readonly from: MessageSource;
  /** Further lines below the first that hold messages of their own. */
  readonly goesOn?: RegExp;
}

const message = 'the shelf has no room left';

/** In the order of trial. */
export const lineHeads: readonly LineHead[] = [
  {
    id: 'rust-panic',
    test: /\bpanicked at \S[^\n]{0,400}:\d{1,7}:\d{1,7}:\s*$/,
    from: 'error',
    examples: [[`thread 'main' panicked at src/shelf.rs:3:9:\n${message}`, message]],
    others: [`thread 'main' panicked at '${message}', src/shelf.rs:3:9`],
  },
  {
    id: 'anyhow',
    test: /^\s*Caused by:\s*$/,
    from: 'error',
    goesOn: /^\s*\d{1,3}: /,
    examples: [[`Caused by:\n    0: ${message}\n    1: not found`, message]],
    others: [`Caused by: ${message}`],
  },
  {
    id: 'aspnet',
    test: /^\s*(?:trce|dbug|info|warn|fail|crit): [\w.+`]{1,200}\[\d{1,9}\]\s*$/,
    from: 'log',
    examples: [[`info: Acme.Shop.Shelf[0]\n      ${message}`, message]],
    others: [`info: ${message}`],
  },
  {
    id: 'symfony',
    test: /^\s*(?:In [\w./-]{1,120} line \d{1,7}:|\[(?:[A-Z]\w{0,80}\\){0,8}[A-Z]\w{2,80}\])\s*$/,
    from: 'error',
    examples: [
      [`In Shelf.php line 12:\n\n  ${message}  \n`, message],
      [`  [RuntimeException]   \n  ${message}  \n`, message],
    ],
    others: [`[shelf] ${message}`],
  },
  {
    id: 'gradle',
    test: /^\* What went wrong:\s*$/,
    from: 'error',
    goesOn: /^\s*> /,
    examples: [[`* What went wrong:\n${message}`, message]],
    others: [`What went wrong: ${message}`],
  },
  {
    id: 'java-logging',
    test: /^\w{3} \d{1,2}, \d{4} [\d:]{7,8} [AP]M [\w.$]{1,200} \S{1,80}\s*$/,
    from: 'log',
    examples: [[`Nov 20, 2026 10:12:01 AM com.acme.Shelf put\nWARNING: ${message}`, message]],
    others: [`Nov 20, 2026 was late: ${message}`],
  },
];
