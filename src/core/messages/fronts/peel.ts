// Strips the additions of loggers, runtimes and shells from a message, row by row.
import { frontsOfBuilds, placesOfBuilds } from './frontsOfBuilds.ts';
import { frontsOfErrors } from './frontsOfErrors.ts';
import { frontsOfLogs } from './frontsOfLogs.ts';
import type { MessageSource } from '../messageForms.ts';
import { tails, withoutPairs } from './tails.ts';

/** A line without its fronts and tails. */
export interface PeeledLine {
  readonly text: string;
  /** The text with words that may belong to the code, shortest first, and the type before them. */
  readonly longer: readonly { readonly text: string; readonly type: string | undefined }[];
  /** Absent where only parts that prose has as well were removed. */
  readonly from?: MessageSource;
  /** The type of the error next to the message, without its namespace. */
  readonly type?: string;
  /** The parameter with the wrong value, as .NET writes it after the message. */
  readonly parameter?: string;
  /** 0 for information, 1 for a warning, 2 for an error. */
  readonly level: number;
  /** The applied rows, in order. */
  readonly rows: readonly string[];
}

/** Rows of logs come before those of errors: the rest may begin with the type of an error. */
const fronts = [...frontsOfBuilds, ...frontsOfLogs, ...placesOfBuilds, ...frontsOfErrors];
/** Maximum number of rows that are applied: more than any known collector, logger and runtime need together. */
const maxRows = 12;

const errorWord =
  /\b(?:ERR\w*|FATAL?|FTL|SEVERE|CRIT\w*|PANI\w*|DPANIC|EMERG|ALERT|error|err|fatal|panic|crit\w*|fail|Error|Fatal)\b|^[EF](?:\d{4}|,|\/)/;
const warningWord = /\b(?:WARN\w*|WRN|warn\w*|Warn\w*)\b|^W(?:\d{4}|,|\/)/;

interface PeelState {
  text: string;
  from: MessageSource | undefined;
  isLog: boolean;
  level: number;
  type: string | undefined;
  parameter: string | undefined;
  readonly longer: { readonly text: string; readonly type: string | undefined }[];
  readonly rows: string[];
}

/** `line` without its fronts and tails. Linear in its length. */
export function peel(line: string): PeeledLine {
  const state: PeelState = {
    text: line.trim(),
    from: undefined,
    isLog: false,
    level: 0,
    type: undefined,
    parameter: undefined,
    longer: [],
    rows: [],
  };
  while (state.rows.length < maxRows && removeFront(state));
  while (state.rows.length < 2 * maxRows && removeTail(state));
  const { text, from, level, type, parameter, longer, rows } = state;
  return { text, longer: longer.reverse(), level, rows, ...(from ? { from } : {}), ...(type && { type }), ...(parameter && { parameter }) };
}

function removeFront(state: PeelState): boolean {
  for (const { id, test, needs, mayBeCode, weak, from, opens } of fronts) {
    if (needs && !state.isLog) continue;
    const match = test.exec(state.text);
    if (!match) continue;
    const { type, message: messageText = type === undefined ? match[1] : undefined } = match.groups ?? {};
    const rest = (messageText ?? state.text.slice(match[0].length)).trim();
    if (!/[\p{L}\p{N}]/u.test(rest)) continue;
    // A second type may be the first word of the message: `#{self.class}: …`.
    if (mayBeCode || (type && state.type)) state.longer.push({ text: state.text, type: state.type });
    const front = messageText === undefined ? match[0] : '';
    state.level = Math.max(state.level, errorWord.test(front) ? 2 : warningWord.test(front) ? 1 : 0);
    state.text = rest;
    state.isLog ||= opens === 'log';
    if (!weak) state.from = from;
    if (type) state.type = typeNameOf(type);
    state.rows.push(id);
    return true;
  }
  return false;
}

/** `shop.shelves.NoRoom` -> `NoRoom`. */
function typeNameOf(type: string): string {
  return type.split(/\.|::|\\|\//).at(-1) ?? type;
}

function removeTail(state: PeelState): boolean {
  const textWithoutPairs = state.isLog ? withoutPairs(state.text) : state.text;
  if (textWithoutPairs && textWithoutPairs !== state.text) {
    state.text = textWithoutPairs;
    state.rows.push('pairs');
    return true;
  }
  for (const { id, test, needs, mayBeCode, endings } of tails) {
    if ((needs && !state.isLog) || endings?.includes(state.text.at(-1) ?? '') === false) continue;
    const match = test.exec(state.text);
    const rest = match && state.text.slice(0, match.index).trimEnd();
    if (!rest) continue;
    if (mayBeCode) state.longer.push({ text: state.text, type: state.type });
    state.parameter ??= match.groups?.['parameter'];
    state.text = rest;
    state.rows.push(id);
    return true;
  }
  return false;
}
