import { hashToken, newToken } from '../server/crypto/tokens';
import { inTransaction, type Db } from '../server/db/client';
import { addCustomer } from '../server/db/customers';
import { addSession } from '../server/db/sessions';

import type { NextRequest } from './load';

/** A signed-in customer. */
export interface Buyer {
  id: string;
  token: string;
}

/** Returns the buyer for a client's next request: always the same one, or many in turn. */
export type BuyerOf = (client: number, turn: number) => Buyer;

export const LISTING = '/api/cadProducts?category=SEW&name=Sewing%20Notions&page=1&pagination=25';
export const PAGE = '/products/Sewing%20Notions/Sewing%20Notions/SEW';

const WORDS =
  'red blue green yellow black white gold silver brush paint scissors thread zip felt canvas paper glue yarn button ribbon needle pencil marker clay'.split(
    ' ',
  );

/** Adds customers with session tokens. */
export async function addBuyers(db: Db, count: number): Promise<Buyer[]> {
  const buyers = Array.from({ length: count }, (_, at) => ({ id: `B${at}`, token: newToken() }));
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
      await addSession(tx, { tokenHash: hashToken(token), userId: id, at });
    }
  });
  return buyers;
}

/** Builds a GET request like a browser's; the client address differs from turn to turn. */
export const buildGet =
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

/** Builds a POST request, with an idempotency key as the storefront sends it, if one is given. */
export function buildPost(buyer: Buyer, path: string, body: object, key?: string): string {
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

/**
 * Searches for two words with one of ten page sizes: thousands of different queries before one
 * repeats.
 */
export const searchRequests =
  (clients: number, buyerOf?: BuyerOf): NextRequest =>
  (client, turn) => {
    const at = turn * clients + client;
    const two = [
      WORDS[at % WORDS.length],
      WORDS[(at * 7 + Math.floor(at / WORDS.length)) % WORDS.length],
    ];
    const size = 20 + (Math.floor(at / WORDS.length ** 2) % 10);
    const path = `/search/?search_term=${two.join('%20')}&page_size=${size}`;
    return buildGet(path, buyerOf)(client, turn);
  };
