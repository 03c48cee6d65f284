import { orderActionsApi } from '../../src/api/orderActions';
import { productApi } from '../../src/api/product';
import { productOf } from '../support/product';
import { flushTasks, signedInStore } from '../support/signedInStore';

const { describeProduct } = productApi.endpoints;
const { placeOrder, cancelOrder } = orderActionsApi.endpoints;

const order = { user_id: 'c-1', product_id: 'A-1', order_qty: 1, price: 2.5, lang: '' } as const;

describe('the products on the screen', () => {
  it.each([
    ['is placed', placeOrder.initiate({ ...order, key: 'k' })],
    [
      'is cancelled',
      cancelOrder.initiate({ user_id: 'c-1', order_id: '1', to_cart: false, key: 'k' }),
    ],
  ])('are fetched again when an order %s', async (_what, change) => {
    const { store, calls } = await signedInStore({
      'GET /api/productDescription': { product: productOf('A-1'), related: [] },
      'POST /api/store/orders': { status: true, order_id: '1' },
      'POST /api/cancel-order': { status: true, message: 'Cancelled.' },
    });
    const shown = { product_id: 'A-1', country: 'CA', lang: '' } as const;
    void store.dispatch(describeProduct.initiate(shown));
    await flushTasks();
    expect(calls('GET /api/productDescription')).toHaveLength(1);

    void store.dispatch(change as ReturnType<typeof placeOrder.initiate>);
    await flushTasks();
    expect(calls('GET /api/productDescription')).toHaveLength(2);
  });
});
