// Faults from outside: model servers that break, stall, lie or flood. Each ends in time, in one sentence, with nothing lost and nothing left.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, suite, test } from 'node:test';
import { FaultServer } from '../support/trust/servers/faultServer.ts';
import { isLongForm, reportRow, tryCases } from '../support/trust/cases.ts';
import { damagedReplies } from '../support/trust/servers/damagedReplies.ts';
import { callNames, EndpointAttack, patient, type CallName } from '../support/trust/servers/endpointAttack.ts';
import { endpointFaults, floods, type NamedFault } from '../support/trust/servers/endpointFaults.ts';
import { collectGarbage } from '../support/trust/collectGarbage.ts';
import { inParallel } from '../support/trust/inParallel.ts';
import { openFixture } from '../support/openFixture.ts';
import { selfSigned } from '../support/selfSigned.ts';

/** Most memory in MB that a flood of 50 MB may take beyond what is there: what is bounded to 8 MB is held a few times over. */
const maxGrowth = 200;

/** Calls that run at a time. Most of them wait for a time limit. */
const width = 24;

const elsewhere = new FaultServer((socket) => void socket.end());
let attack: EndpointAttack;

before(async () => {
  await elsewhere.start();
  const { codebase } = await openFixture({
    'cart.ts': 'export function openCart(): void {}\n',
    'shop.ts': 'import { openCart } from "./cart";\nexport function sell(): void { openCart(); }\n',
  });
  attack = await EndpointAttack.prepare(codebase, 'Who calls openCart?');
});
after(() => elsewhere.close());

/** Calls that read a reply each in its own way; the fifth would only do it again. */
const floodedCalls = ['ask', 'list', 'embed', 'connection'] as const;

const callsOf = (
  faults: readonly NamedFault[],
  calls: readonly CallName[] = callNames,
): { readonly call: CallName; readonly fault: NamedFault }[] => faults.flatMap((fault) => calls.map((call) => ({ call, fault })));

suite('a model server', () => {
  test('that floods is cut off, and memory is bounded', async (t) => {
    collectGarbage();
    const before = process.resourceUsage().maxRSS;
    const nameOf = ({ fault, call }: { readonly fault: NamedFault; readonly call: CallName }): string => `${fault.name}, ${call}`;
    await tryCases(t, 'replies of 50 MB, plain and packed', callsOf(floods, floodedCalls), nameOf, async ({ call, fault }) => {
      await attack.play(call, fault, { timeouts: patient });
      // What one flood leaves is no part of what the next one takes.
      collectGarbage();
    });
    const growth = Math.round((process.resourceUsage().maxRSS - before) / 1024);
    reportRow(t, { kind: 'peak of memory under floods', tried: 1, survived: Number(growth < maxGrowth), figure: `${growth} MB` });
    assert.ok(growth < maxGrowth, `${growth} MB`);
  });

  test('that is faulty is told in one sentence, and the answer comes from the code', async (t) => {
    const started = inParallel(callsOf(endpointFaults(elsewhere.url)), width, ({ call, fault }) => attack.play(call, fault));
    await tryCases(
      t,
      'faults of a model server, each for five calls',
      started,
      ({ each }) => `${each.fault.name}, ${each.call}`,
      ({ result }) => result,
    );
    assert.equal(elsewhere.requests, 0, 'a redirect was followed');
  });

  test('whose good replies are damaged on the way is survived', async (t) => {
    const replies = damagedReplies(isLongForm ? 2000 : 120);
    const started = inParallel(replies, width, ({ call, fault }) => attack.play(call, fault));
    await tryCases(
      t,
      'good replies, damaged at a random byte',
      started,
      ({ each }) => `${each.fault.name}, ${each.call}`,
      ({ result }) => result,
    );
  });

  test('whose certificate nobody trusts gets nothing', async (t) => {
    const certificate = selfSigned();
    const fault: NamedFault = { name: 'self-signed', play: (socket) => void socket.end(), codes: ['model-tls'] };
    const plain: NamedFault = { name: 'https in plain words', play: (socket) => void socket.end(), codes: ['model-unreachable'] };
    await tryCases(t, 'certificates that nobody trusts', callNames, String, (call) => attack.play(call, fault, { certificate }));
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const url = `https://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`;
      await tryCases(
        t,
        'https of a server that speaks http',
        callNames,
        String,
        async (call) => void (await attack.callAt(url, call, plain, patient, true)),
      );
    } finally {
      server.close();
    }
  });
});
