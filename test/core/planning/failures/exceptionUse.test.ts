// The exception at the end of a trace: answers show its class, the functions that raise it and those that catch it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../support/openFixture.ts';

const files = {
  'shop/errors.py': 'class PostError(Exception):\n    """A parcel was not taken."""\n',
  'shop/post.py': `from shop import errors
from shop.errors import PostError


def send(parcel):
    try:
        parcel.open()
    except OSError as cause:
        raise PostError(cause.strerror) from cause


def weigh(parcel):
    raise errors.PostError(parcel)


def pack(parcel):
    raise errors.PostError(parcel)


def ship(parcel):
    raise errors.PostError(parcel)
`,
  'shop/orders.py': `from shop import errors
from shop.post import send


def notify(order):
    try:
        send(order.parcel)
    except (ValueError, errors.PostError) as error:
        # except PostError is not caught by a comment
        return str(error)


def notify_all(orders):
    try:
        return [send(order) for order in orders]
    except PostErrorList:
        return []
`,
  'src/shelf.ts': `export class ShelfError extends Error {}
function put(reason: string): void {
  throw new ShelfError(reason);
}
export function fill(): boolean {
  try {
    put("full");
  } catch (error) {
    return !(error instanceof ShelfError);
  }
  return true;
}
export function isShelfError(error: unknown): boolean {
  return error instanceof ShelfError;
}
`,
};
const { codebase } = await openFixture(files);

test('shows the class, other raisers and catchers if exactly one class has the name', async () => {
  const trace = 'Traceback (most recent call last):\n  File "/app/shop/post.py", line 9, in send\nshop.errors.PostError: Connection lost';
  const { answer } = await ask(codebase, trace);
  const [, block = ''] = answer.split('**The exception**');
  assert.match(block, /`PostError`, class, .*A parcel was not taken/);
  // Raisers that the answer shows as sites are not repeated.
  assert.match(block, /Raised in: `\w+` \[\d+\]/);
  for (const raiser of ['weigh', 'pack', 'ship']) assert.match(answer, new RegExp(`### \`${raiser}\`|Raised in: .*\`${raiser}\``));
  assert.match(block, /Caught in: `notify` \[\d+\]$/m);
});

test('finds catchers in JavaScript by the instanceof test behind a catch', async () => {
  const { answer } = await ask(codebase, 'ShelfError: full\n    at put (/app/src/shelf.ts:3:9)');
  assert.match(answer, /Caught in: `fill` \[\d+\]$/m);
});

test('shows nothing about an exception that the workspace does not define', async () => {
  const { answer } = await ask(
    codebase,
    'Traceback (most recent call last):\n  File "/app/shop/post.py", line 9, in send\nValueError: bad',
  );
  assert.doesNotMatch(answer, /The exception/);
});

test('counts the files that were not searched for catchers', async () => {
  const users = Array.from({ length: 103 }, (_, i) => [
    `src/user${i}.ts`,
    `import { ShelfError } from './shelf.ts';\nexport const known${i} = ShelfError;\n`,
  ]);
  const { codebase: large } = await openFixture({ ...files, ...Object.fromEntries(users) });
  const { answer } = await ask(large, 'ShelfError: full\n    at put (/app/src/shelf.ts:3:9)');
  assert.match(answer, /Caught in: `fill` \[\d+\]$/m);
  assert.match(answer, /4 more files that use `ShelfError` were not checked for who catches it/);
});

test('shows the line with the message even in a long function', async () => {
  const filler = Array.from({ length: 30 }, (_, i) => `    let v${i} = load(${i});`).join('\n');
  const { codebase: rust } = await openFixture({
    'src/draw.rs': `fn load(i: u32) -> u32 { i }\n\nfn draw(stats: Option<u32>) -> u32 {\n${filler}\n    stats.expect("drawing without stats")\n}\n`,
  });
  const { answer, citations } = await ask(rust, "thread 'main' panicked at src/draw.rs:900:12:\ndrawing without stats");
  assert.match(answer, /stats\.expect\("drawing without stats"\)/);
  assert.ok(citations.some(({ file, lineStart }) => file === 'src/draw.rs' && lineStart === 34));
});
