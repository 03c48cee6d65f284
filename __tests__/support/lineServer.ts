import type { LinesReport, UsualQuantity } from '#contract/lines';
import type { RequestedLine } from '#contract/opticon';
import type { Order } from '#contract/orders';
import type { Product } from '#contract/product';
import { caseIndicator } from '#domain/barcodes';
import { MAX_ITEM, type Counting } from '#domain/quantity';

import { lineReporter } from '../../server/services/cart/reportLines';
import type { CodeReading } from '../../server/services/codes/resolveCodes';

import { cartLine } from './buyerInBrowser';
import type { MockResponses, MockRequest } from './mockFetch';

interface Shelf {
  products: readonly Product[];
  /** Barcode → product ids; each product is also known by its id. */
  codes?: Record<string, string[]>;
  /** Earlier orders, by number. */
  orders?: readonly Order[];
  /** Product id → ship packs in the cart. */
  cart?: Record<string, number>;
  /** Usual quantities of the customer, by product id; unknown for other products. */
  usual?: Record<string, UsualQuantity>;
}

/** A server that resolves and adds lines like ours, with a few products and one cart. */
export function lineServer({ products, codes = {}, orders = [], cart: held = {}, usual }: Shelf) {
  const usualOf = (id: string) => usual?.[id] ?? { least: 0, most: 0, unusual_from: MAX_ITEM + 1 };
  const byId = new Map(products.map((product) => [product.product_id, product]));
  const cart = new Map(Object.entries(held));
  const keys = new Map<string, LinesReport>();

  const readingOf = (code: string): CodeReading => ({
    productIds: codes[code] ?? (byId.has(code) ? [code] : []),
    isCase: caseIndicator(code) !== undefined && !byId.has(code),
    isRemembered: false,
  });
  const report = (
    requested: readonly RequestedLine[],
    isCheck: boolean,
    counting: Counting = 'packs',
  ): LinesReport => {
    const { report, totals } = lineReporter(
      {
        resolutions: new Map(requested.map(({ code }) => [code, readingOf(code)])),
        products: byId,
        inCart: new Map(cart),
      },
      { language: '', counting, isCheck, ...(usual && { usualOf }) },
    );
    const lines = requested.map(report);
    if (!isCheck) for (const [id, item] of totals) cart.set(id, item);
    return { status: lines.some(({ possible }) => possible > 0), lines };
  };
  /** The same idempotency key adds only once, for the lifetime of the server. */
  const once = ({ headers }: MockRequest, work: () => LinesReport): LinesReport => {
    const key = headers.get('Idempotency-Key') ?? '';
    const answer = keys.get(key) ?? work();
    if (key) keys.set(key, answer);
    return answer;
  };

  const answers: MockResponses = {
    'GET /api/features': { features: ['check', 'idempotency', 'rememberedCodes'] },
    'POST /api/opticon': (request: MockRequest) => {
      const {
        products: lines,
        check = false,
        counting,
      } = request.body as { products: RequestedLine[]; check?: boolean; counting?: Counting };
      return check
        ? report(lines, true, counting)
        : once(request, () => report(lines, false, counting));
    },
    'PUT /api/remembered-codes': { status: true },
    'POST /api/cart/add': (request: MockRequest) => {
      const counts = Object.entries(request.body as Record<string, number>);
      const lines = counts.map(([code, item]) => ({ code, item }));
      return once(request, () => report(lines, false));
    },
    'GET /api/order-history': ({ query }: MockRequest) => ({
      order: orders.find(({ order_id }) => order_id === query.get('order_id')),
    }),
    'POST /api/re-orders': (request: MockRequest) => {
      const { order_id, check = false } = request.body as { order_id: string; check?: boolean };
      const ordered = orders.find((order) => order.order_id === order_id)?.lines ?? [];
      const lines = ordered.map(({ product_id, order_qty }) => ({
        code: product_id,
        item: order_qty,
      }));
      const withComparison = (answer: LinesReport): LinesReport => ({
        ...answer,
        lines: answer.lines.map((line, index) => ({
          ...line,
          price_then: ordered[index]?.price,
          ship_pack_then: ordered[index]?.ship_pack,
        })),
      });
      return withComparison(
        check ? report(lines, true) : once(request, () => report(lines, false)),
      );
    },
    'GET /api/cart': () => ({
      products: [...cart].map(([id, item]) => cartLine(id, { item })),
    }),
    'POST /api/add/item': ({ body }: MockRequest) => {
      const { id, item } = body as { id: string; item: number };
      cart.set(id.replace('line-', ''), item);
      return { status: true, item };
    },
    'DELETE /api/cart/delete': ({ query }: MockRequest) => ({
      status: cart.delete((query.get('id') ?? '').replace('line-', '')),
    }),
    'DELETE /api/cart-delete-all': () => {
      cart.clear();
      return { status: true };
    },
    'GET /search/': ({ query }: MockRequest) => {
      const term = (query.get('search_term') ?? '').toLowerCase();
      const found = products.filter(({ product_id, name }) =>
        [product_id, name].some((text) => text.toLowerCase().includes(term)),
      );
      return { products: found, total: found.length, page: 1, page_size: 12 };
    },
  };
  return { answers, cart };
}
