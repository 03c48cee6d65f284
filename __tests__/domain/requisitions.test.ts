import { chargedCents, exceededLimit, isRequisitionId, keptCents } from '../../domain/requisitions';

describe('the number of an order that waits for approval', () => {
  it('begins with R, unlike that of an order', () => {
    expect(isRequisitionId('R12')).toBe(true);
    for (const id of ['12', 'R', 'R1x', 'AR1']) expect(isRequisitionId(id)).toBe(false);
  });
});

describe('an order', () => {
  it('exceeds the limit of an order from the first cent above it', () => {
    const limits = { orderCents: 100, monthCents: null };
    expect(exceededLimit(limits, 100, 1_000)).toBeUndefined();
    expect(exceededLimit(limits, 101, 0)).toBe('order_limit');
  });

  it('exceeds the limit of the month together with what was ordered before', () => {
    const limits = { orderCents: null, monthCents: 100 };
    expect(exceededLimit(limits, 60, 40)).toBeUndefined();
    expect(exceededLimit(limits, 60, 41)).toBe('month_limit');
  });

  it('exceeds that of the order if it exceeds both, and none without limits', () => {
    expect(exceededLimit({ orderCents: 100, monthCents: 100 }, 101, 0)).toBe('order_limit');
    expect(exceededLimit({ orderCents: null, monthCents: null }, 1_000_000, 0)).toBeUndefined();
  });
});

describe('the price that is kept', () => {
  const submitted = { packs: 10, unitCents: 80, singleCents: 100 };

  it('is that of the packs that were sent, and for fewer packs that of one', () => {
    expect(keptCents(submitted, 10)).toBe(80);
    expect(keptCents(submitted, 11)).toBe(80);
    expect(keptCents(submitted, 9)).toBe(100);
  });

  it('is charged unless that of today is lower', () => {
    const line = { packs: 10, price: 0.8, single_price: 1 };
    expect(chargedCents({ ...line, now: { selling_price: 0.9 } }, 10)).toBe(80);
    expect(chargedCents({ ...line, now: { selling_price: 0.7 } }, 10)).toBe(70);
    expect(chargedCents({ ...line, now: { selling_price: 0.9 } }, 9)).toBe(90);
  });

  it('is charged for what is no longer sold, and that of today where no price is kept', () => {
    expect(chargedCents({ packs: 10, price: 0.8, single_price: 1 }, 10)).toBe(80);
    expect(chargedCents({ packs: 10, price: 0.8, now: { selling_price: 0.9 } }, 10)).toBe(90);
  });
});
