// Routes of Go, with the prefix of their group.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dedent } from '../../../support/dedent.ts';
import { routesIn } from '../factsOf.ts';

test('has the routes of Gin under the path of their group', async () => {
  const text = dedent`
    package main

    import "github.com/gin-gonic/gin"

    func main() {
    	r := gin.Default()
    	api := r.Group("/api")
    	api.GET("/orders", list)
    	r.Any("/all", all)
    }
  `;
  assert.deepEqual(await routesIn(text, 'go'), ['GET /api/orders', '* /all']);
});

test('reads the method in a pattern of net/http, and no call of another object', async () => {
  const text = dedent`
    package main

    import "net/http"

    func main() {
    	mux := http.NewServeMux()
    	mux.HandleFunc("POST /orders", add)
    	cache.Get("/orders", 1)
    }
  `;
  assert.deepEqual(await routesIn(text, 'go'), ['POST /orders']);
});
