// Actions on one answer: steer it while it is made, ask for another version, or branch off a new chat.
import { commands } from 'vscode';
import type { FromPanel } from '../../protocol/fromPanel.ts';
import type { Clew } from '../clew.ts';
import { pickPlace } from '../questions/pickPlace.ts';
import { pickRelatedCode } from '../searching/pickRelatedCode.ts';
import { regenerate } from './regenerate.ts';
import { shownPlace } from '../chats/shownPlace.ts';

/** Messages of the panel about one answer. */
export type TurnMessage = Extract<
  FromPanel,
  {
    readonly kind:
      | 'mark'
      | 'related'
      | 'skipGap'
      | 'hold'
      | 'addFile'
      | 'goOn'
      | 'regenerate'
      | 'editQuestion'
      | 'branch'
      | 'copyContext'
      | 'showVersion'
      | 'cancelEdit'
      | 'sideBySide';
  }
>;

/** Carries out `message`. */
export async function actOnTurn(clew: Clew, message: TurnMessage): Promise<void> {
  const { questionRunner, chat, nextQuestion } = clew;
  if (message.kind === 'cancelEdit') return nextQuestion.edit(undefined);
  const { answerId } = message;
  const turn = chat.turn(answerId);
  const steering = questionRunner.steering(answerId);
  if (!turn) return;
  switch (message.kind) {
    case 'mark':
      return chat.mark(answerId, message.n, message.mark);
    case 'related': {
      const place = shownPlace(turn, 'openEvidence', message.n);
      return place && pickRelatedCode(clew, place);
    }
    case 'skipGap':
      return steering?.skip(message.gap, message.skip);
    case 'hold':
      return steering?.hold(message.on);
    case 'goOn':
      return steering?.go();
    case 'addFile': {
      const place = await pickPlace(clew);
      if (place) steering?.add(place);
      return;
    }
    case 'regenerate':
      return regenerate(clew, turn);
    case 'editQuestion':
      return nextQuestion.edit({ id: answerId, question: turn.question });
    case 'branch':
      return questionRunner.branch(answerId);
    case 'copyContext':
      await commands.executeCommand('clew.copyContext', answerId);
      return;
    case 'showVersion':
      return chat.showAnswer(answerId);
    case 'sideBySide':
      return chat.setSideBySide(answerId, message.on);
    default:
      return message satisfies never;
  }
}
