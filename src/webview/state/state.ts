// State of the panel as a pure function of the host's messages. The panel owns no data of its own; `turnState.ts` has the state of an answer.
import type { AskEvent } from '../../core/answering/record/events.ts';
import type { ChoicesView } from '../../protocol/fromPanel.ts';
import type { ChipsView, ExampleView, IndexView, LinesView, ModelView, StrategyCostsView, ToPanel } from '../../protocol/toPanel.ts';
import type { PanelPart } from '../panelParts.ts';
import { foldEvent, foldTurn, type TurnView } from './turnState.ts';

/** State of the panel. `focusCount` grows each time the host wants to focus the question box. */
export interface PanelState {
  readonly ready: boolean;
  readonly turns: readonly TurnView[];
  readonly index: IndexView;
  readonly model: ModelView;
  readonly draft: string;
  readonly chips: ChipsView;
  readonly choices: ChoicesView;
  /** Cost of the next questions by choice; unknown before the host has sent it. */
  readonly plans?: StrategyCostsView | undefined;
  /** Questions to begin with. */
  readonly examples: readonly ExampleView[];
  /** The last requested lines. */
  readonly lines?: LinesView;
  readonly dropped: number;
  /** Unreadable records of the host's last `state` and since. */
  readonly unreadable: number;
  readonly focusCount: number;
  /** The part of the panel that failed to load. */
  readonly missing?: PanelPart;
}

/** State before the first message of the host. */
export const initialState: PanelState = {
  ready: false,
  turns: [],
  index: { state: 'waiting', phase: 'idle', done: 0, total: 0, files: 0, symbols: 0, skipped: 0 },
  model: { state: 'none', name: '', where: '', local: false },
  draft: '',
  chips: { attached: [] },
  choices: {},
  examples: [],
  dropped: 0,
  unreadable: 0,
  focusCount: 0,
};

export function foldMessage(state: PanelState, message: ToPanel): PanelState {
  switch (message.kind) {
    case 'state': {
      const { kind: _, turns, l10n: __, ...stateFields } = message;
      // The host learns of typed text a little later: what it has would replace the text under the fingers of the person.
      const draft = state.ready ? state.draft : message.draft;
      return { ...state, ready: true, turns: turns.map(foldTurn), ...stateFields, draft };
    }
    case 'turn':
      return { ...state, turns: withTurn(state.turns, foldTurn(message.turn)) };
    case 'event':
      return { ...state, turns: withEvent(state.turns, message.turnId, message.event) };
    case 'index':
      return { ...state, index: message.index };
    case 'model':
      return { ...state, model: message.model };
    case 'focus':
      return { ...state, focusCount: state.focusCount + 1, draft: message.draft ?? state.draft };
    case 'chips':
      return { ...state, chips: message.chips };
    case 'choices':
      return { ...state, choices: message.choices };
    case 'plans':
      return { ...state, plans: message.plans };
    case 'examples':
      return { ...state, examples: message.examples };
    case 'lines': {
      const { kind: _, ...lines } = message;
      return { ...state, lines };
    }
    default:
      return message satisfies never;
  }
}

function withTurn(turns: readonly TurnView[], turn: TurnView): readonly TurnView[] {
  const at = turns.findIndex(({ id }) => id === turn.id);
  if (at >= 0) return turns.with(at, { ...turn, ranHere: turn.ranHere ?? turns[at]?.ranHere });
  // Another answer to a question stands after the others.
  const last = turn.of === undefined ? -1 : turns.findLastIndex(({ id, of }) => (of ?? id) === turn.of);
  return last < 0 ? [...turns, turn] : turns.toSpliced(last + 1, 0, turn);
}

function withEvent(turns: readonly TurnView[], id: string, event: AskEvent): readonly TurnView[] {
  const at = turns.findLastIndex((turn) => turn.id === id);
  const turn = turns[at];
  return turn ? turns.with(at, foldEvent(turn, event)) : turns;
}
