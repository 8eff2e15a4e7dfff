// Formats paths for models, which write them back in citations.

/** Control characters, and characters that only some readers take for a line end. File names are untrusted. */
export const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** A path as models see and write it; with several roots, the name of the root comes first. */
export function pathOf(root: string, path: string, label: (root: string) => string): string {
  const name = label(root);
  return (name ? `${name}/${path}` : path).replace(/\s/g, ' ').replace(controlCharacters, '\ufffd');
}
