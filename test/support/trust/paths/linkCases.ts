// Folders whose paths lead elsewhere: a link of each kind at each part of a path, and names that are no path inside the folder.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Parts of the path that each case asks for. */
const parts = ['first', 'second', 'third', 'file.ts'] as const;
export const linkedPath = parts.join('/');

/** Text that may never be read: it lies outside of the folder, or where a rule leaves it out. */
export const linkedText = "export const outside = 'bandicoot';\n";

/** How a link names its target. `leadsOut`: the target lies outside of the folder. */
export interface LinkKind {
  readonly name: string;
  readonly leadsOut: boolean;
  /** Makes the link at `link`, in the folder `root`, to `target`, a path below the folder of the case. */
  make(link: string, root: string, outside: string, rest: string): void;
}

function linkTo(link: string, target: string): void {
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(target, link);
}

/** Writes the text below `folder` at `rest`; for an empty `rest` the folder itself is the file. Returns what a link has to name. */
function target(folder: string, rest: string): string {
  const file = rest === '' ? folder : join(folder, rest);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, linkedText);
  return folder;
}

export const linkKinds: readonly LinkKind[] = [
  { name: 'absolute', leadsOut: true, make: (link, _, outside, rest) => linkTo(link, target(join(outside, 'there'), rest)) },
  {
    name: 'relative',
    leadsOut: true,
    make: (link, _, outside, rest) => linkTo(link, relative(dirname(link), target(join(outside, 'there'), rest))),
  },
  {
    name: 'through another link in the folder',
    leadsOut: true,
    make: (link, root, outside, rest) => {
      linkTo(join(root, 'hop'), target(join(outside, 'there'), rest));
      linkTo(link, join(root, 'hop'));
    },
  },
  {
    name: 'to a folder whose name begins with that of the root',
    leadsOut: true,
    make: (link, root, _, rest) => linkTo(link, target(`${root}-private`, rest)),
  },
  {
    name: 'out and in again by names',
    leadsOut: true,
    make: (link, root, outside, rest) => {
      target(join(outside, 'there'), rest);
      linkTo(link, join(root, '..', 'outside', 'there'));
    },
  },
  {
    name: 'through the file system of the kernel',
    leadsOut: true,
    make: (link, _, outside, rest) => linkTo(link, `/proc/self/root${target(join(outside, 'there'), rest)}`),
  },
  {
    name: 'to an ignored folder inside',
    leadsOut: false,
    make: (link, root, _, rest) => {
      writeFileSync(join(root, '.gitignore'), 'ignored\n');
      linkTo(link, target(join(root, 'ignored'), rest));
    },
  },
  {
    name: 'to a file inside that looks as if it holds secrets',
    leadsOut: false,
    make: (link, root, _, rest) => linkTo(link, target(join(root, rest === '' ? '.env' : '.git/objects'), rest)),
  },
];

/** A root with one link in it. */
export interface LinkCase {
  readonly kind: LinkKind;
  /** Index of the part of {@link linkedPath} that is the link. */
  readonly position: number;
  readonly root: string;
  /** Path of the link in the root. */
  readonly link: string;
}

/** Makes a root below `base` for each kind of link at each part of the path. */
export function makeLinkCases(base: string): readonly LinkCase[] {
  return linkKinds.flatMap((kind, k) =>
    parts.map((_, position) => {
      const folder = join(base, `case-${k}-${position}`);
      const [root, outside] = [join(folder, 'root'), join(folder, 'outside')];
      mkdirSync(root, { recursive: true });
      mkdirSync(outside);
      writeFileSync(join(root, 'seen.ts'), 'export const seen = 1;\n');
      const link = parts.slice(0, position + 1).join('/');
      kind.make(join(root, link), root, outside, parts.slice(position + 1).join('/'));
      return { kind, position, root, link };
    }),
  );
}

/** Paths that are none: each would lead out of a folder that took it by its letters. `outside` is the real path of a file. */
export function pathsThatLeadOut(outside: string): readonly string[] {
  const names = outside.split('/').filter(Boolean).join('/');
  const up = '../../'.repeat(12);
  return [
    ...[
      outside,
      `/${outside}`,
      `${up}${names}`,
      `src/${up}${names}`,
      `./${up}${names}`,
      '..',
      '../../',
      'src/..',
      'src/../..',
      '../root-private',
    ],
    ...[`\\\\localhost\\c$\\${names}`, `//localhost/${names}`, `file://${outside}`, `C:${outside}`, `seen.ts/../${up}${names}`],
    ...[`${up}${names}\0.ts`, `seen.ts\0/${up}${names}`, `..\\..\\${names}`, `%2e%2e/${names}`, `~/${names}`, `$HOME/${names}`],
    ...[`/proc/self/root${outside}`, `proc/self/root${outside}`, '/dev/stdin', '/etc/passwd', `${up}etc/passwd`],
  ];
}
