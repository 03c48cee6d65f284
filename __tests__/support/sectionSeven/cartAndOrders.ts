import { findOnShelf, shelf } from './shelf';

interface Line {
  product_id: string;
  item: number;
}

interface PlacedOrder {
  order_id: string;
  date: string;
  order_comment: string;
  lines: (Line & { order_qty: number; price: number })[];
}

/** Body of the specification's `/store/orders`. */
export interface OrderBody {
  product_id: string | string[];
  order_qty: number | number[];
  price: number | number[];
  order_comment?: string;
}

const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/**
 * Favourites, cart and orders of the only customer, as changed by the specification's endpoints.
 */
export function makeAccount() {
  let favourites: string[] = [];
  let cart: Line[] = [];
  const orders: PlacedOrder[] = [];

  const add = (product_id: string, item: number) => {
    const id = product_id.trim();
    const line = cart.find((other) => other.product_id === id);
    if (line) line.item += item;
    else if (findOnShelf(id)) cart.push({ product_id: id, item });
  };
  const order = (order_id: string) => orders.find((other) => other.order_id === order_id);

  return {
    favourites: () => shelf.filter(({ product_id }) => favourites.includes(product_id.trim())),
    addFavourite: (id: string) => {
      favourites = [...new Set([...favourites, id])];
    },
    deleteFavourite: (id: string) => {
      favourites = favourites.filter((other) => other !== id);
    },
    cart: () =>
      cart.map(({ product_id, item }) => {
        const {
          available,
          class: flag,
          selling_price,
          selling_price_2,
          ship_pac,
        } = findOnShelf(product_id)!;
        const price = selling_price_2 ?? selling_price;
        return {
          id: `line-${product_id}`,
          product_id,
          item,
          available,
          class: flag,
          price,
          selling_price,
          ship_pack: ship_pac,
        };
      }),
    add,
    setItem: (id: string, item: number) => {
      for (const line of cart) if (`line-${line.product_id}` === id) line.item = item;
    },
    deleteLine: (id: string) => {
      cart = cart.filter(({ product_id }) => `line-${product_id}` !== id);
    },
    emptyCart: () => {
      cart = [];
    },
    place: (body: OrderBody) => {
      const ids = list(body.product_id);
      const prices = list(body.price);
      const quantities = list(body.order_qty);
      orders.unshift({
        order_id: String(9001 + orders.length),
        date: '2026-03-02T15:00:00Z',
        order_comment: body.order_comment ?? '',
        lines: ids.map((product_id, at) => ({
          product_id,
          item: quantities[at]!,
          order_qty: quantities[at]!,
          price: prices[at]!,
        })),
      });
      cart = cart.filter(({ product_id }) => !ids.includes(product_id));
    },
    reOrder: (order_id: string) => {
      for (const { product_id, order_qty } of order(order_id)?.lines ?? []) {
        add(product_id, order_qty);
      }
    },
    orders: () => orders.map(({ order_id, date }) => ({ order_id, date })),
    order: (order_id: string) => {
      const found = order(order_id);
      return (
        found && {
          ...found,
          lines: found.lines.map(({ product_id, order_qty, price }) => ({
            product_id,
            order_qty,
            ship_pack: findOnShelf(product_id)?.ship_pac,
            price,
          })),
        }
      );
    },
  };
}

export type Account = ReturnType<typeof makeAccount>;
