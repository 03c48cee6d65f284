import { screen } from '@testing-library/react';

import { errorResponse, type MockResponses } from '../support/mockFetch';
import { renderPage } from '../support/renderPage';

/** A server without any data: the screens show that, and do not redirect. */
const knowsNothing: MockResponses = new Proxy(
  {},
  {
    has: () => true,
    get: () => () => errorResponse(404, { message: 'Nothing is known of this.' }),
  },
);

/** Where a visitor and a buyer who open an address end up. */
const KINDS = {
  public: { visitor: 'stays', buyer: 'stays' },
  'login-protected': { visitor: '/login', buyer: 'stays' },
  'guest-only': { visitor: 'stays', buyer: '/' },
} as const;

/** Every address of specification 2.1; where that does not state the access, decisions 2 does. */
const ROUTES: readonly [section: string, address: string, kind: keyof typeof KINDS][] = [
  ['2.1', '/', 'public'],
  ['2.1', '/login', 'guest-only'],
  ['2.1', '/register', 'guest-only'],
  ['2.1', '/success-page', 'guest-only'],
  ['2.1', '/reset-password', 'guest-only'],
  ['2.1', '/account-registration', 'guest-only'],
  ['2.1', '/welcome', 'guest-only'],
  ['decisions 2', '/welcome-mobile', 'guest-only'],
  ['decisions 2', '/forget-password', 'guest-only'],
  ['decisions 2', '/password', 'guest-only'],
  ['2.1', '/products', 'public'],
  ['2.1', '/products/Thread/Thread/SEW%20THR', 'public'],
  ['2.1', '/products/Thread/Thread/SEW%20THR/F', 'public'],
  ['2.1', '/dispay-products/SEW', 'public'],
  ['2.1', '/search-page/red%20thread/1', 'public'],
  ['2.1', '/category-page/Sewing', 'public'],
  ['2.1', '/description/GT-1/CA', 'public'],
  ['decisions 2', '/favorite', 'login-protected'],
  ['2.1', '/favourite-view', 'login-protected'],
  ['2.1', '/product-groups/7', 'public'],
  ['2.1', '/cart', 'login-protected'],
  ['decisions 2', '/order-confirm', 'login-protected'],
  ['2.1', '/profile', 'login-protected'],
  ['2.1', '/profile/password', 'login-protected'],
  ['decisions 2', '/pdata', 'login-protected'],
  ['decisions 2', '/order', 'login-protected'],
  ['decisions 2', '/pform', 'login-protected'],
  ['decisions 2', '/orderdetails/1042', 'login-protected'],
  ['decisions 2', '/about-us', 'public'],
  ['decisions 2', '/catalogues', 'public'],
  ['decisions 2', '/newsletter', 'public'],
  ['decisions 2', '/customer-support', 'public'],
  ['decisions 2', '/free-patterns', 'public'],
  ['decisions 2', '/free-cards', 'public'],
  ['decisions 2', '/opticon', 'login-protected'],
  ['decisions 2', '/print-order?order_id=1042', 'login-protected'],
  ['decisions 2', '/quick-order', 'login-protected'],
  ['ours', '/privacy', 'public'],
];

const who = { visitor: false, buyer: true } as const;
const walks = ROUTES.flatMap(([section, address, kind]) =>
  (['visitor', 'buyer'] as const).map((person) => ({
    person,
    address,
    signedIn: who[person],
    landing: KINDS[kind][person] === 'stays' ? address : KINDS[kind][person],
    name: `${section} ${address} is ${kind}: a ${person} ${
      KINDS[kind][person] === 'stays' ? 'stays' : `is led to ${KINDS[kind][person]}`
    }`,
  })),
);

describe('the route table', () => {
  it.each(walks)('$name', async ({ address, signedIn, landing }) => {
    const { container } = await renderPage({ at: address, signedIn, answers: knowsNothing });

    await screen.findAllByText(/\S/);
    expect(container).not.toHaveTextContent('Unexpected Application Error!');
    // A screen with several lists appends the open one to its address.
    const search = location.search.replace(/[?&]list=[\w-]+$/, '');
    expect(location.pathname + search).toBe(landing);
  });

  it('2.1 leads a visitor who was sent to sign in back to the requested page', async () => {
    await renderPage({
      at: '/login',
      state: { from: '/order?page=2' },
      answers: knowsNothing,
    });

    await screen.findAllByText(/\S/);
    expect(location.pathname + location.search).toBe('/order?page=2');
  });

  it.each(['/unknown', '/cart/more', '/profile/name', '/orderdetails'])(
    '8 %s is unknown: the page reads Unexpected Application Error!',
    async (at) => {
      await renderPage({ at, signedIn: true, answers: knowsNothing });

      expect(await screen.findByText('Unexpected Application Error!')).toBeInTheDocument();
    },
  );
});
