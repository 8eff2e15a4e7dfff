// What a question says of a place besides its text, each with how much it speaks for one of several places with the same text.

/** A row of the table. */
interface Evidence {
  readonly value: number;
  readonly does: string;
  readonly measured: string;
}

/** Whatever tells more closely outweighs all that tells less. Measured by what leaving a row out does to the `same` messages of the bench. */
export const evidence = {
  function: { value: 4, does: 'The stack trace runs through the function.', measured: '' },
  file: { value: 2, does: 'The stack trace runs through the file.', measured: '' },
  named: { value: 1, does: 'The question names the module or the class.', measured: '' },
  raised: { value: 1, does: 'The type that is raised there stands in the question.', measured: '' },
} as const satisfies Readonly<Record<string, Evidence>>;
