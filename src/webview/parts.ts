// Parts of the panel that are read when they are first needed: what can be missing when the extension was updated or removed meanwhile.

/** A part, by what cannot be shown without it. */
export type PanelPart = 'colours' | 'diagrams';

let tell: (part: PanelPart) => void = () => {};

/** Says who is told of a part that cannot be read. */
export function onMissingPart(listener: (part: PanelPart) => void): void {
  tell = listener;
}

/** The part, or undefined when it cannot be read; the person is told then. */
export async function readPart<T>(part: PanelPart, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    console.warn(`Clew: a part of the panel cannot be read (${part}): ${String(error)}`);
    tell(part);
    return undefined;
  }
}
