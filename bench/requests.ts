import { hashToken, newToken } from '../server/crypto/tokens';
import { inTransaction, type Db } from '../server/db/client';
import { addCustomer } from '../server/db/customers';
import { addSession } from '../server/db/sessions';

import type { NextRequest } from './load';

/** A customer who is signed in. */
export interface Buyer {
  id: string;
  token: string;
}

/** Who asks when it is the turn of a client: one for each client, or many in turns. */
export type BuyerOf = (client: number, turn: number) => Buyer;

export const LISTING = '/api/cadProducts?category=SEW&name=Sewing%20Notions&page=1&pagination=25';
export const PAGE = '/products/Sewing%20Notions/Sewing%20Notions/SEW';

const WORDS =
  'red blue green yellow black white gold silver brush paint scissors thread zip felt canvas paper glue yarn button ribbon needle pencil marker clay'.split(
    ' ',
  );

/** So many customers of the shop who hold tokens. */
export async function welcome(db: Db, many: number): Promise<Buyer[]> {
  const buyers = Array.from({ length: many }, (_, at) => ({ id: `B${at}`, token: newToken() }));
  const at = new Date().toISOString();
  await inTransaction(db, async (tx) => {
    for (const { id, token } of buyers) {
      await addCustomer(tx, {
        id,
        customer_code: id,
        owner_name: id,
        email: `${id}@bench.test`,
        password_hash: '',
        status: 'active',
        country: 'CA',
        lang: '',
        created_at: at,
      });
      await addSession(tx, { tokenHash: hashToken(token), customerId: id, at });
    }
  });
  return buyers;
}

/** As a browser asks; visitors each time from another address. */
export const get =
  (path: string | ((client: number, turn: number) => string), buyerOf?: BuyerOf, accept = '*/*') =>
  (client: number, turn: number): string =>
    [
      `GET ${typeof path === 'string' ? path : path(client, turn)} HTTP/1.1`,
      'Host: 127.0.0.1',
      `Accept: ${accept}`,
      'Accept-Encoding: gzip, deflate, br',
      'Accept-Language: en-CA,en;q=0.9',
      `X-Forwarded-For: 10.${client}.${turn % 200}.1`,
      ...(buyerOf ? [`Authorization: Bearer ${buyerOf(client, turn).token}`] : []),
      '\r\n',
    ].join('\r\n');

/** Another body each time, once under a key of its own as the storefront sends it, where one is named. */
export function post(buyer: Buyer, path: string, body: object, key?: string): string {
  const text = JSON.stringify(body);
  return [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Accept-Encoding: gzip, deflate, br',
    `Authorization: Bearer ${buyer.token}`,
    'Content-Type: application/json',
    ...(key === undefined ? [] : [`Idempotency-Key: ${key}`]),
    `Content-Length: ${Buffer.byteLength(text)}`,
    `\r\n${text}`,
  ].join('\r\n');
}

/** Two words and a page of one of ten lengths: thousands of questions before one comes again. */
export const searching =
  (clients: number, buyerOf?: BuyerOf): NextRequest =>
  (client, turn) => {
    const at = turn * clients + client;
    const two = [
      WORDS[at % WORDS.length],
      WORDS[(at * 7 + Math.floor(at / WORDS.length)) % WORDS.length],
    ];
    const size = 20 + (Math.floor(at / WORDS.length ** 2) % 10);
    const path = `/search/?search_term=${two.join('%20')}&page_size=${size}`;
    return get(path, buyerOf)(client, turn);
  };
