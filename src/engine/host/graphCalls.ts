// Calls with which views of the editor ask the engine about the call graph, without a question to answer.
import type { SendRequest } from './sendRequest.ts';
import type { RelatedResults } from '../../core/codebase/api.ts';
import type { CancellationToken } from '../../core/base/cancellation.ts';
import type { FileRef } from '../../core/ports.ts';
import type { AroundSymbol, CursorPlace, DefinitionNamePlace, SymbolPlace } from '../../core/searching/relations/neighbourhood.ts';
import type { CallDirection, HierarchyCall } from '../../core/searching/relations/callHierarchy.ts';
import type { OutlineEntry, RangedDefinition } from '../../core/searching/relations/namedDefinitions.ts';
import type { NamedPlace } from '../../core/searching/definitions/resolveNameAt.ts';
import type { FirstQuestion } from '../../core/planning/firstQuestions.ts';
import type { UsesSummary, UsesQuestion, UsesAnswer } from '../../core/uses/answer/usesAnswer.ts';
import * as rpc from '../wire/rpc.ts';

/** Graph calls of the host. Every call rejects with a `UserError` when the engine cannot answer. */
export class GraphCalls {
  readonly #send: SendRequest;

  constructor(send: SendRequest) {
    this.#send = send;
  }

  /** Callers and callees of the symbol at a place; null where there is none. */
  around(place: CursorPlace, token?: CancellationToken): Promise<AroundSymbol | null> {
    return this.#send(rpc.aroundRequest, place, token);
  }

  /** Code related to the definition or section in one-based lines; null where neither is. */
  relatedCode(place: rpc.LinePlaces[number], token?: CancellationToken): Promise<RelatedResults | null> {
    return this.#send(rpc.relatedRequest, place, token);
  }

  /** All uses of the symbol named at a one-based place; none where the name means nothing in the workspace. */
  uses(question: rpc.UsesParams, token?: CancellationToken): Promise<readonly UsesAnswer[]> {
    return this.#send(rpc.usesRequest, question, token);
  }

  /** Number of uses; null where the name means nothing in the workspace. */
  usesSummary(question: UsesQuestion, token?: CancellationToken): Promise<UsesSummary | null> {
    return this.#send(rpc.usesSummaryRequest, question, token);
  }

  /** The definitions of a file that other code can name. */
  definitions(file: FileRef, token?: CancellationToken): Promise<readonly DefinitionNamePlace[]> {
    return this.#send(rpc.definitionsRequest, file, token);
  }

  /** The definitions of a file as a tree. Lines and columns are zero-based here and in the next three. */
  outline(file: FileRef, token?: CancellationToken): Promise<readonly OutlineEntry[]> {
    return this.#send(rpc.outlineRequest, file, token);
  }

  /** The definitions that a name means. */
  named(place: NamedPlace, token?: CancellationToken): Promise<readonly RangedDefinition[]> {
    return this.#send(rpc.namedRequest, place, token);
  }

  /** What extends, implements or overrides the definition that a name means. */
  derived(place: NamedPlace, token?: CancellationToken): Promise<readonly RangedDefinition[]> {
    return this.#send(rpc.derivedRequest, place, token);
  }

  /** Callers or callees of a definition; none when it is gone. */
  calls(id: string, direction: CallDirection, token?: CancellationToken): Promise<readonly HierarchyCall[]> {
    return this.#send(rpc.callsRequest, { id, direction }, token);
  }

  /** Starter questions for this workspace. */
  firstQuestions(token?: CancellationToken): Promise<readonly FirstQuestion[]> {
    return this.#send(rpc.firstQuestionsRequest, undefined, token);
  }

  /** The functions and classes that hold lines. */
  symbolsIn(places: rpc.LinePlaces, token?: CancellationToken): Promise<readonly SymbolPlace[]> {
    return this.#send(rpc.symbolsInRequest, { places }, token);
  }
}
