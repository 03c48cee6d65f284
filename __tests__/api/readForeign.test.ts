import { readFacets, readFilters } from '../../src/api/readFilters';
import { readOrder, readOrderSummary } from '../../src/api/readOrders';
import { readReport } from '../../src/api/readReport';
import { readSession } from '../../src/api/readSession';

describe('an order', () => {
  const line = { product_id: 'A-1 ', order_qty: 2, price: 2.5 };

  it('is added up where the server leaves its sums out', () => {
    const order = readOrder({ order_id: 7, date: '2026-03-02', lines: [line, line] });

    expect(order).toMatchObject({ order_id: '7', units: 4, total: 10, status: 'received' });
    expect(order.lines[0]).toMatchObject({ product_id: 'A-1', name: 'A-1', line: 1, total: 5 });
    expect(order.lines[1]?.line).toBe(2);
  });

  it('keeps the sums that the server tells', () => {
    const order = readOrder({ order_id: '7', total: '9.50', units: 48, lines: [line] });
    expect(order).toMatchObject({ total: 9.5, units: 48 });
  });

  it('has no words that were not written', () => {
    const empty = { order_comment: '', po_reference: '', total: 0, lines: 0 };
    expect(readOrderSummary({ order_id: '7', order_comment: null })).toMatchObject(empty);
  });
});

describe('the report on lines', () => {
  const asked = [
    { code: 'A-1', item: 2 },
    { code: 'B-2', item: 1 },
  ];

  it('says of every line what the server says of all', () => {
    const { status, lines } = readReport({ status: true }, asked);
    expect(status).toBe(true);
    expect(lines.map(({ code, outcome, possible }) => [code, outcome, possible])).toEqual([
      ['A-1', 'added', 2],
      ['B-2', 'added', 1],
    ]);
    expect(readReport(null, asked).lines).toHaveLength(2);
    expect(readReport({ status: false }, asked).lines.map(({ possible }) => possible)).toEqual([
      0, 0,
    ]);
  });

  it('is the one that the server wrote where it wrote one', () => {
    expect(readReport({ status: true, lines: [] }, asked)).toEqual({ status: true, lines: [] });
  });
});

describe('what a category can be narrowed by', () => {
  it('may be named without being counted, and may say nothing of brands', () => {
    const { colors, type, brand } = readFilters({ colors: ['Red', '', null] as never });
    expect([colors, type, brand]).toEqual([[{ name: 'Red', count: undefined }], [], undefined]);
  });

  it('keeps value and count where they are told', () => {
    const facet = { name: 'Rouge', value: 'Red', count: 3 };
    expect(readFacets([facet])).toEqual([facet]);
    expect(readFacets({ Red: 3 })).toEqual([]);
  });
});

describe('a session', () => {
  const user = {
    user_value: '7',
    owner_name: 'Sam',
    email: 'sam@shop.test',
    customer_code: 'S-7',
    flag: 'active',
    cflag: 'US',
    lang: 'fr',
  };

  it('is read with the user as an entry of its own', () => {
    const answer = { status: true, token: 't', user, mongo_token: 'm', userId: 'u' };
    expect(readSession(answer, 'typed@shop.test')).toEqual({
      token: 't',
      user,
      mongoObj: { mongo_token: 'm', userId: 'u' },
    });
  });

  it('is read with the facts beside the token, and with the address that was typed', () => {
    const answer = { token: 't', user_id: 7, cflag: 'US', owner_name: 'Sam', lang: 'fr' };
    expect(readSession(answer, 'sam@shop.test')).toEqual({
      token: 't',
      user: {
        user_value: '7',
        owner_name: 'Sam',
        email: 'sam@shop.test',
        cflag: 'US',
        lang: 'fr',
      },
      mongoObj: {},
    });
  });

  it('is none without a token', () => {
    expect(() => readSession({ status: true, user }, 'sam@shop.test')).toThrow('no token');
  });
});
