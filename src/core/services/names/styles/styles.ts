// Classes and ids of styles: declared by rules, used by markup and scripts. They have no edges, since pages use thousands of them.
import type { NamedFile, SharedNameKind, SharedNamePlace } from '../sharedName.ts';
import type { StyleType } from './styleName.ts';
import { styleNames } from './styleNames.ts';

/** Share of such places that mean the name: as a whole, and where code adds the rest. Set by judgement. */
const confidences = { whole: 0.95, start: 0.5 };
const name = '-?[A-Za-z_][\\w-]*';
/** A name without `.` or `#` counts where it has a hyphen within: a plain word names too many things. */
const unmarkedName = /^[A-Za-z]\w*(?:--?\w+)+$/;
/** What may stand before the rest of a name that code adds: the end of a string, or a hole of a template. */
const holeSigns = ['${', "'", '"', '`', '{', '<'];

/** Classes: `.btn-primary`. */
export const styleClasses = styleKind('class', '.');
/** Ids of elements: `#top`. */
export const styleIds = styleKind('id', '#');

function styleKind(type: StyleType, mark: string): SharedNameKind {
  const markedName = new RegExp(`^\\${mark}${name}$`);
  return {
    type: type === 'class' ? 'style class' : 'style id',
    offerRuns: ['{', 'id='],
    useRuns: ['class', '#', 'id', 'querySelector', '.module.', '$('],
    keyOf: (written) => (markedName.test(written) ? written.slice(1) : unmarkedName.test(written) ? written : undefined),
    needsOffer: (written) => !written.startsWith(mark),
    textsOf,
    placesIn: (file) => placesOfType(file, type),
  };
}

/** The name, its ends after `&` as nested rules have them, and its starts before a hole. */
function textsOf(key: string): readonly string[] {
  const cuts = [...key.matchAll(/(?<=\w)[-_]+(?=\w)/g)];
  const ends = cuts.map(({ index }) => `&${key.slice(index)}`);
  const starts = cuts.flatMap(({ 0: signs, index }) => holeSigns.map((sign) => key.slice(0, index + signs.length) + sign));
  return [key, ...ends, ...starts];
}

function placesOfType(file: NamedFile, type: StyleType): readonly SharedNamePlace[] {
  return styleNames(file)
    .filter((each) => each.type === type)
    .map(({ name: key, offset, kind, isStart }) => ({
      ...{ key, offset, kind, isOffer: kind === 'declares' || kind === 'writes' },
      ...{ confidence: isStart ? confidences.start : confidences.whole, ...(isStart ? { isStart } : {}) },
    }));
}
