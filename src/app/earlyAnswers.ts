import type { Product } from '#contract/product';
import type { EarlyStart } from '#contract/renderedPage';
import { isOrderable } from '#domain/quantity';

import { CUSTOMER_ID_PLACEHOLDER, type EarlyAnswers } from '../api/early';
import { shownDay, stockReason } from '../features/product-card/stockReason';
import { formatsOf } from '../i18n/formats';
import { readStored } from '../store/persistence/webStorage';

/**
 * Runs in the head of a customer's page: makes the first calls before the application has loaded,
 * and writes prices and stock into the rows that were rendered without them.
 */
const { calls, locale, country, texts } = JSON.parse(
  document.getElementById('early')?.textContent ?? '{"calls":{}}',
) as EarlyStart;
const token = readStored('token');
const isSameCustomer = () => token === readStored('token');

const responses = new Map<string, Promise<Response>>();

/** Whether rows may be written: not once the application renders them. */
let isOpen = true;
const answers: EarlyAnswers = { token, products: {} };

function beginCalls() {
  const { user_value = '' } = JSON.parse(readStored('user')) as { user_value?: string };
  const headers = {
    Authorization: `Bearer ${token}`,
    'Accept-Language': document.documentElement.lang,
  };
  const begin = ([call, key]: readonly [call: string, key: string]) => {
    const { href } = new URL(
      call.replace(`=${CUSTOMER_ID_PLACEHOLDER}`, `=${encodeURIComponent(user_value)}`),
      location.href,
    );
    const response = fetch(href, { headers });
    responses.set(href, response);
    written.push(response.then((answer) => writeAnswer(key, answer)).catch(() => {}));
  };
  // That of the prices comes first; the others wait for the first paint, which each delays.
  const [first, ...others] = Object.entries(calls);
  if (first) begin(first);
  const beginOthers = () => {
    if (isOpen && isSameCustomer()) others.forEach(begin);
  };
  requestAnimationFrame(() => setTimeout(beginOthers));
}

/** Resolves once the whole page has arrived. */
const pageParsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('readystatechange', () => resolve(), { once: true });
  });

async function writeAnswer(key: string, response: Response) {
  if (!response.ok) return;
  const { products } = (await response.clone().json()) as { products?: unknown };
  if (!Array.isArray(products)) return;
  await pageParsed();
  const rows = [...document.querySelectorAll<HTMLElement>('[data-product]')];
  const isOfRows =
    rows.length === products.length &&
    rows.every((row, at) => row.dataset.product === (products[at] as Product).product_id.trim());
  if (!isOfRows || !isOpen || !isSameCustomer()) return;
  rows.forEach((row, at) => writeRow(row, products[at] as Product));
  document.querySelector('main section[aria-busy]')?.setAttribute('aria-busy', 'false');
  answers.products[key] = products as Product[];
}

function writeRow(row: HTMLElement, product: Product) {
  const format = formatsOf(locale, country);
  const { available, selling_price: list, selling_price_2: sale, retail_price: retail } = product;
  if (available === undefined || list === undefined || retail === undefined) return;
  const write = (place: string, text: string, is?: string) => {
    const element = row.querySelector<HTMLElement>(`[data-early=${place}]`);
    if (!element) return;
    element.textContent = text;
    if (is) element.dataset.is = is;
  };
  const reason = stockReason(product.class, available);
  const day = reason && shownDay(format, product.expected_on);
  const why = reason && (day ? texts.expected.replace('{day}', day) : texts[reason]);
  write('stock', why ?? format.number(available), why ? 'none' : 'some');
  write('was', sale ? format.price(list) : '');
  write('sale', sale ? texts.sale : '');
  write('price', format.price(sale || list), sale ? 'sale' : 'list');
  write('retail', format.price(retail));
  const box = row.querySelector<HTMLInputElement>('[data-quantity]');
  if (box) box.disabled = !isOrderable(product);
}

const written: Promise<void>[] = [];
try {
  if (token) beginCalls();
} catch {
  // Storage is not readable: the application makes the calls itself.
}

/**
 * How long the early responses are used, in milliseconds; by then, the screen has made its first
 * calls.
 */
const RESPONSES_MS = 5_000;

Object.assign(window.early ?? {}, {
  take: ({ method, url, headers }: Request) => {
    // Responses requested before a change may be stale.
    if (method !== 'GET') responses.clear();
    const response = responses.get(url);
    responses.delete(url);
    return headers.get('Authorization') === `Bearer ${token}` && isSameCustomer()
      ? response
      : undefined;
  },
  settle: async (milliseconds: number) => {
    await Promise.race([
      Promise.all(written),
      new Promise((resolve) => setTimeout(resolve, milliseconds)),
    ]);
    isOpen = false;
    setTimeout(() => responses.clear(), RESPONSES_MS);
    return answers;
  },
} satisfies Partial<Window['early']>);
