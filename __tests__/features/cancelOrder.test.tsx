import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { cartServer } from '../support/cartServer';
import {
  errorResponse,
  unreachable,
  type MockResponses,
  type MockRequest,
} from '../support/mockFetch';
import { orderWithLines } from '../support/orders';
import { renderPage } from '../support/renderPage';

afterEach(() => {
  jest.useRealTimers();
});

const features = { 'GET /api/features': { features: ['cancel-order', 'idempotency'] } };
const open = { status: 'received', cancellable_seconds: 600 } as const;

/**
 * A server with one order that can be cancelled; a repeated idempotency key gets the same response.
 */
function orderServer() {
  const cart = cartServer();
  let order = orderWithLines('10001', open);
  const cancellations: MockRequest[] = [];
  const cancel = (request: MockRequest) => {
    cancellations.push(request);
    order = orderWithLines('10001', { status: 'cancelled' });
    const { to_cart } = request.body as { to_cart: boolean };
    return {
      status: true,
      message: 'Order 10001 is cancelled.',
      ...(to_cart && { lines: [] }),
    };
  };
  const answers: MockResponses = {
    ...cart.answers,
    ...features,
    'GET /api/order-history': () => ({ order }),
    'POST /api/cancel-order': cancel,
  };
  return {
    answers,
    cancellations,
    cancel,
    setOrder: (change: object) => (order = { ...order, ...change }),
  };
}

async function openOrder(at = '/orderdetails/10001') {
  const server = orderServer();
  const page = await renderPage({ at, answers: server.answers });
  return { ...page, ...server, person: userEvent.setup() };
}

const begin = () => screen.findByRole('button', { name: 'Cancel the order' });
const button = (name: string) => screen.getByRole('button', { name });

describe('an order that can be cancelled', () => {
  it.each(['/orderdetails/10001', '/order-confirm?order_id=10001'])(
    'shows the time left, at %s',
    async (at) => {
      await openOrder(at);
      await begin();

      expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
    },
  );

  it('is cancelled in two steps, and its lines return to the cart if the buyer wants them', async () => {
    const { person, cancellations } = await openOrder();
    await person.click(await begin());
    expect(button('Cancel, and put the lines back in the cart')).toHaveFocus();
    await person.click(button('Cancel, and put the lines back in the cart'));

    const outcome = await screen.findByRole('heading', { name: 'Order 10001 is cancelled.' });
    expect(outcome).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(cancellations.map(({ body }) => body)).toEqual([
      { user_id: 'c-1', order_id: '10001', lang: '', to_cart: true },
    ]);
  });

  it('is cancelled without returning its lines to the cart', async () => {
    const { person, cancellations } = await openOrder('/order-confirm?order_id=10001');
    await person.click(await begin());
    await person.click(button('Cancel, and leave the cart as it is'));

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Order 10001 is cancelled' }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to cart' })).not.toBeInTheDocument();
    expect(cancellations[0]?.body).toMatchObject({ to_cart: false });
  });

  it('is kept if the buyer changes their mind', async () => {
    const { person, cancellations } = await openOrder();
    await person.click(await begin());
    await person.click(button('Keep the order'));

    expect(await begin()).toHaveFocus();
    expect(cancellations).toEqual([]);
  });

  it('is cancelled only once by a double click', async () => {
    const { person, cancellations } = await openOrder();
    await person.click(await begin());
    await person.dblClick(button('Cancel, and leave the cart as it is'));

    await screen.findByRole('heading', { name: 'Order 10001 is cancelled.' });
    expect(cancellations).toHaveLength(1);
  });

  it('is cancelled with the same idempotency key again if no response came', async () => {
    const { person, answers, cancellations, cancel } = await openOrder();
    answers['POST /api/cancel-order'] = (request: MockRequest) => {
      cancellations.push(request);
      return unreachable();
    };
    await person.click(await begin());
    await person.click(button('Cancel, and leave the cart as it is'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('we do not know yet'));

    answers['POST /api/cancel-order'] = cancel;
    await person.click(button('Cancel, and leave the cart as it is'));
    await screen.findByRole('heading', { name: 'Order 10001 is cancelled.' });
    const keys = cancellations.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toBeTruthy();
  });

  it('shows the reason if it is too late', async () => {
    const { person, answers } = await openOrder();
    answers['POST /api/cancel-order'] = errorResponse(409, {
      message: 'It is with the warehouse.',
    });
    await person.click(await begin());
    await person.click(button('Cancel, and leave the cart as it is'));

    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('It is with the warehouse.'),
    );
  });
});

describe('the time for cancelling an order', () => {
  it('is announced once when a minute is left, and expires by itself', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setTimeout', 'setImmediate'] });
    const { setOrder } = await openOrder();
    await begin();
    const panel = within(screen.getByRole('region', { name: 'Cancel the order' }));
    expect(panel.getByRole('status')).toBeEmptyDOMElement();

    await act(async () => void jest.advanceTimersByTime(545_000));
    expect(screen.getByRole('timer')).toHaveTextContent(/^0:5\d$/);
    expect(panel.getByRole('status')).toHaveTextContent('one more minute');

    setOrder({ status: 'released', cancellable_seconds: undefined });
    await act(async () => void jest.advanceTimersByTime(60_000));
    expect(await screen.findByText('Processed')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(await screen.findByText('Order 10001 is with the warehouse now.')).toBeVisible();
  });

  it('is not shown if the server does not send it', async () => {
    const order = orderWithLines('7', { status: 'received' });
    await renderPage({
      at: '/orderdetails/7',
      answers: { ...features, 'GET /api/order-history': { order } },
    });

    expect(await screen.findByText('Received')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});
