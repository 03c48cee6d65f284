import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Value } from 'typebox/value';

import { contractRoutes } from '../support/contractRoutes';
import { startEmbeddedServer } from '../support/embeddedServer';
import { compileClient } from '../support/generatedClient';
import { PASSWORD, storeTestProducts, createCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

interface Operation {
  operationId: string;
  summary?: string;
  security: object[];
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

let siteDir: string;
let server: TestServer;
let text: string;
let description: Description;

beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'haberdash-site-'));
  writeFileSync(join(siteDir, 'index.html'), '<!doctype html>');
  server = await startEmbeddedServer({
    siteDir,
    fill: ({ db }) => storeTestProducts(db, [{ product_id: 'AC1043', price: 4.25, available: 10 }]),
  });
  const { body } = await server.ask<Description>('GET', '/api/docs/json');
  description = body;
  text = JSON.stringify(body);
});
afterAll(async () => {
  await server.close();
  rmSync(siteDir, { recursive: true });
});

describe('the description of the storefront API', () => {
  it('follows every recommended Redocly rule, except for the search path', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // The storefront's specification requires `/search/`.
      rules: { 'no-path-trailing-slash': 'off' },
    });
    const problems = await lintFromString({ source: text, config });

    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual(
      [],
    );
  });

  it('describes calls only, and not the files of the site', () => {
    expect(Object.keys(description.paths).filter((path) => path.includes('*'))).toEqual([]);
  });

  it('names every call of the contract as client and server do', () => {
    const named = Object.entries(description.paths).flatMap(([url, calls]) =>
      Object.entries(calls).map(([method, { operationId }]) => [
        `${method.toUpperCase()} ${url.replace(/\{(\w+)\}/g, ':$1')}`,
        operationId,
      ]),
    );
    const names = new Map(named as [string, string][]);
    for (const [call, name] of names) {
      expect([call, name]).toEqual([call, expect.stringMatching(/^[a-z]+([A-Z]\w+)?$/)]);
    }

    expect(names.get('POST /api/store/orders')).toBe('placeOrder');
    expect(names.get('GET /search/')).toBe('searchProducts');
  });

  it('states who may make every call, and defines the named schemas', () => {
    const calls = Object.values(description.paths).flatMap((one) => Object.values(one));
    const keys = calls.flatMap(({ security }) => security.flatMap(Object.keys));

    expect(new Set(keys)).toEqual(new Set(['token', 'staffToken']));
    expect(Object.keys(description.components.schemas)).toEqual(
      expect.arrayContaining(['NewOrder', 'Problem', 'Product', 'CartLine', 'Order', 'User']),
    );
    expect(text).toContain('"$ref":"#/components/schemas/Problem"');
  });

  it('contains examples that the server would accept', () => {
    const shown = contractRoutes().flatMap(({ url, schema: { body } }) => {
      const { examples = [] } = (body ?? {}) as { examples?: object[] };
      return body ? examples.map((example) => ({ url, fits: Value.Check(body, example) })) : [];
    });

    expect(shown.length).toBeGreaterThanOrEqual(3);
    for (const { url, fits } of shown) expect([url, fits]).toEqual([url, true]);
  });
});

/** A program written from the API description alone. */
const CLIENT = `
import type { operations } from './generated';

type Body<Name extends keyof operations> = operations[Name] extends
  { requestBody: { content: { 'application/json': infer Sent } } } ? Sent : undefined;
type Query<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>;
type Answer<Name extends keyof operations> = operations[Name] extends
  { responses: { 200: { content: { 'application/json': infer Came } } } } ? Came : never;

const [address = '', email = '', password = ''] = process.argv.slice(2);
let token = '';

async function call<Name extends keyof operations>(
  method: string, path: string, query: Query<Name> | undefined, body?: Body<Name>,
): Promise<Answer<Name>> {
  const search = new URLSearchParams(query as Record<string, string>);
  const answer = await fetch(address + path + '?' + search, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: 'Bearer ' + token }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(path + ' ' + answer.status + ' ' + (await answer.text()));
  return (await answer.json()) as Answer<Name>;
}

async function main() {
  const signedIn = await call<'signIn'>('POST', '/api/login', undefined, { email, password });
  token = signedIn.token;
  const user_id = signedIn.userId;
  const { products } = await call<'searchProducts'>('GET', '/search/', { search_term: 'AC1043' });
  const [found] = products;
  if (found?.selling_price === undefined) throw new Error('no price');
  const { product_id, selling_price } = found;
  await call<'addToCart'>('POST', '/api/cart/add', { user_id }, { [product_id]: 2 });
  const { order_id } = await call<'placeOrder'>('POST', '/api/store/orders', undefined, {
    user_id, product_id: [product_id], order_qty: [2], price: [selling_price],
  });
  const { order } = await call<'showOrder'>('GET', '/api/order-history', { user_id, order_id });
  const words: string = order.status;
  console.log(JSON.stringify({ order_id, words, lines: order.lines.length }));
}
void main();
`;

describe('a client generated from the API description', () => {
  it('compiles in strict mode and places an order', async () => {
    const client = compileClient(text, CLIENT);
    expect(client.complaints).toBe('');

    const anna = await createCustomer(server.db, 'anna');
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { stdout, stderr } = await client.run(address, anna.email, PASSWORD);
    client.remove();

    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({ words: 'received', lines: 1 });
  });
});
