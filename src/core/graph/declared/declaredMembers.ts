// Finds the members that written types declare for `receiver.name` or for a key of an object.
import type { FileEntry } from '../files/fileEntry.ts';
import type { Meaning } from '../names/meanings.ts';
import type { NamePlace } from '../edges/graphTypes.ts';
import type { DeclaredTypes } from './declaredTypes.ts';
import type { ExpressionType } from './expressionTypes.ts';

/** Definitions of the member; undefined when no written type declares it, empty when overloads expect different ones. */
export function declaredMembers(
  types: DeclaredTypes,
  entry: FileEntry,
  scope: number,
  { name, receiver, key, column, isQuoted }: Pick<NamePlace, 'name' | 'receiver' | 'key' | 'column' | 'isQuoted'>,
  line: number,
): readonly Meaning[] | undefined {
  if (!key && receiver === undefined) return undefined;
  const members = (owners: readonly ExpressionType[]): readonly Meaning[] =>
    owners.flatMap((owner) => types.members.of(owner, name).flatMap(({ meaning }) => meaning ?? []));
  return types.runQuery(
    () => {
      if (!key) {
        const meanings = members(types.ofText(entry, scope, receiver ?? '', line));
        if (meanings.length || !isQuoted) return nonEmpty(meanings);
        return nonEmpty(members([types.writtenType(entry, scope, receiver ?? '', '<type>')]));
      }
      const readings = types.expected.typesOfAnchor(entry, scope, key.anchor, line);
      const membersByReading = readings
        .map((reading) => members(types.expected.followKeys(reading, key.keys)))
        .filter((each) => each.length);
      return membersByReading.length ? commonMeanings(membersByReading) : undefined;
    },
    { entry, line, column },
  );
}

function nonEmpty(meanings: readonly Meaning[]): readonly Meaning[] | undefined {
  return meanings.length ? meanings : undefined;
}

/** Keeps the members that all readings of a place agree on. */
function commonMeanings(readings: readonly (readonly Meaning[])[]): readonly Meaning[] {
  const [first = [], ...others] = readings;
  const isSame = (a: Meaning, b: Meaning): boolean => a.entry === b.entry && a.index === b.index && a.name === b.name;
  return first.filter((meaning) => others.every((reading) => reading.some((each) => isSame(each, meaning))));
}
