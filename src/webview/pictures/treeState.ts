// State of a call tree as pure functions: its visible rows, and the effect of a key. After the tree pattern of the ARIA practices.
import type { CallNode } from '../../core/answering/record/picture.ts';

/** Open rows by path (`0.2.1`), and the row with the cursor. */
export interface TreeState {
  readonly open: ReadonlySet<string>;
  readonly cursor: string;
}

/** A visible row. `size` and `position` are those among its siblings, for screen readers. */
export interface TreeRow {
  readonly node: CallNode;
  readonly path: string;
  readonly level: number;
  readonly size: number;
  readonly position: number;
  /** Undefined for a row without children. */
  readonly expanded: boolean | undefined;
}

/** Effect of a key: the next state, and whether to open the row in the editor. */
export interface TreeMove {
  readonly state: TreeState;
  readonly opens?: boolean;
}

/** Rows that a tree shows at first: levels are opened while they fit. */
const maxRowsAtFirst = 16;

/** The tree with as many levels open as people take in at a glance; the first is always open. */
export function initialTree(root: CallNode): TreeState {
  let open = new Set(['0']);
  for (let level = 2; ; level++) {
    const deeper = new Set([
      ...open,
      ...rowsOf(root, open).flatMap((row) => (row.level === level && row.expanded === false ? row.path : [])),
    ]);
    if (deeper.size === open.size || rowsOf(root, deeper).length > maxRowsAtFirst) return { open, cursor: '0' };
    open = deeper;
  }
}

/** Visible rows, from top to bottom. */
export function rowsOf(root: CallNode, open: ReadonlySet<string>): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const visit = (node: CallNode, path: string, level: number, size: number, position: number): void => {
    const children = node.children ?? [];
    const expanded = children.length ? open.has(path) : undefined;
    rows.push({ node, path, level, size, position, expanded });
    if (expanded) children.forEach((child, i) => visit(child, `${path}.${i}`, level + 1, children.length, i + 1));
  };
  visit(root, '0', 1, 1, 1);
  return rows;
}

/** The state after a click on a row's arrow, which also moves the cursor. */
export function toggleNode({ open }: TreeState, path: string): TreeState {
  const next = new Set(open);
  if (!next.delete(path)) next.add(path);
  return { open: next, cursor: path };
}

/** Opens every row, or only the root. */
export function unfoldTree(root: CallNode, all: boolean): TreeState {
  const open = new Set(['0']);
  const visit = (node: CallNode, path: string): void => {
    if (!node.children) return;
    open.add(path);
    node.children.forEach((child, i) => visit(child, `${path}.${i}`));
  };
  if (all) visit(root, '0');
  return { open, cursor: '0' };
}

/** Effect of `key`; undefined when the tree does not use it. */
export function pressKey(root: CallNode, state: TreeState, key: string): TreeMove | undefined {
  const rows = rowsOf(root, state.open);
  const at = Math.max(
    0,
    rows.findIndex(({ path }) => path === state.cursor),
  );
  const row = rows[at];
  if (!row) return undefined;
  const moveTo = (index: number): TreeMove => ({
    state: { ...state, cursor: rows[Math.max(0, Math.min(rows.length - 1, index))]?.path ?? '0' },
  });
  switch (key) {
    case 'ArrowDown':
      return moveTo(at + 1);
    case 'ArrowUp':
      return moveTo(at - 1);
    case 'Home':
      return moveTo(0);
    case 'End':
      return moveTo(rows.length - 1);
    case 'ArrowRight':
      return row.expanded === false ? { state: toggleNode(state, row.path) } : row.expanded ? moveTo(at + 1) : { state };
    case 'ArrowLeft':
      return row.expanded ? { state: toggleNode(state, row.path) } : { state: { ...state, cursor: parentOf(row.path) } };
    case 'Enter':
      return { state, opens: true };
    case ' ':
      return row.expanded === undefined ? { state } : { state: toggleNode(state, row.path) };
    default:
      return byLetter(rows, at, key, state);
  }
}

function parentOf(path: string): string {
  return path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : path;
}

/** The next row whose name begins with the typed letter. */
function byLetter(rows: readonly TreeRow[], at: number, key: string, state: TreeState): TreeMove | undefined {
  if ([...key].length !== 1) return undefined;
  const match = [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(({ node }) => node.name.toLowerCase().startsWith(key.toLowerCase()));
  return match ? { state: { ...state, cursor: match.path } } : undefined;
}
