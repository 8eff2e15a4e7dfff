// What a command is: its name, its flags, its help, and a function that runs it.
import type { CancellationToken } from '../core/base/cancellation.ts';
import type { Log } from '../core/ports.ts';
import type { Output } from './output/output.ts';

/** A flag of a command: with a value (`value` names it in the help) or without one. */
export interface Flag {
  readonly value?: string;
  /** It may be given several times; of another flag the last one counts. */
  readonly many?: true;
  readonly about: string;
}

/** What a command is run with. */
export interface CommandInvocation {
  /** The argument that is not a flag; empty for commands that take none. */
  readonly operand: string;
  readonly flags: GivenFlags;
  readonly output: Output;
  readonly log: Log;
  readonly token: CancellationToken;
}

/** The flags that were given, checked to be flags of the command. */
export interface Flags {
  has(name: string): boolean;
  get(name: string): string | undefined;
}

/** Flags as the words of the command line give them. */
export interface GivenFlags extends Flags {
  /** All values of a flag, in the order in which they were given. */
  all(name: string): readonly string[];
}

/** One command of `clew`. */
export interface Command {
  readonly name: string;
  /** Name of the operand in the help, when the command needs one. */
  readonly operand?: string;
  /** What the operand is when none is given; without it the operand must be given. */
  readonly operandDefault?: string;
  readonly about: string;
  readonly flags: Readonly<Record<string, Flag>>;
  /** Resolves with the exit code. Throws UsageError for bad arguments and UserError for failures with a sentence. */
  run(invocation: CommandInvocation): Promise<number>;
}
