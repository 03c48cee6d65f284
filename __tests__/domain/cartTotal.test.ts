import { lineCents, unitCents } from '../../domain/cartTotal';

const line = { price: 0, selling_price: 2.5, item: 3, ship_pack: 12 };

describe('9 Cart total: a line', () => {
  it.each([
    ['its own price, where it has one', { ...line, price: 1.99 }, 199],
    ['the list price, where its own is nothing', line, 250],
    ['the list price, where its own is missing', { ...line, price: undefined }, 250],
    ['nothing, where a visitor sees no price', { item: 1 }, 0],
  ])('costs for one unit %s', (_what, priced, cents) => {
    expect(unitCents(priced)).toBe(cents);
  });

  it('with quantity breaks costs the price of its packs, whatever price it came with', () => {
    const price_breaks = [{ packs: 6, price: 2 }];
    expect(unitCents({ ...line, price: 2.5, item: 6, price_breaks })).toBe(200);
    expect(unitCents({ ...line, price: 2, item: 5, price_breaks })).toBe(250);
  });

  it('costs its unit price by packs by units in a pack', () => {
    expect(lineCents(line)).toBe(250 * 3 * 12);
    expect(lineCents({ ...line, ship_pack: undefined })).toBe(250 * 3);
  });
});
