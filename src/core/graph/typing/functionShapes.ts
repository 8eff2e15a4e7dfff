// Types of functions as text: a text keeps the scope in which its names resolve, and is evaluated only when needed.
import type { FileEntry } from '../files/fileEntry.ts';
import type { FunctionContext } from '../flow/functionContexts.ts';
import { elementText } from './functionTypes.ts';
import type { InstanceValue, SymbolValue, TypeEnvironment } from '../values/values.ts';

/** A type as text, with the scope in which its names resolve. */
export interface ScopedTypeText {
  readonly entry: FileEntry;
  readonly scope: number;
  readonly text: string;
  /** The object whose member has the type. */
  readonly receiver?: InstanceValue;
  readonly environment?: TypeEnvironment;
}

/** Types of the parameters and the result of a function. */
export interface FunctionShape {
  readonly parameters: readonly (ScopedTypeText | undefined)[];
  /** Type of each further argument. */
  readonly rest?: ScopedTypeText | undefined;
  readonly result: ScopedTypeText | undefined;
}

/** The types that annotations in a scope give a variable or field; several for a name with several declarations. */
export function annotationsOf(entry: FileEntry, scope: number, name: string): ScopedTypeText[] {
  return entry.bindingsOf(scope, name).flatMap(({ by, value }) => (by === 'annotation' ? [{ entry, scope, text: value }] : []));
}

/** The type of parameter `at`; beyond the last parameter that of the rest. */
export function parameterTypeOf(shape: FunctionShape | undefined, at: number): ScopedTypeText | undefined {
  return shape && (at < shape.parameters.length ? shape.parameters[at] : shape.rest);
}

/** The written type of the parameter that receives an argument, by the argument's name or position; of a rest parameter, its element. */
export function typeOfParameter(
  { entry, index, receiver }: SymbolValue,
  { at, name }: FunctionContext & { readonly how: 'argument' },
): ScopedTypeText | undefined {
  const fact = entry.fact(index);
  const isBound = fact?.kind === 'method' && entry.rules.objectIsFirstParameter;
  const namedParameter = name === undefined ? undefined : fact?.parameters.find((each) => each.name === name);
  const parameters = fact?.parameters.filter((each) => each.name !== 'this') ?? [];
  const parameter = namedParameter ?? parameters[at + (isBound ? 1 : 0)] ?? restParameter(parameters.at(-1));
  const text = parameter?.name.startsWith('...') ? elementText(parameter.type) : parameter?.type;
  return text === undefined ? undefined : { entry, scope: index, text, ...(receiver && { receiver }) };
}

function restParameter<T extends { readonly name: string }>(parameter: T | undefined): T | undefined {
  return parameter?.name.startsWith('...') ? parameter : undefined;
}
