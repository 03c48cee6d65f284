import type { TestCustomer } from './shop';

/** Adds packs to the cart and orders them with idempotency keys, as the browser does. */
export async function placeOrder(
  address: string,
  { id, token }: TestCustomer,
  key: string,
  price = 2.5,
): Promise<string> {
  const post = (path: string, body: unknown) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
  const added = await post(`/api/cart/add?user_id=${id}`, { NEEDLE: 3 });
  if (added.status !== 200) throw new Error(`The cart: ${added.status} ${await added.text()}`);
  const lines = { product_id: ['NEEDLE'], order_qty: [3], price: [price] };
  const response = await post('/api/store/orders', { user_id: id, ...lines });
  if (response.status !== 200)
    throw new Error(`The order: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { order_id: string }).order_id;
}
