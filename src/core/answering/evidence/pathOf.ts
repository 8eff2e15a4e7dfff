// A path as a model is shown it and writes it.

/** Escapes, and what would be an end of line to some readers and not to others. Text of files is not trusted to be text. */
export const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** A path as it is shown to a model and written by it: with several roots, the name of the root comes first. */
export function pathOf(root: string, path: string, label: (root: string) => string): string {
  const name = label(root);
  return (name ? `${name}/${path}` : path).replace(/\s/g, ' ').replace(control, '\ufffd');
}
