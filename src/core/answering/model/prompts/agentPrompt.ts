// Messages beside results for a model that looks things up itself: a repeated call, missing room, or the request to answer.

/** A result as evidence: its content is data, under the key of the first message. */
export function resultMessage(text: string, nonce: string): string {
  // The key depends on the moment: a file can only contain it by copying, so it is removed.
  return `<evidence-${nonce}>\n${text.replaceAll(nonce, '…')}\n</evidence-${nonce}>`;
}

/** Tells the model how much room its look-ups have, so that it asks for exact names and lines instead of whole files. */
export function roomLine(tokens: number, steps: number): string {
  const roundedTokens = Math.max(0, Math.floor(tokens / 100) * 100);
  return `Room for look-ups: about ${roundedTokens} tokens for all results together, in at most ${steps} steps. Ask for exact names and lines; larger results are cut.`;
}

/** Reasons why a call has no result. */
export const noResultReasons = {
  repeated: 'You made this call before: its result stands above and has not changed. Call something else, or answer.',
  many: (most: number): string => `Not run: at most ${most} calls at once. Call it again if you still need it.`,
  room: 'Not shown: there is no room for more. Answer from what you were shown.',
  skipped: 'Not run: the developer says that this is not needed.',
  noJson: (args: string): string => `Error: the arguments are no JSON object: ${args || 'nothing'}. Call again with one JSON object.`,
} as const;

/** Sent once to a model whose call cannot be parsed. */
export const unparsableCallText =
  'Your reply looks like a call of a tool, but it cannot be read, so nothing was run. Call tools by function calling. If you cannot, reply with nothing but ' +
  '<tool_call>{"name": "…", "arguments": {…}}</tool_call>, one for each call, in valid JSON. Or write the answer.';

/** Reasons for ending the look-ups. */
export type Ending = 'budget' | 'steps' | 'repeated';

const endings: Readonly<Record<Ending, string>> = {
  budget: 'The room for looking things up is used up.',
  steps: 'All look-ups that this question may take are made.',
  repeated: 'Your calls bring nothing new.',
};

/** Tells the model to answer without tools. */
export function answerNowText(ending: Ending): string {
  return `${endings[ending]} Write the answer now, from the evidence above and by the rules, with [n:line] at each claim. Call no tool. What is still missing: name it in one plain sentence.`;
}
