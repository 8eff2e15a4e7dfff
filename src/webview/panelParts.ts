// Loads parts of the panel on demand; they can be missing after the extension was updated or removed.

/** A part, named by what it shows. */
export type PanelPart = 'colours' | 'diagrams';

let reportMissing: (part: PanelPart) => void = () => {};

/** Sets the listener for parts that cannot be loaded. */
export function onMissingPart(listener: (part: PanelPart) => void): void {
  reportMissing = listener;
}

/** Returns the part, or undefined when it cannot be loaded; the listener is called then. */
export async function loadPart<T>(part: PanelPart, load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    console.warn(`Clew: a part of the panel cannot be read (${part}): ${String(error)}`);
    reportMissing(part);
    return undefined;
  }
}
