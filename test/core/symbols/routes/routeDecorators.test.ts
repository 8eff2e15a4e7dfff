// Routes in decorators and annotations, with the prefix of their router or controller.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dedent } from '../../../support/dedent.ts';
import { routesIn } from '../factsOf.ts';

test('has one route for each method of a decorator in Python', async () => {
  const text = dedent`
    router = APIRouter(prefix='/api')
    @router.get('/orders')
    def orders(): ...
    @app.route('/late', methods=['POST', 'PUT'])
    def late(): ...
  `;
  assert.deepEqual(await routesIn(text, 'python'), ['GET /api/orders', 'POST /late', 'PUT /late']);
});

test('puts the path of the controller before those of its methods', async () => {
  const nest = dedent`
    @Controller('orders')
    export class Orders {
      @Get(':id') one() {}
      @Post() add() {}
    }
  `;
  const spring = dedent`
    @RequestMapping("/orders")
    class Orders {
      @GetMapping("/{id}") void one() {}
    }
  `;
  assert.deepEqual(await routesIn(nest, 'typescript'), ['GET /orders/:id', 'POST /orders']);
  assert.deepEqual(await routesIn(spring, 'java'), ['GET /orders/{id}']);
});
