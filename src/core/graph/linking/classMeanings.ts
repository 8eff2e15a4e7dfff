// Finds the definition of a class member. Unlike the value of a member, it may be a field that only an assignment creates.
import type { FileEntry } from '../files/fileEntry.ts';
import { pickDefinition } from '../names/definitionChoice.ts';
import {
  declarationParts,
  fitsForm,
  holdsField,
  isNotInherited,
  meaningsOfValue,
  propertyAbove,
  setsField,
  type Meaning,
  type Meanings,
} from '../names/meanings.ts';
import type { ClassMembers } from '../values/resolution.ts';
import type { NameUse } from '../values/values.ts';

/** Looks up members in a class and its bases. */
export class ClassMeanings {
  readonly #classes: ClassMembers;

  constructor(classes: ClassMembers) {
    this.#classes = classes;
  }

  /** The member of the first class, from `index` upwards, that declares it; otherwise of all these classes. */
  of(entry: FileEntry, index: number, name: string, use: NameUse, skipOwn = false): Meanings {
    const { classes } = this.#classes.ancestry(entry, index);
    const visibleClasses = classes.slice(skipOwn ? 1 : 0).filter((at) => !isNotInherited(at, name, { entry, index }));
    let assignment: Meaning | undefined;
    for (const at of visibleClasses) {
      for (const part of declarationParts(at.entry, at.index)) {
        const children = at.entry.children(part, name).filter((child) => fitsForm(at.entry, child, use));
        const child = pickDefinition(at.entry, children, { ...use, line: -1 }) ?? children[0];
        if (child !== undefined) return [{ entry: at.entry, index: child }];
        const property = setsField(at.entry, part, name) ? propertyAbove(visibleClasses, name) : undefined;
        if (property) return [property];
        if (use.form !== 'method' && holdsField(at.entry, part, name)) return [{ entry: at.entry, index: part, name }];
        // A field that only methods assign belongs to the topmost class that assigns it.
        if (setsField(at.entry, part, name)) assignment = { entry: at.entry, index: part, name };
      }
    }
    if (assignment) return [assignment];
    const value = skipOwn ? undefined : this.#classes.member(entry, index, name, use);
    if (value && value.kind !== 'external') return meaningsOfValue(value);
    // A member that an external base may also have is still a member of the class.
    return visibleClasses.map((at) => ({ entry: at.entry, index: at.index, name }));
  }

  /** Whether the class or one of its bases declares a member of that name. */
  declares(entry: FileEntry, index: number, name: string, use: NameUse): boolean {
    const { classes } = this.#classes.ancestry(entry, index);
    return classes.some(
      (at) =>
        !isNotInherited(at, name, { entry, index }) &&
        (at.entry.children(at.index, name).some((child) => fitsForm(at.entry, child, use)) ||
          (use.form !== 'method' && use.want === 'value' && holdsField(at.entry, at.index, name))),
    );
  }
}
