// One question on its way to an answer: what it is answered with, and what has been found, told and spent so far. Strategies share it.
import type { AskOptions } from '../api.ts';
import type { AskSettings } from '../base/askSettings.ts';
import type { WrittenNotes } from '../findings/writtenNotes.ts';
import type { CancellationToken } from '../base/cancellation.ts';
import type { Notice } from '../base/errors.ts';
import type { Coverage } from '../indexing/types.ts';
import type { Clock, Digest, Log, Root } from '../ports.ts';
import type { Sources } from '../finding/inquiry.ts';
import type { Retrieval } from '../planning/retrieve.ts';
import type { Texts } from './evidence.ts';
import type { ReadInstalled } from '../installedFiles.ts';
import type { FindInPackages } from '../packageSearch.ts';
import type { SkippedFile } from '../workspace/document.ts';
import type { SecretNames } from '../secrets/scrub.ts';
import type { AskEvent } from './events.ts';
import type { Phases } from './phases.ts';
import type { Pictures } from './pictures/picture.ts';
import type { Session } from './session/session.ts';
import type { Spent } from './spent.ts';
import type { Steering } from './steering.ts';
import type { Understood } from './understand.ts';
import type { Wording } from './wording.ts';

/** All that answers of one codebase are made with. */
export interface AnswerParts {
  readonly sources: Sources;
  readonly texts: Texts;
  readonly clock: Clock;
  readonly digest: Digest;
  readonly log: Log;
  readonly roots: readonly Root[];
  readonly coverage: Coverage;
  /** Files that are not in the index, and why. */
  readonly skipped: readonly SkippedFile[];
  /** Reads files of installed packages, for names that code here uses from outside. */
  readonly installed?: ReadInstalled;
  /** Looks for a message in installed packages, where no code here says it. */
  readonly packages?: FindInPackages;
  /** What a model wrote about files on command. */
  readonly notes: WrittenNotes;
  /** Characters of a doc comment that are shown. */
  readonly docLength: number;
  /** Name of a root for people; empty when there is only one. */
  readonly label: (root: string) => string;
}

/** The question, understood, with what retrieval found for it. Secrets in its text are placeholders already. */
export interface Asked extends Understood {
  readonly options: AskOptions;
  /** Numbers and switches of `options`, the defaults where they say nothing. */
  readonly settings: AskSettings;
  readonly parts: AnswerParts;
  readonly token: CancellationToken;
  readonly retrieval: Retrieval;
  readonly wording: Wording;
  readonly session: Session;
  /** Who may say something between two passes. */
  readonly steering?: Steering | undefined;
  readonly phases: Phases;
  readonly spent: Spent;
  /** What can be drawn of what was found, once it has been. */
  pictures?: Pictures | undefined;
  /** What people were told beside the answer, in order. */
  readonly notices: Notice[];
  /** Secrets that the question itself held. */
  readonly secrets: number;
  /** What stands for them, and for those of the files. */
  readonly names: SecretNames;
}

/** Tells how many secrets the question and what the answer is made from had: once it is known which answer that is. */
export function* tellSecrets(asked: Pick<Asked, 'notices' | 'secrets'>, inEvidence: number): Generator<AskEvent> {
  const count = asked.secrets + inEvidence;
  if (count > 0) yield tell(asked, { code: 'secrets-replaced', args: [String(count)] });
}

/** Tells people something and keeps it for the record. */
export function tell(asked: Pick<Asked, 'notices'>, notice: Notice): AskEvent {
  asked.notices.push(notice);
  return { kind: 'notice', notice };
}
