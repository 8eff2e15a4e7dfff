// Go methods that implement an interface may run through a call of the interface, however many types implement it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const types = ['Road', 'Rail', 'Ship', 'Plane', 'Bike'];
const files = {
  'go.mod': 'module depot\n',
  'carry.go': dedent`
    package depot

    type carrier interface {
    	carry(load int) bool
    }

    type plan struct{ carriers []carrier }

    func (p *plan) start(load int) bool {
    	for _, c := range p.carriers {
    		if c.carry(load) {
    			return true
    		}
    	}
    	return false
    }
  `,
  'types.go': `package depot

${types.map((name) => `type ${name} struct{}\n\nfunc (x ${name}) carry(load int) bool { return load > 1 }\n`).join('\n')}
type Anchor struct{}

func (a Anchor) carry(load, depth int) bool { return true }
`,
};

test('counts a call of an interface as a possible use of each method that implements it', async () => {
  const { codebase } = await openFixture(files);
  const uses = async (name: string): Promise<string> => {
    const { text } = await codebase.callTool('find_uses', { name }, {}, neverCancelled);
    return text;
  };
  for (const name of types) assert.match(await uses(`${name}.carry`), /1 possible through carrier[^]*possibly calls[^]*carry\.go:11/);
  assert.doesNotMatch(await uses('Anchor.carry'), /possible through carrier/);
});
