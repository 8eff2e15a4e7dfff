// Dialogue in the editor's quick input, step by step, with a way back, so that people can change their mind without starting over.
import * as vscode from 'vscode';
import { DisposableStore } from '../../core/base/disposable.ts';

/** Returned when the person goes back to the step before. */
export const back = Symbol('back');

/** Common looks of all steps. `canGoBack` is false in the first. */
export interface StepOptions {
  readonly title: string;
  readonly canGoBack: boolean;
}

/** Outcome of a step: go on, go back, skip itself in the person's direction, or cancel the dialogue. */
export type StepOutcome = 'next' | 'back' | 'skip' | 'cancel';

/** Runs steps until the last is done (true) or the person cancels (false). */
export async function runSteps(steps: readonly ((canGoBack: boolean) => Promise<StepOutcome>)[]): Promise<boolean> {
  /** Steps that the person has seen. */
  const visitedSteps: number[] = [];
  for (let at = 0; at < steps.length;) {
    const outcome = (await steps[at]?.(visitedSteps.length > 0)) ?? 'cancel';
    if (outcome === 'cancel') return false;
    if (outcome === 'back') at = visitedSteps.pop() ?? 0;
    else {
      if (outcome === 'next') visitedSteps.push(at);
      at += 1;
    }
  }
  return true;
}

/** One of `items`, {@link back}, or undefined when the person cancels. */
export function pickStep<T extends vscode.QuickPickItem>(
  items: readonly T[],
  { title, canGoBack, placeholder }: StepOptions & { readonly placeholder: string },
): Promise<T | typeof back | undefined> {
  const quickPick = vscode.window.createQuickPick<T>();
  Object.assign(quickPick, { title, placeholder, items, matchOnDescription: true, matchOnDetail: true });
  return showInput(quickPick, canGoBack, (resolve) =>
    quickPick.onDidAccept(() => {
      const [item] = quickPick.selectedItems;
      if (item) resolve(item);
    }),
  );
}

/** A line of text, {@link back}, or undefined when the person cancels. `check` returns a sentence for invalid text. */
export function inputStep({
  title,
  canGoBack,
  prompt,
  value = '',
  password = false,
  check = () => undefined,
}: StepOptions & {
  readonly prompt: string;
  readonly value?: string;
  readonly password?: boolean;
  check?(text: string): string | undefined;
}): Promise<string | typeof back | undefined> {
  const input = vscode.window.createInputBox();
  Object.assign(input, { title, prompt, value, password });
  const changeListener = input.onDidChangeValue(() => (input.validationMessage = undefined));
  const answer = showInput<string>(input, canGoBack, (resolve) =>
    input.onDidAccept(() => {
      const text = input.value.trim();
      input.validationMessage = check(text);
      if (input.validationMessage === undefined) resolve(text);
    }),
  );
  return answer.finally(() => changeListener.dispose());
}

function showInput<T>(
  input: vscode.QuickPick<vscode.QuickPickItem> | vscode.InputBox,
  canGoBack: boolean,
  onAccept: (resolve: (value: T) => void) => vscode.Disposable,
): Promise<T | typeof back | undefined> {
  const store = new DisposableStore();
  // People copy keys and addresses from elsewhere: switching there must not end the dialogue.
  input.ignoreFocusOut = true;
  input.buttons = canGoBack ? [vscode.QuickInputButtons.Back] : [];
  return new Promise<T | typeof back | undefined>((resolve) => {
    store.add(onAccept(resolve));
    store.add(input.onDidTriggerButton(() => resolve(back)));
    store.add(input.onDidHide(() => resolve(undefined)));
    input.show();
  }).finally(() => {
    store.dispose();
    input.dispose();
  });
}
