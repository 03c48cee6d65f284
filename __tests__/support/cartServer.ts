import type { CartLine } from '#contract/cart';

import { cartLine } from './buyerInBrowser';
import { errorResponse, type MockResponses, type MockRequest } from './mockFetch';

/** A server with one cart that accepts every request. */
export function cartServer(...lines: CartLine[]) {
  const cart = new Map(lines.map((line) => [line.id, line]));
  const answers: MockResponses = {
    'GET /api/cart': () => ({ products: [...cart.values()] }),
    'POST /api/add/item': ({ body }: MockRequest) => {
      const { id, item } = body as { id: string; item: number };
      const line = cart.get(id);
      if (!line) return errorResponse(404, { message: 'This line is no longer in the cart.' });
      const possible = Math.min(item, line.available);
      cart.set(id, { ...line, item: possible });
      const message = `Only ${possible} available; the quantity is now ${possible}.`;
      return { status: true, item: possible, ...(possible < item && { message }) };
    },
    'DELETE /api/cart/delete': ({ query }: MockRequest) =>
      cart.delete(query.get('id') ?? '')
        ? { status: true }
        : errorResponse(404, { message: 'This line is no longer in the cart.' }),
    'DELETE /api/cart-delete-all': () => {
      cart.clear();
      return { status: true };
    },
    'POST /api/cart/add': ({ body }: MockRequest) => {
      const counts = Object.entries(body as Record<string, number>);
      const known = new Map(lines.map((line) => [line.product_id, line]));
      for (const [product_id, item] of counts) {
        const line = known.get(product_id) ?? cartLine(product_id);
        cart.set(`again-${product_id}`, { ...line, id: `again-${product_id}`, item });
      }
      return {
        status: true,
        lines: counts.map(([code, item]) => ({ code, item, possible: item, outcome: 'added' })),
      };
    },
  };
  return { cart, answers };
}
