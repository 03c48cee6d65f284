import {
  packCents,
  previewOf,
  previewOfCode,
  previewOfOrdered,
  previewOfProduct,
} from '../../src/slices/previewItem';
import { cartLine, previewLine } from '../support/buyerInBrowser';
import { productOf, visitorProductOf } from '../support/product';

const priced = (value: number) => ({ regularPrice: { amount: { value } } });

describe('3 Cart preview: a line', () => {
  it('of the cart is shown with what one pack of it costs now', () => {
    expect(previewOf(cartLine(' A-1 ', { item: 4, name: 'Thread A-1', image: 'A-1.jpg' }))).toEqual(
      previewLine('A-1', 4),
    );
    expect(packCents(previewOf(cartLine('A-1', { price: 0, selling_price: 0.35 })))).toBe(420);
    expect(previewOf(cartLine('A-1', { available: 0 })).isOrderable).toBe(false);
  });

  it('of a product that is added is shown at its sale price, where it has one', () => {
    expect(
      previewOfProduct(productOf(' A-1 ', { name: 'Thread A-1', image: 'A-1.jpg' }), 4),
    ).toEqual(previewLine('A-1', 4));
    expect(packCents(previewOfProduct(productOf('A-1', { selling_price_2: 2 }), 1))).toBe(24_00);
  });

  it('with quantity breaks costs what a pack costs at its quantity', () => {
    const price_breaks = [{ packs: 10, price: 2 }];
    const line = previewOf(cartLine('A-1', { item: 12, price: 2, price_breaks }));
    expect(packCents(line)).toBe(24_00);
    expect(packCents({ ...line, quantity: 9 })).toBe(30_00);
    expect(packCents(previewOfProduct(productOf('A-1', { price_breaks }), 10))).toBe(24_00);
  });

  it('of a product without a price costs nothing, and cannot be ordered', () => {
    expect(previewOfProduct(visitorProductOf('A-1'), 1)).toEqual({
      ...previewLine('A-1', 1),
      price: priced(0),
      isOrderable: false,
    });
  });

  it('of an earlier order is shown at the price of then', () => {
    const ordered = { name: 'Thread A-1', image: 'A-1.jpg', order_qty: 4, ship_pack: 12 };

    expect(previewOfOrdered({ ...ordered, product_id: ' A-1 ', price: 2.5 })).toEqual(
      previewLine('A-1', 4),
    );
  });

  it('of a code alone is shown as that code', () => {
    expect(previewOfCode('A-1', 4)).toEqual({
      id: 'A-1',
      name: 'A-1',
      quantity: 4,
      thumbnail: { url: '' },
      price: priced(0),
      isOrderable: false,
    });
  });
});
