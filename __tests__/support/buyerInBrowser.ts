import type { User } from '#contract/account';
import type { CartLine } from '#contract/cart';

import type { PreviewItem } from '../../src/slices/previewItem';

/** A signed-in buyer as stored in the browser. */
export const buyer: User = {
  user_value: 'c-1',
  owner_name: 'Ada Quilter',
  email: 'ada@quilts.test',
  customer_code: 'Q-100',
  flag: 'active',
  cflag: 'CA',
  lang: '',
};

/** Stores the buyer's session in the browser's own storage entries. */
export function storeSession(user: Partial<User> = {}) {
  localStorage.setItem('token', 'token-of-the-test');
  localStorage.setItem('user', JSON.stringify({ ...buyer, ...user }));
}

/** A cart line: 12 units per pack at 2.50 each, 40 packs available. */
export const cartLine = (product_id: string, change: Partial<CartLine> = {}): CartLine => ({
  id: `line-${product_id}`,
  product_id,
  name: `Thread ${product_id}`,
  item: 1,
  available: 40,
  class: '',
  price: 2.5,
  selling_price: 2.5,
  selling_price_2: null,
  retail_price: 4.99,
  ship_pack: 12,
  image: `${product_id}.jpg`,
  barcodes: [],
  ...change,
});

/** The same line in the cart preview: a pack costs 30.00. */
export const previewLine = (id: string, quantity: number): PreviewItem => ({
  id,
  name: `Thread ${id}`,
  quantity,
  thumbnail: { url: `${id}.jpg` },
  price: { regularPrice: { amount: { value: 30 } } },
  isOrderable: true,
});
