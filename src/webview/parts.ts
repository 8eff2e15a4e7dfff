// Loads parts of the panel on demand; they can be missing after the extension was updated or removed.

/** A part, named by what it shows. */
export type PanelPart = 'colours' | 'diagrams';

let tell: (part: PanelPart) => void = () => {};

/** Sets the listener for parts that cannot be loaded. */
export function onMissingPart(listener: (part: PanelPart) => void): void {
  tell = listener;
}

/** Returns the part, or undefined when it cannot be loaded; the listener is called then. */
export async function readPart<T>(part: PanelPart, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    console.warn(`Clew: a part of the panel cannot be read (${part}): ${String(error)}`);
    tell(part);
    return undefined;
  }
}
