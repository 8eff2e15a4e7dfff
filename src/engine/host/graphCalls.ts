// Calls with which views of the editor ask the engine about the call graph, without a question to answer.
import type { SendRequest } from './sendRequest.ts';
import type { RelatedResults } from '../../core/codebase/api.ts';
import type { CancellationToken } from '../../core/base/cancellation.ts';
import type { FileRef } from '../../core/ports.ts';
import type { AroundSymbol, CursorPlace, DefinitionNamePlace, SymbolPlace } from '../../core/searching/relations/neighbourhood.ts';
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
  uses(question: UsesQuestion, token?: CancellationToken): Promise<readonly UsesAnswer[]> {
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

  /** Starter questions for this workspace. */
  firstQuestions(token?: CancellationToken): Promise<readonly FirstQuestion[]> {
    return this.#send(rpc.firstQuestionsRequest, undefined, token);
  }

  /** The functions and classes that hold lines. */
  symbolsIn(places: rpc.LinePlaces, token?: CancellationToken): Promise<readonly SymbolPlace[]> {
    return this.#send(rpc.symbolsInRequest, { places }, token);
  }
}
