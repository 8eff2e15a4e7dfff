// What the providers of Clew share: the parts of the window, and the conditions under which they reply at all.
import type * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { groupOfDocument, type LanguageGroup } from './languageGroups.ts';

/** A place in a document of the editor at which a language server would know a name. */
export interface ProbedPlace {
  readonly uri: vscode.Uri;
  readonly position: vscode.Position;
}

/** Conditions of a reply. */
export interface ReplyConditions {
  /** Whether the setting is on and the index can be asked: asking earlier would start the engine. */
  readonly isOffered: () => boolean;
  /** Whether nothing else serves the languages of a group; providers of Clew come and go with the answer. */
  readonly isAlone: (group: LanguageGroup, place: ProbedPlace) => Promise<boolean>;
}

/** Sources of a provider. */
export class ProviderSources {
  readonly clew: Clew;
  readonly isAlone: ReplyConditions['isAlone'];
  readonly #isOffered: ReplyConditions['isOffered'];

  constructor(clew: Clew, { isOffered, isAlone }: ReplyConditions) {
    this.clew = clew;
    this.isAlone = isAlone;
    this.#isOffered = isOffered;
  }

  /** The result of `find` about a place, unless Clew itself asks about it, something else serves the language, or none is offered. */
  reply<T>(
    document: vscode.TextDocument,
    position: vscode.Position,
    token: vscode.CancellationToken,
    find: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const place = { uri: document.uri, position };
    return this.answer(token, async () => {
      const group = groupOfDocument(document.languageId);
      if (!group || this.clew.ownRequests.include(place) || !(await this.isAlone(group, place))) return undefined;
      return find();
    });
  }

  /** The result of `find`; nothing when navigation is not offered, or when it fails. */
  async answer<T>(token: vscode.CancellationToken, find: () => Promise<T | undefined>): Promise<T | undefined> {
    if (!this.#isOffered()) return undefined;
    try {
      return await find();
    } catch (error) {
      if (!token.isCancellationRequested) this.clew.log.warn(`The editor's navigation had no answer: ${String(error)}`);
      return undefined;
    }
  }
}
