// Shape of a command: its name, flags and help, and the function that runs it.
import type { CancellationToken } from '../core/base/cancellation.ts';
import type { Log } from '../core/ports.ts';
import type { Output } from './output/output.ts';

/** A flag of a command: with a value (`value` names it in the help) or without one. */
export interface Flag {
  readonly value?: string;
  /** Whether it may be repeated; of any other flag the last value counts. */
  readonly many?: true;
  readonly about: string;
}

/** Input of a command. */
export interface CommandInvocation {
  /** The argument that is not a flag; empty for commands that take none. */
  readonly operand: string;
  readonly flags: GivenFlags;
  readonly output: Output;
  readonly log: Log;
  readonly token: CancellationToken;
}

/** The given flags, checked to be flags of the command. */
export interface Flags {
  has(name: string): boolean;
  get(name: string): string | undefined;
}

/** Flags as parsed from the command line. */
export interface GivenFlags extends Flags {
  /** All values of a flag, in the order of the command line. */
  all(name: string): readonly string[];
}

export interface Command {
  readonly name: string;
  /** Name of the operand in the help, when the command needs one. */
  readonly operand?: string;
  /** Default of the operand; without one it is required. */
  readonly operandDefault?: string;
  readonly about: string;
  readonly flags: Readonly<Record<string, Flag>>;
  /** Whether its results can hold the history of the folder, so that it asks a person whether to trust the folder. */
  readonly readsHistory?: true;
  /** Resolves with the exit code. Throws UsageError for bad arguments and UserError for failures with a sentence. */
  run(invocation: CommandInvocation): Promise<number>;
}
