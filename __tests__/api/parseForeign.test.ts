import { asList, asNumber, asText } from '../../src/api/lenientFields';
import { parseCart } from '../../src/api/parseCart';
import { parseFacets, parseFilters } from '../../src/api/parseFilters';
import { parseOrder, parseOrderSummary } from '../../src/api/parseOrders';
import { parseReport } from '../../src/api/parseReport';
import { parseSession } from '../../src/api/parseSession';

describe('a value in a response', () => {
  it('is read as a number if it is one, even if written as text', () => {
    expect([2.5, '2.50', ' 7 ', 0].map((value) => asNumber(value))).toEqual([2.5, 2.5, 7, 0]);
    const others = ['', ' ', 'seven', null, undefined, true, [], Infinity, 'Infinity'];
    expect(others.map((value) => asNumber(value, 1))).toEqual(others.map(() => 1));
  });

  it('is read as text if it is text or a number', () => {
    expect(['A', '', 7, 0].map((value) => asText(value, 'else'))).toEqual(['A', '', '7', '0']);
    expect([null, undefined, true, {}].map((value) => asText(value, 'else'))).toEqual(
      Array(4).fill('else'),
    );
  });

  it('is read as a list, keeping only the objects', () => {
    expect(asList([{ a: 1 }, null, 'a', 7, { b: 2 }])).toEqual([{ a: 1 }, { b: 2 }]);
    expect(asList({ a: 1 })).toEqual([]);
  });
});

describe('the cart lines in a response', () => {
  it('are read unchanged if they are complete', () => {
    const line = {
      id: 'l-1',
      product_id: 'A-1',
      name: 'Thread',
      item: 4,
      available: 40,
      class: 'Y',
      price: 1.99,
      selling_price: 2.5,
      selling_price_2: 1.99,
      retail_price: 4.99,
      ship_pack: 12,
      image: 'own.png',
      barcodes: ['73513537'],
      usual: { least: 1, most: 2, unusual_from: 20 },
    };

    expect(parseCart({ products: [line] })).toEqual([line]);
  });

  it('get defaults for missing fields', () => {
    const served = { product_id: ' A-1 ', selling_price: '2.50', barcodes: [73513537] };

    expect(parseCart({ products: [served] as never })).toEqual([
      {
        id: 'A-1',
        product_id: 'A-1',
        name: 'A-1',
        item: 1,
        available: 0,
        class: '',
        price: 2.5,
        selling_price: 2.5,
        selling_price_2: null,
        retail_price: 0,
        ship_pack: 1,
        image: 'A-1.jpg',
        barcodes: ['73513537'],
      },
    ]);
    expect(parseCart({ products: [{ product_id: 'A-1' }] as never })[0]?.barcodes).toEqual([]);
  });

  it('are empty if there is no cart', () => {
    expect([parseCart(null), parseCart({})]).toEqual([[], []]);
  });
});

describe('an order', () => {
  const served = {
    order_id: '7',
    date: '2026-03-02',
    status: 'released',
    order_comment: 'Ring twice',
    po_reference: 'PO 7',
    units: 24,
    total: 59.9,
  };

  it('is read unchanged if it is complete', () => {
    const whole = {
      line: 5,
      product_id: 'A-1',
      name: 'Thread',
      image: 'own.png',
      barcodes: ['73513537'],
      order_qty: 2,
      ship_pack: 12,
      price: 2.5,
      total: 59.9,
    };
    const order = { ...served, lines: [whole], cancellable_seconds: 9 };

    expect(parseOrder(order)).toEqual(order);
    expect(parseOrderSummary({ ...served, lines: 1 })).toEqual({ ...served, lines: 1 });
  });

  it('gets defaults for missing fields', () => {
    const bare = {
      order_id: '',
      date: '',
      status: 'received',
      order_comment: '',
      po_reference: '',
    };

    expect(parseOrder({ cancellable_seconds: 'soon' })).toEqual({
      ...bare,
      units: 0,
      total: 0,
      lines: [],
    });
    expect(parseOrderSummary({})).toEqual({ ...bare, units: 0, total: 0, lines: 0 });
    expect(parseOrder({ lines: [{}] }).lines).toEqual([
      {
        line: 1,
        product_id: '',
        name: '',
        image: '.jpg',
        barcodes: [],
        order_qty: 1,
        ship_pack: 1,
        price: 0,
        total: 0,
      },
    ]);
  });

  it.each([
    ['released', 'released'],
    ['cancelled', 'cancelled'],
    ['received', 'received'],
    ['on its way', 'received'],
  ])('with the status %s is read as %s', (status, read) => {
    expect(parseOrder({ status }).status).toBe(read);
  });

  const line = { product_id: 'A-1 ', order_qty: 2, price: 2.5 };

  it('is totalled here if the server sends no totals', () => {
    const order = parseOrder({ order_id: 7, date: '2026-03-02', lines: [line, line] });

    expect(order).toMatchObject({ order_id: '7', units: 4, total: 10, status: 'received' });
    expect(order.lines[0]).toMatchObject({ product_id: 'A-1', name: 'A-1', line: 1, total: 5 });
    expect(order.lines[1]?.line).toBe(2);
  });

  it('multiplies quantities by the ship pack', () => {
    const order = parseOrder({ lines: [{ ...line, ship_pack: 12 }, line] });

    expect(order).toMatchObject({ units: 26, total: 65 });
  });

  it('keeps the totals sent by the server', () => {
    const order = parseOrder({ order_id: '7', total: '9.50', units: 48, lines: [line] });
    expect(order).toMatchObject({ total: 9.5, units: 48 });
  });

  it('has an empty comment and reference if the server sends none', () => {
    const empty = { order_comment: '', po_reference: '', total: 0, lines: 0 };
    expect(parseOrderSummary({ order_id: '7', order_comment: null })).toMatchObject(empty);
  });
});

describe('a line report', () => {
  const requested = [
    { code: 'A-1', item: 2 },
    { code: 'B-2', item: 1 },
  ];

  it('applies the overall status to every line if it has no list of lines', () => {
    const { status, lines } = parseReport({ status: true }, requested);
    expect(status).toBe(true);
    expect(lines.map(({ code, outcome, possible }) => [code, outcome, possible])).toEqual([
      ['A-1', 'added', 2],
      ['B-2', 'added', 1],
    ]);
    expect(parseReport(null, requested).lines).toHaveLength(2);
    expect(parseReport({ status: false }, requested).lines.map(({ possible }) => possible)).toEqual(
      [0, 0],
    );
  });

  it('is kept as sent if it has a list of lines', () => {
    expect(parseReport({ status: true, lines: [] }, requested)).toEqual({
      status: true,
      lines: [],
    });
  });
});

describe('the filters of a category', () => {
  it('may have no counts and no brands', () => {
    const { colors, type, brand } = parseFilters({ colors: ['Red', '', null] as never });
    expect([colors, type, brand]).toEqual([[{ name: 'Red', count: undefined }], [], undefined]);
  });

  it('keep the value and count if they are sent', () => {
    const facet = { name: 'Rouge', value: 'Red', count: 3 };
    expect(parseFacets([facet])).toEqual([facet]);
    expect(parseFacets({ Red: 3 })).toEqual([]);
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

  it('is read from a response with a separate user object', () => {
    const answer = { status: true, token: 't', user, mongo_token: 'm', userId: 'u' };
    expect(parseSession(answer, 'typed@shop.test')).toEqual({
      token: 't',
      user,
      mongoObj: { mongo_token: 'm', userId: 'u' },
    });
  });

  it('is read from a response with the user’s fields beside the token, using the typed email address', () => {
    const answer = { token: 't', user_id: 7, cflag: 'US', owner_name: 'Sam', lang: 'fr' };
    expect(parseSession(answer, 'sam@shop.test')).toEqual({
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

  it('is rejected without a token', () => {
    expect(() => parseSession({ status: true, user }, 'sam@shop.test')).toThrow('no token');
  });
});
